"""What a person typed: moves in the notation, with some conveniences, or a command of the terminal."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

from kilowatt.cli.asking import default_action
from kilowatt.cli.view.legal import COMMANDS, moves
from kilowatt.cli.view.look import FUEL_LETTERS, Look
from kilowatt.engine import Action, Build, BuyFuel, CityId, Fuel, Observation, Power, UnreadableText, Why
from kilowatt.engine.notation.action import FORMS, parse_action, print_action
from kilowatt.engine.refusals import refuse


class Moves(NamedTuple):
    """Made all or none. `remark` tells what was understood where more than one thing could be."""

    actions: tuple[Action, ...]
    remark: str = ""


class Command(NamedTuple):
    """A word of the terminal; `force` where it was written with an exclamation mark."""

    name: str
    argument: str = ""
    force: bool = False


class Misunderstood(Exception):
    """A sentence for the person who typed."""


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
MOST_AT_ONCE: Final = 24
LONGEST: Final = 300
"""Long enough for a path; no longer word is worth repeating in an answer."""
COUNT_FIRST: Final = re.compile(r"([0-9]+) ([^0-9 ]+)")
COUNT_LAST: Final = re.compile(r"([^0-9 ]+)(?: ([0-9]{1,3}))?")


def understand(look: Look, seen: Observation, line: str) -> Moves | Command:
    """What a line means. Whether a move is legal is not asked here."""
    verb, *rest = line.strip().split(maxsplit=1) or [""]
    if not verb:
        default = default_action(seen)
        return Moves(() if default is None else (default,))
    name = verb.lower().rstrip("!")
    if ALIASES.get(name, name) in COMMANDS and len(line) <= LONGEST:
        return Command(ALIASES.get(name, name), "".join(rest), verb.endswith("!"))
    if verb.lower() not in FORMS or len(line) > LONGEST:
        raise unknown(look, seen, line.strip()[:LONGEST])
    try:
        return as_moves(look, seen, verb.lower(), "".join(rest).lower().split())
    except UnreadableText:
        raise like_this(look, seen, verb.lower(), line.strip()) from None


def as_moves(look: Look, seen: Observation, verb: str, words: Sequence[str]) -> Moves:
    match verb:
        case "buy":
            return Moves(tuple(purchases(look, words)))
        case "build":
            return Moves(tuple(Build(city) for city in cities(look, words)))
        case "power":
            return powering(look, seen, parse_action(" ".join(("power", *words))))
        case _:
            return Moves((parse_action(" ".join((verb, *words))),))


# --- conveniences


def purchases(look: Look, words: Sequence[str]) -> Iterator[Action]:
    """`coal`, `coal 3`, `3 coal`, `coal 3 oil 2`; a resource by its id, by the name shown, or by its letter."""
    fuels, text = fuel_names(look), " ".join(words)
    if text[:1].isdigit():
        text = COUNT_FIRST.sub(r"\2 \1", text)
    parts = list(COUNT_LAST.finditer(text))
    if not text or " ".join(part[0] for part in parts) != text:
        raise UnreadableText(text)
    for part in parts:
        times = int(part[2] or 1)
        if part[1] not in fuels or not 1 <= times <= MOST_AT_ONCE:
            raise UnreadableText(part[0])
        yield from [BuyFuel(fuels[part[1]])] * times


def fuel_names(look: Look) -> dict[str, Fuel]:
    letters = {letter.lower(): fuel for fuel, letter in FUEL_LETTERS.items()}
    shown = {look.t.fuel(fuel).lower(): fuel for fuel in Fuel}
    return letters | shown | {fuel.value: fuel for fuel in Fuel}


def cities(look: Look, words: Sequence[str]) -> Iterator[CityId]:
    """One city by its id or its name, or several, with or without commas between them."""
    text = " ".join(words)
    if plain(text) in city_names(look):
        yield find_city(look, text, "build")
        return
    parts = text.split(",") if "," in text else words
    if not parts:
        raise UnreadableText("build")
    for part in parts:
        yield find_city(look, part.strip(), "build")


def city_names(look: Look) -> dict[str, CityId]:
    return {plain(name): city.id for city in look.book.board.cities for name in (city.name, city.id)}


def find_city(look: Look, text: str, verb: str) -> CityId:
    """The city of a name. Where there is none, suggest what may be meant."""
    known, word = city_names(look), plain(text)
    if word in known:
        return known[word]
    near = [name for name in known if name.startswith(word)] or get_close_matches(word, known, n=1)
    if near:
        raise Misunderstood(look.t("terminal-did-you-mean", word=text, near=f"{verb} {known[near[0]]}"))
    raise Misunderstood(look.t.refusal(refuse(Why.UNKNOWN_CITY, "R0.2", city=text), look.names))


def plain(text: str) -> str:
    """A name as it can be typed on any keyboard.

    >>> plain("Frankfurt (Oder)"), plain("Köln")
    ('frankfurt-oder', 'koln')
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    words = "".join(letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter))
    return "-".join(words.split())


def powering(look: Look, seen: Observation, action: Action) -> Moves:
    """Where hybrids cannot burn what was said, the mix that leaves coal and oil most even is meant (R7.1a)."""
    choices = [legal for legal in seen.legal_actions if isinstance(legal, Power)]
    if not isinstance(action, Power) or action in choices or action.hybrid_coal:
        return Moves((action,))
    mixes = [legal for legal in choices if legal.plants == action.plants]
    if not mixes:
        return Moves((action,))
    best = min(mixes, key=lambda mix: unevenness(look, seen, mix))
    return Moves((best,), look.t("terminal-mix-chosen", move=print_action(best)))


def unevenness(look: Look, seen: Observation, action: Power) -> int:
    left = seen.me.fuel - look.book.need(action.plants).burned(action.hybrid_coal)
    return abs(left.coal - left.oil)


# --- what is not understood


def unknown(look: Look, seen: Observation, line: str) -> Misunderstood:
    """Suggest a move that ends in what was typed, or the nearest word."""
    legal = [suggestion.typed for suggestion in moves(look, seen)]
    word = line.split(maxsplit=1)[0]
    near = [typed for typed in legal if typed.endswith(f" {line.lower()}")]
    near = near or get_close_matches(word.lower(), [*COMMANDS, *FORMS, *ALIASES], n=1)
    if near:
        return Misunderstood(look.t("terminal-did-you-mean", word=word, near=near[0]))
    return Misunderstood(look.t("terminal-unknown-word", word=word, help="?"))


def like_this(look: Look, seen: Observation, verb: str, line: str) -> Misunderstood:
    """Show how it is written: by a move that is legal now, if there is one."""
    legal = [print_action(action) for action in seen.legal_actions]
    example = next((typed for typed in legal if typed.split()[0] == verb), EXAMPLES.get(verb, verb))
    return Misunderstood(look.t("terminal-write-like-this", word=line, example=example))
