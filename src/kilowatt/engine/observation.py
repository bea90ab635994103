"""Observations: what one seat, or a spectator, may see. Bots and clients get these, never states.

Bots ask for many observations of a table on which little has changed; the parts that rarely change are remembered.
"""

from functools import lru_cache

from kilowatt.engine.actions import Action
from kilowatt.engine.config import Config
from kilowatt.engine.events import Standing
from kilowatt.engine.ids import STEP_3, CityId, Fuel, Phase, PlantNumber, RegionId, Seat
from kilowatt.engine.planner import best_powering, fuel_prices
from kilowatt.engine.refusals import Refusal, Why, refuse
from kilowatt.engine.rng import Rng
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules import fuel_market
from kilowatt.engine.rules.building import check_site, house_cost, houses
from kilowatt.engine.rules.plant_market import current_market, future_market
from kilowatt.engine.rules.powering import Powering
from kilowatt.engine.state import Auction, Player, State
from kilowatt.engine.stock import Stock
from kilowatt.engine.value import Value


class PlayerView(Value, frozen=True, gc=False):
    """A player as seen by others: `money` is None where it is hidden."""

    money: int | None
    plants: tuple[PlantNumber, ...]
    fuel: Stock
    cities: tuple[CityId, ...]


class DeckView(Value, frozen=True, gc=False):
    """What everyone may know about the deck."""

    cards: int
    """All cards in it, the Step 3 card included."""
    top: PlantNumber | None
    """The plant known to lie on top, before it is first drawn from (R1.6)."""
    step3: bool
    """The Step 3 card is still in it."""
    unknown: int
    """So many cards of the first shuffle are left (above the Step 3 card, below `top`) ..."""
    candidates: tuple[PlantNumber, ...]
    """... and they are among these; the others were removed unseen (R1.6). Ascending."""
    buried: tuple[PlantNumber, ...]
    """Certainly in it: laid under the Step 3 card in phase 5 (R7.7). Once that card is drawn, all that is left."""


class CityPrice(Value, frozen=True, gc=False):
    """What a city costs the observer now, by which path, and why it may not be built, whosever turn it is."""

    city: CityId
    house: int
    connection: int
    path: tuple[CityId, ...]
    refusal: Refusal | None

    @property
    def cost(self) -> int:
        return self.house + self.connection


class FuelPrice(Value, frozen=True, gc=False):
    """The price of each marker left, cheapest first (R1.4), and how many more the observer could store (R4.1)."""

    fuel: Fuel
    prices: tuple[int, ...]
    room: int

    def cost(self, count: int) -> int:
        """The price of the next so many markers together."""
        if count > len(self.prices):
            raise ValueError(f"only {len(self.prices)} {self.fuel} left, not {count}")
        return sum(self.prices[:count])


class Observation(Value, frozen=True, gc=False):
    """The table from one seat (None: a spectator), with the legal actions and the prices a person wants to see."""

    seat: Seat | None
    config: Config
    round: int
    phase: Phase
    step: int
    active: Seat | None
    order: tuple[Seat, ...]
    regions: tuple[RegionId, ...]
    players: tuple[PlayerView, ...]
    current_market: tuple[PlantNumber, ...]
    future_market: tuple[PlantNumber, ...]
    """The Step 3 card may be its last one (R8.3a)."""
    deck: DeckView
    gone: tuple[PlantNumber, ...]
    fuel_market: Stock
    supply: Stock
    refill: Stock
    """What the next refill would place if it came now (R7.5)."""
    auction: Auction
    standings: tuple[Standing, ...]
    legal_actions: tuple[Action, ...]
    """The observer's; empty when somebody else is asked."""
    fuel_prices: tuple[FuelPrice, ...]
    city_prices: tuple[CityPrice, ...]
    """Each city in play without a house of the observer; empty for a spectator, and during the draft."""
    powering: Powering | None
    """The observer's best powering with what lies there now (R7.2)."""

    @property
    def me(self) -> PlayerView:
        """The observer."""
        if self.seat is None:
            raise ValueError("a spectator has no seat")
        return self.players[self.seat]


def observe(
    book: Rulebook, state: State, seat: Seat | None, legal_actions: tuple[Action, ...], *, prices: bool = True
) -> Observation:
    """The state as a seat may see it. `legal_actions` are those of whoever is asked.

    Without `prices` it has neither those of cities nor the best powering.
    """
    buyer = seat if prices else None
    return Observation(
        seat=seat,
        config=book.config,
        round=state.round,
        phase=state.phase,
        step=state.step,
        active=state.active,
        order=state.order,
        regions=state.regions,
        players=_player_views(state.players, seat, hidden=book.config.hidden_money and state.phase is not Phase.OVER),
        current_market=current_market(book, state),
        future_market=future_market(book, state),
        deck=_deck_view(book, state.deck, state.market, state.gone, tuple([player.plants for player in state.players])),
        gone=state.gone,
        fuel_market=state.fuel_market,
        supply=state.supply,
        refill=fuel_market.coming_refill(book, state),
        auction=state.auction,
        standings=state.standings,
        legal_actions=legal_actions if seat is not None and seat == state.active else (),
        fuel_prices=_fuel_prices(book, state.fuel_market, *_store(state, seat)),
        city_prices=() if buyer is None else _city_prices(book, state, buyer),
        powering=None if buyer is None else best_powering(book, state.players[buyer]),
    )


