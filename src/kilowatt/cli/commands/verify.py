"""`kilowatt verify`: check every move of saved games against the rules."""

import argparse
import sys
from pathlib import Path

from kilowatt.cli.game_files import SavedGame, read_game
from kilowatt.engine import BrokenRecord
from kilowatt.engine.notation.game_file import UNFINISHED, print_result


def run(options: argparse.Namespace) -> int:
    results = [verify(Path(file), options.map) for file in options.files]
    return 0 if all(results) else 1


def verify(path: Path, board: str | None) -> bool:
    """Verify one game and print the result."""
    try:
        saved_game = read_game(path, board)
        saved_game.record.verify(saved_game.game)
    except BrokenRecord as error:
        print(f"broken: {path}: {error}", file=sys.stderr)
        return False
    print(f"ok: {summary(saved_game)} ({path})")
    return True


def summary(saved_game: SavedGame) -> str:
    """`308 moves, germany, 4 players, 12 rounds, result 0 > 2 > 1 > 3`."""
    state = saved_game.record.state(saved_game.game)
    result = print_result(state.standings)
    return ", ".join(
        (
            f"{len(saved_game.record.moves)} moves",
            saved_game.game.config.board,
            f"{saved_game.game.config.players} players",
            f"round {state.round}",
            "not finished" if result == UNFINISHED else f"result by seat {result}",
        )
    )
