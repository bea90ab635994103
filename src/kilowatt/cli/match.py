"""A match being played: the game, its record, who sits where; moves in, moves taken back."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from kilowatt.bots import Bot
from kilowatt.bots.registry import make_bot
from kilowatt.cli.stored import Stored
from kilowatt.engine import Action, Event, Game, IllegalAction, Observation, Refusal, Seat, State
from kilowatt.engine.record import Record, RecordedMove


class Undone(NamedTuple):
    """What was taken back: a person's entry, and how many moves of others after it."""

    seat: Seat
    actions: tuple[Action, ...]
    others: int


class Match:
    """The only thing in the terminal that changes. The state before and after every move is kept for taking back."""

    def __init__(self, stored: Stored, names: Sequence[str], humans: Iterable[Seat], bot: str = "simple") -> None:
        self.game: Game = stored.game
        self.record: Record = stored.record
        self.states: list[State] = list(stored.record.states(stored.game))
        self.names = tuple(names)
        self.humans = frozenset(humans)
        self.bot = bot
        self.bots: Mapping[Seat, Bot] = self._seated_bots()
        self.entries = [number for number, move in enumerate(self.record.moves) if move.seat in self.humans]
        self.kept = self.record

    def _seated_bots(self) -> dict[Seat, Bot]:
        seats = [seat for seat in self.game.book.seats if seat not in self.humans]
        return {seat: make_bot(self.bot, self.game, self.record.chance.seed + seat) for seat in seats}

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def stored(self) -> Stored:
        return Stored(self.game, self.record, self.names)

    @property
    def asked(self) -> Seat | None:
        return self.state.active

    def observe(self, seat: Seat | None) -> Observation:
        return self.game.observe(self.state, seat)

    def events(self, since: int = 0) -> tuple[Event, ...]:
        """What happened, from a number of moves on; from 0 the set-up too."""
        opening = () if since else self.record.opening
        return (*opening, *(event for move in self.record.moves[since:] for event in move.events))

    @property
    def last_entry(self) -> int:
        """How many moves there were before the last decision of a person."""
        return self.entries[-1] if self.entries else 0

    # --- playing

    def play(self, actions: Sequence[Action]) -> Refusal | None:
        """Make all of these moves, or none: then the reason."""
        record, states = self.record, [self.state]
        for action in actions:
            try:
                after = self.game.apply(states[-1], action, self.asked)
            except IllegalAction as error:
                return error.refusal
            record = record.with_move(states[-1], action, after)
            states.append(after.state)
        if actions and self.asked in self.humans:
            self.entries.append(len(self.record.moves))
        self.record = record
        self.states += states[1:]
        return None

    def play_bot(self) -> RecordedMove:
        """The move of the bot that is asked."""
        seat = self.state.asked
        refusal = self.play([self.bots[seat].choose(self.observe(seat))])
        if refusal is not None:
            raise RuntimeError(f"a bot made an illegal move: {refusal}")
        return self.record.moves[-1]

    # --- taking back

    def undo(self) -> Undone | None:
        """Back to the last decision of a person, replies of bots included; None when there is none."""
        if not self.entries:
            return None
        start = self.entries.pop()
        gone = self.record.moves[start:]
        own = self._entry(gone)
        self.record = self.record.undo(len(gone))
        del self.states[start + 1 :]
        self.bots = self._seated_bots()  # whatever they had planned, they plan anew
        return Undone(gone[0].seat, tuple(move.action for move in own), len(gone) - len(own))

    def _entry(self, gone: Sequence[RecordedMove]) -> Sequence[RecordedMove]:
        """The moves that were typed at once: those before anybody else moves."""
        others = [number for number, move in enumerate(gone) if move.seat != gone[0].seat]
        return gone[: others[0]] if others else gone

    # --- keeping

    @property
    def is_kept(self) -> bool:
        """Nothing would be lost: all moves are in a file, or a bot would make them again."""
        return not self.entries or self.kept is self.record

    def keep(self) -> None:
        self.kept = self.record
