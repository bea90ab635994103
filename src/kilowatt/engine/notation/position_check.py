"""Checks that a position can occur in a game, for positions that come from outside."""

from collections import Counter
from collections.abc import Iterator

from kilowatt.engine.errors import ImpossibleSetup, UnreadableText
from kilowatt.engine.game import Game
from kilowatt.engine.ids import STEP_3, Fuel, Phase, PlantNumber, Seat
from kilowatt.engine.rules.auction import bidders, legal_drops
from kilowatt.engine.rules.network import is_one_area
from kilowatt.engine.state import NO_AUCTION, Player, State
from kilowatt.engine.stock import NOTHING


def check_position(game: Game, state: State) -> None:
    """Raise `UnreadableText` for the first fault. A state that passes is safe to play on."""
    for fault in position_faults(game, state):
        raise UnreadableText(f"the position cannot be: {fault}")


def position_faults(game: Game, state: State) -> Iterator[str]:
    """Everything about a state that cannot occur in this game. Later faults may follow from earlier ones."""
    yield from _seat_faults(game, state)
    yield from _region_faults(game, state)
    yield from _card_faults(game, state)
    yield from _city_faults(game, state)
    yield from _marker_faults(game, state)
    yield from _plant_faults(game, state)
    if state.active is not None:
        yield from _auction_faults(game, state, state.active)


def _seat_faults(game: Game, state: State) -> Iterator[str]:
    if len(state.players) != game.config.players:
        yield f"{len(state.players)} players, and the game is for {game.config.players}"
    if state.phase is Phase.ORDER:
        yield "no seat is active in phase 1 (R2)"
    if (state.active is None) != (state.phase is Phase.OVER):
        yield f"phase {state.phase}, and the turn is {state.active}"
    if (state.round == 0) != (state.phase is Phase.DRAFT):
        yield f"phase {state.phase} in round {state.round}"
    if bool(state.standings) != (state.phase is Phase.OVER):
        yield f"phase {state.phase}, and {len(state.standings)} final standings"


def _region_faults(game: Game, state: State) -> Iterator[str]:
    """The regions in play or, during a draft, those taken so far (R1.1)."""
    book = game.book
    try:
        if state.phase is not Phase.DRAFT:
            book.check_regions(state.regions)
        elif not set(state.regions) <= set(book.regions) or not is_one_area(book.touching, state.regions):
            yield f"the regions {', '.join(state.regions)} are not one area of this board (R1.1)"
    except ImpossibleSetup as error:
        yield str(error)


def _card_faults(game: Game, state: State) -> Iterator[str]:
    """Each card is in one place; the Step 3 card only in the deck or, during phase 2, in the market (R8.3)."""
    owned = [plant for player in state.players for plant in player.plants]
    places: Counter[PlantNumber] = Counter((*state.market, *state.deck, *state.gone, *owned))
    for card, count in places.items():
        if card != STEP_3 and card not in game.book.plants:
            yield f"there is no plant {card} (R0.4)"
        if count > 1:
            yield f"card {card} is in {count} places (R0.4)"
    if STEP_3 in (*state.gone, *owned) or (STEP_3 in state.market and state.phase is not Phase.AUCTION):
        yield "the Step 3 card is in an impossible place (R8.3)"
    if (state.fate is None) == (STEP_3 in state.deck):
        yield "the fate of the Step 3 shuffle is known exactly while its card is in the deck (R8.3)"


def _city_faults(game: Game, state: State) -> Iterator[str]:
    region_of = game.book.region_of
    houses = Counter(city for player in state.players for city in player.cities)
    for city, count in houses.items():
        if city not in region_of:
            yield f"board '{game.book.board.id}' has no city '{city}'"
        elif region_of[city] not in state.regions:
            yield f"city '{city}' is not in play (R1.1)"
        if count > state.step:
            yield f"city '{city}' has {count} houses in Step {state.step} (R5.3)"


