"""The words of the game in every language: Project Fluent catalogues, shared word for word with the browser.

The engine speaks in values; here they become sentences.

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
