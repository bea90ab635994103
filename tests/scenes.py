"""Scenes: positions described in one line of text.

    scene("germany 4p step1 | blue: @essen | red*: $99 | deck: 20 step3 ...")

The first part is the header, in any order: a board, `4p`, and optionally `step2` (default 1), `round3` (default 2), a
phase (default building), `$99` (everyone's money, default 50). The other parts begin with a word and a colon:

    blue: $99 #4,15 @essen,koeln @5 coal3 oil1
                  a player: money, plants, cities by name, 5 more cities anywhere, markers.
                  A star marks the active player: `blue*:`. In an auction, players before them have passed.
    order:        colours; by default, by seat
    regions:      region ids; by default, the first ones of the board that touch
    plants:       the plant market, `3-6 13 step3`; by default, the lowest plants that are free and not obsolete
    deck:         top first. `...` stands for all other cards: plants ascending without obsolete ones, then step3.
                  The default is `...`
    shuffle:      the deck after the Step 3 shuffle; by default, as the generator shuffles it
    fuel:         markers in the resource market, `coal9 oil0`; other kinds as at the start, if enough are left

All other markers are in the supply, so that their number is right (R0.3). A position that cannot occur raises
`SceneError`. Colours are seats: blue red yellow green purple black, clockwise.

A `Table` is a game and a state. `table.do(action, ...)` returns the next table and checks the laws of the game.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
import pytest

from kilowatt.content import load_board, load_edition
from kilowatt.engine import (
    DONE,
    NOTHING,
    PASS,
    STEP_3,
    Action,
    Auction,
    Bid,
    BoardId,
    Build,
    BuyFuel,
    Chance,
    CityId,
    Config,
    DraftRegion,
    Drop,
    Event,
    Fuel,
    Game,
    IllegalAction,
    ImpossibleSetup,
    Nominate,
    Phase,
    PlantKind,
    PlantNumber,
    Player,
    Power,
    Refusal,
    RegionId,
    Scrap,
    Seat,
    State,
    Stock,
    Why,
    touching_regions,
)
from kilowatt.engine.events import PlantDrawn

COLOURS = ("blue", "red", "yellow", "green", "purple", "black")
BLUE, RED, YELLOW, GREEN, PURPLE, BLACK = (Seat(seat) for seat in range(6))
NO_POWER = Power(())
STEP_3_CARD = "step3"
THE_REST = "..."

E = TypeVar("E")


class SceneError(ValueError):
    """A scene with unknown or contradictory parts, or one that cannot occur."""


# --- the table


@dataclass(frozen=True)
class Table:
    """A game, its state, and the latest events."""

    game: Game
    state: State
    events: tuple[Event, ...] = ()

    def __getitem__(self, seat: Seat) -> Player:
        return self.state.players[seat]

    @property
    def asked(self) -> Seat | None:
        return self.state.active

    @property
    def legal(self) -> tuple[Action, ...]:
        return self.game.legal_actions(self.state)

    def do(self, *actions: Action) -> "Table":
        """The table after these actions, each by the active player. `events` holds all their events."""
        table, events = self, self.events[:0]
        for action in actions:
            refusal = table.game.check(table.state, action)
            assert refusal is None, f"{action} is refused: {refusal}"
            assert action in table.legal, f"{action} is not refused, but not listed as legal"
            state, news = msgspec.structs.astuple(table.game.apply(table.state, action))
            events += news
            table = Table(self.game, state, events)
            demand_laws(table)
        return table

    def idle(self) -> "Table":
        """End the phase: everyone left in it does nothing."""
        table, events = self, self.events[:0]
        while table.state.phase is self.state.phase and table.state.round == self.state.round:
            table = table.do(IDLE[table.state.phase])
            events += table.events
        return replace(table, events=events)

    def buys(self, plant: int, price: int = 0) -> "Table":
        """The opener buys a plant, by default at its number. Every rival passes."""
        table = self.do(nominate(plant))
        events = table.events
        while table.state.auction.plant:
            table = table.do(PASS if table.state.auction.bid else Bid(price or plant))
            events += table.events
        return replace(table, events=events)

    def emitted(self, kind: type[E]) -> list[E]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]


IDLE: dict[Phase, Action] = {
    Phase.AUCTION: PASS,
    Phase.RESOURCES: DONE,
    Phase.BUILDING: DONE,
    Phase.BUREAUCRACY: NO_POWER,
}


def demand_laws(table: Table) -> None:
    """Check that markers are conserved (R0.3), the plant market is valid (R6.1, R6.2) and no player has debts."""
    state, book = table.state, table.game.book
    held = sum((player.fuel for player in state.players), start=NOTHING)
    assert state.fuel_market + state.supply + held == book.edition.markers, "markers were made or lost (R0.3)"
    stocks = (state.fuel_market, state.supply, *(player.fuel for player in state.players))
    assert all(stock[fuel] >= 0 for stock in stocks for fuel in Fuel), "fewer than no markers (R0.3)"
    assert list(state.market) == sorted(set(state.market)), "the plant market is not sorted (R6.1)"
    assert not state.market or state.market[0] > state.leader_cities, "an obsolete plant is on the market (R6.2)"
    assert all(player.money >= 0 for player in state.players), "a player owes money"
    if not state.auction.scrapped:
        assert all(fits(table.game, player) for player in state.players), "markers do not fit (R4.1)"


def fits(game: Game, player: Player) -> bool:
    """Whether a player's markers fit on their plants (R4.2a), computed without the engine."""
    room = dict.fromkeys(PlantKind, 0)
    for number in player.plants:
        room[game.book.plants[number].kind] += 2 * game.book.plants[number].burns
    beyond = {fuel: max(0, player.fuel[fuel] - room[PlantKind(fuel)]) for fuel in Fuel}
    on_hybrids = beyond[Fuel.COAL] + beyond[Fuel.OIL]
    return on_hybrids <= room[PlantKind.HYBRID] and not beyond[Fuel.GARBAGE] and not beyond[Fuel.URANIUM]


