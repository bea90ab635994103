"""Tables over HTTP: made, joined, left, listed."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

from kilowatt.server.caller import CallerDep
from kilowatt.server.lobby.models import Join, NewTable, Retake, Retaken, Seated, SeatOnly, StandIn, TableList
from kilowatt.server.lobby.offer import Offer, offered
from kilowatt.server.wire import answer, body, gives, gives_nothing, nothing, takes

router = APIRouter(prefix="/api", tags=["tables"])
MatchId = Annotated[str, Path(min_length=1, max_length=40, pattern="^[a-z0-9]+$")]
Before = Annotated[int | None, Query(ge=0, le=2**53)]


@router.get("/offer", responses=gives(Offer))
async def offer(caller: CallerDep) -> Response:
    """What a table can be made of."""
    parts = caller.parts
    return answer(offered(tuple(parts.levels.specs), parts.levels.default, parts.settings.chat_length))


@router.get("/matches", responses=gives(TableList))
async def lobby(caller: CallerDep, before: Before = None) -> Response:
    """Listed tables that wait for players or are being played."""
    return answer(await caller.parts.lists.lobby(await caller.maybe(), before))


@router.get("/matches/finished", responses=gives(TableList))
async def finished(caller: CallerDep, before: Before = None) -> Response:
    """Listed games that are over."""
    return answer(await caller.parts.lists.finished(await caller.maybe(), before))


@router.get("/matches/mine", responses=gives(TableList))
async def mine(caller: CallerDep, before: Before = None) -> Response:
    """My games, whatever their status."""
    session = await caller.maybe()
    return answer(TableList((), {}, None) if session is None else await caller.parts.lists.mine(session, before))


@router.post("/matches", openapi_extra=takes(NewTable), responses=gives(Seated, 201), status_code=201)
async def create(request: Request, caller: CallerDep) -> Response:
    """A new table. It starts by itself when no seat is open."""
    wish = await body(request, NewTable)
    return answer(await caller.parts.lobby.create(await caller.maker(), wish), 201)


@router.post("/matches/{match}/join", openapi_extra=takes(Join), responses=gives(Seated))
async def join(match: MatchId, request: Request, caller: CallerDep) -> Response:
    """Sit down at a free seat."""
    wish = await body(request, Join)
    return answer(await caller.parts.lobby.join(match, await caller.or_new(), wish))


@router.post("/matches/{match}/start", responses=gives_nothing(), status_code=204)
async def start(match: MatchId, caller: CallerDep) -> Response:
    """The host begins; open seats go to bots."""
    await caller.parts.lobby.start(match, await caller.must())
    return nothing()


@router.post("/matches/{match}/leave", openapi_extra=takes(SeatOnly), responses=gives_nothing(), status_code=204)
async def leave(match: MatchId, request: Request, caller: CallerDep) -> Response:
    """Stand up. In a game a bot plays on, and anyone with the link may take the seat."""
    wish = await body(request, SeatOnly)
    await caller.parts.lobby.leave(match, await caller.must(), wish.seat)
    return nothing()


@router.post("/matches/{match}/remove", openapi_extra=takes(SeatOnly), responses=gives_nothing(), status_code=204)
async def remove(match: MatchId, request: Request, caller: CallerDep) -> Response:
    """The host frees a seat; in a game only that of a player who is out of sight."""
    wish = await body(request, SeatOnly)
    await caller.parts.lobby.remove(match, await caller.must(), 99 if wish.seat is None else wish.seat)
    return nothing()


@router.post("/matches/{match}/resign", openapi_extra=takes(SeatOnly), responses=gives_nothing(), status_code=204)
async def resign(match: MatchId, request: Request, caller: CallerDep) -> Response:
    """Give up; a bot plays the seat to the end."""
    wish = await body(request, SeatOnly)
    await caller.parts.lobby.resign(match, await caller.must(), wish.seat)
    return nothing()


@router.post("/matches/{match}/stand-in", openapi_extra=takes(StandIn), responses=gives_nothing(), status_code=204)
async def stand_in(match: MatchId, request: Request, caller: CallerDep) -> Response:
    """A bot plays for oneself, or, by the host, for a player who is out of sight."""
    wish = await body(request, StandIn)
    await caller.parts.lobby.stand_in(match, await caller.must(), wish.seat, wish.bot)
    return nothing()


@router.post("/matches/{match}/return", openapi_extra=takes(SeatOnly), responses=gives_nothing(), status_code=204)
async def come_back(match: MatchId, request: Request, caller: CallerDep) -> Response:
    """Take one's seat back from the bot that stood in."""
    wish = await body(request, SeatOnly)
    await caller.parts.lobby.come_back(match, await caller.must(), wish.seat)
    return nothing()


@router.post("/matches/{match}/retake", openapi_extra=takes(Retake), responses=gives(Retaken))
async def retake(match: MatchId, request: Request, caller: CallerDep) -> Response:
    """A recovery code moves its seat to this device."""
    wish = await body(request, Retake)
    caller.parts.attempts.check(caller.address)
    return answer(Retaken(match, await caller.parts.lobby.retake(match, await caller.or_new(), wish.code)))


@router.post("/matches/{match}/rematch", responses=gives(Seated))
async def rematch(match: MatchId, caller: CallerDep) -> Response:
    """The same table again; whoever asks later joins it."""
    session = await caller.must()
    caller.parts.creations.check(caller.address, session.who)
    return answer(await caller.parts.lobby.rematch(match, session))
