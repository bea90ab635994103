"""`Rules` and `Position`: wrong arguments are refused and change nothing, and a seed gives the same game."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kilowatt.content import game_for
from kilowatt.core import (
    ACTIONS,
    BIASED,
    IS_COMPILED,
    PLANNER,
    SENSIBLE,
    UNIFORM,
    Position,
    codes,
    play_many,
    position_of,
    rules_of,
    state_of,
)
from kilowatt.core.players.weight_table import set_weights
from kilowatt.core.players.weights import MOST_WEIGHT, NAMES, TUNED, VARIANTS
from kilowatt.engine import BoardId, Chance, Config, Game
from tests.core.fuzz import FUZZ
from tests.core.rare_positions import steps
from tests.play import plausible, states
from tests.properties.invariants import check_state

GAME = game_for(Config(BoardId("germany"), 4))
RULES = rules_of(GAME)
POLICIES = (UNIFORM, BIASED, SENSIBLE, PLANNER, PLANNER + 1)


def some_positions(game: Game = GAME, seed: int = 3, step: int = 9 if IS_COMPILED else 90) -> list[Position]:
    rules = RULES if game is GAME else rules_of(game)
    return [position_of(rules, state) for state in list(states(game, Chance(seed=seed), plausible))[::step]]


def test_only_listed_actions_are_legal_and_all_others_are_refused() -> None:
    """Every number of the action space, and some beyond it."""
    for position in some_positions():
        legal = set(position.legal_actions())
        before = position.fields()
        for code in (*range(-3, ACTIONS + 3), -(2**31), 2**31 - 1):
            assert position.is_legal(code) == (code in legal)
            if code not in legal:
                with pytest.raises(ValueError, match="not legal"):
                    position.apply(code)
        assert position.fields() == before


@pytest.mark.parametrize("garbage", [2**31, -(2**31) - 1, 2**63, -(2**64), 2**700])
def test_numbers_too_large_for_c_are_not_legal(garbage: int) -> None:
    position = RULES.start(1)
    assert not position.is_legal(garbage)
    with pytest.raises(ValueError, match="not legal"):
        position.apply(garbage)
    assert position == RULES.start(1)


@pytest.mark.parametrize("garbage", [11.0, "11", None, (11,)])
def test_an_action_must_be_an_integer(garbage: Any) -> None:
    position = RULES.start(1)
    for ask in (position.is_legal, position.apply):
        with pytest.raises(TypeError):
            ask(garbage)
    assert position == RULES.start(1)


def test_an_action_may_be_any_type_that_is_an_index() -> None:
    """For example, the integers of array libraries."""

    class Eleven:
        def __index__(self) -> int:
            return 11

    assert RULES.start(1).is_legal(Eleven())


@settings(max_examples=30 * FUZZ if IS_COMPILED else 5, deadline=None, derandomize=FUZZ == 1)
@given(st.integers(0, 2**32), st.lists(st.integers(-10, ACTIONS + 10), min_size=50, max_size=400))
def test_random_actions_lead_to_lawful_states(seed: int, numbers: list[int]) -> None:
    """Fuzz: illegal actions are refused."""
    position = RULES.start(seed)
    for number in numbers:
        legal = position.legal_actions()
        if not legal:
            break
        if position.is_legal(number):
            position.apply(number)
        else:
            with pytest.raises(ValueError, match="not legal"):
                position.apply(number)
            position.apply(legal[number % len(legal)])
    check_state(GAME, state_of(position))


def test_a_copy_is_independent() -> None:
    position = RULES.start(5)
    twin = position.copy()
    twin.playout(BIASED, seed=1)
    assert twin.is_over
    assert not position.is_over
    assert state_of(position) == GAME.start(Chance(seed=5)).state


@pytest.mark.parametrize("policy", POLICIES)
def test_every_choice_of_a_policy_is_legal(policy: int) -> None:
    """`apply` checks each choice; playouts do not."""
    for players in range(2, 7):
        rules = rules_of(game_for(Config(BoardId("usa"), players, regions="draft")))
        for seed in range(3):
            position, moves = rules.start(seed), 0
            while not position.is_over:
                position.apply(position.choose(policy, seed=seed * 10_007 + moves))
                moves += 1
                assert moves < 5_000


@pytest.mark.parametrize("config", [Config(BoardId("germany"), 4), Config(BoardId("usa"), 6, regions="draft")], ids=str)
def test_random_games_phase_by_phase_are_those_move_by_move(config: Config) -> None:
    """`play_games` plays each phase in one loop that lists nothing; `play_many` chooses and applies every action."""
    rules = rules_of(game_for(config))
    for seed in range(40 if IS_COMPILED else 2):
        [move_by_move] = play_many(rules, [UNIFORM] * config.players, 1, seed=seed)
        assert rules.play_games(UNIFORM, seed, 1) == move_by_move.moves


@pytest.mark.parametrize("policy", POLICIES)
def test_a_playout_is_the_same_from_the_same_seed(policy: int) -> None:
    ends = []
    for _ in range(2):
        position = RULES.start(9)
        ends.append((position.playout(policy, seed=4), state_of(position)))
    assert ends[0] == ends[1]
    check_state(GAME, ends[0][1])


def test_a_finished_game_has_no_choice() -> None:
    position = RULES.start(9)
    position.playout(BIASED, seed=4)
    assert position.active == -1
    assert position.legal_actions() == []
    with pytest.raises(ValueError, match="over"):
        position.choose(BIASED, seed=1)


@pytest.mark.parametrize(
    ("name", "value"), [("PACE", 0), ("CITY_PRICE", 0), ("RIVAL_CITY", -1), ("AHEAD", MOST_WEIGHT + 1)]
)
def test_weights_that_divide_by_zero_or_overflow_are_refused(name: str, value: int) -> None:
    values = list(TUNED)
    values[NAMES.index(name)] = value
    with pytest.raises(ValueError, match=rf"{name}|to {MOST_WEIGHT}"):
        set_weights(VARIANTS - 1, values)


@pytest.mark.parametrize("policy", [-1, codes.POLICIES, 10**6])
def test_an_unknown_policy_is_refused_everywhere(policy: int) -> None:
    position = RULES.start(9)
    for ask in (
        lambda: position.choose(policy, seed=1),
        lambda: position.playout(policy, seed=1),
        lambda: RULES.play_games(policy, 1, 1),
        lambda: RULES.play_batch([0, 0, 0, policy], 1, 1),
    ):
        with pytest.raises(ValueError, match="no policy"):
            ask()
    assert position == RULES.start(9)


def test_a_wrong_step_3_deck_is_refused_when_that_card_is_drawn() -> None:
    """R8.3: the position has not changed then."""
    table = steps()[2]
    position = position_of(rules_of(table.game), table.state)
    fields = position.fields()
    fields["shuffle_kind"], fields["shuffle_seed"], fields["shuffle_deck"] = codes.SHUFFLE_GIVEN, 0, [30]
    position.set_fields(fields)
    for action in (codes.A_NOMINATE + 15, codes.A_BID + 15, codes.A_PASS):
        position.apply(action)
    before = position.copy()
    with pytest.raises(ValueError, match="Step 3"):
        position.apply(codes.A_PASS)
    assert position == before


def test_the_planner_bids_up_to_its_limit() -> None:
    raises = 0
    for nomination in RULES.start(2).legal_actions():
        position = RULES.start(2)
        position.apply(nomination)
        position.apply(position.legal_actions()[0])
        while (raised := position.legal_actions()[0]) - codes.A_BID <= position.bid_limit(0, seed=1):
            assert position.choose(PLANNER, seed=1) == raised
            position.apply(raised)
            raises += 1
        assert position.choose(PLANNER, seed=1) == codes.A_PASS
    assert raises > 0


@pytest.mark.parametrize("variant", [-1, VARIANTS])
def test_a_bid_limit_needs_a_plant_and_a_known_variant(variant: int) -> None:
    position = RULES.start(2)
    with pytest.raises(ValueError, match="no plant is up"):
        position.bid_limit(0, seed=1)
    position.apply(position.legal_actions()[0])
    with pytest.raises(ValueError, match=f"no variant {variant}"):
        position.bid_limit(variant, seed=1)


def test_an_unknown_seat_has_no_score() -> None:
    for seat in (-1, 4, 99):
        with pytest.raises(ValueError, match="no seat"):
            RULES.start(1).score(seat)


# --- many games


@pytest.mark.parametrize("threads", [1, 2, 3, 7])
def test_a_batch_is_the_same_on_any_number_of_threads(threads: int) -> None:
    assert play_many(RULES, [UNIFORM, BIASED, SENSIBLE, PLANNER], 20, seed=100, threads=threads) == play_many(
        RULES, [UNIFORM, BIASED, SENSIBLE, PLANNER], 20, seed=100
    )


def test_a_batch_has_the_result_of_each_game() -> None:
    for result in play_many(RULES, [BIASED] * 4, 5, seed=7):
        assert min(result.places) == 1
        assert len(result.places) == 4
        assert 5 < result.rounds < 40
        assert result.moves > 100


@pytest.mark.parametrize(("policies", "games"), [([0] * 3, 1), ([0] * 4, -1), ([0] * 4, 1 << 24)])
def test_a_batch_of_the_wrong_size_is_refused(policies: list[int], games: int) -> None:
    with pytest.raises(ValueError, match="4 players"):
        RULES.play_batch(policies, 1, games)


@pytest.mark.parametrize("policies", [[0] * 3, [0] * 5, [0, 0, 0, 99], [0, 0, 0, -1]])
def test_a_batch_with_wrong_policies_is_refused(policies: list[int]) -> None:
    with pytest.raises(ValueError, match="policies"):
        play_many(RULES, policies, 1)


def test_each_policy_beats_the_one_below() -> None:
    """It wins far more than its quarter of games against three of them."""
    for better, worse in ((BIASED, UNIFORM), (SENSIBLE, BIASED), (PLANNER, SENSIBLE)):
        results = play_many(RULES, [better, worse, worse, worse], 200, seed=1)
        assert sum(result.places[0] == 1 for result in results) > 80


# --- search


def test_rollouts_count_victories() -> None:
    position = RULES.start(3)
    wins, standing = position.rollouts([], 0, PLANNER, seed=1, count=40)
    assert 0 <= wins <= 40
    assert 0 <= standing <= 40
    assert (wins, standing) == position.rollouts([], 0, PLANNER, seed=1, count=40)
    assert state_of(position) == GAME.start(Chance(seed=3)).state


def test_rollouts_ask_each_side_its_own_policy() -> None:
    """A planner beats greedy rivals more often than other planners; an unknown policy is refused."""
    position = RULES.start(1)
    alike = position.rollouts([], 0, PLANNER, seed=1, count=60)
    stronger = position.rollouts([], 0, PLANNER, seed=1, count=60, rivals=SENSIBLE)
    assert stronger[0] > 1.5 * alike[0]
    assert alike == position.rollouts([], 0, PLANNER, seed=1, count=60, rivals=PLANNER)
    with pytest.raises(ValueError, match="cannot be played"):
        position.rollouts([], 0, PLANNER, seed=1, count=1, rivals=99)


def test_rollouts_work_on_their_own_copy_of_the_position() -> None:
    """They run without the lock, on a copy: from the position as it was, or as it is by then, and nothing between."""
    position, count = RULES.start(3), 300 if IS_COMPILED else 1
    later = RULES.start(3)
    later.apply(later.legal_actions()[0])
    expected = [one.rollouts([], 0, PLANNER, seed=1, count=count) for one in (position, later)]
    with ThreadPoolExecutor(1) as pool:
        running = pool.submit(position.rollouts, [], 0, PLANNER, 1, count)
        time.sleep(0.01)
        position.apply(position.legal_actions()[0])
        assert running.result() in expected


@pytest.mark.parametrize(
    ("plan", "seat", "policy"), [([1] * 129, 0, 0), ([], 4, 0), ([], -1, 0), ([], 0, codes.POLICIES), ([], 0, -1)]
)
def test_rollouts_that_cannot_be_played_are_refused(plan: list[int], seat: int, policy: int) -> None:
    with pytest.raises(ValueError, match="cannot be played"):
        RULES.start(1).rollouts(plan, seat, policy, seed=1, count=1)


def test_illegal_actions_of_a_plan_are_left_out() -> None:
    position = RULES.start(3)
    assert position.rollouts([-5, 2**30, 9999], 0, BIASED, seed=1, count=3) == position.rollouts(
        [], 0, BIASED, seed=1, count=3
    )


def test_more_bids_than_the_list_holds_are_legal() -> None:
    """The list has the lowest ones and does not overflow."""
    state = GAME.start(Chance(seed=1)).state
    rich = position_of(RULES, state)
    fields = rich.fields()
    fields["money"] = [2_000_000] * 6
    rich.set_fields(fields)
    rich.apply(rich.legal_actions()[0])
    assert len(rich.legal_actions()) <= codes.MOST_LEGAL
    assert rich.is_legal(codes.A_BID + 1_999_999)
    assert not rich.is_legal(codes.A_BID + 2_000_001)
    for policy in POLICIES:
        assert rich.copy().playout(policy, seed=1) > 0
