"""Fuel on plants: what fits, and what may be left behind with a scrapped plant (R4.1, R4.2a, R3.9)."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product

from kilowatt.engine.content import Plant
from kilowatt.engine.ids import Fuel, PlantKind
from kilowatt.engine.stock import NOTHING, Stock
from kilowatt.engine.value import Value

BURNS: dict[PlantKind, tuple[Fuel, ...]] = {
    PlantKind.COAL: (Fuel.COAL,),
    PlantKind.OIL: (Fuel.OIL,),
    PlantKind.GARBAGE: (Fuel.GARBAGE,),
    PlantKind.URANIUM: (Fuel.URANIUM,),
    PlantKind.HYBRID: (Fuel.COAL, Fuel.OIL),
    PlantKind.WIND: (),
    PlantKind.FUSION: (),
}


class Storage(Value, frozen=True, gc=False):
    """Places for markers on a set of plants: for one kind only, and for coal and oil alike (R4.1)."""

    coal: int = 0
    oil: int = 0
    garbage: int = 0
    uranium: int = 0
    hybrid: int = 0

    def holds(self, fuel: Stock) -> bool:
        """Whether the totals fit (R4.2a)."""
        return (
            max(0, fuel.coal - self.coal) + max(0, fuel.oil - self.oil) <= self.hybrid
            and fuel.garbage <= self.garbage
            and fuel.uranium <= self.uranium
        )

    def room(self, fuel: Stock) -> Stock:
        """How many more markers of each kind alone would fit beside these."""
        shared = self.hybrid - max(0, fuel.coal - self.coal) - max(0, fuel.oil - self.oil)
        return Stock(
            coal=max(0, self.coal - fuel.coal) + shared,
            oil=max(0, self.oil - fuel.oil) + shared,
            garbage=self.garbage - fuel.garbage,
            uranium=self.uranium - fuel.uranium,
        )


def storage_of(plants: Iterable[Plant]) -> Storage:
    """A plant stores up to twice what it burns (R4.1)."""
    places = dict.fromkeys(PlantKind, 0)
    for plant in plants:
        places[plant.kind] += 2 * plant.burns
    return Storage(
        coal=places[PlantKind.COAL],
        oil=places[PlantKind.OIL],
        garbage=places[PlantKind.GARBAGE],
        uranium=places[PlantKind.URANIUM],
        hybrid=places[PlantKind.HYBRID],
    )


@lru_cache(maxsize=1 << 12)
def leavings(kept: Storage, scrapped: Plant, fuel: Stock) -> tuple[Stock, ...]:
    """Everything an owner may leave behind with a scrapped plant (R3.9).

    It must have been able to lie on that plant, and the rest must fit on the others. `fuel` is what the owner held.
    """
    return tuple([left for left in _loads(scrapped, fuel) if kept.holds(fuel - left)])


def _loads(plant: Plant, fuel: Stock) -> Iterator[Stock]:
    """Every load of a plant that these markers allow."""
    kinds, places = BURNS[plant.kind], 2 * plant.burns
    for counts in product(*[range(min(fuel[kind], places) + 1) for kind in kinds]):
        if sum(counts) <= places:
            yield sum([Stock.of(kind, count) for kind, count in zip(kinds, counts, strict=True) if count], NOTHING)


def lost_in_any_case(choices: tuple[Stock, ...]) -> Stock:
    """What no choice could keep."""
    return Stock(
        coal=min([choice.coal for choice in choices]),
        oil=min([choice.oil for choice in choices]),
        garbage=min([choice.garbage for choice in choices]),
        uranium=min([choice.uranium for choice in choices]),
    )
