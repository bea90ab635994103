"""The simple bot: values plants roughly, fuels one powering, builds what it can power, and powers the most it can."""

from collections.abc import Iterable
from itertools import accumulate
from typing import assert_never

from kilowatt.bots.fuel_orders import FuelOrder, affordable_orders
from kilowatt.engine import (
    DONE,
    PASS,
    Action,
    AuctionStage,
    Bid,
    Build,
    BuyFuel,
    CityId,
    DraftRegion,
    Fuel,
    Nominate,
    Observation,
    Phase,
    Plant,
    PlantKind,
    PlantNumber,
    RegionId,
    Rng,
    Rulebook,
    Scrap,
    best_powering,
    most_powered,
    open_sites,
)

CITIES_AHEAD = 5
"""Cities beyond the present ones that plants are bought for."""
NEAR_END = 3
"""Cities left before the end from which powering counts more than money (R9.2)."""
CITY_AT_THE_END = 40
COMFORT = 60
"""Money above which a third of the rest goes into plants."""
NEXT_CITY = 18
"""A typical price of a city once there is a network."""


class SimpleBot:
    """Written for reading: rules of thumb, one for each phase."""

    wants_prices = False

    def __init__(self, book: Rulebook, seed: int = 0) -> None:
        self.book = book
        self.seed = seed

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        """A whole turn of buying or building; in the other phases the next action."""
        if len(observation.legal_actions) == 1:
            return observation.legal_actions
        match observation.phase:
            case Phase.DRAFT:
                return (self._draft(observation),)
            case Phase.AUCTION:
                return (self._in_auction(observation),)
            case Phase.RESOURCES:
                return self._buy(observation)
            case Phase.BUILDING:
                return self._build(observation)
            case Phase.BUREAUCRACY:
                return (best_powering(self.book, observation.me).action,)
            case Phase.ORDER | Phase.OVER:
                raise ValueError(f"no seat is active in phase '{observation.phase}'")
        assert_never(observation.phase)

    def _variation(self, seen: Observation, thing: int) -> int:
        """A percentage from 90 to 110 that makes bots with other seeds or seats differ."""
        key = (self.seed * 8 + (seen.seat or 0)) * 256 + thing
        return 90 + Rng.from_seed(key * 0x9E3779B1).below(21)[0]

    # --- draft

    def _draft(self, seen: Observation) -> Action:
        """The region with the cheapest connections inside."""
        regions = [action.region for action in seen.legal_actions if isinstance(action, DraftRegion)]
        return DraftRegion(min(regions, key=self._mean_connection))

    def _mean_connection(self, region: RegionId) -> float:
        region_of = self.book.region_of
        costs = [
            link.cost for link in self.book.board.connections if {region_of[link.a], region_of[link.b]} == {region}
        ]
        return sum(costs) / len(costs)

    # --- auction

    def _in_auction(self, seen: Observation) -> Action:
        match seen.auction.stage:
            case AuctionStage.OPENING:
                return self._open(seen)
            case AuctionStage.BIDDING:
                return self._bid(seen)
            case AuctionStage.SCRAPPING:
                return self._scrap(seen)
            case AuctionStage.SETTLING:
                return _settle(seen)
        assert_never(seen.auction.stage)

    def _open(self, seen: Observation) -> Action:
        """The plant that is worth most above its price; in round 1 even a bad one (R3.3)."""
        offers = [action.plant for action in seen.legal_actions if isinstance(action, Nominate)]
        best = max(offers, key=lambda plant: (self._limit(seen, plant) - plant, plant))
        if PASS in seen.legal_actions and self._limit(seen, best) < best:
            return PASS
        return Nominate(best)

    def _bid(self, seen: Observation) -> Action:
        """The least bid up to the limit; the opener must bid in any case (R3.1)."""
        bid = seen.legal_actions[0]
        if PASS in seen.legal_actions and isinstance(bid, Bid) and bid.amount > self._limit(seen, seen.auction.plant):
            return PASS
        return bid

    def _limit(self, seen: Observation, plant: PlantNumber) -> int:
        """The most to pay for a plant: what it is worth, as long as a city and some fuel can still be paid."""
        short = self._capacity(seen.me.plants) <= len(seen.me.cities)
        keep = 10 if short and seen.round > 1 else 22
        return min(self._worth(seen, plant), (seen.me.money or 0) - keep)

    def _worth(self, seen: Observation, number: PlantNumber) -> int:
        """Cities it adds, those needed soon above all, what it saves on fuel while the game lasts, and idle money."""
        end, leader = self.book.numbers.end_cities, max(len(player.cities) for player in seen.players)
        rounds = min(4, 1 + (end - leader) // 2)
        wanted = min(end, len(seen.me.cities) + CITIES_AHEAD)
        before, after = self._capacity(seen.me.plants), self._capacity((*seen.me.plants, number))
        needed = min(after, wanted) - min(before, wanted)
        plant = self.book.plants[number]
        saved = (3 * plant.powers - running_cost(seen, plant)) * rounds // 2 if after > before else 0
        urgency = 10 if end - leader <= NEAR_END else 6
        plenty = max(0, (seen.me.money or 0) - COMFORT) // 3 if needed else 0
        worth = urgency * needed + 2 * (after - before - needed) + saved
        return plenty + worth * self._variation(seen, number) // 100

    def _capacity(self, plants: Iterable[PlantNumber]) -> int:
        """What the best of these power, as many as may be owned (R1.7)."""
        best = sorted(plants, key=lambda plant: self.book.plants[plant].powers, reverse=True)
        return self.book.need(tuple(best[: self.book.numbers.max_plants])).powers

    def _scrap(self, seen: Observation) -> Action:
        """The plant that powers least, and of equal ones the hungriest (R3.9)."""
        cards = [self.book.plants[action.plant] for action in seen.legal_actions if isinstance(action, Scrap)]
        return Scrap(min(cards, key=lambda plant: (plant.powers, -plant.burns, plant.number)).number)

    # --- resources

    def _buy(self, seen: Observation) -> tuple[Action, ...]:
        """The fuel for the powering that gains most and can be paid; none that would not be burned."""
        costs = self._expected_costs(seen)
        best = max(affordable_orders(self.book, seen), key=lambda order: self._gain(seen, order, costs))
        return (*map(BuyFuel, best.markers), DONE)

    def _gain(self, seen: Observation, order: FuelOrder, costs: list[int]) -> tuple[int, int]:
        """Income less cost, counting the cities that the remaining money will build."""
        money = (seen.me.money or 0) - order.cost
        cities = len(seen.me.cities) + sum(spent <= money for spent in accumulate(costs))
        powered = min(order.powers, cities)
        gain = self.book.income(powered) - order.cost
        return (gain + CITY_AT_THE_END * powered if self._is_near_end(seen) else gain), -order.cost

    def _expected_costs(self, seen: Observation) -> list[int]:
        """What the next cities will cost, roughly: each its present cost."""
        costs = [*open_sites(self.book, seen, seen.me.cities).values()]
        if seen.me.cities:
            return sorted(costs)
        return [cost + NEXT_CITY - 10 if number else cost for number, cost in enumerate(costs)]

    def _is_near_end(self, seen: Observation) -> bool:
        return self.book.numbers.end_cities - max(len(player.cities) for player in seen.players) <= NEAR_END

    # --- building

    def _build(self, seen: Observation) -> tuple[Action, ...]:
        """City after city, each the cheapest, while it can be powered soon or money is plenty."""
        money, owned, actions = seen.me.money or 0, seen.me.cities, list[Action]()
        while sites := open_sites(self.book, seen, owned, money):
            city = self._best_site(seen, sites, is_first=not owned)
            if owned and money - sites[city] < self._reserve(seen, len(owned)):
                break
            actions.append(Build(city))
            money, owned = money - sites[city], tuple(sorted((*owned, city)))
        return (*actions, DONE)

    def _best_site(self, seen: Observation, sites: dict[CityId, int], *, is_first: bool) -> CityId:
        """The cheapest city; the first one where the neighbours are near."""
        if is_first:
            return min(sites, key=lambda city: (self._remoteness(seen, city), city))
        return min(sites, key=lambda city: (sites[city], city))

    def _reserve(self, seen: Observation, cities: int) -> int:
        """Money that must be left after building one more city."""
        if cities < most_powered(self.book.plant_sets(seen.me.plants), seen.me.fuel):
            return 0
        return 40 if cities < self._capacity(seen.me.plants) else 120

    def _remoteness(self, seen: Observation, start: CityId) -> int:
        """What the nearest free cities would cost to connect, varied a little from city to city."""
        network = self.book.network(seen.regions)
        taken = {city for player in seen.players for city in player.cities}
        near = sorted(network.between(start, city) for city in network.cities if city not in taken)[1:6]
        return sum(near) * self._variation(seen, network.index[start])


def running_cost(seen: Observation, plant: Plant) -> int:
    """What running a plant once costs at market prices; fuel that is sold out counts 10 each."""
    kinds = {PlantKind.HYBRID: (Fuel.COAL, Fuel.OIL), PlantKind.WIND: (), PlantKind.FUSION: ()}
    fuels = kinds.get(plant.kind) or ((Fuel(plant.kind),) if plant.burns else ())
    costs = [
        price.cost(plant.burns) if plant.burns <= len(price.prices) else 10 * plant.burns
        for price in seen.fuel_prices
        if price.fuel in fuels
    ]
    return min(costs, default=0)


def _settle(seen: Observation) -> Action:
    """Keep all that fits; else drop the kind the player has more of (R3.9)."""
    if DONE in seen.legal_actions:
        return DONE
    return max(seen.legal_actions, key=lambda drop: seen.me.fuel[drop.fuel])  # type: ignore[union-attr]
