"""Parsing of input lines."""

import pytest

from kilowatt.cli.decisions import Decision
from kilowatt.cli.input_parser import Command, InputError, ParsedActions, normalized, parse_line
from kilowatt.engine import DONE, PASS, Action
from kilowatt.i18n import LANGUAGES, Language, Translator
from tests.cli.support import ENGLISH, context_for, observed, position_with
from tests.scenes import build, buy, drop, nominate, pick, power, scene, scrap


def parsed(line: str, kind: Decision = Decision.BUY_FUEL, translator: Translator = ENGLISH) -> ParsedActions | Command:
    game, state = position_with(kind)
    return parse_line(context_for(game, translator), observed(game, state), line)


def moves(line: str, kind: Decision = Decision.BUY_FUEL, translator: Translator = ENGLISH) -> tuple[Action, ...]:
    found = parsed(line, kind, translator)
    assert isinstance(found, ParsedActions)
    return found.actions


def error_message(line: str, kind: Decision = Decision.BUY_FUEL) -> str:
    with pytest.raises(InputError) as error:
        parsed(line, kind)
    return str(error.value)


# --- moves


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("nominate 5", nominate(5)),
        ("  NOMINATE   5 ", nominate(5)),
        ("pass", PASS),
        ("done", DONE),
        ("scrap 4", scrap(4)),
        ("drop coal", drop("coal")),
        ("draft red", pick("red")),
        ("power none", power()),
        ("build essen", build("essen")),
    ],
)
def test_a_move_is_written_in_the_notation(line: str, action: Action) -> None:
    assert moves(line) == (action,)


@pytest.mark.parametrize(
    ("line", "bought"),
    [
        ("buy coal", "C"),
        ("buy coal 3", "CCC"),
        ("buy 3 coal", "CCC"),
        ("buy coal 2 oil", "CCO"),
        ("buy coal oil 2", "COO"),
        ("buy 2 coal 1 oil", "CCO"),
        ("buy 2 coal oil", "CCO"),
        ("buy c 2 u", "CCU"),
        ("Buy Garbage 2", "GG"),
    ],
)
def test_several_markers_can_be_bought_at_once(line: str, bought: str) -> None:
    kinds = {"C": "coal", "O": "oil", "G": "garbage", "U": "uranium"}
    assert moves(line) == tuple(buy(kinds[letter]) for letter in bought)


@pytest.mark.parametrize("line", ["buy", "buy 3", "buy coal 0", "buy coal 99", "buy coal 2 2", "buy tea"])
def test_an_unclear_purchase_is_not_guessed(line: str) -> None:
    assert error_message(line).endswith("Write it like this: buy coal")


@pytest.mark.parametrize("language", LANGUAGES)
def test_resources_can_be_typed_as_the_screen_names_them(language: Language) -> None:
    translator = Translator.for_language(language)
    name = translator("fuel-garbage")
    assert moves(f"buy {name} 2", translator=translator) == (buy("garbage"), buy("garbage"))


@pytest.mark.parametrize(
    ("line", "cities"),
    [
        ("build Köln", ["koeln"]),
        ("build koln", ["koeln"]),
        ("build Frankfurt am Main", ["frankfurt-main"]),
        ("build frankfurt-main", ["frankfurt-main"]),
        ("build Frankfurt (Oder)", ["frankfurt-oder"]),
        ("build essen duisburg", ["essen", "duisburg"]),
        ("build Frankfurt am Main, essen", ["frankfurt-main", "essen"]),
    ],
)
def test_cities_can_be_typed_by_id_or_name(line: str, cities: list[str]) -> None:
    assert moves(line) == tuple(map(build, cities))


def test_accents_and_punctuation_are_removed_from_names() -> None:
    assert normalized("  São Paulo / (Łódź) ") == "sao-paulo-łodz"


def test_a_mix_that_hybrids_cannot_burn_is_corrected_with_a_remark() -> None:
    """`power 5` means all oil, which is illegal when plant 5 has only coal."""
    table = scene("germany 3p bureaucracy | blue: #5 @1 coal2")
    found = parse_line(context_for(table.game), observed(table.game, table.state), "power 5")
    assert found == ParsedActions((power(5, coal=2),), "The hybrids burn what you have: power 5 coal 2.")


def test_a_legal_or_explicit_mix_is_not_changed() -> None:
    assert moves("power 5", Decision.POWER) == (power(5),)
    assert moves("power 5 coal 1", Decision.POWER) == (power(5, coal=1),)
    assert moves("power 7", Decision.POWER) == (power(7),)


# --- Enter alone


@pytest.mark.parametrize(
    ("kind", "actions"),
    [
        (Decision.FORCED, (DONE,)),
        (Decision.POWER, (power(4, 5, 13),)),
        (Decision.BUY_FUEL, ()),
        (Decision.OPEN, ()),
    ],
)
def test_enter_plays_the_obvious_move_or_nothing(kind: Decision, actions: tuple[Action, ...]) -> None:
    assert moves("", kind) == actions


# --- commands


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("?", Command("?")),
        ("help", Command("?")),
        ("UNDO", Command("undo")),
        ("q", Command("quit")),
        ("exit", Command("quit")),
        ("save My Game.json", Command("save", "My Game.json")),
        ("save! x.json", Command("save", "x.json", force=True)),
        ("load", Command("load")),
        ("map essen", Command("map", "essen")),
    ],
)
def test_commands_are_parsed_with_argument_and_force(line: str, command: Command) -> None:
    assert parsed(line) == command


# --- errors


@pytest.mark.parametrize(
    ("line", "kind", "sentence"),
    [
        ("bulid essen", Decision.BUILD, "I do not know “bulid”. Did you mean build?"),
        ("unod", Decision.BUILD, "I do not know “unod”. Did you mean undo?"),
        ("duisburg", Decision.BUILD, "I do not know “duisburg”. Did you mean build duisburg?"),
        ("7", Decision.RAISE, "I do not know “7”. Did you mean bid 7?"),
        ("xyzzy", Decision.BUILD, "I do not know “xyzzy”. ? shows what you can type."),
        ("build esen", Decision.BUILD, "I do not know “esen”. Did you mean build essen?"),
        ("build frankf", Decision.BUILD, "I do not know “frankf”. Did you mean build frankfurt-oder?"),
        ("build atlantis", Decision.BUILD, "This map has no city “atlantis”."),
        ("build", Decision.BUILD, "I do not understand “build”. Write it like this: build "),
        ("bid abc", Decision.RAISE, "I do not understand “bid abc”. Write it like this: bid 5"),
        ("bid -1", Decision.BUILD, "I do not understand “bid -1”. Write it like this: bid 12"),
        ("power x", Decision.POWER, "I do not understand “power x”. Write it like this: power none"),
        ("pass now", Decision.BUILD, "I do not understand “pass now”. Write it like this: pass"),
    ],
)
def test_an_unknown_input_is_answered_with_a_suggestion(line: str, kind: Decision, sentence: str) -> None:
    assert error_message(line, kind).startswith(sentence)


@pytest.mark.parametrize(
    "line",
    [
        "\x00",
        "💡",
        "[red]x",
        "buy \u0663 coal",
        "bid 99999999999999999999999",
        "build " + "x" * 5_000,
        "draft " + "x" * 5_000,
        "save " + "x" * 5_000,
        "x" * 1_000_000,
    ],
)
def test_garbage_raises_an_input_error(line: str) -> None:
    assert error_message(line, Decision.BUILD)
