"""Positions: the engine's state as the core's fields, and back."""

from collections.abc import Iterable
from functools import lru_cache

from kilowatt.core import codes
from kilowatt.core.fields import Grid, Row, StateFields
from kilowatt.core.simulator import Position, Rules
from kilowatt.core.table import padded, places_of, stock_row
from kilowatt.engine import (
    Auction,
    CityId,
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
Fate = int | tuple[PlantNumber, ...] | None


# --- from the engine


def position_of(rules: Rules, state: State) -> Position:
    """The core's position for a state of the engine; ValueError where no game could go on from it."""
    position = Position(rules)
    try:
        fields = fields_of(rules.game.book, state)
    except (IndexError, KeyError) as error:
        raise ValueError(f"this state is not one of {rules.game}: {error!r} is unknown there") from error
    position.set_fields(fields)
    return position


def fields_of(book: Rulebook, state: State) -> StateFields:
    """Every field of the core's position; what the core keeps beyond the state is worked out from it."""
    players, auction, places = state.players, state.auction, places_of(book)
    if len(players) != len(book.seats):
        raise ValueError(f"this state has {len(players)} players, {book} {len(book.seats)}")
    houses = houses_of(book, players)
    in_play = state.phase is not Phase.DRAFT
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "step": state.step,
        "active": -1 if state.active is None else state.active,
        "leader": state.leader_cities,
        "empty": empty_cities(book, state, houses) if in_play else 0,
        "regions": places.area(state.regions),
        "market_count": len(state.market),
        "market": padded(state.market, codes.MARKET),
        "deck": list(state.deck),
        "gone": flags(state.gone, codes.PLANTS),
        "plant": auction.plant,
        "bid": auction.bid,
        "bidder": -1 if auction.bidder is None else auction.bidder,
        "sold": int(auction.sold),
        "bought": auction.bought,
        "scrapped": auction.scrapped,
        "left": stock_row(auction.left_behind),
        "out": flags(auction.out, codes.SEATS),
        "finished": flags(auction.finished, codes.SEATS),
        "fate_kind": fate_kind(state.fate),
        "fate": state.fate if isinstance(state.fate, int) else 0,
        "fate_deck": list(state.fate) if isinstance(state.fate, tuple) else [],
        "order": padded(state.order, codes.SEATS),
        "money": padded([player.money for player in players], codes.SEATS),
        "plant_count": padded([len(player.plants) for player in players], codes.SEATS),
        "plants": seated([padded(player.plants, codes.MOST_PLANTS) for player in players], codes.MOST_PLANTS),
        "fuel": seated([stock_row(player.fuel) for player in players], codes.FUELS),
        "room": seated([room_row(book, player.plants) for player in players], codes.ROOMS),
        "owned": padded([len(player.cities) for player in players], codes.SEATS),
        "fuel_market": stock_row(state.fuel_market),
        "supply": stock_row(state.supply),
        "houses": padded(houses, codes.CITIES),
        "cost": slot_prices(book, state, houses) if in_play else [codes.FULL] * codes.CITIES,
        "dist": seated([list(distance_row(book, state.regions, player.cities)) for player in players], codes.CITIES),
    }


def flags(numbers: Iterable[int], size: int) -> Row:
    row = [0] * size
    for number in numbers:
        row[number] = 1
    return row


def seated(rows: Grid, size: int) -> Grid:
    """A row for every seat there could be."""
    return rows + [[0] * size for _ in range(codes.SEATS - len(rows))]


def fate_kind(fate: Fate) -> int:
    if fate is None:
        return codes.FATE_NONE
    return codes.FATE_SEED if isinstance(fate, int) else codes.FATE_GIVEN


def room_row(book: Rulebook, plants: tuple[PlantNumber, ...]) -> Row:
    storage = book.storage(plants)
    return [storage.coal, storage.oil, storage.garbage, storage.uranium, storage.hybrid, 0]


def houses_of(book: Rulebook, players: Iterable[Player]) -> Row:
    places = places_of(book).city
    houses = [0] * len(places)
    for player in players:
        for city in player.cities:
            houses[places[city]] += 1
    return houses


def empty_cities(book: Rulebook, state: State, houses: Row) -> int:
    return len(book.network(state.regions).cities) - sum(map(bool, houses))


def slot_prices(book: Rulebook, state: State, houses: Row) -> Row:
    """The price of the lowest free slot of each city in play (R5.2, R5.3)."""
    costs = book.edition.house_costs
    prices = [codes.FULL] * codes.CITIES
    for place in places_in_play(book, state.regions):
        if houses[place] < state.step:
            prices[place] = costs[houses[place]]
    return prices


@lru_cache(maxsize=256)
def places_in_play(book: Rulebook, regions: tuple[RegionId, ...]) -> Row:
    places = places_of(book).city
    return [places[city] for city in book.network(regions).cities]


@lru_cache(maxsize=1 << 12)
def distance_row(book: Rulebook, regions: tuple[RegionId, ...], cities: tuple[CityId, ...]) -> tuple[int, ...]:
    """What it costs to reach each city from a player's network (R5.2)."""
    row, places = [0] * codes.CITIES, places_of(book).city
    if cities:
        for place, way in zip(places_in_play(book, regions), book.network(regions).reach(cities), strict=True):
            row[place] = way
    for city in cities:
        row[places[city]] = codes.OWN
    return tuple(row)


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
        fate=fate_of(fields),
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


def fate_of(fields: StateFields) -> Fate:
    match fields["fate_kind"]:
        case codes.FATE_SEED:
            return fields["fate"]
        case codes.FATE_GIVEN:
            return cards(fields["fate_deck"])
        case _:
            return None


def standings_of(position: Position) -> tuple[Standing, ...]:
    """The ranking by the core's own count, best first (R9.2)."""
    places = position.places()
    scores = {seat: position.score(seat) for seat in range(len(places))}
    ranked = sorted(scores, key=lambda seat: scores[seat], reverse=True)
    return tuple(Standing(Seat(seat), places[seat], *scores[seat]) for seat in ranked)
