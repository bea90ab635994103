"""The ladder: standard matches, each of one bot against a table of another.

Each match has its own games file, so an interrupted ladder can be resumed and a finished match is not played again.
"""

import re
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from kilowatt.arena.play.pool import Runner
from kilowatt.arena.play.schedule import Mode, Schedule
from kilowatt.arena.rate.scores import Score, scores
from kilowatt.arena.store.games_file import BadResults, TournamentPlan, replaced
from kilowatt.arena.tournament import Tournament, TournamentListener
from kilowatt.engine.value import Value

QUICK_BLOCKS: Final = 2
"""Games on each seat in a quick ladder."""
MAPS: Final = ("germany", "usa")
PLAYERS: Final = (2, 3, 4, 5, 6)
MAIN_PLAYERS: Final = 4
"""The number of players with most games."""
MOST_PLAYERS: Final = max(PLAYERS)


class LadderMatch(Value, frozen=True, gc=False):
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
        """A name for files.

        >>> LadderMatch("search:simulations=200", "planner", 4, "usa", 200).name
        'search-simulations-200-vs-planner-4p-usa'
        """
        text = f"{self.one} vs {self.many} {self.players}p {self.map}"
        return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")

    @property
    def command(self) -> str:
        """The command that plays this match alone."""
        return (
            f"kilowatt arena {self.one} {self.many} --one-vs-many --players {self.players} --map {self.map} "
            f"--games {self.games} --seed {self.seed}"
        )

    def quick(self) -> "LadderMatch":
        return msgspec.structs.replace(self, games=min(self.games, QUICK_BLOCKS * self.players))


def rung(one: str, many: str, games: int, main_games: int, full_games: int | None = None) -> tuple[LadderMatch, ...]:
    """A bot against a weaker one on all maps and with all numbers of players."""
    wanted = {MAIN_PLAYERS: main_games, MOST_PLAYERS: full_games or games}
    return tuple(
        LadderMatch(one, many, players, board, wanted.get(players, games)) for board in MAPS for players in PLAYERS
    )


SEARCH: Final = "search:simulations=200"

LEVELS: Final = tuple(
    LadderMatch(level, lower, MAIN_PLAYERS, board, games)
    for level, lower, games in (("normal", "easy", 200), ("hard", "normal", 200), ("expert", "hard", 24))
    for board in MAPS
)
"""The levels of the lobby, each against the next lower one."""

STANDARD: Final[tuple[LadderMatch, ...]] = (
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
"""Every bot against each weaker one; the closest matches have most games."""


class Spent(Value, frozen=True, gc=False):
    """The time that a match took, over all its runs."""

    seconds: float = 0.0
    """Wall-clock time."""
    thought: float = 0.0
    """CPU seconds of the one bot."""
    moves: int = 0
    """Moves of the one bot."""

    @property
    def per_move(self) -> float:
        return self.thought / self.moves if self.moves else 0.0


class LadderRow(NamedTuple):
    """A match with its result."""

    match: LadderMatch
    score: Score
    spent: Spent

    @property
    def is_above_chance(self) -> bool:
        """Whether the whole interval is."""
        return self.score.interval.low > self.score.chance


def read_matches(path: Path) -> tuple[LadderMatch, ...]:
    """Matches from a file: a JSON list of objects with the fields of `LadderMatch`."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=tuple[LadderMatch, ...])
    except OSError as error:
        raise BadResults(f"{path}: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise BadResults(f"{path}: not a list of matches: {error}") from error


def play_match(
    match: LadderMatch, folder: Path, runner: Runner, watch: TournamentListener = lambda tournament: None
) -> LadderRow:
    """Play a match, or its missing games."""
    tournament = Tournament(TournamentPlan(match.schedule), folder / f"{match.name}.jsonl")
    with Stopwatch(folder / f"{match.name}.spent.json", match.one, tournament) as clock:
        games = tournament.run(runner, watch)
    [score] = scores(games, [match.one])
    return LadderRow(match, score, clock.total())


class Stopwatch:
    """Adds up the time of all runs in a small file, including interrupted ones."""

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
