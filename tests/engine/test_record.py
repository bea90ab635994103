"""Records fold to the same states, can be verified, and name their faults."""

import json
from collections.abc import Callable
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kilowatt.content import game_for
from kilowatt.engine import (
    DONE,
    PASS,
    Action,
    Bid,
    BoardId,
    BrokenRecord,
    Chance,
    Config,
    Game,
    IllegalAction,
    Nominate,
    PlantNumber,
    RegionId,
    Seat,
    State,
    UnreadableData,
)
from kilowatt.engine.events import DeckPrepared, OrderDrawn, Step3Drawn, redact
from kilowatt.engine.record import MOST_BYTES, VERSION, Record, RecordedMove, schema
from tests.play import plausible, states, turns
from tests.properties.strategies import Setting, settings_of_games

laws = settings(max_examples=15)

GAME = game_for(Config(BoardId("usa"), 3))
CHANCE = Chance(seed=7)
WHOLE = Record.of(GAME, CHANCE, [turn.action for turn in turns(GAME, CHANCE, plausible)])
SHORT = WHOLE.undo(len(WHOLE.moves) - 8)
"""Nominate, bid, … : the first eight moves of the first auctions."""


def recorded(setting: Setting) -> Record:
    actions = [turn.action for turn in turns(setting.game, setting.chance, setting.player)]
    return Record.of(setting.game, setting.chance, actions)


def edited(record: Record, edit: Callable[[Any], None]) -> bytes:
    """A record changed by hand, as in a text editor."""
    tree = json.loads(record.to_json())
    edit(tree)
    return json.dumps(tree).encode()


def with_action(record: Record, number: int, **changes: Any) -> Record:
    moves = list(record.moves)
    moves[number - 1] = replace(moves[number - 1], **changes)
    return replace(record, moves=tuple(moves))


def fault(record: Record, game: Game = GAME) -> BrokenRecord:
    """The error that `verify` raises."""
    with pytest.raises(BrokenRecord) as raised:
        record.verify(game)
    return raised.value


def folding_fault(record: Record) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as raised:
        record.state(GAME)
    return raised.value


def reading_fault(data: bytes | str) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as raised:
        Record.from_json(data)
    return raised.value


# --- laws


@laws
@given(settings_of_games)
def test_a_record_folds_to_the_states_of_the_game_and_verifies(setting: Setting) -> None:
    record = recorded(setting)
    assert list(record.states(setting.game)) == list(states(setting.game, setting.chance, setting.player))
    record.verify(setting.game)


@laws
@given(settings_of_games)
def test_records_survive_json(setting: Setting) -> None:
    record = recorded(setting)
    assert Record.from_json(record.to_json()) == record
    assert Record.from_json(record.to_json().decode()) == record


@laws
@given(settings_of_games)
def test_a_game_rebuilt_from_its_chance_alone_has_the_same_moves(setting: Setting) -> None:
    """With regions, order, deck and Step 3 deck given, the seed no longer matters (R1.1, R1.2, R1.6, R8.3)."""
    record = recorded(setting)
    scripted = replace(script_of(record), seed=setting.seed ^ 1)
    again = Record.of(setting.game, scripted, [move.action for move in record.moves])
    assert again.moves == record.moves
    again.verify(setting.game)
    assert Record.from_json(again.to_json()) == again


def script_of(record: Record) -> Chance:
    """Everything random in a game, as a `Chance` without a seed."""
    events = [*record.opening, *(event for move in record.moves for event in move.events)]
    by_kind = {type(event): event for event in events}
    order, deck, shuffled = (by_kind.get(kind) for kind in (OrderDrawn, DeckPrepared, Step3Drawn))
    assert isinstance(order, OrderDrawn)
    assert isinstance(deck, DeckPrepared)
    return Chance(
        regions=script_of_regions(record),
        order=order.order,
        deck=deck.deck,
        step3_deck=shuffled.deck if isinstance(shuffled, Step3Drawn) else (),
    )


def script_of_regions(record: Record) -> tuple[RegionId, ...] | None:
    if record.config.regions != "random":
        return None
    return next(event.regions for event in record.opening if hasattr(event, "regions"))


# --- making


def test_a_record_grows_by_one_move_at_a_time() -> None:
    state, record = GAME.start(CHANCE).state, Record.begin(GAME, CHANCE)
    by_hand = record
    assert record.state(GAME) == state
    for move in SHORT.moves:
        after = GAME.apply(state, move.action)
        record, state = record.with_move(state, move.action, after), after.state
        by_hand = by_hand.play(GAME, move.action, by=move.seat)
    assert record == by_hand == SHORT
    assert record.state(GAME) == state


