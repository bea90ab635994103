"""What moves a game of the arena forward: the core where it can, else the engine. Both give the same results."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from functools import lru_cache
from itertools import chain
from operator import add
from time import process_time
from typing import Final, Protocol, TypeVar

from msgspec.structs import astuple

from kilowatt.bots.base import Bot, is_history_bot
from kilowatt.bots.core_policies import core_planner, core_policy
from kilowatt.bots.driver import Guard, applied, play_actions
from kilowatt.bots.search import SearchBot
from kilowatt.core import IS_COMPILED, action_of, code_of, rules_of, state_of
from kilowatt.core.convert.rounds import rounds_of
from kilowatt.core.driver.game import DrivenGame
from kilowatt.engine import Action, Chance, Event, Game, Observation, PlantNumber, Seat, State, observe, redact
from kilowatt.engine.events import OrderDrawn
from kilowatt.engine.record import VERSION, Record, RecordedMove
from kilowatt.engine.statistics import GameStatistics, RoundStatistics

MOST_ROUNDS: Final = 150
"""Rounds after which a game is stopped; random games have about 25."""
Planned = TypeVar("Planned")
NO_CODE: Final = -1
"""The number of an action that has none in the core; it is never legal."""


class Driver(Protocol):
    """A game in progress, from the same seed the same game."""

    @property
    def state(self) -> State: ...

    @property
    def movers(self) -> Sequence[int]:
        """The seat of each move."""
        ...

    @property
    def seconds(self) -> Sequence[float]:
        """By seat, the CPU seconds of the bots that the driver plays itself."""
        ...

    @property
    def first_order(self) -> tuple[Seat, ...]: ...

    def next_seat(self) -> Seat | None:
        """Play until a bot has to be asked; None once the game is over, or has too many rounds."""
        ...

    def observation(self, *, prices: bool) -> Observation:
        """What the seat that is asked may see."""
        ...

    def history(self) -> tuple[Event, ...]:
        """All events from the start, without their secrets."""
        ...

    def play(self, actions: tuple[Action, ...], guard: Guard = nullcontext) -> None:
        """Play a plan until it must be made again; raises `IllegalMove`."""
        ...

    def rounds(self) -> tuple[RoundStatistics, ...]: ...

    def record(self) -> Record: ...


class EngineDriver:
    """Plays on the engine: every move makes events. It asks every bot."""

    def __init__(self, game: Game, seed: int, bots: Sequence[Bot] = ()) -> None:
        self.game = game
        self.chance = Chance(seed=seed)
        self.opening = game.start(self.chance)
        self.state = self.opening.state
        self.movers: list[int] = []
        self.seconds = [0.0] * game.config.players
        self._legal: tuple[Action, ...] = ()
        self._keeps_history = any(map(is_history_bot, bots))
        self._history = [*map(redact, self.opening.events)]
        self._moves: list[RecordedMove] = []
        self._statistics = GameStatistics(game.book)

    @property
    def first_order(self) -> tuple[Seat, ...]:
        return next((event.order for event in self.opening.events if isinstance(event, OrderDrawn)), ())

    def next_seat(self) -> Seat | None:
        while self.state.active is not None and self.state.round <= MOST_ROUNDS:
            self._legal = self.game.legal_actions(self.state)
            if len(self._legal) > 1:
                return self.state.active
            self.play(self._legal)
        return None

    def observation(self, *, prices: bool) -> Observation:
        return observe(self.game.book, self.state, self.state.active, self._legal, prices=prices)

    def history(self) -> tuple[Event, ...]:
        return tuple(self._history)

    def play(self, actions: tuple[Action, ...], guard: Guard = nullcontext) -> None:
        for move in play_actions(self.game, self.state, actions, guard):
            self.movers.append(move.seat)
            self._statistics.add(move.before, move.after)
            self._moves.append(RecordedMove(move.seat, move.action, move.after.events))
            if self._keeps_history:
                self._history += map(redact, move.after.events)
            self.state = move.after.state

    def rounds(self) -> tuple[RoundStatistics, ...]:
        return self._statistics.rounds(self.state)

    def record(self) -> Record:
        return Record(VERSION, self.game.config, self.chance, self.opening.events, tuple(self._moves))


class CoreDriver:
    """Plays on the core. It asks only bots that need observations: the core plays policies, and lets search bots plan
    from its position.
    """

    def __init__(self, game: Game, seed: int, bots: Sequence[Bot]) -> None:
        self.game = game
        self.seed = seed
        self._driven = DrivenGame(rules_of(game), seed)
        self.first_order = tuple([Seat(seat) for seat in self._driven.order()])
        for seat, policy in enumerate([core_policy(bot, game) for bot in bots]):
            if policy is not None:
                self._driven.seat(seat, policy.policy, policy.seed)
        self._planners = [core_planner(bot, game) for bot in bots]
        self._planning = [0.0] * game.config.players

    @property
    def state(self) -> State:
        return state_of(self._driven.position())

    @property
    def movers(self) -> Sequence[int]:
        return self._driven.movers

    @property
    def seconds(self) -> Sequence[float]:
        return [*map(add, self._driven.seconds, self._planning)]

    def next_seat(self) -> Seat | None:
        driven = self._driven
        while True:
            driven.advance(MOST_ROUNDS)
            if driven.active < 0 or driven.round > MOST_ROUNDS:
                return None
            planner = self._planners[driven.active]
            if planner is None:
                return Seat(driven.active)
            self._play_planner(planner)

    def _play_planner(self, bot: SearchBot) -> None:
        """Play one plan of a bot that plans from positions."""
        driven, began = self._driven, process_time()
        seat, seed = driven.active, driven.decision_seed(bot.seed)
        plan = bot.plan_from(driven.sampled_position(seed), seed)
        self._planning[seat] += process_time() - began
        for code in self._until_outdated(plan):
            driven.play(code)

    def observation(self, *, prices: bool) -> Observation:
        state = self.state
        return observe(self.game.book, state, state.active, self.game.legal_actions(state), prices=prices)

    def history(self) -> tuple[Event, ...]:
        record = self.record()
        return tuple(map(redact, chain(record.opening, *[move.events for move in record.moves])))

    def play(self, actions: tuple[Action, ...], guard: Guard = nullcontext) -> None:
        for action in self._until_outdated(actions):
            with guard():
                self._driven.play(self._code(action))

    def _until_outdated(self, plan: Iterable[Planned]) -> Iterator[Planned]:
        """The actions of a plan, each to be played before the next, until the plan must be made again."""
        driven = self._driven
        seat, phase = driven.active, driven.phase
        for action in plan:
            top = driven.deck_top
            yield action
            if (driven.active, driven.phase, driven.deck_top) != (seat, phase, top):
                return

    def _code(self, action: Action) -> int:
        """The number of a legal action; raises `IllegalMove` with the engine's reason if it is not legal."""
        book, plants = self.game.book, tuple(map(PlantNumber, self._driven.plants()))
        try:
            code = code_of(book, action, plants)
        except ValueError:
            code = NO_CODE
        # The fields of an action may be of any type, and the engine accepts fewer of them.
        if not self._driven.is_legal(code) or not are_same(action, action_of(book, code, plants)):
            applied(self.game, self.state, action)
        return code

    def rounds(self) -> tuple[RoundStatistics, ...]:
        return rounds_of(self._driven)

    def record(self) -> Record:
        """Play the same actions on the engine, which makes their events."""
        replay = EngineDriver(self.game, self.seed)
        for code in self._driven.codes:
            replay.play((action_of(self.game.book, code, replay.state.player.plants),))
        return replay.record()


def are_same(action: Action, other: Action) -> bool:
    """Whether two actions are equal, and their fields are of the same types."""
    fields, others = astuple(action), astuple(other)
    return type(action) is type(other) and fields == others and [*map(type, fields)] == [*map(type, others)]


@lru_cache(maxsize=64)
def can_core_play(game: Game) -> bool:
    """Whether the core is compiled and has room for the board and the edition; uncompiled it is slower."""
    if not IS_COMPILED:
        return False
    try:
        rules_of(game)
    except ValueError:
        return False
    return True


def driver_for(game: Game, seed: int, bots: Sequence[Bot]) -> Driver:
    """The faster driver: the engine's if most bots need observations, which it makes faster, or one wants events."""
    asked = [bot for bot in bots if core_policy(bot, game) is None and core_planner(bot, game) is None]
    if 2 * len(asked) > len(bots) or any(map(is_history_bot, asked)) or not can_core_play(game):
        return EngineDriver(game, seed, bots)
    return CoreDriver(game, seed, bots)
