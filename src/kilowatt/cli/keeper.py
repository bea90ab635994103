"""Saving: when asked, by itself after each move where a file was named, and on leaving."""

import shlex
from collections.abc import Iterator
from pathlib import Path

from kilowatt.cli.faults import Fault
from kilowatt.cli.keyboard import Keyboard
from kilowatt.cli.match import Match
from kilowatt.cli.screen import Screen
from kilowatt.cli.seating import colour_names
from kilowatt.cli.stored import JSON, is_there, path_of, write_game
from kilowatt.cli.view.header import ENTER
from kilowatt.i18n import Translator


class Keeper:
    """Writes matches to files, and never over a file that is not this session's own unless told to."""

    def __init__(self, screen: Screen, translator: Translator, autosave: Path | None = None) -> None:
        self.screen = screen
        self.t = translator
        self.autosave_to = autosave
        self.own = set[Path]() if autosave is None else {autosave}
        self.last: Path | None = autosave

    def save(self, match: Match, name: str, *, force: bool = False) -> bool:
        """Save under a name; without one, where it was saved last."""
        path = path_of(name) if name else self.last
        if path is None:
            self.screen.complain(self.t("terminal-write-like-this", word="save", example="save my-game.json"))
        elif is_there(path) and path not in self.own and not force:
            self.screen.complain(self.t("terminal-file-exists", file=str(path), command=f"save! {path}"))
        elif self._write(match, path):
            self.screen.say(self.t("terminal-saved", file=str(path)))
            return True
        return False

    def autosave(self, match: Match) -> None:
        if self.autosave_to is not None:
            self._write(match, self.autosave_to)

    def _write(self, match: Match, path: Path) -> bool:
        try:
            write_game(path, match.stored)
        except Fault as fault:
            self.screen.complain(self.t("terminal-not-saved", error=str(fault)))
            return False
        self.own.add(path)
        self.last = path
        match.keep()
        return True

    def offer(self, match: Match, keyboard: Keyboard) -> None:
        """On leaving: ask for a file name, until one works or none is given."""
        if match.is_kept or not keyboard.is_live:
            return
        self.screen.say(self.t("terminal-save-offer", key=ENTER), "bold")
        try:
            name = keyboard.ask("> ")
            while name and not self.save(match, name.removeprefix("save! "), force=name.startswith("save! ")):
                name = keyboard.ask("> ")
        except (EOFError, KeyboardInterrupt):
            return

    def tell_how_to_continue(self, match: Match) -> None:
        """For a game that was left: the command that takes it up again."""
        if match.asked is not None and self.last is not None and match.is_kept:
            command = shlex.join(["kilowatt", "play", *self._options(match, self.last)])
            self.screen.line(self.t("terminal-continue", command=command))

    def _options(self, match: Match, path: Path) -> Iterator[str]:
        """What makes it the same sitting: a record knows neither the names nor who is a person."""
        yield from ("--load", str(path))
        if path == self.autosave_to:
            yield from ("--save", str(path))
        if len(match.humans) != 1:
            yield from ("--humans", str(len(match.humans)))
        if path.suffix == JSON and match.names != colour_names(self.t, len(match.names)):
            yield from ("--names", ",".join(match.names))