def test_an_illegal_action_leaves_the_record_as_it_was() -> None:
    before = SHORT.to_json()
    with pytest.raises(IllegalAction, match="wrong_phase"):
        SHORT.play(GAME, DONE)
    with pytest.raises(IllegalAction, match="not_your_turn"):
        SHORT.play(GAME, PASS, by=Seat((SHORT.state(GAME).asked + 1) % 3))
    assert SHORT.to_json() == before


def test_undo_drops_the_last_moves() -> None:
    assert SHORT.undo() == replace(SHORT, moves=SHORT.moves[:-1])
    assert SHORT.undo(0) == SHORT
    assert SHORT.undo(8) == Record.begin(GAME, CHANCE)
    assert list(SHORT.undo(3).states(GAME)) == list(SHORT.states(GAME))[:-3]


@pytest.mark.parametrize("count", [9, -1])
def test_undo_cannot_drop_more_moves_than_there_are(count: int) -> None:
    with pytest.raises(ValueError, match=f"^cannot undo {count} of 8 moves$"):
        SHORT.undo(count)


def test_a_record_is_of_one_game() -> None:
    other = game_for(Config(BoardId("usa"), 4))
    message = "the record has players=3, the game given has players=4"
    assert str(fault(SHORT, other)) == message
    with pytest.raises(BrokenRecord, match=message):
        SHORT.states(other)


def test_stored_games_survive_a_corrected_rule() -> None:
    """Folding checks no rules: the events stay as they were recorded."""
    bid = next(number for number, move in enumerate(SHORT.moves, 1) if isinstance(move.action, Bid))
    odd = with_action(SHORT, bid, action=Bid(1_000_000))
    assert list(odd.states(GAME)) == list(SHORT.states(GAME))
    assert fault(odd).move == bid


# --- verify


def test_an_illegal_move_is_named_with_its_refusal() -> None:
    seat = SHORT.moves[1].seat
    broken = fault(with_action(SHORT, 2, action=Bid(1)))
    least = SHORT.moves[0].action
    assert isinstance(least, Nominate)
    assert str(broken) == f"move 2, seat {seat}, 'bid 1': refused: bid_too_low, bid=1, least={least.plant} (R3.1)"
    assert broken.move == 2


def test_a_move_by_the_wrong_seat_is_named() -> None:
    right, wrong = SHORT.moves[2].seat, (SHORT.moves[2].seat + 1) % 3
    broken = fault(with_action(SHORT, 3, seat=Seat(wrong)))
    assert f"move 3, seat {wrong}, " in str(broken)
    assert f"refused: not_your_turn, seat={wrong}, active={right}" in str(broken)
    assert broken.move == 3


def test_a_move_after_the_end_is_named() -> None:
    number = len(WHOLE.moves) + 1
    broken = fault(replace(WHOLE, moves=(*WHOLE.moves, RecordedMove(Seat(0), DONE, ()))))
    assert str(broken) == f"move {number}, seat 0, 'done': refused: game_over (R9.1)"
    assert broken.move == number


def test_an_edited_event_is_named_with_the_right_one() -> None:
    def cheaper(tree: Any) -> None:
        tree["moves"][0]["events"][0]["plant"] = 50

    plant = json.loads(SHORT.to_json())["moves"][0]["events"][0]["plant"]
    seat = SHORT.moves[0].seat
    broken = fault(Record.from_json(edited(SHORT, cheaper)))
    assert str(broken) == (
        f"move 1, seat {seat}, 'nominate {plant}': event 1 is "
        f'{{"type":"plant_nominated","seat":{seat},"plant":50}} on record, '
        f'by the rules it is {{"type":"plant_nominated","seat":{seat},"plant":{plant}}}'
    )
    assert broken.move == 1


def test_a_missing_or_extra_event_is_named() -> None:
    events = SHORT.moves[3].events
    short = fault(with_action(SHORT, 4, events=events[:-1]))
    assert f": event {len(events)} is missing: {{" in str(short)
    assert short.move == 4
    long = fault(with_action(SHORT, 4, events=(*events, events[-1])))
    assert f": event {len(events) + 1} does not follow from the rules: {{" in str(long)
    assert long.move == 4


