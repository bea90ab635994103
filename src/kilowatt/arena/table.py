"""Plays one game between bots, whatever they do: who breaks the rules of the house loses by forfeit.

This is the only place where the arena plays. Every game goes through the engine, which asks each bot with an
observation; a quicker driver (for bots that can play on the core) would be chosen in `play` and give the same `Reply`.
"""

import re
import traceback
from functools import lru_cache
from time import perf_counter, process_time
from typing import Final

import msgspec

from kilowatt.arena.clock import OutOfTime, time_limit
from kilowatt.arena.note import NOBODY, Asked, Note
from kilowatt.arena.tally import Tally
from kilowatt.arena.values import End, Fault, Forfeit, GameResult, Job, Reply
from kilowatt.bots.base import Bot
from kilowatt.bots.registry import is_ours, make_bot
from kilowatt.content import game_for
from kilowatt.engine import Action, Chance, Config, Game, IllegalAction, Refusal, Seat, Standing, State, Transition
from kilowatt.engine.events import OrderDrawn
from kilowatt.engine.notation.action import print_action
from kilowatt.engine.notation.position import print_position
from kilowatt.engine.record import VERSION, Record, RecordedMove
from kilowatt.engine.rules.scoring import standings

MOST_ROUNDS: Final = 150
"""Random games have about 25 rounds. Here nobody wants to end it any more."""
TRACE_LINES: Final = 12
OUR_LINES: Final = 3
"""At the end of a traceback, so many tell of the alarm and not of the bot."""
ADDRESS: Final = re.compile(r"0x[0-9a-f]{6,}")
"""Where an object lies in memory: no two runs agree on it."""


class Forfeited(Exception):
    """A bot has lost its game."""

    def __init__(self, seat: Seat, fault: Fault, detail: str, answer: str = "", trace: str = "") -> None:
        super().__init__(detail)
        self.seat, self.fault, self.detail, self.answer, self.trace = seat, fault, detail, answer, trace


def play(job: Job, note: Note | None = None) -> Reply:
    """Play a game to its end, or to the first forfeit."""
    return Table(job, note).play()


class Table:
    """One game being played."""

    def __init__(self, job: Job, note: Note | None = None) -> None:
        self.job = job
        self.fixture = job.fixture
        self.note = note
        self.game = game_at(job.fixture.map, job.fixture.config)
        self.tally = Tally(self.game)
        self.opening = self.game.start(Chance(seed=self.fixture.seed))
        self.state = self.opening.state
        self.bots: list[Bot] = []
        self.prices: list[bool] = []
        """Who works out costs alone is shown none, which is quicker."""
        self.moves = 0
        self.seconds = [0.0] * self.game.config.players
        self.decisions = [0] * self.game.config.players
        self.recorded: list[RecordedMove] = []

    def play(self) -> Reply:
        try:
            self._make_bots()
            while self.state.active is not None and self.state.round <= MOST_ROUNDS:
                self._move(self.state.active)
        except Forfeited as lost:
            return self._reply(lost)
        return self._reply()

    def _move(self, seat: Seat) -> None:
        self.moves += 1
        action = self._ask(seat)
        try:
            after = self.game.apply(self.state, action)
        except IllegalAction as error:
            raise illegal(seat, action, error.refusal) from error
        self.tally.see(self.state, after)
        if self.job.keep_record:
            self.recorded.append(RecordedMove(seat, action, after.events))
        self.state = after.state

    # --- asking

    def _make_bots(self) -> None:
        limit = self.job.limits.start
        for place, (spec, seed) in enumerate(zip(self.job.specs, self.fixture.bot_seeds, strict=True)):
            seat = Seat(place)
            allowed = self._announce(seat, limit)
            try:
                with time_limit(allowed):
                    bot = make_bot(spec, self.game, seed)
                    self.prices.append(bool(getattr(bot, "wants_prices", True)))
                    self.bots.append(bot)
            except OutOfTime as error:
                raise Forfeited(seat, Fault.NOT_MADE, f"not made within {limit:g} s", trace=trace_of(error)) from error
            except (Exception, SystemExit) as error:
                raise Forfeited(seat, Fault.NOT_MADE, told(error), trace=trace_of(error)) from error
            finally:
                self._announce_nobody()

    def _ask(self, seat: Seat) -> Action:
        """What a bot answers: an action, and where the bot is not ours a legal one."""
        seen = self.game.observe(self.state, seat, prices=self.prices[seat])
        allowed = self._announce(seat, self.job.limits.move)
        began, thinking = perf_counter(), process_time()
        try:
            with time_limit(allowed):
                action = self.bots[seat].choose(seen)
                self._judge(seat, action, fully=allowed > 0)
        except OutOfTime as error:
            raise self._late(seat, allowed, trace_of(error)) from error
        except (Exception, SystemExit) as error:
            if isinstance(error, Forfeited):
                raise
            raise Forfeited(seat, Fault.RAISED, told(error), trace=trace_of(error)) from error
        finally:
            took = perf_counter() - began
            self.seconds[seat] += process_time() - thinking
            self.decisions[seat] += 1
            self._announce_nobody()
        if allowed and took > allowed:
            raise self._late(seat, allowed, "")
        return action

    def _late(self, seat: Seat, allowed: float, trace: str) -> Forfeited:
        return Forfeited(seat, Fault.TOO_SLOW, f"no answer within {allowed:g} s", trace=trace)

    def _judge(self, seat: Seat, action: object, *, fully: bool) -> None:
        """Raises where the answer is not a legal action. To judge a stranger's object may run code of the stranger."""
        if not isinstance(action, Action):
            kind = type(action).__name__
            raise Forfeited(seat, Fault.NOT_AN_ACTION, f"{kind}: {steady(repr(action))[:200]}")
        refusal = self.game.check(self.state, action) if fully else None
        if refusal is not None:
            raise illegal(seat, action, refusal)

    def _announce(self, seat: Seat, limit: float) -> float:
        """Tell whom we ask, before we do; how long that bot may take."""
        given = self.job.given
        if given is not None and (given.move, given.seat) == (self.moves, seat):
            raise Forfeited(seat, given.fault, given.detail)
        allowed = 0.0 if is_ours(self.fixture.bots[seat]) else limit
        if self.note is not None:
            self.note.write(Asked(self.fixture.index, self.moves, seat, allowed))
        return allowed

    def _announce_nobody(self) -> None:
        if self.note is not None:
            self.note.write(NOBODY)

    # --- telling

    def _reply(self, lost: Forfeited | None = None) -> Reply:
        return Reply(
            result=self._result(lost),
            record=msgspec.Raw(self._record().to_json() if self.job.keep_record else b"null"),
            seconds=tuple(self.seconds),
            decisions=tuple(self.decisions),
            where=lost.trace if lost is not None and lost.fault is Fault.TOO_SLOW else "",
        )

    def _result(self, lost: Forfeited | None) -> GameResult:
        fixture, state = self.fixture, self.state
        over = state.active is None
        return GameResult(
            index=fixture.index,
            config=fixture.config,
            seed=fixture.seed,
            bots=fixture.bots,
            bot_seeds=fixture.bot_seeds,
            first_order=drawn_order(self.opening),
            end=End.FINISHED if over else End.STOPPED if lost is None else End.FORFEIT,
            standings=state.standings if over else ranked(self.game, state, None if lost is None else lost.seat),
            rounds=state.round,
            step=state.step,
            moves=self.moves,
            seats=self.tally.stories(state),
            purchases=self.tally.purchases(),
            forfeit=None if lost is None else self._forfeit(lost),
        )

    def _forfeit(self, lost: Forfeited) -> Forfeit:
        """Where a slow bot was when it was stopped differs from run to run, and stays out of the result."""
        return Forfeit(
            seat=lost.seat,
            bot=self.fixture.bots[lost.seat],
            fault=lost.fault,
            move=self.moves,
            round=self.state.round,
            phase=self.state.phase,
            detail=lost.detail,
            answer=lost.answer,
            position=print_position(self.game.config, self.state),
            trace="" if lost.fault is Fault.TOO_SLOW else lost.trace,
        )

    def _record(self) -> Record:
        chance = Chance(seed=self.fixture.seed)
        return Record(VERSION, self.game.config, chance, self.opening.events, tuple(self.recorded))


