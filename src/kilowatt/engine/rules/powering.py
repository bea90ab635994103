"""Which plants can run, on what, and what it pays (R7.1, R7.1a, R7.2)."""

from functools import lru_cache
from itertools import combinations

from kilowatt.engine.actions import Power
from kilowatt.engine.content import Plant
from kilowatt.engine.ids import PlantKind, PlantNumber
from kilowatt.engine.rules.fuel import Storage
from kilowatt.engine.stock import Stock
from kilowatt.engine.value import Value


class Need(Value, frozen=True, gc=False):
    """What a set of plants burns: so much of each kind, and so much coal or oil in its hybrids."""

    coal: int
    oil: int
    garbage: int
    uranium: int
    hybrid: int
    powers: int

    def __add__(self, other: "Need") -> "Need":
        return Need(
            self.coal + other.coal,
            self.oil + other.oil,
            self.garbage + other.garbage,
            self.uranium + other.uranium,
            self.hybrid + other.hybrid,
            self.powers + other.powers,
        )

    def burned(self, hybrid_coal: int) -> Stock:
        return Stock(self.coal + hybrid_coal, self.oil + self.hybrid - hybrid_coal, self.garbage, self.uranium)

    def is_met(self, fuel: Stock) -> bool:
        """Whether the plants can run at all: for this, one common pool is enough (R7.1a)."""
        coal, oil = fuel.coal - self.coal, fuel.oil - self.oil
        return (
            coal >= 0
            and oil >= 0
            and coal + oil >= self.hybrid
            and fuel.garbage >= self.garbage
            and fuel.uranium >= self.uranium
        )


class PlantSet(Value, frozen=True, gc=False):
    """Some of a player's plants, and what running them takes."""

    plants: tuple[PlantNumber, ...]
    need: Need


NO_NEED = Need(0, 0, 0, 0, 0, 0)


@lru_cache(maxsize=256)
def need_of(plant: Plant) -> Need:
    """What one plant burns and powers."""
    burns = {kind: plant.burns if kind is plant.kind else 0 for kind in PlantKind}
    return Need(
        coal=burns[PlantKind.COAL],
        oil=burns[PlantKind.OIL],
        garbage=burns[PlantKind.GARBAGE],
        uranium=burns[PlantKind.URANIUM],
        hybrid=burns[PlantKind.HYBRID],
        powers=plant.powers,
    )


def plant_sets(plants: tuple[Plant, ...]) -> tuple[PlantSet, ...]:
    """Every choice of plants: fewer first, then by number."""
    return tuple(
        PlantSet(tuple([plant.number for plant in chosen]), sum(map(need_of, chosen), NO_NEED))
        for size in range(len(plants) + 1)
        for chosen in combinations(plants, size)
    )


def mix_lies_on_plants(storage: Storage, need: Need, fuel: Stock, hybrid_coal: int) -> bool:
    """Whether all coal and oil can be laid so that each running plant has what it burns lying on it (R7.1a).

    On the hybrids must lie at least what they burn, and at least what the pure plants have no room for.
    """
    coal_on_hybrids = max(hybrid_coal, fuel.coal - storage.coal)
    oil_on_hybrids = max(need.hybrid - hybrid_coal, fuel.oil - storage.oil)
    return (
        coal_on_hybrids <= fuel.coal - need.coal
        and oil_on_hybrids <= fuel.oil - need.oil
        and coal_on_hybrids + oil_on_hybrids <= storage.hybrid
    )


def powerings(sets: tuple[PlantSet, ...], storage: Storage, fuel: Stock) -> tuple[Power, ...]:
    """Every legal choice of plants and mix, in the order of the sets, less coal first (R7.1, R7.1a)."""
    return tuple(
        [
            Power(chosen.plants, coal)
            for chosen in sets
            if chosen.need.is_met(fuel)
            for coal in range(chosen.need.hybrid + 1)
            if not chosen.need.hybrid or mix_lies_on_plants(storage, chosen.need, fuel, coal)
        ]
    )


def most_powered(sets: tuple[PlantSet, ...], fuel: Stock) -> int:
    """The most that any set of plants that can run makes (R9.2); cities may be fewer."""
    return max(chosen.need.powers for chosen in sets if chosen.need.is_met(fuel))


class Powering(Value, frozen=True, gc=False):
    """A choice for phase 5 with what comes of it."""

    plants: tuple[PlantNumber, ...]
    hybrid_coal: int
    burned: Stock
    cities: int
    income: int

    @property
    def action(self) -> Power:
        return Power(self.plants, self.hybrid_coal)