# --- judging


def ruling(table: Table, action: Any, by: Any = None) -> Refusal | None:
    """The refusal by `check`. `apply` and the legal actions must agree, and the state must not change."""
    before = msgspec.json.encode(table.state)
    refusal = table.game.check(table.state, action, by)
    if refusal is not None:
        with pytest.raises(IllegalAction) as error:
            table.game.apply(table.state, action, by)
        assert error.value.refusal == refusal
    if by is None:
        listed = repr(action) in map(repr, table.legal)
        assert listed == (refusal is None), f"{action}: {refusal}, but the list of legal actions differs"
    assert msgspec.json.encode(table.state) == before
    return refusal


def why(table: Table, action: Any, by: Any = None) -> Why | None:
    """Why an action is illegal; None if it is legal."""
    refusal = ruling(table, action, by)
    return None if refusal is None else refusal.why


def price(table: Table, action: Action) -> int:
    """What an action costs the active player."""
    seat = table.asked
    assert seat is not None
    return table[seat].money - table.do(action)[seat].money


def on_offer(table: Table) -> list[int]:
    """The plants that an opener with enough money may name."""
    return [action.plant for action in table.legal if isinstance(action, Nominate)]


def drawn(table: Table) -> list[int]:
    """The plants that came into the market with the last action, in order."""
    return [event.plant for event in table.emitted(PlantDrawn)]


def spaces(table: Table, fuel: str) -> dict[int, int]:
    """How many markers of a kind lie on each space of the resource market (R1.4)."""
    book, kind = table.game.book, Fuel(fuel)
    prices = [book.price(kind, left) for left in range(1, table.state.fuel_market[kind] + 1)]
    return {space: prices.count(space) for space in sorted(set(prices))}


# --- actions in plain words


def pick(region: str) -> DraftRegion:
    return DraftRegion(RegionId(region))


def nominate(plant: int) -> Nominate:
    return Nominate(PlantNumber(plant))


def scrap(plant: int) -> Scrap:
    return Scrap(PlantNumber(plant))


def drop(fuel: str) -> Drop:
    return Drop(Fuel(fuel))


