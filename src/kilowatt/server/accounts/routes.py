"""HTTP routes of sessions and accounts."""

from starlette.responses import StreamingResponse

from kilowatt.server.accounts.export import exported
from kilowatt.server.accounts.models import (
    Credentials,
    Deletion,
    Export,
    NewSession,
    PasswordChange,
    Reset,
    Session,
    SessionView,
)
from kilowatt.server.accounts.service import name_key
from kilowatt.server.http.caller import Caller
from kilowatt.server.http.responses import JSON
from kilowatt.server.http.routing import Routes
from kilowatt.server.lobby.forget import forget_deleted_accounts

routes = Routes("/api", tag="accounts")


@routes.get("/session")
async def who_am_i(caller: Caller) -> SessionView:
    """The caller's account name, or null without an account."""
    session = await caller.find_session()
    return SessionView(None if session is None else session.name)


@routes.post("/session", status=201)
async def begin(body: NewSession, caller: Caller) -> SessionView:
    """Begin a session: by cookie, or by a token for programs. Creating or joining a match also begins one."""
    caller.services.creations.check(f"session {caller.address}")
    if not body.bearer:
        session = await caller.ensure_session()
        return SessionView(session.name)
    _, token = await caller.services.accounts.begin()
    return SessionView(None, token)


@routes.delete("/session")
async def log_out(caller: Caller) -> None:
    """End this session. Its seats can be recovered by an account or a recovery code."""
    await caller.services.accounts.end(await caller.require_session())
    caller.set_token("")


@routes.post("/account", status=201)
async def register(body: Credentials, caller: Caller) -> SessionView:
    """Create an account for this session and its seats. The session's token changes."""
    caller.services.attempts.check(caller.address)
    session, token = await caller.services.accounts.register(await caller.ensure_session(), body)
    return await logged_in(caller, session, token)


@routes.post("/login")
async def log_in(body: Credentials, caller: Caller) -> SessionView:
    """Connect this session to an account with all its seats. The session's token changes."""
    limit_attempts(caller, body.name)
    session, token = await caller.services.accounts.log_in(await caller.ensure_session(), body)
    return await logged_in(caller, session, token)


@routes.delete("/account/sessions")
async def log_out_everywhere(caller: Caller) -> None:
    """End this session and every other one of the account."""
    await caller.services.accounts.end_everywhere(await caller.require_session())
    caller.set_token("")


@routes.post("/account/password")
async def change_password(body: PasswordChange, caller: Caller) -> SessionView:
    """Change the password. Every other session of the account ends, and the token of this one changes."""
    session = await caller.require_session()
    limit_attempts(caller, session.name or "")
    session, token = await caller.services.accounts.change_password(session, body.old, body.new)
    return renewed(caller, session, token)


@routes.post("/account/reset")
async def reset_password(body: Reset, caller: Caller) -> SessionView:
    """Set a new password by a one-time code of the operator, and log in. Every other session of the account ends."""
    limit_attempts(caller, body.name)
    session, token = await caller.services.accounts.reset(await caller.ensure_session(), body)
    return await logged_in(caller, session, token)


@routes.get("/account/export", returns=Export)
async def export(caller: Caller) -> StreamingResponse:
    """Everything stored about the caller, as a file."""
    session = await caller.require_session()
    caller.services.attempts.check(f"export {session.limit_key}")
    headers = {"content-disposition": 'attachment; filename="kilowatt-account.json"'}
    return StreamingResponse(exported(caller.services.database, session), media_type=JSON, headers=headers)


@routes.delete("/account")
async def delete_account(body: Deletion, caller: Caller) -> None:
    """Delete the account. Bots play on in its running games; its name and its chat disappear from all games."""
    session = await caller.require_session()
    limit_attempts(caller, session.name or "")
    await caller.services.accounts.delete(session, body.password)
    caller.set_token("")
    await forget_deleted_accounts(caller.services.matches, caller.services.database)


def limit_attempts(caller: Caller, name: str) -> None:
    """Limit the attempts to guess a password, of one address and for one account."""
    caller.services.attempts.check(caller.address, f"account {name_key(name)}")


async def logged_in(caller: Caller, session: Session, token: str) -> SessionView:
    """Give the account the seats taken before."""
    await caller.services.lobby.adopt_seats(session)
    return renewed(caller, session, token)


def renewed(caller: Caller, session: Session, token: str) -> SessionView:
    """Return a session's new token the way the old one was sent."""
    if caller.is_bearer:
        return SessionView(session.name, token)
    caller.set_token(token)
    return SessionView(session.name)
