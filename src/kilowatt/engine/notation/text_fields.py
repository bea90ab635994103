"""Named texts: the fields of a position, the headers of a game file."""

from collections.abc import Callable, Collection
from typing import NamedTuple, TypeVar

from kilowatt.engine.errors import UnreadableText
from kilowatt.engine.notation.tokens import quoted, suggestion

T = TypeVar("T")


class TextField(NamedTuple):
    """A text, and its place for error messages."""

    text: str
    place: str


class TextFields:
    """The named texts of one position or file. Only known names are accepted, and errors name the text.

    >>> fields = TextFields("field", ["step", "turn"])
    >>> fields.add("step", "2", "field 'step'")
    >>> fields.required("step", int)
    2
    >>> fields.required("turn", int)
    Traceback (most recent call last):
    kilowatt.engine.errors.UnreadableText: the field 'turn' is missing
    """

    def __init__(self, kind: str, known: Collection[str]) -> None:
        self.kind = kind
        self.known = known
        self.found: dict[str, TextField] = {}

    def __contains__(self, name: str) -> bool:
        return name in self.found

    def add(self, name: str, text: str, place: str) -> None:
        if name not in self.known:
            raise UnreadableText(f"{place}: unknown {self.kind} {quoted(name)}; {suggestion(name, self.known)}")
        if name in self.found:
            raise UnreadableText(f"{place}: the {self.kind} '{name}' is there twice")
        self.found[name] = TextField(text, place)

    def required(self, name: str, parse: Callable[[str], T]) -> T:
        if name not in self.found:
            raise UnreadableText(f"the {self.kind} '{name}' is missing")
        return self._parsed(name, parse)

    def optional(self, name: str, parse: Callable[[str], T], otherwise: T) -> T:
        return self._parsed(name, parse) if name in self.found else otherwise

    def _parsed(self, name: str, parse: Callable[[str], T]) -> T:
        text, place = self.found[name]
        try:
            return parse(text)
        except UnreadableText as error:
            raise UnreadableText(f"{place}: {error}") from None