def buy(fuel: str) -> BuyFuel:
    return BuyFuel(Fuel(fuel))


def build(city: str) -> Build:
    return Build(CityId(city))


def power(*plants: int, coal: int = 0) -> Power:
    """Run these plants; the hybrids burn this much coal."""
    return Power(tuple(PlantNumber(plant) for plant in plants), coal)


# --- a game from its beginning


def new_game(text: str, chance: Chance | None = None, regions: str = "random") -> Table:
    """`new_game("usa 3p", Chance(seed=7), regions="draft")`; regions are random, draft, or a list in words."""
    header = read_header(text)
    chosen = regions if regions in ("random", "draft") else tuple(RegionId(word) for word in regions.split())
    config = Config(BoardId(header.board), header.players, chosen)  # type: ignore[arg-type] # a str is one of the two
    game = Game(config, load_board(header.board), load_edition())
    start = game.start(chance or Chance())
    return Table(game, start.state, start.events)


# --- reading a scene


@dataclass(frozen=True)
class Header:
    board: str
    players: int
    step: int = 1
    round: int = 2
    phase: Phase = Phase.BUILDING
    money: int = 50


@dataclass
class Seating:
    """What a scene says about one player."""

    money: int
    plants: list[PlantNumber] = field(default_factory=list)
    cities: list[CityId] = field(default_factory=list)
    more_cities: int = 0
    fuel: Stock = NOTHING

    def player(self) -> Player:
        return Player(self.money, tuple(sorted(self.plants)), self.fuel, tuple(sorted(self.cities)))


def scene(text: str) -> Table:
    """The position that a line of text describes; for the format see the module."""
    head, *rest = text.split("|")
    header = read_header(head)
    parts, asked = read_parts(rest, header)
    game = game_of(header.board, header.players, tuple(parts.get("regions", ())))
    seats = [read_seating(parts.get(colour, []), header) for colour in COLOURS[: header.players]]
    settle_cities(game, header, seats)
    players = tuple(seating.player() for seating in seats)
    demand_players(game, players)
    order = read_order(parts.get("order"), header.players)
    market, deck = read_cards(game, header, parts, players)
    fuel_market, supply = read_fuel(game, parts.get("fuel", []), players)
    backwards = header.phase in (Phase.RESOURCES, Phase.BUILDING)
    active = asked if asked is not None else order[-1 if backwards else 0]
    passed = tuple(sorted(order[: order.index(active)])) if header.phase is Phase.AUCTION else ()
    state = State(
        round=header.round,
        phase=header.phase,
        step=header.step,
        active=active,
        order=order,
        regions=tuple(RegionId(region) for region in sorted(game.config.regions)),
        players=players,
        market=market,
        deck=deck,
        gone=(),
        fuel_market=fuel_market,
        supply=supply,
        auction=Auction(finished=passed),
        fate=None if STEP_3 not in deck else tuple(numbers(parts["shuffle"])) if "shuffle" in parts else 0,
    )
    table = Table(game, state)
    demand_laws(table)
    return table


def read_header(text: str) -> Header:
    said: dict[str, Any] = {}
    for word in text.split():
        name, value = read_header_word(word)
        if name in said:
            raise SceneError(f"header {text.strip()!r}: '{word}' says the {name} again")
        said[name] = value
    if "board" not in said or "players" not in said:
        raise SceneError(f"header {text.strip()!r}: it needs a board and a number of players, such as 'germany 4p'")
    return Header(**said)


def read_header_word(word: str) -> tuple[str, Any]:
    if match := re.fullmatch(r"(\d)p|step(\d)|round(\d+)|\$(\d+)", word):
        name = ("players", "step", "round", "money")[(match.lastindex or 0) - 1]
        return name, int(match[match.lastindex or 0])
    if word in IDLE:
        return "phase", Phase(word)
    return "board", word


