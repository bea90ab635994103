"""Conversion between the engine and the core: actions and their numbers, states and positions, pickles."""

import pickle
from itertools import product
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from kilowatt.content import board_ids, game_for
from kilowatt.core import (
    ACTIONS,
    IS_COMPILED,
    MOST_BID,
    Position,
    Rules,
    action_of,
    code_of,
    codes,
    position_of,
    rules_of,
    state_of,
)
from kilowatt.engine import (
    DONE,
    PASS,
    Action,
    Bid,
    BoardId,
    Build,
    BuyFuel,
    Chance,
    CityId,
    Config,
    DraftRegion,
    Drop,
    Fuel,
    Nominate,
    Phase,
    PlantNumber,
    Power,
    RegionId,
    Rulebook,
    Scrap,
    State,
)
from kilowatt.engine.notation.position_text import parse_position
from tests.play import plausible, states

GAME = game_for(Config(BoardId("germany"), 2))
RULES = rules_of(GAME)
BOOK = GAME.book
PLANTS = tuple(PlantNumber(number) for number in (5, 12, 21, 46))
"""The most plants a player can have, all of them hybrids, so that every mix occurs."""


def test_the_numbers_are_the_documented_ones() -> None:
    """The encoding is stable: environments and stored games depend on it (docs/core.md)."""
    wanted: dict[Action, int] = {
        PASS: 0,
        DONE: 1,
        DraftRegion(BOOK.regions[0]): 2,
        DraftRegion(BOOK.regions[5]): 7,
        Nominate(PlantNumber(3)): 11,
        Nominate(PlantNumber(50)): 58,
        Scrap(PlantNumber(3)): 75,
        Scrap(PlantNumber(50)): 122,
        Drop(Fuel.COAL): 136,
        Drop(Fuel.URANIUM): 139,
        BuyFuel(Fuel.COAL): 140,
        BuyFuel(Fuel.URANIUM): 143,
        Build(BOOK.board.cities[0].id): 144,
        Build(BOOK.board.cities[41].id): 185,
        Power(()): 192,
        Power((PLANTS[0],), 2): 204,
        Power(PLANTS, 9): 351,
        Bid(0): 352,
        Bid(3): 355,
        Bid(MOST_BID): ACTIONS - 1,
    }
    assert {action: code_of(BOOK, action, PLANTS) for action in wanted} == wanted
    assert ACTIONS == 1376


def test_every_number_of_the_space_is_one_action_or_none() -> None:
    """Numbers and actions correspond one to one, and the gaps are refused."""
    for board, players in product(board_ids(), range(2, 7)):
        book = game_for(Config(board, players)).book
        actions = {code: action for code in range(-5, ACTIONS + 5) if (action := found(book, code)) is not None}
        assert len(set(actions.values())) == len(actions)
        assert {code_of(book, action, PLANTS): action for action in actions.values()} == actions
        assert set(range(ACTIONS)) - actions.keys() == set(range(186, 192))
        assert min(actions) == 0


def found(book: Rulebook, code: int) -> Action | None:
    try:
        return action_of(book, code, PLANTS)
    except ValueError:
        return None


@pytest.mark.parametrize(
    "action",
    [
        Build(CityId("paris")),
        DraftRegion(RegionId("mars")),
        Nominate(PlantNumber(99)),
        Nominate(PlantNumber(64)),
        Nominate(PlantNumber(-1)),
        Scrap(PlantNumber(64)),
        Bid(-1),
        Bid(codes.MOST_MONEY),
        Power((PLANTS[0],), -1),
        Power((PLANTS[0],), 10),
        Power((PlantNumber(3),)),
        Power((PLANTS[1], PLANTS[0])),
        Power((PLANTS[0], PLANTS[0])),
        Bid(5.0),  # type: ignore[arg-type] # wrong types, which Python accepts
        Bid("5"),  # type: ignore[arg-type]
        Drop("coals"),  # type: ignore[arg-type]
        Build(["essen"]),  # type: ignore[arg-type]
        "pass",
    ],
    ids=str,
)
def test_an_impossible_action_has_no_number(action: Action) -> None:
    """Otherwise it would share the number of another action."""
    with pytest.raises(ValueError, match=r"number|not in tuple"):
        code_of(BOOK, action, PLANTS)


@pytest.mark.parametrize("code", [-1, -(2**40), 186, 191])
def test_a_number_between_the_ranges_has_no_action(code: int) -> None:
    with pytest.raises(ValueError, match="number"):
        action_of(BOOK, code)


def test_a_powering_of_more_plants_than_owned_has_no_action() -> None:
    assert action_of(BOOK, 192 + 1 * 10, PLANTS[:1]) == Power(PLANTS[:1])
    with pytest.raises(ValueError, match="number 212"):
        action_of(BOOK, 192 + 2 * 10, PLANTS[:1])


