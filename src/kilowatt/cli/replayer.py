"""Steps through a recorded game."""

from collections.abc import Sequence

from msgspec.structs import replace

from kilowatt.cli.game_files import SavedGame
from kilowatt.cli.keyboard import Keyboard
from kilowatt.cli.screen import Screen
from kilowatt.cli.view.context import ViewContext
from kilowatt.cli.view.game_view import game_view
from kilowatt.cli.view.header import ENTER
from kilowatt.cli.view.log import full_log
from kilowatt.cli.view.ranking import ranking
from kilowatt.engine import Event, Game
from kilowatt.engine.notation.action_text import print_action
from kilowatt.i18n import Translator

CAPTION_ROWS = 4
"""Rows for the caption, the input line, the hint, and one spare row in case the ranking wraps."""


class Replayer:
    """A recorded game and the current position: after `number` moves."""

    def __init__(self, saved_game: SavedGame, names: Sequence[str], screen: Screen, translator: Translator) -> None:
        self.record = saved_game.record
        self.states = tuple(saved_game.record.states(saved_game.game))
        self.game = with_open_money(saved_game.game) if self.states[-1].standings else saved_game.game
        self.names = translator.names(saved_game.game.book.board, names)
        self.screen = screen
        self.t = translator
        self.number = 0

    @property
    def last(self) -> int:
        return len(self.record.moves)

    def context(self) -> ViewContext:
        return ViewContext(self.game, self.t, self.names, self.screen.width)

    # --- printing

    def print_all(self) -> None:
        """Print the log, one line per event, and the ranking."""
        for line in full_log(self.context(), self.events(0, self.last)):
            self.screen.show(line)
        if self.states[-1].standings:
            self.screen.show(ranking(self.context(), self.states[-1].standings))

    def events(self, first: int, last: int) -> tuple[Event, ...]:
        """The events of moves `first` to `last`; from 0, the set-up too."""
        opening = self.record.opening if first == 0 else ()
        return (*opening, *(event for move in self.record.moves[first:last] for event in move.events))

    def draw(self) -> None:
        """Draw the position after the current move, and the move itself."""
        state, context = self.states[self.number], self.context()
        new_events = len(self.events(max(0, self.number - 1), self.number))
        self.screen.clear()
        rows = self.screen.rows - CAPTION_ROWS
        self.screen.show(
            game_view(
                context, self.game.observe(state, None, figures=True), self.events(0, self.number), new_events, rows
            )
        )
        if state.standings:
            self.screen.show(ranking(context, state.standings))
        self.screen.message(self.caption(), "bold")

    def caption(self) -> str:
        if self.number == 0:
            return self.t("terminal-replay-start", count=self.last)
        move = self.record.moves[self.number - 1]
        player = self.context().player_label(move.seat)
        return self.t(
            "terminal-replay-move", number=self.number, count=self.last, player=player, move=print_action(move.action)
        )

    # --- stepping

    def step_through(self, keyboard: Keyboard) -> None:
        """Read commands until the user quits."""
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
        """Go to the requested position, or show an error and stay."""
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
                self.screen.error(self.t("terminal-write-like-this", word=typed, example="b, 120, r 5, q"))

    def to(self, number: int) -> None:
        if number > self.last:
            self.screen.error(self.t("terminal-replay-no-move", number=number, count=self.last))
            return
        self.number = number
        self.draw()

    def to_round(self, number: int) -> None:
        """Go to the first position of a round."""
        for place, state in enumerate(self.states):
            if state.round == number:
                self.to(place)
                return
        rounds = self.states[-1].round
        self.screen.error(self.t("terminal-replay-no-round", number=number, count=rounds))


def with_open_money(game: Game) -> Game:
    """The same game with open money: a finished game hides nothing."""
    return Game(replace(game.config, hidden_money=False), game.book.board, game.book.edition)
