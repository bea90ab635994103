"""Plays one game between bots. A bot that fails loses by forfeit, and the others are ranked as they stand."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import lru_cache, partial
from time import perf_counter, process_time
from typing import Final

import msgspec

from kilowatt.arena.play.failures import Forfeited, forfeited_by, traceback_of
from kilowatt.arena.play.jobs import Job, Reply
from kilowatt.arena.play.results import End, Fault, Forfeit, GameResult
from kilowatt.arena.play.story import purchases, seat_stories
from kilowatt.arena.play.time_limit import OutOfTime, time_limit
from kilowatt.arena.play.worker_status import IDLE, Status, WorkerStatus
from kilowatt.bots.base import Bot
from kilowatt.bots.driver import Guard, IllegalMove, Move, next_actions, play_actions
from kilowatt.bots.failures import FAILURES
from kilowatt.bots.registry import is_ours, make_bot
from kilowatt.content import game_for
from kilowatt.engine import Chance, Config, Game, Seat, Transition, standings
from kilowatt.engine.events import OrderDrawn
from kilowatt.engine.notation.position_text import print_position
from kilowatt.engine.record import VERSION, Record, RecordedMove
from kilowatt.engine.statistics import GameStatistics

MOST_ROUNDS: Final = 150
"""Rounds after which a game is stopped; random games have about 25."""


def play(job: Job, status: WorkerStatus | None = None) -> Reply:
    """Play a game to its end, or to the first forfeit."""
    return ArenaGame(job, status).play()


class ArenaGame:
    """One game in progress."""

    def __init__(self, job: Job, status: WorkerStatus | None = None) -> None:
        self.job = job
        self.fixture = job.fixture
        self.status = status
        self.game = game_at(job.fixture.map, job.fixture.config)
        self.statistics = GameStatistics(self.game.book)
        self.opening = self.game.start(Chance(seed=self.fixture.seed))
        self.state = self.opening.state
        self.is_limited = [not is_ours(spec) for spec in self.fixture.bots]
        """By seat, whether the bot has time limits."""
        self.number = 0
        """Of the move that is being made."""
        self.seconds = [0.0] * self.game.config.players
        self.moves = [0] * self.game.config.players
        self.recorded: list[RecordedMove] = []

    def play(self) -> Reply:
        try:
            bots = [self._make_bot(Seat(seat)) for seat in range(self.game.config.players)]
            while self.state.active is not None and self.state.round <= MOST_ROUNDS:
                self._play_plan(self.state.active, bots[self.state.active])
        except Forfeited as forfeited:
            return self._reply(forfeited)
        return self._reply()

    def _make_bot(self, seat: Seat) -> Bot:
        limit = self.job.limits.start
        with self._guarded(seat, limit, Fault.NOT_MADE, f"not made within {limit:g} s"):
            return make_bot(self.job.specs[seat], self.game, self.fixture.bot_seeds[seat])

    def _play_plan(self, seat: Seat, bot: Bot) -> None:
        limit, late = self.job.limits.move, f"no answer within {self.job.limits.move:g} s"
        guard: Guard = partial(self._guarded, seat, limit, Fault.RAISED, late)
        self.number += 1
        actions = next_actions(self.game, self.state, bot, guard)
        try:
            for move in play_actions(self.game, self.state, actions, guard if self.is_limited[seat] else nullcontext):
                self._count(move)
                self.number += 1
        except IllegalMove as error:  # without a guard: a bot of ours
            raise forfeited_by(seat, error) from error
        self.number -= 1

    def _count(self, move: Move) -> None:
        self.moves[move.seat] += 1
        self.statistics.add(move.before, move.after)
        if self.job.keep_record:
            self.recorded.append(RecordedMove(move.seat, move.action, move.after.events))
        self.state = move.after.state

    # --- running code of a bot

    @contextmanager
    def _guarded(self, seat: Seat, limit: float, fault: Fault, late: str) -> Iterator[None]:
        """Measure and limit the time of a bot, and turn its failure into a forfeit.

        Describing a failure may run code of the bot, so it happens within the limit.
        """
        allowed = self._announce(seat, limit)
        began, used = perf_counter(), process_time()
        try:
            with time_limit(allowed) if allowed else nullcontext():
                try:
                    yield
                except FAILURES as error:
                    raise forfeited_by(seat, error, fault) from error
        except OutOfTime as error:
            raise Forfeited(seat, too_slow(fault), late, trace=traceback_of(error)) from error
        finally:
            self.seconds[seat] += process_time() - used
            self._announce_idle()
        if allowed and perf_counter() - began > allowed:
            raise Forfeited(seat, too_slow(fault), late)

    def _announce(self, seat: Seat, limit: float) -> float:
        """Tell the supervisor which bot runs next; returns how long it may take, 0 for no limit."""
        known = self.job.known_forfeit
        if known is not None and (known.move, known.seat) == (self.number, seat):
            raise Forfeited(seat, known.fault, known.detail)
        allowed = limit if self.is_limited[seat] else 0.0
        if self.status is not None:
            self.status.write(Status(self.fixture.index, self.number, seat, allowed))
        return allowed

    def _announce_idle(self) -> None:
        if self.status is not None:
            self.status.write(IDLE)

    # --- the reply

    def _reply(self, forfeited: Forfeited | None = None) -> Reply:
        return Reply(
            result=self._result(forfeited),
            record=msgspec.Raw(self._record().to_json() if self.job.keep_record else b"null"),
            seconds=tuple(self.seconds),
            decisions=tuple(self.moves),
            where=forfeited.trace if forfeited is not None and forfeited.fault is Fault.TOO_SLOW else "",
        )

    def _result(self, forfeited: Forfeited | None) -> GameResult:
        fixture, state = self.fixture, self.state
        over, last = state.active is None, None if forfeited is None else forfeited.seat
        rounds = self.statistics.rounds(state)
        return GameResult(
            index=fixture.index,
            config=fixture.config,
            seed=fixture.seed,
            bots=fixture.bots,
            bot_seeds=fixture.bot_seeds,
            first_order=drawn_order(self.opening),
            end=End.FINISHED if over else End.STOPPED if forfeited is None else End.FORFEIT,
            standings=state.standings if over else standings(self.game.book, state, last),
            rounds=state.round,
            step=state.step,
            moves=self.number,
            seats=seat_stories(self.game.book, rounds, state),
            purchases=purchases(self.game.book, rounds),
            forfeit=None if forfeited is None else self._forfeit(forfeited),
        )

    def _forfeit(self, forfeited: Forfeited) -> Forfeit:
        """The place where a slow bot was stopped differs from run to run and stays out of the result."""
        return Forfeit(
            seat=forfeited.seat,
            bot=self.fixture.bots[forfeited.seat],
            fault=forfeited.fault,
            move=self.number,
            round=self.state.round,
            phase=self.state.phase,
            detail=forfeited.detail,
            answer=forfeited.answer,
            position=print_position(self.game.config, self.state),
            trace="" if forfeited.fault is Fault.TOO_SLOW else forfeited.trace,
        )

    def _record(self) -> Record:
        chance = Chance(seed=self.fixture.seed)
        return Record(VERSION, self.game.config, chance, self.opening.events, tuple(self.recorded))


@lru_cache(maxsize=64)
def game_at(board: str, config: Config) -> Game:
    """The game on a shipped board, or on one in a file."""
    return game_for(config) if board == config.board else game_for(config, board)


def too_slow(fault: Fault) -> Fault:
    """The fault of a bot that exceeds its time, given the fault of one that raises there."""
    return Fault.TOO_SLOW if fault is Fault.RAISED else fault


def drawn_order(opening: Transition) -> tuple[Seat, ...]:
    return next((event.order for event in opening.events if isinstance(event, OrderDrawn)), ())