def _player_views(players: tuple[Player, ...], seat: Seat | None, *, hidden: bool) -> tuple[PlayerView, ...]:
    return tuple(
        [
            PlayerView(None if hidden and other != seat else player.money, player.plants, player.fuel, player.cities)
            for other, player in enumerate(players)
        ]
    )


@lru_cache(maxsize=1 << 10)
def _deck_view(
    book: Rulebook,
    deck: tuple[PlantNumber, ...],
    market: tuple[PlantNumber, ...],
    gone: tuple[PlantNumber, ...],
    owned: tuple[tuple[PlantNumber, ...], ...],
) -> DeckView:
    """Everything not seen elsewhere may still be in the deck; what was laid under it certainly is."""
    top = book.edition.plant_market.top_of_deck
    step3 = STEP_3 in deck
    shuffled = deck[: deck.index(STEP_3)] if step3 else ()
    buried = deck[len(shuffled) + 1 :] if step3 else deck
    top_known = top in shuffled
    seen = {*market, *gone, *buried, top, *(plant for plants in owned for plant in plants)}
    return DeckView(
        cards=len(deck),
        top=top if top_known else None,
        step3=step3,
        unknown=len(shuffled) - top_known,
        candidates=tuple(sorted(book.plants.keys() - seen)) if step3 else (),
        buried=tuple(sorted(buried)),
    )


@lru_cache(maxsize=1 << 10)
def _fuel_prices(book: Rulebook, market: Stock, plants: tuple[PlantNumber, ...], held: Stock) -> tuple[FuelPrice, ...]:
    room = book.storage(plants).room(held)
    return tuple(FuelPrice(fuel, prices, room[fuel]) for fuel, prices in fuel_prices(book, market).items())


def _store(state: State, seat: Seat | None) -> tuple[tuple[PlantNumber, ...], Stock]:
    """The plants and the fuel of the observer; a spectator has none."""
    return ((), Stock()) if seat is None else (state.players[seat].plants, state.players[seat].fuel)


def _city_prices(book: Rulebook, state: State, seat: Seat) -> tuple[CityPrice, ...]:
    if state.phase is Phase.DRAFT:
        return ()
    builder, network = state.players[seat], book.network(state.regions)
    ways = zip(network.cities, network.reach(builder.cities), network.paths(builder.cities), strict=True)
    return tuple(
        [
            _city_price(book, state, builder, city, connection, path)
            for city, connection, path in ways
            if city not in builder.cities
        ]
    )


def _city_price(
    book: Rulebook, state: State, builder: Player, city: CityId, connection: int, path: tuple[CityId, ...]
) -> CityPrice:
    """A city with all its slots taken has no house price: the last slot's stands for it, and the refusal says why."""
    slots = book.edition.house_costs
    house = house_cost(book, min(houses(state, city), len(slots) - 1))
    refusal = check_site(book, state, builder, city)
    if refusal is None and house + connection > builder.money:
        refusal = refuse(Why.CANNOT_PAY, "R5.2", price=house + connection, money=builder.money)
    return CityPrice(city, house, connection, path, refusal)


def determinize(observation: Observation, seed: int) -> State:
    """A full state that its observer cannot tell from the real one: the unknown cards and hidden money by the seed."""
    rng = Rng.from_seed(seed)
    deck, rng = _possible_deck(observation.deck, rng)
    players: list[Player] = []
    for seat, view in enumerate(observation.players):
        money, rng = _possible_money(observation, Seat(seat), rng)
        players.append(Player(money, view.plants, view.fuel, view.cities))
    return State(
        round=observation.round,
        phase=observation.phase,
        step=observation.step,
        active=observation.active,
        order=observation.order,
        regions=observation.regions,
        players=tuple(players),
        market=observation.current_market + observation.future_market,
        deck=deck,
        gone=observation.gone,
        fuel_market=observation.fuel_market,
        supply=observation.supply,
        auction=observation.auction,
        fate=rng.state if observation.deck.step3 else None,
        standings=observation.standings,
    )


@lru_cache(maxsize=1 << 10)
def _possible_deck(view: DeckView, rng: Rng) -> tuple[tuple[PlantNumber, ...], Rng]:
    if not view.step3:
        return rng.shuffle(view.buried)
    mixed, rng = rng.shuffle(view.candidates)
    top = () if view.top is None else (view.top,)
    return (*top, *mixed[: view.unknown], STEP_3, *view.buried), rng


def _possible_money(observation: Observation, seat: Seat, rng: Rng) -> tuple[int, Rng]:
    """At least the bid its owner stands for; beyond that, about what the observer sees others hold."""
    money = observation.players[seat].money
    if money is not None:
        return money, rng
    least = observation.auction.bid if observation.auction.bidder == seat else 0
    known = [view.money for view in observation.players if view.money is not None]
    extra, rng = rng.below(2 * max(known, default=50) + 1)
    return least + extra, rng
