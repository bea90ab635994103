"""Laws about single states: legality, observations, planning."""

from itertools import combinations, permutations, product

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kilowatt.content import game_for
from kilowatt.engine import (
    DONE,
    FUELS_BURNED,
    PASS,
    STEP_3,
    Action,
    Bid,
    BoardId,
    Build,
    BuyFuel,
    CityId,
    Config,
    DraftRegion,
    Drop,
    Fuel,
    Game,
    Nominate,
    Phase,
    Plant,
    PlantKind,
    PlantNumber,
    Power,
    Rng,
    Scrap,
    Seat,
    State,
    Stock,
    cheapest_build_plan,
    open_sites,
    pareto_powerings,
    powering_outcome,
)
from kilowatt.engine.events import CitiesPowered
from tests.properties.strategies import Moment, moments, seeds, with_money


def every_action(game: Game, state: State) -> list[Action]:
    """Many actions, legal and illegal, including every legal one."""
    numbers = [PlantNumber(number) for number in (-1, 0, *range(3, 51), STEP_3)]
    owned = sorted({plant for player in state.players for plant in player.plants})
    plants = state.players[state.active or 0].plants
    richest = max(player.money for player in state.players)
    return [
        DONE,
        PASS,
        *(DraftRegion(region) for region in game.book.regions),
        *(Nominate(number) for number in numbers),
        *(Scrap(number) for number in numbers),
        *(Bid(amount) for amount in range(-1, richest + 3)),
        *(Drop(fuel) for fuel in Fuel),
        *(BuyFuel(fuel) for fuel in Fuel),
        *(Build(city.id) for city in game.book.board.cities),
        *(Power((plant,)) for plant in owned),
        *(
            Power(chosen, coal)
            for size in range(len(plants) + 1)
            for chosen in permutations(plants, size)
            for coal in range(-1, 8)
        ),
    ]


@given(moments())
def test_an_action_is_legal_exactly_when_it_is_not_refused(moment: Moment) -> None:
    """`check` and `legal_actions` agree on every action, and no action is listed twice."""
    game, state = moment
    legal = game.legal_actions(state)
    assert len(set(legal)) == len(legal)
    assert legal == game.legal_actions(state)
    assert bool(legal) == (state.active is not None)
    assert set(legal) == {action for action in every_action(game, state) if game.check(state, action) is None}


@given(moments())
def test_only_the_active_seat_may_act(moment: Moment) -> None:
    game, state = moment
    for action in game.legal_actions(state)[:5]:
        for seat in (*game.book.seats, Seat(-1), Seat(len(game.book.seats))):
            assert (game.check(state, action, by=seat) is None) == (seat == state.active)


@given(moments(), st.integers(0, 2**32))
def test_states_that_differ_only_in_hidden_things_look_the_same(moment: Moment, seed: int) -> None:
    """The order of unknown cards, the seed and hidden money do not show in observations."""
    game, state = moment
    for seat in (None, *game.book.seats):
        assert game.observe(hidden_twin(game, state, seat, seed), seat) == game.observe(state, seat)


def hidden_twin(game: Game, state: State, seat: Seat | None, seed: int) -> State:
    """The state with different hidden information."""
    deck, rng = _other_deck(game, state, Rng.from_seed(seed))
    players = state.players
    if game.config.hidden_money and state.phase is not Phase.OVER:
        players = tuple(
            player if other == seat else replace(player, money=player.money + seed % 97)
            for other, player in enumerate(players)
        )
    return replace(state, deck=deck, players=players, fate=None if state.fate is None else rng.state)


def _other_deck(game: Game, state: State, rng: Rng) -> tuple[tuple[PlantNumber, ...], Rng]:
    """The deck with all unseen plants exchanged, including those removed unseen (R1.6)."""
    deck = state.deck
    if STEP_3 not in deck:
        return rng.shuffle(deck)
    above, under = deck[: deck.index(STEP_3)], deck[deck.index(STEP_3) + 1 :]
    top = above[:1] if above[:1] == (game.book.edition.plant_market.top_of_deck,) else ()
    seen = {*state.market, *state.gone, *under, *top}
    seen.update(plant for player in state.players for plant in player.plants)
    unseen, rng = rng.shuffle(sorted(game.book.plants.keys() - seen))
    under, rng = rng.shuffle(under)
    return (*top, *unseen[: len(above) - len(top)], STEP_3, *under), rng


@given(moments(Phase.BUILDING))
def test_the_price_of_a_city_in_an_observation_is_what_building_it_costs(moment: Moment) -> None:
    """R5.2: where a city cannot be built, the observation says why."""
    game, state = moment
    observation = game.observe(state, state.asked)
    assert observation.legal_actions == game.legal_actions(state)
    for price in observation.city_prices:
        assert price.path[-1] == price.city
        assert price.refusal == game.check(state, Build(price.city))
        if price.refusal is None:
            after = game.apply(state, Build(price.city)).state.players[state.asked]
            assert state.player.money - after.money == price.cost


@given(moments(Phase.RESOURCES))
def test_the_price_of_a_marker_in_an_observation_is_what_buying_it_costs(moment: Moment) -> None:
    """R4.1, R4.3: as many can be bought as there is room for."""
    game, state = moment
    seat, rich = state.asked, with_money(state, state.asked, 10_000)
    for price in game.observe(rich, seat).fuel_prices:
        after, count = rich, 0
        while game.check(after, BuyFuel(price.fuel)) is None:
            after, count = game.apply(after, BuyFuel(price.fuel)).state, count + 1
            assert rich.players[seat].money - after.players[seat].money == price.cost(count)
        assert count == min(price.room, len(price.prices))


