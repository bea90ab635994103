"""What the package offers by name, and that it needs no extra for that."""

import subprocess
import sys

import kilowatt.arena
from tests.cli.support import environment


def test_the_public_names_are_sorted_and_there() -> None:
    names = kilowatt.arena.__all__
    assert list(names) == sorted(names)
    assert all(hasattr(kilowatt.arena, name) for name in names)


def test_no_extra_is_needed_to_play() -> None:
    script = (
        "import sys; sys.modules |= dict.fromkeys(['rich', 'openskill', 'pyarrow', 'ray', 'numpy']);"
        "import kilowatt.arena, kilowatt.arena.play.worker, kilowatt.arena.ladder"
    )
    subprocess.run([sys.executable, "-c", script], env=environment(), check=True)
