"""Playing over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from kilowatt.engine.value import Value
from kilowatt.server.caller import CallerDep
from kilowatt.server.lobby.routes import MatchId
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
from kilowatt.server.matches.rows import read_entries
from kilowatt.server.wire import answer, body, gives, gives_nothing, nothing, takes

router = APIRouter(prefix="/api/matches/{match}", tags=["play"])
SeatQuery = Annotated[int | None, Query(ge=0, le=5)]
PAGE = 200


class EntryList(Value, frozen=True):
    """Entries of the log, redacted. `seq` is its newest number: ask again after the last one if there are more."""

    seq: int
    entries: tuple[Entry, ...]


@router.get("", responses=gives(MatchView))
async def look(match: MatchId, caller: CallerDep, seat: SeatQuery = None) -> Response:
    """The table, and what one sees there."""
    return answer(await caller.parts.matches.look(match, await caller.maybe(), seat))


@router.get("/moves", responses=gives(EntryList))
async def log(match: MatchId, caller: CallerDep, after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0) -> Response:
    """The log after a number: every move and every undo, redacted."""
    parts = caller.parts
    table = await parts.matches.tables.fresh(match)
    parts.matches.view_of(table, await caller.maybe())
    entries = await parts.database.read(read_entries, match, after, min(table.seq, after + PAGE))
    shown = [table.public(entry) for entry in entries]
    return answer({"seq": table.seq, "entries": shown})


@router.post("/moves", openapi_extra=takes(Play), responses=gives(Played))
async def play(match: MatchId, request: Request, caller: CallerDep) -> Response:
    """Actions, all or none."""
    asked = await body(request, Play)
    return answer(await caller.parts.matches.play(match, await caller.must(), asked))


@router.post("/undo", openapi_extra=takes(Undo), responses=gives(Played))
async def undo(match: MatchId, request: Request, caller: CallerDep) -> Response:
    """Take one's own moves back, while they told nothing new and nobody else has moved."""
    asked = await body(request, Undo)
    return answer(await caller.parts.matches.undo(match, await caller.must(), asked))


@router.post("/takeback", openapi_extra=takes(Ballot), responses=gives_nothing(), status_code=204)
async def takeback(match: MatchId, request: Request, caller: CallerDep) -> Response:
    """Propose or agree to go back further, or turn it down; it needs everyone's consent."""
    ballot = await body(request, Ballot)
    await caller.parts.votes.takeback(match, await caller.must(), ballot)
    return nothing()


@router.post("/abandon", openapi_extra=takes(Ballot), responses=gives_nothing(), status_code=204)
async def abandon(match: MatchId, request: Request, caller: CallerDep) -> Response:
    """Propose or agree to end the game without a result, or turn it down."""
    ballot = await body(request, Ballot)
    await caller.parts.votes.abandon(match, await caller.must(), ballot)
    return nothing()


@router.put("/order", openapi_extra=takes(SetOrder), responses=gives(Played))
async def set_order(match: MatchId, request: Request, caller: CallerDep) -> Response:
    """Bid up to so much on the plant that is up; nobody else is told."""
    asked = await body(request, SetOrder)
    return answer(await caller.parts.matches.set_order(match, await caller.must(), asked))


@router.delete("/order", responses=gives_nothing(), status_code=204)
async def drop_order(match: MatchId, caller: CallerDep, seat: SeatQuery = None) -> Response:
    """Take the standing order back."""
    await caller.parts.matches.drop_order(match, await caller.must(), seat)
    return nothing()


@router.post("/preview", openapi_extra=takes(Preview), responses=gives(Previewed))
async def preview(match: MatchId, request: Request, caller: CallerDep) -> Response:
    """What a batch would cost and lead to; nothing is played."""
    asked = await body(request, Preview)
    return answer(await caller.parts.matches.preview(match, await caller.must(), asked))
