"""The rules of the game as a pure, deterministic library: no I/O, no clock, no global randomness.

>>> from kilowatt.content import game_for
>>> from kilowatt.engine import Chance, Config, Nominate
>>> game = game_for(Config("germany", players=4))
>>> state = game.start(Chance(seed=7)).state
>>> game.apply(state, Nominate(4)).events
(PlantNominated(seat=2, plant=4),)

Everything in `__all__` is public, and so are these submodules:

- `codec`: actions, events, states and observations as JSON
- `content`: the types of boards and editions
- `events`: all events
- `notation`: actions, positions and games as text
- `record`: recorded games that can be verified
- `statistics`: what each player did in each round
- `type_checks`: checks of fields that may be anything
- `value`: the base classes of all values

The rest is internal.
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
from kilowatt.engine.advice.bidding import order_range
from kilowatt.engine.advice.build_plans import BuildPlan, build_paths, cheapest_build_plan
from kilowatt.engine.advice.city_prices import CityPrice
from kilowatt.engine.advice.fuel_plans import fuel_plan
from kilowatt.engine.advice.powerings import best_powering, most_even, pareto_powerings
from kilowatt.engine.advice.storage import stored_fuel
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
from kilowatt.engine.events import Event, Standing, redact, reveals
from kilowatt.engine.game import STANDARD_LISTINGS, STANDARD_MOVES, Game
from kilowatt.engine.ids import STEP_3, BoardId, CityId, Fuel, Phase, PlantKind, PlantNumber, RegionId, RuleId, Seat
from kilowatt.engine.observation import Observation, determinize, observe
from kilowatt.engine.refusals import Fact, Refusal, Why, refuse
from kilowatt.engine.rng import Rng
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules.auction import least_bid
from kilowatt.engine.rules.building import open_sites
from kilowatt.engine.rules.bureaucracy import powering_outcome
from kilowatt.engine.rules.fuel import FUELS_BURNED
from kilowatt.engine.rules.network import is_one_area, touching_regions
from kilowatt.engine.rules.powering import FuelNeed, Powering, most_powered
from kilowatt.engine.rules.scoring import TieBreak, decided_by, standings
from kilowatt.engine.state import NO_AUCTION, Auction, AuctionStage, Player, State
from kilowatt.engine.stock import NOTHING, Stock
from kilowatt.engine.transition import Transition

__all__ = [
    "DONE",
    "FUELS_BURNED",
    "NOTHING",
    "NO_AUCTION",
    "PASS",
    "STANDARD_LISTINGS",
    "STANDARD_MOVES",
    "STEP_3",
    "Action",
    "Auction",
    "AuctionStage",
    "Bid",
    "Board",
    "BoardId",
    "BrokenRecord",
    "Build",
    "BuildPlan",
    "BuyFuel",
    "Chance",
    "CityId",
    "CityPrice",
    "Config",
    "Done",
    "DraftRegion",
    "Drop",
    "Edition",
    "Event",
    "Fact",
    "Fuel",
    "FuelNeed",
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
    "TieBreak",
    "Transition",
    "UnreadableData",
    "UnreadableText",
    "Why",
    "best_powering",
    "build_paths",
    "cheapest_build_plan",
    "decided_by",
    "determinize",
    "fuel_plan",
    "is_one_area",
    "least_bid",
    "most_even",
    "most_powered",
    "observe",
    "open_sites",
    "order_range",
    "pareto_powerings",
    "powering_outcome",
    "redact",
    "refuse",
    "reveals",
    "standings",
    "stored_fuel",
    "touching_regions",
]
