"""The golden files match the engine's output. `make golden` rewrites them; review the diff."""

from pathlib import Path

import pytest

from kilowatt.content import game_for
from kilowatt.engine.notation.position_text import parse_position
from tools.golden import FOLDER, golden_files, legal_words, perft

FILES = dict(golden_files())


@pytest.mark.parametrize("name", FILES)
def test_a_golden_file_is_what_the_engine_gives(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8").splitlines() == FILES[name].splitlines()


def test_every_golden_file_is_generated() -> None:
    kept = {path.relative_to(FOLDER) for path in FOLDER.rglob("*.txt")}
    assert kept == {Path(name) for name in FILES}


def test_counts_and_order_hold_from_the_written_positions() -> None:
    """The positions, parsed from the file, have the same ordered legal actions and sequence counts."""
    blocks = (FOLDER / "positions.txt").read_text("utf-8").strip().split("\n\n")
    assert len(blocks) > 40
    for block in blocks:
        _, line, ways, legal = block.splitlines()
        config, state = parse_position(line)
        game = game_for(config)
        assert "; ".join(legal_words(game.legal_actions(state))) == legal.removeprefix("legal ")
        for entry in ways.removeprefix("ways ").split(", "):
            depth, count = map(int, entry.split(": "))
            if depth < 3:
                assert perft(game, state, depth) == count
