"""The supported languages, and the detection of a user's language."""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Final


class Language(StrEnum):
    """The languages of the catalogues; the value names the folder."""

    ENGLISH = "en"
    GERMAN = "de"
    POLISH = "pl"
    ITALIAN = "it"
    ROMANIAN = "ro"
    JAPANESE = "ja"


LANGUAGES: Final = tuple(Language)

# As in gettext: the first variable that is set counts, and LANGUAGE takes precedence unless the locale is C.
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
NO_LANGUAGE: Final = ("C", "POSIX")


def detect_language(source: Mapping[str, str] | str, default: Language = Language.ENGLISH) -> Language:
    """The best supported language for an environment such as `os.environ`, or for an Accept-Language header.

    >>> detect_language({"LANG": "pl_PL.UTF-8"})
    <Language.POLISH: 'pl'>
    >>> detect_language("fr, de-AT;q=0.8, it;q=0.9")
    <Language.ITALIAN: 'it'>
    """
    requested = accepted(source) if isinstance(source, str) else locales_of(source)
    return next(supported(requested), default)


def supported(tags: Iterable[str]) -> Iterator[Language]:
    """The languages of the supported tags: `de_AT.UTF-8`, `de-AT` and `de` are all German."""
    for tag in tags:
        code = tag.strip().replace("_", "-").split(".")[0].split("@")[0].split("-")[0].lower()
        if code in LANGUAGES:
            yield Language(code)


def locales_of(environment: Mapping[str, str]) -> list[str]:
    """The locales that an environment requests, best first."""
    locale = next(filter(None, (environment.get(name) for name in LOCALE_VARIABLES)), "")
    if locale.split(".")[0] in NO_LANGUAGE:
        return []
    return [*environment.get("LANGUAGE", "").split(":"), locale]


def accepted(header: str) -> list[str]:
    """The tags of an Accept-Language header, best first, without malformed ones and those with `q=0`."""
    weighted = [(quality(parameter), tag) for tag, _, parameter in (item.partition(";") for item in header.split(","))]
    return [tag for weight, tag in sorted(weighted, key=lambda item: -item[0]) if weight > 0]


def quality(parameter: str) -> float:
    """The weight in `q=0.8`; 1 if absent, 0 if malformed."""
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        weight = float(value) if name.strip().lower() == "q" else 0.0
    except ValueError:
        return 0.0
    return weight if 0 <= weight <= 1 else 0.0
