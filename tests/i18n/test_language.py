"""Language detection."""

import pytest

from kilowatt.i18n import Language, detect_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "ro"}, "ro"),
        ({"LANG": "de_DE@euro"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ja_JP.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "ja"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "fr:ro:pl"}, "ro"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "fr"}, "de"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "ro"}, "en"),
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_from_an_environment(environment: dict[str, str], language: str) -> None:
    assert detect_language(environment) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("ja", "ja"),
        ("DE-at", "de"),
        ("fr, it;q=0.9, de;q=0.8", "it"),
        ("de;q=0.8,it;q=0.9", "it"),
        ("pl, de", "pl"),
        ("pl;q=0, de;q=0.1", "de"),
        ("pl;q=much, de;q=0.1", "de"),
        ("pl;level=1, de;q=0.1", "de"),
        ("pl;q=7, de;q=nan, it ; q = 0.2", "it"),
        (";;,,q=", "en"),
    ],
)
def test_from_a_header(header: str, language: str) -> None:
    assert detect_language(header) == language


def test_the_default_can_be_chosen() -> None:
    assert detect_language("fr", default=Language.GERMAN) is Language.GERMAN
