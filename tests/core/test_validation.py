"""The core refuses positions in which an index would leave its array or a loop would not end."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kilowatt.content import game_for
from kilowatt.core import IS_COMPILED, PLANNER, UNIFORM, Position, codes, position_of, rules_of, state_of
from kilowatt.core.layout.fields import StateFields
from kilowatt.engine import Auction, BoardId, Chance, Config, Nominate, Phase, PlantNumber
from tests.core.fuzz import FUZZ, change_one
from tests.core.rare_positions import scraps
from tests.play import plausible, states

GAME = game_for(Config(BoardId("germany"), 3, regions="draft"))
RULES = rules_of(GAME)
PLAYED = list(states(GAME, Chance(seed=11), plausible))
OPENING = next(
    state
    for state in PLAYED
    if state.round > 4 and state.auction == Auction() and isinstance(GAME.legal_actions(state)[0], Nominate)
)
"""The beginning of a phase 2 in which the first player can pay a plant."""
TABLES = {
    "draft": PLAYED[1],
    "auction": OPENING,
    "bidding": next(state for state in PLAYED if state.auction.bid and state.round > 2),
    "sale": scraps()[0].state,
    "settling": next(table.state for table in scraps() if table.state.auction.scrapped),
    "building": next(
        state
        for state in PLAYED
        if state.phase is Phase.BUILDING and state.round > 5 and state.fate and len(state.players[0].plants) > 1
    ),
    "step 3": next(state for state in PLAYED if state.step == 3),
    "over": PLAYED[-1],
}

Change = Callable[[StateFields], Any]


def put(name: str, *path: int, value: int) -> Change:
    """A change of one number in the fields."""

    def change(fields: StateFields) -> None:
        cells: Any = fields
        for place in (name, *path)[:-1]:
            cells = cells[place]
        cells[(name, *path)[-1]] = value

    return change


FAULTS: list[tuple[str, str, Change]] = [
    ("building", "turn", put("phase", value=6)),
    ("building", "turn", put("phase", value=-1)),
    ("building", "turn", put("phase", value=codes.OVER)),
    ("building", "turn", put("step", value=0)),
    ("building", "turn", put("step", value=4)),
    ("building", "turn", put("round", value=-1)),
    ("building", "turn", put("round", value=codes.LAST_ROUND)),
    ("building", "turn", put("active", value=3)),
    ("building", "turn", put("active", value=-1)),
    ("building", "turn", put("active", value=-2)),
    ("over", "turn", put("active", value=0)),
    ("building", "turn", put("order", 0, value=3)),
    ("building", "turn", put("order", 0, value=-1)),
    ("building", "turn", lambda fields: fields["order"].__setitem__(0, fields["order"][1])),
    ("building", "turn", put("money", 0, value=-1)),
    ("building", "turn", put("money", 2, value=codes.MOST_MONEY + 1)),
    ("building", "cards", put("market_count", value=-1)),
    ("building", "cards", put("market_count", value=9)),
    ("building", "cards", put("market_count", value=12)),
    ("building", "cards", put("market", 0, value=0)),
    ("building", "cards", put("market", 0, value=1)),
    ("building", "cards", put("market", 0, value=-3)),
    ("building", "cards", put("market", 1, value=3)),
    ("building", "cards", put("market", 7, value=63)),
    ("building", "cards", put("market", 7, value=codes.STEP_3_CARD)),
    ("auction", "cards", put("market", 7, value=codes.STEP_3_CARD)),
    ("step 3", "cards", put("market", 5, value=codes.STEP_3_CARD)),
    ("building", "cards", put("deck", 0, value=0)),
    ("building", "cards", put("deck", 0, value=-1)),
    ("building", "cards", put("deck", 0, value=70)),
    ("building", "cards", lambda fields: fields["deck"].append(fields["deck"][0])),
    ("building", "cards", lambda fields: fields["deck"].append(codes.STEP_3_CARD)),
    ("building", "cards", lambda fields: fields["deck"].remove(codes.STEP_3_CARD)),
    ("building", "cards", lambda fields: fields["deck"].clear()),
    ("building", "cards", put("step", value=3)),
    ("building", "cards", put("shuffle_kind", value=codes.SHUFFLE_DONE)),
    ("building", "cards", put("shuffle_kind", value=3)),
    ("building", "cards", put("shuffle_kind", value=-1)),
    ("step 3", "cards", put("shuffle_kind", value=codes.SHUFFLE_SEED)),
    ("building", "cards", put("plant_count", 0, value=-1)),
    ("building", "cards", put("plant_count", 0, value=4)),
    ("building", "cards", put("plant_count", 0, value=5)),
    ("building", "cards", put("plants", 0, 0, value=0)),
    ("building", "cards", put("plants", 0, 0, value=63)),
    ("building", "cards", lambda fields: fields["plants"].__setitem__(0, fields["plants"][1])),
    ("building", "cards", lambda fields: fields["plants"][0].reverse()),
    ("building", "cards", lambda fields: fields["plants"][0].__setitem__(1, fields["plants"][0][0] - 1)),
    ("building", "cards", put("gone", 1, value=1)),
    ("building", "cards", lambda fields: fields["gone"].__setitem__(fields["market"][0], 1)),
    ("building", "markers", put("fuel_market", 0, value=-1)),
    ("building", "markers", put("fuel_market", 0, value=25)),
    ("building", "markers", put("supply", 0, value=-1)),
    ("building", "markers", put("supply", 0, value=127)),
    ("building", "markers", put("left", 0, value=-1)),
    ("building", "markers", put("left", 3, value=100)),
    ("building", "markers", put("fuel", 0, 3, value=-1)),
    ("building", "markers", put("fuel", 0, 3, value=100)),
    ("building", "markers", put("room", 0, 0, value=100)),
    ("building", "map", put("regions", value=-1)),
    ("building", "map", put("regions", value=64)),
    ("building", "map", put("regions", value=1)),
    ("building", "map", put("regions", value=0)),
    ("building", "map", put("phase", value=codes.DRAFT)),
    ("draft", "map", put("regions", value=0b111)),
    ("draft", "map", put("regions", value=0b011111)),
    ("draft", "map", put("phase", value=codes.AUCTION)),
    ("building", "map", put("owned", 0, value=-1)),
    ("building", "map", put("owned", 0, value=42)),
    ("building", "map", put("leader", value=42)),
    ("building", "map", put("empty", value=-1)),
    ("building", "map", put("houses", 0, value=3)),
    ("building", "map", put("cost", 0, value=-500)),
    ("building", "map", put("dist", 0, 0, value=-500)),
    ("building", "map", put("dist", 0, 0, value=codes.OWN + 1)),
    ("building", "map", lambda fields: fields["dist"].__setitem__(0, [codes.OWN] * codes.CITIES)),
    ("building", "auction", put("plant", value=5)),
    ("building", "auction", put("bid", value=5)),
    ("building", "auction", put("bought", value=5)),
    ("building", "auction", put("scrapped", value=5)),
    ("building", "auction", put("bidder", value=5)),
    ("building", "auction", put("out", 1, value=1)),
    ("building", "auction", put("finished", 1, value=1)),
    ("building", "auction", put("sold", value=1)),
    ("auction", "auction", put("out", 1, value=1)),
    ("auction", "auction", put("out", 1, value=-1)),
    ("auction", "auction", put("finished", 1, value=2)),
    ("auction", "auction", put("finished", 5, value=1)),
    ("auction", "auction", put("sold", value=2)),
    ("auction", "auction", put("plant", value=63)),
    ("auction", "auction", put("plant", value=-1)),
    ("auction", "auction", put("bid", value=5)),
    ("auction", "auction", put("bidder", value=1)),
    ("auction", "auction", put("bought", value=5)),
    ("auction", "auction", put("scrapped", value=5)),
    ("auction", "auction", lambda fields: fields["finished"].__setitem__(fields["active"], 1)),
]


def fields_of(name: str) -> StateFields:
    return position_of(RULES, TABLES[name]).fields()


@pytest.mark.parametrize(("table", "fault", "change"), FAULTS)
def test_an_invalid_position_is_refused(table: str, fault: str, change: Change) -> None:
    fields = fields_of(table)
    change(fields)
    position = RULES.start(1)
    with pytest.raises(ValueError, match=f"cannot play.*{fault}"):
        position.set_fields(fields)
    assert position == RULES.start(1)


# --- within an auction


def bidding() -> StateFields:
    """A plant is up for auction, and one player has bid."""
    position = position_of(RULES, OPENING)
    position.apply(position.legal_actions()[0])
    position.apply(position.legal_actions()[0])
    return position.fields()


@pytest.mark.parametrize(
    "change",
    [
        put("plant", value=63),
        put("bid", value=1),
        put("bid", value=10**9),
        put("bidder", value=-1),
        put("bidder", value=3),
        put("bought", value=3),
        put("scrapped", value=3),
        lambda fields: fields["out"].__setitem__(fields["active"], 1),
        lambda fields: fields["out"].__setitem__(fields["bidder"], 1),
        lambda fields: fields.update(out=[1] * 6),
        lambda fields: fields["market"].__setitem__(slice(0, 8), [20, 22, 24, 26, 27, 28, 30, 31]),
        lambda fields: fields["money"].__setitem__(fields["bidder"], 0),
        lambda fields: fields.update(bid=0),
    ],
)
def test_an_auction_that_would_not_end_is_refused(change: Change) -> None:
    fields = bidding()
    position = Position(RULES)
    position.set_fields(deepcopy(fields))
    change(fields)
    with pytest.raises(ValueError, match=r"auction|cards"):
        position.set_fields(fields)


def test_a_nominating_player_without_the_money_is_refused() -> None:
    """Nothing would be legal; a sample of hidden money may lead to this (R3.1, R3.5)."""
    up = GAME.apply(OPENING, GAME.legal_actions(OPENING)[0]).state
    fields = position_of(RULES, up).fields()
    fields["money"] = [0] * 6
    with pytest.raises(ValueError, match="nothing is legal"):
        Position(RULES).set_fields(fields)


def test_a_sale_of_a_plant_the_buyer_does_not_have_is_refused() -> None:
    """R3.9."""
    for table in scraps():
        position = position_of(rules_of(table.game), table.state)
        fields = position.fields()
        for change in (
            put("bought", value=63),
            put("bought", value=-1),
            put("scrapped", value=-1),
            put("scrapped", value=63),
        ):
            wrong = deepcopy(fields)
            change(wrong)
            with pytest.raises(ValueError, match=r"auction|cards"):
                position.set_fields(wrong)
        assert state_of(position) == table.state


# --- sizes and types


@pytest.mark.parametrize("name", sorted(StateFields.__annotations__))
def test_a_field_of_the_wrong_size_or_type_is_refused(name: str) -> None:
    position, start = RULES.start(1), RULES.start(1)
    good: Any = start.fields()
    wrong: list[Any] = [None, "3", [], [0], [[0]], 2**70, -(2**70), object()]
    if isinstance(good[name], list):
        wrong += [[*good[name], good[name][0] if good[name] else 0] * 3, good[name][:-1], [None] * len(good[name])]
        wrong += [[2**40] * len(good[name])] if good[name] else []
    for value in wrong:
        if value == good[name] or (name in {"deck", "shuffle_deck"} and value == []):
            continue
        with pytest.raises(ValueError, match=r"fields|cannot play|numbers"):
            position.set_fields(good | {name: value})
        assert position == start
    del good[name]
    with pytest.raises(ValueError, match=name):
        position.set_fields(good)


@settings(max_examples=300 * FUZZ if IS_COMPILED else 12, deadline=None, derandomize=FUZZ == 1)
@given(st.sampled_from(sorted(TABLES)), st.data())
def test_a_changed_position_is_refused_or_can_be_played_to_the_end(table: str, data: st.DataObject) -> None:
    """Fuzz: one to three changed numbers; uncompiled, every index is checked while playing on."""
    fields: Any = fields_of(table)
    for _ in range(data.draw(st.integers(1, 3))):
        change_one(fields, data)
    position = Position(RULES)
    try:
        position.set_fields(fields)
    except ValueError:
        return
    assert state_of(position_of(RULES, state_of(position))) == state_of(position)
    for move in range(400 if IS_COMPILED else 60):
        legal = position.legal_actions()
        assert bool(legal) != position.is_over
        if not legal:
            break
        position.apply(legal[move * 7919 % len(legal)])
    if IS_COMPILED:
        position.playout(data.draw(st.integers(UNIFORM, PLANNER)), seed=1)
        assert position.is_over


def test_the_step_3_shuffle_is_kept() -> None:
    """By a seed of any size, or given by hand (R8.3)."""
    position = Position(RULES)
    for seed in (0, 2**64 - 1):
        fields = fields_of("building")
        fields["shuffle_seed"] = seed
        position.set_fields(fields)
        assert state_of(position).fate == seed
    fields = fields_of("building")
    fields["shuffle_kind"], fields["shuffle_seed"], fields["shuffle_deck"] = codes.SHUFFLE_GIVEN, 0, [30, 31]
    position.set_fields(fields)
    assert state_of(position).fate == (PlantNumber(30), PlantNumber(31))
