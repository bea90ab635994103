"""Between the engine's values and the core's numbers, both ways and without loss."""

from functools import lru_cache
from itertools import combinations
from typing import Any

from msgspec.structs import astuple

from kilowatt.core import codes
from kilowatt.core.simulator import Position, Rules
from kilowatt.engine import (
    DONE,
    PASS,
    Action,
    Auction,
    Bid,
    Build,
    BuyFuel,
    Done,
    DraftRegion,
    Drop,
    Fuel,
    Game,
    Nominate,
    Pass,
    Phase,
    Plant,
    PlantKind,
    PlantNumber,
    Player,
    Power,
    Rulebook,
    Scrap,
    Seat,
    Standing,
    State,
    Stock,
)
from kilowatt.engine.rules.network import is_one_area

FUELS = tuple(Fuel)
KINDS = {
    PlantKind.COAL: codes.COAL,
    PlantKind.OIL: codes.OIL,
    PlantKind.GARBAGE: codes.GARBAGE,
    PlantKind.URANIUM: codes.URANIUM,
    PlantKind.HYBRID: codes.HYBRID,
    PlantKind.WIND: codes.CLEAN,
    PlantKind.FUSION: codes.CLEAN,
}
PHASES = {
    Phase.DRAFT: codes.DRAFT,
    Phase.AUCTION: codes.AUCTION,
    Phase.RESOURCES: codes.RESOURCES,
    Phase.BUILDING: codes.BUILDING,
    Phase.BUREAUCRACY: codes.BUREAUCRACY,
    Phase.OVER: codes.OVER,
}
PHASE_OF = {code: phase for phase, code in PHASES.items()}
NO_PLANT = PlantNumber(0)


def padded(values: Any, size: int, filler: int = 0) -> list[int]:
    """A list of exactly this size."""
    found = list(values)
    if len(found) > size:
        raise ValueError(f"{len(found)} values: the core has room for {size}")
    return found + [filler] * (size - len(found))


# --- the fixed numbers


def rules_of(game: Game) -> Rules:
    """The core's rules for a game."""
    return Rules(game, table_of(game.book))


def table_of(book: Rulebook) -> dict[str, Any]:
    edition, numbers, market = book.edition, book.numbers, book.edition.plant_market
    loose = [number for number in book.plants if number not in market.start and number != market.top_of_deck]
    return {
        "players": book.config.players,
        "regions_needed": numbers.regions,
        "max_plants": numbers.max_plants,
        "step2_cities": numbers.step2_cities,
        "end_cities": numbers.end_cities,
        "start_money": edition.start_money,
        "current_size": market.current,
        "cities": len(book.board.cities),
        "draft": int(book.config.regions == "draft"),
        "plants_removed": numbers.plants_removed,
        "loose_count": len(loose),
        "top_card": market.top_of_deck,
        "start_count": len(market.start),
        "payout_top": len(edition.payout) - 1,
        "loose": padded(loose, codes.PLANTS),
        "start_market": padded(market.start, codes.MARKET),
        "region_of": padded((book.regions.index(city.region) for city in book.board.cities), codes.CITIES),
        **area_fields(book),
        **plant_fields(book),
        **fuel_fields(book),
        "house": padded(edition.house_costs, 4, codes.FULL),
        "payout": padded(edition.payout, 64),
        "subsets": [padded(subsets(plants), 16) for plants in range(codes.MOST_PLANTS)],
    }


def subsets(plants: int) -> list[int]:
    """Every choice of some of so many plants as a mask, in the engine's order: fewer first, then by place."""
    return [
        sum(1 << place for place in chosen)
        for size in range(plants + 1)
        for chosen in combinations(range(plants), size)
    ]


def area_fields(book: Rulebook) -> dict[str, Any]:
    """For each set of regions whether it is one area; for those that can be in play, its cities and their distances."""
    areas = [regions_of(book, area) for area in range(codes.AREAS)]
    playable = [len(regions) == book.numbers.regions and is_one_area(book.touching, regions) for regions in areas]
    return {
        "is_area": [int(is_one_area(book.touching, regions)) for regions in areas],
        "city_count": [
            len(book.network(regions).cities) if fits else 0 for regions, fits in zip(areas, playable, strict=True)
        ],
        "in_play": [
            padded(cities_in(book, regions), codes.CITIES) if fits else [0] * codes.CITIES
            for regions, fits in zip(areas, playable, strict=True)
        ],
        "way": [distances(book, regions) if fits else NO_WAYS for regions, fits in zip(areas, playable, strict=True)],
    }


