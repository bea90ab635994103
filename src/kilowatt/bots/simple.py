"""A plain and quick opponent: values plants crudely, fuels one powering, builds what it can power, powers best."""

from collections.abc import Iterable
from typing import assert_never

from kilowatt.bots.fuel_plan import FuelPlan, fuel_plans
from kilowatt.engine import (
    DONE,
    PASS,
    Action,
    Bid,
    Build,
    BuyFuel,
    CityId,
    DraftRegion,
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
    Why,
)
from kilowatt.engine.ids import Fuel
from kilowatt.engine.rules.powering import most_powered

CITIES_AHEAD = 5
"""So many more cities than now a plant is bought for."""
NEAR_END = 3
"""With so few cities to go, powering counts more than money (R9.2)."""
CITY_AT_THE_END = 40
COMFORT = 60
"""Money above this buys nothing by lying there."""
NEXT_CITY = 18
"""About what a city costs once there is a network."""


class SimpleBot:
    """Has no memory: the same seed and observation give the same action, so a game can be taken back and replayed."""

    def __init__(self, book: Rulebook, seed: int = 0) -> None:
        self.book = book
        self.seed = seed

    def choose(self, seen: Observation) -> Action:
        """What to do; the only legal action needs no thought."""
        if len(seen.legal_actions) == 1:
            return seen.legal_actions[0]
        match seen.phase:
            case Phase.DRAFT:
                return self._draft(seen)
            case Phase.AUCTION:
                return self._in_auction(seen)
            case Phase.RESOURCES:
                return self._buy(seen)
            case Phase.BUILDING:
                return self._build(seen)
            case Phase.BUREAUCRACY:
                return _power(seen)
            case Phase.ORDER | Phase.OVER:
                raise ValueError(f"nobody is asked in phase '{seen.phase}'")
        assert_never(seen.phase)

    def _taste(self, seen: Observation, thing: int) -> int:
        """A whim from 90 to 110: by it, bots with other seeds or seats differ."""
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
        if seen.auction.scrapped:
            return _settle(seen)
        if seen.auction.bought:
            return self._scrap(seen)
        if seen.auction.plant:
            return self._bid(seen)
        return self._open(seen)

    def _open(self, seen: Observation) -> Action:
        """The plant that is worth most above its price; in round 1 the best of a bad lot, too (R3.3)."""
        offers = [action.plant for action in seen.legal_actions if isinstance(action, Nominate)]
        best = max(offers, key=lambda plant: (self._limit(seen, plant) - plant, plant))
        if PASS in seen.legal_actions and self._limit(seen, best) < best:
            return PASS
        return Nominate(best)

    def _bid(self, seen: Observation) -> Action:
        """One more, up to the limit; an opener must bid whatever the limit says."""
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
        return plenty + (urgency * needed + 2 * (after - before - needed) + saved) * self._taste(seen, number) // 100

    def _capacity(self, plants: Iterable[PlantNumber]) -> int:
        """What the best of these power, as many as may be owned (R1.7)."""
        powers = sorted((self.book.plants[plant].powers for plant in plants), reverse=True)
        return sum(powers[: self.book.numbers.max_plants])

    def _scrap(self, seen: Observation) -> Action:
        """The plant that powers least, and of equal ones the hungriest (R3.9)."""
        cards = [self.book.plants[action.plant] for action in seen.legal_actions if isinstance(action, Scrap)]
        return Scrap(min(cards, key=lambda plant: (plant.powers, -plant.burns, plant.number)).number)

    # --- resources

    def _buy(self, seen: Observation) -> Action:
        """The next marker for the best powering that the money allows; nothing that would not be burned."""
        plan = max(fuel_plans(self.book, seen), key=lambda plan: self._gain(seen, plan))
        for fuel in plan.missing:
            if BuyFuel(fuel) in seen.legal_actions:
                return BuyFuel(fuel)
        return DONE

    def _gain(self, seen: Observation, plan: FuelPlan) -> tuple[int, int]:
        """Income less cost, counting cities that the money left will build."""
        cities = len(seen.me.cities) + _affordable(seen, (seen.me.money or 0) - plan.cost)
        powered = min(plan.powers, cities)
        gain = self.book.income(powered) - plan.cost
        return (gain + CITY_AT_THE_END * powered if self._is_near_end(seen) else gain), -plan.cost

    def _is_near_end(self, seen: Observation) -> bool:
        return self.book.numbers.end_cities - max(len(player.cities) for player in seen.players) <= NEAR_END

    # --- building

    def _build(self, seen: Observation) -> Action:
        """The cheapest city, as long as it can be powered soon; money to spare builds on regardless."""
        legal = {action.city for action in seen.legal_actions if isinstance(action, Build)}
        if not seen.me.cities:
            return Build(min(legal, key=lambda city: (self._remoteness(seen, city), city)))
        cost, city = min((price.cost, price.city) for price in seen.city_prices if price.city in legal)
        money, cities = seen.me.money or 0, len(seen.me.cities)
        fuelled = most_powered(self.book.plant_sets(seen.me.plants), seen.me.fuel)
        spare = 0 if cities < fuelled else 40 if cities < self._capacity(seen.me.plants) else 120
        return Build(city) if money - cost >= spare else DONE

    def _remoteness(self, seen: Observation, start: CityId) -> int:
        """What the nearest free cities would cost to connect, seen through a whim."""
        network = self.book.network(seen.regions)
        taken = {city for player in seen.players for city in player.cities}
        near = sorted(network.between(start, city) for city in network.cities if city not in taken)[1:6]
        return sum(near) * self._taste(seen, network.index[start])


def running_cost(seen: Observation, plant: Plant) -> int:
    """What running a plant once costs at the prices of the market; what is sold out counts as dear."""
    kinds = {PlantKind.HYBRID: (Fuel.COAL, Fuel.OIL), PlantKind.WIND: (), PlantKind.FUSION: ()}
    fuels = kinds.get(plant.kind) or ((Fuel(plant.kind),) if plant.burns else ())
    dear = 10 * plant.burns
    costs = [
        price.cost(plant.burns) if plant.burns <= len(price.prices) else dear
        for price in seen.fuel_prices
        if price.fuel in fuels
    ]
    return min(costs, default=0)


def _affordable(seen: Observation, money: int) -> int:
    """How many cities so much money builds, roughly: each at what it costs now."""
    sites = [price.cost for price in seen.city_prices if price.refusal is None or price.refusal.why is Why.CANNOT_PAY]
    costs = sorted(sites) if seen.me.cities else [cost + (NEXT_CITY - 10 if i else 0) for i, cost in enumerate(sites)]
    built = 0
    for cost in costs:
        money -= cost
        if money < 0:
            break
        built += 1
    return built


def _settle(seen: Observation) -> Action:
    """Keep what can be kept; of what cannot, give up the kind there is more of (R3.9)."""
    if DONE in seen.legal_actions:
        return DONE
    return max(seen.legal_actions, key=lambda drop: seen.me.fuel[drop.fuel])  # type: ignore[union-attr]


def _power(seen: Observation) -> Action:
    if seen.powering is None:
        raise ValueError("a spectator powers nothing")
    return seen.powering.action
