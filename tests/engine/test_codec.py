"""JSON: every value survives the round trip, and everything else is rejected."""

import json
import re
from contextlib import suppress

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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
    Event,
    Fuel,
    Nominate,
    Observation,
    PlantNumber,
    Power,
    RegionId,
    Scrap,
    Seat,
    State,
    Stock,
    UnreadableData,
)
from kilowatt.engine.codec import (
    MOST_BYTES,
    decode,
    decode_action,
    decode_chance,
    decode_state,
    encode,
    schema,
)
from tests.play import turns
from tests.properties.strategies import Setting, settings_of_games

laws = settings(max_examples=15)

WIRE: dict[str, Action] = {
    '{"type":"draft_region","region":"teal"}': DraftRegion(RegionId("teal")),
    '{"type":"nominate","plant":5}': Nominate(PlantNumber(5)),
    '{"type":"bid","amount":12}': Bid(12),
    '{"type":"pass"}': PASS,
    '{"type":"scrap","plant":4}': Scrap(PlantNumber(4)),
    '{"type":"drop","fuel":"coal"}': Drop(Fuel.COAL),
    '{"type":"buy_fuel","fuel":"uranium"}': BuyFuel(Fuel.URANIUM),
    '{"type":"build","city":"essen"}': Build(CityId("essen")),
    '{"type":"power","plants":[5,12],"hybrid_coal":2}': Power((PlantNumber(5), PlantNumber(12)), 2),
    '{"type":"done"}': DONE,
}


# --- there and back


@pytest.mark.parametrize("text", WIRE)
def test_the_wire_form_of_every_action(text: str) -> None:
    assert encode(WIRE[text]).decode() == text
    assert decode_action(text) == decode_action(text.encode()) == WIRE[text]


def test_every_kind_of_action_has_its_wire_form_pinned() -> None:
    assert {type(action) for action in WIRE.values()} == set(Action.__args__)


def test_blanks_and_the_order_of_fields_do_not_matter() -> None:
    assert decode_action(' {"amount": 12,\n "type": "bid"} ') == Bid(12)


@laws
@given(settings_of_games)
def test_whole_games_survive_json(setting: Setting) -> None:
    game = setting.game
    for event in game.start(setting.chance).events:
        assert decode(encode(event), type(event)) == event
    for turn in turns(game, setting.chance, setting.player):
        assert decode_action(encode(turn.action)) == turn.action
        assert decode_state(encode(turn.after.state)) == turn.after.state
        for event in turn.after.events:
            assert decode(encode(event), type(event)) == event


@laws
@given(settings_of_games)
def test_configs_chances_and_observations_survive_json(setting: Setting) -> None:
    assert decode(encode(setting.config), Config) == setting.config
    assert decode_chance(encode(setting.chance)) == setting.chance
    seen = setting.game.observe(setting.game.start(setting.chance).state, Seat(0))
    assert decode(encode(seen), Observation) == seen


@pytest.mark.parametrize(
    "value",
    [
        Config(BoardId("usa"), 3, (RegionId("green"), RegionId("teal")), hidden_money=True),
        Chance(-5, (RegionId("green"),), (Seat(1), Seat(0)), (PlantNumber(13), PlantNumber(99)), ()),
        Chance(seed=2**64 - 1),
    ],
)
def test_explicit_options_survive_json(value: Config | Chance) -> None:
    assert decode(encode(value), type(value)) == value


