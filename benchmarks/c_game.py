"""Compiles and runs `game.c`, the complete game written in C, with which the core is compared.

Both play uniformly random games from the same random numbers, so they must play the same number of moves.
"""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from kilowatt.content import game_for
from kilowatt.core.convert.constants import table_of
from kilowatt.engine import BoardId, Config

SOURCE: Final = Path(__file__).with_name("game.c")
FIELDS: Final = (
    "players", "regions_needed", "max_plants", "step2_cities", "end_cities", "start_money", "current_size", "cities",
    "plants_removed", "loose_count", "top_card", "start_count", "payout_top", "loose", "start_market", "region_of",
    "is_area", "city_count", "kind", "burns", "powers", "house", "payout", "track", "start_fuel", "markers", "price",
    "refill", "subsets", "need", "way",
)  # fmt: skip
"""Constants of a game in the order in which the program reads them."""
OPTIONS: Final = ("-O3",)
"""Those of the core (setup.py)."""


class Run(NamedTuple):
    """Moves played, and seconds of processor time."""

    moves: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


class CGame:
    """The compiled program."""

    def __init__(self, program: Path) -> None:
        self.program = program

    def play(self, config: Config, seed: int, games: int) -> Run:
        said = subprocess.run(
            [self.program, str(seed), str(games)], input=constants(config), capture_output=True, text=True, check=True
        ).stdout
        moves, seconds = said.split()
        return Run(int(moves), float(seconds))


@contextmanager
def compiled() -> Iterator[CGame | None]:
    """The program, or None without a C compiler."""
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if compiler is None:
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "game"
        subprocess.run([compiler, *OPTIONS, "-o", str(program), str(SOURCE)], check=True)
        yield CGame(program)


def constants(config: Config) -> str:
    fields: dict[str, Any] = dict(table_of(game_for(config).book))
    return " ".join(str(number) for name in FIELDS for number in flat(fields[name]))


def flat(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for part in value:
            yield from flat(part)
    else:
        yield value


def best_run(game: CGame, board: str, players: int, games: int, rounds: int) -> Run:
    config = Config(BoardId(board), players)
    return max((game.play(config, 1, games) for _ in range(rounds)), key=lambda run: run.rate)
