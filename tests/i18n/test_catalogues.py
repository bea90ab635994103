"""The six catalogues have the same messages, all that are needed and no others."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

from kilowatt.bots.levels import LEVELS
from kilowatt.content import board_ids, load_board
from kilowatt.engine import Action, Event, Fuel, Phase, PlantKind, Why
from kilowatt.i18n import LANGUAGES, Language, SeatColour
from kilowatt.server.problems import Code
from tests.i18n.catalogues import (
    CATEGORIES,
    SOURCE,
    catalogue,
    files,
    keys,
    names_of_cases,
    nodes,
    pattern_of,
    references,
    selectors,
    texts,
    variables,
)

ROOT = Path(__file__).parents[2]
ENGLISH = catalogue(Language.ENGLISH)
TRANSLATIONS = [language for language in LANGUAGES if language is not Language.ENGLISH]

RULES = re.findall(r"^- \*\*(R\d+\.\d+[a-d]?)\*\*", (ROOT / "docs/rules.md").read_text(encoding="utf-8"), re.MULTILINE)

FAMILIES: dict[str, set[str]] = {
    "event": {event.__struct_config__.tag for event in get_args(Event)},
    "action": {action.__struct_config__.tag for action in get_args(Action)},
    "refusal": set(Why),
    "phase": set(Phase),
    "plant-kind": set(PlantKind),
    "colour": set(SeatColour),
    "board": set(board_ids()),
    "level": {*LEVELS, *(f"about-{level}" for level in LEVELS)},
    "region": {f"{board}-{region.id}" for board in board_ids() for region in load_board(board).regions},
    "problem": {*Code, "other"},
    "rule": {rule.lower().replace(".", "_") for rule in RULES},
    "rules": {rule.partition(".")[0].lower() for rule in RULES},
}
"""Keys derived from names in the engine."""

SAME_AS_ENGLISH: dict[str, set[str]] = {
    "de": {"label-region", "money-amount", "plant-kind-fusion", "plant-kind-hybrid", "rules-r0"},
    "pl": {"label-region", "money-amount"},
    "it": {"money-amount", "start-password"},
    "ro": {"label-cost"},
    "ja": set(),
}
"""Messages that may equal the English ones; those without words of their own need no entry."""

ENGLISH_WORDS = re.compile(
    r"\b(the|and|of|for|with|you|your|not|this|city|cities|plants?|cards?|coal|oil|garbage|bids?|turn|house|houses)\b",
    re.IGNORECASE,
)

LATIN_IN_JAPANESE = re.compile(r"Kilowatt|JSON|Enter|Backspace|Esc|Shift|Tab")
"""Names that are the same in every language."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read(language: Language) -> None:
    for path in sorted((SOURCE / "i18n" / "locales" / language).iterdir()):
        assert path.suffix == ".ftl"
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_there_twice(language: Language) -> None:
    count = Counter(message.id.name for group in files(language).values() for message in group)
    assert [key for key, times in count.items() if times > 1] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_file_has_the_keys_of_its_english_model_in_the_same_order(language: Language) -> None:
    assert keys_by_file(language) == keys_by_file(Language.ENGLISH)


def keys_by_file(language: Language) -> dict[str, list[str]]:
    return {name: [message.id.name for message in group] for name, group in files(language).items()}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_message_has_the_variables_of_its_english_model(language: Language) -> None:
    found = {key: variables(language, key) for key in catalogue(language)}
    assert found == {key: variables(Language.ENGLISH, key) for key in ENGLISH}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_message_distinguishes_the_same_cases(language: Language) -> None:
    found = {key: cases(language, key) for key in catalogue(language)}
    assert found == {key: cases(Language.ENGLISH, key) for key in ENGLISH}


def cases(language: Language, key: str) -> set[tuple[str, str]]:
    """Each variable with the words it is compared with; numbers and plural categories are each language's own."""
    return {
        (selector.selector.id.name, case)
        for selector in selectors(pattern_of(language, key))
        if isinstance(selector.selector, ast.VariableReference)
        for case in names_of_cases(selector)
        if case not in CATEGORIES
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_standard_fluent_is_used(language: Language) -> None:
    """The browser reads the same files: no functions of our own, and selectors on plain variables."""
    for message in catalogue(language).values():
        functions = {node.id.name for node in nodes(message) if isinstance(node, ast.FunctionReference)}
        assert functions <= {"NUMBER"}
        assert all(isinstance(found.selector, ast.VariableReference) for found in selectors(message))


@pytest.mark.parametrize("language", LANGUAGES)
def test_attributes_are_forms_that_the_same_language_uses(language: Language) -> None:
    messages = catalogue(language).values()
    given = {(message.id.name, attribute.id.name) for message in messages for attribute in message.attributes}
    used = {reference for message in messages for reference in references(message) if reference[1]}
    assert given == used


@pytest.mark.parametrize("family", FAMILIES)
def test_every_name_in_the_engine_has_its_key_and_no_key_is_left_over(family: str) -> None:
    assert keys(family) == FAMILIES[family]


def test_every_fuel_has_its_label_and_its_place_in_a_sentence() -> None:
    assert keys("fuel") == {*Fuel, "count"}
    for language in LANGUAGES:
        for form in selectors(catalogue(language)["fuel"]):
            assert names_of_cases(form) == list(Fuel)


def test_every_other_key_is_used_somewhere() -> None:
    """As a literal in the source, put together from its beginning there (`problem-${code}`), or by another message.
    Delete a key that is not used.
    """
    files = [path for suffix in ("py", "js", "html") for path in sorted(SOURCE.rglob(f"*.{suffix}"))]
    source = "\n".join(path.read_text("utf-8") for path in files)
    used = {literal for _, literal in re.findall(r"""(["'`])([a-z0-9_-]+)\1""", source)}
    used |= {key for message in ENGLISH.values() for key, _ in references(message)}
    used |= {f"{family}-{word}" for family, words in FAMILIES.items() for word in words}
    used |= {f"fuel-{fuel}" for fuel in Fuel}
    composed = tuple(set(re.findall(r"`([a-z]+-[a-z0-9-]*)\$\{", source)))
    assert sorted(key for key in set(ENGLISH) - used if not key.startswith(composed)) == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_message_was_left_in_english(language: Language) -> None:
    same = {key for key, message in catalogue(language).items() if message.equals(ENGLISH[key], ["span", "comment"])}
    worded = {key for key in same if any(re.search(r"\w", text) for text in texts(pattern_of(language, key)))}
    assert worded == SAME_AS_ENGLISH[language]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_english_word_was_left_in_a_sentence(language: Language) -> None:
    assert [text for text in all_texts(language) if ENGLISH_WORDS.search(text)] == []


def test_japanese_has_no_latin_letters_and_no_spaces_around_variables() -> None:
    foreign = [LATIN_IN_JAPANESE.sub("", text) for text in all_texts(Language.JAPANESE)]
    assert [text for text in foreign if re.search(r"[A-Za-z]|^ | $", text)] == []


def all_texts(language: Language) -> Iterator[str]:
    for message in catalogue(language).values():
        yield from texts(message)
