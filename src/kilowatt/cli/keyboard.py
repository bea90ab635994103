"""Sources of input lines: a line editor for people, plain lines for scripts."""

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TextIO

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import Input
from prompt_toolkit.output import Output

from kilowatt.cli.view.suggestions import Suggestion

SuggestionSource = Callable[[], Sequence[Suggestion]]
"""Returns what the player could type now."""


def no_suggestions() -> Sequence[Suggestion]:
    return ()


class Keyboard(Protocol):
    """A source of lines. Raises `EOFError` at the end of the input and `KeyboardInterrupt` on Ctrl-C."""

    is_live: bool
    """Whether a person is typing and can answer further questions."""
    rows: int
    """Screen rows the prompt needs, with the hint and the completion menu."""

    def ask(self, prompt: str, suggest: SuggestionSource = no_suggestions, hint: str = "") -> str: ...


class Script:
    """Lines from a pipe, a file or a dumb terminal, echoed after the prompt as if typed."""

    is_live = False
    rows = 1

    def __init__(self, lines: TextIO | None = None, echo: TextIO | None = None) -> None:
        self.lines = lines or sys.stdin
        self.echo = echo or sys.stdout

    def ask(self, prompt: str, suggest: SuggestionSource = no_suggestions, hint: str = "") -> str:
        self.echo.write(prompt)
        self.echo.flush()
        line = self.lines.readline()
        if not line:
            raise EOFError
        if not self.lines.isatty():
            self.echo.write(f"{line.rstrip()}\n")
        return line.strip()


class Editor:
    """A line editor with history and completion of legal moves."""

    is_live = True

    def __init__(self, source: Input | None = None, output: Output | None = None, *, tall: bool = False) -> None:
        self.session: PromptSession[str] = PromptSession(history=InMemoryHistory(), input=source, output=output)
        self.tall = tall
        self.rows = 9 if tall else 2

    def ask(self, prompt: str, suggest: SuggestionSource = no_suggestions, hint: str = "") -> str:
        return self.session.prompt(
            prompt,
            completer=Completions(suggest()),
            # The menu takes eight rows. On a small screen only Tab opens it, or the table would scroll away.
            complete_while_typing=self.tall,
            bottom_toolbar=hint or None,
        ).strip()


class Completions(Completer):
    """Completes whole lines by their beginning or their second word: `ess` finds `build essen`."""

    def __init__(self, suggestions: Sequence[Suggestion]) -> None:
        self.suggestions = suggestions

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        typed = " ".join(document.text_before_cursor.lower().split())
        if document.text_before_cursor.endswith(" ") and typed:
            typed += " "
        for suggestion in matching(self.suggestions, typed):
            yield Completion(
                suggestion.typed,
                start_position=-len(document.text_before_cursor),
                display_meta=suggestion.meaning,
            )


def matching(suggestions: Sequence[Suggestion], typed: str) -> list[Suggestion]:
    first = [suggestion for suggestion in suggestions if suggestion.typed.startswith(typed)]
    return first or [suggestion for suggestion in suggestions if f" {typed}" in suggestion.typed]
