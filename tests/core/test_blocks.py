"""The arrays of the uncompiled core check what C does not."""

import pytest

from kilowatt.core.layout.blocks import State
from kilowatt.core.layout.checked_memory import row


@pytest.mark.parametrize("index", [-1, 4, 100])
def test_an_index_out_of_bounds_raises(index: int) -> None:
    cells = row("b", 4)
    with pytest.raises(IndexError):
        cells[index]
    with pytest.raises(IndexError):
        cells[index] = 1


@pytest.mark.parametrize("value", [128, -129, 1 << 40])
def test_a_number_that_would_overflow_in_c_raises(value: int) -> None:
    with pytest.raises(OverflowError):
        row("b", 4)[0] = value


def test_a_copied_block_shares_no_array() -> None:
    one, other = State(), State()
    other.assign(one)
    other.dist[2][3] = 7
    assert one.dist[2][3] == 0


@pytest.mark.parametrize("name", ["active", "deck_end", "round"])
def test_a_single_number_that_would_overflow_in_c_raises(name: str) -> None:
    state = State()
    with pytest.raises(OverflowError, match=name):
        setattr(state, name, 1 << 31)
