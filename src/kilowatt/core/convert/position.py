"""Conversion of positions: the engine's state to the core's fields, and back."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from kilowatt.core import codes
from kilowatt.core.convert.constants import padded, places_of, stock_row
from kilowatt.core.layout.fields import Grid, Row, StateFields
from kilowatt.core.simulator import Position, Rules
from kilowatt.engine import (
    Auction,
    CityId,
    Game,
    Phase,
    PlantNumber,
    Player,
    RegionId,
    Rulebook,
    Seat,
    Standing,
    State,
    Stock,
)

PHASES = {
    Phase.DRAFT: codes.DRAFT,
    Phase.AUCTION: codes.AUCTION,
    Phase.RESOURCES: codes.RESOURCES,
    Phase.BUILDING: codes.BUILDING,
    Phase.BUREAUCRACY: codes.BUREAUCRACY,
    Phase.OVER: codes.OVER,
}
PHASE_OF = {code: phase for phase, code in PHASES.items()}
Shuffle = int | tuple[PlantNumber, ...] | None
"""What decides the Step 3 shuffle: the state of the generator, or a deck given by hand (R8.3)."""


@lru_cache(maxsize=64)
def rules_of(game: Game) -> Rules:
    """The core's rules for a game, cached."""
    return Rules(game)


# --- from the engine


def position_of(rules: Rules, state: State) -> Position:
    """The core's position for a state of the engine; ValueError if no game could go on from it."""
    position = Position(rules)
    try:
        fields = fields_of(rules.game.book, state)
    except (IndexError, KeyError) as error:
        raise ValueError(f"this state is not one of {rules.game}: {error!r} is unknown there") from error
    position.set_fields(fields)
    return position


def fields_of(book: Rulebook, state: State) -> StateFields:
    """Every field of the core's position, including those that are derived from the state."""
    players, auction = state.players, state.auction
    if len(players) != len(book.seats):
        raise ValueError(f"this state has {len(players)} players, {book} {len(book.seats)}")
    cities = tuple([player.cities for player in players])
    board = board_part(book, state.regions, state.step if state.phase is not Phase.DRAFT else 0, cities)
    plants = plant_part(book, tuple([player.plants for player in players]))
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "step": state.step,
        "active": -1 if state.active is None else state.active,
        "leader": board.leader,
        "empty": board.empty,
        "regions": board.regions,
        "market_count": len(state.market),
        "market": padded(state.market, codes.MARKET),
        "deck": list(state.deck),
        "gone": plant_flags(state.gone),
        "plant": auction.plant,
        "bid": auction.bid,
        "bidder": -1 if auction.bidder is None else auction.bidder,
        "sold": int(auction.sold),
        "bought": auction.bought,
        "scrapped": auction.scrapped,
        "left": stock_row(auction.left_behind),
        "out": flags(auction.out, codes.SEATS),
        "finished": flags(auction.finished, codes.SEATS),
        "shuffle_kind": shuffle_kind(state.fate),
        "shuffle_seed": state.fate if isinstance(state.fate, int) else 0,
        "shuffle_deck": list(state.fate) if isinstance(state.fate, tuple) else [],
        "order": padded(state.order, codes.SEATS),
        "money": padded([player.money for player in players], codes.SEATS),
        "plant_count": plants.plant_count,
        "plants": plants.plants,
        "fuel": seated([stock_row(player.fuel) for player in players], codes.FUELS),
        "room": plants.room,
        "owned": board.owned,
        "fuel_market": stock_row(state.fuel_market),
        "supply": stock_row(state.supply),
        "houses": board.houses,
        "cost": board.cost,
        "dist": board.dist,
    }


# Most moves change neither plants nor cities, so the fields that follow from these are cached. The lists are shared:
# do not change them.


class BoardPart(NamedTuple):
    """The fields that follow from the regions in play, the step and the players' cities."""

    leader: int
    empty: int
    regions: int
    owned: Row
    houses: Row
    cost: Row
    dist: Grid


@lru_cache(maxsize=1 << 10)
def board_part(
    book: Rulebook, regions: tuple[RegionId, ...], step: int, cities: tuple[tuple[CityId, ...], ...]
) -> BoardPart:
    """Step 0 is the draft: no city is in play."""
    houses, owned = houses_of(book, cities), [len(own) for own in cities]
    in_play = len(book.network(regions).cities) if step else 0
    return BoardPart(
        leader=max(owned),
        empty=in_play - sum(map(bool, houses)),
        regions=places_of(book).area(regions),
        owned=padded(owned, codes.SEATS),
        houses=padded(houses, codes.CITIES),
        cost=slot_prices(book, regions, step, houses),
        dist=seated([distance_row(book, regions, own) for own in cities], codes.CITIES),
    )


class PlantPart(NamedTuple):
    """The fields that follow from the players' plants."""

    plant_count: Row
    plants: Grid
    room: Grid


@lru_cache(maxsize=1 << 10)
def plant_part(book: Rulebook, plants: tuple[tuple[PlantNumber, ...], ...]) -> PlantPart:
    return PlantPart(
        plant_count=padded([len(own) for own in plants], codes.SEATS),
        plants=seated([padded(own, codes.MOST_PLANTS) for own in plants], codes.MOST_PLANTS),
        room=seated([room_row(book, own) for own in plants], codes.ROOMS),
    )


