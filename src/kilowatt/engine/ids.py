"""Types for ids and other named numbers and words."""

from enum import StrEnum
from typing import Final, NewType

Seat = NewType("Seat", int)
"""A seat at the table, 0 to n-1, clockwise (R0.1); not a place in the turn order."""

BoardId = NewType("BoardId", str)
RegionId = NewType("RegionId", str)
CityId = NewType("CityId", str)
PlantNumber = NewType("PlantNumber", int)
RuleId = NewType("RuleId", str)
"""The id of a rule in docs/rules.md, such as `R5.3`."""

STEP_3: Final = PlantNumber(99)
"""The "Step 3" card, which sorts above every plant (R0.4, R8.3a)."""


class Fuel(StrEnum):
    """The four kinds of resource markers (R0.3), in the order of every table."""

    COAL = "coal"
    OIL = "oil"
    GARBAGE = "garbage"
    URANIUM = "uranium"


class PlantKind(StrEnum):
    """What a plant runs on (R4.1). A hybrid takes coal and oil in any mix; wind and fusion take nothing."""

    COAL = "coal"
    OIL = "oil"
    GARBAGE = "garbage"
    URANIUM = "uranium"
    HYBRID = "hybrid"
    WIND = "wind"
    FUSION = "fusion"


class Phase(StrEnum):
    """The phase of the game (R2). `DRAFT` precedes round 1, `OVER` follows R9.1. No player acts in `ORDER`."""

    DRAFT = "draft"
    ORDER = "order"
    AUCTION = "auction"
    RESOURCES = "resources"
    BUILDING = "building"
    BUREAUCRACY = "bureaucracy"
    OVER = "over"
