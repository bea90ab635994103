"""What is agreed before a game begins, and what chance decides."""

from typing import Literal

from kilowatt.engine.ids import BoardId, PlantNumber, RegionId, Seat
from kilowatt.engine.value import Value


class Config(Value, frozen=True, gc=False, omit_defaults=True):
    """The agreement: which board, how many players, how the regions are chosen (R1.1), whether money is hidden."""

    board: BoardId
    players: int
    regions: Literal["random", "draft"] | tuple[RegionId, ...] = "random"
    hidden_money: bool = False


class Chance(Value, frozen=True, gc=False, omit_defaults=True):
    """All that luck decides: a seed, and by hand whatever should not come from it.

    `regions` (R1.1), `order` (R1.2), `deck` (R1.6: top first, the plants of the first market left out, 13 first and
    the Step 3 card last) and `step3_deck` (R8.3: the deck after the Step 3 shuffle) rebuild a game played elsewhere.
    """

    seed: int = 0
    regions: tuple[RegionId, ...] | None = None
    order: tuple[Seat, ...] | None = None
    deck: tuple[PlantNumber, ...] | None = None
    step3_deck: tuple[PlantNumber, ...] | None = None
