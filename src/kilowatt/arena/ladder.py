"""The ladder: standard matches, each one bot against a table of another, and how they stand.

A match is data. Its games lie in a file of their own, so that a ladder can be interrupted and gone on with, and a match
that has not changed is not played again.
"""

import re
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from kilowatt.arena.pool import Runner
from kilowatt.arena.schedule import Mode, Schedule
from kilowatt.arena.store import BadResults, Plan, replaced
from kilowatt.arena.summary import Score, scores
from kilowatt.arena.tournament import Tournament, Watcher
from kilowatt.engine.value import Value

QUICK_BLOCKS: Final = 2
"""A quick ladder plays so many games on each seat."""
MAPS: Final = ("germany", "usa")
PLAYERS: Final = (2, 3, 4, 5, 6)
MAIN_PLAYERS: Final = 4
"""Four players count most, and get most games."""
MOST_PLAYERS: Final = max(PLAYERS)


class Match(Value, frozen=True, gc=False):
    """One bot of the first kind against as many of the second as there are other seats."""

    one: str
    many: str
    players: int
    map: str
    games: int
    seed: int = 1

    @property
    def schedule(self) -> Schedule:
        return Schedule(
            entrants=(self.one, self.many),
            players=(self.players,),
            maps=(self.map,),
            games=self.games,
            seed=self.seed,
            mode=Mode.ONE_VS_MANY,
        )

    @property
    def name(self) -> str:
        """One word, fit for a file.

        >>> Match("search:simulations=200", "planner", 4, "usa", 200).name
        'search-simulations-200-vs-planner-4p-usa'
        """
        text = f"{self.one} vs {self.many} {self.players}p {self.map}"
        return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")

    @property
    def command(self) -> str:
        """What plays just this match."""
        return (
            f"kilowatt arena {self.one} {self.many} --one-vs-many --players {self.players} --map {self.map} "
            f"--games {self.games} --seed {self.seed}"
        )

    def quick(self) -> "Match":
        return msgspec.structs.replace(self, games=min(self.games, QUICK_BLOCKS * self.players))


def rung(one: str, many: str, games: int, main_games: int, full_games: int | None = None) -> tuple[Match, ...]:
    """A bot against a lower one everywhere; a full table, where chance is smallest, may need more games to tell."""
    wanted = {MAIN_PLAYERS: main_games, MOST_PLAYERS: full_games or games}
    return tuple(Match(one, many, players, board, wanted.get(players, games)) for board in MAPS for players in PLAYERS)


SEARCH: Final = "search:simulations=200"

LEVELS: Final = tuple(
    Match(level, lower, MAIN_PLAYERS, board, games)
    for level, lower, games in (("normal", "easy", 200), ("hard", "normal", 200), ("expert", "hard", 24))
    for board in MAPS
)
"""The levels of the lobby, each against the next lower one."""

STANDARD: Final[tuple[Match, ...]] = (
    *rung("greedy", "random", games=200, main_games=500),
    *rung("simple", "random", games=60, main_games=60),
    *rung("simple", "greedy", games=60, main_games=100),
    *rung("planner", "random", games=60, main_games=60),
    *rung("planner", "greedy", games=200, main_games=500),
    *rung("planner", "simple", games=300, main_games=300, full_games=900),
    *rung(SEARCH, "random", games=12, main_games=12),
    *rung(SEARCH, "greedy", games=12, main_games=12),
    *rung(SEARCH, "simple", games=60, main_games=100),
    *rung(SEARCH, "planner", games=40, main_games=200),
    *LEVELS,
)
"""Every bot against each lower one. The rungs that count most have most games; where nearly all are won, few tell."""


class Spent(Value, frozen=True, gc=False):
    """What a match has taken, over all its runs."""

    seconds: float = 0.0
    """On the clock of the wall."""
    thought: float = 0.0
    """Seconds of the processor that the one bot has thought ..."""
    moves: int = 0
    """... for so many moves."""

    @property
    def per_move(self) -> float:
        return self.thought / self.moves if self.moves else 0.0


class Row(NamedTuple):
    """A match played."""

    match: Match
    score: Score
    spent: Spent

    @property
    def is_above_chance(self) -> bool:
        """Clearly: the whole interval is."""
        return self.score.interval.low > self.score.chance


def read_matches(path: Path) -> tuple[Match, ...]:
    """Matches of one's own: a JSON list of objects with the fields of `Match`."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=tuple[Match, ...])
    except OSError as error:
        raise BadResults(f"{path}: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise BadResults(f"{path}: not a list of matches: {error}") from error


def play_match(match: Match, folder: Path, runner: Runner, watch: Watcher = lambda tournament: None) -> Row:
    """Play a match, or what is missing of it."""
    tournament = Tournament(Plan(match.schedule), folder / f"{match.name}.jsonl")
    with Stopwatch(folder / f"{match.name}.spent.json", match.one, tournament) as clock:
        games = tournament.run(runner, watch)
    [score] = scores(games, [match.one])
    return Row(match, score, clock.total())


class Stopwatch:
    """Adds up the time of all runs in a small file, the interrupted ones included."""

    def __init__(self, path: Path, bot: str, tournament: Tournament) -> None:
        self.path = path
        self.bot = bot
        self.thinking = tournament.thinking
        self.before = msgspec.json.decode(path.read_bytes(), type=Spent) if path.exists() else Spent()

    def __enter__(self) -> "Stopwatch":
        self._began = monotonic()
        return self

    def __exit__(self, *error: object) -> None:
        if self.path.parent.is_dir():
            with replaced(self.path) as part:
                part.write_bytes(msgspec.json.encode(self.total()) + b"\n")

    def total(self) -> Spent:
        return Spent(
            seconds=round(self.before.seconds + monotonic() - self._began, 1),
            thought=round(self.before.thought + self.thinking.seconds[self.bot], 3),
            moves=self.before.moves + self.thinking.decisions[self.bot],
        )
