"""The core's memory: allocate, copy, clear and free it. No other module does."""

from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if cython.compiled:
    from cython.cimports.kilowatt.core.layout.structs import CState, CTable
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.libc.string import memcpy, memset
else:
    from kilowatt.core.codes import OVER
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import INT32, UINT64, row

if TYPE_CHECKING:
    from kilowatt.core.layout.checked_memory import CheckedArray

    States = Any
    """A block of positions: a pointer to the first, or a list."""


def new_table() -> "Table":
    if cython.compiled:
        t = cython.cast(cython.pointer(CTable), calloc(1, cython.sizeof(CTable)))
        if t == cython.NULL:
            raise MemoryError
    else:
        t = Table()
    return t


def new_state() -> "State":
    """An empty position without legal actions: the game is over."""
    if cython.compiled:
        s = cython.cast(cython.pointer(CState), calloc(1, cython.sizeof(CState)))
        if s == cython.NULL:
            raise MemoryError
    else:
        s = State()
    s.phase = OVER
    s.active = s.bidder = -1
    return s


def new_numbers(count: int) -> "CheckedArray":
    if cython.compiled:
        cells = cython.cast(cython.pointer(cython.int), calloc(count + 1, cython.sizeof(cython.int)))
        if cells == cython.NULL:
            raise MemoryError
    else:
        cells = row(INT32, count)
    return cells


def new_states(count: int) -> "States":
    """A block of positions, each empty."""
    if cython.compiled:
        states = cython.cast(cython.pointer(CState), calloc(count + 1, cython.sizeof(CState)))
        if states == cython.NULL:
            raise MemoryError
    else:
        states = [State() for _ in range(count)]
    for i in range(count):
        s = state_at(states, i)
        s.phase = OVER
        s.active = s.bidder = -1
    return states


def state_at(states: "States", i: int) -> "State":
    """One position of a block."""
    if cython.compiled:
        return states + i
    return states[i]


def new_words(count: int) -> "CheckedArray":
    """An array of 64-bit numbers."""
    if cython.compiled:
        cells = cython.cast(cython.p_ulonglong, calloc(count + 1, cython.sizeof(cython.ulonglong)))
        if cells == cython.NULL:
            raise MemoryError
    else:
        cells = row(UINT64, count)
    return cells


def free_words(cells: "CheckedArray") -> None:
    if cython.compiled:
        free(cells)


def free_table(t: "Table") -> None:
    if cython.compiled:
        free(t)


def free_state(s: "State") -> None:
    if cython.compiled:
        free(s)


def free_numbers(cells: "CheckedArray") -> None:
    if cython.compiled:
        free(cells)


def copy_state(to: "State", source: "State") -> None:
    if cython.compiled:
        memcpy(to, source, cython.sizeof(CState))
    else:
        to.assign(source)


def clear_state(s: "State") -> None:
    """Set every field to 0."""
    if cython.compiled:
        memset(s, 0, cython.sizeof(CState))
    else:
        s.assign(State())
