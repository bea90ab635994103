"""Fuel on plants: what fits (R4.1, R4.2a), and what may be left behind with a scrapped plant (R3.9)."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product

from kilowatt.engine.content import Plant
from kilowatt.engine.ids import Fuel, PlantKind
from kilowatt.engine.stock import NOTHING, Stock
from kilowatt.engine.value import Value

FUELS_BURNED: dict[PlantKind, tuple[Fuel, ...]] = {
    PlantKind.COAL: (Fuel.COAL,),
    PlantKind.OIL: (Fuel.OIL,),
    PlantKind.GARBAGE: (Fuel.GARBAGE,),
    PlantKind.URANIUM: (Fuel.URANIUM,),
    PlantKind.HYBRID: (Fuel.COAL, Fuel.OIL),
    PlantKind.WIND: (),
    PlantKind.FUSION: (),
}
BURNING_KINDS = tuple([kind for kind, fuels in FUELS_BURNED.items() if fuels])
"""The kinds of plants that burn fuel, in the order of the fields of `Storage` and `FuelDemand`."""


class Storage(Value, frozen=True, gc=False):
    """The places for markers on a set of plants, by kind; `hybrid` places take coal or oil (R4.1)."""

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
        """How many more markers would fit beside these, for each kind on its own."""
        coal, oil = self.coal - fuel.coal, self.oil - fuel.oil
        # Conditionals are faster than min and max, and every listing of purchases comes here.
        shared = self.hybrid + (min(0, coal)) + (min(0, oil))
        return Stock(
            (max(0, coal)) + shared,
            (max(0, oil)) + shared,
            self.garbage - fuel.garbage,
            self.uranium - fuel.uranium,
        )


def storage_of(plants: Iterable[Plant]) -> Storage:
    """A plant stores up to twice what it burns (R4.1)."""
    places = dict.fromkeys(PlantKind, 0)
    for plant in plants:
        places[plant.kind] += 2 * plant.burns
    return Storage(*[places[kind] for kind in BURNING_KINDS])


@lru_cache(maxsize=1 << 12)
def drop_options(kept: Storage, scrapped: Plant, fuel: Stock) -> tuple[Stock, ...]:
    """Every set of markers that an owner may leave behind with a scrapped plant (R3.9).

    The set must fit on that plant, and the rest of the owner's `fuel` on the kept plants.
    """
    return tuple([left for left in _loads(scrapped, fuel) if kept.holds(fuel - left)])


def _loads(plant: Plant, fuel: Stock) -> Iterator[Stock]:
    """Every load of a plant from these markers."""
    kinds, places = FUELS_BURNED[plant.kind], 2 * plant.burns
    for counts in product(*[range(min(fuel[kind], places) + 1) for kind in kinds]):
        if sum(counts) <= places:
            yield sum([Stock.of(kind, count) for kind, count in zip(kinds, counts, strict=True) if count], NOTHING)


def forced_drops(choices: tuple[Stock, ...]) -> Stock:
    """The markers that are left behind in every choice."""
    return Stock(
        coal=min([choice.coal for choice in choices]),
        oil=min([choice.oil for choice in choices]),
        garbage=min([choice.garbage for choice in choices]),
        uranium=min([choice.uranium for choice in choices]),
    )
