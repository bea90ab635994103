"""Tables as values, for tests of decisions that need no server."""

from msgspec.structs import replace

from kilowatt.content import game_for
from kilowatt.engine import BoardId, Chance, Config, Phase, Seat
from kilowatt.server.accounts.models import Session
from kilowatt.server.lobby.changes import new_facts, seated, started
from kilowatt.server.matches.change_builder import ChangeBuilder
from kilowatt.server.matches.models import Clock, Place, Terms
from kilowatt.server.matches.table import Table

BEGIN = 1_000_000
"""When every table starts."""


def code(seat: int) -> str:
    """The recovery code of a seat."""
    return "2222-3333-4444-5555-666" + "abcdef"[seat]


def session(seat: int) -> Session:
    return Session(f"session{seat}", None, None)


def running_table(clock: Clock | None = None, players: int = 3, **terms: object) -> Table:
    """A table with a person on every seat, whose game has just begun."""
    bank = clock.seconds * 1000 if clock is not None and clock.kind == "bank" else None
    config = Config(BoardId("germany"), players)
    facts = new_facts(Terms(config=config, clock=clock, **terms), Chance(seed=7))  # type: ignore[arg-type]
    empty = [Place(seat=Seat(seat), kind="open", name="", bot="random", bank=bank) for seat in range(players)]
    places = tuple(
        replace(seated(place, session(place.seat), f"Person {place.seat}", code(place.seat)), seen=BEGIN)
        for place in empty
    )
    return started(Table.of(replace(facts, host=Seat(0)), places), BEGIN)


def moved(table: Table, at: int, *, by_person: bool = True) -> Table:
    """The table after the first legal action of the active seat."""
    assert table.active is not None
    progress = ChangeBuilder(table, at)
    action = game_for(table.facts.terms.config).legal_actions(table.playing)[0]
    progress.play(table.active, (action,), "person" if by_person else "bot")
    return progress.change().after


def played_until(table: Table, phase: Phase, at: int) -> Table:
    """The table when a phase begins."""
    while table.playing.phase is not phase:
        table = moved(table, at)
    return table
