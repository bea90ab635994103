"""Plays one game between bots. A bot that fails loses by forfeit, and the others are ranked as they stand."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import lru_cache, partial
from operator import add
from time import perf_counter, process_time

import msgspec

from kilowatt.arena.play.drivers import Driver, driver_for
from kilowatt.arena.play.forfeits import Forfeited, forfeited_by, traceback_of
from kilowatt.arena.play.jobs import Job, Reply
from kilowatt.arena.play.moves import moves_of
from kilowatt.arena.play.python_bots import PREFIX, factory_of
from kilowatt.arena.play.questions import Answer, Plan, Question, answer
from kilowatt.arena.play.results import End, Fault, Forfeit, GameResult
from kilowatt.arena.play.seat_results import purchases, seat_results
from kilowatt.arena.play.time_limit import OutOfTime, time_limit
from kilowatt.arena.play.worker_status import IDLE, Status, WorkerStatus
from kilowatt.bots.base import Bot, is_batch_bot, is_history_bot
from kilowatt.bots.driver import Guard, IllegalMove, checked_plan
from kilowatt.bots.failures import FAILURES
from kilowatt.bots.registry import bot_from, is_ours, make_bot
from kilowatt.content import game_for
from kilowatt.engine import Config, Game, Seat, State, standings
from kilowatt.engine.notation.position_text import print_position

DriverFactory = Callable[[Game, int, Sequence[Bot]], Driver]
"""Begins a game from a seed, between bots by seat."""
RunningGame = Generator[Question, Answer | None, Reply]
"""A game in progress: it yields the questions that other games' questions can be put together with."""


def play(job: Job, status: WorkerStatus | None = None, driver: DriverFactory = driver_for) -> Reply:
    """Play a game alone, to its end or to the first forfeit."""
    game = ArenaGame(job, status, driver).run()
    given: Answer | None = None
    while True:
        try:
            given = answer(game.send(given))
        except StopIteration as end:
            reply: Reply = end.value
            return reply


class ArenaGame:
    """One game in progress."""

    def __init__(self, job: Job, status: WorkerStatus | None = None, driver: DriverFactory = driver_for) -> None:
        self.job = job
        self.fixture = job.fixture
        self.status = status
        self.game = game_at(job.fixture.map, job.fixture.config)
        self.make_driver = driver
        self.is_limited = [not is_ours(spec) for spec in job.specs]
        """By seat, whether the bot has time limits."""
        self.number = 0
        """Of the move that is being made."""
        self.seconds = [0.0] * self.game.config.players

    def run(self) -> RunningGame:
        try:
            bots = self._make_bots()
            while (seat := self.driver.next_seat()) is not None:
                self.number = len(self.driver.movers) + 1
                self._play_plan(seat, (yield from self._planned(seat, bots[seat])))
        except Forfeited as forfeited:
            return self._reply(forfeited)
        self.number = len(self.driver.movers)
        return self._reply()

    def _make_bots(self) -> list[Bot]:
        bots: list[Bot] = []
        try:
            bots += [self._make_bot(Seat(seat)) for seat in range(self.game.config.players)]
        finally:
            self.driver = self.make_driver(self.game, self.fixture.seed, bots)
        return bots

    def _make_bot(self, seat: Seat) -> Bot:
        limit = self.job.limits.start
        spec, seed = self.job.specs[seat], self.fixture.bot_seeds[seat]
        with self._guarded(seat, limit, Fault.NOT_MADE, f"not made within {limit:g} s"):
            if spec.startswith(PREFIX):
                return bot_from(factory_of(self.job.python_bots, spec), spec, self.game, seed)
            return make_bot(spec, self.game, seed)

    def _planned(self, seat: Seat, bot: Bot) -> Generator[Question, Answer | None, Plan]:
        """The plan of a bot, which may be made together with those for other games."""
        observation = self.driver.observation(prices=bot.wants_prices)
        history = self.driver.history() if is_history_bot(bot) else None
        if is_batch_bot(bot):
            given = yield Question(bot, seat, observation, history, partial(self._plan_guard, seat), self.seconds)
            if given is None or isinstance(given, Forfeited):
                raise given or ValueError("a question was not answered")
            return given
        with self._plan_guard(seat):
            if is_history_bot(bot):
                return checked_plan(bot.plan(observation, history or ()))
            return checked_plan(bot.plan(observation))

    def _plan_guard(self, seat: Seat, plans: int = 1) -> AbstractContextManager[None]:
        limit = self.job.limits.move * plans
        return self._guarded(seat, limit, Fault.RAISED, f"no answer within {limit:g} s")

    def _play_plan(self, seat: Seat, actions: Plan) -> None:
        guard: Guard = partial(self._plan_guard, seat)
        try:
            self.driver.play(actions, self._counted(guard) if self.is_limited[seat] else nullcontext)
        except IllegalMove as error:  # without a guard: a bot of ours
            self.number = len(self.driver.movers) + 1
            raise forfeited_by(seat, error) from error

    def _counted(self, guard: Guard) -> Guard:
        """The guard, which first sets the number of the move."""

        def guarded_move() -> AbstractContextManager[None]:
            self.number = len(self.driver.movers) + 1
            return guard()

        return guarded_move

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
        record = self.driver.record() if self.job.keep_record or self.job.keep_moves else None
        return Reply(
            result=self._result(forfeited),
            record=msgspec.Raw(record.to_json() if record and self.job.keep_record else b"null"),
            moves=moves_of(self.game, record) if record and self.job.keep_moves else None,
            seconds=tuple(map(add, self.seconds, self.driver.seconds)),
            decisions=tuple(map(self.driver.movers.count, range(self.game.config.players))),
            where=forfeited.trace if forfeited is not None and forfeited.fault is Fault.TOO_SLOW else "",
        )

    def _result(self, forfeited: Forfeited | None) -> GameResult:
        fixture, state = self.fixture, self.driver.state
        over, last = state.active is None, None if forfeited is None else forfeited.seat
        rounds = self.driver.rounds()
        return GameResult(
            index=fixture.index,
            config=fixture.config,
            seed=fixture.seed,
            bots=fixture.bots,
            bot_seeds=fixture.bot_seeds,
            first_order=self.driver.first_order,
            end=End.FINISHED if over else End.STOPPED if forfeited is None else End.FORFEIT,
            standings=state.standings if over else standings(self.game.book, state, last),
            rounds=state.round,
            step=state.step,
            moves=self.number,
            seats=seat_results(self.game.book, rounds, state),
            purchases=purchases(self.game.book, rounds),
            forfeit=None if forfeited is None else self._forfeit(forfeited, state),
        )

    def _forfeit(self, forfeited: Forfeited, state: State) -> Forfeit:
        """The place where a slow bot was stopped differs from run to run and stays out of the result."""
        return Forfeit(
            seat=forfeited.seat,
            bot=self.fixture.bots[forfeited.seat],
            fault=forfeited.fault,
            move=self.number,
            round=state.round,
            phase=state.phase,
            detail=forfeited.detail,
            answer=forfeited.answer,
            position=print_position(self.game.config, state),
            trace="" if forfeited.fault is Fault.TOO_SLOW else forfeited.trace,
        )


@lru_cache(maxsize=64)
def game_at(board: str, config: Config) -> Game:
    """The game on a shipped board, or on one in a file."""
    return game_for(config) if board == config.board else game_for(config, board)


def too_slow(fault: Fault) -> Fault:
    """The fault of a bot that exceeds its time, given the fault of one that raises there."""
    return Fault.TOO_SLOW if fault is Fault.RAISED else fault
