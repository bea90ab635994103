"""Turns: who has had a turn in the phase, and who is still to come (R4.3, R5.4, R7.1)."""

from kilowatt.engine.ids import Phase, Seat
from kilowatt.engine.state import State, phase_order

ONE_TURN_EACH = (Phase.RESOURCES, Phase.BUILDING, Phase.BUREAUCRACY)
"""The phases that ask every player once, in order. An auction asks in no fixed order, and players leave it (R3)."""


def waiting(state: State) -> tuple[Seat, ...]:
    """The seats that play after the active one, in order; empty if the phase has no fixed order."""
    order, place = _turns(state)
    return order[place + 1 :]


def done(state: State) -> tuple[Seat, ...]:
    """The seats without another turn in this phase; in the auction, those that bought or passed (R3.7)."""
    if state.phase is Phase.AUCTION:
        return tuple([seat for seat in state.auction.finished if seat != state.active])
    order, place = _turns(state)
    return order[:place]


def _turns(state: State) -> tuple[tuple[Seat, ...], int]:
    """The order of the phase, and the place of the active player in it."""
    if state.active is None or state.phase not in ONE_TURN_EACH:
        return (), 0
    order = phase_order(state.phase, state.order)
    return order, order.index(state.active)
