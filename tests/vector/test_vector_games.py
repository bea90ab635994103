"""`VectorGames`: the same games as the core and the engine, with any number of threads."""

import hashlib

import numpy as np
import pytest
from numpy.typing import NDArray

from kilowatt.content import game_for
from kilowatt.core import PLANNER, SENSIBLE, Rules, codes, position_of, rules_of, state_of
from kilowatt.core.vector import modes
from kilowatt.core.vector.compact_actions import C_BID, C_PASS
from kilowatt.core.vector.encoding import core_action, encode_mask, encode_observation
from kilowatt.core.vector.features import OBSERVATION
from kilowatt.core.vector.vector_games import SPACE_SIZES, SPACES, IllegalVectorAction, Space, VectorGames
from kilowatt.engine import BoardId, Chance, Config
from tests.core.test_uncompiled import run

GAME = game_for(Config(BoardId("germany"), 3))
RULES = rules_of(GAME)


def pick(masks: NDArray[np.uint8], seed: int) -> NDArray[np.int64]:
    """A legal action of each game: random, but neither dependent on other games nor on NumPy's generator."""
    counts = masks.sum(axis=1, dtype=np.int64)
    places = (np.arange(len(masks)) * 7919 + seed * 104729) % np.maximum(counts, 1)
    return np.array([np.flatnonzero(row)[place] if row.any() else 0 for row, place in zip(masks, places, strict=True)])


def transcript(games: VectorGames, steps: int) -> list[bytes]:
    found = []
    for step in range(steps):
        games.step(pick(games.masks, step))
        arrays = (games.observations, games.masks, games.seats, games.rewards, games.terminated, games.truncated)
        found.append(b"".join(array.tobytes() for array in arrays))
    return found


@pytest.mark.parametrize("space", ["compact", "full"])
def test_games_are_those_of_the_core(space: Space) -> None:
    """Game i starts from the seed + i; each step is the core's."""
    games = VectorGames(RULES, 5, seed=40, space=space, autoreset="disabled", most_rounds=4)
    twins = [RULES.start(40 + i) for i in range(5)]
    assert state_of(twins[3]) == GAME.start(Chance(seed=43)).state
    for step in range(400):
        for i, twin in enumerate(twins):
            assert games.position(i) == twin
            if twin.round <= 4:
                assert games.seats[i] == twin.active
                check_row(games, i, space)
        actions = pick(games.masks, step)
        for i, twin in enumerate(twins):
            if twin.round <= 4:
                twin.apply(core_action(twin, SPACES[space], int(actions[i])))
        games.step(actions)


def check_row(games: VectorGames, i: int, space: Space) -> None:
    seen, mask = np.zeros(OBSERVATION, np.float32), np.zeros(SPACE_SIZES[space], np.uint8)
    encode_observation(games.position(i), int(games.seats[i]), seen)
    encode_mask(games.position(i), SPACES[space], mask)
    assert games.observations[i].tobytes() == seen.tobytes()
    assert games.masks[i].tobytes() == mask.tobytes()


def test_results_do_not_depend_on_threads() -> None:
    one, three = (VectorGames(RULES, 10, seed=3, threads=threads, most_rounds=6) for threads in (1, 3))
    assert transcript(one, 300) == transcript(three, 300)
    three.close()


def test_a_seed_gives_the_same_games_again() -> None:
    games = VectorGames(RULES, 4, seed=3, most_rounds=3)
    first = transcript(games, 200)
    games.reset(seed=3)
    assert transcript(games, 200) == first
    games.reset(seed=4)
    assert transcript(games, 200) != first


def test_each_next_game_has_the_next_seed() -> None:
    games = VectorGames(RULES, 2, seed=10, policies=[PLANNER, PLANNER, None], autoreset="same_step", most_rounds=1)
    began = [state_of(games.position(0)).order]
    while len(began) < 4:
        games.step(pick(games.masks, 1))
        if games.truncated[0]:
            began.append(state_of(games.position(0)).order)
    assert began == [state_of(RULES.start(10 + 2 * episode)).order for episode in range(4)]


def test_policies_play_their_seats() -> None:
    """Only the external seat is asked; the others move as the policy does in the core."""
    games = VectorGames(RULES, 8, seed=1, policies=[None, PLANNER, SENSIBLE])
    for step in range(200):
        assert set(games.seats) == {0}
        games.step(pick(games.masks, step))
    assert games.terminated.dtype == bool


def test_rewards_at_the_end_are_the_ranking() -> None:
    """A shared victory counts in parts; places go from 1 to 0 (R9.2)."""
    for rewards in ("win", "place"):
        games = VectorGames(RULES, 6, seed=2, policies=[None, PLANNER, PLANNER], rewards=rewards, autoreset="disabled")
        steps = 0
        while not games.terminated.all():
            assert not games.rewards[~games.terminated].any()
            games.step(pick(games.masks, steps))
            steps += 1
        for i in range(6):
            places = games.position(i).places()
            winners = places.count(1)
            wanted = [(place == 1) / winners if rewards == "win" else 1 - (place - 1) / 2 for place in places]
            assert games.rewards[i, :3].tolist() == pytest.approx(wanted)
            assert not games.rewards[i, 3:].any()