# --- helpers


@lru_cache(maxsize=64)
def game_at(board: str, config: Config) -> Game:
    """The game on a shipped board, or on one in a file."""
    return game_for(config) if board == config.board else game_for(config, board)


def illegal(seat: Seat, action: Action, refusal: Refusal) -> Forfeited:
    return Forfeited(seat, Fault.ILLEGAL, f"refused: {refusal}", answer=written(action))


def drawn_order(opening: Transition) -> tuple[Seat, ...]:
    return next((event.order for event in opening.events if isinstance(event, OrderDrawn)), ())


def ranked(game: Game, state: State, last: Seat | None) -> tuple[Standing, ...]:
    """The ranking of a game that did not end: who forfeited is last, the others as they stand by R9.2."""
    lines = standings(game.book, state)
    others = [line for line in lines if line.seat != last]
    worth = {line.seat: (line.powered, line.money, line.cities) for line in others}
    places = {seat: 1 + sum(other > mine for other in worth.values()) for seat, mine in worth.items()}
    return tuple(
        msgspec.structs.replace(line, place=places.get(line.seat, len(lines)))
        for line in [*others, *(line for line in lines if line.seat == last)]
    )


def written(action: Action) -> str:
    try:
        return print_action(action)
    except Exception:  # its fields may be anything
        return steady(repr(action))[:200]


def told(error: BaseException) -> str:
    """The error on one line."""
    try:
        text = str(error)
    except Exception:  # a bot's own exception may fail at this too
        text = "(it cannot be printed)"
    return steady(" ".join(f"{type(error).__name__}: {text}".split()))[:300]


def trace_of(error: BaseException) -> str:
    """The end of the traceback, without our own frames at its top."""
    inner = error.__traceback__.tb_next if error.__traceback__ else None
    lines = "".join(traceback.format_exception(type(error), error, inner)).rstrip().splitlines()
    if isinstance(error, OutOfTime):
        del lines[-OUR_LINES:]
    return steady("\n".join(lines[-TRACE_LINES:]))


def steady(text: str) -> str:
    """Text without addresses in memory, so that every run says the same."""
    return ADDRESS.sub("0x…", text)
