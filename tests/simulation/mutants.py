"""The server, broken on purpose: each fault must be found by simulations, or they would not find the real ones."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import pytest

from kilowatt.server.live.hub import Hub
from kilowatt.server.live.socket import ClientConnection
from kilowatt.server.matches.table import Table

Break = Callable[[pytest.MonkeyPatch], None]


class Mutant(NamedTuple):
    """A fault and the laws that it breaks."""

    apply: Break
    laws: tuple[str, ...]


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


SEES, SOON = "everyone sees the same once the faults have ended", "a commit reaches everyone soon"
MUTANTS: Final[dict[str, Mutant]] = {
    "lost-broadcast": Mutant(a_socket_is_not_woken, (SOON, SEES)),
    "repeated-entry": Mutant(a_reconnected_client_gets_its_last_entry_again, ("clients see no gaps and no repeats",)),
}


def first_found(mutant: Mutant, seeds: range, simulate: Callable[[int], Any]) -> tuple[int, str] | None:
    """The first seed whose simulation breaks a law, and the law."""
    with applied(mutant):
        for seed in seeds:
            violation = simulate(seed).violation
            if violation is not None:
                return seed, violation.law
    return None