@lru_cache(maxsize=1 << 10)
def plant_flags(plants: tuple[PlantNumber, ...]) -> Row:
    return flags(plants, codes.PLANTS)


def flags(numbers: Iterable[int], size: int) -> Row:
    row = [0] * size
    for number in numbers:
        row[number] = 1
    return row


def seated(rows: Grid, size: int) -> Grid:
    """Add rows of zeros for unused seats."""
    return rows + [[0] * size for _ in range(codes.SEATS - len(rows))]


def shuffle_kind(shuffle: Shuffle) -> int:
    if shuffle is None:
        return codes.SHUFFLE_DONE
    return codes.SHUFFLE_SEED if isinstance(shuffle, int) else codes.SHUFFLE_GIVEN


def room_row(book: Rulebook, plants: tuple[PlantNumber, ...]) -> Row:
    storage = book.storage(plants)
    return [storage.coal, storage.oil, storage.garbage, storage.uranium, storage.hybrid, 0]


def houses_of(book: Rulebook, cities: Iterable[tuple[CityId, ...]]) -> Row:
    places = places_of(book).city
    houses = [0] * len(places)
    for own in cities:
        for city in own:
            houses[places[city]] += 1
    return houses


def slot_prices(book: Rulebook, regions: tuple[RegionId, ...], step: int, houses: Row) -> Row:
    """The price of the next house in each city (R5.2, R5.3)."""
    costs, prices = book.slot_prices[step], [codes.FULL] * codes.CITIES
    for place in places_in_play(book, regions) if step else ():
        prices[place] = min(costs[houses[place]], codes.FULL)
    return prices


@lru_cache(maxsize=256)
def places_in_play(book: Rulebook, regions: tuple[RegionId, ...]) -> Row:
    places = places_of(book).city
    return [places[city] for city in book.network(regions).cities]


@lru_cache(maxsize=1 << 12)
def distance_row(book: Rulebook, regions: tuple[RegionId, ...], cities: tuple[CityId, ...]) -> Row:
    """The cheapest connection of a player's network to each city (R5.2)."""
    row, places = [0] * codes.CITIES, places_of(book).city
    if cities:
        for place, way in zip(places_in_play(book, regions), book.network(regions).reach(cities), strict=True):
            row[place] = way
    for city in cities:
        row[places[city]] = codes.OWN
    return row


# --- to the engine


def state_of(position: Position) -> State:
    """The engine's state for a position of the core."""
    book, fields = position.rules.game.book, position.fields()
    places, seats = places_of(book), len(book.seats)
    return State(
        round=fields["round"],
        phase=PHASE_OF[fields["phase"]],
        step=fields["step"],
        active=seat_of(fields["active"]),
        order=tuple([Seat(seat) for seat in fields["order"][:seats]]),
        regions=places.regions_of(fields["regions"]),
        players=tuple([player_of(book, fields, seat) for seat in range(seats)]),
        market=cards(fields["market"][: fields["market_count"]]),
        deck=cards(fields["deck"]),
        gone=flagged_cards(fields["gone"]),
        fuel_market=Stock(*fields["fuel_market"]),
        supply=Stock(*fields["supply"]),
        auction=auction_of(fields),
        fate=shuffle_of(fields),
        standings=standings_of(position) if position.is_over else (),
    )


def seat_of(number: int) -> Seat | None:
    return None if number < 0 else Seat(number)


def cards(numbers: Iterable[int]) -> tuple[PlantNumber, ...]:
    return tuple([PlantNumber(number) for number in numbers])


def flagged_cards(row: Row) -> tuple[PlantNumber, ...]:
    return tuple([PlantNumber(number) for number, flag in enumerate(row) if flag])


def flagged_seats(row: Row) -> tuple[Seat, ...]:
    return tuple([Seat(seat) for seat, flag in enumerate(row) if flag])


def player_of(book: Rulebook, fields: StateFields, seat: int) -> Player:
    cities = places_of(book).cities
    own = [cities[place] for place, way in enumerate(fields["dist"][seat]) if way == codes.OWN]
    return Player(
        money=fields["money"][seat],
        plants=cards(fields["plants"][seat][: fields["plant_count"][seat]]),
        fuel=Stock(*fields["fuel"][seat]),
        cities=tuple(sorted(own)),
    )


def auction_of(fields: StateFields) -> Auction:
    return Auction(
        plant=PlantNumber(fields["plant"]),
        bid=fields["bid"],
        bidder=seat_of(fields["bidder"]),
        out=flagged_seats(fields["out"]),
        finished=flagged_seats(fields["finished"]),
        sold=bool(fields["sold"]),
        bought=PlantNumber(fields["bought"]),
        scrapped=PlantNumber(fields["scrapped"]),
        left_behind=Stock(*fields["left"]),
    )


def shuffle_of(fields: StateFields) -> Shuffle:
    match fields["shuffle_kind"]:
        case codes.SHUFFLE_SEED:
            return fields["shuffle_seed"]
        case codes.SHUFFLE_GIVEN:
            return cards(fields["shuffle_deck"])
        case _:
            return None


def standings_of(position: Position) -> tuple[Standing, ...]:
    """The ranking by the core's own scores, best first (R9.2)."""
    places = position.places()
    scores = {seat: position.score(seat) for seat in range(len(places))}
    ranked = sorted(scores, key=lambda seat: scores[seat], reverse=True)
    return tuple(Standing(Seat(seat), places[seat], *scores[seat]) for seat in ranked)
