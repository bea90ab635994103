"""Messages in every language, from Project Fluent catalogues that the page uses too.

The engine returns values; this package turns them into sentences.

>>> from kilowatt.engine.events import PlantBought
>>> polish = Translator.for_language("pl")
>>> polish.event(PlantBought(seat=0, plant=12, price=15), Names(["Ada", "Ben"]))
'Ada kupuje elektrownię nr 12 za 15 Elektro.'
"""

from kilowatt.i18n.language import LANGUAGES, Language, detect_language
from kilowatt.i18n.names import Names, SeatColour
from kilowatt.i18n.translator import MessageError, Translator

__all__ = [
    "LANGUAGES",
    "Language",
    "MessageError",
    "Names",
    "SeatColour",
    "Translator",
    "detect_language",
]
