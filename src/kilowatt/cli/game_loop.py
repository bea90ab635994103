"""The game loop of the terminal: draw the game, read a line, play or answer."""

from collections.abc import Sequence
from pathlib import Path

from kilowatt.cli.command_error import CommandError
from kilowatt.cli.game_files import load_game, parse_path
from kilowatt.cli.game_saver import GameSaver
from kilowatt.cli.input_parser import Command, InputError, ParsedActions, find_city, parse_line
from kilowatt.cli.keyboard import Keyboard
from kilowatt.cli.local_match import LocalMatch
from kilowatt.cli.match_setup import create_match
from kilowatt.cli.screen import Screen
from kilowatt.cli.view.cities import city_map, connections
from kilowatt.cli.view.context import ViewContext
from kilowatt.cli.view.game_view import game_view
from kilowatt.cli.view.header import ENTER
from kilowatt.cli.view.log import full_log
from kilowatt.cli.view.ranking import ranking
from kilowatt.cli.view.suggestions import Suggestion, help_page, suggested_commands, suggested_moves
from kilowatt.engine import Action, Observation, Seat
from kilowatt.engine.notation.action_text import print_action
from kilowatt.engine.notation.position_text import print_position
from kilowatt.i18n import Translator


class GameLoop:
    """One run of the game loop. Input and output are injected."""

    def __init__(
        self,
        match: LocalMatch,
        screen: Screen,
        keyboard: Keyboard,
        translator: Translator,
        autosave: Path | None = None,
    ) -> None:
        self.match = match
        self.screen = screen
        self.keyboard = keyboard
        self.t = translator
        self.saver = GameSaver(screen, translator, autosave)
        self.notes: list[str] = []
        self.is_drawn = False
        self.has_quit = False
        self.at_keyboard: Seat | None = None

    # --- the loop

    def run(self) -> None:
        """Play until the game is over or the user quits."""
        try:
            while not self.has_quit:
                self._bots_play()
                if self.match.active is None:
                    break
                self._turn(self.match.active)
        except (EOFError, KeyboardInterrupt):
            self.screen.message("")
        self._leave()

    def _bots_play(self) -> None:
        """Let bots play until a person is active or the game is over."""
        if self.match.active in self.match.bots:
            while self.match.active in self.match.bots:
                self.match.play_bot()
                self._report_failures()
            self.saver.autosave(self.match)

    def _report_failures(self) -> None:
        for seat, failure in self.match.new_failures():
            player = self.context().player_label(seat)
            self.note(self.t("terminal-bot-failed", player=player, bot=self.match.bot, error=failure.detail))

    def _turn(self, seat: Seat) -> None:
        """Read and handle one line of one person."""
        self._hand_over(seat)
        observation, context = self.match.observe(seat), self.context()
        if not self.is_drawn:
            self._draw(observation)
        line = self.keyboard.ask(f"{context.badge(seat).plain}> ", lambda: self._suggestions(observation), self._hint())
        try:
            typed = parse_line(context, observation, line)
            if isinstance(typed, ParsedActions):
                self._move(typed)
            else:
                self._run_command(typed, observation)
        except InputError as error:
            self.screen.error(str(error))

    def _hand_over(self, seat: Seat) -> None:
        """With hidden money, clear the screen before another person takes the keyboard."""
        if seat == self.at_keyboard:
            return
        if self.match.game.config.hidden_money and len(self.match.humans) > 1:
            self.screen.clear(for_good=True)
            self.screen.message(
                self.t("terminal-hand-over", player=self.context().player_label(seat), key=ENTER), "bold"
            )
            if self.keyboard.is_live:
                self.keyboard.ask("")
        self.at_keyboard = seat
        self.is_drawn = False

    # --- drawing

    def context(self) -> ViewContext:
        names = self.t.names(self.match.game.book.board, self.match.names)
        return ViewContext(self.match.game, self.t, names, self.screen.width, self.match.humans)

    def note(self, sentence: str) -> None:
        """Show a message below the next drawing of the game."""
        self.notes.append(sentence)
        self.is_drawn = False

    def _draw(self, observation: Observation) -> None:
        new_events = len(self.match.events(self.match.last_input))
        rows = self.screen.rows - self.keyboard.rows - len(self.notes)
        self.screen.clear()
        self.screen.show(game_view(self.context(), observation, self.match.events(), new_events, rows))
        for sentence in self.notes:
            self.screen.message(sentence, "italic")
        self.notes.clear()
        self.is_drawn = True

    def _suggestions(self, observation: Observation) -> Sequence[Suggestion]:
        context = self.context()
        return [
            *suggested_moves(context, observation),
            *(Suggestion(typed.split()[0], meaning) for typed, meaning in suggested_commands(context)),
        ]

    def _hint(self) -> str:
        return self.t("terminal-hint", help="?", tab="Tab", undo="undo", quit="quit")

    # --- moves

    def _move(self, typed: ParsedActions) -> None:
        """Play the moves, or show the reason of the refusal and change nothing."""
        refusal = self.match.play(typed.actions)
        if refusal is not None:
            self.screen.error(f"{self.t.refusal(refusal, self.context().names)} ({refusal.rule})")
            if len(typed.actions) > 1:
                self.screen.error(self.t("terminal-nothing-done", moves=print_actions(typed.actions)))
        elif typed.actions:
            self.is_drawn = False
            if typed.remark:
                self.note(typed.remark)
            self.saver.autosave(self.match)

    def _undo(self) -> None:
        undone = self.match.undo()
        if undone is None:
            self.screen.error(self.t("terminal-nothing-to-undo"))
            return
        player = self.context().names.player(undone.seat)
        self.note(self.t("terminal-undone", player=player, move=print_actions(undone.actions), others=undone.others))
        self.saver.autosave(self.match)

    # --- commands

    def _run_command(self, command: Command, observation: Observation) -> None:
        match command.name:
            case "?":
                self.screen.show(help_page(self.context(), observation))
            case "map":
                self._map(command.argument, observation)
            case "log":
                self._log(everything=command.argument == "all")
            case "table":
                self.is_drawn = False
            case "undo":
                self._undo()
            case "save":
                self.saver.save(self.match, command.argument, force=command.force)
            case "load":
                self._load(command)
            case "position":
                self.screen.unwrapped(print_position(self.match.game.config, self.match.state, secret=False))
            case "quit":
                self.has_quit = True

    def _map(self, name: str, observation: Observation) -> None:
        context = self.context()
        self.screen.show(
            connections(context, observation, find_city(context, name, "map"))
            if name
            else city_map(context, observation)
        )

    def _log(self, *, everything: bool) -> None:
        for line in full_log(self.context(), self.match.events(0 if everything else self.match.last_input)):
            self.screen.show(line)

    def _load(self, command: Command) -> None:
        """Load another game. An unsaved one is discarded only if forced (`load!`)."""
        if not command.argument:
            self.screen.error(self.t("terminal-write-like-this", word="load", example="load my-game.json"))
        elif not self.match.is_saved and not command.force:
            self.screen.error(self.t("terminal-unsaved", command=f"load! {command.argument}"))
        else:
            self._replace(parse_path(command.argument))

    def _replace(self, path: Path) -> None:
        try:
            saved_game = load_game(path)
        except CommandError as error:
            self.screen.error(self.t("terminal-not-loaded", error=str(error)))
            return
        self.match = create_match(saved_game, min(len(self.match.humans), saved_game.game.config.players), (), self.t)
        self.at_keyboard = None
        self.note(self.t("terminal-loaded", file=str(path), moves=len(saved_game.record.moves)))

    # --- quitting

    def _leave(self) -> None:
        """Show the ranking if the game is over; offer to save; show how to resume."""
        standings = self.match.game.ranking(self.match.state)
        if standings is not None:
            self._draw(self.match.observe(None))
            self.screen.show(ranking(self.context(), standings))
        self.saver.offer_to_save(self.match, self.keyboard)
        self.saver.show_resume_command(self.match)


def print_actions(actions: Sequence[Action]) -> str:
    return ", ".join(map(print_action, actions))
