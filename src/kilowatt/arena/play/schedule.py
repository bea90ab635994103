"""The schedule: the bots, map, seats and seeds of each game. It depends only on its own seed.

Its unit is the block: one group of bots plays once in each rotation of the seats, so each bot has every seat equally
often. Blocks alternate between the settings (map and number of players) and the groups.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import chain, combinations
from math import ceil
from typing import NamedTuple

from kilowatt.arena.play.derived_seeds import derived
from kilowatt.arena.play.jobs import Fixture
from kilowatt.content import load_board
from kilowatt.engine import Config, KilowattError, Rng
from kilowatt.engine.value import Value

CHANCE, BOT, GROUP, SEATS = range(4)
"""Purposes of derived seeds."""


class BadSchedule(KilowattError, ValueError):
    """A schedule that cannot be played."""


class Mode(StrEnum):
    """Who sits at a table together."""

    MIX = "mix"
    """Every combination of entrants for the seats."""
    ONE_VS_MANY = "one_vs_many"
    """One of the first entrant against a table of each other entrant."""


class Setting(NamedTuple):
    """A map and a number of players."""

    map: str
    players: int


class Schedule(Value, frozen=True, gc=False):
    """All games of a tournament; the same schedule has the same games."""

    entrants: tuple[str, ...]
    players: tuple[int, ...] = (4,)
    maps: tuple[str, ...] = ("germany",)
    games: int = 200
    """The least number of games, rounded up to whole blocks in each setting."""
    seed: int = 1
    mode: Mode = Mode.MIX
    draft: bool = False
    """Whether regions are drafted instead of drawn (R1.1)."""
    hidden_money: bool = False

    @property
    def settings(self) -> tuple[Setting, ...]:
        return tuple(Setting(name, players) for name in self.maps for players in self.players)

    @property
    def total(self) -> int:
        """The number of games."""
        return sum(setting.players * self.blocks(setting) for setting in self.settings)

    def blocks(self, setting: Setting) -> int:
        """The number of blocks in one setting."""
        return ceil(ceil(self.games / len(self.settings)) / setting.players)

    def laps(self) -> frozenset[int]:
        """The numbers of games after which all settings have had equally many blocks, or all of theirs."""
        most = max(self.blocks(setting) for setting in self.settings)
        return frozenset(
            sum(setting.players * min(lap, self.blocks(setting)) for setting in self.settings)
            for lap in range(1, most + 1)
        )

    def fixtures(self) -> Iterator[Fixture]:
        """The games in order."""
        for index, (setting, seats) in enumerate(self._tables()):
            yield self._fixture(index, setting, seats)

    def _tables(self) -> Iterator[tuple[Setting, tuple[str, ...]]]:
        settings = self.settings
        for lap in range(max(self.blocks(setting) for setting in settings)):
            for place, setting in enumerate(settings):
                if lap < self.blocks(setting):
                    for seats in rotations(self._seated(place, setting, lap)):
                        yield setting, seats

    def _seated(self, place: int, setting: Setting, lap: int) -> tuple[str, ...]:
        """The group of a block in a random order of seats. Every group plays once before any plays again."""
        every = groups(self.entrants, setting.players, self.mode)
        turn, at = divmod(lap, len(every))
        order, _ = Rng.from_seed(derived(self.seed, GROUP, place, turn)).shuffle(every)
        seats, _ = Rng.from_seed(derived(self.seed, SEATS, place, lap)).shuffle(order[at])
        return seats

    def _fixture(self, index: int, setting: Setting, seats: tuple[str, ...]) -> Fixture:
        config = Config(
            board=load_board(setting.map).id,
            players=setting.players,
            regions="draft" if self.draft else "random",
            hidden_money=self.hidden_money,
        )
        return Fixture(
            index=index,
            map=setting.map,
            config=config,
            seed=derived(self.seed, CHANCE, index),
            bots=seats,
            bot_seeds=tuple(derived(self.seed, BOT, index, seat) for seat in range(setting.players)),
        )


def groups(entrants: Sequence[str], players: int, mode: Mode) -> tuple[tuple[str, ...], ...]:
    """Groups of bots that play together, in any order.

    >>> groups(["a", "b", "c"], 2, Mode.MIX)
    (('a', 'b'), ('a', 'c'), ('b', 'c'))
    >>> groups(["a", "b", "c"], 4, Mode.MIX)
    (('a', 'b', 'c', 'a'), ('a', 'b', 'c', 'b'), ('a', 'b', 'c', 'c'))
    >>> groups(["a", "b", "c"], 4, Mode.ONE_VS_MANY)
    (('a', 'b', 'b', 'b'), ('a', 'c', 'c', 'c'))
    """
    if mode is Mode.ONE_VS_MANY:
        one, *others = entrants
        return tuple((one, *[other] * (players - 1)) for other in others)
    everybody, left = divmod(players, len(entrants))
    full = tuple(entrants) * everybody
    return tuple((*full, *extra) for extra in combinations(entrants, left))


def rotations(seats: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The seats rotated, so that each bot has each seat once.

    >>> list(rotations(("a", "b", "b")))
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
    """
    for shift in range(len(seats)):
        yield seats[len(seats) - shift :] + seats[: len(seats) - shift]


def checked(schedule: Schedule) -> Schedule:
    """The schedule; raises `BadSchedule` with the first fault."""
    for fault in faults(schedule):
        raise BadSchedule(fault)
    for name in schedule.maps:
        load_board(name)
    return schedule


def faults(schedule: Schedule) -> Iterator[str]:
    entrants = schedule.entrants
    if not entrants:
        yield "no bots: name at least one"
    if schedule.mode is Mode.ONE_VS_MANY and len(entrants) < 2:
        yield "one against many needs at least two bots"
    for name in entrants:
        if entrants.count(name) > 1:
            yield f"bot '{name}' is listed twice"
    for players in schedule.players:
        if not 2 <= players <= 6:
            yield f"players={players}: expected 2 to 6"
    if not schedule.players or not schedule.maps:
        yield "no games: name at least one number of players and one map"
    for twice in chain(schedule.players, schedule.maps):
        if (*schedule.players, *schedule.maps).count(twice) > 1:
            yield f"'{twice}' is listed twice"
    if not -(2**63) <= schedule.seed < 2**63:
        yield f"seed={schedule.seed}: must fit in 64 bits"
    if schedule.games < 1:
        yield f"games={schedule.games}: expected at least 1"
