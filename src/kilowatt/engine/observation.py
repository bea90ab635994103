"""Observations: what one seat, or a spectator, may see. Bots and clients get these, never states.

Bots take many observations of nearly the same table, so the parts that rarely change are cached.
"""

from functools import lru_cache
from itertools import repeat

from msgspec.structs import astuple, replace

from kilowatt.engine.actions import Action
from kilowatt.engine.advice.bidding import Bidding, bidding
from kilowatt.engine.advice.city_prices import CityPrice, city_prices
from kilowatt.engine.advice.coach import Advice, advise
from kilowatt.engine.advice.fuel_plans import FuelDemand, FuelPlan, fuel_demand, fuel_plan, prices_left
from kilowatt.engine.advice.market_places import EmptyPlaces, empty_places
from kilowatt.engine.advice.milestones import Milestone, milestones
from kilowatt.engine.advice.powerings import best_powering, legal_powerings
from kilowatt.engine.advice.storage import PlantStorage, stored_fuel
from kilowatt.engine.advice.turns import done, waiting
from kilowatt.engine.config import Config
from kilowatt.engine.events import Standing
from kilowatt.engine.ids import STEP_3, CityId, Fuel, Phase, PlantNumber, RegionId, Seat
from kilowatt.engine.rng import Rng
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules import fuel_market
from kilowatt.engine.rules.building import slots_per_city
from kilowatt.engine.rules.plant_market import current_market, future_market
from kilowatt.engine.rules.powering import Powering
from kilowatt.engine.rules.scoring import TieBreak, decided_by
from kilowatt.engine.state import Auction, Player, State, phase_order
from kilowatt.engine.stock import Stock
from kilowatt.engine.value import Value

FUELS = tuple(Fuel)


class PlayerView(Value, frozen=True, gc=False):
    """A player as others see them: `money` is None if it is hidden."""

    money: int | None
    plants: tuple[PlantNumber, ...]
    fuel: Stock
    cities: tuple[CityId, ...]
    capacity: int = 0
    """The cities all plants together could power (R7.2). Only with figures."""
    stored: tuple[PlantStorage, ...] = ()
    """The fuel laid on the plants, in their order. Only with figures."""


class DeckView(Value, frozen=True, gc=False):
    """What everyone may know about the deck."""

    cards: int
    """All cards in it, the Step 3 card included."""
    top: PlantNumber | None
    """The known top card, until the first draw (R1.6)."""
    step3: bool
    """The Step 3 card is still in it."""
    unknown: int
    """How many unknown cards are left above the Step 3 card, apart from `top`."""
    candidates: tuple[PlantNumber, ...]
    """The plants that these may be, ascending; the others were removed unseen (R1.6)."""
    buried: tuple[PlantNumber, ...]
    """Plants placed under the Step 3 card in phase 5 (R7.7). Once that card is drawn, the whole deck."""


class FuelPrice(Value, frozen=True, gc=False):
    """The price of each marker left, cheapest first (R1.4), and how many more the observer can store (R4.1)."""

    fuel: Fuel
    prices: tuple[int, ...]
    room: int

    def cost(self, count: int) -> int:
        """The total price of the next `count` markers."""
        if count > len(self.prices):
            raise ValueError(f"only {len(self.prices)} {self.fuel} left, not {count}")
        return sum(self.prices[:count])


class Observation(Value, frozen=True, gc=False):
    """The table as one seat sees it (None: a spectator), with legal actions and prices."""

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
    """The last card may be the Step 3 card (R8.3a)."""
    deck: DeckView
    gone: tuple[PlantNumber, ...]
    fuel_market: Stock
    supply: Stock
    refill: Stock
    """The markers that a refill would place now (R7.5)."""
    auction: Auction
    standings: tuple[Standing, ...]
    legal_actions: tuple[Action, ...]
    """The observer's legal actions; empty out of turn."""
    fuel_prices: tuple[FuelPrice, ...]
    city_prices: tuple[CityPrice, ...]
    """Each city in play without a house of the observer; empty for a spectator, and during the draft. With prices."""
    powering: Powering | None
    """The observer's best powering with the fuel at hand (R7.2). Only with prices."""
    phase_order: tuple[Seat, ...]
    """The order in which this phase asks the players (R3.1, R4.3, R5.4, R7.1)."""
    waiting: tuple[Seat, ...] = ()
    """The seats that play after the active one, in order, in a phase with one turn each. Only with figures."""
    done: tuple[Seat, ...] = ()
    """The seats without another turn in this phase. Only with figures."""
    decided_by: tuple[TieBreak | None, ...] = ()
    """By standing: what puts the player before the next one; None for a shared place (R9.2). Only with figures."""
    cities_in_play: tuple[CityId, ...] = ()
    """The cities in the regions in play, in the board's order (R1.1). Only with figures."""
    open_slots: int = 0
    """How many houses a city takes now (R5.3). Only with figures."""
    empty_places: tuple[EmptyPlaces, ...] = ()
    """The places of the resource market without a marker (R1.4). Only with figures."""
    drafts_left: int = 0
    """Regions still to be drafted (R1.1). This and what follows: only with prices and figures."""
    bidding: Bidding | None = None
    """In phase 2: the figures of the auction."""
    fuel_plans: tuple[FuelPlan, ...] = ()
    """In phase 3, when the observer is asked: what to buy for one round and for two."""
    rival_demand: FuelDemand | None = None
    """In phase 3: what the others lack to run all their plants once."""
    milestones: tuple[Milestone, ...] = ()
    """In phase 4: the next step and the end, if they are near."""
    powerings: tuple[Powering, ...] = ()
    """In phase 5, when the observer is asked: every legal powering with its outcome."""
    advice: Advice | None = None
    """When the observer is asked: what the coach of the tutorial would do."""

    @property
    def me(self) -> PlayerView:
        """The observer."""
        if self.seat is None:
            raise ValueError("a spectator has no seat")
        return self.players[self.seat]


