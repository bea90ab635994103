"""The translator: messages, errors, and behaviour without Fluent."""

import os
import subprocess
import sys

import pytest
from msgspec.structs import replace

import kilowatt.i18n
from kilowatt.content import board_ids, load_board
from kilowatt.engine import BoardId, Build, CityId, Fuel, Phase, PlantKind
from kilowatt.i18n import LANGUAGES, Language, MessageError, Names, SeatColour, Translator, translator
from kilowatt.i18n.arguments import in_order, listed
from tests.i18n.catalogues import SOURCE


def test_the_public_surface_is_sorted_and_there() -> None:
    assert kilowatt.i18n.__all__ == sorted(kilowatt.i18n.__all__)
    assert all(hasattr(kilowatt.i18n, name) for name in kilowatt.i18n.__all__)


def test_a_language_has_one_translator() -> None:
    assert Translator.for_language("pl") is Translator.for_language(Language.POLISH)
    assert repr(Translator.for_language("pl")) == "Translator.for_language('pl')"


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no language 'fr': there are en, de, pl, it, ro, ja"):
        Translator.for_language("fr")


def test_every_language_knows_its_name() -> None:
    names = [Translator.for_language(language).name for language in LANGUAGES]
    assert names == ["English", "Deutsch", "Polski", "Italiano", "Română", "日本語"]


def test_an_unknown_key_is_an_error_and_never_printed() -> None:
    with pytest.raises(KeyError, match="no message 'event-nothing' in language 'de'"):
        Translator.for_language("de")("event-nothing")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(MessageError, match=r"message 'turn-of' in language 'de': Unknown external: player"):
        Translator.for_language("de")("turn-of")


def test_words_are_filled_in_without_direction_marks() -> None:
    assert Translator.for_language("en")("turn-of", player="Ada") == "Ada to move"


def test_names_are_never_read_as_fluent() -> None:
    assert Translator.for_language("en")("turn-of", player="{ $x }") == "{ $x } to move"


def test_the_engine_s_words() -> None:
    german = Translator.for_language("de")
    assert german.phase(Phase.BUREAUCRACY) == "Bürokratie"
    assert german.plant_kind(PlantKind.WIND) == "Windkraft"
    assert german.plant_kind(PlantKind.COAL) == german.fuel(Fuel.COAL) == "Kohle"
    assert german.fuel(Fuel.OIL, 3) == "3 Öl"
    assert german.colour(SeatColour.GREEN) == "Grün"


def test_lists_grow_by_each_language_s_rule() -> None:
    english, japanese = Translator.for_language("en"), Translator.for_language("ja")
    assert [listed("ABC"[:n], english) for n in range(4)] == ["", "A", "A and B", "A, B and C"]
    assert listed("ABC", japanese) == "A、B、C"
    assert in_order("ABC", english) == "A, B, C"


def test_names_of_a_board() -> None:
    english = Translator.for_language("en")
    for board in map(load_board, board_ids()):
        names, city = english.names(board, ["Ada"]), board.cities[0]
        assert english.action(Build(city.id), names) == f"Build {city.name}"
        assert names.region(board.regions[0].id) == "North-west"


def test_a_board_of_your_own_keeps_its_names_in_every_language() -> None:
    own = replace(load_board("usa"), id=BoardId("my-own"), name="My own")
    for language in LANGUAGES:
        translator_ = Translator.for_language(language)
        assert translator_.board(own) == "My own"
        assert translator_.names(own, []).region(own.regions[0].id) == own.regions[0].name
        assert translator_.board(load_board("usa")) != "My own"


def test_names_may_be_a_function_or_the_ids_themselves() -> None:
    english, build = Translator.for_language("en"), Build(CityId("essen"))
    assert english.action(build, Names([], cities=str.title)) == "Build Essen"
    assert english.action(build, Names([])) == "Build essen"


def test_a_name_that_is_missing_is_an_error() -> None:
    names = Names(["Ada"], cities={}, regions={})
    with pytest.raises(KeyError, match="no name for seat 1: 1 players are named"):
        names.player(1)
    with pytest.raises(KeyError, match="no name for the city 'essen'"):
        names.city("essen")
    with pytest.raises(KeyError, match="no name for the region 'teal'"):
        names.region("teal")


def test_a_broken_catalogue_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translator, "catalogues", lambda language: [("bad.ftl", "good = Good\nbad\n")])
    with pytest.raises(MessageError, match=r"en/bad.ftl cannot be read at: 'bad'"):
        Translator(Language.ENGLISH)


def test_a_message_without_text_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translator, "catalogues", lambda language: [("odd.ftl", "odd =\n    .form = Odd\n")])
    with pytest.raises(KeyError, match="message 'odd' in language 'en' has no text of its own"):
        Translator(Language.ENGLISH)("odd")


def test_importing_does_not_load_fluent() -> None:
    code = "import sys, kilowatt.i18n; print('fluent.runtime' in sys.modules)"
    place = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, env=place)
    assert done.stdout == "False\n"


def test_without_fluent_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    with pytest.raises(
        ModuleNotFoundError, match=r"'kilowatt.i18n' needs fluent.runtime: pip install 'kilowatt\[cli\]'"
    ):
        Translator(Language.ENGLISH)
