"""Every event, refusal and action becomes a sentence in every language."""

import re
from typing import get_args

import pytest

from kilowatt.engine import Action, CityId, Fuel, PlantNumber, Refusal, Seat, Stock, Why, refuse
from kilowatt.engine.events import CitiesPowered, CityBuilt, DeckPrepared, Event, FuelDropped, GameEnded
from kilowatt.i18n import LANGUAGES, Language, Translator
from kilowatt.i18n.arguments import arguments_of, arguments_of_refusal
from tests.i18n.catalogues import catalogue, variables
from tests.i18n.samples import ACTIONS, EVENTS, LOSER, NAMES, plants, refusals, winner

NUMBERS = (0, 1, 2, 3, 5, 12, 20, 22, 101)
WORDS = {"fuel": "oil", "forced": "yes", "rule": "R6_2", "first": "A", "next": "B"}
"""Arguments that are not numbers."""

TELLING = re.compile(r"\{|\}|\$|None|True|False|\b(event|refusal|action|phase|fuel|label)-|  |^ | $")
"""Signs of a message with missing or wrong arguments."""


def test_there_is_a_sample_of_every_class() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))
    assert {type(action) for action in ACTIONS} == set(get_args(Action))
    assert {refusal.why for refusal in refusals()} == set(Why)


@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_events(event: Event) -> None:
    needed = variables(Language.ENGLISH, f"event-{event.__struct_config__.tag}")
    for language in LANGUAGES:
        translator = Translator.for_language(language)
        assert needed <= set(arguments_of(event, NAMES, translator))
        assert not TELLING.search(translator.event(event, NAMES))


@pytest.mark.parametrize("action", ACTIONS, ids=str)
def test_actions(action: Action) -> None:
    needed = variables(Language.ENGLISH, f"action-{action.__struct_config__.tag}")
    for language in LANGUAGES:
        translator = Translator.for_language(language)
        assert needed <= set(arguments_of(action, NAMES, translator))
        assert not TELLING.search(translator.action(action, NAMES))


@pytest.mark.parametrize("refusal", refusals(), ids=str)
def test_refusals_need_no_fact_that_the_engine_does_not_give(refusal: Refusal) -> None:
    needed = variables(Language.ENGLISH, f"refusal-{refusal.why}")
    for language in LANGUAGES:
        translator = Translator.for_language(language)
        assert needed <= set(arguments_of_refusal(refusal, NAMES, translator))
        assert not TELLING.search(translator.refusal(refusal, NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: Language) -> None:
    translator = Translator.for_language(language)
    for key in catalogue(language):
        for number in NUMBERS:
            arguments = {name: WORDS.get(name, number) for name in variables(language, key)}
            assert translator(key, **arguments).strip()


def test_secrets_stay_out_of_every_sentence() -> None:
    given = arguments_of(DeckPrepared(28, plants(13, 99), 7), NAMES, Translator.for_language("en"))
    assert given.keys() == {"cards", "rule"}


# --- some sentences word by word


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ada builds the second house in Köln for 22 Elektro (house 15, connection 7)."),
        ("de", "Ada baut das zweite Haus in Köln für 22 Elektro (Haus 15, Verbindung 7)."),
        ("pl", "Ada buduje drugi dom w mieście Köln za 22 Elektro (dom 15, połączenie 7)."),
        ("it", "Ada costruisce la seconda casa a Köln per 22 Elektro (casa 15, collegamento 7)."),
        ("ro", "Ada construiește a doua casă în Köln cu 22 de Elektro (casă 15, legătură 7)."),
        ("ja", "AdaがKölnに2軒目を22エレクトロで建設（家15、接続7）。"),
    ],
)
def test_a_city_is_built(language: str, sentence: str) -> None:
    event = CityBuilt(Seat(0), CityId("koeln"), slot=2, house=15, connection=7)
    assert Translator.for_language(language).event(event, NAMES) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ada powers 5 cities with plants 10 and 15 (burned: 2 coal and 1 oil) and earns 64 Elektro."),
        (
            "de",
            "Ada versorgt 5 Städte mit den Kraftwerken 10 und 15 (verbraucht: 2 Kohle und 1 Öl) und erhält 64 Elektro.",
        ),
        ("ja", "Adaは発電所10、15で5都市に送電（消費：石炭2個、石油1個）、収入64エレクトロ。"),
    ],
)
def test_cities_are_powered(language: str, sentence: str) -> None:
    event = CitiesPowered(Seat(0), plants(10, 15), Stock(coal=2, oil=1), cities=5, income=64)
    assert Translator.for_language(language).event(event, NAMES) == sentence


def test_without_a_plant_nothing_is_powered() -> None:
    event = CitiesPowered(Seat(0), (), Stock(), cities=0, income=10)
    assert Translator.for_language("en").event(event, NAMES) == "Ada runs no plant and earns 10 Elektro."


def test_wind_burns_nothing_worth_telling() -> None:
    event = CitiesPowered(Seat(0), plants(13), Stock(), cities=1, income=22)
    assert (
        Translator.for_language("it").event(event, NAMES)
        == "Ada alimenta 1 città con la centrale 13 e incassa 22 Elektro."
    )


def test_a_shared_victory_has_its_own_sentence() -> None:
    german = Translator.for_language("de")
    alone, shared = GameEnded((winner(Seat(0)), LOSER)), GameEnded((winner(Seat(0)), winner(Seat(1)), LOSER))
    assert german.event(alone, NAMES) == "Ada gewinnt: 14 von 17 Städten versorgt, 43 Elektro."
    assert german.event(shared, NAMES) == "Ada und Ben teilen sich den Sieg: 14 von 17 Städten versorgt, 43 Elektro."


def test_fuel_is_lost_for_want_of_room_or_on_purpose() -> None:
    romanian = Translator.for_language("ro")
    forced, chosen = (FuelDropped(Seat(0), Fuel.OIL, 2, forced) for forced in (True, False))
    assert romanian.event(forced, NAMES) == "Ada nu are loc și dă înapoi în rezervă 2 jetoane de petrol."
    assert romanian.event(chosen, NAMES) == "Ada dă înapoi în rezervă 2 jetoane de petrol."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "12 is too low. Bid at least 20 Elektro."),
        ("de", "12 ist zu wenig. Biete mindestens 20 Elektro."),
        ("pl", "12 to za mało. Daj co najmniej 20 Elektro."),
        ("it", "12 è poco. Offri almeno 20 Elektro."),
        ("ro", "12 e prea puțin. Oferă cel puțin 20 de Elektro."),
        ("ja", "12では足りません。20エレクトロ以上で入札してください。"),
    ],
)
def test_a_bid_is_too_low(language: str, sentence: str) -> None:
    refusal = refuse(Why.BID_TOO_LOW, "R3.4", bid=12, least=20)
    assert Translator.for_language(language).refusal(refusal, NAMES) == sentence


def test_what_does_not_exist_is_shown_as_it_was_written() -> None:
    english = Translator.for_language("en")
    assert (
        english.refusal(refuse(Why.UNKNOWN_CITY, "R0.2", city="atlantis"), NAMES) == "This map has no city “atlantis”."
    )
    assert english.refusal(refuse(Why.NO_SUCH_SEAT, "R0.1", seat="9"), NAMES) == "This table has no seat 9."


def test_a_plant_that_is_no_number_can_be_refused() -> None:
    refusal = refuse(Why.PLANT_NOT_OWNED, "R7.1", plant=str(PlantNumber(12)))
    assert Translator.for_language("ro").refusal(refusal, NAMES) == "Centrala 12 nu este a ta."
