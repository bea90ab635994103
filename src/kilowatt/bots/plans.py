"""The plans of a whole turn that the search bot compares, as actions of the core."""

from collections.abc import Iterable

from kilowatt.bots.fuel_orders import missing_markers
from kilowatt.core import PLANNER, Position, StateFields, codes
from kilowatt.engine import Fuel, PlantNumber, Stock

Plan = tuple[int, ...]
"""Actions of the core, in the order to play them."""

MOST_FIRST_CITIES = 8
"""Cities that are tried as the start of a network."""
MOST_OTHER_STARTS = 3
"""Cities other than the cheapest to try as the first of a turn."""
RAISES = (0, 3)
"""Opening bids to try, as amounts above the lowest bid."""
PURCHASES = {fuel: codes.A_BUY + place for place, fuel in enumerate(Fuel)}
"""The core's action that buys a marker of each kind."""


def plans(position: Position) -> list[Plan]:
    """The plans to compare, the planner's own first, without duplicates."""
    if position.active < 0:
        raise ValueError("the game is over: there is nothing to plan")
    fields = position.fields()
    match fields["phase"]:
        case codes.AUCTION:
            found = auction_plans(position)
        case codes.RESOURCES:
            found = purchase_plans(position, fields)
        case codes.BUILDING:
            found = build_plans(position, fields)
        case _:
            found = [(action,) for action in position.legal_actions()]
    return unique([own_turn(position), *found])


def unique(found: Iterable[Plan]) -> list[Plan]:
    """Each plan once; the same purchases or cities in another order are the same plan."""
    seen: dict[Plan, Plan] = {}
    for plan in found:
        seen.setdefault(tuple(sorted(plan)), plan)
    return list(seen.values())


def own_turn(position: Position) -> Plan:
    """What the planner would do until another seat is asked; in auctions and when powering, the next action."""
    twin, turn = position.copy(), []
    phase, seat = twin.fields()["phase"], twin.active
    while twin.active == seat and twin.phase == phase:
        action = twin.choose(PLANNER, seed=1)
        turn.append(action)
        twin.apply(action)
        if phase not in (codes.RESOURCES, codes.BUILDING):
            break
    return tuple(turn)


# --- phase 2


def auction_plans(position: Position) -> list[Plan]:
    """Every nomination, or the least bid and a pass; an opener also tries a higher bid."""
    legal = position.legal_actions()
    bids = [action for action in legal if action >= codes.A_BID]
    if not bids:
        return [(action,) for action in legal]
    others = [(action,) for action in legal if action < codes.A_BID]
    raises = (0,) if others else RAISES
    return [*((bids[0] + more,) for more in raises if bids[0] + more <= bids[-1]), *others]


# --- phase 3


def purchase_plans(position: Position, fields: StateFields) -> list[Plan]:
    """The fuel of each set of plants for one round, of all of them for two, and nothing."""
    seat = position.active
    plants = tuple(map(PlantNumber, fields["plants"][seat][: fields["plant_count"][seat]]))
    found = [fuel_for(position, fields, chosen, rounds=1) for chosen in subsets(plants)]
    return [*found, fuel_for(position, fields, plants, rounds=2)]


def subsets(plants: tuple[PlantNumber, ...]) -> list[tuple[PlantNumber, ...]]:
    """Every choice of plants, the empty one first and all of them last."""
    return [
        tuple(plant for place, plant in enumerate(plants) if mask & (1 << place)) for mask in range(1 << len(plants))
    ]


def fuel_for(position: Position, fields: StateFields, plants: tuple[PlantNumber, ...], rounds: int) -> Plan:
    """What these plants lack, as far as the money and the market go."""
    book, twin, bought = position.rules.game.book, position.copy(), list[int]()
    held, market = Stock(*fields["fuel"][position.active]), Stock(*fields["fuel_market"])
    for fuel in missing_markers(book, plants, held, market, rounds):
        code = PURCHASES[fuel]
        if twin.is_legal(code):
            twin.apply(code)
            bought.append(code)
    return (*bought, codes.A_DONE)


# --- phase 4


def build_plans(position: Position, fields: StateFields) -> list[Plan]:
    """Each number of cities, cheapest first; and some numbers of them after another first city."""
    seat = position.active
    if not fields["owned"][seat]:
        return first_cities(position)
    cheapest = cheapest_row(position)
    found = [(*cheapest[:count], codes.A_DONE) for count in range(len(cheapest) + 1)]
    for start in other_starts(position, cheapest):
        row = cheapest_row(position, start)
        found += [(*row[:count], codes.A_DONE) for count in {1, len(row) // 2, len(row)} if count]
    return found


def cheapest_row(position: Position, start: int | None = None) -> list[int]:
    """The cities that the money builds, cheapest first, after a given first one."""
    twin, row = position.copy(), []
    if start is not None:
        twin.apply(start)
        row.append(start)
    while True:
        action = cheapest_build(twin)
        if action is None:
            return row
        twin.apply(action)
        row.append(action)


def cheapest_build(position: Position) -> int | None:
    builds = priced_builds(position)
    return min(builds)[1] if builds else None


def priced_builds(position: Position) -> list[tuple[int, int]]:
    """Every city that can be built now, as cost and action."""
    fields, seat = position.fields(), position.active
    ways, slots = fields["dist"][seat], fields["cost"]
    return [
        (ways[code - codes.A_BUILD] + slots[code - codes.A_BUILD], code)
        for code in position.legal_actions()
        if code >= codes.A_BUILD
    ]


def other_starts(position: Position, cheapest: list[int]) -> list[int]:
    """The next cheapest cities."""
    ranked = sorted(priced_builds(position))
    return [code for _, code in ranked if code not in cheapest[:1]][:MOST_OTHER_STARTS]


def first_cities(position: Position) -> list[Plan]:
    """Networks to start: the cities with the cheapest surroundings, alone and with more cities."""
    builds = [code for _, code in priced_builds(position)]
    ranked = sorted(builds, key=lambda code: (surroundings(position, code), code))[:MOST_FIRST_CITIES]
    found: list[Plan] = [(codes.A_DONE,)]
    for start in ranked:
        row = cheapest_row(position, start)
        found += [(*row[:count], codes.A_DONE) for count in {1, min(2, len(row)), len(row)}]
    return found


def surroundings(position: Position, code: int) -> int:
    """The cost to connect the five nearest cities."""
    twin = position.copy()
    twin.apply(code)
    return sum(sorted(way for way, _ in priced_ways(twin))[:5])


def priced_ways(position: Position) -> list[tuple[int, int]]:
    fields, seat = position.fields(), position.active
    return [(way, city) for city, way in enumerate(fields["dist"][seat]) if 0 < way < codes.OWN]