NO_WAYS = [[0] * codes.CITIES] * codes.CITIES


def distances(book: Rulebook, regions: tuple[Any, ...]) -> list[list[int]]:
    """The cost of the cheapest path between any two cities of the board; 0 where one of them is not in play."""
    network = book.network(regions)
    cities = [city.id for city in book.board.cities]
    return [[network.between(a, b) if a in network.index and b in network.index else 0 for b in cities] for a in cities]


def cities_in(book: Rulebook, regions: tuple[Any, ...]) -> list[int]:
    return [place for place, city in enumerate(book.board.cities) if city.region in regions]


def regions_of(book: Rulebook, area: int) -> tuple[Any, ...]:
    return tuple(sorted(region for place, region in enumerate(book.regions) if area & (1 << place)))


def area_of(book: Rulebook, regions: tuple[Any, ...]) -> int:
    return sum(1 << book.regions.index(region) for region in regions)


def plant_fields(book: Rulebook) -> dict[str, Any]:
    by_number = [book.plants.get(PlantNumber(number)) for number in range(codes.PLANTS)]
    return {
        "kind": [KINDS[plant.kind] if plant else codes.CLEAN for plant in by_number],
        "burns": [plant.burns if plant else 0 for plant in by_number],
        "powers": [plant.powers if plant else 0 for plant in by_number],
        "load": [packed(plant) if plant else 0 for plant in by_number],
    }


def packed(plant: Plant) -> int:
    """What a plant burns of each kind and how much it powers, six bits each; sums of a few of them do not overflow."""
    kind = KINDS[plant.kind]
    burned = plant.burns << 6 * kind if kind != codes.CLEAN else 0
    return burned | plant.powers << 30


def fuel_fields(book: Rulebook) -> dict[str, Any]:
    """`price[fuel][n]` is the price of the cheapest marker when n lie in the market."""
    return {
        "track": [len(book.places[fuel]) for fuel in FUELS],
        "start_fuel": stock_row(book.edition.start_market),
        "markers": stock_row(book.edition.markers),
        "price": [padded([codes.FULL, *reversed(book.places[fuel])], 64, codes.FULL) for fuel in FUELS],
        "refill": [stock_row(stock) for stock in book.refill],
    }


def stock_row(stock: Stock) -> list[int]:
    return list(astuple(stock))


def stock_of(row: list[int]) -> Stock:
    return Stock(*row)


# --- positions


def position_of(rules: Rules, state: State) -> Position:
    """The core's position for a state of the engine."""
    position = Position(rules)
    position.set_fields(state_fields(rules.game.book, state))
    return position


def state_fields(book: Rulebook, state: State) -> dict[str, Any]:
    players, auction = state.players, state.auction
    area = area_of(book, state.regions)
    seats = codes.SEATS - len(players)
    in_play = state.phase is not Phase.DRAFT
    houses = count_houses(book, state)
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "step": state.step,
        "active": -1 if state.active is None else state.active,
        "leader": state.leader_cities,
        "empty": len(book.network(state.regions).cities) - sum(map(bool, houses)) if in_play else 0,
        "regions": area,
        "market_count": len(state.market),
        "plant": auction.plant,
        "sold": int(auction.sold),
        "bought": auction.bought,
        "scrapped": auction.scrapped,
        "bidder": -1 if auction.bidder is None else auction.bidder,
        **fate_fields(state),
        "deck_top": 0,
        "deck_end": len(state.deck),
        "bid": auction.bid,
        "money": padded((player.money for player in players), codes.SEATS),
        "order": padded(state.order, codes.SEATS),
        "plant_count": padded((len(player.plants) for player in players), codes.SEATS),
        "owned": padded((len(player.cities) for player in players), codes.SEATS),
        "out": flags(auction.out, codes.SEATS),
        "finished": flags(auction.finished, codes.SEATS),
        "plants": [padded(player.plants, codes.MOST_PLANTS) for player in players] + [[0] * codes.MOST_PLANTS] * seats,
        "fuel": [stock_row(player.fuel) for player in players] + [[0] * codes.FUELS] * seats,
        "room": [room_row(book, player) for player in players] + [[0] * 6] * seats,
        "fuel_market": stock_row(state.fuel_market),
        "supply": stock_row(state.supply),
        "left": stock_row(auction.left_behind),
        "houses": padded(houses, codes.CITIES),
        "market": padded(state.market, codes.MARKET),
        "cost": slot_prices(book, state, houses),
        "dist": [distance_row(book, state.regions, player.cities) for player in players] + [[0] * codes.CITIES] * seats,
        "deck": padded(state.deck, codes.DECK),
        "gone": flags(state.gone, codes.PLANTS),
    }


