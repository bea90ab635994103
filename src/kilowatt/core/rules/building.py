"""Phase 4: building (R5)."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import A_BUILD, A_DONE, BUILDING, BUREAUCRACY, CITIES, FULL, OVER, OWN
    from kilowatt.core.flags import FLAGS, count_flags, place_of_flag
    from kilowatt.core.layout.checked_memory import INT8, row
    from kilowatt.core.rng import below
    from kilowatt.core.rules.plant_market import clear_obsolete, draw, is_step_3_drawn, remove_lowest
    from kilowatt.core.rules.steps import begin_step
    from kilowatt.core.rules.turn_order import place_in_order

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import CheckedArray


def legal_builds(t: "Table", s: "State", out: "CheckedArray") -> int:
    seat = s.active
    money, most = spendable(s, seat), most_houses(s, seat)
    count = 0
    if money >= t.house[0]:
        for i in range(t.city_count[s.regions]):
            city = t.in_play[s.regions][i]
            out[count] = A_BUILD + city
            count += is_open(s, seat, city, money, most)
    out[count] = A_DONE
    return count + 1


def is_open(s: "State", seat: int, city: int, money: int, most: int) -> bool:
    """Whether a player with this money may build in a city with at most this many houses (R5.2, R5.3)."""
    price = s.dist[seat][city] + s.cost[city]
    return (price <= money) & (s.houses[city] <= most)


def most_houses(s: "State", seat: int) -> int:
    """The first city must be empty, if there is an empty one (R5.1)."""
    return 0 if s.owned[seat] == 0 and s.empty > 0 else FLAGS


def build_at_random(t: "Table", s: "State", rng: "CheckedArray") -> int:
    """Play the phase without listing cities, all legal actions equally likely; the number of moves."""
    if not cython.compiled:
        open_ = row(INT8, FLAGS)
    for i in range(CITIES, FLAGS):
        open_[i] = 0
    moves = 0
    while s.phase == BUILDING:
        seat = s.active
        money, most = spendable(s, seat), most_houses(s, seat)
        for city in range(CITIES):
            open_[city] = is_open(s, seat, city, money, most)
        count = count_flags(open_)
        pick = below(rng, count + 1)
        if pick < count:
            build(t, s, place_of_flag(open_, pick))
        else:
            end_building(t, s)
        moves += 1
    return moves


def spendable(s: "State", seat: int) -> int:
    """A player's money, capped below the price of cities in which the player may not build."""
    return min(s.money[seat], OWN - 1)


def build(t: "Table", s: "State", city: int) -> None:
    """Connect a city; obsolete plants leave the market (R5.2, R5.5)."""
    seat = s.active
    s.money[seat] -= s.dist[seat][city] + s.cost[city]
    extend_network(t, s, seat, city)
    if s.houses[city] == 0:
        s.empty -= 1
    s.houses[city] += 1
    s.cost[city] = t.house[s.houses[city]] if s.houses[city] < s.step else FULL
    if s.owned[seat] > s.leader:
        s.leader = s.owned[seat]
        clear_obsolete(s)


def extend_network(t: "Table", s: "State", seat: int, city: int) -> None:
    """Add a city to a player's network, and update its distances to all others."""
    if s.owned[seat] == 0:
        for i in range(CITIES):
            s.dist[seat][i] = t.way[s.regions][city][i]
    else:
        for i in range(CITIES):
            way = t.way[s.regions][city][i]
            known = s.dist[seat][i]
            s.dist[seat][i] = way if way < known and known != OWN else known
    s.dist[seat][city] = OWN
    s.owned[seat] += 1


def end_building(t: "Table", s: "State") -> None:
    """The last in turn order builds first (R5.4)."""
    place = place_in_order(t, s, s.active)
    if place > 0:
        s.active = s.order[place - 1]
    else:
        end_phase(t, s)


def end_phase(t: "Table", s: "State") -> None:
    """End the game (R9.1), or begin Step 2 or 3 (R8.2, R8.3) and then phase 5."""
    if s.leader >= t.end_cities:
        s.phase = OVER
        s.active = -1
        return
    if s.step == 1 and s.leader >= t.step2_cities and not is_step_3_drawn(s):
        begin_step(t, s, 2)
        remove_lowest(s)
        draw(s)
        clear_obsolete(s)
    if s.step < 3 and is_step_3_drawn(s):
        begin_step(t, s, 3)
    s.phase = BUREAUCRACY
    s.active = s.order[0]
