"""Sessions and accounts over HTTP."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from kilowatt.server.accounts.models import Credentials, NewSession, PasswordChange, Session, SessionView
from kilowatt.server.accounts.service import name_key
from kilowatt.server.caller import Caller, CallerDep
from kilowatt.server.wire import answer, body, gives, gives_nothing, nothing, takes

router = APIRouter(prefix="/api", tags=["accounts"])


@router.get("/session", responses=gives(SessionView))
async def who_am_i(caller: CallerDep) -> Response:
    """Who one is; `account` is None without one."""
    session = await caller.maybe()
    return answer(SessionView(None if session is None else session.name))


@router.post("/session", openapi_extra=takes(NewSession), responses=gives(SessionView, 201), status_code=201)
async def begin(request: Request, caller: CallerDep) -> Response:
    """A new session: by cookie, or as a token for programs. Creating or joining a table begins one by itself."""
    wish = await body(request, NewSession)
    caller.parts.creations.check(f"session {caller.address}")
    if not wish.bearer:
        session = await caller.or_new()
        return answer(SessionView(session.name), 201)
    _, token = await caller.parts.accounts.begin()
    return answer(SessionView(None, token), 201)


@router.delete("/session", responses=gives_nothing(), status_code=204)
async def log_out(caller: CallerDep) -> Response:
    """End this session. Its seats can be had back by an account or a recovery code."""
    await caller.parts.accounts.end(await caller.must())
    caller.hand_out("")
    return nothing()


@router.post("/account", openapi_extra=takes(Credentials), responses=gives(SessionView, 201), status_code=201)
async def register(request: Request, caller: CallerDep) -> Response:
    """An account for this session and its seats. The session's token changes."""
    wish = await body(request, Credentials)
    caller.parts.attempts.check(caller.address)
    session, token = await caller.parts.accounts.register(await caller.or_new(), wish)
    return await opened(caller, session, token, 201)


@router.post("/login", openapi_extra=takes(Credentials), responses=gives(SessionView))
async def log_in(request: Request, caller: CallerDep) -> Response:
    """Make this session the account's, with all its seats. The session's token changes."""
    given = await body(request, Credentials)
    caller.parts.attempts.check(caller.address, f"account {name_key(given.name)}")
    session, token = await caller.parts.accounts.log_in(await caller.or_new(), given)
    return await opened(caller, session, token, 200)


@router.post("/account/password", openapi_extra=takes(PasswordChange), responses=gives_nothing(), status_code=204)
async def change_password(request: Request, caller: CallerDep) -> Response:
    """A new password; every other device is logged out."""
    wish = await body(request, PasswordChange)
    session = await caller.must()
    caller.parts.attempts.check(caller.address, f"account {name_key(session.name or '')}")
    await caller.parts.accounts.change_password(session, wish.old, wish.new)
    return nothing()


async def opened(caller: Caller, session: Session, token: str, status: int) -> Response:
    """Seats taken before are the account's from now on; the new token goes the way the old one came."""
    await caller.parts.lobby.adopt(session)
    if caller.is_bearer:
        return answer(SessionView(session.name, token), status)
    caller.hand_out(token)
    return answer(SessionView(session.name), status)
