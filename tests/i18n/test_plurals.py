"""Plural categories of each language (CLDR)."""

import pytest
from babel import Locale
from fluent.syntax import ast

from kilowatt.engine import Fuel, PlantNumber, Seat
from kilowatt.engine.events import PlantBought
from kilowatt.i18n import LANGUAGES, Language, Names, Translator
from tests.i18n.catalogues import catalogue, is_plural, names_of_cases, selectors


def categories(language: Language) -> set[str]:
    """The categories of the numbers that a game can show, and `other`, which Fluent falls back on.

    CLDR's Italian `many` begins at a million.
    """
    rule = Locale(language.value).plural_form
    return {rule(number) for number in range(1000)} & {*rule.rules} | {"other"}


def test_the_categories_match_cldr() -> None:
    assert {language.value: sorted(categories(language)) for language in LANGUAGES} == {
        "en": ["one", "other"],
        "de": ["one", "other"],
        "pl": ["few", "many", "one", "other"],
        "it": ["one", "other"],
        "ro": ["few", "one", "other"],
        "ja": ["other"],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_exactly_the_categories_of_its_language(language: Language) -> None:
    for key, message in catalogue(language).items():
        for selector in filter(is_plural, selectors(message)):
            assert sorted(names_of_cases(selector)) == sorted(categories(language)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_fall_back_on_other(language: Language) -> None:
    for key, message in catalogue(language).items():
        for selector in filter(has_plural_default, selectors(message)):
            assert default_of(selector) == "other", key


def has_plural_default(selector: ast.SelectExpression) -> bool:
    return is_plural(selector) or "other" in names_of_cases(selector)


def default_of(selector: ast.SelectExpression) -> str:
    [default] = [variant.key for variant in selector.variants if variant.default]
    assert isinstance(default, ast.Identifier)
    return default.name


@pytest.mark.parametrize(
    ("count", "cities", "coal", "cards"),
    [
        (0, "0 miast", "0 znaczników węgla", "zostało 0 kart"),
        (1, "1 miasto", "1 znacznik węgla", "została 1 karta"),
        (2, "2 miasta", "2 znaczniki węgla", "zostały 2 karty"),
        (5, "5 miast", "5 znaczników węgla", "zostało 5 kart"),
        (12, "12 miast", "12 znaczników węgla", "zostało 12 kart"),
        (22, "22 miasta", "22 znaczniki węgla", "zostały 22 karty"),
        (25, "25 miast", "25 znaczników węgla", "zostało 25 kart"),
    ],
)
def test_polish(count: int, cities: str, coal: str, cards: str) -> None:
    polish = Translator.for_language("pl")
    assert polish("city-count", count=count) == cities
    assert polish.fuel(Fuel.COAL, count) == coal
    assert polish("cards-left", count=count) == cards


@pytest.mark.parametrize(
    ("count", "cities", "coal", "price"),
    [
        (0, "0 orașe", "0 jetoane de cărbune", "0 Elektro"),
        (1, "1 oraș", "1 jeton de cărbune", "1 Elektro"),
        (2, "2 orașe", "2 jetoane de cărbune", "2 Elektro"),
        (19, "19 orașe", "19 jetoane de cărbune", "19 Elektro"),
        (20, "20 de orașe", "20 de jetoane de cărbune", "20 de Elektro"),
        (101, "101 orașe", "101 jetoane de cărbune", "101 Elektro"),
        (120, "120 de orașe", "120 de jetoane de cărbune", "120 de Elektro"),
    ],
)
def test_romanian(count: int, cities: str, coal: str, price: str) -> None:
    romanian = Translator.for_language("ro")
    bought = PlantBought(Seat(0), PlantNumber(12), count)
    assert romanian("city-count", count=count) == cities
    assert romanian.fuel(Fuel.COAL, count) == coal
    assert romanian("money-amount", amount=count) == price
    assert romanian.event(bought, Names(["Ada"])) == f"Ada cumpără centrala 12 cu {price}."


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "1 city", "21 cities"),
        ("de", "1 Stadt", "21 Städte"),
        ("it", "1 città", "21 città"),
        ("ja", "1都市", "21都市"),
    ],
)
def test_the_others(language: str, one: str, many: str) -> None:
    translator = Translator.for_language(language)
    assert translator("city-count", count=1) == one
    assert translator("city-count", count=21) == many


def test_polish_resources_take_their_case() -> None:
    polish = Translator.for_language("pl")
    counted = [polish.fuel(fuel, 2) for fuel in Fuel]
    assert counted == ["2 znaczniki węgla", "2 znaczniki ropy", "2 znaczniki śmieci", "2 znaczniki uranu"]
