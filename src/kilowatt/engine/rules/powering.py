"""Powering: which plants can run, on which fuel, for what income (R7.1, R7.1a, R7.2)."""

from functools import lru_cache
from itertools import combinations

from kilowatt.engine.actions import Power
from kilowatt.engine.content import Plant
from kilowatt.engine.ids import PlantKind, PlantNumber
from kilowatt.engine.rules.fuel import Storage
from kilowatt.engine.stock import Stock
from kilowatt.engine.value import Value


class FuelNeed(Value, frozen=True, gc=False):
    """What a set of plants burns by kind; each hybrid in `hybrids` burns that much coal or oil."""

    coal: int
    oil: int
    garbage: int
    uranium: int
    hybrids: tuple[int, ...]
    powers: int

    def __add__(self, other: "FuelNeed") -> "FuelNeed":
        return FuelNeed(
            self.coal + other.coal,
            self.oil + other.oil,
            self.garbage + other.garbage,
            self.uranium + other.uranium,
            self.hybrids + other.hybrids,
            self.powers + other.powers,
        )

    @property
    def hybrid(self) -> int:
        """The coal and oil that the hybrids burn in total."""
        return sum(self.hybrids)

    @property
    def total(self) -> int:
        """How many markers they burn together."""
        return self.coal + self.oil + self.garbage + self.uranium + self.hybrid

    def burned(self, hybrid_coal: int) -> Stock:
        return Stock(self.coal + hybrid_coal, self.oil + self.hybrid - hybrid_coal, self.garbage, self.uranium)

    def is_met(self, fuel: Stock) -> bool:
        """Whether the plants can run with some mix; treating the fuel as one pool is enough for this (R7.1a)."""
        coal, oil = fuel.coal - self.coal, fuel.oil - self.oil
        return (
            coal >= 0
            and oil >= 0
            and coal + oil >= self.hybrid
            and fuel.garbage >= self.garbage
            and fuel.uranium >= self.uranium
        )


class PlantSet(Value, frozen=True, gc=False):
    """Some of a player's plants, and the fuel they need."""

    plants: tuple[PlantNumber, ...]
    need: FuelNeed


NO_NEED = FuelNeed(0, 0, 0, 0, (), 0)


@lru_cache(maxsize=256)
def need_of(plant: Plant) -> FuelNeed:
    """What one plant burns and powers."""
    burns = {kind: plant.burns if kind is plant.kind else 0 for kind in PlantKind}
    return FuelNeed(
        coal=burns[PlantKind.COAL],
        oil=burns[PlantKind.OIL],
        garbage=burns[PlantKind.GARBAGE],
        uranium=burns[PlantKind.URANIUM],
        hybrids=(plant.burns,) if plant.kind is PlantKind.HYBRID else (),
        powers=plant.powers,
    )


def plant_sets(plants: tuple[Plant, ...]) -> tuple[PlantSet, ...]:
    """Every subset of plants: smaller sets first, then by number."""
    return tuple(
        PlantSet(tuple([plant.number for plant in chosen]), sum(map(need_of, chosen), NO_NEED))
        for size in range(len(plants) + 1)
        for chosen in combinations(plants, size)
    )


def can_burn(storage: Storage, need: FuelNeed, fuel: Stock, hybrid_coal: int) -> bool:
    """Whether the hybrids, run one after another, can burn this much coal and the rest oil (R7.1a).

    The other plants run first: they have no choice of fuel, and what they burn makes room.
    """
    return not need.hybrids or _can_burn(storage, need.hybrids, fuel.coal - need.coal, fuel.oil - need.oil, hybrid_coal)


@lru_cache(maxsize=1 << 14)
def _can_burn(storage: Storage, hybrids: tuple[int, ...], coal: int, oil: int, hybrid_coal: int) -> bool:
    """Try each hybrid as the next, with each mix that fits on it; markers may be moved in between (R4.2)."""
    if not hybrids:
        return hybrid_coal == 0
    return any(
        mix_lies_on_plants(storage, coal, oil, share, burns - share)
        and _can_burn(
            storage, hybrids[:place] + hybrids[place + 1 :], coal - share, oil - burns + share, hybrid_coal - share
        )
        for place, burns in enumerate(hybrids)
        for share in range(min(burns, hybrid_coal) + 1)
    )


def mix_lies_on_plants(storage: Storage, coal: int, oil: int, hybrid_coal: int, hybrid_oil: int) -> bool:
    """Whether all coal and oil can be placed so that a hybrid holds this mix (R7.1a).

    The hybrids must hold at least the mix, and at least what does not fit on the other plants.
    """
    return (
        hybrid_coal <= coal
        and hybrid_oil <= oil
        and max(hybrid_coal, coal - storage.coal) + max(hybrid_oil, oil - storage.oil) <= storage.hybrid
    )


def powerings(sets: tuple[PlantSet, ...], storage: Storage, fuel: Stock) -> tuple[Power, ...]:
    """Every legal choice of plants and mix, in the order of the sets, with less coal first (R7.1, R7.1a)."""
    return tuple(
        [
            Power(chosen.plants, coal)
            for chosen in sets
            if chosen.need.is_met(fuel)
            for coal in range(chosen.need.hybrid + 1)
            if can_burn(storage, chosen.need, fuel, coal)
        ]
    )


def most_powered(sets: tuple[PlantSet, ...], fuel: Stock) -> int:
    """The most cities that the plants could power with this fuel. The player may own fewer (R9.2)."""
    return max(chosen.need.powers for chosen in sets if chosen.need.is_met(fuel))


class Powering(Value, frozen=True, gc=False):
    """A choice for phase 5 and its result."""

    plants: tuple[PlantNumber, ...]
    hybrid_coal: int
    hybrid_oil: int
    burned: Stock
    cities: int
    income: int

    @property
    def action(self) -> Power:
        return Power(self.plants, self.hybrid_coal)