def test_a_powering_with_a_fifth_plant_has_no_number() -> None:
    with pytest.raises(ValueError, match="number"):
        code_of(BOOK, Power(()), (*PLANTS, PlantNumber(50)))


# --- positions


def late_state() -> State:
    return list(states(GAME, Chance(seed=5), plausible))[200]


@pytest.mark.parametrize(
    "changes",
    [
        {"regions": (RegionId("mars"),)},
        {"gone": (PlantNumber(70),)},
        {"players": ()},
        {"market": tuple(PlantNumber(number) for number in range(20, 40))},
        {"deck": (PlantNumber(40),) * 200},
        {"phase": Phase.ORDER},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_a_state_of_another_game_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"state|room|position"):
        position_of(RULES, replace(late_state(), **changes))


def test_a_state_of_another_board_or_player_count_is_refused() -> None:
    other = list(states(game_for(Config(BoardId("usa"), 2)), Chance(seed=1), plausible))[-1]
    with pytest.raises(ValueError, match="unknown"):
        position_of(RULES, other)
    with pytest.raises(ValueError, match="players"):
        position_of(RULES, game_for(Config(BoardId("germany"), 3)).start(Chance(seed=1)).state)


def test_move_counts_of_the_golden_positions_are_the_engines() -> None:
    blocks = (Path(__file__).parents[1] / "golden/positions.txt").read_text("utf-8").strip().split("\n\n")
    for block in blocks:
        _, line, ways, _ = block.splitlines()
        config, state = parse_position(line)
        position = position_of(rules_of(game_for(config)), state)
        for entry in ways.removeprefix("ways ").split(", "):
            depth, count = map(int, entry.split(": "))
            if depth == 1 or IS_COMPILED:
                assert count_moves(position, depth) == count


def count_moves(position: Position, depth: int) -> int:
    actions = position.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        twin = position.copy()
        twin.apply(action)
        total += count_moves(twin, depth - 1)
    return total


def test_a_position_played_and_one_converted_are_equal() -> None:
    position = RULES.start(5)
    for _ in range(60):
        position.apply(position.choose(1, seed=3))
    twin = position_of(RULES, state_of(position))
    assert twin == position
    assert twin != RULES.start(5)
    assert position != state_of(position)
    twin.apply(twin.legal_actions()[0])
    assert twin != position


def test_a_position_is_not_hashable() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(RULES.start(1))


def test_positions_and_rules_can_be_pickled() -> None:
    """Tournaments send them to other processes."""
    for config in (Config(BoardId("germany"), 2), Config(BoardId("usa"), 6, regions="draft", hidden_money=True)):
        rules = rules_of(game_for(config))
        position = rules.start(8)
        for _ in range(50):
            position.apply(position.choose(1, seed=3))
        twin, again = pickle.loads(pickle.dumps((position, position.copy())))
        assert twin == again == position
        assert twin.rules is again.rules
        assert twin.rules == rules
        assert hash(twin.rules) == hash(rules)
        assert twin.playout(1, seed=2) == position.playout(1, seed=2)
        assert twin == position


def test_unpickled_rules_are_cached() -> None:
    assert pickle.loads(pickle.dumps(RULES)) is pickle.loads(pickle.dumps(RULES))
    assert rules_of(game_for(Config(BoardId("germany"), 3))) != RULES
    assert RULES != "rules"


def test_rules_and_positions_have_a_readable_repr() -> None:
    assert repr(RULES) == "<Rules germany, 2 players>"
    assert repr(RULES.start(1)) == f"<Position germany, round 1, auction, seat {RULES.start(1).active} to act>"
    assert repr(Position(RULES)) == "<Position germany, round 0, over, nobody to act>"
    assert RULES.players == 2


def test_a_position_needs_rules_and_rules_need_a_game() -> None:
    for wrong in (None, GAME, 3):
        with pytest.raises(TypeError, match="needs Rules"):
            Position(wrong)  # type: ignore[arg-type] # what a caller without a type checker may pass
    with pytest.raises((TypeError, AttributeError)):
        Position.__new__(Position).legal_actions()
    with pytest.raises((TypeError, AttributeError)):
        Rules.__new__(Rules).start(1)


def test_an_empty_position_is_a_finished_game() -> None:
    empty = Position(RULES)
    assert empty.legal_actions() == []
    assert empty.playout(0, seed=1) == 0
    assert empty.places() == [1, 1]
    empty.reshuffle(1)
    with pytest.raises(ValueError, match="not legal"):
        empty.apply(0)


def test_the_fields_of_a_position_survive_json() -> None:
    fields = RULES.start(4).fields()
    copy = Position(RULES)
    copy.set_fields(msgspec.json.decode(msgspec.json.encode(fields)))
    assert copy == RULES.start(4)
