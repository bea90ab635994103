"""Phase 3 and the refill: the resource market (R4.3, R4.4, R7.5)."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import A_BUY, A_DONE, BUILDING, COAL, FUELS, GARBAGE, HYBRID, OIL, RESOURCES, URANIUM
    from kilowatt.core.rng import below
    from kilowatt.core.rules.turn_order import place_in_order

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import CheckedArray


def space(s: "State", seat: int, fuel: int) -> int:
    """How many more markers of a fuel fit on a player's plants (R4.1)."""
    if fuel >= GARBAGE:
        return s.room[seat][fuel] - s.fuel[seat][fuel]
    coal = s.fuel[seat][COAL] - s.room[seat][COAL]
    oil = s.fuel[seat][OIL] - s.room[seat][OIL]
    shared = s.room[seat][HYBRID] - max(0, coal) - max(0, oil)
    return shared + max(0, -coal if fuel == COAL else -oil)


def can_buy(t: "Table", s: "State", fuel: int) -> bool:
    """Whether the market has a marker that the active player can pay and store; without branches (R4.1, R4.3)."""
    seat = s.active
    count = s.fuel_market[fuel]
    return (count > 0) & (t.price[fuel][count] <= s.money[seat]) & (space(s, seat, fuel) > 0)


def legal_purchases(t: "Table", s: "State", out: "CheckedArray") -> int:
    count = 0
    for fuel in range(FUELS):
        out[count] = A_BUY + fuel
        count += can_buy(t, s, fuel)
    out[count] = A_DONE
    return count + 1


def buy_at_random(t: "Table", s: "State", rng: "CheckedArray") -> int:
    """Play the phase without listing purchases, all legal actions equally likely; the number of moves."""
    moves = 0
    while s.phase == RESOURCES:
        # How many of the first one, two, three and four fuels can be bought.
        one = 0 + can_buy(t, s, COAL)
        two = one + can_buy(t, s, OIL)
        three = two + can_buy(t, s, GARBAGE)
        count = three + can_buy(t, s, URANIUM)
        pick = below(rng, count + 1)
        if pick < count:
            buy_fuel(t, s, (pick >= one) + (pick >= two) + (pick >= three))
        else:
            end_buying(t, s)
        moves += 1
    return moves


def buy_fuel(t: "Table", s: "State", fuel: int) -> None:
    s.money[s.active] -= t.price[fuel][s.fuel_market[fuel]]
    s.fuel_market[fuel] -= 1
    s.fuel[s.active][fuel] += 1


def end_buying(t: "Table", s: "State") -> None:
    """The last in turn order buys first (R4.3)."""
    place = place_in_order(t, s, s.active)
    if place > 0:
        s.active = s.order[place - 1]
    else:
        s.phase = BUILDING
        s.active = s.order[t.players - 1]


def refill(t: "Table", s: "State") -> None:
    """Markers come back from the supply, as far as it has them and the market has room (R7.5)."""
    for fuel in range(FUELS):
        count = min(t.refill[s.step - 1][fuel], s.supply[fuel])
        count = min(count, t.track[fuel] - s.fuel_market[fuel])
        s.fuel_market[fuel] += count
        s.supply[fuel] -= count
