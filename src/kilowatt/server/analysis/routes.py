"""HTTP routes of hints and statistics."""

from kilowatt.server.analysis.models import Hint, Statistics
from kilowatt.server.http.caller import Caller
from kilowatt.server.http.routing import Routes
from kilowatt.server.lobby.models import SeatOnly
from kilowatt.server.wire_types import MatchIdParam

routes = Routes("/api/matches/{match}", tag="analysis")


@routes.get("/statistics")
async def statistics(match: MatchIdParam, caller: Caller) -> Statistics:
    """Figures of a finished game by round, and its turning points once they are computed."""
    session = await caller.find_session()
    owner = caller.address if session is None else session.limit_key
    return await caller.services.analysis.statistics(match, session, owner)


@routes.post("/hint")
async def hint(match: MatchIdParam, body: SeatOnly, caller: Caller) -> Hint:
    """The best plans for the caller's turn with estimates, if the match allows hints."""
    session = await caller.require_session()
    caller.services.attempts.check(f"hint {session.limit_key}")
    return await caller.services.analysis.hint(match, session, body.seat)
