"""An action as one line: `build essen`."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, assert_never

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
from kilowatt.engine.errors import UnreadableText
from kilowatt.engine.ids import CityId, Fuel, PlantNumber, RegionId
from kilowatt.engine.notation.tokens import parse_id, parse_number, quoted, suggestion


def print_action(action: Action) -> str:
    """The line for an action.

    >>> print_action(Power((PlantNumber(5), PlantNumber(12)), hybrid_coal=2))
    'power 5 12 coal 2'
    """
    match action:
        case DraftRegion(region):
            return f"draft {region}"
        case Nominate(plant):
            return f"nominate {plant}"
        case Bid(amount):
            return f"bid {amount}"
        case Pass():
            return "pass"
        case Scrap(plant):
            return f"scrap {plant}"
        case Drop(fuel):
            return f"drop {fuel}"
        case BuyFuel(fuel):
            return f"buy {fuel}"
        case Build(city):
            return f"build {city}"
        case Power():
            return _print_power(action)
        case Done():
            return "done"
    assert_never(action)


def _print_power(action: Power) -> str:
    plants = " ".join(str(plant) for plant in action.plants) or "none"
    return f"power {plants} coal {action.hybrid_coal}" if action.hybrid_coal else f"power {plants}"


def parse_action(text: str) -> Action:
    """Parse an action, ignoring case and extra blanks.

    >>> parse_action("  Power 12 5  COAL 2")
    Power(plants=(5, 12), hybrid_coal=2)
    >>> parse_action("bulid essen")
    Traceback (most recent call last):
    kilowatt.engine.errors.UnreadableText: 'bulid essen': unknown word 'bulid'; did you mean 'build'?
    """
    try:
        return _parse_words(text.lower().split())
    except UnreadableText as error:
        raise UnreadableText(f"{quoted(text.strip())}: {error}") from None


def _parse_words(words: Sequence[str]) -> Action:
    if not words:
        raise UnreadableText(suggestion("", FORMS))
    verb, rest = words[0], words[1:]
    if verb not in FORMS:
        raise UnreadableText(f"unknown word {quoted(verb)}; {suggestion(verb, FORMS)}")
    form = FORMS[verb]
    _check_length(verb, rest, form)
    return form.parse(rest)


class Form(NamedTuple):
    """What follows a verb: `what` by name, or nothing (""); at most `most` words."""

    what: str
    parse: Callable[[Sequence[str]], Action]
    most: int = 1


def _check_length(verb: str, rest: Sequence[str], form: Form) -> None:
    if form.what and not rest:
        raise UnreadableText(f"expected {form.what} after '{verb}'")
    most = form.most if form.what else 0
    if len(rest) > most:
        said = quoted(" ".join((verb, *rest[:most])))
        raise UnreadableText(f"unexpected {quoted(rest[most])}; nothing follows {said}")


def _fuel(word: str) -> Fuel:
    if word not in FUELS:
        raise UnreadableText(f"unknown resource {quoted(word)}; {suggestion(word, FUELS)}")
    return FUELS[word]


def _plant(word: str) -> PlantNumber:
    return PlantNumber(parse_number(word, "a plant"))


def _parse_power(words: Sequence[str]) -> Power:
    """Plants or `none`, then optionally `coal` and the amount that the hybrids burn."""
    coal = 0
    if "coal" in words:
        at = words.index("coal")
        coal, words = _hybrid_coal(words[at + 1 :]), words[:at]
    if list(words) == ["none"]:
        return Power((), coal)
    if not words:
        raise UnreadableText("expected plants or 'none' after 'power'")
    return Power(tuple(sorted(_plant(word) for word in words)), coal)


def _hybrid_coal(words: Sequence[str]) -> int:
    if len(words) != 1:
        raise UnreadableText("expected one number after 'coal': how much coal the hybrids burn")
    return parse_number(words[0], "an amount of coal")


FUELS = {fuel.value: fuel for fuel in Fuel}

FORMS = {
    "draft": Form("a region", lambda words: DraftRegion(RegionId(parse_id(words[0], "a region")))),
    "nominate": Form("a plant", lambda words: Nominate(_plant(words[0]))),
    "bid": Form("an amount", lambda words: Bid(parse_number(words[0], "an amount"))),
    "pass": Form("", lambda _: PASS),
    "scrap": Form("a plant", lambda words: Scrap(_plant(words[0]))),
    "drop": Form("a resource", lambda words: Drop(_fuel(words[0]))),
    "buy": Form("a resource", lambda words: BuyFuel(_fuel(words[0]))),
    "build": Form("a city", lambda words: Build(CityId(parse_id(words[0], "a city")))),
    "power": Form("plants or 'none'", _parse_power, most=50),
    "done": Form("", lambda _: DONE),
}
"""The verbs of the notation, with what follows them."""
