"""Conversion of actions to their numbers and back (docs/core.md)."""

from kilowatt.core import codes
from kilowatt.core.convert.constants import FUELS, places_of
from kilowatt.engine import (
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
    PlantNumber,
    Power,
    Rulebook,
    Scrap,
)
from kilowatt.engine.type_checks import is_tuple, is_whole


def code_of(book: Rulebook, action: Action, plants: tuple[PlantNumber, ...] = ()) -> int:
    """The number of an action. `plants` are those of the player who acts, which a powering refers to by index.

    ValueError if the action has no number, such as building in a city that is not on the board.
    """
    try:
        return _code(book, action, plants)
    except (KeyError, TypeError) as error:
        raise ValueError(f"{action} has no number: {error!r}") from error


def _code(book: Rulebook, action: Action, plants: tuple[PlantNumber, ...]) -> int:
    match action:
        case Pass():
            return codes.A_PASS
        case Done():
            return codes.A_DONE
        case DraftRegion(region=region):
            return codes.A_DRAFT + places_of(book).region[region]
        case Nominate(plant=plant):
            return codes.A_NOMINATE + within(plant, codes.PLANTS, action)
        case Scrap(plant=plant):
            return codes.A_SCRAP + within(plant, codes.PLANTS, action)
        case Drop(fuel=fuel):
            return codes.A_DROP + FUELS.index(fuel)
        case BuyFuel(fuel=fuel):
            return codes.A_BUY + FUELS.index(fuel)
        case Build(city=city):
            return codes.A_BUILD + places_of(book).city[city]
        case Power(plants=run, hybrid_coal=coal):
            return codes.A_POWER + mask_of(run, plants) * codes.COALS + within(coal, codes.COALS, action)
        case Bid(amount=amount):
            return codes.A_BID + within(amount, codes.MOST_MONEY, action)
    raise ValueError(f"{action} is not an action and has no number")


def within(value: int, end: int, action: Action) -> int:
    if not is_whole(value) or not 0 <= value < end:
        raise ValueError(f"{action} has no number: {value} is not from 0 to {end - 1}")
    return value


def mask_of(run: tuple[PlantNumber, ...], plants: tuple[PlantNumber, ...]) -> int:
    """Some of up to four plants as bits; they must be given in ascending order (R7.1)."""
    places = [plants.index(plant) for plant in run if is_whole(plant)]
    if (
        not is_tuple(run)
        or len(places) != len(run)
        or places != sorted(set(places))
        or len(plants) >= codes.MOST_PLANTS
    ):
        raise ValueError(f"the powering of {run} out of {plants} has no number")
    return sum(1 << place for place in places)


def action_of(book: Rulebook, code: int, plants: tuple[PlantNumber, ...] = ()) -> Action:
    """The action of a number; ValueError if it has none. `plants` are those of the player who acts."""
    if code >= codes.A_BID:
        return Bid(code - codes.A_BID)
    if code >= codes.A_POWER:
        return powering(code, plants)
    try:
        if code >= codes.A_BUILD:
            return Build(places_of(book).cities[code - codes.A_BUILD])
        if code >= codes.A_DRAFT:
            return card_or_fuel(book, code)
    except IndexError as error:
        raise ValueError(f"no action has the number {code}") from error
    if code not in (codes.A_PASS, codes.A_DONE):
        raise ValueError(f"no action has the number {code}")
    return DONE if code == codes.A_DONE else PASS


def powering(code: int, plants: tuple[PlantNumber, ...]) -> Power:
    mask, coal = divmod(code - codes.A_POWER, codes.COALS)
    if mask >> len(plants):
        raise ValueError(f"no action has the number {code} with the plants {plants}")
    return Power(tuple(plant for place, plant in enumerate(plants) if mask & (1 << place)), coal)


def card_or_fuel(book: Rulebook, code: int) -> Action:
    if code >= codes.A_BUY:
        return BuyFuel(FUELS[code - codes.A_BUY])
    if code >= codes.A_DROP:
        return Drop(FUELS[code - codes.A_DROP])
    if code >= codes.A_SCRAP:
        return Scrap(PlantNumber(code - codes.A_SCRAP))
    if code >= codes.A_NOMINATE:
        return Nominate(PlantNumber(code - codes.A_NOMINATE))
    return DraftRegion(places_of(book).regions[code - codes.A_DRAFT])
