"""A match in progress: the game, its record and its players. Plays moves and undoes them."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from kilowatt.bots.driver import SupervisedBot
from kilowatt.bots.failures import Failure
from kilowatt.bots.registry import make_bot
from kilowatt.cli.game_files import SavedGame
from kilowatt.engine import Action, Event, Game, IllegalAction, Observation, Refusal, Seat, State
from kilowatt.engine.record import Record, RecordedMove


class Undone(NamedTuple):
    """What an undo removed: a person's input and the number of later moves by others."""

    seat: Seat
    actions: tuple[Action, ...]
    others: int


class LocalMatch:
    """The only mutable object of the terminal. Keeps every state, so that undo needs no replay."""

    def __init__(
        self, saved_game: SavedGame, names: Sequence[str], humans: Iterable[Seat], bot: str = "simple"
    ) -> None:
        self.game: Game = saved_game.game
        self.record: Record = saved_game.record
        self.states: list[State] = list(saved_game.record.states(saved_game.game))
        self.names = tuple(names)
        self.humans = frozenset(humans)
        self.bot = bot
        self.bots: Mapping[Seat, SupervisedBot] = self._make_bots()
        self._reported: set[Seat] = set()
        """Seats whose bot has failed and was reported to the player."""
        self.input_starts = [number for number, move in enumerate(self.record.moves) if move.seat in self.humans]
        """Numbers of moves at which an input of a person began."""
        self.saved_record = self.record

    def _make_bots(self) -> dict[Seat, SupervisedBot]:
        game, seed = self.game, self.record.chance.seed
        return {
            seat: SupervisedBot(game, partial(make_bot, self.bot, game, seed + seat))
            for seat in game.book.seats
            if seat not in self.humans
        }

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def saved_game(self) -> SavedGame:
        return SavedGame(self.game, self.record, self.names)

    @property
    def active(self) -> Seat | None:
        return self.state.active

    def observe(self, seat: Seat | None) -> Observation:
        return self.game.observe(self.state, seat, figures=True)

    def events(self, since: int = 0) -> tuple[Event, ...]:
        """The events after the first `since` moves; from 0, the set-up too."""
        opening = () if since else self.record.opening
        return (*opening, *(event for move in self.record.moves[since:] for event in move.events))

    @property
    def last_input(self) -> int:
        """The number of moves before the last input of a person."""
        return self.input_starts[-1] if self.input_starts else 0

    # --- playing

    def play(self, actions: Sequence[Action]) -> Refusal | None:
        """Play all of these actions, or none and return the reason."""
        record, states = self.record, [self.state]
        for action in actions:
            try:
                after = self.game.apply(states[-1], action, self.active)
            except IllegalAction as error:
                return error.refusal
            record = record.with_move(states[-1], action, after)
            states.append(after.state)
        if actions and self.active in self.humans:
            self.input_starts.append(len(self.record.moves))
        self.record = record
        self.states += states[1:]
        return None

    def play_bot(self) -> tuple[RecordedMove, ...]:
        """Play the next plan of the active bot and return its moves."""
        played = list(self.bots[self.state.asked].play_plan(self.state))
        for move in played:
            self.record = self.record.with_move(move.before, move.action, move.after)
            self.states.append(move.after.state)
        return self.record.moves[-len(played) :]

    def new_failures(self) -> list[tuple[Seat, Failure]]:
        """The bots that failed since the last call: the built-in bot plays for them now."""
        failed = [
            (seat, bot.failure)
            for seat, bot in self.bots.items()
            if bot.failure is not None and seat not in self._reported
        ]
        self._reported.update(seat for seat, _ in failed)
        return failed

    # --- undo

    def undo(self) -> Undone | None:
        """Go back to before the last input of a person, removing the replies of bots; None if there is none."""
        if not self.input_starts:
            return None
        start = self.input_starts.pop()
        gone = self.record.moves[start:]
        own = self._input_moves(gone)
        self.record = self.record.undo(len(gone))
        del self.states[start + 1 :]
        return Undone(gone[0].seat, tuple(move.action for move in own), len(gone) - len(own))

    def _input_moves(self, gone: Sequence[RecordedMove]) -> Sequence[RecordedMove]:
        """The moves of one input: those before another player moves."""
        others = [number for number, move in enumerate(gone) if move.seat != gone[0].seat]
        return gone[: others[0]] if others else gone

    # --- saving

    @property
    def is_saved(self) -> bool:
        """Whether quitting loses nothing: all moves are in a file, or were made by bots alone."""
        return not self.input_starts or self.saved_record is self.record

    def mark_saved(self) -> None:
        self.saved_record = self.record
