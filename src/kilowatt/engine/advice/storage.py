"""Storage: a layout of a player's markers on the plants. Markers are one pool, so this is only one way to lay them."""

from functools import lru_cache

from kilowatt.engine.content import Plant
from kilowatt.engine.ids import Fuel, PlantNumber
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules.fuel import FUELS_BURNED, storage_of
from kilowatt.engine.stock import Stock
from kilowatt.engine.value import Value


class PlantStorage(Value, frozen=True, gc=False):
    """One plant with the markers shown on it."""

    plant: PlantNumber
    fuel: Stock
    capacity: int
    """Markers it can hold (R4.1)."""
    ready: bool
    """The markers on it are enough for one round."""


@lru_cache(maxsize=1 << 10)
def stored_fuel(book: Rulebook, numbers: tuple[PlantNumber, ...], fuel: Stock) -> tuple[PlantStorage, ...]:
    """All markers of a player laid on the plants, by plant number (R4.1, R4.2a).

    As many plants as possible get enough for one round: plants of one fuel first, those that power more first.
    """
    layout = _Layout([book.plants[number] for number in numbers], fuel)
    for rounds in (1, 2):
        for plant in layout.plants:
            layout.fill(plant, rounds)
    return tuple(layout.shown(book.plants[number]) for number in numbers)


class _Layout:
    """Markers being laid on plants."""

    def __init__(self, plants: list[Plant], fuel: Stock) -> None:
        self.plants = sorted(plants, key=lambda plant: (len(FUELS_BURNED[plant.kind]), -plant.powers))
        self.left = {kind: fuel[kind] for kind in Fuel}
        self.on = {plant.number: dict.fromkeys(FUELS_BURNED[plant.kind], 0) for plant in plants}

    def fill(self, plant: Plant, rounds: int) -> None:
        """Add markers until the plant has enough for `rounds` rounds or none are left."""
        on = self.on[plant.number]
        while sum(on.values()) < plant.burns * rounds and any(self.left[kind] for kind in on):
            kind = max((kind for kind in on if self.left[kind]), key=self._surplus)
            on[kind] += 1
            self.left[kind] -= 1

    def _surplus(self, kind: Fuel) -> int:
        """Markers left that the plants of this one fuel have no room for: a hybrid must take these first."""
        room = sum(
            2 * plant.burns - self.on[plant.number][kind]
            for plant in self.plants
            if FUELS_BURNED[plant.kind] == (kind,)
        )
        return self.left[kind] - room

    def shown(self, plant: Plant) -> PlantStorage:
        on = Stock(**{kind.value: count for kind, count in self.on[plant.number].items()})
        return PlantStorage(plant.number, on, _capacity(plant), on.total >= plant.burns)


def _capacity(plant: Plant) -> int:
    storage = storage_of([plant])
    return storage.coal + storage.oil + storage.garbage + storage.uranium + storage.hybrid
