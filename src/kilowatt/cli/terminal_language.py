"""The language of the terminal."""

import os

from kilowatt.cli.command_error import CommandError
from kilowatt.i18n import LANGUAGES, Translator, detect_language


def translator_for(code: str | None) -> Translator:
    """The translator for a language code, or for the language of the environment."""
    if code is None:
        return Translator.for_language(detect_language(os.environ))
    if code not in LANGUAGES:
        raise CommandError(f"unknown language '{code}': choose one of {', '.join(LANGUAGES)}")
    return Translator.for_language(code)
