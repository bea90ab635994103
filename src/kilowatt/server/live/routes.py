"""The socket, and chat over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, WebSocket
from fastapi.responses import Response
from msgspec import Meta

from kilowatt.engine.value import Value
from kilowatt.server.caller import COOKIE, CallerDep, token_of
from kilowatt.server.limits import address_of
from kilowatt.server.live.protocol import ChatLine
from kilowatt.server.live.socket import Connection
from kilowatt.server.lobby.routes import MatchId
from kilowatt.server.parts import Parts, parts_of
from kilowatt.server.problems import Problem
from kilowatt.server.wire import answer, body, gives, takes

router = APIRouter(prefix="/api/matches/{match}", tags=["live"])
POLICY = 1008


class NewLine(Value, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None


class ChatLines(Value, frozen=True):
    lines: tuple[ChatLine, ...]


@router.get("/chat", responses=gives(ChatLines))
async def read_chat(
    match: MatchId, caller: CallerDep, after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> Response:
    """The lines after a number, the newest 200 at most."""
    parts = caller.parts
    table = await parts.matches.tables.fresh(match)
    parts.matches.view_of(table, await caller.maybe())
    return answer(ChatLines(await parts.chat.lines(match, after)))


@router.post("/chat", openapi_extra=takes(NewLine), responses=gives(ChatLine, 201), status_code=201)
async def write_chat(match: MatchId, request: Request, caller: CallerDep) -> Response:
    """Say something at one's table."""
    wish = await body(request, NewLine)
    return answer(await caller.parts.chat.say(match, await caller.must(), wish.text, wish.seat), 201)


@router.websocket("/socket")
async def socket(socket: WebSocket, match: str) -> None:
    """The live connection (docs/server.md): `hello` first, then whatever one has to say."""
    parts = parts_of(socket.app)
    if not may_connect(socket, parts):
        await socket.close(POLICY)
        return
    token, _ = token_of(socket.headers.get("authorization"), socket.cookies.get(COOKIE))
    session = None if token is None else await parts.accounts.session_of(token)
    await socket.accept()
    address = address_of(socket.client)
    parts.sockets[address] = parts.sockets.get(address, 0) + 1
    try:
        await Connection(socket, parts, match[:40], session).run()
    finally:
        parts.sockets[address] -= 1
        if not parts.sockets[address]:
            del parts.sockets[address]


def may_connect(socket: WebSocket, parts: Parts) -> bool:
    """Our own page, or a program that names no origin; not too often, and not too many at once."""
    origin = socket.headers.get("origin")
    if origin is not None and not parts.origins.is_ours(origin, socket.headers.get("host", "")):
        return False
    address = address_of(socket.client)
    try:
        parts.requests.check(address)
    except Problem:
        return False
    return parts.sockets.get(address, 0) < parts.settings.sockets_per_address and parts.is_ready
