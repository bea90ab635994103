"""A position as one line: the config and the complete state, including secrets (docs/notation.md)."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from kilowatt.engine.config import Config
from kilowatt.engine.errors import UnreadableText
from kilowatt.engine.events import Standing, Step3Shuffle
from kilowatt.engine.ids import BoardId, Phase, PlantNumber, Seat
from kilowatt.engine.notation.text_fields import TextFields
from kilowatt.engine.notation.tokens import parse_id, parse_number, quoted, suggestion
from kilowatt.engine.notation.values import (
    NONE,
    parse_ascending,
    parse_card,
    parse_cards,
    parse_choice,
    parse_city,
    parse_hidden,
    parse_list,
    parse_order,
    parse_region,
    parse_seat,
    parse_stock,
    print_cards,
    print_choice,
    print_list,
    print_stock,
)
from kilowatt.engine.state import NO_AUCTION, Auction, Player, State
from kilowatt.engine.stock import NOTHING

VERSION: Final = "kw1"
MASK: Final = "?"


class Snapshot(NamedTuple):
    """The config and the state of a position."""

    config: Config
    state: State


# --- printing


def print_position(config: Config, state: State, *, secret: bool = True) -> str:
    """The line for a position.

    Without `secret` it can be shared, but not parsed: `?` masks the order of the deck, the Step 3 shuffle and hidden
    money.
    """
    fields = _fields(config, state)
    if not secret:
        fields |= _masks(config, state)
    return " ".join((VERSION, *(f"{name}={value}" for name, value in fields.items() if value != NONE)))


def _fields(config: Config, state: State) -> dict[str, str]:
    return {
        "board": config.board,
        "choice": NONE if config.regions == "random" else print_choice(config.regions),
        "money": "hidden" if config.hidden_money else NONE,
        "round": str(state.round),
        "phase": state.phase.value,
        "step": str(state.step),
        "turn": NONE if state.active is None else str(state.active),
        "order": print_list(state.order),
        "regions": print_list(state.regions),
        "market": print_cards(state.market),
        "deck": print_cards(state.deck),
        "gone": print_cards(state.gone),
        "fuel": print_stock(state.fuel_market),
        "supply": print_stock(state.supply),
        "auction": _print_auction(state.auction),
        "fate": _print_fate(state.fate),
        "end": print_list(map(_print_standing, state.standings)),
        **{f"p{seat}": _print_player(player, str(player.money)) for seat, player in enumerate(state.players)},
    }


def _masks(config: Config, state: State) -> dict[str, str]:
    """Masks for what no player knows and, until the end, for hidden money."""
    masks = {"deck": f"{MASK}{len(state.deck)}"} if state.deck else {}
    if state.fate is not None:
        masks["fate"] = MASK
    if config.hidden_money and state.phase is not Phase.OVER:
        masks |= {f"p{seat}": _print_player(player, MASK) for seat, player in enumerate(state.players)}
    return masks


def _print_player(player: Player, money: str) -> str:
    return "/".join((money, print_cards(player.plants), print_stock(player.fuel), print_list(player.cities)))


def _print_auction(auction: Auction) -> str:
    """The fields of the auction that differ from an empty one."""
    parts = {
        "plant": str(auction.plant or NONE),
        "bid": str(auction.bid or NONE),
        "by": NONE if auction.bidder is None else str(auction.bidder),
        "out": print_list(auction.out),
        "finished": print_list(auction.finished),
        "sold": "yes" if auction.sold else NONE,
        "bought": str(auction.bought or NONE),
        "scrapped": str(auction.scrapped or NONE),
        "left": print_stock(auction.left_behind),
    }
    return ";".join(f"{name}:{value}" for name, value in parts.items() if value != NONE) or NONE


def _print_fate(fate: Step3Shuffle | None) -> str:
    """`~` and the state of the generator, or `=` and the cards."""
    if fate is None:
        return NONE
    return f"~{fate}" if isinstance(fate, int) else f"={print_cards(fate)}"


def _print_standing(standing: Standing) -> str:
    numbers = (standing.seat, standing.place, standing.powered, standing.money, standing.cities)
    return ":".join(map(str, numbers))


# --- parsing


def parse_position(text: str) -> Snapshot:
    """Parse a position; its fields may come in any order.

    This checks only the form. `check_position` checks that cards, cities and markers fit the game.
    """
    version, *words = text.split() or [""]
    if version != VERSION:
        raise UnreadableText(f"a position begins with '{VERSION}', not with {quoted(version)}")
    line = Line(words)
    return Snapshot(_config(line), _state(line))


class Line(TextFields):
    """The fields of one position."""

    def __init__(self, words: Iterable[str]) -> None:
        super().__init__("field", NAMES)
        for word in words:
            self.add_word(word)
        self.seats = sum(name in self for name in PLAYER_NAMES)

    def add_word(self, word: str) -> None:
        name, equals, text = word.partition("=")
        if not equals:
            raise UnreadableText(f"{quoted(word)}: expected name=value")
        if text.startswith(MASK):
            raise UnreadableText(f"field '{name}' is masked: a shared position is for looking at, not for playing on")
        self.add(name, text, f"field {quoted(name)}")

    def seat(self, text: str) -> Seat:
        return parse_seat(text, self.seats)


def _config(line: Line) -> Config:
    return Config(
        board=BoardId(line.required("board", lambda text: parse_id(text, "a board"))),
        players=line.seats,
        regions=line.optional("choice", parse_choice, "random"),
        hidden_money=line.optional("money", parse_hidden, False),
    )


def _state(line: Line) -> State:
    players = tuple(line.required(name, _parse_player) for name in PLAYER_NAMES[: max(1, line.seats)])
    return State(
        round=line.required("round", lambda text: parse_number(text, "a round")),
        phase=line.required("phase", _parse_phase),
        step=line.required("step", _parse_step),
        active=line.optional("turn", line.seat, None),
        order=line.required("order", lambda text: parse_order(text, line.seats)),
        regions=line.optional("regions", lambda text: parse_ascending(text, parse_region), ()),
        players=players,
        market=line.optional("market", lambda text: parse_ascending(text, parse_card), ()),
        deck=line.optional("deck", parse_cards, ()),
        gone=line.optional("gone", lambda text: parse_ascending(text, parse_card), ()),
        fuel_market=line.optional("fuel", parse_stock, NOTHING),
        supply=line.optional("supply", parse_stock, NOTHING),
        auction=line.optional("auction", lambda text: _parse_auction(text, line), NO_AUCTION),
        fate=line.optional("fate", _parse_fate, None),
        standings=line.optional("end", lambda text: parse_list(text, lambda item: _parse_standing(item, line)), ()),
    )


def _parse_phase(text: str) -> Phase:
    phases = {phase.value: phase for phase in Phase}
    if text not in phases:
        raise UnreadableText(f"unknown phase {quoted(text)}; {suggestion(text, phases)}")
    return phases[text]


def _parse_step(text: str) -> int:
    step = parse_number(text, "a step")
    if step not in (1, 2, 3):
        raise UnreadableText(f"there is no Step {step}")
    return step


def _parse_player(text: str) -> Player:
    parts = text.split("/")
    if len(parts) != 4:
        raise UnreadableText(f"{quoted(text)} is not a player: expected money/plants/resources/cities")
    money, plants, fuel, cities = parts
    return Player(
        parse_number(money, "money"),
        parse_ascending(plants, parse_card),
        parse_stock(fuel),
        parse_ascending(cities, parse_city),
    )


def _parse_auction(text: str, line: Line) -> Auction:
    parts: dict[str, str] = {}
    for part in text.split(";"):
        name, colon, value = part.partition(":")
        if not colon or name not in AUCTION_NAMES or name in parts:
            raise UnreadableText(f"{quoted(part)} is unknown or there twice; {suggestion(name, AUCTION_NAMES)}")
        parts[name] = value

    def number(name: str) -> int:
        return parse_number(parts.get(name, "0"), f"a number for '{name}'")

    return Auction(
        plant=PlantNumber(number("plant")),
        bid=number("bid"),
        bidder=line.seat(parts["by"]) if "by" in parts else None,
        out=parse_ascending(parts.get("out", NONE), line.seat),
        finished=parse_ascending(parts.get("finished", NONE), line.seat),
        sold=_parse_sold(parts.get("sold", NONE)),
        bought=PlantNumber(number("bought")),
        scrapped=PlantNumber(number("scrapped")),
        left_behind=parse_stock(parts.get("left", NONE)),
    )


def _parse_sold(text: str) -> bool:
    if text not in ("yes", NONE):
        raise UnreadableText(f"expected 'sold:yes', not 'sold:{text}'")
    return text == "yes"


def _parse_fate(text: str) -> Step3Shuffle:
    kind, rest = text[:1], text[1:]
    if kind == "~":
        return parse_number(rest, "a generator")
    if kind == "=":
        return parse_cards(rest)
    raise UnreadableText(f"{quoted(text)} is not a fate: expected ~ and a number, or = and cards")


def _parse_standing(text: str, line: Line) -> Standing:
    numbers = text.split(":")
    if len(numbers) != 5:
        raise UnreadableText(f"{quoted(text)} is not a standing: expected seat:place:powered:money:cities")
    place, powered, money, cities = (parse_number(number, "a number") for number in numbers[1:])
    return Standing(line.seat(numbers[0]), place, powered, money, cities)


PLAYER_NAMES = tuple(f"p{seat}" for seat in range(10))
NAMES = (
    "board",
    "choice",
    "money",
    "round",
    "phase",
    "step",
    "turn",
    "order",
    "regions",
    "market",
    "deck",
    "gone",
    "fuel",
    "supply",
    "auction",
    "fate",
    "end",
    *PLAYER_NAMES,
)
AUCTION_NAMES = ("plant", "bid", "by", "out", "finished", "sold", "bought", "scrapped", "left")
