"""The server, broken on purpose: each fault must be found by simulations, or they would not find the real ones."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import pytest
from msgspec.structs import replace

from kilowatt.engine import Observation, Seat, State
from kilowatt.server.live.hub import Hub
from kilowatt.server.live.socket import ClientConnection
from kilowatt.server.matches import clocks
from kilowatt.server.matches.models import Place
from kilowatt.server.matches.observation_cache import ObservationCache
from kilowatt.server.matches.table import Table
from kilowatt.server.wire_types import Millis

Break = Callable[[pytest.MonkeyPatch], None]


class Mutant(NamedTuple):
    """A fault and the laws that it breaks."""

    apply: Break
    laws: tuple[str, ...]
    first: int = 0
    """The seed with which to begin: some faults are rare."""


@contextmanager
def applied(mutant: Mutant) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        mutant.apply(patch)
        yield


def a_socket_is_not_woken(patch: pytest.MonkeyPatch) -> None:
    """After some commits, one socket is forgotten."""
    plain = Hub.on_change

    def on_change(hub: Hub, table: Table) -> None:
        there = hub.watchers.get(table.id, set())
        forgotten = next(iter(there), None) if table.seq % 4 == 3 else None
        there.discard(forgotten)
        plain(hub, table)
        if forgotten is not None:
            there.add(forgotten)

    patch.setattr(Hub, "on_change", on_change)


def a_reconnected_client_gets_its_last_entry_again(patch: pytest.MonkeyPatch) -> None:
    plain = ClientConnection._welcome

    async def welcome(connection: ClientConnection) -> Table:
        table = await plain(connection)
        connection.sent = max(0, connection.sent - 1)
        return table

    patch.setattr(ClientConnection, "_welcome", welcome)


def a_bot_moves_after_its_player_has_returned(patch: pytest.MonkeyPatch) -> None:
    """A bot's plan is played even if another player has taken the seat."""
    patch.setattr("kilowatt.server.matches.service.is_due", lambda *arguments: True)


def a_handover_restarts_the_clock(patch: pytest.MonkeyPatch) -> None:
    """Who takes their own seat again, or returns to it, gets a whole turn."""

    def handed_over(table: Table, place: Place, at: Millis) -> Any:
        return clocks.handed_over(replace(table, facts=replace(table.facts, turn_began=None)), place, at)

    patch.setattr("kilowatt.server.lobby.changes.handed_over", handed_over)


def the_host_need_not_wait(patch: pytest.MonkeyPatch) -> None:
    """The host may let a bot play for anybody who is not connected at this moment."""
    patch.setattr("kilowatt.server.lobby.service.check_waits_for", lambda *arguments, **options: None)


def an_observation_depends_on_a_hidden_card(patch: pytest.MonkeyPatch) -> None:
    """By one bit: whether the second card of the deck has an odd number."""
    plain = ObservationCache.observe

    def observe(cache: ObservationCache, state: State, seat: Seat | None) -> Observation:
        observation = plain(cache, state, seat)
        return replace(observation, open_slots=observation.open_slots + sum(state.deck[1:2]) % 2)

    patch.setattr(ObservationCache, "observe", observe)


SEES, SOON = "everyone sees the same once the faults have ended", "a commit reaches everyone soon"
MUTANTS: Final[dict[str, Mutant]] = {
    "lost-broadcast": Mutant(a_socket_is_not_woken, (SOON, SEES)),
    "repeated-entry": Mutant(a_reconnected_client_gets_its_last_entry_again, ("clients see no gaps and no repeats",)),
    "late-bot": Mutant(a_bot_moves_after_its_player_has_returned, ("only the holder of a seat moves it",), first=250),
    "restarted-clock": Mutant(a_handover_restarts_the_clock, ("clocks never gain time",)),
    "hasty-host": Mutant(the_host_need_not_wait, ("the game waits for absent players",)),
}
LEAK: Final = Mutant(an_observation_depends_on_a_hidden_card, ())
"""Only a comparison of two simulations can find it."""


def first_found(mutant: Mutant, seeds: range, simulate: Callable[[int], Any]) -> tuple[int, str] | None:
    """The first seed whose simulation breaks a law, and the law."""
    with applied(mutant):
        for seed in seeds:
            violation = simulate(seed).violation
            if violation is not None:
                return seed, violation.law
    return None
