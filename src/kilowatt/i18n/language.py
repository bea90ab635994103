"""Which languages there are, and which one a person wants."""

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

# As gettext reads them: the first that is set decides, and LANGUAGE goes before it unless the locale is C.
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
NO_LANGUAGE: Final = ("C", "POSIX")


def detect_language(source: Mapping[str, str] | str, default: Language = Language.ENGLISH) -> Language:
    """The best language for an environment such as `os.environ`, or for an Accept-Language header.

    >>> detect_language({"LANG": "pl_PL.UTF-8"})
    <Language.POLISH: 'pl'>
    >>> detect_language("fr, de-AT;q=0.8, it;q=0.9")
    <Language.ITALIAN: 'it'>
    """
    wishes = accepted(source) if isinstance(source, str) else wished(source)
    return next(known(wishes), default)


def known(tags: Iterable[str]) -> Iterator[Language]:
    """The tags we have a language for: `de_AT.UTF-8`, `de-AT` and `de` are all German."""
    for tag in tags:
        code = tag.strip().replace("_", "-").split(".")[0].split("@")[0].split("-")[0].lower()
        if code in LANGUAGES:
            yield Language(code)


def wished(environment: Mapping[str, str]) -> list[str]:
    """The locales an environment asks for, best first."""
    locale = next(filter(None, (environment.get(name) for name in LOCALE_VARIABLES)), "")
    if locale.split(".")[0] in NO_LANGUAGE:
        return []
    return [*environment.get("LANGUAGE", "").split(":"), locale]


def accepted(header: str) -> list[str]:
    """The tags of an Accept-Language header, best first; what is refused (`q=0`) or unreadable is left out."""
    weighed = [(quality(parameter), tag) for tag, _, parameter in (item.partition(";") for item in header.split(","))]
    return [tag for weight, tag in sorted(weighed, key=lambda wish: -wish[0]) if weight > 0]


def quality(parameter: str) -> float:
    """The weight in `q=0.8`; 1 where there is none, 0 where it makes no sense."""
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        weight = float(value) if name.strip().lower() == "q" else 0.0
    except ValueError:
        return 0.0
    return weight if 0 <= weight <= 1 else 0.0
