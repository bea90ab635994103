"""Playing at the terminal: the loop that draws, asks, moves and answers. Where lines come from and go to is given."""

from collections.abc import Sequence
from pathlib import Path

from kilowatt.cli.faults import Fault
from kilowatt.cli.keeper import Keeper
from kilowatt.cli.keyboard import Keyboard
from kilowatt.cli.match import Match
from kilowatt.cli.screen import Screen
from kilowatt.cli.seating import seated
from kilowatt.cli.stored import load_game, path_of
from kilowatt.cli.typed import Command, Misunderstood, Moves, find_city, understand
from kilowatt.cli.view.cities import city_map, connections
from kilowatt.cli.view.header import ENTER
from kilowatt.cli.view.legal import Suggestion, commands, help_page, moves
from kilowatt.cli.view.log import full_log
from kilowatt.cli.view.look import Look
from kilowatt.cli.view.ranking import ranking
from kilowatt.cli.view.table import table
from kilowatt.engine import Action, Observation, Seat
from kilowatt.engine.notation.action import print_action
from kilowatt.engine.notation.position import print_position
from kilowatt.i18n import Translator


class Session:
    """One sitting at the table."""

    def __init__(
        self, match: Match, screen: Screen, keyboard: Keyboard, translator: Translator, autosave: Path | None = None
    ) -> None:
        self.match = match
        self.screen = screen
        self.keyboard = keyboard
        self.t = translator
        self.keeper = Keeper(screen, translator, autosave)
        self.notes: list[str] = []
        self.is_drawn = False
        self.is_left = False
        self.at_keyboard: Seat | None = None

    # --- the loop

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            while not self.is_left:
                self._bots_play()
                if self.match.asked is None:
                    break
                self._turn(self.match.asked)
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
        self._leave()

    def _bots_play(self) -> None:
        """Every bot in turn, until a person is asked or the game is over."""
        if self.match.asked in self.match.bots:
            while self.match.asked in self.match.bots:
                self.match.play_bot()
            self.keeper.autosave(self.match)

    def _turn(self, seat: Seat) -> None:
        """One line of one person."""
        self._hand_over(seat)
        seen, look = self.match.observe(seat), self.look()
        if not self.is_drawn:
            self._draw(seen)
        line = self.keyboard.ask(f"{look.badge(seat).plain}> ", lambda: self._offer(seen), self._hint())
        try:
            typed = understand(look, seen, line)
            if isinstance(typed, Moves):
                self._move(typed)
            else:
                self._obey(typed, seen)
        except Misunderstood as error:
            self.screen.complain(str(error))

    def _hand_over(self, seat: Seat) -> None:
        """With hidden money nobody sees the table of another: the screen is emptied between two people."""
        if seat == self.at_keyboard:
            return
        if self.match.game.config.hidden_money and len(self.match.humans) > 1:
            self.screen.clear(for_good=True)
            self.screen.say(self.t("terminal-hand-over", player=self.look().signed(seat), key=ENTER), "bold")
            if self.keyboard.is_live:
                self.keyboard.ask("")
        self.at_keyboard = seat
        self.is_drawn = False

    # --- drawing

    def look(self) -> Look:
        names = self.t.names(self.match.game.book.board, self.match.names)
        return Look(self.match.game, self.t, names, self.screen.width, self.match.humans)

    def note(self, sentence: str) -> None:
        """Something to be read below the next table."""
        self.notes.append(sentence)
        self.is_drawn = False

    def _draw(self, seen: Observation) -> None:
        news = len(self.match.events(self.match.last_entry))
        rows = self.screen.rows - self.keyboard.rows - len(self.notes)
        self.screen.clear()
        self.screen.show(table(self.look(), seen, self.match.events(), news, rows))
        for sentence in self.notes:
            self.screen.say(sentence, "italic")
        self.notes.clear()
        self.is_drawn = True

    def _offer(self, seen: Observation) -> Sequence[Suggestion]:
        look = self.look()
        return [*moves(look, seen), *(Suggestion(typed.split()[0], meaning) for typed, meaning in commands(look))]

    def _hint(self) -> str:
        return self.t("terminal-hint", help="?", tab="Tab", undo="undo", quit="quit")

    # --- moves

    def _move(self, typed: Moves) -> None:
        """Make the moves, or say why not: then nothing has changed."""
        refusal = self.match.play(typed.actions)
        if refusal is not None:
            self.screen.complain(f"{self.t.refusal(refusal, self.look().names)} ({refusal.rule})")
            if len(typed.actions) > 1:
                self.screen.complain(self.t("terminal-nothing-done", moves=written(typed.actions)))
        elif typed.actions:
            self.is_drawn = False
            if typed.remark:
                self.note(typed.remark)
            self.keeper.autosave(self.match)

    def _undo(self) -> None:
        undone = self.match.undo()
        if undone is None:
            self.screen.complain(self.t("terminal-nothing-to-undo"))
            return
        player = self.look().names.player(undone.seat)
        self.note(self.t("terminal-undone", player=player, move=written(undone.actions), others=undone.others))
        self.keeper.autosave(self.match)

    # --- commands

    def _obey(self, command: Command, seen: Observation) -> None:
        match command.name:
            case "?":
                self.screen.show(help_page(self.look(), seen))
            case "map":
                self._map(command.argument, seen)
            case "log":
                self._log(everything=command.argument == "all")
            case "table":
                self.is_drawn = False
            case "undo":
                self._undo()
            case "save":
                self.keeper.save(self.match, command.argument, force=command.force)
            case "load":
                self._load(command)
            case "position":
                self.screen.line(print_position(self.match.game.config, self.match.state, secret=False))
            case "quit":
                self.is_left = True

    def _map(self, name: str, seen: Observation) -> None:
        look = self.look()
        self.screen.show(connections(look, seen, find_city(look, name, "map")) if name else city_map(look, seen))

    def _log(self, *, everything: bool) -> None:
        for line in full_log(self.look(), self.match.events(0 if everything else self.match.last_entry)):
            self.screen.show(line)

    def _load(self, command: Command) -> None:
        """Another game takes the place of this one; one that is not saved is not dropped unless told to."""
        if not command.argument:
            self.screen.complain(self.t("terminal-write-like-this", word="load", example="load my-game.json"))
        elif not self.match.is_kept and not command.force:
            self.screen.complain(self.t("terminal-unsaved", command=f"load! {command.argument}"))
        else:
            self._replace(path_of(command.argument))

    def _replace(self, path: Path) -> None:
        try:
            stored = load_game(path)
        except Fault as fault:
            self.screen.complain(self.t("terminal-not-loaded", error=str(fault)))
            return
        self.match = seated(stored, min(len(self.match.humans), stored.game.config.players), (), self.t)
        self.at_keyboard = None
        self.note(self.t("terminal-loaded", file=str(path), moves=len(stored.record.moves)))

    # --- leaving

    def _leave(self) -> None:
        """The ranking, if the game is over; then the offer to save, and how to play on."""
        standings = self.match.game.ranking(self.match.state)
        if standings is not None:
            self._draw(self.match.observe(None))
            self.screen.show(ranking(self.look(), standings))
        self.keeper.offer(self.match, self.keyboard)
        self.keeper.tell_how_to_continue(self.match)


def written(actions: Sequence[Action]) -> str:
    return ", ".join(map(print_action, actions))
