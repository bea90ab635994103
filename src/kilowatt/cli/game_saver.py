"""Saves games: on request, after each move (autosave), and on quitting."""

import shlex
from collections.abc import Iterator
from pathlib import Path

from kilowatt.cli.command_error import CommandError
from kilowatt.cli.game_files import JSON, parse_path, path_exists, write_game
from kilowatt.cli.keyboard import Keyboard
from kilowatt.cli.local_match import LocalMatch
from kilowatt.cli.match_setup import colour_names
from kilowatt.cli.screen import Screen
from kilowatt.cli.view.header import ENTER
from kilowatt.i18n import Translator


class GameSaver:
    """Writes a match to files. Overwrites only files of this session, unless forced."""

    def __init__(self, screen: Screen, translator: Translator, autosave: Path | None = None) -> None:
        self.screen = screen
        self.t = translator
        self.autosave_to = autosave
        self.own = set[Path]() if autosave is None else {autosave}
        self.last: Path | None = autosave

    def save(self, match: LocalMatch, name: str, *, force: bool = False) -> bool:
        """Save to the named file, or to the last one if the name is empty. Returns whether it was saved."""
        path = parse_path(name) if name else self.last
        if path is None:
            self.screen.error(self.t("terminal-write-like-this", word="save", example="save my-game.json"))
        elif path_exists(path) and path not in self.own and not force:
            self.screen.error(self.t("terminal-file-exists", file=str(path), command=f"save! {path}"))
        elif self._write(match, path):
            self.screen.message(self.t("terminal-saved", file=str(path)))
            return True
        return False

    def autosave(self, match: LocalMatch) -> None:
        if self.autosave_to is not None:
            self._write(match, self.autosave_to)

    def _write(self, match: LocalMatch, path: Path) -> bool:
        try:
            write_game(path, match.saved_game)
        except CommandError as error:
            self.screen.error(self.t("terminal-not-saved", error=str(error)))
            return False
        self.own.add(path)
        self.last = path
        match.mark_saved()
        return True

    def offer_to_save(self, match: LocalMatch, keyboard: Keyboard) -> None:
        """On quitting: ask for a file name until one works or the answer is empty."""
        if match.is_saved or not keyboard.is_live:
            return
        self.screen.message(self.t("terminal-save-offer", key=ENTER), "bold")
        try:
            name = keyboard.ask("> ")
            while name and not self.save(match, name.removeprefix("save! "), force=name.startswith("save! ")):
                name = keyboard.ask("> ")
        except (EOFError, KeyboardInterrupt):
            return

    def show_resume_command(self, match: LocalMatch) -> None:
        """Show the command that resumes an unfinished, saved game."""
        if match.active is not None and self.last is not None and match.is_saved:
            command = shlex.join(["kilowatt", "play", *self._options(match, self.last)])
            self.screen.unwrapped(self.t("terminal-continue", command=command))

    def _options(self, match: LocalMatch, path: Path) -> Iterator[str]:
        """The options that restore the seats: a record stores neither names nor which players are people."""
        yield from ("--load", str(path))
        if path == self.autosave_to:
            yield from ("--save", str(path))
        if len(match.humans) != 1:
            yield from ("--humans", str(len(match.humans)))
        if path.suffix == JSON and match.names != colour_names(self.t, len(match.names)):
            yield from ("--names", ",".join(match.names))
