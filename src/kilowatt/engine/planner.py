"""Helpers for whoever plans a turn: pure functions over what everyone sees."""

from collections.abc import Iterable

from kilowatt.engine.errors import ImpossibleSetup
from kilowatt.engine.ids import CityId, Fuel, Seat
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules.building import check_site, has_empty_city, house_cost, houses
from kilowatt.engine.rules.bureaucracy import outcome
from kilowatt.engine.rules.network import Network
from kilowatt.engine.rules.powering import Powering
from kilowatt.engine.state import Holdings, Position
from kilowatt.engine.stock import Stock
from kilowatt.engine.value import Value


class BuildPlan(Value, frozen=True, gc=False):
    """Cities in the order to build them, and what each then costs."""

    order: tuple[CityId, ...]
    costs: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.costs)


def cheapest_build_plan(book: Rulebook, position: Position, seat: Seat, cities: Iterable[CityId]) -> BuildPlan:
    """The cheapest order to build a set of cities in one turn (R5.4).

    A house costs the same whenever it is built, and a path is paid again each time, so what is to be found is the
    shortest tree that joins the cities to the network, link by cheapest path: Prim's algorithm grows it in build order.
    """
    builder, network = position.players[seat], book.network(position.regions)
    wanted = set(cities)
    for city in sorted(wanted):
        _check_plannable(book, position, builder, city)
    order: list[CityId] = []
    costs: list[int] = []
    while wanted:
        city, connection = _next_city(book, position, network, (*builder.cities, *order), wanted)
        wanted.remove(city)
        order.append(city)
        costs.append(connection + house_cost(book, houses(position, city)))
    return BuildPlan(tuple(order), tuple(costs))


def _check_plannable(book: Rulebook, position: Position, builder: Holdings, city: CityId) -> None:
    refusal = check_site(book, position, builder, city)
    # R5.1 binds only the first city: a plan may start elsewhere.
    if refusal is not None and refusal.rule != "R5.1":
        raise ImpossibleSetup(f"'{city}' cannot be planned: {refusal}")


def _next_city(
    book: Rulebook, position: Position, network: Network, owned: tuple[CityId, ...], wanted: set[CityId]
) -> tuple[CityId, int]:
    """The city cheapest to connect now; the first of all must be an empty one while there is any (R5.1)."""
    if owned:
        reach = network.reach(tuple(sorted(owned)))
        return min(((city, reach[network.index[city]]) for city in wanted), key=lambda pick: (pick[1], pick[0]))
    empty = [city for city in wanted if not houses(position, city)]
    starts = empty if has_empty_city(book, position) else sorted(wanted)
    if not starts:
        raise ImpossibleSetup("none of these cities is empty: a first city must be (R5.1)")
    return min(starts), 0


def pareto_powerings(book: Rulebook, owner: Holdings) -> tuple[Powering, ...]:
    """Every powering that no other beats: none powers as many cities for no more of any fuel (R7.1).

    Most cities first; of equal cities and fuel only one.
    """
    options = [outcome(book, owner, action) for action in book.powerings(owner.plants, owner.fuel)]
    options.sort(key=lambda option: (-option.cities, option.burned.total, len(option.plants)))
    front: list[Powering] = []
    for option in options:
        if not any(_beats(better, option) for better in front):
            front.append(option)
    return tuple(front)


def _beats(one: Powering, other: Powering) -> bool:
    return one.cities >= other.cities and one.burned <= other.burned


def best_powering(book: Rulebook, owner: Holdings) -> Powering:
    """The most cities for the fewest markers; of equal mixes the one that leaves coal and oil most even."""
    front = pareto_powerings(book, owner)
    return min(front, key=lambda option: (-option.cities, option.burned.total, _unevenness(owner.fuel - option.burned)))


def _unevenness(left: Stock) -> int:
    return abs(left.coal - left.oil)


def fuel_prices(book: Rulebook, market: Stock) -> dict[Fuel, tuple[int, ...]]:
    """The price of each marker left in the market, cheapest first (R1.4)."""
    return {fuel: places[len(places) - market[fuel] :] for fuel, places in book.places.items()}
