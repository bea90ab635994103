"""Which language to speak."""

import os

from kilowatt.cli.faults import Fault
from kilowatt.i18n import LANGUAGES, Translator, detect_language


def translator_for(code: str | None) -> Translator:
    """By the option, or by the environment."""
    if code is None:
        return Translator.for_language(detect_language(os.environ))
    if code not in LANGUAGES:
        raise Fault(f"there is no language '{code}': the languages are {', '.join(LANGUAGES)}")
    return Translator.for_language(code)
