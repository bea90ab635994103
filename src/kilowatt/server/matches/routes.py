"""HTTP routes of playing."""

from starlette.responses import Response

from kilowatt.engine.value import Value
from kilowatt.server.http.caller import Caller
from kilowatt.server.http.responses import json_response
from kilowatt.server.http.routing import Routes
from kilowatt.server.matches.attendance import note_seen
from kilowatt.server.matches.match_rows import read_entries
from kilowatt.server.matches.models import (
    Ballot,
    Entry,
    MatchView,
    Play,
    Played,
    Preview,
    Previewed,
    SetOrder,
    Undo,
)
from kilowatt.server.matches.seats import viewing_seat
from kilowatt.server.wire_types import MatchIdParam, NumberParam, SeatParam

routes = Routes("/api/matches/{match}", tag="play")
PAGE = 200
"""Log entries in one response."""


class EntryList(Value, frozen=True):
    """Entries of the log, redacted. `seq` is the newest one: if there are more, ask again after the last."""

    seq: int
    entries: tuple[Entry, ...]


@routes.get("")
async def look(match: MatchIdParam, caller: Caller, seat: SeatParam | None = None) -> MatchView:
    """The table, and what the caller sees there."""
    matches, session = caller.services.matches, await caller.find_session()
    view = await matches.look(match, session, seat)
    await note_seen(matches, match, session)
    return view


@routes.get("/moves", returns=EntryList)
async def log(match: MatchIdParam, caller: Caller, after: NumberParam = 0) -> Response:
    """The log after an entry: every move and every undo, redacted."""
    services = caller.services
    table = await services.matches.fresh(match)
    session = await caller.find_session()
    viewing_seat(table, session)
    await note_seen(services.matches, match, session)
    entries = await services.database.read(read_entries, match, after, min(table.seq, after + PAGE))
    return json_response({"seq": table.seq, "entries": [table.public_entry(entry) for entry in entries]})


@routes.post("/moves")
async def play(match: MatchIdParam, body: Play, caller: Caller) -> Played:
    """Play actions, all or none."""
    return await caller.services.matches.play(match, await caller.require_session(), body)


@routes.post("/undo")
async def undo(match: MatchIdParam, body: Undo, caller: Caller) -> Played:
    """Undo one's own moves, as long as they revealed nothing and no other seat has moved."""
    return await caller.services.matches.undo(match, await caller.require_session(), body)


@routes.post("/takeback")
async def takeback(match: MatchIdParam, body: Ballot, caller: Caller) -> None:
    """Propose, accept or reject going back further; it needs everyone's consent."""
    await caller.services.votes.takeback(match, await caller.require_session(), body)


@routes.post("/abandon")
async def abandon(match: MatchIdParam, body: Ballot, caller: Caller) -> None:
    """Propose, accept or reject ending the game without a result."""
    await caller.services.votes.abandon(match, await caller.require_session(), body)


@routes.put("/order")
async def set_order(match: MatchIdParam, body: SetOrder, caller: Caller) -> Played:
    """Set a standing order: bid on the current plant up to a limit. No other seat sees it."""
    return await caller.services.matches.set_order(match, await caller.require_session(), body)


@routes.delete("/order")
async def drop_order(match: MatchIdParam, caller: Caller, seat: SeatParam | None = None) -> None:
    """Withdraw the standing order."""
    await caller.services.matches.drop_order(match, await caller.require_session(), seat)


@routes.post("/preview")
async def preview(match: MatchIdParam, body: Preview, caller: Caller) -> Previewed:
    """What a batch of actions would cost and lead to; nothing is played."""
    return await caller.services.matches.preview(match, await caller.require_session(), body)
