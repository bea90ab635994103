"""Phase 5: powering, pay, refill and the plant market (R7)."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import A_POWER, AUCTION, BUREAUCRACY, COALS
    from kilowatt.core.rng import below
    from kilowatt.core.rules.fuel_market import refill
    from kilowatt.core.rules.plant_market import is_step_3_drawn, turn_over
    from kilowatt.core.rules.powering import legal_powerings, run_plants
    from kilowatt.core.rules.steps import begin_step
    from kilowatt.core.rules.turn_order import place_in_order, set_order

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import CheckedArray


def power(t: "Table", s: "State", mask: int, hybrid_coal: int) -> None:
    """Run some plants; each city powered pays, and surplus power is lost (R7.2)."""
    powered = min(run_plants(t, s, mask, hybrid_coal), s.owned[s.active])
    s.money[s.active] += t.payout[min(powered, t.payout_top)]
    place = place_in_order(t, s, s.active) + 1
    if place < t.players:
        s.active = s.order[place]
    else:
        end_round(t, s)


def power_at_random(t: "Table", s: "State", rng: "CheckedArray", out: "CheckedArray") -> int:
    """Play the phase, all legal actions equally likely; the number of moves."""
    moves = 0
    while s.phase == BUREAUCRACY:
        choice = out[below(rng, legal_powerings(t, s, out))] - A_POWER
        power(t, s, choice // COALS, choice % COALS)
        moves += 1
    return moves


def end_round(t: "Table", s: "State") -> None:
    """The refill, the plant market, and phase 1 of the next round (R7.5, R7.7)."""
    refill(t, s)
    turn_over(s)
    if s.step < 3 and is_step_3_drawn(s):
        begin_step(t, s, 3)
    set_order(t, s)
    s.round += 1
    s.phase = AUCTION
    s.active = s.order[0]
