"""Observations, masks and compact actions of a single position."""

from typing import Any

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import ACTIONS, MOST_LEGAL
    from kilowatt.core.layout.checked_memory import INT32, row
    from kilowatt.core.rules.actions import is_legal
    from kilowatt.core.vector.compact_actions import COMPACT_ACTIONS, COMPACT_SPACE
    from kilowatt.core.vector.features import OBSERVATION
    from kilowatt.core.vector.observation_encoder import encode
    from kilowatt.core.vector.spaces import full_of, write_mask

from kilowatt.core.simulator import Position


def encode_observation(position: Position, seat: int, out: Any) -> None:
    """Write what a seat sees into an array of `OBSERVATION` 32-bit floats."""
    if not 0 <= seat < position.rules.players or len(out) != OBSERVATION:
        raise ValueError(f"seat {seat} and {len(out)} floats: there must be {OBSERVATION}")
    if cython.compiled:
        encode(position.rules.t, position.s, seat, cython.address(out[0]))
    else:
        encode(position.rules.t, position.s, seat, out)


def encode_mask(position: Position, space: int, out: Any) -> None:
    """Write 1 for each legal action and 0 for all others into an array of bytes of the size of the space."""
    if not cython.compiled:
        numbers = row(INT32, MOST_LEGAL)
    if len(out) != (COMPACT_ACTIONS if space == COMPACT_SPACE else ACTIONS):
        raise ValueError(f"{len(out)} bytes are not the size of the action space")
    if cython.compiled:
        write_mask(position.rules.t, position.s, space, cython.address(out[0]), numbers)
    else:
        write_mask(position.rules.t, position.s, space, out, numbers)


def core_action(position: Position, space: int, action: int) -> int:
    """The action of the core that a number of a space means here; ValueError if it is not legal."""
    if not cython.compiled:
        numbers = row(INT32, MOST_LEGAL)
    code = -1
    if action >= 0 and position.s.active >= 0:
        code = full_of(position.rules.t, position.s, action) if space == COMPACT_SPACE else action
    if code < 0 or not is_legal(position.rules.t, position.s, code, numbers):
        raise ValueError(f"action {action} is not legal here")
    return code
