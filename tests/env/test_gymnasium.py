"""The Gymnasium environments, by Gymnasium's own checks and ours. Warnings are errors."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from kilowatt.env import KilowattEnv, KilowattVectorEnv
from kilowatt.env.episode import ActionNotInMask

MODES = list(AutoresetMode)


def first_legal(observations: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """A policy over arrays."""
    return np.asarray(masks.argmax(axis=1), np.int64)


class FirstLegalBot:
    """A bot of the engine."""

    wants_prices = False

    def plan(self, observation: Any) -> tuple[Any, ...]:
        return observation.legal_actions[:1]  # type: ignore[no-any-return]


def name_of(opponents: Any) -> str:
    """A name that is the same in every process."""
    if isinstance(opponents, str | list):
        return str(opponents)
    return getattr(opponents, "__name__", type(opponents).__name__)


OPPONENTS = ["greedy", "simple", ["planner", "random"], first_legal, FirstLegalBot()]


@pytest.mark.parametrize("opponents", OPPONENTS, ids=name_of)
def test_gymnasiums_check_env(opponents: Any) -> None:
    """It takes actions without looking at the mask, so an illegal one must not raise."""
    environment = gymnasium.make("Kilowatt-v0", players=3, opponents=opponents, illegal="forfeit")
    check_env(environment.unwrapped, skip_render_check=True)


def test_gymnasiums_check_env_with_rendering() -> None:
    check_env(gymnasium.make("Kilowatt-v0", render_mode="ansi", illegal="forfeit").unwrapped)


@pytest.mark.parametrize("opponents", OPPONENTS, ids=name_of)
def test_a_whole_game(opponents: Any) -> None:
    environment = KilowattEnv(players=3, opponents=opponents, most_rounds=12, rewards="place")
    _, info = environment.reset(seed=3)
    ended = cut = False
    while not (ended or cut):
        mask = environment.action_masks()
        assert mask.any()
        _, reward, ended, cut, info = environment.step(np.int64(environment.action_space.sample()))
        assert (reward == 0.0) or ended or cut
    assert not info["action_mask"].any()


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    environment = KilowattEnv(players=2)
    environment.reset(seed=3)
    before = environment.episode.render()
    with pytest.raises(ActionNotInMask, match="action mask"):
        environment.step(an_illegal_action(environment))
    assert environment.episode.render() == before


def test_an_illegal_action_may_forfeit_instead() -> None:
    environment = KilowattEnv(players=2, illegal="forfeit", rewards="place")
    environment.reset(seed=3)
    _, reward, ended, cut, _ = environment.step(an_illegal_action(environment))
    assert (reward, ended, cut) == (0.0, True, False)


def an_illegal_action(environment: KilowattEnv) -> np.int64:
    return np.int64(np.flatnonzero(environment.action_masks() == 0)[0])


def test_wrong_options_are_refused() -> None:
    with pytest.raises(ValueError, match="seats 0 to 1"):
        KilowattEnv(players=2, seat=2)
    with pytest.raises(ValueError, match="3 players need 2"):
        KilowattEnv(players=3, opponents=["greedy"])
    with pytest.raises(ValueError, match="one of raise, forfeit"):
        KilowattEnv(illegal="ignore")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="is no opponent"):
        KilowattEnv(players=2, opponents=7)  # type: ignore[arg-type]


# --- many games


def rollout(environments: KilowattVectorEnv, steps: int, seed: int) -> list[bytes]:
    observations, infos = environments.reset(seed=seed)
    environments.action_space.seed(seed)
    found = [observations.tobytes(), infos["action_mask"].tobytes()]
    for _ in range(steps):
        observations, rewards, ended, cut, infos = environments.step(environments.action_space.sample())
        found.append(b"".join(a.tobytes() for a in (observations, rewards, ended, cut, infos["action_mask"])))
    return found


@pytest.mark.parametrize("opponents", ["planner", ["greedy", "simple"], first_legal], ids=name_of)
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_seed_gives_the_same_games_on_any_number_of_threads(opponents: Any, mode: AutoresetMode) -> None:
    made = [
        KilowattVectorEnv(3, players=3, opponents=opponents, most_rounds=2, autoreset_mode=mode, threads=threads)
        for threads in (1, 2)
    ]
    assert rollout(made[0], 60, seed=5) == rollout(made[1], 60, seed=5)
    for environments in made:
        environments.close()


@pytest.mark.parametrize("mode", MODES)
def test_make_vec_gives_the_batch_spaces_and_the_mode(mode: AutoresetMode) -> None:
    environments = gymnasium.make_vec(
        "Kilowatt-v0", num_envs=4, vectorization_mode="vector_entry_point", autoreset_mode=mode, players=3
    )
    observations, infos = environments.reset(seed=1)
    assert environments.metadata["autoreset_mode"] is mode
    assert environments.observation_space.contains(observations)
    assert environments.action_space.contains(environments.action_space.sample())
    assert infos["action_mask"].shape == (4, 103)


def test_arrays_are_copies_unless_asked_otherwise() -> None:
    for copy in (True, False):
        environments = KilowattVectorEnv(2, players=2, copy=copy)
        first, _ = environments.reset(seed=1)
        second = environments.step(environments.action_space.sample())[0]
        assert (first is second) == (not copy)


@pytest.mark.parametrize("opponents", ["greedy", first_legal], ids=name_of)
def test_same_step_gives_the_final_observation(opponents: Any) -> None:
    environments = KilowattVectorEnv(
        4, players=2, opponents=opponents, most_rounds=1, autoreset_mode=AutoresetMode.SAME_STEP
    )
    environments.reset(seed=1)
    for _ in range(40):
        _, _, ended, cut, infos = environments.step(environments.action_space.sample())
        if (ended | cut).any():
            assert infos["final_obs"].shape == (4, 1226)
            assert (infos["_final_obs"] == (ended | cut)).all()
            return
    pytest.fail("no game ended")


def test_next_step_restarts_with_a_reward_of_zero() -> None:
    environments = KilowattVectorEnv(2, players=2, opponents="greedy", most_rounds=1)
    environments.reset(seed=1)
    was_over = np.zeros(2, bool)
    for _ in range(60):
        _, rewards, ended, cut, _ = environments.step(environments.action_space.sample())
        assert not rewards[was_over].any()
        assert not (ended | cut)[was_over].any()
        was_over = ended | cut


def test_disabled_resets_by_a_mask() -> None:
    environments = KilowattVectorEnv(2, players=2, most_rounds=1, autoreset_mode=AutoresetMode.DISABLED)
    environments.reset(seed=1)
    cut = np.zeros(2, bool)
    while not cut.all():
        cut = environments.step(environments.action_space.sample())[3]
    environments.reset(options={"reset_mask": np.array([False, True])})
    assert environments.games.truncated.tolist() == [True, False]


def test_one_seed_is_enough() -> None:
    with pytest.raises(ValueError, match="one seed"):
        KilowattVectorEnv(2).reset(seed=[1, 2])


def test_the_vector_plays_the_games_of_the_single_environment() -> None:
    """The same positions, masks and observations for the learner, from the same seed of the core."""
    environments = KilowattVectorEnv(1, players=3, opponents="planner", autoreset_mode=AutoresetMode.DISABLED)
    environments.reset(seed=77)
    single = KilowattEnv(players=3, opponents="planner", seat=0)
    single.episode.position = environments.games.position(0)
    assert single.episode.observation(0).tobytes() == environments.games.observations[0].tobytes()
    assert single.action_masks().tobytes() == environments.games.masks[0].tobytes()