def test_same_step_resets_at_once_and_keeps_the_last_observation() -> None:
    games, twins = (
        VectorGames(RULES, 3, seed=5, policies=[None, PLANNER, PLANNER], autoreset=autoreset, most_rounds=2)
        for autoreset in ("same_step", "disabled")
    )
    step = 0
    while not twins.truncated.all():
        actions = pick(twins.masks, step)
        running = ~twins.truncated
        games.step(actions, running)
        twins.step(actions)
        step += 1
        for i in np.flatnonzero(running & twins.truncated):
            assert games.truncated[i]
            assert games.final_observations[i].tobytes() == twins.observations[i].tobytes()
            assert games.position(int(i)).round == 1
            assert games.masks[i].any()


def test_next_step_shows_the_end_first_and_then_a_new_game() -> None:
    games = VectorGames(RULES, 1, seed=5, policies=[None, PLANNER, PLANNER], autoreset="next_step", most_rounds=2)
    while not games.truncated[0]:
        games.step(pick(games.masks, 3))
    assert games.position(0).round == 3
    games.step([-5])  # ignored
    assert games.position(0).round == 1
    assert not games.truncated[0]
    assert not games.rewards.any()
    assert games.position(0) != RULES.start(5)


def test_disabled_waits_for_a_reset() -> None:
    games = VectorGames(RULES, 2, seed=5, policies=[None, PLANNER, PLANNER], autoreset="disabled", most_rounds=1)
    while not games.truncated.all():
        games.step(pick(games.masks, 3))
    ended = games.position(0)
    games.step([0, 0])
    assert games.position(0) == ended
    games.reset(games=np.array([True, False]))
    assert games.truncated.tolist() == [False, True]


@pytest.mark.parametrize("wrong", [-1, 99, 10**6, C_PASS])
def test_an_illegal_action_changes_nothing(wrong: int) -> None:
    games = VectorGames(RULES, 4, seed=3, threads=2)
    actions = pick(games.masks, 1)
    actions[2] = wrong
    before = [games.position(i) for i in range(4)]
    with pytest.raises(IllegalVectorAction, match=f"game 2, seat .*: {wrong} is not a legal action"):
        games.step(actions)
    assert [games.position(i) for i in range(4)] == before
    games.step(pick(games.masks, 1))
    games.close()


def test_selected_games_alone_move() -> None:
    games = VectorGames(RULES, 3, seed=3)
    before = [games.position(i) for i in range(3)]
    games.step(pick(games.masks, 1), np.array([False, True, False]))
    assert [games.position(i) == before[i] for i in range(3)] == [True, False, True]


def test_a_bid_limit_lets_the_seat_bid_until_it_is_reached() -> None:
    """With limits everyone is asked once for each plant; the price is what a limit auction gives (R3.4)."""
    games = VectorGames(RULES, 1, seed=3, bid_limits=True)
    order = state_of(games.position(0)).order
    games.step([9])  # nominate plant 3
    asked = []
    for limit in (5, 8, 2):  # 3 + 8 = 11, 4 + 34 = 38, 5 + 2 = 7: bids 3, 4, 5, 6, 7, pass, 8, 9, 10, 11, pass
        asked.append(int(games.seats[0]))
        games.step([C_BID + limit])
    state = state_of(games.position(0))
    assert sorted(asked) == sorted(order)
    winner = next(seat for seat, player in enumerate(state.players) if player.plants)
    assert winner == asked[1]
    assert 50 - state.players[winner].money == 11


def test_hidden_seats_of_a_draft_are_asked() -> None:
    rules = rules_of(game_for(Config(BoardId("usa"), 2, "draft")))
    games = VectorGames(rules, 2, seed=3)
    assert games.position(0).phase == codes.DRAFT
    games.step(pick(games.masks, 0))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"policies": [PLANNER] * 3}, "at least one of them None"),
        ({"policies": [None]}, "one for each of 3 seats"),
        ({"policies": [None, 99, 0]}, "no policy 99"),
        ({"space": "tiny"}, "must be one of full, compact"),
        ({"rewards": "money"}, "must be one of win, place"),
        ({"autoreset": "never"}, "must be one of"),
        ({"threads": 0}, "at least 1"),
        ({"most_rounds": 0}, "at least 1"),
    ],
)
def test_wrong_options_are_refused(changes: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        VectorGames(RULES, 2, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("count", [0, -1, modes.MOST_GAMES + 1])
def test_a_wrong_number_of_games_is_refused(count: int) -> None:
    with pytest.raises(ValueError, match="there must be 1 to"):
        VectorGames(RULES, count)


def test_there_is_no_game_beyond_the_last() -> None:
    games = VectorGames(RULES, 2)
    for i in (-1, 2):
        with pytest.raises(IndexError, match="no game"):
            games.position(i)


def test_positions_are_copies() -> None:
    games = VectorGames(RULES, 1)
    copy = games.position(0)
    copy.apply(copy.legal_actions()[0])
    assert games.position(0) == position_of(RULES, GAME.start(Chance(seed=0)).state)


def test_uncompiled_games_are_the_same() -> None:
    """Observations are the same bytes, too."""
    script = "from tests.vector.test_vector_games import digest; print(digest())"
    said = run("-c", script)
    assert said.stdout.strip() == digest(), said.stderr


def digest(rules: Rules = RULES) -> str:
    games = VectorGames(rules, 2, seed=8, policies=[None, PLANNER, None], bid_limits=True, most_rounds=3)
    return hashlib.sha256(b"".join(transcript(games, 60))).hexdigest()
