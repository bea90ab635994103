"""`kilowatt verify`: every move of a saved game judged again."""

import argparse
import sys
from pathlib import Path

from kilowatt.cli.stored import Stored, read_game
from kilowatt.engine import BrokenRecord
from kilowatt.engine.notation.game_file import UNFINISHED, print_result


def run(options: argparse.Namespace) -> int:
    results = [verify(Path(file), options.map) for file in options.files]
    return 0 if all(results) else 1


def verify(path: Path, board: str | None) -> bool:
    """Say whether a game is what it claims to be; what is wrong is named."""
    try:
        stored = read_game(path, board)
        stored.record.verify(stored.game)
    except BrokenRecord as error:
        print(f"broken: {path}: {error}", file=sys.stderr)
        return False
    print(f"ok: {summary(stored)} ({path})")
    return True


def summary(stored: Stored) -> str:
    """`308 moves, germany, 4 players, 12 rounds, result 0 > 2 > 1 > 3`."""
    state = stored.record.state(stored.game)
    result = print_result(state.standings)
    return ", ".join(
        (
            f"{len(stored.record.moves)} moves",
            stored.game.config.board,
            f"{stored.game.config.players} players",
            f"round {state.round}",
            "not finished" if result == UNFINISHED else f"result by seat {result}",
        )
    )
