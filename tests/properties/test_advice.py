"""Laws about advice: what it promises is what the rules then give."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kilowatt.engine import (
    FUELS_BURNED,
    Bid,
    Build,
    BuyFuel,
    CityId,
    Game,
    Phase,
    Player,
    Seat,
    State,
    Stock,
    build_paths,
    cheapest_build_plan,
    fuel_plan,
    stored_fuel,
)
from kilowatt.engine.events import CitiesPowered, CityBuilt
from tests.properties.strategies import Moment, moments, seeds, with_money


@given(moments(Phase.BUREAUCRACY))
def test_every_powering_that_is_listed_is_legal_and_gives_its_outcome(moment: Moment) -> None:
    """R7.1, R7.2: and all legal ones are listed, in their order."""
    game, state = moment
    listed = game.observe(state, state.asked, figures=True).powerings
    assert tuple(powering.action for powering in listed) == game.legal_actions(state)
    for powering in listed:
        powered = game.apply(state, powering.action).events[0]
        assert isinstance(powered, CitiesPowered)
        assert (powered.cities, powered.income, powered.burned) == (powering.cities, powering.income, powering.burned)


@given(moments(Phase.AUCTION))
def test_the_lowest_bid_is_legal_and_one_less_is_not(moment: Moment) -> None:
    """R3.1, R3.4: as far as there is money for it."""
    game, state = moment
    bidding = game.observe(state, state.asked, figures=True).bidding
    assert bidding is not None
    if bidding.min_bid and not state.auction.bought:
        assert (game.check(state, Bid(bidding.min_bid)) is None) == (bidding.min_bid <= state.player.money)
        assert game.check(state, Bid(bidding.min_bid - 1)) is not None


@given(moments(Phase.AUCTION))
def test_no_rival_can_top_the_safe_bid(moment: Moment) -> None:
    """R3.5."""
    game, state = moment
    bidding = game.observe(state, state.asked, figures=True).bidding
    if bidding is not None and bidding.safe_bid is not None and game.check(state, Bid(bidding.safe_bid)) is None:
        after = game.apply(state, Bid(bidding.safe_bid)).state
        while after.auction.plant == state.auction.plant and not after.auction.bought:
            assert not any(isinstance(action, Bid) for action in game.legal_actions(after))
            [only] = game.legal_actions(after)
            after = game.apply(after, only).state


@given(moments())
def test_everyone_who_waits_is_asked_next_in_this_order(moment: Moment) -> None:
    """R4.3, R5.4, R7.1."""
    game, state = moment
    seen = game.observe(state, None, figures=True)
    asked, phase = [state.active], state.phase
    while state.phase is phase and state.active is not None:
        if state.active != asked[-1]:
            asked.append(state.active)
        state = game.apply(state, game.legal_actions(state)[-1]).state
    if phase in (Phase.RESOURCES, Phase.BUILDING, Phase.BUREAUCRACY):
        assert tuple(asked[1:]) == seen.waiting
        assert {*seen.done, *asked} == set(seen.order)
    else:
        assert seen.waiting == ()
        assert state.active is None or seen.active not in seen.done


@given(moments())
def test_each_place_of_the_market_is_empty_or_holds_a_marker(moment: Moment) -> None:
    """R1.4, R7.5: and a refill leaves no gap."""
    game, state = moment
    seen = game.observe(state, None, figures=True)
    for empty, filled in zip(seen.empty_places, seen.fuel_prices, strict=True):
        assert (*empty.prices, *filled.prices) == game.book.places[empty.fuel]
        assert len(empty.refill) == seen.refill[empty.fuel]
        assert empty.prices[len(empty.prices) - len(empty.refill) :] == empty.refill


@given(moments(Phase.AUCTION))
def test_a_limit_at_the_least_amount_tops_the_standing_bid(moment: Moment) -> None:
    """R3.4, R3.5: and everyone who can bid has a range of limits."""
    game, state = moment
    for seat in map(Seat, range(len(state.players))):
        bidding = game.observe(state, seat, figures=True).bidding
        assert bidding is not None
        assert (bidding.order_range is not None) == (seat in bidding.bidders)
        if bidding.order_range is not None and seat == state.active:
            least = game.check(state, Bid(bidding.order_range.least))
            assert (least is None) == (bidding.order_range.least <= bidding.order_range.most)


@given(moments(Phase.BUILDING), st.integers(1, 4), seeds)
def test_a_path_costs_what_is_charged_for_the_connection(moment: Moment, count: int, seed: int) -> None:
    """R5.2: link by link, on the board's own lines."""
    game, state = moment
    rich = with_money(state, state.asked, 10_000)
    order = _some_cities(game, rich, count, seed)
    links = {frozenset((link.a, link.b)): link.cost for link in game.book.board.connections}
    for city, path in zip(order, build_paths(game.book, rich, rich.asked, order), strict=True):
        spent = rich.player.money
        [built] = [event for event in game.apply(rich, Build(city)).events if isinstance(event, CityBuilt)]
        assert path[-1] == city
        assert len(path) == 1 or path[0] in rich.player.cities
        assert built.connection == sum(links[frozenset(link)] for link in pairwise(path))
        rich = game.apply(rich, Build(city)).state
        if rich.active is not None:
            assert spent - rich.players[state.asked].money == built.house + built.connection


