"""Where typed lines come from: a person at a terminal, or a script."""

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TextIO

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import Input
from prompt_toolkit.output import Output

from kilowatt.cli.view.legal import Suggestion

Offer = Callable[[], Sequence[Suggestion]]
"""What could be typed now."""


def nothing() -> Sequence[Suggestion]:
    return ()


class Keyboard(Protocol):
    """Raises `EOFError` when nothing more will come, `KeyboardInterrupt` on Ctrl-C."""

    is_live: bool
    """A person is there, who can be asked back."""
    rows: int
    """How many lines asking takes: what is typed, the hint, room for a menu."""

    def ask(self, prompt: str, offer: Offer = nothing, hint: str = "") -> str: ...


class Script:
    """Lines from a pipe or a file, shown behind the prompt as if they had been typed; or from a bare terminal."""

    is_live = False
    rows = 1

    def __init__(self, lines: TextIO | None = None, echo: TextIO | None = None) -> None:
        self.lines = lines or sys.stdin
        self.echo = echo or sys.stdout

    def ask(self, prompt: str, offer: Offer = nothing, hint: str = "") -> str:
        self.echo.write(prompt)
        self.echo.flush()
        line = self.lines.readline()
        if not line:
            raise EOFError
        if not self.lines.isatty():
            self.echo.write(f"{line.rstrip()}\n")
        return line.strip()


class Editor:
    """A line editor with history and completion of what is legal."""

    is_live = True

    def __init__(self, source: Input | None = None, output: Output | None = None, *, tall: bool = False) -> None:
        self.session: PromptSession[str] = PromptSession(history=InMemoryHistory(), input=source, output=output)
        self.tall = tall
        self.rows = 9 if tall else 2

    def ask(self, prompt: str, offer: Offer = nothing, hint: str = "") -> str:
        return self.session.prompt(
            prompt,
            completer=Completions(offer()),
            # The menu takes eight lines: on a small screen only Tab opens it, or the table would scroll away.
            complete_while_typing=self.tall,
            bottom_toolbar=hint or None,
        ).strip()


class Completions(Completer):
    """Whole lines that begin with what was typed, or whose second word does: `ess` finds `build essen`."""

    def __init__(self, offer: Sequence[Suggestion]) -> None:
        self.offer = offer

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        typed = " ".join(document.text_before_cursor.lower().split())
        if document.text_before_cursor.endswith(" ") and typed:
            typed += " "
        for suggestion in matching(self.offer, typed):
            yield Completion(
                suggestion.typed,
                start_position=-len(document.text_before_cursor),
                display_meta=suggestion.meaning,
            )


def matching(offer: Sequence[Suggestion], typed: str) -> list[Suggestion]:
    first = [suggestion for suggestion in offer if suggestion.typed.startswith(typed)]
    return first or [suggestion for suggestion in offer if f" {typed}" in suggestion.typed]
