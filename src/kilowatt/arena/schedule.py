"""Who plays whom, where, on which seat and with which seeds: decided before the first game, by the seed alone.

The unit is the block: one company of bots, played once in each rotation of the seats. So after every whole block each
bot has sat on each seat equally often. Blocks go round the settings (map and number of players) and the companies.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import chain, combinations
from math import ceil
from typing import NamedTuple

from kilowatt.arena.seeds import derived
from kilowatt.arena.values import Fixture
from kilowatt.content import load_board
from kilowatt.engine import Config, KilowattError, Rng
from kilowatt.engine.value import Value

CHANCE, BOT, COMPANY, SEATS = range(4)
"""What a seed is derived for."""


class BadSchedule(KilowattError, ValueError):
    """Games that cannot be arranged."""


class Mode(StrEnum):
    """Who sits at a table together."""

    MIX = "mix"
    """Everybody as often as possible alike: each choice of entrants for the seats there are."""
    ONE_VS_MANY = "one_vs_many"
    """One of the first entrant, all others of one other entrant."""


class Setting(NamedTuple):
    """Where a game is played, and with how many."""

    map: str
    players: int


class Schedule(Value, frozen=True, gc=False):
    """All games of a tournament; the same schedule has the same games."""

    entrants: tuple[str, ...]
    players: tuple[int, ...] = (4,)
    maps: tuple[str, ...] = ("germany",)
    games: int = 200
    """At least so many; rounded up to whole blocks in each setting."""
    seed: int = 1
    mode: Mode = Mode.MIX
    draft: bool = False
    """The regions are drafted, not drawn (R1.1)."""
    hidden_money: bool = False

    @property
    def settings(self) -> tuple[Setting, ...]:
        return tuple(Setting(name, players) for name in self.maps for players in self.players)

    @property
    def total(self) -> int:
        """How many games it has."""
        return sum(setting.players * self.blocks(setting) for setting in self.settings)

    def blocks(self, setting: Setting) -> int:
        """How many blocks one setting gets."""
        return ceil(ceil(self.games / len(self.settings)) / setting.players)

    def laps(self) -> frozenset[int]:
        """After so many games each setting has had equally many blocks, or all of its own."""
        most = max(self.blocks(setting) for setting in self.settings)
        return frozenset(
            sum(setting.players * min(lap, self.blocks(setting)) for setting in self.settings)
            for lap in range(1, most + 1)
        )

    def fixtures(self) -> Iterator[Fixture]:
        """The games in their order."""
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
        """The company of a block, in an order drawn for it. Every company has its turn before one comes again."""
        every = companies(self.entrants, setting.players, self.mode)
        turn, at = divmod(lap, len(every))
        order, _ = Rng.from_seed(derived(self.seed, COMPANY, place, turn)).shuffle(every)
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


def companies(entrants: Sequence[str], players: int, mode: Mode) -> tuple[tuple[str, ...], ...]:
    """Who sits together, whatever the seats.

    >>> companies(["a", "b", "c"], 2, Mode.MIX)
    (('a', 'b'), ('a', 'c'), ('b', 'c'))
    >>> companies(["a", "b", "c"], 4, Mode.MIX)
    (('a', 'b', 'c', 'a'), ('a', 'b', 'c', 'b'), ('a', 'b', 'c', 'c'))
    >>> companies(["a", "b", "c"], 4, Mode.ONE_VS_MANY)
    (('a', 'b', 'b', 'b'), ('a', 'c', 'c', 'c'))
    """
    if mode is Mode.ONE_VS_MANY:
        one, *others = entrants
        return tuple((one, *[other] * (players - 1)) for other in others)
    everybody, left = divmod(players, len(entrants))
    full = tuple(entrants) * everybody
    return tuple((*full, *extra) for extra in combinations(entrants, left))


def rotations(seats: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Each bot once on each seat, the order of the table kept.

    >>> list(rotations(("a", "b", "b")))
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
    """
    for shift in range(len(seats)):
        yield seats[len(seats) - shift :] + seats[: len(seats) - shift]


def checked(schedule: Schedule) -> Schedule:
    """The schedule, or a sentence about what is wrong with it."""
    for fault in faults(schedule):
        raise BadSchedule(fault)
    for name in schedule.maps:
        load_board(name)
    return schedule


def faults(schedule: Schedule) -> Iterator[str]:
    entrants = schedule.entrants
    if not entrants:
        yield "nobody plays: name at least one bot"
    if schedule.mode is Mode.ONE_VS_MANY and len(entrants) < 2:
        yield "one against many needs two bots: the one, and what the many are"
    for name in entrants:
        if entrants.count(name) > 1:
            yield f"the bot '{name}' is there twice"
    for players in schedule.players:
        if not 2 <= players <= 6:
            yield f"{players} players: the game is for 2 to 6"
    if not schedule.players or not schedule.maps:
        yield "no table to play at: name players and maps"
    for twice in chain(schedule.players, schedule.maps):
        if (*schedule.players, *schedule.maps).count(twice) > 1:
            yield f"'{twice}' is there twice"
    if not -(2**63) <= schedule.seed < 2**63:
        yield f"{schedule.seed} is no seed: it has more than 64 bits"
    if schedule.games < 1:
        yield f"{schedule.games} games are none"
