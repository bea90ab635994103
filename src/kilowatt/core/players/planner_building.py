"""The planner in phase 4: where to start, which cities to build, and when to end the game."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import A_BUILD, A_DONE, CITIES
    from kilowatt.core.layout.checked_memory import INT32, row
    from kilowatt.core.players.choices import cheapest_city
    from kilowatt.core.players.estimates import capacity
    from kilowatt.core.players.weight_table import W, rounds_left, truncated
    from kilowatt.core.players.weights import (
        DEAREST,
        DEAREST_ROUND,
        LEAD,
        NEIGHBOURS,
        RIVAL_CITY,
        SPARE_ELSE,
        SPARE_FUELLED,
        SPARE_PLANTS,
        STEP_2_SHORT,
        TOO_DEAR,
    )
    from kilowatt.core.rules.powering import most_powered
    from kilowatt.core.rules.turn_order import place_in_order

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table


def planned_build(t: "Table", s: "State", variant: int) -> int:
    """Build the cheapest city if it can be supplied, is not too expensive and does not let a rival win."""
    seat = s.active
    if s.owned[seat] == 0 and s.empty > 0:
        return planned_start(t, s, variant)
    city = cheapest_city(t, s)
    if city < 0:
        return A_DONE
    price = s.dist[seat][city] + s.cost[city]
    supplied = most_powered(t, s, seat)
    owned = s.owned[seat]
    if s.leader >= t.end_cities:
        return A_BUILD + city if owned < supplied else A_DONE
    if owned + 1 >= t.end_cities:
        return A_BUILD + city if wins_by_ending(t, s, seat, supplied, price, variant) or s.round > 30 else A_DONE
    if s.step == 1 and owned + 1 == t.step2_cities and supplied < owned + 1 - W[variant][STEP_2_SHORT]:
        return A_DONE
    return A_BUILD + city if s.money[seat] - price >= spare_money(t, s, seat, supplied, price, variant) else A_DONE


def spare_money(t: "Table", s: "State", seat: int, supplied: int, price: int, variant: int) -> int:
    """Money to keep after building a city: more if it cannot be supplied yet, and if it is expensive."""
    owned = s.owned[seat]
    if s.round > 30:
        return 0
    if owned < supplied:
        spare = W[variant][SPARE_FUELLED]
    elif owned < capacity(t, s, seat):
        spare = W[variant][SPARE_PLANTS]
    else:
        spare = W[variant][SPARE_ELSE]
    rounds = rounds_left(t, s, variant)
    dearest = W[variant][DEAREST] + truncated(rounds * W[variant][DEAREST_ROUND], 4)
    spare += truncated(max(0, price - dearest) * W[variant][TOO_DEAR], 4)
    if owned >= best_rival(t, s, seat):
        spare += W[variant][LEAD]
    return max(0, spare)


def best_rival(t: "Table", s: "State", seat: int) -> int:
    """The largest number of cities of any other player."""
    most = 0
    for other in range(t.players):
        if other != seat:
            most = max(most, s.owned[other])
    return most


def wins_by_ending(t: "Table", s: "State", seat: int, supplied: int, price: int, variant: int) -> bool:
    """Whether building the last city would probably win the game."""
    mine = min(supplied, s.owned[seat] + 1)
    place = place_in_order(t, s, seat)
    for other in range(t.players):
        if other != seat:
            cities = s.owned[other]
            # Players earlier in turn order build after us.
            if place_in_order(t, s, other) < place:
                cities += s.money[other] // W[variant][RIVAL_CITY]
            theirs = min(most_powered(t, s, other), cities)
            if theirs > mine or (theirs == mine and s.money[other] > s.money[seat] - price):
                return False
    return True


def planned_start(t: "Table", s: "State", variant: int) -> int:
    """Start in the empty city with the cheapest surroundings."""
    if s.money[s.active] < t.house[0]:
        return A_DONE
    best = -1
    least = 0
    for i in range(t.city_count[s.regions]):
        city = t.in_play[s.regions][i]
        if s.houses[city] == 0:
            remote = surroundings(t, s, city, W[variant][NEIGHBOURS])
            if best < 0 or remote < least:
                least = remote
                best = city
    return A_BUILD + best


def surroundings(t: "Table", s: "State", city: int, count: int) -> int:
    """The sum of the connections to the nearest empty cities."""
    if not cython.compiled:
        nearest = row(INT32, CITIES + 1)
    found = 0
    for i in range(t.city_count[s.regions]):
        other = t.in_play[s.regions][i]
        if other != city and s.houses[other] == 0:
            way = t.way[s.regions][city][other]
            place = found
            while place > 0 and nearest[place - 1] > way:
                nearest[place] = nearest[place - 1]
                place -= 1
            nearest[place] = way
            found += found < count
    total = 0
    for i in range(found):
        total += nearest[i]
    return total
