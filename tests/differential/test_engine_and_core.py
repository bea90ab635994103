"""Compare the core with the engine after every action, on all boards and player counts.

The engine defines the rules: any difference is a bug of the core.
"""

import os
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kilowatt.content import board_ids, game_for
from kilowatt.core import Position, codes, position_of, rules_of, state_of
from kilowatt.engine import Action, BoardId, Chance, Config, Game, ImpossibleSetup, Rng, State, is_one_area
from tests.core.rare_positions import scraps, steps
from tests.differential.scripts import as_played, following
from tests.differential.walk import compare, walk, walk_on
from tests.play import POLICIES, plausible, states

KINDS = list(product(board_ids(), range(2, 7), sorted(POLICIES)))
POSITIONS = int(os.environ.get("KILOWATT_POSITIONS", "20000")) // len(KINDS)
"""Compared for each kind of table; `make nightly` compares two million in all."""

seeds = st.integers(0, 2**64 - 1)


@pytest.mark.parametrize(("board", "players", "policy"), KINDS)
def test_the_core_plays_the_engines_game(board: BoardId, players: int, policy: str) -> None:
    """R0 to R9: same legal actions, same states, same ranking."""
    compared = 0

    @settings(max_examples=max(10, POSITIONS // 30))
    @given(seeds, st.sampled_from(["random", "draft", "given"]), st.booleans())
    def over_games(seed: int, regions: str, hidden: bool) -> None:
        nonlocal compared
        if compared < POSITIONS:
            game = game_for(config_for(board, players, regions, seed, hidden=hidden))
            compared += walk(game, rules_of(game), Chance(seed=seed), POLICIES[policy])

    over_games()
    assert compared >= POSITIONS


def config_for(board: BoardId, players: int, regions: str, seed: int, *, hidden: bool) -> Config:
    """A config; regions given beforehand follow from the seed (R1.1)."""
    if regions == "draft":
        return Config(board, players, regions="draft", hidden_money=hidden)
    at_random = Config(board, players, hidden_money=hidden)
    if regions == "random":
        return at_random
    drawn = game_for(at_random).start(Chance(seed=seed % 7)).state.regions
    return replace(at_random, regions=drawn)


@pytest.mark.parametrize("board", board_ids())
@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_with_all_random_outcomes_given_by_hand_is_the_same(board: BoardId, players: int) -> None:
    """R1.1, R1.2, R1.6, R8.3: seats, regions, deck and the Step 3 shuffle as they were once drawn."""
    game = game_for(Config(board, players))
    chance, actions = as_played(game, Chance(seed=players), plausible)
    assert chance.step3_deck
    assert walk(game, rules_of(game), chance, following(actions)) == len(actions) + 1


@pytest.mark.parametrize("board", board_ids())
def test_both_refuse_a_wrong_step_3_deck_when_that_card_is_drawn(board: BoardId) -> None:
    """R8.3: the core has changed nothing then."""
    game = game_for(Config(board, 3))
    chance, actions = as_played(game, Chance(seed=1), plausible)
    assert chance.step3_deck
    right = chance.step3_deck
    for wrong in (right[1:], (*right, right[0]), (*right[1:], right[1]), right[:1] * 40):
        state = game.start(replace(chance, step3_deck=wrong)).state
        position = position_of(rules_of(game), state)
        for action in actions:
            code = game_code(game, state, action)
            try:
                state = game.apply(state, action).state
            except ImpossibleSetup:
                with pytest.raises(ValueError, match="Step 3"):
                    position.apply(code)
                break
            position.apply(code)
        else:
            raise AssertionError("the Step 3 card was never drawn")
        compare(game, state, position)


def game_code(game: Game, state: State, action: Action) -> int:
    """The number of an action, by its index in the list."""
    position = position_of(rules_of(game), state)
    return position.legal_actions()[game.legal_actions(state).index(action)]


@pytest.mark.parametrize("board", board_ids())
@pytest.mark.parametrize("players", range(2, 7))
def test_a_new_game_is_the_same_from_any_seed(board: BoardId, players: int) -> None:
    """R1: order, deck, regions and the seed of the Step 3 shuffle, also from seeds beyond 64 bits."""
    for regions in ("random", "draft", "given"):
        game = game_for(config_for(board, players, regions, seed=3, hidden=False))
        for seed in (0, 1, 2**31, 2**32 - 1, 2**63, 2**64 - 1, 2**64, 2**70 + 5, -1):
            assert state_of(rules_of(game).start(seed)) == game.start(Chance(seed=seed)).state


def test_every_way_to_settle_the_fuel_of_a_scrapped_plant_is_the_same() -> None:
    """R3.9: all kinds of plants, forced and free."""
    tables = scraps()
    for table in tables:
        position = position_of(rules_of(table.game), table.state)
        for action in compare(table.game, table.state, position):
            twin = position.copy()
            twin.apply(game_code(table.game, table.state, action))
            compare(table.game, table.game.apply(table.state, action).state, twin)
    assert len(tables) > 50


@pytest.mark.parametrize("policy", sorted(POLICIES))
def test_the_step_3_card_has_the_same_effect_in_every_phase(policy: str) -> None:
    """R8.3: in the auction, while building, between the phases, at the end of the round."""
    for table in steps():
        for seed in range(5):
            position = position_of(rules_of(table.game), table.state)
            walk_on(table.game, table.state, position, POLICIES[policy], moves=150, seed=seed)


@given(seeds, st.sampled_from(board_ids()), st.integers(2, 6), st.integers(4_096, 1_000_000))
@settings(max_examples=15)
def test_rich_players_have_the_same_legal_actions(seed: int, board: BoardId, players: int, money: int) -> None:
    """R5.3: no amount of money opens own or full cities. The core lists a limited number of bids (docs/core.md)."""
    game, rng = game_for(Config(board, players)), Rng.from_seed(seed)
    for state in list(states(game, Chance(seed=seed), plausible))[:-1:11]:
        rich = replace(state, players=tuple(replace(player, money=money) for player in state.players))
        position = position_of(rules_of(game), rich)
        if rich.auction.plant:
            check_bids(rich, position)
            continue
        action, rng = rng.choose(compare(game, rich, position))
        position.apply(game_code(game, rich, action))
        assert state_of(position) == game.apply(rich, action).state


def check_bids(rich: State, position: Position) -> None:
    """The list begins with the lowest bid and is full, and every bid the player can pay is legal (R3.4, R3.5)."""
    least = rich.auction.bid + 1 if rich.auction.bid else rich.auction.plant
    listed = position.legal_actions()
    assert listed[0] == codes.A_BID + least
    assert len(listed) == min(
        rich.player.money - least + 1 + (rich.auction.bid > 0), codes.MOST_LEGAL - (not rich.auction.bid)
    )
    assert position.is_legal(codes.A_BID + rich.player.money)
    assert not position.is_legal(codes.A_BID + rich.player.money + 1)
    assert not position.is_legal(codes.A_BID + least - 1)


def test_given_regions_are_one_area() -> None:
    """`config_for` does what it should (R1.1)."""
    config = config_for(BoardId("usa"), 4, "given", seed=5, hidden=False)
    assert isinstance(config.regions, tuple)
    assert is_one_area(game_for(config).book.touching, config.regions)
