"""Random changes of numbers, for tests that input from outside is refused or harmless."""

import os
from typing import Any, Final

from hypothesis import strategies as st

FUZZ: Final = int(os.environ.get("KILOWATT_FUZZ", "1"))
"""Factor of the number of examples; above 1 they differ in every run. `make debug-core` sets it."""


def change_one(fields: Any, data: st.DataObject) -> None:
    """Change one number somewhere in nested lists and dictionaries."""
    cells: Any = {"": fields}
    place: Any = ""
    while isinstance(cells[place], dict | list):
        cells = cells[place]
        places = sorted(cells) if isinstance(cells, dict) else range(len(cells))
        if not places:
            return
        place = data.draw(st.sampled_from(places))
    if isinstance(cells[place], int):
        cells[place] = data.draw(st.integers(-3, 66) | st.sampled_from([99, 127, -128, 10_000, 20_000, 2**31 - 1]))