def _marker_faults(game: Game, state: State) -> Iterator[str]:
    """The number of markers is fixed (R0.3), and those in the market fit there (R1.4)."""
    held = sum((player.fuel for player in state.players), start=NOTHING)
    everywhere, there_are = state.fuel_market + state.supply + held, game.book.edition.markers
    for fuel in Fuel:
        if everywhere[fuel] != there_are[fuel]:
            yield f"{everywhere[fuel]} {fuel} on the table, and there are {there_are[fuel]} (R0.3)"
        if state.fuel_market[fuel] > len(game.book.places[fuel]):
            yield f"{state.fuel_market[fuel]} {fuel} in the market, and it has fewer places (R1.4)"


def _plant_faults(game: Game, state: State) -> Iterator[str]:
    """The limits of plants per player (R1.7) and markers on plants (R4.1).

    A buyer may exceed the first until they scrap a plant, then the second until they settle its fuel (R3.9).
    """
    for seat, player in enumerate(state.players):
        buying = seat == state.active and bool(state.auction.bought)
        settling = buying and bool(state.auction.scrapped)
        most = game.book.numbers.max_plants
        if len(player.plants) > most if not buying or settling else len(player.plants) != most + 1:
            yield f"seat {seat} has {len(player.plants)} plants (R1.7)"
        if not settling and not _holds(game, player):
            yield f"seat {seat} has more markers than fit on the plants (R4.1)"


def _holds(game: Game, player: Player) -> bool:
    known = set(player.plants) <= game.book.plants.keys()
    return known and game.book.storage(player.plants).holds(player.fuel)


def _auction_faults(game: Game, state: State, asked: Seat) -> Iterator[str]:
    """The auction must concern cards in the market and seats that take part (R3)."""
    auction = state.auction
    if auction != NO_AUCTION and state.phase is not Phase.AUCTION:
        yield f"an auction in phase {state.phase}"
    if auction.plant:
        yield from _bid_faults(state, asked)
    elif auction.bid or auction.bidder is not None or auction.out:
        yield "bids, and no plant is up for auction (R3.1)"
    if auction.bought:
        yield from _sale_faults(game, state, asked)
    elif auction.scrapped or auction.left_behind:
        yield "a plant was scrapped, and none was bought (R3.9)"
    elif asked in auction.finished:
        yield f"seat {asked} is asked, and done with the phase (R3.1)"


def _bid_faults(state: State, asked: Seat) -> Iterator[str]:
    """The active bidder has a rival and, before the opening bid, can pay the plant (R3.1, R3.4, R3.5)."""
    auction = state.auction
    left = set(bidders(state))
    if auction.plant not in state.market or auction.plant == STEP_3:
        yield f"plant {auction.plant} is up for auction, and not in the market (R3.1)"
    if auction.bidder is None:
        if auction.bid or auction.out or state.players[asked].money < auction.plant:
            yield f"plant {auction.plant} is up for auction, and seat {asked} cannot open (R3.1)"
    elif auction.bid < auction.plant or auction.bid > state.players[auction.bidder].money:
        yield f"a bid of {auction.bid} for plant {auction.plant} by seat {auction.bidder} (R3.1, R3.5)"
    if auction.bidder == asked or len(left) < 2 or not {asked, auction.bidder} - {None} <= left:
        yield f"seat {asked} is asked in an auction it is not in, or has no rival in (R3.4)"


def _sale_faults(game: Game, state: State, asked: Seat) -> Iterator[str]:
    """In an open sale, the buyer scraps a plant or settles its fuel (R3.9)."""
    auction = state.auction
    if auction.plant or asked not in auction.finished or auction.bought not in state.players[asked].plants:
        yield f"plant {auction.bought} was just bought, and not by seat {asked}, who is asked (R3.9)"
    if auction.scrapped and auction.scrapped not in state.gone:
        yield f"plant {auction.scrapped} was scrapped, and is not out of the game (R3.9)"
    elif auction.scrapped and not legal_drops(game.book, state):
        yield f"no more markers can be left behind on plant {auction.scrapped}, and the rest does not fit (R3.9)"
