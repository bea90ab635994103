"""HTTP routes of past states, records, imports and forks."""

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from kilowatt.engine.record import Record
from kilowatt.server.history.models import Imported, PublicRecord, StateList, StateView
from kilowatt.server.http.caller import BYTES_PER_MOVE, Caller
from kilowatt.server.http.responses import compressed_response, json_body
from kilowatt.server.http.routing import Routes
from kilowatt.server.lobby.models import Fork, Seated
from kilowatt.server.wire_types import MatchIdParam, NumberParam, SeatParam

routes = Routes("/api", tag="history")
MAX_STATES = 100
StateCount = Annotated[int, Meta(ge=1, le=MAX_STATES)]


@routes.get("/matches/{match}/states/{number}")
async def state(
    match: MatchIdParam, number: NumberParam, caller: Caller, seat: SeatParam | None = None, reveal: bool = False
) -> StateView:
    """The game after a number of moves. Of a finished game from any seat, and with `reveal` all money is open."""
    return await caller.services.history.state(match, await caller.find_session(), number, seat, reveal)


@routes.get("/matches/{match}/states", returns=StateList)
async def states(
    match: MatchIdParam,
    request: Request,
    caller: Caller,
    first: NumberParam = 0,
    count: StateCount = MAX_STATES,
    seat: SeatParam | None = None,
    reveal: bool = False,
) -> Response:
    """The game after each of several consecutive moves, without prices, as a replay shows it."""
    session = await caller.find_session()
    found = await caller.services.history.states(match, session, first, count, seat, reveal)
    return await compressed_response(request, found)


@routes.get("/matches/{match}/record", returns=(Record, PublicRecord))
async def record(match: MatchIdParam, request: Request, caller: Caller) -> Response:
    """The game as a file: complete once it is over, redacted while it is played."""
    found = await caller.services.history.record(match, await caller.find_session())
    response = await compressed_response(request, found)
    response.headers["content-disposition"] = f'attachment; filename="kilowatt-{match}.json"'
    return response


@routes.post("/matches/{match}/fork", status=201)
async def fork(match: MatchIdParam, body: Fork, caller: Caller) -> Seated:
    """Play on from any point of a finished or imported game."""
    return await caller.services.history.fork(match, await caller.creator_session(body.number), body)


@routes.post("/records", status=201, body=Record)
async def import_record(request: Request, caller: Caller) -> Imported:
    """Import a record to replay it and play on from it. Every move is checked against the rules."""
    data = await json_body(request)
    return await caller.services.history.import_record(await caller.creator_session(len(data) // BYTES_PER_MOVE), data)
