"""Ways to sit at the terminal without one."""

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
from kilowatt.cli.asking import Question, question
from kilowatt.cli.keyboard import Offer, nothing
from kilowatt.cli.main import main
from kilowatt.cli.match import Match
from kilowatt.cli.screen import Screen
from kilowatt.cli.seating import seated
from kilowatt.cli.session import Session
from kilowatt.cli.stored import Stored
from kilowatt.cli.view.look import Look
from kilowatt.content import game_for
from kilowatt.engine import Bid, BoardId, Chance, Config, Game, Observation, Seat, State
from kilowatt.engine.notation.action import print_action
from kilowatt.engine.record import Record
from kilowatt.i18n import SeatColour, Translator
from tests.scenes import Table, new_game, nominate, scene, scrap

SOURCE = Path(kilowatt.__file__).parents[1]
ENGLISH = Translator.for_language("en")
GERMANY_3 = Config(BoardId("germany"), players=3)


def environment(**more: str) -> dict[str, str]:
    """As on a plain machine: English, no colours asked for or forbidden, eighty columns."""
    told = {"LANG": "en_US.UTF-8", "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"}
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "COVERAGE_PROCESS_START") if name in os.environ}
    return kept | told | more


class Told(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str


def run(*arguments: str, typed: str = "", variables: Mapping[str, str] = MappingProxyType({})) -> Told:
    """The command as a process of its own, with a script for a keyboard."""
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
    return Told(process.returncode, process.stdout, process.stderr)


def call(*arguments: str, typed: str = "", variables: Mapping[str, str] = MappingProxyType({})) -> Told:
    """The same in this process, which is much quicker."""
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
    return Told(code, out.getvalue(), err.getvalue())


# --- in this process


class Fingers:
    """A keyboard that types these lines, and then nothing more. `None` is Ctrl-C."""

    def __init__(self, lines: Sequence[str | None], *, is_live: bool = False) -> None:
        self.lines = list(lines)
        self.is_live = is_live
        self.rows = 2
        self.prompts: list[str] = []
        self.offers: list[list[str]] = []

    def ask(self, prompt: str, offer: Offer = nothing, hint: str = "") -> str:
        self.prompts.append(prompt)
        self.offers.append([suggestion.typed for suggestion in offer()])
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


def shown(told: Screen) -> str:
    """All that was written to a screen."""
    file = told.console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def dealt(config: Config = GERMANY_3, seed: int = 7, humans: int = 1, names: Sequence[str] = ()) -> Match:
    game = game_for(config)
    return seated(Stored(game, Record.begin(game, Chance(seed=seed))), humans, names, ENGLISH)


def sit(
    *lines: str | None,
    match: Match | None = None,
    is_live: bool = False,
    autosave: Path | None = None,
    translator: Translator = ENGLISH,
) -> tuple[Session, str]:
    """Play these lines; the session afterwards, and all that was shown."""
    told = screen()
    session = Session(match or dealt(), told, Fingers(lines, is_live=is_live), translator, autosave)
    session.run()
    return session, shown(told)


def lines_of_a_game(config: Config, seed: int, humans: int = 1) -> list[str]:
    """What people type who play as the simple bot does, for a whole game."""
    match, lines = dealt(config, seed, humans), list[str]()
    bot = SimpleBot(match.game.book, seed)
    while match.asked is not None:
        if match.asked in match.bots:
            match.play_bot()
        else:
            action = bot.choose(match.observe(match.asked))
            lines.append(print_action(action))
            assert match.play([action]) is None
    return lines


def played(config: Config = GERMANY_3, seed: int = 7) -> Match:
    """A finished game of bots."""
    match = dealt(config, seed, humans=0)
    while match.asked is not None:
        match.play_bot()
    return match


@cache
def finished() -> Match:
    """One finished game, to be looked at and not to be changed."""
    return played()


# --- positions


def look_at(game: Game, translator: Translator = ENGLISH, width: int = 80, humans: Sequence[int] = (0,)) -> Look:
    colours = [translator.colour(colour) for colour in SeatColour][: game.config.players]
    return Look(game, translator, translator.names(game.book.board, colours), width, frozenset(map(Seat, humans)))


def drawn(part: object, width: int = 80) -> str:
    """A part as plain text."""
    told = screen(width)
    told.console.print(part)
    return shown(told)


@cache
def asked(kind: Question) -> tuple[Game, State]:
    """A position in which this is asked."""
    table = SCENES[kind]()
    assert question(observed(table.game, table.state)) is kind
    return table.game, table.state


def observed(game: Game, state: State) -> Observation:
    return game.observe(state, state.active)


def _over() -> Table:
    match = finished()
    return Table(match.game, match.state)


SCENES = {
    Question.DRAFT: lambda: new_game("germany 4p", regions="draft"),
    Question.OPEN: lambda: scene("germany 4p auction"),
    Question.BUY_ALONE: lambda: scene("germany 3p auction | yellow*: $50"),
    Question.FIRST_BID: lambda: scene("germany 4p auction").do(nominate(4)),
    Question.RAISE: lambda: scene("germany 4p auction").do(nominate(4), Bid(4)),
    Question.SCRAP: lambda: scene("germany 3p auction | blue: #4,20,25 $99 | plants: 26-33").buys(26),
    Question.LEAVE_FUEL: lambda: (
        scene("germany 3p auction | blue: #4,20,25 coal2 $99 | plants: 26-33").buys(26).do(scrap(4))
    ),
    Question.MUST_LEAVE_FUEL: lambda: (
        scene("germany 3p auction | blue: #4,5,12 coal6 oil4 $99 | plants: 26-33").buys(27).do(scrap(12))
    ),
    Question.BUY_FUEL: lambda: scene("germany 3p resources | yellow*: #4,5,10 @4 $50"),
    Question.BUILD: lambda: scene("germany 4p | blue*: #4,10 coal4 @essen,muenster"),
    Question.POWER: lambda: scene("germany 3p bureaucracy | blue: #4,5,13 @3 coal2 oil2"),
    Question.FORCED: lambda: scene("germany 3p resources | yellow*: $0"),
    Question.OVER: _over,
}
"""A table for each question but `WAIT`, which is the view of whoever is not asked."""