def test_another_opening_than_the_chance_gives_is_named() -> None:
    broken = fault(replace(SHORT, chance=Chance(seed=8)))
    assert str(broken).startswith('before the first move: event 1 is {"type":"order_drawn",')
    assert broken.move == 0


def test_a_chance_that_no_game_can_have_is_named() -> None:
    broken = fault(replace(SHORT, chance=Chance(deck=(PlantNumber(13),))))
    assert str(broken).startswith("before the first move: the deck given has 1 cards")
    assert broken.move == 0


def test_a_step_3_deck_that_does_not_fit_is_named_with_the_move_that_needs_it() -> None:
    number = next(
        number
        for number, move in enumerate(WHOLE.moves, 1)
        if any(isinstance(event, Step3Drawn) for event in move.events)
    )
    chance = Chance(seed=7, step3_deck=())
    opening = GAME.start(chance).events
    broken = fault(replace(WHOLE, chance=chance, opening=opening))
    assert str(broken).startswith(f"move {number}, seat ")
    assert ": the Step 3 deck given is (), but the cards left are" in str(broken)
    assert broken.move == number


@settings(max_examples=60)
@given(st.data())
def test_every_changed_move_is_detected(data: st.DataObject) -> None:
    """A replaced action is illegal or has other events, and the error names its move."""
    number = data.draw(st.integers(1, len(WHOLE.moves)))
    moves = {move.action for move in WHOLE.moves} - {WHOLE.moves[number - 1].action}
    action: Action = data.draw(st.sampled_from(sorted(moves, key=repr)))
    assert fault(with_action(WHOLE, number, action=action)).move == number


# --- folding what was tampered with


def test_an_event_that_does_not_fit_is_named_when_folded() -> None:
    def unknown_plant(tree: Any) -> None:
        bought = next(event for event in tree["moves"][bought_in - 1]["events"] if event["type"] == "plant_bought")
        bought["plant"] = 77

    bought_in = next(
        number for number, move in enumerate(SHORT.moves, 1) if any(hasattr(event, "price") for event in move.events)
    )
    broken = folding_fault(Record.from_json(edited(SHORT, unknown_plant)))
    assert str(broken).startswith(f"move {bought_in}, seat ")
    assert ' does not fit: {"type":"plant_bought",' in str(broken)
    assert broken.move == bought_in


@pytest.mark.parametrize("seat", [-1, 3, 1000])
def test_an_event_of_an_unknown_seat_is_named(seat: int) -> None:
    def elsewhere(tree: Any) -> None:
        tree["moves"][1]["events"][0]["seat"] = seat

    broken = folding_fault(Record.from_json(edited(SHORT, elsewhere)))
    assert str(broken).endswith(f": there is no seat {seat}")
    assert broken.move == 2


def test_a_redacted_record_cannot_be_folded() -> None:
    broken = folding_fault(replace(SHORT, opening=tuple(redact(event) for event in SHORT.opening)))
    assert str(broken).startswith("before the first move: event 2 does not fit: ")
    assert broken.move == 0


def test_an_opening_without_events_is_rejected() -> None:
    broken = fault(replace(SHORT, opening=()))
    assert str(broken).startswith("before the first move: event 1 is missing: ")
    assert folding_fault(replace(SHORT, opening=(OrderDrawn(()),))).move == 0


@settings(max_examples=150)
@given(st.data())
def test_folding_a_tampered_record_gives_states_or_names_the_move(data: st.DataObject) -> None:
    """For any number or word of an event."""

    def tamper(tree: Any) -> None:
        move = data.draw(st.sampled_from(tree["moves"]))
        event = data.draw(st.sampled_from(move["events"]))
        name = data.draw(st.sampled_from(sorted(event)))
        event[name] = data.draw(st.integers(-3, 120) | st.sampled_from(["coal", "order_set", "essen", [], None]))

    broken = error_in_folding(edited(WHOLE, tamper))
    assert broken is None or f"move {broken.move}" in str(broken)


def error_in_folding(data: bytes) -> BrokenRecord | None:
    try:
        assert all(isinstance(state, State) for state in Record.from_json(data).states(GAME))
    except BrokenRecord as error:
        return error
    return None


# --- reading JSON


def test_the_layout_of_a_record() -> None:
    tree = json.loads(SHORT.to_json())
    assert list(tree) == ["version", "config", "chance", "opening", "moves"]
    assert tree["version"] == VERSION == 1
    assert tree["config"] == {"board": "usa", "players": 3}
    assert tree["chance"] == {"seed": 7}
    assert list(tree["moves"][0]) == ["seat", "action", "events"]


