"""What is written to: a terminal that can be cleared, or a pipe that cannot."""

from rich.console import Console, RenderableType
from rich.text import Text

ROWS_IN_A_PIPE = 36
FORGET = "\x1b[3J"
"""Clears what a terminal could scroll back to."""


class Pipe(Console):
    """A console that lets the command end when nobody reads on, and not the library."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """A console, and whether what was drawn before is to be cleared away."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Pipe(highlight=False)

    @property
    def is_live(self) -> bool:
        return self.console.is_terminal and not self.console.is_dumb_terminal

    @property
    def width(self) -> int:
        return max(60, self.console.width)

    @property
    def rows(self) -> int:
        return self.console.height if self.is_live else ROWS_IN_A_PIPE

    def clear(self, *, for_good: bool = False) -> None:
        """An empty screen; `for_good` also what was there before, so that nobody scrolls back to it."""
        if not self.is_live:
            return
        self.console.clear()
        if for_good:
            self.console.file.write(FORGET)

    def show(self, part: RenderableType) -> None:
        self.console.print(part)

    def say(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style))

    def complain(self, sentence: str) -> None:
        """What cannot be done, and why."""
        self.say(f"✗ {sentence}", "yellow")

    def line(self, text: str) -> None:
        """Text that must stay in one line, however long, so that it can be copied."""
        self.console.print(Text(text), soft_wrap=True)
