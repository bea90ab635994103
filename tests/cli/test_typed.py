"""What a typed line means."""

import pytest

from kilowatt.cli.asking import Question
from kilowatt.cli.typed import Command, Misunderstood, Moves, plain, understand
from kilowatt.engine import DONE, PASS, Action
from kilowatt.i18n import LANGUAGES, Language, Translator
from tests.cli.support import ENGLISH, asked, look_at, observed
from tests.scenes import build, buy, drop, nominate, pick, power, scene, scrap


def meant(line: str, kind: Question = Question.BUY_FUEL, translator: Translator = ENGLISH) -> Moves | Command:
    game, state = asked(kind)
    return understand(look_at(game, translator), observed(game, state), line)


def moves(line: str, kind: Question = Question.BUY_FUEL, translator: Translator = ENGLISH) -> tuple[Action, ...]:
    found = meant(line, kind, translator)
    assert isinstance(found, Moves)
    return found.actions


def complaint(line: str, kind: Question = Question.BUY_FUEL) -> str:
    with pytest.raises(Misunderstood) as error:
        meant(line, kind)
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
def test_a_purchase_that_says_nothing_clear_is_not_guessed(line: str) -> None:
    assert complaint(line).endswith("Write it like this: buy coal")


@pytest.mark.parametrize("language", LANGUAGES)
def test_resources_may_be_called_what_the_screen_calls_them(language: Language) -> None:
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
def test_cities_go_by_their_id_or_their_name(line: str, cities: list[str]) -> None:
    assert moves(line) == tuple(map(build, cities))


def test_names_as_any_keyboard_has_them() -> None:
    assert plain("  São Paulo / (Łódź) ") == "sao-paulo-łodz"


def test_a_mix_that_hybrids_cannot_burn_is_mended_and_said() -> None:
    """Plant 5 holds 2 coal of 4 markers in all, so `power 5` as all oil is legal; with coal alone it is not."""
    table = scene("germany 3p bureaucracy | blue: #5 @1 coal2")
    found = understand(look_at(table.game), observed(table.game, table.state), "power 5")
    assert found == Moves((power(5, coal=2),), "The hybrids burn what you have: power 5 coal 2.")


def test_a_mix_that_is_legal_or_said_in_full_is_taken_as_it_is() -> None:
    assert moves("power 5", Question.POWER) == (power(5),)
    assert moves("power 5 coal 1", Question.POWER) == (power(5, coal=1),)
    assert moves("power 7", Question.POWER) == (power(7),)


# --- Enter alone


@pytest.mark.parametrize(
    ("kind", "actions"),
    [
        (Question.FORCED, (DONE,)),
        (Question.POWER, (power(4, 5, 13),)),
        (Question.BUY_FUEL, ()),
        (Question.OPEN, ()),
    ],
)
def test_enter_alone_does_what_is_plain_or_nothing(kind: Question, actions: tuple[Action, ...]) -> None:
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
def test_commands(line: str, command: Command) -> None:
    assert meant(line) == command


# --- what is not understood


@pytest.mark.parametrize(
    ("line", "kind", "sentence"),
    [
        ("bulid essen", Question.BUILD, "I do not know “bulid”. Did you mean build?"),
        ("unod", Question.BUILD, "I do not know “unod”. Did you mean undo?"),
        ("duisburg", Question.BUILD, "I do not know “duisburg”. Did you mean build duisburg?"),
        ("7", Question.RAISE, "I do not know “7”. Did you mean bid 7?"),
        ("xyzzy", Question.BUILD, "I do not know “xyzzy”. ? shows what you can type."),
        ("build esen", Question.BUILD, "I do not know “esen”. Did you mean build essen?"),
        ("build frankf", Question.BUILD, "I do not know “frankf”. Did you mean build frankfurt-oder?"),
        ("build atlantis", Question.BUILD, "This map has no city “atlantis”."),
        ("build", Question.BUILD, "I do not understand “build”. Write it like this: build "),
        ("bid abc", Question.RAISE, "I do not understand “bid abc”. Write it like this: bid 5"),
        ("bid -1", Question.BUILD, "I do not understand “bid -1”. Write it like this: bid 12"),
        ("power x", Question.POWER, "I do not understand “power x”. Write it like this: power none"),
        ("pass now", Question.BUILD, "I do not understand “pass now”. Write it like this: pass"),
    ],
)
def test_what_is_not_understood_is_answered_with_what_would_be(line: str, kind: Question, sentence: str) -> None:
    assert complaint(line, kind).startswith(sentence)


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
def test_garbage_is_answered_too(line: str) -> None:
    assert complaint(line, Question.BUILD)
