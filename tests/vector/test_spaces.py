"""Action spaces: masks are the legal actions, and compact numbers name the core's actions."""

from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

from kilowatt.content import game_for
from kilowatt.core import ACTIONS, BIASED, UNIFORM, Position, code_of, codes, position_of, rules_of, state_of
from kilowatt.core.vector.compact_actions import (
    ACTION_VERSION,
    C_BID,
    C_BUILD,
    C_NOMINATE,
    C_PASS,
    C_POWER,
    COMPACT_ACTIONS,
    COMPACT_SPACE,
    FULL_SPACE,
    RAISES,
)
from kilowatt.core.vector.encoding import core_action, encode_mask
from kilowatt.engine import BoardId, Config
from tests.core.rare_positions import scraps, steps

SIZES = {FULL_SPACE: ACTIONS, COMPACT_SPACE: COMPACT_ACTIONS}
CONFIGS = [Config(BoardId("germany"), 2), Config(BoardId("usa"), 4, "draft"), Config(BoardId("germany"), 6)]


def mask(position: Position, space: int) -> NDArray[np.uint8]:
    found = np.full(SIZES[space], 7, np.uint8)
    encode_mask(position, space, found)
    return found


def allowed(position: Position, space: int) -> list[int]:
    return [int(action) for action in np.flatnonzero(mask(position, space))]


def played(config: Config, policy: int, seed: int) -> Iterator[Position]:
    position = rules_of(game_for(config)).start(seed)
    move = 0
    while not position.is_over:
        yield position
        position.apply(position.choose(policy, seed + 1000 * move))
        move += 1


def rare() -> Iterator[Position]:
    for table in (*scraps(), *steps()):
        if table.state.active is not None:
            yield position_of(rules_of(table.game), table.state)


@pytest.mark.parametrize("config", CONFIGS, ids=str)
@pytest.mark.parametrize("policy", [UNIFORM, BIASED])
def test_the_full_mask_is_the_engines_legal_actions(config: Config, policy: int) -> None:
    """In every position of whole games."""
    game = game_for(config)
    for position in played(config, policy, seed=5):
        state = state_of(position)
        plants = state.player.plants
        legal = {code_of(game.book, action, plants) for action in game.legal_actions(state)}
        assert set(allowed(position, FULL_SPACE)) == {code for code in legal if code < ACTIONS}


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_compact_numbers_are_legal_actions_and_reach_all_but_bids_and_mixes(config: Config) -> None:
    for position in played(config, BIASED, seed=6):
        check_compact(position)


def test_rare_positions_too() -> None:
    for position in rare():
        check_compact(position)
        assert set(allowed(position, FULL_SPACE)) == {code for code in position.legal_actions() if code < ACTIONS}


def check_compact(position: Position) -> None:
    compact = allowed(position, COMPACT_SPACE)
    means = [core_action(position, COMPACT_SPACE, action) for action in compact]
    legal = position.legal_actions()
    assert len(set(means)) == len(means) > 0
    assert set(means) <= set(legal)
    assert {name_of(code) for code in means} == {name_of(code) for code in legal if code < codes.A_BID} | {
        name_of(code) for code in means if code >= codes.A_BID
    }
    for action in set(range(-1, COMPACT_ACTIONS + 1)) - set(compact):
        with pytest.raises(ValueError, match="not legal"):
            core_action(position, COMPACT_SPACE, action)


def name_of(code: int) -> tuple[str, int]:
    """An action without the mix of its hybrids."""
    if codes.A_POWER <= code < codes.A_BID:
        return "power", (code - codes.A_POWER) // codes.COALS
    return "other", code


def test_raises_are_above_the_lowest_bid() -> None:
    """The plant's number is the lowest opening bid, then one more than the highest bid (R3.1, R3.4)."""
    position = rules_of(game_for(Config(BoardId("germany"), 3))).start(2)
    position.apply(codes.A_NOMINATE + 5)
    assert [core_action(position, COMPACT_SPACE, C_BID + i) for i in range(len(RAISES))] == [
        codes.A_BID + 5 + more for more in RAISES
    ]
    position.apply(codes.A_BID + 8)
    assert core_action(position, COMPACT_SPACE, C_BID) == codes.A_BID + 9
    assert core_action(position, COMPACT_SPACE, C_PASS) == codes.A_PASS


def test_nominations_name_the_place_in_the_market() -> None:
    position = rules_of(game_for(Config(BoardId("germany"), 3))).start(2)
    assert [core_action(position, COMPACT_SPACE, C_NOMINATE + place) for place in range(4)] == [
        codes.A_NOMINATE + plant for plant in (3, 4, 5, 6)
    ]


def test_the_numbers_of_version_0() -> None:
    """A change of these numbers needs a new version."""
    assert (ACTION_VERSION, COMPACT_ACTIONS, ACTIONS) == (0, 103, 1376)
    assert (C_PASS, C_NOMINATE, C_BUILD, C_POWER, C_BID) == (0, 9, 30, 78, 94)


def test_a_mask_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(ValueError, match="size of the action space"):
        encode_mask(rules_of(game_for(CONFIGS[0])).start(1), FULL_SPACE, np.zeros(COMPACT_ACTIONS, np.uint8))
