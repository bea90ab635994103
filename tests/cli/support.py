"""Helpers that run the terminal without a real terminal."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple
from unittest.mock import patch

from rich.console import Console

import kilowatt
from kilowatt.bots import SimpleBot
from kilowatt.cli.decisions import Decision, current_decision
from kilowatt.cli.game_files import SavedGame
from kilowatt.cli.game_loop import GameLoop
from kilowatt.cli.keyboard import SuggestionSource, no_suggestions
from kilowatt.cli.local_match import LocalMatch
from kilowatt.cli.main import main
from kilowatt.cli.match_setup import create_match
from kilowatt.cli.screen import Screen
from kilowatt.cli.view.context import ViewContext
from kilowatt.content import game_for
from kilowatt.engine import Bid, BoardId, Chance, Config, Game, Observation, Seat, State
from kilowatt.engine.notation.action_text import print_action
from kilowatt.engine.record import Record
from kilowatt.i18n import SeatColour, Translator
from tests.scenes import Table, new_game, nominate, scene, scrap

SOURCE = Path(kilowatt.__file__).parents[1]
ENGLISH = Translator.for_language("en")
GERMANY_3 = Config(BoardId("germany"), players=3)


def environment(**more: str) -> dict[str, str]:
    """Environment variables of a plain machine: English, default colours, 80 columns."""
    values = {"LANG": "en_US.UTF-8", "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"}
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "COVERAGE_PROCESS_START") if name in os.environ}
    return kept | values | more


class CommandResult(NamedTuple):
    """The exit code and output of a command."""

    code: int
    out: str
    err: str


def run(*arguments: str, typed: str = "", variables: Mapping[str, str] = MappingProxyType({})) -> CommandResult:
    """Run a command as a separate process with `typed` as standard input."""
    process = subprocess.run(
        [sys.executable, "-m", "kilowatt.cli", *arguments],
        input=typed,
        env=environment(**variables),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    return CommandResult(process.returncode, process.stdout, process.stderr)


def call(*arguments: str, typed: str = "", variables: Mapping[str, str] = MappingProxyType({})) -> CommandResult:
    """Run a command in this process, which is much faster."""
    out, err = StringIO(), StringIO()
    with (
        patch.dict(os.environ, environment(**variables), clear=True),
        patch("sys.stdin", StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            code = main(arguments)
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
    return CommandResult(code, out.getvalue(), err.getvalue())


# --- in this process


class ScriptedKeyboard:
    """A keyboard that types these lines; `None` is Ctrl-C."""

    def __init__(self, lines: Sequence[str | None], *, is_live: bool = False) -> None:
        self.lines = list(lines)
        self.is_live = is_live
        self.rows = 2
        self.prompts: list[str] = []
        self.suggestions: list[list[str]] = []

    def ask(self, prompt: str, suggest: SuggestionSource = no_suggestions, hint: str = "") -> str:
        self.prompts.append(prompt)
        self.suggestions.append([suggestion.typed for suggestion in suggest()])
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        if line is None:
            raise KeyboardInterrupt
        return line


def screen(width: int = 80, *, terminal: bool = False, rows: int = 24) -> Screen:
    return Screen(
        Console(
            file=StringIO(),
            width=width,
            height=rows,
            highlight=False,
            force_terminal=terminal,
            color_system=None,
            legacy_windows=False,
            _environ={"TERM": "xterm"},
        )
    )


def output_of(display: Screen) -> str:
    """Everything written to a screen."""
    file = display.console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def new_match(
    config: Config = GERMANY_3, seed: int = 7, humans: int = 1, names: Sequence[str] = (), bot: str = "simple"
) -> LocalMatch:
    game = game_for(config)
    return create_match(SavedGame(game, Record.begin(game, Chance(seed=seed))), humans, names, ENGLISH, bot)


def play_session(
    *lines: str | None,
    match: LocalMatch | None = None,
    is_live: bool = False,
    autosave: Path | None = None,
    translator: Translator = ENGLISH,
) -> tuple[GameLoop, str]:
    """Play these lines; return the session and everything it showed."""
    display = screen()
    session = GameLoop(match or new_match(), display, ScriptedKeyboard(lines, is_live=is_live), translator, autosave)
    session.run()
    return session, output_of(display)


def lines_of_a_game(config: Config, seed: int, humans: int = 1) -> list[str]:
    """The lines of a whole game in which people play like the simple bot."""
    match, lines = new_match(config, seed, humans), list[str]()
    bot = SimpleBot(match.game.book, seed)
    while match.active is not None:
        if match.active in match.bots:
            match.play_bot()
        else:
            [action, *_] = bot.plan(match.observe(match.active))
            lines.append(print_action(action))
            assert match.play([action]) is None
    return lines


def bot_match(config: Config = GERMANY_3, seed: int = 7) -> LocalMatch:
    """A finished game between bots."""
    match = new_match(config, seed, humans=0)
    while match.active is not None:
        match.play_bot()
    return match


@cache
def finished_match() -> LocalMatch:
    """One finished game, shared by tests that do not change it."""
    return bot_match()


# --- positions


def context_for(
    game: Game, translator: Translator = ENGLISH, width: int = 80, humans: Sequence[int] = (0,)
) -> ViewContext:
    colours = [translator.colour(colour) for colour in SeatColour][: game.config.players]
    return ViewContext(
        game, translator, translator.names(game.book.board, colours), width, frozenset(map(Seat, humans))
    )


def rendered(part: object, width: int = 80) -> str:
    """A renderable as plain text."""
    display = screen(width)
    display.console.print(part)
    return output_of(display)


@cache
def position_with(kind: Decision) -> tuple[Game, State]:
    """A position with this kind of decision."""
    table = SCENES[kind]()
    assert current_decision(observed(table.game, table.state)) is kind
    return table.game, table.state


def observed(game: Game, state: State) -> Observation:
    return game.observe(state, state.active, figures=True)


def _over() -> Table:
    match = finished_match()
    return Table(match.game, match.state)


SCENES = {
    Decision.DRAFT: lambda: new_game("germany 4p", regions="draft"),
    Decision.OPEN: lambda: scene("germany 4p auction"),
    Decision.BUY_ALONE: lambda: scene("germany 3p auction | yellow*: $50"),
    Decision.FIRST_BID: lambda: scene("germany 4p auction").do(nominate(4)),
    Decision.RAISE: lambda: scene("germany 4p auction").do(nominate(4), Bid(4)),
    Decision.SCRAP: lambda: scene("germany 3p auction | blue: #4,20,25 $99 | plants: 26-33").buys(26),
    Decision.LEAVE_FUEL: lambda: (
        scene("germany 3p auction | blue: #4,20,25 coal2 $99 | plants: 26-33").buys(26).do(scrap(4))
    ),
    Decision.MUST_LEAVE_FUEL: lambda: (
        scene("germany 3p auction | blue: #4,5,12 coal6 oil4 $99 | plants: 26-33").buys(27).do(scrap(12))
    ),
    Decision.BUY_FUEL: lambda: scene("germany 3p resources | yellow*: #4,5,10 @4 $50"),
    Decision.BUILD: lambda: scene("germany 4p | blue*: #4,10 coal4 @essen,muenster"),
    Decision.POWER: lambda: scene("germany 3p bureaucracy | blue: #4,5,13 @3 coal2 oil2"),
    Decision.FORCED: lambda: scene("germany 3p resources | yellow*: $0"),
    Decision.OVER: _over,
}
"""A position for each kind of decision but `WAIT`, which is the view of an inactive player."""