@given(moments(Phase.BUREAUCRACY))
def test_no_powering_makes_more_than_the_best_one_in_an_observation(moment: Moment) -> None:
    """R7.2."""
    game, state = moment
    best = game.observe(state, state.asked).powering
    assert best is not None
    after = game.apply(state, best.action).events[0]
    assert isinstance(after, CitiesPowered)
    assert (after.cities, after.income, after.burned) == (best.cities, best.income, best.burned)
    assert best.cities == max(
        powering_outcome(game.book, state.player, action).cities for action in _powers(game, state)
    )


def _powers(game: Game, state: State) -> list[Power]:
    return [action for action in game.legal_actions(state) if isinstance(action, Power)]


# --- R7.1a against an exhaustive placement of markers


def layouts(plants: tuple[Plant, ...], coal: int, oil: int) -> list[tuple[tuple[int, int], ...]]:
    """Every way to place all coal and oil on the plants (R4.1), as one (coal, oil) per plant."""
    loads = [
        [
            (c, o)
            for c in range(2 * plant.burns + 1)
            for o in range(2 * plant.burns + 1 - c)
            if (c == 0 or Fuel.COAL in FUELS_BURNED[plant.kind]) and (o == 0 or Fuel.OIL in FUELS_BURNED[plant.kind])
        ]
        for plant in plants
    ]
    return [
        layout for layout in product(*loads) if sum(c for c, _ in layout) == coal and sum(o for _, o in layout) == oil
    ]


def burnable(plants: tuple[Plant, ...], run: frozenset[Plant], coal: int, oil: int) -> set[int]:
    """How much coal the hybrids may burn in total: run the plants in any order, moving markers in between."""
    if not run:
        return {0}
    shares: set[int] = set()
    for plant in run:
        loads = {layout[plants.index(plant)] for layout in layouts(plants, coal, oil)}
        for burned_coal in range(plant.burns + 1):
            burned_oil = plant.burns - burned_coal
            if any(burned_coal <= c and burned_oil <= o for c, o in loads):
                rest = burnable(plants, run - {plant}, coal - burned_coal, oil - burned_oil)
                by_hybrid = burned_coal if plant.kind is PlantKind.HYBRID else 0
                shares |= {share + by_hybrid for share in rest}
    return shares


FUELLED = (3, 4, 5, 7, 8, 9, 10, 12, 15, 21, 29)
"""The plants that burn coal, oil or both."""


@settings(max_examples=200)
@given(
    st.lists(st.sampled_from(FUELLED), unique=True, min_size=1, max_size=3),
    st.integers(0, 8),
    st.integers(0, 8),
)
def test_the_mix_a_hybrid_may_burn_is_what_placing_all_markers_allows(numbers: list[int], coal: int, oil: int) -> None:
    """R7.1a, R4.1, R4.2."""
    book = game_for(Config(BoardId("germany"), 2)).book
    chosen = tuple(sorted(PlantNumber(number) for number in numbers))
    plants = tuple(book.plants[number] for number in chosen)
    fits = bool(layouts(plants, coal, oil))
    assert fits == book.storage(chosen).holds(Stock(coal=coal, oil=oil))
    assume(fits)
    expected = {
        Power(tuple(plant.number for plant in run), share)
        for size in range(len(plants) + 1)
        for run in combinations(plants, size)
        for share in burnable(plants, frozenset(run), coal, oil)
    }
    assert set(book.powerings(chosen, Stock(coal=coal, oil=oil))) == expected


# --- the planner against trying everything


@given(moments())
def test_every_powering_is_beaten_or_matched_by_one_on_the_front(moment: Moment) -> None:
    game, state = moment
    for player in state.players:
        front = pareto_powerings(game.book, player)
        for action in game.book.powerings(player.plants, player.fuel):
            choice = powering_outcome(game.book, player, action)
            assert any(best.cities >= choice.cities and best.burned <= choice.burned for best in front)
        for one, other in permutations(front, 2):
            assert not (one.cities >= other.cities and one.burned <= other.burned)


@given(moments(Phase.BUILDING), st.integers(1, 4), seeds)
def test_the_cheapest_order_of_building_is_cheaper_than_any_other(moment: Moment, count: int, seed: int) -> None:
    """R5.2, R5.4."""
    game, state = moment
    rich = with_money(state, state.asked, 10_000)
    sites = [action.city for action in game.legal_actions(rich) if isinstance(action, Build)]
    assume(len(sites) >= count)
    wanted = Rng.from_seed(seed).shuffle(sites)[0][:count]
    plan = cheapest_build_plan(game.book, rich, state.asked, wanted)
    costs = [cost for order in permutations(wanted) if (cost := _cost_of_building(game, rich, order)) is not None]
    assert plan.total == min(costs)
    assert plan.total == _cost_of_building(game, rich, plan.order)


def _cost_of_building(game: Game, state: State, order: tuple[CityId, ...]) -> int | None:
    """The cost of building in this order, by doing it; None if a city cannot be the first."""
    total, seat = 0, state.asked
    for city in order:
        if city not in open_sites(game.book, state, state.players[seat].cities):
            return None
        after = game.apply(state, Build(city)).state
        total += state.players[seat].money - after.players[seat].money
        state = after
    return total
