"""Invariants of every state of every game, for the property tests and `make soak`."""

from collections.abc import Iterable

from kilowatt.engine import STEP_3, Game, Phase, State, Stock


def check_state(game: Game, state: State) -> None:
    """Raise AssertionError if a state violates an invariant."""
    check_markers(game, state)
    check_plants(game, state)
    check_market(game, state)
    check_players(game, state)
    check_cities(game, state)


def check_markers(game: Game, state: State) -> None:
    """R0.3: markers are conserved; R1.4: the market has room for its markers."""
    total = state.fuel_market + state.supply
    for player in state.players:
        total += player.fuel
    assert total == game.book.edition.markers
    assert Stock() <= state.fuel_market
    assert Stock() <= state.supply
    assert state.fuel_market <= game.book.market_size


def check_plants(game: Game, state: State) -> None:
    """R0.4: no card is in two places, and no more are missing than were removed unseen (R1.6)."""
    cards = [*state.market, *state.deck, *state.gone]
    for player in state.players:
        cards += player.plants
    plants = [card for card in cards if card != STEP_3]
    assert len(set(plants)) == len(plants)
    assert set(plants) <= game.book.plants.keys()
    assert len(game.book.plants) - len(plants) == game.book.numbers.plants_removed


def check_market(game: Game, state: State) -> None:
    """R6.1: the market is sorted and has the right size; R6.2: it has no obsolete plant."""
    assert list(state.market) == sorted(state.market)
    assert all(plant > state.leader_cities for plant in state.market)
    numbers = game.book.edition.plant_market
    between = state.auction.bought != 0  # a sold plant is replaced when the sale is closed (R3.10)
    if state.step < 3 and not state.step3_drawn:
        assert len(state.market) == numbers.size - between
        assert len(game.observe(state, None, prices=False).current_market) == numbers.current
    if state.step == 3:
        assert STEP_3 not in state.market
        full = len(state.market) == numbers.step3_size - between
        assert full or (len(state.market) < numbers.step3_size and not state.deck)


def check_players(game: Game, state: State) -> None:
    """R4.2a: a player's markers fit on the plants; R1.7: no player has too many plants; R3.5: or debts."""
    buying = state.auction.bought != 0
    for seat, player in enumerate(state.players):
        assert player.money >= 0
        assert list(player.plants) == sorted(player.plants)
        over = buying and seat == state.active and not state.auction.scrapped
        assert len(player.plants) <= game.book.numbers.max_plants + over
        if not (buying and seat == state.active):
            assert game.book.storage(player.plants).holds(player.fuel)


def check_cities(game: Game, state: State) -> None:
    """R5.3: a city has at most one house per step; R1.1: all cities are in play, and owned once per player."""
    in_play = set(game.book.network(state.regions).cities) if state.regions else set()
    for player in state.players:
        assert list(player.cities) == sorted(set(player.cities))
        assert in_play.issuperset(player.cities)
    for city in in_play:
        assert len(state.owners(city)) <= state.step


def check_end(game: Game, played: Iterable[State]) -> None:
    """R9.1: the game is over because somebody has enough cities; steps never go back (R8)."""
    *_, last = all_states = list(played)
    assert last.phase is Phase.OVER
    assert last.leader_cities >= game.book.numbers.end_cities
    assert game.ranking(last) == last.standings
    steps = [state.step for state in all_states]
    assert steps == sorted(steps)
    assert steps[0] == 1
