"""Games as a whole, over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

from kilowatt.engine.record import Record
from kilowatt.server.caller import CallerDep
from kilowatt.server.history.models import Hint, Imported, PublicRecord, StateList, StateView, Statistics
from kilowatt.server.lobby.models import Fork, Seated, SeatOnly
from kilowatt.server.lobby.routes import MatchId
from kilowatt.server.matches.routes import SeatQuery
from kilowatt.server.problems import Code, Problem
from kilowatt.server.wire import JSON, answer, body, gives, long_answer, takes

router = APIRouter(prefix="/api", tags=["history"])
MOST_STATES = 100
MoveNumber = Annotated[int, Path(ge=0, le=2**31 - 1)]


@router.get("/matches/{match}/states/{number}", responses=gives(StateView))
async def state(
    match: MatchId,
    number: MoveNumber,
    caller: CallerDep,
    seat: SeatQuery = None,
    reveal: Annotated[bool, Query()] = False,
) -> Response:
    """The game after so many moves. Once it is over, from any seat, and with `reveal` all money open."""
    session = await caller.maybe()
    return answer(await caller.parts.history.state(match, session, number, seat, reveal))


@router.get("/matches/{match}/states", responses=gives(StateList))
async def states(
    match: MatchId,
    request: Request,
    caller: CallerDep,
    first: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_STATES)] = MOST_STATES,
    seat: SeatQuery = None,
    reveal: Annotated[bool, Query()] = False,
) -> Response:
    """The game after each of so many moves in a row, without prices: what a replay shows."""
    session = await caller.maybe()
    return long_answer(request, await caller.parts.history.states(match, session, first, count, seat, reveal))


@router.get("/matches/{match}/record", responses=gives((Record, PublicRecord)))
async def record(match: MatchId, request: Request, caller: CallerDep) -> Response:
    """The game as a file: whole once it is over, redacted while it runs."""
    response = long_answer(request, await caller.parts.history.record(match, await caller.maybe()))
    response.headers["content-disposition"] = f'attachment; filename="kilowatt-{match}.json"'
    return response


@router.get("/matches/{match}/statistics", responses=gives(Statistics))
async def statistics(match: MatchId, caller: CallerDep) -> Response:
    """Figures of a game that is over, round by round, and its turning points once they are computed."""
    return answer(await caller.parts.history.statistics(match, await caller.maybe()))


@router.post("/matches/{match}/hint", openapi_extra=takes(SeatOnly), responses=gives(Hint))
async def hint(match: MatchId, request: Request, caller: CallerDep) -> Response:
    """Moves for one's own position, with estimates, where the table allows it."""
    wish = await body(request, SeatOnly)
    session = await caller.must()
    caller.parts.attempts.check(f"hint {session.who}")
    return answer(await caller.parts.history.hint(match, session, wish.seat))


@router.post("/matches/{match}/fork", openapi_extra=takes(Fork), responses=gives(Seated, 201), status_code=201)
async def fork(match: MatchId, request: Request, caller: CallerDep) -> Response:
    """Play on from some point of a game that is over, or of an imported one."""
    wish = await body(request, Fork)
    return answer(await caller.parts.history.fork(match, await caller.maker(), wish), 201)


@router.post("/records", openapi_extra=takes(Record), responses=gives(Imported, 201), status_code=201)
async def bring_in(request: Request, caller: CallerDep) -> Response:
    """A record to look at and to play on from. Every move of it is judged again."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Problem(Code.UNSUPPORTED, wanted=JSON)
    session = await caller.maker()
    return answer(await caller.parts.history.bring_in(session, await request.body()), 201)
