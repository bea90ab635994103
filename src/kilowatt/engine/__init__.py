"""The rules of the game as a library: pure, deterministic, immutable; no I/O, no clock, no global randomness.

>>> from kilowatt.content import game_for
>>> from kilowatt.engine import Chance, Config, Nominate
>>> game = game_for(Config("germany", players=4))
>>> state = game.start(Chance(seed=7)).state
>>> game.apply(state, Nominate(4)).events
(PlantNominated(seat=2, plant=4),)
"""

from kilowatt.engine.actions import (
    DONE,
    PASS,
    Action,
    Bid,
    Build,
    BuyFuel,
    Done,
    DraftRegion,
    Drop,
    Nominate,
    Pass,
    Power,
    Scrap,
)
from kilowatt.engine.config import Chance, Config
from kilowatt.engine.content import Board, Edition, Plant
from kilowatt.engine.errors import (
    BrokenRecord,
    IllegalAction,
    ImpossibleSetup,
    KilowattError,
    UnreadableData,
    UnreadableText,
)
from kilowatt.engine.events import Event, Standing, redact
from kilowatt.engine.game import Game
from kilowatt.engine.ids import STEP_3, BoardId, CityId, Fuel, Phase, PlantKind, PlantNumber, RegionId, RuleId, Seat
from kilowatt.engine.observation import Observation, determinize
from kilowatt.engine.planner import BuildPlan, best_powering, cheapest_build_plan, pareto_powerings
from kilowatt.engine.refusals import Refusal, Why
from kilowatt.engine.rng import Rng
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules.powering import Powering
from kilowatt.engine.state import Auction, Player, State
from kilowatt.engine.stock import Stock
from kilowatt.engine.transition import Transition

__all__ = [
    "DONE",
    "PASS",
    "STEP_3",
    "Action",
    "Auction",
    "Bid",
    "Board",
    "BoardId",
    "BrokenRecord",
    "Build",
    "BuildPlan",
    "BuyFuel",
    "Chance",
    "CityId",
    "Config",
    "Done",
    "DraftRegion",
    "Drop",
    "Edition",
    "Event",
    "Fuel",
    "Game",
    "IllegalAction",
    "ImpossibleSetup",
    "KilowattError",
    "Nominate",
    "Observation",
    "Pass",
    "Phase",
    "Plant",
    "PlantKind",
    "PlantNumber",
    "Player",
    "Power",
    "Powering",
    "Refusal",
    "RegionId",
    "Rng",
    "RuleId",
    "Rulebook",
    "Scrap",
    "Seat",
    "Standing",
    "State",
    "Stock",
    "Transition",
    "UnreadableData",
    "UnreadableText",
    "Why",
    "best_powering",
    "cheapest_build_plan",
    "determinize",
    "pareto_powerings",
    "redact",
]