# --- what is refused


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ('{"type":"bid","amount":"5"}', "Expected `int`, got `str` - at `$.amount`"),
        ('{"type":"bid","amount":5.0}', "Expected `int`, got `float` - at `$.amount`"),
        ('{"type":"bid","amount":true}', "Expected `int`, got `bool` - at `$.amount`"),
        ('{"type":"bid","amount":null}', "Expected `int`, got `null` - at `$.amount`"),
        ('{"type":"bid","amount":1e3}', "Expected `int`, got `float` - at `$.amount`"),
        ('{"type":"bid"}', "Object missing required field `amount`"),
        ('{"type":"bid","amount":5,"seat":1}', "Object contains unknown field `seat`"),
        ('{"type":"bribe","amount":5}', "Invalid value 'bribe' - at `$.type`"),
        ('{"type":"buy_fuel","fuel":"milk"}', "Invalid enum value 'milk' - at `$.fuel`"),
        ('{"type":"power","plants":[5,"7"]}', "Expected `int`, got `str` - at `$.plants[1]`"),
        ('{"type":"power","plants":{}}', "Expected `array`, got `object` - at `$.plants`"),
        ('{"amount":5}', "Object missing required field `type`"),
        ("[]", "Expected `object`, got `array`"),
        ("null", "Expected `object`, got `null`"),
        ("", "Input data was truncated"),
        ('{"type":"bid","amount":5', "Input data was truncated"),
        ('{"type":"pass"} x', "JSON is malformed: trailing characters (byte 17)"),
        ('{"type":"bid","amount":NaN}', "JSON is malformed: invalid character (byte 23)"),
        (b"\x80\x81\x82", "not UTF-8 at byte 0"),
        (b'{"type":"build","city":"\xff"}', "not UTF-8 at byte 24"),
        ('{"type":"build","city":"\ud800"}', "not UTF-8 at byte 24"),
        ('{"type":' + "[" * 50_000, "nested too deeply"),
        ('{"a":' * 10_000, "nested too deeply"),
        ('{"type":"bid","amount":' + "9" * 21 + "}", "a number of more than 20 digits at byte 23"),
        (" " * (MOST_BYTES + 1), f"{MOST_BYTES + 1} bytes, and at most {MOST_BYTES} are read"),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_what_is_not_an_action_is_refused_with_its_place(data: str | bytes, message: str) -> None:
    with pytest.raises(UnreadableData, match=f"^{re.escape(f'not an action: {message}')}$"):
        decode_action(data)


@settings(max_examples=300)
@given(st.binary(max_size=200) | st.text(max_size=200))
def test_garbage_raises_only_unreadable_data(data: bytes | str) -> None:
    for read in (decode_action, decode_state, decode_chance):
        with suppress(UnreadableData):
            read(data)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
)


@settings(max_examples=300)
@given(st.sampled_from(sorted(WIRE)), st.data())
def test_a_damaged_action_is_an_action_or_refused(text: str, data: st.DataObject) -> None:
    """With one field changed to anything, an action that still decodes is well-typed."""
    fields = json.loads(text)
    name = data.draw(st.sampled_from(sorted(fields)))
    fields[name] = data.draw(json_values)
    try:
        action = decode_action(json.dumps(fields))
    except UnreadableData:
        return
    assert decode_action(encode(action)) == action


@laws
@given(st.data())
def test_json_that_is_cut_off_is_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(sorted(WIRE)))
    with pytest.raises(UnreadableData):
        decode_action(text[: data.draw(st.integers(0, len(text) - 1))])


def test_each_kind_names_itself() -> None:
    for read, what in ((decode_action, "an action"), (decode_state, "a state"), (decode_chance, "a chance")):
        with pytest.raises(UnreadableData, match=f"^not {what}: Expected `object`, got `int`$"):
            read("5")
    with pytest.raises(UnreadableData, match=r"^not a Stock: "):
        decode("5", Stock)


def test_values_that_cannot_be_decoded_are_not_encoded() -> None:
    with pytest.raises(UnreadableData, match="more than 20 digits"):
        encode(Chance(seed=10**21))
    with pytest.raises(UnreadableData, match="cannot be written as JSON"):
        encode(Build(CityId("\ud800")))
    with pytest.raises(UnreadableData, match="cannot be written as JSON"):
        encode(object())


# --- schemas


def test_the_schemas_accept_what_is_written_and_no_more() -> None:
    validator = jsonschema.Draft202012Validator(schema(Action))
    for text in WIRE:
        validator.validate(json.loads(text))
    assert not validator.is_valid({"type": "bid", "amount": "5"})
    assert not validator.is_valid({"type": "bid", "amount": 5, "seat": 1})
    jsonschema.Draft202012Validator.check_schema(schema(Event))
    jsonschema.Draft202012Validator.check_schema(schema(State))
