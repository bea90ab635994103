"""Samples of each event, action and refusal, with every case that its message distinguishes."""

import ast
from collections.abc import Iterator
from functools import cache

from kilowatt.engine import (
    DONE,
    NOTHING,
    PASS,
    Action,
    Bid,
    Build,
    BuyFuel,
    CityId,
    DraftRegion,
    Drop,
    Fact,
    Fuel,
    Nominate,
    Phase,
    PlantNumber,
    Power,
    Refusal,
    RegionId,
    RuleId,
    Scrap,
    Seat,
    Stock,
    Why,
)
from kilowatt.engine.events import (
    BidderPassed,
    BidMade,
    CitiesPowered,
    CityBuilt,
    DeckPrepared,
    Event,
    FuelBought,
    FuelDropped,
    GameEnded,
    MarketRefilled,
    OpenerPassed,
    OrderDrawn,
    OrderSet,
    PhaseBegan,
    PlantBought,
    PlantBuried,
    PlantDrawn,
    PlantNominated,
    PlantRemoved,
    PlantScrapped,
    RegionDrafted,
    RegionsChosen,
    SaleClosed,
    Standing,
    Step3Drawn,
    StepBegan,
    TurnEnded,
)
from kilowatt.i18n import Names
from tests.i18n.catalogues import SOURCE

NAMES = Names(("Ada", "Ben", "Cleo"), cities={"koeln": "Köln"}, regions={"teal": "Nordwest", "red": "West"})

A, B, C = Seat(0), Seat(1), Seat(2)
KOELN = CityId("koeln")
TEAL, RED = RegionId("teal"), RegionId("red")


def plants(*numbers: int) -> tuple[PlantNumber, ...]:
    return tuple(map(PlantNumber, numbers))


def winner(seat: Seat) -> Standing:
    return Standing(seat=seat, place=1, powered=14, money=43, cities=17)


P12 = PlantNumber(12)
LOSER = Standing(seat=C, place=3, powered=9, money=1, cities=12)

EVENTS: tuple[Event, ...] = (
    OrderDrawn((B, A, C)),
    DeckPrepared(28, plants(13, 99), 7),
    DeckPrepared(28, None, None),
    RegionsChosen((TEAL, RED)),
    RegionDrafted(A, TEAL),
    OrderSet((A, B, C), RuleId("R2.1")),
    OrderSet((A, B, C), RuleId("R2.2")),
    *(PhaseBegan(3, phase, RuleId("R3.1")) for phase in Phase),
    StepBegan(2, RuleId("R8.2")),
    StepBegan(3, RuleId("R8.3a")),
    TurnEnded(A),
    GameEnded((winner(A), LOSER)),
    GameEnded((winner(A), winner(B), LOSER)),
    PlantNominated(A, P12),
    BidMade(A, P12, 20),
    BidderPassed(A, P12),
    OpenerPassed(A),
    PlantBought(A, P12, 15),
    PlantScrapped(A, P12),
    *(FuelDropped(A, fuel, count, forced) for fuel in Fuel for count in (1, 2, 5) for forced in (True, False)),
    SaleClosed(A),
    PlantDrawn(P12, RuleId("R3.10")),
    *(
        PlantRemoved(P12, RuleId(rule))
        for rule in ("R3.11", "R6.2", "R7.7", "R8.2", "R8.3a", "R8.3b", "R8.3c", "R8.3d")
    ),
    PlantBuried(P12),
    *(Step3Drawn(cards, None, RuleId("R8.3a")) for cards in (0, 1, 2, 22)),
    *(FuelBought(A, fuel, 3) for fuel in Fuel),
    *(CityBuilt(A, KOELN, slot, 5 + 5 * slot, 7) for slot in (1, 2, 3)),
    CitiesPowered(A, plants(10, 15), Stock(coal=2, oil=1), 5, 64),
    CitiesPowered(A, plants(13), NOTHING, 1, 22),
    CitiesPowered(A, (), NOTHING, 0, 10),
    MarketRefilled(Stock(5, 22, 1, 1)),
    MarketRefilled(NOTHING),
)

ACTIONS: tuple[Action, ...] = (
    DraftRegion(TEAL),
    Nominate(P12),
    Bid(20),
    PASS,
    Scrap(P12),
    *(Drop(fuel) for fuel in Fuel),
    *(BuyFuel(fuel) for fuel in Fuel),
    Build(KOELN),
    Power(()),
    Power(plants(13)),
    Power(plants(5, 12, 13), hybrid_coal=2),
    DONE,
)

FACTS: dict[str, Fact] = {
    "action": "build",
    "active": 1,
    "bid": 12,
    "city": "koeln",
    "coal": 3,
    "fuel": "coal",
    "least": 20,
    "money": 15,
    "most": 2,
    "oil": 1,
    "phase": "building",
    "plant": 12,
    "price": 21,
    "region": "teal",
    "seat": 2,
    "step": 2,
}
"""A value for each fact that the engine gives with a refusal."""


@cache
def refusals() -> tuple[Refusal, ...]:
    """A sample of each `refuse(Why.…, rule, facts…)` in the engine, with exactly the facts that are given there."""
    paths = sorted((SOURCE / "engine").rglob("*.py"))
    return tuple(sample for path in paths for sample in refusals_in(ast.parse(path.read_text(encoding="utf-8"))))


def refusals_in(module: ast.Module) -> Iterator[Refusal]:
    for node in ast.walk(module):
        match node:
            case ast.Call(func=ast.Name("refuse"), args=[ast.Attribute(ast.Name("Why"), name), _], keywords=facts):
                given = tuple((fact.arg, FACTS[fact.arg]) for fact in facts if fact.arg is not None)
                yield Refusal(Why[name], RuleId("R0.0"), given)
