"""What an encoded observation must contain, computed from the engine's observation by name."""

from collections.abc import Iterator

from kilowatt.core import KINDS
from kilowatt.core.vector.features import GROUPS
from kilowatt.engine import STEP_3, Fuel, FuelNeed, Game, Observation, Phase, PlantNumber, Seat, Stock

PHASES = (Phase.DRAFT, Phase.AUCTION, Phase.RESOURCES, Phase.BUILDING, Phase.BUREAUCRACY, Phase.OVER)
SCALES = {f"{group.name}.{feature.name}": feature.scale for group in GROUPS for feature in group.features}

Numbers = Iterator[tuple[str, float]]


def expected(game: Game, seen: Observation, seat: Seat) -> dict[str, float]:
    """The numbers that are not 0, unscaled, by the name of their position."""
    parts = (
        of_table(game, seen, seat),
        of_fuel(game, seen),
        of_plant_market(game, seen),
        of_plants(seen),
        of_players(game, seen, seat),
        of_cities(game, seen, seat),
    )
    return {name: float(value) for part in parts for name, value in part if value}


def of_table(game: Game, seen: Observation, seat: Seat) -> Numbers:
    numbers, deck, auction = game.book.numbers, seen.deck, seen.auction
    yield f"global.phase[{PHASES.index(seen.phase)}]", 1
    yield f"global.step[{seen.step - 1}]", 1
    for place, region in enumerate(game.book.board.regions):
        yield f"global.region_in_play[{place}]", region.id in seen.regions
    values = {
        "round": seen.round,
        "players": len(seen.players),
        "regions_needed": numbers.regions,
        "my_turn": seen.active == seat,
        "hidden_money": seen.config.hidden_money,
        "leader": max(len(player.cities) for player in seen.players),
        "step2_cities": numbers.step2_cities,
        "end_cities": numbers.end_cities,
        "deck": deck.cards,
        "step3_in_deck": deck.step3,
        "unknown": deck.unknown,
        "top_known": deck.top is not None,
        "market_size": len(seen.current_market) + len(seen.future_market),
        "bid": auction.bid,
        "plant_up": auction.plant,
        "bought": auction.bought,
        "scrapped": auction.scrapped,
        "sold": auction.sold,
    }
    yield from ((f"global.{name}", value) for name, value in values.items())


def of_fuel(game: Game, seen: Observation) -> Numbers:
    for row, (fuel, prices) in enumerate(zip(Fuel, seen.fuel_prices, strict=True)):
        yield f"fuel.in_market[{row}]", seen.fuel_market[fuel]
        yield f"fuel.in_supply[{row}]", seen.supply[fuel]
        yield f"fuel.price[{row}]", prices.prices[0] if prices.prices else 0
        yield f"fuel.refill[{row}]", seen.refill[fuel]
        yield f"fuel.room[{row}]", max(0, prices.room)
        yield f"fuel.left_behind[{row}]", seen.auction.left_behind[fuel]


def of_plant(game: Game, number: PlantNumber, prefix: str) -> Numbers:
    yield f"{prefix}number", number
    if number != STEP_3:
        plant = game.book.plants[number]
        yield f"{prefix}kind[{KINDS[plant.kind]}]", 1
        yield f"{prefix}burns", plant.burns
        yield f"{prefix}powers", plant.powers


def of_plant_market(game: Game, seen: Observation) -> Numbers:
    for place, number in enumerate((*seen.current_market, *seen.future_market)):
        yield from of_plant(game, number, f"plant_market[{place}].")
        yield f"plant_market[{place}].on_offer", number in seen.current_market
        yield f"plant_market[{place}].up", number == seen.auction.plant


def of_plants(seen: Observation) -> Numbers:
    for name, numbers in (("gone", seen.gone), ("buried", seen.deck.buried), ("may_come", seen.deck.candidates)):
        yield from ((f"plants.{name}[{number}]", 1) for number in numbers)


def of_players(game: Game, seen: Observation, seat: Seat) -> Numbers:
    players = len(seen.players)
    for place in range(players):
        other = Seat((seat + place) % players)
        player, prefix = seen.players[other], f"players[{place}]."
        need = game.book.need(player.plants)
        values = {
            "present": 1,
            "active": seen.active == other,
            "money": player.money or 0,
            "money_known": player.money is not None,
            "cities": len(player.cities),
            "place": seen.order.index(other) + 1,
            "capacity": need.powers,
            "powered": most_powered(game, player.plants, player.fuel),
            "out": other in seen.auction.out,
            "finished": other in seen.auction.finished,
            "bidder": seen.auction.bidder == other,
        }
        yield from ((prefix + name, value) for name, value in values.items())
        yield from ((f"{prefix}fuel[{row}]", player.fuel[fuel]) for row, fuel in enumerate(Fuel))
        for row, number in enumerate(player.plants, start=1):
            yield from of_plant(game, number, f"{prefix}plant{row}_")


def most_powered(game: Game, plants: tuple[PlantNumber, ...], fuel: Stock) -> int:
    """By trying every set of plants."""
    best = 0
    for mask in range(1 << len(plants)):
        need = game.book.need(tuple(plant for place, plant in enumerate(plants) if mask >> place & 1))
        best = max(best, need.powers if can_run(need, fuel) else 0)
    return best


def can_run(need: FuelNeed, fuel: Stock) -> bool:
    coal, oil = fuel.coal - need.coal, fuel.oil - need.oil
    enough = fuel.garbage >= need.garbage and fuel.uranium >= need.uranium
    return enough and coal >= 0 and oil >= 0 and coal + oil >= need.hybrid


def of_cities(game: Game, seen: Observation, seat: Seat) -> Numbers:
    players = len(seen.players)
    prices = {price.city: price for price in seen.city_prices}
    for row, city in enumerate(game.book.board.cities):
        owners = [other for other in range(players) if city.id in seen.players[other].cities]
        yield f"cities.in_play[{row}]", city.region in seen.regions
        yield f"cities.houses[{row}]", len(owners)
        has_slot = city.region in seen.regions and seen.phase is not Phase.DRAFT and len(owners) < seen.step
        yield f"cities.house_price[{row}]", game.book.edition.house_costs[len(owners)] if has_slot else 0
        if city.id in prices:
            yield f"cities.connection[{row}]", prices[city.id].connection
            yield f"cities.affordable[{row}]", prices[city.id].refusal is None
        for other in owners:
            place = (other - seat) % players
            yield f"cities.{'mine' if place == 0 else f'rival{place}'}[{row}]", 1