def fate_fields(state: State) -> dict[str, Any]:
    fate = state.fate
    if fate is None:
        kind, seed, given = codes.FATE_NONE, 0, ()
    elif isinstance(fate, int):
        kind, seed, given = codes.FATE_SEED, fate, ()
    else:
        kind, seed, given = codes.FATE_GIVEN, 0, fate
    return {
        "fate_kind": kind,
        "fate": [seed],
        "fate_count": len(given),
        "fate_deck": padded(given, codes.PLANTS),
    }


def room_row(book: Rulebook, player: Player) -> list[int]:
    storage = book.storage(player.plants)
    return [storage.coal, storage.oil, storage.garbage, storage.uranium, storage.hybrid, 0]


def flags(numbers: Any, size: int) -> list[int]:
    """1 at each of these numbers, 0 elsewhere."""
    row = [0] * size
    for number in numbers:
        row[number] = 1
    return row


def count_houses(book: Rulebook, state: State) -> list[int]:
    counts = dict.fromkeys(book.region_of, 0)
    for player in state.players:
        for city in player.cities:
            counts[city] += 1
    return list(counts.values())


def slot_prices(book: Rulebook, state: State, houses: list[int]) -> list[int]:
    """The price of the lowest open slot of each city; out of reach where there is none."""
    prices = [*book.edition.house_costs[: state.step], codes.FULL]
    in_play = set(state.regions) if state.phase is not Phase.DRAFT else set()
    return [
        prices[count] if region in in_play else codes.FULL
        for count, region in zip(houses, book.region_of.values(), strict=True)
    ]


@lru_cache(maxsize=1 << 13)
def distance_row(book: Rulebook, regions: tuple[Any, ...], cities: tuple[Any, ...]) -> list[int]:
    """The way from a player's network to each city of the board; never changed by whoever gets it."""
    if not cities:
        return [0] * codes.CITIES
    network = book.network(regions)
    reach, own = network.reach(cities), set(cities)
    return [
        codes.OWN if city in own else reach[network.index[city]] if city in network.index else 0
        for city in book.region_of
    ]


def state_of(position: Position) -> State:
    """The engine's state for a position of the core."""
    book, fields = position.rules.game.book, position.fields()
    seats = range(book.config.players)
    return State(
        round=fields["round"],
        phase=PHASE_OF[fields["phase"]],
        step=fields["step"],
        active=None if fields["active"] < 0 else Seat(fields["active"]),
        order=tuple(Seat(seat) for seat in fields["order"][: len(seats)]),
        regions=regions_of(book, fields["regions"]),
        players=tuple(player_of(book, fields, seat) for seat in seats),
        market=cards(fields["market"][: fields["market_count"]]),
        deck=cards(fields["deck"][fields["deck_top"] : fields["deck_end"]]),
        gone=cards(number for number, gone in enumerate(fields["gone"]) if gone),
        fuel_market=stock_of(fields["fuel_market"]),
        supply=stock_of(fields["supply"]),
        auction=auction_of(fields, len(seats)),
        fate=fate_of(fields),
        standings=standings_of(position) if position.is_over else (),
    )


def cards(numbers: Any) -> tuple[PlantNumber, ...]:
    return tuple(PlantNumber(number) for number in numbers)


