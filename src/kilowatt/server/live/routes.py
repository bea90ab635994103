"""The socket, and chat over HTTP."""

from collections.abc import Callable

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketState

from kilowatt.engine.value import Value
from kilowatt.server.accounts.models import Session
from kilowatt.server.http.caller import Caller, read_token
from kilowatt.server.http.cookies import read_cookie
from kilowatt.server.http.responses import problem_response
from kilowatt.server.http.routing import Routes
from kilowatt.server.limits import address_of
from kilowatt.server.live.protocol import ChatLine, NewChatLine
from kilowatt.server.live.socket import ClientConnection
from kilowatt.server.matches.seats import viewing_seat
from kilowatt.server.problems import Code, Problem
from kilowatt.server.services import Services, services_of
from kilowatt.server.transport.websocket import GONE
from kilowatt.server.unexpected_errors import problem_of
from kilowatt.server.wire_types import MatchId, MatchIdParam, NumberParam

routes = Routes("/api/matches/{match}", tag="live")


class ChatLines(Value, frozen=True):
    lines: tuple[ChatLine, ...]


@routes.get("/chat")
async def read_chat(match: MatchIdParam, caller: Caller, after: NumberParam = 0) -> ChatLines:
    """The lines after a number, the newest 200 at most."""
    services = caller.services
    table = await services.matches.fresh(match)
    viewing_seat(table, await caller.find_session())
    return ChatLines(await services.chat.lines(match, after))


@routes.post("/chat", status=201)
async def write_chat(match: MatchIdParam, body: NewChatLine, caller: Caller) -> ChatLine:
    """Write a line of chat."""
    return await caller.services.chat.say(match, await caller.require_session(), body.text, body.seat)


async def connect(socket: WebSocket) -> None:
    """The live connection (docs/server.md)."""
    services = services_of(socket.app)
    release = None
    try:
        check_may_connect(socket, services)
        release = count_socket(socket, services)
        session = await find_session(socket, services)
        await socket.accept()
        await ClientConnection(socket, services, MatchId(socket.path_params["match"][:40]), session).run()
    except Exception as error:
        problem = problem_of(error, services.metrics)
        if socket.application_state is WebSocketState.CONNECTING:
            await socket.send_denial_response(problem_response(problem, "-"))
    finally:
        if release is not None:
            release()


async def find_session(socket: WebSocket, services: Services) -> Session | None:
    cookie = read_cookie(socket.cookies, services.settings.cookies_are_secure)
    token, _ = read_token(socket.headers.get("authorization"), cookie.token)
    return None if token is None else await services.accounts.session_of(token)


def check_may_connect(socket: WebSocket, services: Services) -> None:
    """Our own page, or a program without an origin, within the limits of its address."""
    origin = socket.headers.get("origin")
    if origin is not None and not services.origins.is_ours(origin, socket.headers.get("host", "")):
        raise Problem(Code.CROSS_SITE)
    if not services.is_ready:
        raise Problem(Code.UNAVAILABLE)
    address = address_of(socket.client)
    services.requests.check(address)
    if services.sockets.get(address, 0) >= services.settings.sockets_per_address:
        raise Problem(Code.TOO_MANY, most=services.settings.sockets_per_address)


def count_socket(socket: WebSocket, services: Services) -> Callable[[], None] | None:
    """Count a socket until its descriptor is free; returns the end of the count if the server cannot tell when."""
    address = address_of(socket.client)
    services.sockets[address] = services.sockets.get(address, 0) + 1

    def release() -> None:
        services.sockets[address] -= 1
        if not services.sockets[address]:
            del services.sockets[address]

    extension = socket.scope.get("extensions", {}).get(GONE)
    if extension is None:
        return release
    extension["register"](release)
    return None


socket_route = WebSocketRoute(f"{routes.prefix}/socket", connect)