def observe(
    book: Rulebook,
    state: State,
    seat: Seat | None,
    legal_actions: tuple[Action, ...],
    *,
    prices: bool = True,
    figures: bool = False,
) -> Observation:
    """The state as a seat may see it. `legal_actions` are those of the player to move.

    `prices` are the city prices and the best powering, which bots plan with. `figures` are what everyone at the table
    can work out, for those who draw it. With both, a seat gets its own figures and the coach's advice too. Each part
    takes time: ask for what is used.
    """
    hidden = book.config.hidden_money and state.phase is not Phase.OVER
    buyer = seat if prices else None
    observation = Observation(
        seat=seat,
        config=book.config,
        round=state.round,
        phase=state.phase,
        step=state.step,
        active=state.active,
        order=state.order,
        regions=state.regions,
        players=_player_views(book if figures else None, state.players, seat, hidden=hidden),
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
        city_prices=() if buyer is None or state.phase is Phase.DRAFT else city_prices(book, state, buyer),
        powering=None if buyer is None else best_powering(book, state.players[buyer]),
        phase_order=phase_order(state.phase, state.order),
    )
    if not figures:
        return observation
    observation = _with_table_figures(book, state, observation)
    return observation if buyer is None else _with_own_figures(book, state, buyer, observation)


def _with_table_figures(book: Rulebook, state: State, observation: Observation) -> Observation:
    """The observation with the figures that are the same for every observer."""
    return replace(
        observation,
        waiting=waiting(state),
        done=done(state),
        decided_by=decided_by(state.standings),
        cities_in_play=book.network(state.regions).cities,
        open_slots=slots_per_city(state),
        empty_places=empty_places(book, state.fuel_market, observation.refill),
    )


def _with_own_figures(book: Rulebook, state: State, seat: Seat, observation: Observation) -> Observation:
    """The observation with the seat's figures for the phase, and with advice."""
    asked = seat == state.active
    derived: dict[str, object] = {"advice": advise(book, state, observation.city_prices) if asked else None}
    match state.phase:
        case Phase.DRAFT:
            derived["drafts_left"] = book.numbers.regions - len(state.regions)
        case Phase.AUCTION:
            derived["bidding"] = bidding(book, state, seat, hidden_money=book.config.hidden_money)
        case Phase.RESOURCES:
            derived["rival_demand"] = fuel_demand(book, (*state.players[:seat], *state.players[seat + 1 :]))
            derived["fuel_plans"] = _fuel_plans(book, state, seat) if asked else ()
        case Phase.BUILDING:
            derived["milestones"] = milestones(book, state)
        case Phase.BUREAUCRACY:
            derived["powerings"] = legal_powerings(book, state.players[seat]) if asked else ()
        case _:
            pass
    return replace(observation, **derived)


def _fuel_plans(book: Rulebook, state: State, seat: Seat) -> tuple[FuelPlan, ...]:
    buyer, market = state.players[seat], state.fuel_market
    return tuple([fuel_plan(book, buyer.plants, buyer.fuel, buyer.money, market, rounds) for rounds in (1, 2)])


def _player_views(
    book: Rulebook | None, players: tuple[Player, ...], seat: Seat | None, *, hidden: bool
) -> tuple[PlayerView, ...]:
    """The players as the seat sees them; with a rulebook, their capacity and stored fuel too."""
    views = [
        PlayerView(None if hidden and other != seat else player.money, player.plants, player.fuel, player.cities)
        for other, player in enumerate(players)
    ]
    return tuple(views if book is None else [_with_figures(book, view) for view in views])


def _with_figures(book: Rulebook, view: PlayerView) -> PlayerView:
    capacity, stored = book.need(view.plants).powers, stored_fuel(book, view.plants, view.fuel)
    return PlayerView(view.money, view.plants, view.fuel, view.cities, capacity, stored)


@lru_cache(maxsize=1 << 10)
def _deck_view(
    book: Rulebook,
    deck: tuple[PlantNumber, ...],
    market: tuple[PlantNumber, ...],
    gone: tuple[PlantNumber, ...],
    owned: tuple[tuple[PlantNumber, ...], ...],
) -> DeckView:
    """The public knowledge about the deck: every card not seen elsewhere may still be in it."""
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
    return tuple(map(_fuel_price, repeat(book), range(len(FUELS)), astuple(market), astuple(room)))


@lru_cache(maxsize=1 << 12)
def _fuel_price(book: Rulebook, number: int, left: int, room: int) -> FuelPrice:
    """The prices of one kind. Numbers are faster keys than fuels are."""
    fuel = FUELS[number]
    return FuelPrice(fuel, prices_left(book, fuel, left), room)


def _store(state: State, seat: Seat | None) -> tuple[tuple[PlantNumber, ...], Stock]:
    """The observer's plants and fuel; a spectator has none."""
    return ((), Stock()) if seat is None else (state.players[seat].plants, state.players[seat].fuel)


def determinize(observation: Observation, seed: int) -> State:
    """A full state that fits the observation; the seed decides unknown cards and hidden money."""
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
    """Random money: at least the player's own standing bid, plus an amount based on the money in sight."""
    money = observation.players[seat].money
    if money is not None:
        return money, rng
    least = observation.auction.bid if observation.auction.bidder == seat else 0
    known = [view.money for view in observation.players if view.money is not None]
    extra, rng = rng.below(2 * max(known, default=50) + 1)
    return least + extra, rng