def player_of(book: Rulebook, fields: dict[str, Any], seat: int) -> Player:
    own = (city.id for city, way in zip(book.board.cities, fields["dist"][seat], strict=False) if way == codes.OWN)
    return Player(
        money=fields["money"][seat],
        plants=cards(fields["plants"][seat][: fields["plant_count"][seat]]),
        fuel=stock_of(fields["fuel"][seat]),
        cities=tuple(sorted(own)),
    )


def auction_of(fields: dict[str, Any], seats: int) -> Auction:
    return Auction(
        plant=PlantNumber(fields["plant"]),
        bid=fields["bid"],
        bidder=None if fields["bidder"] < 0 else Seat(fields["bidder"]),
        out=tuple(Seat(seat) for seat in range(seats) if fields["out"][seat]),
        finished=tuple(Seat(seat) for seat in range(seats) if fields["finished"][seat]),
        sold=bool(fields["sold"]),
        bought=PlantNumber(fields["bought"]),
        scrapped=PlantNumber(fields["scrapped"]),
        left_behind=stock_of(fields["left"]),
    )


def fate_of(fields: dict[str, Any]) -> int | tuple[PlantNumber, ...] | None:
    match fields["fate_kind"]:
        case codes.FATE_SEED:
            seed: int = fields["fate"][0]
            return seed
        case codes.FATE_GIVEN:
            return cards(fields["fate_deck"][: fields["fate_count"]])
        case _:
            return None


def standings_of(position: Position) -> tuple[Standing, ...]:
    """The ranking by the core's own count, best first (R9.2)."""
    places = position.places()
    scores = {seat: position.score(seat) for seat in range(len(places))}
    ranked = sorted(scores, key=lambda seat: scores[seat], reverse=True)
    return tuple(Standing(Seat(seat), places[seat], *scores[seat]) for seat in ranked)


# --- actions


def code_of(book: Rulebook, action: Action, plants: tuple[PlantNumber, ...] = ()) -> int:
    """The number of an action. A powering counts the plants of whoever acts by their place among `plants`."""
    match action:
        case Pass():
            return codes.A_PASS
        case Done():
            return codes.A_DONE
        case DraftRegion(region=region):
            return codes.A_DRAFT + book.regions.index(region)
        case Nominate(plant=plant):
            return codes.A_NOMINATE + plant
        case Scrap(plant=plant):
            return codes.A_SCRAP + plant
        case Drop(fuel=fuel):
            return codes.A_DROP + FUELS.index(fuel)
        case BuyFuel(fuel=fuel):
            return codes.A_BUY + FUELS.index(fuel)
        case Build(city=city):
            return codes.A_BUILD + city_place(book, city)
        case Power(plants=run, hybrid_coal=coal):
            mask = sum(1 << plants.index(plant) for plant in run)
            return codes.A_POWER + mask * codes.COALS + coal
        case Bid(amount=amount):
            return codes.A_BID + amount


def city_place(book: Rulebook, city: str) -> int:
    return next(place for place, found in enumerate(book.board.cities) if found.id == city)


def action_of(book: Rulebook, code: int, plants: tuple[PlantNumber, ...] = ()) -> Action:
    """The action of a number."""
    if code >= codes.A_BID:
        return Bid(code - codes.A_BID)
    if code >= codes.A_POWER:
        mask, coal = divmod(code - codes.A_POWER, codes.COALS)
        return Power(tuple(plant for place, plant in enumerate(plants) if mask & (1 << place)), coal)
    if code >= codes.A_BUILD:
        return Build(book.board.cities[code - codes.A_BUILD].id)
    if code >= codes.A_BUY:
        return BuyFuel(FUELS[code - codes.A_BUY])
    if code >= codes.A_DROP:
        return Drop(FUELS[code - codes.A_DROP])
    if code >= codes.A_SCRAP:
        return Scrap(PlantNumber(code - codes.A_SCRAP))
    if code >= codes.A_NOMINATE:
        return Nominate(PlantNumber(code - codes.A_NOMINATE))
    if code >= codes.A_DRAFT:
        return DraftRegion(book.regions[code - codes.A_DRAFT])
    return DONE if code == codes.A_DONE else PASS
