"""HTTP routes of the lobby: create, join, leave and list matches."""

from typing import Annotated

from msgspec import Meta

from kilowatt.server.http.caller import Caller
from kilowatt.server.http.routing import Routes
from kilowatt.server.lobby.models import Join, NewTable, Retake, Retaken, Seated, SeatOnly, StandIn, TableList
from kilowatt.server.lobby.offer import Offer, offered
from kilowatt.server.lobby.rematch import play_again
from kilowatt.server.wire_types import MatchIdParam

routes = Routes("/api", tag="tables")
Before = Annotated[int, Meta(ge=0, le=2**53)]
NO_SEAT = 99


@routes.get("/offer")
async def offer(caller: Caller) -> Offer:
    """The options of a new match: boards, bots, limits and defaults."""
    services = caller.services
    return offered(tuple(services.levels.specs), services.levels.default, services.settings.chat_length)


@routes.get("/matches")
async def lobby(caller: Caller, before: Before | None = None) -> TableList:
    """Listed matches that wait for players or are being played."""
    return await caller.services.lists.lobby(await caller.find_session(), before)


@routes.get("/matches/finished")
async def finished(caller: Caller, before: Before | None = None) -> TableList:
    """Listed matches that are finished."""
    return await caller.services.lists.finished(await caller.find_session(), before)


@routes.get("/matches/mine")
async def mine(caller: Caller, before: Before | None = None) -> TableList:
    """The caller's matches, in any status."""
    session = await caller.find_session()
    return TableList((), {}, None) if session is None else await caller.services.lists.mine(session, before)


@routes.post("/matches", status=201)
async def create(body: NewTable, caller: Caller) -> Seated:
    """Create a match. It starts at once if no seat is open."""
    return await caller.services.lobby.create(await caller.creator_session(), body)


@routes.post("/matches/{match}/join")
async def join(match: MatchIdParam, body: Join, caller: Caller) -> Seated:
    """Take a free seat; one session holds one seat, unless its creator took several for one device."""
    await caller.services.lobby.check_join(match, body)
    return await caller.services.lobby.join(match, await caller.ensure_session(), body)


@routes.post("/matches/{match}/start")
async def start(match: MatchIdParam, caller: Caller) -> None:
    """Start the game, as the host; bots take the open seats."""
    await caller.services.lobby.start(match, await caller.require_session())


@routes.post("/matches/{match}/leave")
async def leave(match: MatchIdParam, body: SeatOnly, caller: Caller) -> None:
    """Leave a seat. In a running game a bot plays on, and anyone with the link may take the seat."""
    await caller.services.lobby.leave(match, await caller.require_session(), body.seat)


@routes.post("/matches/{match}/remove")
async def remove(match: MatchIdParam, body: SeatOnly, caller: Caller) -> None:
    """Free a seat, as the host; in a running game only that of a player who has been away for a week or longer."""
    seat = NO_SEAT if body.seat is None else body.seat
    await caller.services.lobby.remove(match, await caller.require_session(), seat)


@routes.post("/matches/{match}/resign")
async def resign(match: MatchIdParam, body: SeatOnly, caller: Caller) -> None:
    """Resign; a bot plays the seat to the end."""
    await caller.services.lobby.resign(match, await caller.require_session(), body.seat)


@routes.post("/matches/{match}/stand-in")
async def stand_in(match: MatchIdParam, body: StandIn, caller: Caller) -> None:
    """Let a bot play for the caller, or, as the host, for the absent player the game is waiting for."""
    await caller.services.lobby.stand_in(match, await caller.require_session(), body.seat, body.bot)


@routes.post("/matches/{match}/return")
async def come_back(match: MatchIdParam, body: SeatOnly, caller: Caller) -> None:
    """Take a seat back from the bot that stood in."""
    await caller.services.lobby.come_back(match, await caller.require_session(), body.seat)


@routes.post("/matches/{match}/retake")
async def retake(match: MatchIdParam, body: Retake, caller: Caller) -> Retaken:
    """Move a seat to this device by its recovery code."""
    caller.services.attempts.check(caller.address)
    await caller.services.lobby.check_code(match, body.code)
    return Retaken(match, await caller.services.lobby.retake(match, await caller.ensure_session(), body.code))


@routes.post("/matches/{match}/rematch")
async def rematch(match: MatchIdParam, caller: Caller) -> Seated:
    """Create the same match again; later callers join it."""
    session = await caller.require_session()
    caller.services.creations.check(caller.address, session.limit_key)
    return await play_again(caller.services.lobby, match, session)
