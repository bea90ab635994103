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
    """What a set of plants burns: so much of each kind, and in each of its hybrids so much coal or oil."""

    coal: int
    oil: int
    garbage: int
    uranium: int
    hybrids: tuple[int, ...]
    powers: int

    def __add__(self, other: "Need") -> "Need":
        return Need(
            self.coal + other.coal,
            self.oil + other.oil,
            self.garbage + other.garbage,
            self.uranium + other.uranium,
            self.hybrids + other.hybrids,
            self.powers + other.powers,
        )

    @property
    def hybrid(self) -> int:
        """What the hybrids burn together."""
        return sum(self.hybrids)

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


NO_NEED = Need(0, 0, 0, 0, (), 0)


@lru_cache(maxsize=256)
def need_of(plant: Plant) -> Need:
    """What one plant burns and powers."""
    burns = {kind: plant.burns if kind is plant.kind else 0 for kind in PlantKind}
    return Need(
        coal=burns[PlantKind.COAL],
        oil=burns[PlantKind.OIL],
        garbage=burns[PlantKind.GARBAGE],
        uranium=burns[PlantKind.URANIUM],
        hybrids=(plant.burns,) if plant.kind is PlantKind.HYBRID else (),
        powers=plant.powers,
    )


def plant_sets(plants: tuple[Plant, ...]) -> tuple[PlantSet, ...]:
    """Every choice of plants: fewer first, then by number."""
    return tuple(
        PlantSet(tuple([plant.number for plant in chosen]), sum(map(need_of, chosen), NO_NEED))
        for size in range(len(plants) + 1)
        for chosen in combinations(plants, size)
    )


def can_burn(storage: Storage, need: Need, fuel: Stock, hybrid_coal: int) -> bool:
    """Whether the hybrids can burn this much coal and otherwise oil, running one after another (R7.1a).

    The pure plants run first: what they burn makes room, and they leave no choice.
    """
    return not need.hybrids or _can_burn(storage, need.hybrids, fuel.coal - need.coal, fuel.oil - need.oil, hybrid_coal)


@lru_cache(maxsize=1 << 14)
def _can_burn(storage: Storage, hybrids: tuple[int, ...], coal: int, oil: int, hybrid_coal: int) -> bool:
    """Try each hybrid as the next one, with each mix that can lie on it; markers are moved in between (R4.2)."""
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
    """Whether all coal and oil can be laid so that a hybrid has this mix lying on it (R7.1a).

    On the hybrids must lie at least the mix, and at least what the pure plants have no room for.
    """
    return (
        hybrid_coal <= coal
        and hybrid_oil <= oil
        and max(hybrid_coal, coal - storage.coal) + max(hybrid_oil, oil - storage.oil) <= storage.hybrid
    )


def powerings(sets: tuple[PlantSet, ...], storage: Storage, fuel: Stock) -> tuple[Power, ...]:
    """Every legal choice of plants and mix, in the order of the sets, less coal first (R7.1, R7.1a)."""
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
