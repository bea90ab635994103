"""Sentences from the catalogues. `fluent.runtime` is imported when the first translator is created."""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, final

from kilowatt.engine import Action, Event, Fuel, KilowattError, Phase, PlantKind, Refusal
from kilowatt.engine.content import Board
from kilowatt.i18n.arguments import Argument, arguments_of, arguments_of_refusal
from kilowatt.i18n.language import LANGUAGES, Language
from kilowatt.i18n.names import Names, SeatColour

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class MessageError(KilowattError, ValueError):
    """A message that cannot be parsed or formatted: invalid Fluent, or a missing or mistyped argument."""


@final
class Translator:
    """Formats messages in one language: `t("your-turn")`, `t.event(event, names)`."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._bundle = load_bundle(language)

    @staticmethod
    def for_language(language: str) -> "Translator":
        """The shared translator of a language code: `Translator.for_language("pl")`."""
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
        return shared_translator(Language(language))

    def __repr__(self) -> str:
        return f"Translator.for_language({self.language.value!r})"

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """The message of a key. Raises `KeyError` for unknown keys, `MessageError` for wrong arguments."""
        if not self._bundle.has_message(key):
            raise KeyError(f"no message {key!r} in language {self.language.value!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"message {key!r} in language {self.language.value!r} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            faults = "; ".join(str(error) for error in errors)
            raise MessageError(f"message {key!r} in language {self.language.value!r}: {faults}") from errors[0]
        return str(text)

    @property
    def name(self) -> str:
        """The language's own name."""
        return self("language-name")

    def board(self, board: Board) -> str:
        """The name of a board. Boards without a translation keep the name in their file."""
        return self._named(f"board-{board.id}", board.name)

    def names(self, board: Board, players: Sequence[str]) -> Names:
        """The display names at a table: regions translated, cities as printed on the board."""
        return Names(
            players=tuple(players),
            cities={city.id: city.name for city in board.cities},
            regions={region.id: self._named(f"region-{board.id}-{region.id}", region.name) for region in board.regions},
        )

    def _named(self, key: str, otherwise: str) -> str:
        return self(key) if self._bundle.has_message(key) else otherwise

    def event(self, event: Event, names: Names) -> str:
        """A sentence that describes an event."""
        return self(f"event-{tag_of(event)}", **arguments_of(event, names, self))

    def refusal(self, refusal: Refusal, names: Names) -> str:
        """A sentence or two on why an action is illegal."""
        return self(f"refusal-{refusal.why}", **arguments_of_refusal(refusal, names, self))

    def action(self, action: Action, names: Names) -> str:
        """A short label for an action."""
        return self(f"action-{tag_of(action)}", **arguments_of(action, names, self))

    def phase(self, phase: Phase) -> str:
        return self(f"phase-{phase}")

    def plant_kind(self, kind: PlantKind) -> str:
        return self(f"plant-kind-{kind}")

    def colour(self, colour: SeatColour) -> str:
        return self(f"colour-{colour}")

    def fuel(self, fuel: Fuel, count: int | None = None) -> str:
        """The label of a resource, `Coal`; with a count, `3 coal`."""
        return self(f"fuel-{fuel}") if count is None else self("fuel-count", fuel=fuel.value, count=count)


@cache
def shared_translator(language: Language) -> Translator:
    return Translator(language)


def tag_of(value: Event | Action) -> str:
    """The wire tag of an event or an action: `city_built`."""
    return str(value.__struct_config__.tag)


def load_bundle(language: Language) -> "FluentBundle":
    """All `.ftl` files of a language in one bundle."""
    try:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - optional: needed only from here on
        from fluent.syntax import ast  # noqa: PLC0415 - comes with fluent.runtime
    except ModuleNotFoundError as error:
        message = "'kilowatt.i18n' needs fluent.runtime: pip install 'kilowatt[cli]'"
        raise ModuleNotFoundError(message, name=error.name) from None
    bundle = FluentBundle([language.value], use_isolating=False)
    for name, text in catalogues(language):
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise MessageError(f"{language.value}/{name} cannot be read at: {(entry.content or '').strip()!r}")
        bundle.add_resource(resource)
    return bundle


def catalogues(language: Language) -> list[tuple[str, str]]:
    """Name and text of each catalogue of a language."""
    folder = resources.files("kilowatt.i18n").joinpath("locales", language.value)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return [(file.name, file.read_text(encoding="utf-8")) for file in files]
