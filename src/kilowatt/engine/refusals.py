"""Refusals: why an action is illegal, as a code, facts and a rule. The sentences are in `kilowatt.i18n`."""

from enum import StrEnum

from kilowatt.engine.ids import RuleId
from kilowatt.engine.value import Value


class Why(StrEnum):
    """The reasons, each a message key in every language."""

    # anywhere
    NOT_AN_ACTION = "not_an_action"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    GAME_OVER = "game_over"
    CANNOT_PAY = "cannot_pay"
    PLANT_NOT_OWNED = "plant_not_owned"
    # draft
    UNKNOWN_REGION = "unknown_region"
    REGION_TAKEN = "region_taken"
    REGION_NOT_ADJACENT = "region_not_adjacent"
    # auction
    PLANT_NOT_IN_MARKET = "plant_not_in_market"
    PLANT_IN_FUTURE_MARKET = "plant_in_future_market"
    AUCTION_RUNNING = "auction_running"
    NOTHING_NOMINATED = "nothing_nominated"
    BID_TOO_LOW = "bid_too_low"
    BID_ABOVE_MONEY = "bid_above_money"
    MUST_OPEN = "must_open"
    MUST_BUY_IN_ROUND_1 = "must_buy_in_round_1"
    MUST_SCRAP = "must_scrap"
    NOTHING_TO_SCRAP = "nothing_to_scrap"
    PLANT_JUST_BOUGHT = "plant_just_bought"
    NOTHING_TO_DROP = "nothing_to_drop"
    MUST_SETTLE_FUEL = "must_settle_fuel"
    FUEL_NOT_DROPPABLE = "fuel_not_droppable"
    FUEL_DOES_NOT_FIT = "fuel_does_not_fit"
    # resources
    UNKNOWN_FUEL = "unknown_fuel"
    FUEL_SOLD_OUT = "fuel_sold_out"
    NO_ROOM = "no_room"
    # building
    UNKNOWN_CITY = "unknown_city"
    CITY_NOT_IN_PLAY = "city_not_in_play"
    CITY_ALREADY_YOURS = "city_already_yours"
    CITY_FULL = "city_full"
    CITY_NOT_EMPTY = "city_not_empty"
    # bureaucracy
    PLANTS_NOT_ASCENDING = "plants_not_ascending"
    FUEL_LACKING = "fuel_lacking"
    MIX_OUT_OF_RANGE = "mix_out_of_range"
    MIX_NOT_ON_PLANTS = "mix_not_on_plants"


Fact = int | str

LONGEST_FACT = 80
"""Characters of a text fact that a refusal keeps."""


class Refusal(Value, frozen=True, gc=False):
    """Why an action is illegal; as text, `bid_too_low, bid=12, least=15 (R3.4)`."""

    why: Why
    rule: RuleId
    facts: tuple[tuple[str, Fact], ...] = ()

    def __str__(self) -> str:
        facts = "".join(f", {name}={value}" for name, value in self.facts)
        return f"{self.why}{facts} ({self.rule})"


def refuse(why: Why, rule: str, **facts: Fact) -> Refusal:
    # An action may hold garbage of any length: truncate it.
    short = [(name, fact[:LONGEST_FACT] if isinstance(fact, str) else fact) for name, fact in facts.items()]
    return Refusal(why, RuleId(rule), tuple(short))
