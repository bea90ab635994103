"""Play again: the first player creates the same match, the others join it."""

from msgspec.structs import replace

from kilowatt.server.accounts.models import Session
from kilowatt.server.lobby.chance import drawn_chance
from kilowatt.server.lobby.changes import new_facts, same_again
from kilowatt.server.lobby.models import Join, Seated
from kilowatt.server.lobby.service import Lobby
from kilowatt.server.matches.change import Change
from kilowatt.server.matches.seats import is_hot_seat, seats_of
from kilowatt.server.matches.table import Table
from kilowatt.server.matches.votes import next_version
from kilowatt.server.problems import Code, Problem
from kilowatt.server.wire_types import MatchId, Millis


async def play_again(lobby: Lobby, match: MatchId, session: Session) -> Seated:
    """Create the same match again. The first caller creates it, the others join it."""
    old = await lobby.matches.fresh(match)
    mine = seats_of(old, session)
    if not mine:
        raise Problem(Code.NOT_SEATED)
    if old.facts.status not in ("finished", "abandoned"):
        raise Problem(Code.WRONG_STATUS, status=old.facts.status)
    if old.facts.rematch is not None:
        return await join_again(lobby, old, session, MatchId(old.facts.rematch))
    terms = replace(old.facts.terms, seeded=False, hot_seat=is_hot_seat(old))
    facts = replace(new_facts(terms, drawn_chance(terms.config)), origin=match)
    made = await lobby.open_table(session, facts, old.places[mine[0]].name, same_again(old, mine))

    def decide(table: Table, at: Millis) -> Change | None:
        if table.facts.rematch is not None:
            return None
        after = next_version(table)
        return Change(table, replace(after, facts=replace(after.facts, rematch=made.match)))

    table = await lobby.matches.change(match, decide)
    if table.facts.rematch in (None, made.match):
        return made
    # Somebody else created one at the same time, and was faster.
    for seat in made.seats:
        await lobby.leave(MatchId(made.match), session, seat)
    return await join_again(lobby, table, session, MatchId(table.facts.rematch))


async def join_again(lobby: Lobby, old: Table, session: Session, rematch: MatchId) -> Seated:
    """Take the same seats in an existing rematch; a session already seated there gets no new code."""
    table = await lobby.matches.fresh(rematch)
    held = seats_of(table, session)
    if held:
        return Seated(rematch, held, (), table.view(lobby.matches.online(rematch)))
    wishes = [
        Join(old.places[seat].name, seat if table.places[seat].is_free else None) for seat in seats_of(old, session)
    ]
    joined = [await lobby.join(rematch, session, wish) for wish in wishes]
    seats, codes = zip(*((one.seats[0], one.codes[0]) for one in joined), strict=True)
    return Seated(rematch, seats, codes, joined[-1].table)