def _some_cities(game: Game, state: State, count: int, seed: int) -> tuple[CityId, ...]:
    """Cities that can be built in this order."""
    sites = [action.city for action in game.legal_actions(state) if isinstance(action, Build)]
    picked = sorted(sites, key=lambda city: (seed * 31 + sites.index(city) * 7919) % 1009)[:count]
    return cheapest_build_plan(game.book, state, state.asked, picked).order


@given(moments())
def test_all_markers_of_a_player_lie_on_plants_that_burn_them(moment: Moment) -> None:
    """R4.1, R4.2a."""
    game, state = moment
    for player in state.players:
        stores = stored_fuel(game.book, player.plants, player.fuel)
        assert sum((store.fuel for store in stores), Stock()) == player.fuel
        for store in stores:
            plant = game.book.plants[store.plant]
            assert store.fuel.total <= store.capacity == 2 * plant.burns
            assert store.fuel.total == sum(store.fuel[fuel] for fuel in FUELS_BURNED[plant.kind])


@given(moments(Phase.RESOURCES), st.sampled_from([1, 2]), st.sampled_from([None, 10_000]))
def test_a_fuel_plan_can_be_bought_and_is_enough(moment: Moment, rounds: int, money: int | None) -> None:
    """R4.1, R4.3, R7.1: if a plan lacks nothing, all plants run for all its rounds."""
    game, state = moment
    if money is not None:
        state = with_money(state, state.asked, money)
    buyer = state.player
    plan = fuel_plan(game.book, buyer.plants, buyer.fuel, buyer.money, state.fuel_market, rounds)
    after = state
    for fuel in plan.fuels:
        after = game.apply(after, BuyFuel(fuel)).state
    assert buyer.money - after.player.money == plan.cost
    if not plan.lacks and not plan.lacks_money:
        assert _can_run(game, after.player, rounds)


def _can_run(game: Game, player: Player, rounds: int) -> bool:
    """Whether the fuel at hand runs all plants for `rounds` rounds, with some mix in the hybrids."""
    if not rounds:
        return True
    need = game.book.need(player.plants)
    return any(
        _can_run(game, replace(player, fuel=player.fuel - need.burned(action.hybrid_coal)), rounds - 1)
        for action in game.book.powerings(player.plants, player.fuel)
        if action.plants == player.plants
    )


@given(moments())
def test_what_the_coach_advises_is_legal(moment: Moment) -> None:
    """R1 to R9: every action of the advice, one after the other."""
    game, state = moment
    if state.active is None:
        return
    advice = game.observe(state, state.active).advice
    for action in advice.actions if advice is not None else ():
        assert game.check(state, action) is None
        state = game.apply(state, action).state


@given(moments())
def test_an_inactive_player_gets_no_advice(moment: Moment) -> None:
    game, state = moment
    for seat in game.book.seats:
        if seat != state.active:
            seen = game.observe(state, seat)
            assert (seen.advice, seen.fuel_plans, seen.powerings) == (None, (), ())
