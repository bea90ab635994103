"""How joining, leaving and starting change a table: pure functions."""

from collections.abc import Sequence

from msgspec.structs import replace

from kilowatt.content import BrokenContent, board_ids, game_for
from kilowatt.engine import Chance, Config, ImpossibleSetup, Seat
from kilowatt.server.accounts.models import Session
from kilowatt.server.client_secrets import hashed_code, new_bot_secret, new_id
from kilowatt.server.lobby.bot_names import with_names
from kilowatt.server.lobby.models import SeatWish
from kilowatt.server.matches.clocks import handed_over, next_turn
from kilowatt.server.matches.models import Place, Terms
from kilowatt.server.matches.table import Facts, Table, opening_state
from kilowatt.server.matches.votes import abandoned, next_version
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store.database import now
from kilowatt.server.wire_types import MatchId, Millis

JOINERS = "\u200c\u200d"
"""Invisible, but part of how names are written in Persian and Hindi, and of many emoji."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols in Unicode, but invisible."""


def check_setup(config: Config) -> None:
    """Check that a game can be set up."""
    if config.board not in board_ids():
        raise Problem(Code.BAD_OPTIONS, option="board", board=config.board)
    try:
        game_for(config).start(Chance())
    except (ImpossibleSetup, BrokenContent) as error:
        raise Problem(Code.BAD_OPTIONS, option="regions", fault=str(error)[:200]) from error


def new_facts(terms: Terms, chance: Chance) -> Facts:
    at = now()
    return Facts(
        id=MatchId(new_id()),
        status="open",
        terms=terms,
        chance=chance,
        bot_secret=new_bot_secret(),
        opening=(),
        host=None,
        seq=0,
        version=0,
        number=0,
        active=None,
        turn=0,
        turn_began=None,
        deadline=None,
        origin=None,
        rematch=None,
        created=at,
        changed=at,
        finished=None,
    )


def started(table: Table, at: Millis) -> Table:
    """The table with its game begun: bots take the open seats, and the first clock runs."""
    filled = [replace(place, kind="bot") if place.kind == "open" else place for place in table.places]
    places = with_names(filled, table.id)
    opening = table.facts.opening or table.game.start(table.facts.chance).events
    state = table.state or opening_state(table.game, opening)
    facts = replace(
        table.facts,
        status="running",
        opening=opening,
        active=state.active,
        changed=at,
        **next_turn(table.facts, places, state, at),
    )
    return replace(table, facts=facts, places=places, state=state)


def with_place(table: Table, place: Place, at: Millis) -> Table:
    """The table with one seat changed. Its votes and orders stay as long as the same person holds it."""
    facts, places = handed_over(next_version(table), place, at)
    after = replace(table, facts=facts, places=places)
    if place.plays_on and place.recovery == table.places[place.seat].recovery:
        return after
    votes = tuple(vote for vote in table.votes if vote.seat != place.seat)
    orders = {seat: order for seat, order in table.orders.items() if seat != place.seat}
    return replace(after, votes=votes, orders=orders)


def vacated(table: Table, seat: Seat, at: Millis) -> Table:
    """The table after a player left. A running game is abandoned when no person is left."""
    place = table.places[seat]
    kind, name = ("bot", place.name) if table.is_running else ("open", "")
    bare = replace(place, kind=kind, away=table.is_running, session=None, account=None, recovery=None, name=name)
    return without_player(table, bare, at)


def freed(table: Table, seat: Seat, at: Millis) -> Table:
    """The table after a bot took the place of an absent player, who may return until somebody else sits down."""
    return with_host(with_place(table, replace(table.places[seat], kind="bot", away=True), at))


def without_player(table: Table, place: Place, at: Millis) -> Table:
    """The table after a seat's player left or resigned."""
    after = with_host(with_place(table, place, at))
    if any(other.plays_on for other in after.places):
        return after
    return replace(abandoned(table, at), places=after.places)


def with_host(table: Table) -> Table:
    """If the host has left or resigned, the next person becomes the host."""
    people = [place.seat for place in table.places if place.plays_on]
    if table.facts.host in people:
        return table
    return replace(table, facts=replace(table.facts, host=people[0] if people else None))


def seated(place: Place, session: Session, name: str, code: str) -> Place:
    return replace(
        place,
        kind="person",
        name=name,
        away=False,
        resigned=False,
        session=session.id,
        account=session.account,
        recovery=hashed_code(code),
        seen=now(),
    )


def free_seat(table: Table, wanted: int | None) -> Seat:
    free = [place.seat for place in table.places if place.is_free]
    if wanted is not None and wanted not in free:
        raise Problem(Code.SEAT_TAKEN, seat=wanted)
    if not free:
        raise Problem(Code.NO_FREE_SEAT)
    return free[0] if wanted is None else Seat(wanted)


def same_again(old: Table, mine: Sequence[Seat]) -> tuple[SeatWish, ...]:
    """The same seating for a rematch; the seats of other people are open for them."""
    return tuple(
        SeatWish("me", place.name)
        if place.seat in mine
        else (SeatWish("open", bot=place.bot) if place.kind == "person" else SeatWish("bot", place.name, place.bot))
        for place in old.places
    )


def clean_name(name: str) -> str:
    """A name without control characters and repeated spaces; it must contain something visible.

    >>> clean_name("  Ada\\t\\u202eLovelace ")
    'Ada Lovelace'
    """
    shown = (letter if letter in JOINERS or (letter.isprintable() and letter not in BLANKS) else " " for letter in name)
    cleaned = " ".join("".join(shown).split()).strip(f" {JOINERS}")
    if not cleaned:
        raise Problem(Code.BAD_NAME)
    return cleaned
