"""Encoded observations: every number means what its name says, and none depends on what the seat does not see."""

from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest
from numpy.typing import NDArray

from kilowatt.content import game_for
from kilowatt.core import BIASED, PLANNER, UNIFORM, Position, codes, position_of, rules_of, state_of
from kilowatt.core.vector.encoding import encode_observation
from kilowatt.core.vector.features import GROUPS, OBSERVATION, OBSERVATION_VERSION, feature_names, offset_of
from kilowatt.engine import BoardId, Config, Game, Seat, determinize
from tests.core.rare_positions import scraps, steps
from tests.vector.oracle import SCALES, expected

NAMES = feature_names()
OF_A_LOW_13 = {"global.unknown", "global.top_known", "plants.may_come[13]"}
"""Plant 13 starts on top of the deck (R1.6). Some scenes put it lower, which no game can."""
CONFIGS = [
    Config(BoardId("germany"), 2),
    Config(BoardId("usa"), 3, "draft"),
    Config(BoardId("germany"), 4, hidden_money=True),
    Config(BoardId("usa"), 5),
    Config(BoardId("germany"), 6, hidden_money=True),
]
EACH_CONFIG = pytest.mark.parametrize("config", CONFIGS, ids=lambda config: f"{config.board} {config.players}p")


def seen_by(position: Position, seat: int) -> NDArray[np.float32]:
    numbers = np.full(OBSERVATION, np.nan, np.float32)
    encode_observation(position, seat, numbers)
    return numbers


def unscaled(numbers: NDArray[np.float32]) -> dict[str, float]:
    """The numbers that are not 0 by name."""
    return {NAMES[i]: float(numbers[i]) * scale_of(NAMES[i]) for i in np.flatnonzero(numbers)}


def scale_of(name: str) -> int:
    group, _, feature = name.partition(".")
    return SCALES[f"{group.partition('[')[0]}.{feature.partition('[')[0]}"]


def positions(game: Game, policy: int, seed: int, step: int) -> Iterator[Position]:
    """Some positions of one game."""
    position = rules_of(game).start(seed)
    move = 0
    while not position.is_over:
        if move % step == 0:
            yield position
        position.apply(position.choose(policy, seed * 1000 + move))
        move += 1
    yield position


@EACH_CONFIG
@pytest.mark.parametrize("policy", [UNIFORM, BIASED, PLANNER])
def test_every_number_is_what_the_engine_sees(config: Config, policy: int) -> None:
    game = game_for(config)
    for position in islice(positions(game, policy, seed=config.players, step=9), 60):
        state = state_of(position)
        for seat in range(config.players):
            wanted = expected(game, game.observe(state, Seat(seat)), Seat(seat))
            assert unscaled(seen_by(position, seat)) == wanted


def test_rare_positions_too() -> None:
    """Scrapping a plant, leaving markers behind, the end of the deck."""
    for table in (*scraps(), *steps()):
        game, state = table.game, table.state
        position = position_of(rules_of(game), state)
        for seat in range(game.config.players):
            wanted = expected(game, game.observe(state, Seat(seat)), Seat(seat))
            found = unscaled(seen_by(position, seat))
            assert {name for name in found.items() ^ wanted.items() if name[0] not in OF_A_LOW_13} == set()


@EACH_CONFIG
def test_hidden_information_changes_nothing(config: Config) -> None:
    """The deck and the Step 3 shuffle drawn again, and hidden money guessed: every seat sees the same bytes."""
    game = game_for(config)
    for position in positions(game, BIASED, seed=7, step=23):
        if position.is_over:
            break
        for seat in range(config.players):
            before = seen_by(position, seat).tobytes()
            for seed in range(3):
                twin = position.copy()
                twin.reshuffle(seed)
                assert seen_by(twin, seat).tobytes() == before
                guess = determinize(game.observe(state_of(position), Seat(seat)), seed)
                assert seen_by(position_of(rules_of(game), guess), seat).tobytes() == before


def test_no_number_is_negative() -> None:
    """Also while the markers of a scrapped plant lie nowhere (R3.9)."""
    for table in scraps():
        position = position_of(rules_of(table.game), table.state)
        assert all((seen_by(position, seat) >= 0).all() for seat in range(table.game.config.players))


def test_own_money_is_seen_although_money_is_hidden() -> None:
    game = game_for(Config(BoardId("germany"), 3, hidden_money=True))
    found = unscaled(seen_by(rules_of(game).start(1), 2))
    assert found["players[0].money"] == 50
    assert "players[1].money" not in found
    assert "players[1].money_known" not in found


def test_the_layout_of_version_0() -> None:
    """A change of these numbers needs a new version."""
    assert OBSERVATION_VERSION == 0
    assert [(group.name, offset_of(group), group.size) for group in GROUPS] == [
        ("global", 0, 34),
        ("fuel", 34, 24),
        ("plant_market", 58, 88),
        ("plants", 146, 192),
        ("players", 338, 360),
        ("cities", 698, 528),
    ]
    assert len(NAMES) == len(set(NAMES)) == OBSERVATION == 1226
    pinned = {8: "global.step[2]", 30: "global.plant_up", 44: "fuel.price[2]", 338: "players[0].present"}
    pinned |= {400: "players[1].money", 698: "cities.in_play[0]", 938: "cities.mine[0]", 1225: "cities.rival5[47]"}
    assert {place: NAMES[place] for place in pinned} == pinned


def test_every_scale_is_a_power_of_two() -> None:
    """Then 32-bit floats hold every number exactly, in C and in Python."""
    assert all(scale & (scale - 1) == 0 for scale in SCALES.values())


@pytest.mark.parametrize(("seat", "size"), [(-1, OBSERVATION), (4, OBSERVATION), (0, OBSERVATION - 1)])
def test_wrong_arguments_are_refused(seat: int, size: int) -> None:
    position = rules_of(game_for(Config(BoardId("germany"), 4))).start(1)
    with pytest.raises(ValueError, match="seat"):
        encode_observation(position, seat, np.zeros(size, np.float32))


def test_there_is_room_for_every_board() -> None:
    assert max(codes.CITIES, 48) == 48
    assert max(codes.REGIONS, 7) == 7
