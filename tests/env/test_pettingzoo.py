"""The PettingZoo environment, by PettingZoo's own tests and ours. Warnings are errors."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from kilowatt.env import kilowatt_v0
from kilowatt.env.episode import ActionNotInMask

EACH_KIND = pytest.mark.parametrize(
    "options",
    [
        {"mask_in": "info"},
        {"mask_in": "info", "players": 6, "board": "usa", "hidden_money": True, "rewards": "place"},
        {"mask_in": "info", "players": 2, "regions": "draft", "action_space_kind": "full"},
    ],
    ids=str,
)


def seeded(**options: Any) -> Any:
    """An environment whose next games and samples are the same in each run."""
    environment = kilowatt_v0.env(**options)
    environment.reset(seed=1)
    for seat, agent in enumerate(environment.possible_agents):
        environment.action_space(agent).seed(seat)
    return environment


@EACH_KIND
def test_pettingzoos_api_test(options: dict[str, object]) -> None:
    api_test(seeded(**options), num_cycles=300)


def test_pettingzoos_api_test_with_the_mask_in_the_observation() -> None:
    """This form makes PettingZoo warn that observations are dictionaries, and that masks of others are empty."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(seeded(), num_cycles=100)


@EACH_KIND
def test_pettingzoos_seed_test(options: dict[str, object]) -> None:
    seed_test(lambda: kilowatt_v0.env(**options), num_cycles=50)


def test_pettingzoos_render_test() -> None:
    render_test(lambda render_mode: kilowatt_v0.env(render_mode=render_mode))


def test_a_whole_game_ends_with_rewards_for_all() -> None:
    environment = kilowatt_v0.raw_env(players=3, rewards="place")
    environment.reset(seed=4)
    for agent in environment.agent_iter():
        _, _, ended, cut, _ = environment.last()
        if ended or cut:
            break
        environment.step(int(environment.action_space(agent).sample()))
    assert sorted(environment.rewards.values()) in ([0.0, 0.5, 1.0], [0.0, 1.0, 1.0], [0.5, 0.5, 1.0])
    assert all(environment.terminations.values())


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    environment = kilowatt_v0.raw_env()
    environment.reset(seed=4)
    before = environment.render()
    with pytest.raises(ActionNotInMask, match="not a legal action"):
        environment.step(102)
    assert environment.render() == before


def test_only_the_agent_that_is_asked_has_a_mask() -> None:
    environment = kilowatt_v0.raw_env()
    environment.reset(seed=4)
    for agent in environment.possible_agents:
        mask = environment.observe(agent)["action_mask"]
        assert mask.any() == (agent == environment.agent_selection)
        assert mask.dtype == np.int8


def test_a_wrong_option_is_refused() -> None:
    with pytest.raises(ValueError, match="mask_in"):
        kilowatt_v0.raw_env(mask_in="nowhere")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="space='tiny'"):
        kilowatt_v0.raw_env(action_space_kind="tiny")  # type: ignore[arg-type]
