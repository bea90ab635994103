"""Parses input lines: moves in the notation, with shortcuts, or commands of the terminal."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

from kilowatt.cli.decisions import default_action
from kilowatt.cli.view.context import FUEL_LETTERS, ViewContext
from kilowatt.cli.view.suggestions import COMMANDS, suggested_moves
from kilowatt.engine import (
    Action,
    Build,
    BuyFuel,
    CityId,
    Fuel,
    Observation,
    Power,
    UnreadableText,
    Why,
    most_even,
    refuse,
)
from kilowatt.engine.notation.action_text import FORMS, parse_action, print_action


class ParsedActions(NamedTuple):
    """Actions to play all or none. `remark` explains how an ambiguous input was understood."""

    actions: tuple[Action, ...]
    remark: str = ""


class Command(NamedTuple):
    """A command such as `save`; `force` if it was typed with an exclamation mark."""

    name: str
    argument: str = ""
    force: bool = False


class InputError(Exception):
    """The input is not understood; the message is shown to the player."""


ALIASES: Final = {"help": "?", "h": "?", "exit": "quit", "q": "quit"}
EXAMPLES: Final = {
    "draft": "draft red",
    "nominate": "nominate 4",
    "bid": "bid 12",
    "scrap": "scrap 4",
    "drop": "drop coal",
    "buy": "buy coal 3",
    "build": "build essen",
    "power": "power 4 7",
}
MAX_MARKERS: Final = 24
"""Markers of one fuel that one line may buy."""
MAX_LENGTH: Final = 300
"""Characters in an input line: enough for a path, short enough to repeat in an answer."""
COUNT_FIRST: Final = re.compile(r"([0-9]+) ([^0-9 ]+)")
COUNT_LAST: Final = re.compile(r"([^0-9 ]+)(?: ([0-9]{1,3}))?")


def parse_line(context: ViewContext, observation: Observation, line: str) -> ParsedActions | Command:
    """Parse a line, without checking whether the move is legal."""
    verb, *rest = line.strip().split(maxsplit=1) or [""]
    if not verb:
        default = default_action(observation)
        return ParsedActions(() if default is None else (default,))
    name = verb.lower().rstrip("!")
    if ALIASES.get(name, name) in COMMANDS and len(line) <= MAX_LENGTH:
        return Command(ALIASES.get(name, name), "".join(rest), verb.endswith("!"))
    if verb.lower() not in FORMS or len(line) > MAX_LENGTH:
        raise unknown_word(context, observation, line.strip()[:MAX_LENGTH])
    try:
        return parse_moves(context, observation, verb.lower(), "".join(rest).lower().split())
    except UnreadableText:
        raise malformed(context, observation, verb.lower(), line.strip()) from None


def parse_moves(context: ViewContext, observation: Observation, verb: str, words: Sequence[str]) -> ParsedActions:
    match verb:
        case "buy":
            return ParsedActions(tuple(parse_purchases(context, words)))
        case "build":
            return ParsedActions(tuple(Build(city) for city in parse_cities(context, words)))
        case "power":
            return with_legal_mix(context, observation, parse_action(" ".join(("power", *words))))
        case _:
            return ParsedActions((parse_action(" ".join((verb, *words))),))


# --- shortcuts


def parse_purchases(context: ViewContext, words: Sequence[str]) -> Iterator[Action]:
    """Parse `coal`, `coal 3`, `3 coal`, `coal 3 oil 2`; a fuel is given by its id, its displayed name or its letter."""
    fuels, text = fuel_names(context), " ".join(words)
    if text[:1].isdigit():
        text = COUNT_FIRST.sub(r"\2 \1", text)
    parts = list(COUNT_LAST.finditer(text))
    if not text or " ".join(part[0] for part in parts) != text:
        raise UnreadableText(text)
    for part in parts:
        times = int(part[2] or 1)
        if part[1] not in fuels or not 1 <= times <= MAX_MARKERS:
            raise UnreadableText(part[0])
        yield from [BuyFuel(fuels[part[1]])] * times


def fuel_names(context: ViewContext) -> dict[str, Fuel]:
    letters = {letter.lower(): fuel for fuel, letter in FUEL_LETTERS.items()}
    shown = {context.t.fuel(fuel).lower(): fuel for fuel in Fuel}
    return letters | shown | {fuel.value: fuel for fuel in Fuel}


def parse_cities(context: ViewContext, words: Sequence[str]) -> Iterator[CityId]:
    """Parse one or more cities by id or name, with or without commas."""
    text = " ".join(words)
    if normalized(text) in city_names(context):
        yield find_city(context, text, "build")
        return
    parts = text.split(",") if "," in text else words
    if not parts:
        raise UnreadableText("build")
    for part in parts:
        yield find_city(context, part.strip(), "build")


def city_names(context: ViewContext) -> dict[str, CityId]:
    return {normalized(name): city.id for city in context.book.board.cities for name in (city.name, city.id)}


def find_city(context: ViewContext, text: str, verb: str) -> CityId:
    """The city with this name. If there is none, raise an error with a suggestion."""
    known, word = city_names(context), normalized(text)
    if word in known:
        return known[word]
    near = [name for name in known if name.startswith(word)] or get_close_matches(word, known, n=1)
    if near:
        raise InputError(context.t("terminal-did-you-mean", word=text, near=f"{verb} {known[near[0]]}"))
    raise InputError(context.t.refusal(refuse(Why.UNKNOWN_CITY, "R0.2", city=text), context.names))


def normalized(text: str) -> str:
    """A name in characters that every keyboard has.

    >>> normalized("Frankfurt (Oder)"), normalized("Köln")
    ('frankfurt-oder', 'koln')
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    words = "".join(letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter))
    return "-".join(words.split())


def with_legal_mix(context: ViewContext, observation: Observation, action: Action) -> ParsedActions:
    """If hybrids cannot burn the given mix, choose the mix that leaves coal and oil most even (R7.1a)."""
    if not isinstance(action, Power) or action.hybrid_coal:
        return ParsedActions((action,))
    mixes = [powering for powering in observation.powerings if powering.plants == action.plants]
    if not mixes or action in [powering.action for powering in mixes]:
        return ParsedActions((action,))
    best = most_even(mixes, observation.me.fuel).action
    return ParsedActions((best,), context.t("terminal-mix-chosen", move=print_action(best)))


# --- errors


def unknown_word(context: ViewContext, observation: Observation, line: str) -> InputError:
    """An error that suggests a legal move ending in the input, or the most similar word."""
    legal = [suggestion.typed for suggestion in suggested_moves(context, observation)]
    word = line.split(maxsplit=1)[0]
    near = [typed for typed in legal if typed.endswith(f" {line.lower()}")]
    near = near or get_close_matches(word.lower(), [*COMMANDS, *FORMS, *ALIASES], n=1)
    if near:
        return InputError(context.t("terminal-did-you-mean", word=word, near=near[0]))
    return InputError(context.t("terminal-unknown-word", word=word, help="?"))


def malformed(context: ViewContext, observation: Observation, verb: str, line: str) -> InputError:
    """An error with an example: a move that is legal now, if there is one."""
    legal = [print_action(action) for action in observation.legal_actions]
    example = next((typed for typed in legal if typed.split()[0] == verb), EXAMPLES.get(verb, verb))
    return InputError(context.t("terminal-write-like-this", word=line, example=example))
