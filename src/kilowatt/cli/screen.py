"""The output: a terminal, or a pipe that cannot be cleared."""

from rich.console import Console, RenderableType
from rich.text import Text

ROWS_IN_A_PIPE = 36
FORGET = "\x1b[3J"
"""The escape sequence that clears the scrollback buffer."""


class Pipe(Console):
    """A console that raises `BrokenPipeError`, so that the command can end cleanly; rich would exit."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """A console with a minimum width and messages for the user."""

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
        """Clear the screen; with `for_good` also the scrollback, so that it cannot be read."""
        if not self.is_live:
            return
        self.console.clear()
        if for_good:
            self.console.file.write(FORGET)

    def show(self, part: RenderableType) -> None:
        self.console.print(part)

    def message(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style))

    def error(self, sentence: str) -> None:
        """Show why something cannot be done."""
        self.message(f"✗ {sentence}", "yellow")

    def unwrapped(self, text: str) -> None:
        """Print text without wrapping, so that it can be copied as one line."""
        self.console.print(Text(text), soft_wrap=True)
