"""Build plans: the cheapest order to build a set of cities, and the path that connects each of them (R5.2, R5.4)."""

from collections.abc import Iterable

from kilowatt.engine.errors import ImpossibleSetup
from kilowatt.engine.ids import CityId, Seat
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules.building import check_site, house_cost, houses
from kilowatt.engine.rules.network import CityPath, Network, OwnedCities
from kilowatt.engine.state import MapState
from kilowatt.engine.value import Value


class BuildPlan(Value, frozen=True, gc=False):
    """Cities in build order, with the price of each at that point."""

    order: tuple[CityId, ...]
    costs: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.costs)


def cheapest_build_plan(book: Rulebook, position: MapState, seat: Seat, cities: Iterable[CityId]) -> BuildPlan:
    """The cheapest order to build a set of cities in one turn (R5.4).

    House prices do not depend on the order, and every path is paid in full. So the cheapest plan is the shortest tree
    that joins the cities to the network; Prim's algorithm grows that tree in build order.
    """
    builder, network = position.players[seat], book.network(position.regions)
    wanted = set(cities)
    for city in sorted(wanted):
        _check_plannable(book, position, builder.cities, city)
    order: list[CityId] = []
    costs: list[int] = []
    while wanted:
        city, connection = _next_city(book, position, network, (*builder.cities, *order), wanted)
        wanted.remove(city)
        order.append(city)
        costs.append(connection + house_cost(book, houses(position, city)))
    return BuildPlan(tuple(order), tuple(costs))


def build_paths(book: Rulebook, position: MapState, seat: Seat, order: Iterable[CityId]) -> tuple[CityPath, ...]:
    """The cheapest path to each city when they are built in this order; a first city needs none (R5.1, R5.2)."""
    network, owned = book.network(position.regions), position.players[seat].cities
    paths: list[CityPath] = []
    for city in order:
        paths.append(network.path(owned, city))
        owned = tuple(sorted((*owned, city)))
    return tuple(paths)


def _check_plannable(book: Rulebook, position: MapState, owned: OwnedCities, city: CityId) -> None:
    refusal = check_site(book, position, owned, city)
    # R5.1 restricts only the first city: a plan may start with another one.
    if refusal is not None and refusal.rule != "R5.1":
        raise ImpossibleSetup(f"'{city}' cannot be planned: {refusal}")


def _next_city(
    book: Rulebook, position: MapState, network: Network, owned: tuple[CityId, ...], wanted: set[CityId]
) -> tuple[CityId, int]:
    """The city that is cheapest to connect now, or one where the network can start (R5.1)."""
    if owned:
        reach = network.reach(tuple(sorted(owned)))
        return min(((city, reach[network.index[city]]) for city in wanted), key=lambda pick: (pick[1], pick[0]))
    starts = [city for city in wanted if check_site(book, position, owned, city) is None]
    if not starts:
        raise ImpossibleSetup("none of these cities is empty: a first city must be (R5.1)")
    return min(starts), 0
