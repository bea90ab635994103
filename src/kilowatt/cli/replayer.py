"""Stepping through a game that was played."""

from collections.abc import Sequence

from msgspec.structs import replace

from kilowatt.cli.keyboard import Keyboard
from kilowatt.cli.screen import Screen
from kilowatt.cli.stored import Stored
from kilowatt.cli.view.header import ENTER
from kilowatt.cli.view.log import full_log
from kilowatt.cli.view.look import Look
from kilowatt.cli.view.ranking import ranking
from kilowatt.cli.view.table import table
from kilowatt.engine import Event, Game
from kilowatt.engine.notation.action import print_action
from kilowatt.i18n import Translator

CAPTION_ROWS = 4
"""The move, the line that is typed, the hint below it, and one to spare for a ranking that wraps."""


class Replayer:
    """A game and a place in it: `number` moves have been made."""

    def __init__(self, stored: Stored, names: Sequence[str], screen: Screen, translator: Translator) -> None:
        self.record = stored.record
        self.states = tuple(stored.record.states(stored.game))
        self.game = with_open_money(stored.game) if self.states[-1].standings else stored.game
        self.names = translator.names(stored.game.book.board, names)
        self.screen = screen
        self.t = translator
        self.number = 0

    @property
    def last(self) -> int:
        return len(self.record.moves)

    def look(self) -> Look:
        return Look(self.game, self.t, self.names, self.screen.width)

    # --- printing

    def print_all(self) -> None:
        """All that happened, a line an event; then the ranking."""
        for line in full_log(self.look(), self.events(0, self.last)):
            self.screen.show(line)
        if self.states[-1].standings:
            self.screen.show(ranking(self.look(), self.states[-1].standings))

    def events(self, first: int, last: int) -> tuple[Event, ...]:
        """What happened after so many moves, up to so many; from 0 on the set-up too."""
        opening = self.record.opening if first == 0 else ()
        return (*opening, *(event for move in self.record.moves[first:last] for event in move.events))

    def draw(self) -> None:
        """The table after the move we are at, and the move itself."""
        state, look = self.states[self.number], self.look()
        news = len(self.events(max(0, self.number - 1), self.number))
        self.screen.clear()
        rows = self.screen.rows - CAPTION_ROWS
        self.screen.show(table(look, self.game.observe(state, None), self.events(0, self.number), news, rows))
        if state.standings:
            self.screen.show(ranking(look, state.standings))
        self.screen.say(self.caption(), "bold")

    def caption(self) -> str:
        if self.number == 0:
            return self.t("terminal-replay-start", count=self.last)
        move = self.record.moves[self.number - 1]
        player = self.look().signed(move.seat)
        return self.t(
            "terminal-replay-move", number=self.number, count=self.last, player=player, move=print_action(move.action)
        )

    # --- stepping

    def step_through(self, keyboard: Keyboard) -> None:
        """Enter and letters, until the person leaves."""
        self.draw()
        try:
            while (typed := keyboard.ask("> ", hint=self.hint()).lower()) not in ("q", "quit"):
                self.go(typed)
        except (EOFError, KeyboardInterrupt):
            return

    def hint(self) -> str:
        keys = {
            ENTER: self.t("terminal-replay-next"),
            "b": self.t("terminal-replay-back"),
            "120": self.t("terminal-replay-jump"),
            "r 5": self.t("terminal-replay-round"),
            "q": self.t("terminal-command-quit"),
        }
        return " · ".join(f"{key} {meaning}" for key, meaning in keys.items())

    def go(self, typed: str) -> None:
        """To the place that was typed; where there is none, say so and stay."""
        match typed.split():
            case []:
                self.to(min(self.number + 1, self.last))
            case ["b"]:
                self.to(max(self.number - 1, 0))
            case ["r", number] if number.isdecimal():
                self.to_round(int(number))
            case [number] if number.isdecimal():
                self.to(int(number))
            case _:
                self.screen.complain(self.t("terminal-write-like-this", word=typed, example="b, 120, r 5, q"))

    def to(self, number: int) -> None:
        if number > self.last:
            self.screen.complain(self.t("terminal-replay-no-move", number=number, count=self.last))
            return
        self.number = number
        self.draw()

    def to_round(self, number: int) -> None:
        """To the first position of a round."""
        for place, state in enumerate(self.states):
            if state.round == number:
                self.to(place)
                return
        rounds = self.states[-1].round
        self.screen.complain(self.t("terminal-replay-no-round", number=number, count=rounds))


def with_open_money(game: Game) -> Game:
    """A game that is over hides nothing any more."""
    return Game(replace(game.config, hidden_money=False), game.book.board, game.book.edition)