def read_parts(texts: Iterable[str], header: Header) -> tuple[dict[str, list[str]], Seat | None]:
    """The parts by their first word, and the player with the star."""
    known = (*COLOURS[: header.players], "order", "regions", "plants", "deck", "shuffle", "fuel")
    parts: dict[str, list[str]] = {}
    starred: list[Seat] = []
    for text in texts:
        name, colon, words = text.strip().partition(":")
        if name.endswith("*") and name[:-1] in COLOURS:
            name = name[:-1]
            starred.append(Seat(COLOURS.index(name)))
        if not colon or name not in known:
            raise SceneError(f"'{text.strip()}': a part begins with one of {', '.join(known)} and a colon")
        if name in parts:
            raise SceneError(f"'{text.strip()}': there is another part '{name}'")
        parts[name] = words.split()
    if len(starred) > 1:
        raise SceneError("only one player is asked: one star")
    return parts, starred[0] if starred else None


def read_seating(words: list[str], header: Header) -> Seating:
    seating = Seating(header.money)
    for word in words:
        if re.fullmatch(r"\$\d+", word):
            seating.money = int(word[1:])
        elif re.fullmatch(r"#\d+(,\d+)*", word):
            seating.plants += [PlantNumber(int(plant)) for plant in word[1:].split(",")]
        elif re.fullmatch(r"@\d+", word):
            seating.more_cities += int(word[1:])
        elif word.startswith("@"):
            seating.cities += [CityId(city) for city in word[1:].split(",")]
        else:
            seating.fuel += markers(word)
    return seating


def markers(word: str) -> Stock:
    match = re.fullmatch(r"(coal|oil|garbage|uranium)(\d+)", word)
    if match is None:
        raise SceneError(f"'{word}' is not a thing a scene knows")
    return Stock.of(Fuel(match[1]), int(match[2]))


def read_order(words: list[str] | None, players: int) -> tuple[Seat, ...]:
    colours = COLOURS[:players] if words is None else words
    if sorted(colours) != sorted(COLOURS[:players]):
        raise SceneError(f"order {' '.join(colours)}: it names each of {' '.join(COLOURS[:players])} once")
    return tuple(Seat(COLOURS.index(colour)) for colour in colours)


def numbers(words: Iterable[str]) -> list[PlantNumber]:
    """`3-6 13 step3` as cards."""
    cards: list[PlantNumber] = []
    for word in words:
        if word == STEP_3_CARD:
            cards.append(STEP_3)
        elif match := re.fullmatch(r"(\d+)(?:-(\d+))?", word):
            cards += [PlantNumber(card) for card in range(int(match[1]), int(match[2] or match[1]) + 1)]
        else:
            raise SceneError(f"'{word}' is not a card")
    return cards


# --- what the text leaves out


@lru_cache(maxsize=256)
def game_of(board_name: str, players: int, regions: tuple[str, ...]) -> Game:
    try:
        board, edition = load_board(board_name), load_edition()
        chosen = regions or first_regions(board_name, edition.players[players].regions)
        return Game(Config(board.id, players, tuple(RegionId(region) for region in chosen)), board, edition)
    except (ImpossibleSetup, KeyError) as error:
        raise SceneError(f"{board_name} {players}p, regions {regions}: {error}") from error


def first_regions(board_name: str, count: int) -> tuple[RegionId, ...]:
    touching = touching_regions(load_board(board_name))
    chosen = list(touching)[:1]
    while len(chosen) < count:
        chosen.append(next(r for r in touching if r not in chosen and touching[r] & set(chosen)))
    return tuple(chosen)


def settle_cities(game: Game, header: Header, seats: list[Seating]) -> None:
    """Check the named cities, then choose the counted ones: the emptiest first, in the board's order."""
    in_play = [city.id for city in game.book.board.cities if city.region in game.config.regions]
    houses = dict.fromkeys(in_play, 0)
    for seating in seats:
        for city in seating.cities:
            if city not in houses:
                raise SceneError(f"city '{city}' is not in play")
            houses[city] += 1
    for seating in seats:
        free = [city for city in in_play if houses[city] < header.step and city not in seating.cities]
        found = sorted(free, key=houses.__getitem__)[: seating.more_cities]
        if len(found) < seating.more_cities:
            raise SceneError(f"there is no room for {seating.more_cities} more cities")
        for city in found:
            houses[city] += 1
        seating.cities += found
    full = [city for city, count in houses.items() if count > header.step]
    if full:
        raise SceneError(f"too many houses for step {header.step} in {', '.join(full)}")


