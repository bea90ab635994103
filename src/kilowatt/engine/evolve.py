"""How each event changes the state. Bookkeeping only: no rule is checked or decided here."""

from bisect import insort
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from kilowatt.engine.events import (
    BidderPassed,
    BidMade,
    CitiesPowered,
    CityBuilt,
    DeckPrepared,
    Event,
    FuelBought,
    FuelDropped,
    GameEnded,
    MarketRefilled,
    OpenerPassed,
    OrderDrawn,
    OrderSet,
    PhaseBegan,
    PlantBought,
    PlantBuried,
    PlantDrawn,
    PlantNominated,
    PlantRemoved,
    PlantScrapped,
    RegionDrafted,
    RegionsChosen,
    SaleClosed,
    Step3Drawn,
    StepBegan,
    TurnEnded,
)
from kilowatt.engine.ids import STEP_3, CityId, Phase, PlantNumber, RegionId, Seat
from kilowatt.engine.state import NO_AUCTION, Auction, Player, State, phase_order
from kilowatt.engine.stock import ONE, Stock

Item = TypeVar("Item", Seat, PlantNumber, CityId, RegionId)


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    return BOOKKEEPING[type(event)](state, event)


def _with(items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """The ascending tuple with an item added."""
    grown = list(items)
    insort(grown, item)
    return tuple(grown)


def _without(items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def _seated(state: State, seat: Seat, player: Player) -> tuple[Player, ...]:
    """The players, with one of them replaced."""
    players = state.players
    return (*players[:seat], player, *players[seat + 1 :])


# --- who acts next


def _next_bidder(state: State, seat: Seat, auction: Auction) -> Seat:
    """The next seat clockwise that is still in this auction (R3.4)."""
    seats = len(state.players)
    for step in range(1, seats + 1):
        bidder = Seat((seat + step) % seats)
        if auction.includes(bidder):
            return bidder
    raise ValueError("no bidder is left in this auction")


def _next_opener(state: State, auction: Auction) -> Seat | None:
    """The first seat in turn order that has neither bought nor passed (R3.1, R3.7)."""
    for seat in state.order:
        if seat not in auction.finished:
            return seat
    return None


def _next_in_phase(state: State, seat: Seat) -> Seat | None:
    """The seat that this phase asks after another one; None after the last."""
    order = phase_order(state.phase, state.order)
    place = order.index(seat) + 1
    return order[place] if place < len(order) else None


# --- before the first round


def _order_drawn(state: State, event: OrderDrawn) -> State:
    return replace(state, order=event.order, active=event.order[0])


def _deck_prepared(state: State, event: DeckPrepared) -> State:
    if event.deck is None:
        raise ValueError("a redacted event cannot be folded: the deck is not in it")
    return replace(state, deck=event.deck, fate=event.fate)


def _regions_chosen(state: State, event: RegionsChosen) -> State:
    return replace(state, regions=tuple(sorted(event.regions)))


def _region_drafted(state: State, event: RegionDrafted) -> State:
    following = _next_in_phase(state, event.seat)
    return replace(
        state,
        regions=_with(state.regions, event.region),
        active=state.order[0] if following is None else following,
    )


# --- the course of the round


def _order_set(state: State, event: OrderSet) -> State:
    return replace(state, order=event.order)


def _phase_began(state: State, event: PhaseBegan) -> State:
    return replace(
        state,
        round=event.round,
        phase=event.phase,
        auction=NO_AUCTION,
        active=phase_order(event.phase, state.order)[0],
    )


def _step_began(state: State, event: StepBegan) -> State:
    market = state.market
    if event.step == 3 and STEP_3 in market:
        market = _without(market, STEP_3)
    return replace(state, step=event.step, market=market)


def _turn_ended(state: State, event: TurnEnded) -> State:
    return replace(state, active=_next_in_phase(state, event.seat))


def _game_ended(state: State, event: GameEnded) -> State:
    return replace(state, phase=Phase.OVER, active=None, standings=event.standings)


# --- phase 2


def _plant_nominated(state: State, event: PlantNominated) -> State:
    return replace(state, auction=replace(state.auction, plant=event.plant))


def _bid_made(state: State, event: BidMade) -> State:
    auction = replace(state.auction, bid=event.amount, bidder=event.seat)
    return replace(state, auction=auction, active=_next_bidder(state, event.seat, auction))


def _bidder_passed(state: State, event: BidderPassed) -> State:
    auction = replace(state.auction, out=_with(state.auction.out, event.seat))
    return replace(state, auction=auction, active=_next_bidder(state, event.seat, auction))


def _opener_passed(state: State, event: OpenerPassed) -> State:
    auction = replace(state.auction, finished=_with(state.auction.finished, event.seat))
    return replace(state, auction=auction, active=_next_opener(state, auction))


def _plant_bought(state: State, event: PlantBought) -> State:
    buyer = state.players[event.seat]
    buyer = Player(buyer.money - event.price, _with(buyer.plants, event.plant), buyer.fuel, buyer.cities)
    auction = Auction(finished=_with(state.auction.finished, event.seat), sold=True, bought=event.plant)
    return replace(
        state,
        players=_seated(state, event.seat, buyer),
        market=_without(state.market, event.plant),
        auction=auction,
        active=event.seat,
    )


def _plant_scrapped(state: State, event: PlantScrapped) -> State:
    owner = state.players[event.seat]
    return replace(
        state,
        players=_seated(state, event.seat, replace(owner, plants=_without(owner.plants, event.plant))),
        gone=_with(state.gone, event.plant),
        auction=replace(state.auction, scrapped=event.plant),
    )


def _fuel_dropped(state: State, event: FuelDropped) -> State:
    owner, markers = state.players[event.seat], Stock.of(event.fuel, event.count)
    return replace(
        state,
        players=_seated(state, event.seat, replace(owner, fuel=owner.fuel - markers)),
        supply=state.supply + markers,
        auction=replace(state.auction, left_behind=state.auction.left_behind + markers),
    )


def _sale_closed(state: State, event: SaleClosed) -> State:
    auction = Auction(finished=state.auction.finished, sold=True)
    return replace(state, auction=auction, active=_next_opener(state, auction))


# --- the plant market


def _plant_drawn(state: State, event: PlantDrawn) -> State:
    return replace(state, market=_with(state.market, event.plant), deck=state.deck[1:])


def _plant_removed(state: State, event: PlantRemoved) -> State:
    return replace(state, market=_without(state.market, event.plant), gone=_with(state.gone, event.plant))


def _plant_buried(state: State, event: PlantBuried) -> State:
    return replace(state, market=_without(state.market, event.plant), deck=(*state.deck, event.plant))


def _step3_drawn(state: State, event: Step3Drawn) -> State:
    """In phase 2 the card stays in the market for the rest of the phase; otherwise it leaves at once (R8.3)."""
    if event.deck is None:
        raise ValueError("a redacted event cannot be folded: the deck is not in it")
    stays = state.phase is Phase.AUCTION
    return replace(
        state,
        market=_with(state.market, STEP_3) if stays else state.market,
        deck=event.deck,
        fate=None,
    )


# --- phases 3 to 5


def _fuel_bought(state: State, event: FuelBought) -> State:
    buyer, marker = state.players[event.seat], ONE[event.fuel]
    buyer = Player(buyer.money - event.price, buyer.plants, buyer.fuel + marker, buyer.cities)
    return replace(state, players=_seated(state, event.seat, buyer), fuel_market=state.fuel_market - marker)


def _city_built(state: State, event: CityBuilt) -> State:
    builder = state.players[event.seat]
    cities = _with(builder.cities, event.city)
    builder = Player(builder.money - event.house - event.connection, builder.plants, builder.fuel, cities)
    return replace(state, players=_seated(state, event.seat, builder))


def _cities_powered(state: State, event: CitiesPowered) -> State:
    owner = state.players[event.seat]
    owner = Player(owner.money + event.income, owner.plants, owner.fuel - event.burned, owner.cities)
    return replace(
        state,
        players=_seated(state, event.seat, owner),
        supply=state.supply + event.burned,
        active=_next_in_phase(state, event.seat),
    )


def _market_refilled(state: State, event: MarketRefilled) -> State:
    return replace(state, fuel_market=state.fuel_market + event.placed, supply=state.supply - event.placed)


# A table is faster than `match` on this hot path; a test proves that it has every event.
BOOKKEEPING: dict[type[Event], Callable[[State, Any], State]] = {
    OrderDrawn: _order_drawn,
    DeckPrepared: _deck_prepared,
    RegionsChosen: _regions_chosen,
    RegionDrafted: _region_drafted,
    OrderSet: _order_set,
    PhaseBegan: _phase_began,
    StepBegan: _step_began,
    TurnEnded: _turn_ended,
    GameEnded: _game_ended,
    PlantNominated: _plant_nominated,
    BidMade: _bid_made,
    BidderPassed: _bidder_passed,
    OpenerPassed: _opener_passed,
    PlantBought: _plant_bought,
    PlantScrapped: _plant_scrapped,
    FuelDropped: _fuel_dropped,
    SaleClosed: _sale_closed,
    PlantDrawn: _plant_drawn,
    PlantRemoved: _plant_removed,
    PlantBuried: _plant_buried,
    Step3Drawn: _step3_drawn,
    FuelBought: _fuel_bought,
    CityBuilt: _city_built,
    CitiesPowered: _cities_powered,
    MarketRefilled: _market_refilled,
}
