"""What coming, going and starting make of a table: pure functions from tables to changes."""

from collections.abc import Sequence

import msgspec

from kilowatt.content import BrokenContent, board_ids, game_for
from kilowatt.engine import Chance, Config, ImpossibleSetup, Seat
from kilowatt.server.accounts.models import Session
from kilowatt.server.lobby.models import SeatWish
from kilowatt.server.lobby.names import with_names
from kilowatt.server.matches.change import Change
from kilowatt.server.matches.models import Place, Terms
from kilowatt.server.matches.progress import charged, deadline, next_turn
from kilowatt.server.matches.table import Facts, Table, fold
from kilowatt.server.matches.votes import ended
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store.database import now
from kilowatt.server.tokens import hashed_code, new_id

replace = msgspec.structs.replace
JOINERS = "\u200c\u200d"
"""Nothing to see in themselves, but part of how names are written in Persian and Hindi, and of many emoji."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs, says Unicode, yet nothing to see."""


def check_setup(config: Config, chance: Chance) -> None:
    """Whether such a game can be set up at all."""
    if config.board not in board_ids():
        raise Problem(Code.BAD_OPTIONS, option="board", board=config.board)
    try:
        game_for(config).start(chance)
    except (ImpossibleSetup, BrokenContent) as error:
        raise Problem(Code.BAD_OPTIONS, option="regions", fault=str(error)[:200]) from error


def new_facts(terms: Terms, chance: Chance) -> Facts:
    at = now()
    return Facts(
        id=new_id(),
        status="open",
        terms=terms,
        chance=chance,
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


def started(table: Table, at: int, change: Change | None = None) -> Change:
    """The game begins: the opening is told, the first clock runs."""
    filled = [
        replace(place, kind="bot") if place.kind == "open" else place
        for place in (table.places if change is None else change.places)
    ]
    places = with_names(filled, table.id)
    facts = table.facts if change is None else change.facts
    opening = table.facts.opening or table.game.start(table.facts.chance).events
    state = table.state or fold(table.game, table.game.bare_table(), opening)
    facts = replace(
        facts,
        status="running",
        opening=opening,
        version=table.facts.version + 1,
        active=state.active,
        changed=at,
        **next_turn(facts, places, state, at),
    )
    return Change(facts=facts, places=places)


def with_place(table: Table, place: Place, at: int) -> Change:
    """The table with one seat changed. If it is the one that is asked, its clock starts anew or stops."""
    places = tuple(place if old.seat == place.seat else old for old in table.places)
    facts = replace(table.facts, version=table.facts.version + 1)
    if table.is_running and table.active == place.seat:
        was = charged(table, at)
        banks = tuple(replace(new, bank=old.bank) for new, old in zip(places, was, strict=True))
        facts = replace(facts, turn_began=at, deadline=deadline(facts, banks, place.seat, at))
        places = banks
    votes = tuple(vote for vote in table.votes if vote.seat != place.seat)
    orders = {seat: order for seat, order in table.orders.items() if seat != place.seat}
    return Change(facts=facts, places=places, votes=votes, orders=orders)


def vacated(table: Table, seat: Seat, at: int) -> Change:
    """A seat without its player. In a game where nobody is left, nobody plays on."""
    place = table.places[seat]
    kind, name = ("bot", place.name) if table.is_running else ("open", "")
    bare = replace(place, kind=kind, away=table.is_running, session=None, account=None, recovery=None, name=name)
    change = with_host(with_place(table, bare, at))
    return change if any(other.plays_on for other in change.places) else replace_places(ended(table, at), change.places)


def with_host(change: Change) -> Change:
    """A host who has left or given up hands over to the next person."""
    people = [place.seat for place in change.places if place.plays_on]
    host = change.facts.host
    if host not in people:
        change.facts = replace(change.facts, host=people[0] if people else None)
    return change


def replace_places(change: Change, places: tuple[Place, ...]) -> Change:
    change.places = places
    return change


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
    """Everyone where they sat; seats of other people are open for them."""
    return tuple(
        SeatWish("me", place.name)
        if place.seat in mine
        else (SeatWish("open", bot=place.bot) if place.kind == "person" else SeatWish("bot", place.name, place.bot))
        for place in old.places
    )


def clean_name(name: str) -> str:
    """A name as it is shown: no control characters, no runs of spaces, and something must be left to see.

    >>> clean_name("  Ada\\t\\u202eLovelace ")
    'Ada Lovelace'
    """
    shown = (letter if letter in JOINERS or (letter.isprintable() and letter not in BLANKS) else " " for letter in name)
    cleaned = " ".join("".join(shown).split()).strip(f" {JOINERS}")
    if not cleaned:
        raise Problem(Code.BAD_NAME)
    return cleaned