def test_another_version_is_refused_whatever_else_is_in_it() -> None:
    assert str(reading_fault('{"version": 2, "cards": []}')) == ("a record of version 2; this program reads version 1")
    assert str(reading_fault('{"version": "1"}')) == "not a record: Expected `int`, got `str` - at `$.version`"
    assert str(reading_fault("{}")) == "not a record: Object missing required field `version`"


@pytest.mark.parametrize("name", ["config", "chance", "opening", "moves"])
def test_a_missing_part_is_named(name: str) -> None:
    broken = reading_fault(edited(SHORT, lambda tree: tree.pop(name)))
    assert str(broken) == f"not a record: Object missing required field `{name}`"
    assert broken.move is None


@pytest.mark.parametrize("name", ["seat", "action", "events"])
def test_a_missing_part_of_a_move_is_named_with_the_move(name: str) -> None:
    broken = reading_fault(edited(SHORT, lambda tree: tree["moves"][4].pop(name)))
    assert str(broken) == f"move 5: not a record: Object missing required field `{name}` - at `$.moves[4]`"
    assert broken.move == 5


def test_a_seat_out_of_range_is_named_with_the_move() -> None:
    def stranger(tree: Any) -> None:
        tree["moves"][4]["seat"] = 3

    broken = reading_fault(edited(SHORT, stranger))
    assert str(broken) == "move 5: there is no seat 3: the seats are 0 to 2"
    assert broken.move == 5
    assert folding_fault(with_action(SHORT, 5, seat=Seat(-1))).move == 5
    assert fault(with_action(SHORT, 5, seat=Seat(-1))).move == 5


def test_an_unknown_action_or_event_is_named_with_the_move() -> None:
    def bribe(tree: Any) -> None:
        tree["moves"][2]["action"]["type"] = "bribe"

    def miracle(tree: Any) -> None:
        tree["moves"][3]["events"][0]["type"] = "miracle"

    def omen(tree: Any) -> None:
        tree["opening"][0]["type"] = "omen"

    broken = reading_fault(edited(SHORT, omen))
    assert str(broken) == "before the first move: not a record: Invalid value 'omen' - at `$.opening[0].type`"
    assert broken.move == 0
    broken = reading_fault(edited(SHORT, bribe))
    assert str(broken) == "move 3: not a record: Invalid value 'bribe' - at `$.moves[2].action.type`"
    broken = reading_fault(edited(SHORT, miracle))
    assert str(broken) == "move 4: not a record: Invalid value 'miracle' - at `$.moves[3].events[0].type`"
    assert broken.move == 4


def test_a_truncated_record_is_named_with_the_last_move_in_it() -> None:
    data = SHORT.to_json()
    cut = data.index(b'"action"', data.index(b'"moves"')) + 20
    broken = reading_fault(data[:cut])
    assert str(broken) == "not a record: Input data was truncated, in or after move 1"
    assert broken.move == 1
    assert reading_fault(data[:-1]).move == 8
    assert reading_fault(data[: data.index(b'"moves"')]).move == 0
    assert str(reading_fault(b"")) == "not a record: Input data was truncated, before the first move"


def test_malformed_json_is_named_with_the_move_it_is_in() -> None:
    data = SHORT.to_json()
    at = [place for place in range(len(data)) if data.startswith(b'"action"', place)][5]
    broken = reading_fault(data[: at + 9] + b"oops" + data[at + 9 :])
    assert str(broken).endswith(", in or after move 6")
    assert broken.move == 6
    assert reading_fault(data[: at + 20] + b"\xff" + data[at + 21 :]).move == 6


@pytest.mark.parametrize("data", ["[]", "null", "x", '{"version":' + "[" * 100_000, " " * (MOST_BYTES + 1), "\ud800"])
def test_data_that_is_not_a_record_is_rejected(data: str) -> None:
    with pytest.raises(UnreadableData):
        Record.from_json(data)


@settings(max_examples=100)
@given(st.integers(0, len(SHORT.to_json()) - 1))
def test_a_record_cut_anywhere_is_refused(length: int) -> None:
    reading_fault(SHORT.to_json()[:length])


def test_the_schema_of_a_record() -> None:
    validator = jsonschema.Draft202012Validator(schema())
    validator.validate(json.loads(WHOLE.to_json()))
    assert not validator.is_valid(json.loads(edited(SHORT, lambda tree: tree["moves"][0].pop("seat"))))