def demand_players(game: Game, players: tuple[Player, ...]) -> None:
    limit = game.book.numbers.max_plants
    for colour, player in zip(COLOURS, players, strict=False):
        unknown = [plant for plant in player.plants if plant not in game.book.plants]
        if unknown:
            raise SceneError(f"{colour}: there is no plant {unknown[0]}")
        if len(player.plants) > limit:
            raise SceneError(f"{colour}: {len(player.plants)} plants, at most {limit} are allowed (R1.7)")
        if len(set(player.cities)) < len(player.cities):
            raise SceneError(f"{colour}: a city is named twice")
        if not fits(game, player):
            raise SceneError(f"{colour}: {player.fuel} does not fit on plants {player.plants} (R4.1)")


def read_cards(
    game: Game, header: Header, parts: dict[str, list[str]], players: tuple[Player, ...]
) -> tuple[tuple[PlantNumber, ...], tuple[PlantNumber, ...]]:
    """The plant market and the deck; no card may be in two places."""
    words = parts.get("deck", [THE_REST])
    top = numbers(word for word in words if word != THE_REST)
    leader = max(len(player.cities) for player in players)
    taken = [plant for player in players for plant in player.plants] + top
    free = [plant for plant in game.book.plants if plant not in taken and plant > leader]
    shape = game.book.edition.plant_market
    size = shape.step3_size if header.step == 3 else shape.size
    market = sorted(numbers(parts["plants"])) if "plants" in parts else free[:size]
    deck = top
    if THE_REST in words[:-1]:
        raise SceneError(f"deck {' '.join(words)}: {THE_REST} comes last")
    if THE_REST in words:
        deck = top + [plant for plant in free if plant not in market]
        deck += [STEP_3] if header.step < 3 and STEP_3 not in (*top, *market) else []
    demand_cards(game, header, [plant for player in players for plant in player.plants], market, deck)
    if market and market[0] <= leader:
        raise SceneError(f"plant {market[0]} is obsolete: the leader has {leader} cities (R6.2)")
    return tuple(market), tuple(deck)


def demand_cards(
    game: Game, header: Header, owned: list[PlantNumber], market: list[PlantNumber], deck: list[PlantNumber]
) -> None:
    cards = [*owned, *market, *deck]
    for card in cards:
        if card != STEP_3 and card not in game.book.plants:
            raise SceneError(f"there is no plant {card}")
        if cards.count(card) > 1:
            raise SceneError(f"card {card} is in two places")
    if header.step == 3 and STEP_3 in cards:
        raise SceneError("in Step 3 the Step 3 card is gone")
    if STEP_3 in market and header.phase is not Phase.AUCTION:
        raise SceneError("the Step 3 card is in the market only during an auction (R8.3a)")
    if header.step < 3 and STEP_3 not in cards and header.phase is not Phase.BUILDING:
        raise SceneError(f"step {header.step}: the Step 3 card is nowhere")


def read_fuel(game: Game, words: list[str], players: tuple[Player, ...]) -> tuple[Stock, Stock]:
    """The resource market and the supply (R0.3)."""
    edition = game.book.edition
    left = edition.markers - sum((player.fuel for player in players), start=NOTHING)
    said: dict[str, int] = {}
    for word in words:
        kind, count = next((fuel, markers(word)[fuel]) for fuel in Fuel if word.startswith(fuel))
        if kind in said:
            raise SceneError(f"fuel: {kind.value} is said twice")
        said[kind.value] = count
    usual = {fuel.value: max(0, min(edition.start_market[fuel], left[fuel])) for fuel in Fuel}
    market = Stock(**(usual | said))
    room = Stock(**{track.fuel.value: len(track.places) for track in edition.tracks})
    if not (market <= left and market <= room):
        raise SceneError(f"{market} on the market: {left} are left, and it has room for {room}")
    return market, left - market
