"""The options of a game, and its sources of randomness."""

from typing import Literal

from kilowatt.engine.ids import BoardId, PlantNumber, RegionId, Seat
from kilowatt.engine.value import Value


class Config(Value, frozen=True, gc=False, omit_defaults=True):
    """The options: board, number of players, how regions are chosen (R1.1), whether money is hidden."""

    board: BoardId
    players: int
    regions: Literal["random", "draft"] | tuple[RegionId, ...] = "random"
    hidden_money: bool = False


class Chance(Value, frozen=True, gc=False, omit_defaults=True):
    """Everything random: a seed, and optional results that replace what the seed would give.

    With these results you can reconstruct a game played elsewhere: `regions` (R1.1), `order` (R1.2), `deck` (R1.6: top
    first, without the plants of the first market, from 13 to the Step 3 card) and `step3_deck` (R8.3: the deck after
    the Step 3 shuffle).
    """

    seed: int = 0
    regions: tuple[RegionId, ...] | None = None
    order: tuple[Seat, ...] | None = None
    deck: tuple[PlantNumber, ...] | None = None
    step3_deck: tuple[PlantNumber, ...] | None = None
