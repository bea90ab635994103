"""Clocks. Time passes until a turn ends; undoing, leaving, returning and changing the device give nobody time."""

from msgspec.structs import replace

from kilowatt.engine import Seat, State
from kilowatt.server.matches.models import By, Place
from kilowatt.server.matches.table import Facts, Table
from kilowatt.server.wire_types import Millis


def charged(table: Table, at: Millis, increment: bool) -> tuple[Place, ...]:
    """The seats after the active one was charged for its time; a turn that was completed earns the increment."""
    clock, seat = table.facts.terms.clock, table.active
    if clock is None or clock.kind != "bank" or seat is None or table.facts.deadline is None:
        return table.places
    used = max(0, at - (table.facts.turn_began or at))  # the clocks of two machines may differ
    bank = max(0, (table.places[seat].bank or 0) - used) + (clock.increment * 1000 if increment else 0)
    return tuple(replace(place, bank=bank) if place.seat == seat else place for place in table.places)


def next_turn(facts: Facts, places: tuple[Place, ...], state: State, at: Millis) -> dict[str, int | None]:
    """Start the clock of the seat that is active now."""
    return {"turn": facts.turn + 1, "turn_began": at, "deadline": deadline(facts, places, state.active, at)}


def deadline(facts: Facts, places: tuple[Place, ...], seat: Seat | None, began: Millis) -> Millis | None:
    """When the clock of a turn runs out; bots have none."""
    clock = facts.terms.clock
    if clock is None or seat is None or places[seat].is_played_by_bot:
        return None
    allowed = clock.seconds * 1000 if clock.kind == "move" else places[seat].bank or 0
    return began + allowed


def handed_over(table: Table, place: Place, at: Millis) -> tuple[Facts, tuple[Place, ...]]:
    """The facts and seats after the person or bot at one seat has changed. A turn keeps its deadline.

    While a bot plays there is none; the time of a person who takes the turn over counts from its beginning.
    """
    place = replace(place, bank=table.places[place.seat].bank)
    places = tuple(place if old.seat == place.seat else old for old in table.places)
    facts = table.facts
    if not table.is_running or table.active != place.seat:
        return facts, places
    began = facts.turn_began or at
    if place.is_played_by_bot and facts.deadline is not None and is_bank(facts):
        # The deadline stays the same: the bank is smaller by as much as the turn now begins later.
        bank = charged(table, at, increment=False)[place.seat].bank
        places = tuple(replace(new, bank=bank) if new.seat == place.seat else new for new in places)
        began = max(began, at)
    return replace(facts, turn_began=began, deadline=deadline(facts, places, place.seat, began)), places


def is_bank(facts: Facts) -> bool:
    return facts.terms.clock is not None and facts.terms.clock.kind == "bank"


def is_due(table: Table, seat: Seat, by: By, at: Millis) -> bool:
    """Whether a bot still plays this seat, or its clock has run out. A person who has returned moves again."""
    if by == "bot":
        return table.places[seat].is_played_by_bot
    return table.facts.deadline is not None and table.facts.deadline <= at
