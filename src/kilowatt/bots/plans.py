"""Macro moves: the whole plans of a turn that are worth looking at, in the core's numbers."""

from collections.abc import Iterable

from kilowatt.core import PLANNER, Position, codes
from kilowatt.core.convert import KINDS as KIND_OF
from kilowatt.core.fields import StateFields

Plan = tuple[int, ...]
"""Actions to be taken one after another."""

MOST_FIRST_CITIES = 8
MOST_OTHER_STARTS = 3
RAISES = (0, 3)
"""How far above the least an opening bid is tried."""


def plans(position: Position) -> list[Plan]:
    """What could be done now, the planner's own idea first, no plan twice."""
    if position.active < 0:
        raise ValueError("the game is over: there is nothing to plan")
    fields = position.fields()
    match fields["phase"]:
        case codes.AUCTION:
            found = auction_plans(position, fields)
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
    """What the planner would do until somebody else is asked, or something new is seen."""
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


def auction_plans(position: Position, fields: StateFields) -> list[Plan]:
    legal = position.legal_actions()
    bids = [action for action in legal if action >= codes.A_BID]
    if bids:
        others = [(action,) for action in legal if action < codes.A_BID]
        raises = [(bids[0] + more,) for more in (RAISES if not others else (0,)) if bids[0] + more <= bids[-1]]
        return [*raises, *others]
    return [(action,) for action in legal]


# --- phase 3


def purchase_plans(position: Position, fields: StateFields) -> list[Plan]:
    """The fuel of each set of plants for one round, of all of them for two, and nothing."""
    seat = position.active
    plants = fields["plants"][seat][: fields["plant_count"][seat]]
    every = (1 << len(plants)) - 1
    found = [fuel_for(position, fields, mask, plants, rounds=1) for mask in range(every + 1)]
    return [*found, fuel_for(position, fields, every, plants, rounds=2)]


def fuel_for(position: Position, fields: StateFields, mask: int, plants: list[int], rounds: int) -> Plan:
    """As far as the purse and the market go, what these plants lack; hybrids take the cheaper of coal and oil."""
    table, twin, seat = position.rules.game.book, position.copy(), position.active
    held = list(fields["fuel"][seat])
    bought: list[int] = []
    hybrid = 0
    for place, number in enumerate(plants):
        if mask & (1 << place):
            plant = table.plants[number]  # type: ignore[index]
            kind = KIND_OF[plant.kind]
            if kind == codes.HYBRID:
                hybrid += rounds * plant.burns
            elif kind != codes.CLEAN:
                take(twin, bought, kind, rounds * plant.burns - held[kind])
                held[kind] = max(0, held[kind] - rounds * plant.burns)
    hybrid -= held[codes.COAL] + held[codes.OIL]
    for _ in range(max(0, hybrid)):
        legal = [code - codes.A_BUY for code in twin.legal_actions() if code in (codes.A_BUY, codes.A_BUY + 1)]
        if legal:
            take(twin, bought, min(legal, key=lambda fuel: price(twin, fuel)), 1)
    return (*bought, codes.A_DONE)


def take(twin: Position, bought: list[int], fuel: int, count: int) -> None:
    for _ in range(max(0, count)):
        if twin.is_legal(codes.A_BUY + fuel):
            twin.apply(codes.A_BUY + fuel)
            bought.append(codes.A_BUY + fuel)


def price(position: Position, fuel: int) -> int:
    fields, book = position.fields(), position.rules.game.book
    return book.price(tuple(book.places)[fuel], fields["fuel_market"][fuel])


# --- phase 4


def build_plans(position: Position, fields: StateFields) -> list[Plan]:
    """The cheapest cities, one by one to the last that can be paid; and the same from other beginnings."""
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
    """Cities built cheapest first, after a given one, as long as the money lasts."""
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
    """Every city that can be built now, with its price."""
    fields, seat = position.fields(), position.active
    ways, slots = fields["dist"][seat], fields["cost"]
    return [
        (ways[code - codes.A_BUILD] + slots[code - codes.A_BUILD], code)
        for code in position.legal_actions()
        if code >= codes.A_BUILD
    ]


def other_starts(position: Position, cheapest: list[int]) -> list[int]:
    """The next cheapest cities to begin with."""
    ranked = sorted(priced_builds(position))
    return [code for _, code in ranked if code not in cheapest[:1]][:MOST_OTHER_STARTS]


def first_cities(position: Position) -> list[Plan]:
    """Where to start: the cities with the cheapest surroundings, alone and with what can be built at once."""
    builds = [code for _, code in priced_builds(position)]
    ranked = sorted(builds, key=lambda code: (surroundings(position, code), code))[:MOST_FIRST_CITIES]
    found: list[Plan] = [(codes.A_DONE,)]
    for start in ranked:
        row = cheapest_row(position, start)
        found += [(*row[:count], codes.A_DONE) for count in {1, min(2, len(row)), len(row)}]
    return found


def surroundings(position: Position, code: int) -> int:
    """The cost of the way to the five nearest cities."""
    twin = position.copy()
    twin.apply(code)
    return sum(sorted(way for way, _ in priced_ways(twin))[:5])


def priced_ways(position: Position) -> list[tuple[int, int]]:
    fields, seat = position.fields(), position.active
    return [(way, city) for city, way in enumerate(fields["dist"][seat]) if 0 < way < codes.OWN]
