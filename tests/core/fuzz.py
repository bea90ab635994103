"""Numbers changed at random, for tests that whatever comes from outside is refused or does no harm."""

import os
from typing import Any, Final

from hypothesis import strategies as st

FUZZ: Final = int(os.environ.get("KILOWATT_FUZZ", "1"))
"""So many times as many examples, others in every run: `make debug-core` sets it."""


def change_one(fields: Any, data: st.DataObject) -> None:
    """Another number somewhere in a structure of lists and names."""
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
