"""Plays a tournament: missing games go to a runner, finished games into the games file."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, TypedDict, Unpack

from kilowatt.arena.entrants import Entrant, named, plans_many
from kilowatt.arena.play.jobs import Job, Limits, Reply
from kilowatt.arena.play.pool import Runner, cores, runner_for
from kilowatt.arena.play.python_bots import PREFIX, PythonBots, check_not_importing
from kilowatt.arena.play.results import GameResult
from kilowatt.arena.play.schedule import Mode, Schedule, checked
from kilowatt.arena.stopping import Finish
from kilowatt.arena.store.games_file import BadResults, Store, TournamentPlan, canonical, replaced
from kilowatt.bots.registry import Factory, anchored, check_bot


class Thinking:
    """The CPU time of the bots in this run."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.decisions: defaultdict[str, int] = defaultdict(int)

    def see(self, reply: Reply) -> None:
        for bot, seconds, decisions in zip(reply.result.bots, reply.seconds, reply.decisions, strict=True):
            self.seconds[bot] += seconds
            self.decisions[bot] += decisions

    def per_decision(self, bot: str) -> float | None:
        """Seconds a move; None if the bot made none in this run."""
        return self.seconds[bot] / self.decisions[bot] if self.decisions[bot] else None


TOGETHER: Final = 64
"""Games that a process plays side by side if a bot plans for many by one call."""
TournamentListener = Callable[["Tournament"], None]


class PlanOptions(TypedDict, total=False):
    """What a tournament between bots from Python may say about its schedule; the defaults are those of `Schedule`."""

    players: tuple[int, ...]
    maps: tuple[str, ...]
    games: int
    seed: int
    mode: Mode
    draft: bool
    hidden_money: bool


class Tournament:
    """A plan in progress, or a tournament between entrants: names, bots and what makes bots.

    Without a path for the results they are only returned.
    """

    def __init__(
        self,
        plan: TournamentPlan | Sequence[Entrant],
        results: Path | None = None,
        records: Path | None = None,
        limits: Limits | None = None,
        **options: Unpack[PlanOptions],
    ) -> None:
        factories: dict[str, Factory] = {}
        if not isinstance(plan, TournamentPlan):
            names, factories = named(plan)
            plan = TournamentPlan(Schedule(names, **options), limits or Limits())
        elif options or limits is not None:
            raise TypeError("a plan has its own schedule and limits")
        self._python_bots = PythonBots(factories)
        checked(plan.schedule)
        for spec in plan.schedule.entrants:
            if spec not in factories:
                check_bot(spec)
        self.plan = plan = canonical(plan)
        self.records = records
        self.finish = Finish(plan)
        self.thinking = Thinking()
        self.where: dict[int, str] = {}
        """Tracebacks of bots that exceeded their time limit, by game."""
        self._store = Store(results or self._python_bots.folder / "games.jsonl", plan)

    @property
    def done(self) -> int:
        return len(self._store.games)

    def run(
        self, runner: Runner | None = None, watch: TournamentListener = lambda tournament: None
    ) -> tuple[GameResult, ...]:
        """Play the missing games, on all cores by default. Every finished game is in the file, even if interrupted."""
        check_not_importing()
        runner = runner or runner_for(cores())
        with self._store:
            self._take_up()
            watch(self)
            with closing(runner(self._jobs())) as replies:
                self._take(replies, watch)
            games = self._store.finish(self.finish.total)
        self._drop_records()
        return games

    def _take_up(self) -> None:
        """Count the games of an earlier run, if the schedule still has the same ones."""
        for fixture in self.plan.schedule.fixtures() if self._store.games else ():
            game = self._store.games.get(fixture.index)
            if game is None:
                continue
            if (game.config, game.seed, game.bots, game.bot_seeds) != (
                fixture.config,
                fixture.seed,
                fixture.bots,
                fixture.bot_seeds,
            ):
                raise BadResults(
                    f"{self._store.path}: game {game.index} was played by another version: start a new tournament"
                )
            self.finish.see(game)

    def _take(self, replies: Iterator[Reply], watch: TournamentListener) -> None:
        if self.finish.is_reached():
            return
        for reply in replies:
            self._keep(reply)
            watch(self)
            if self.finish.is_reached():
                return

    def _keep(self, reply: Reply) -> None:
        if self.records is not None:
            self.records.mkdir(parents=True, exist_ok=True)
            with replaced(self._record_path(reply.result.index)) as part:
                part.write_bytes(bytes(reply.record))
        if reply.where:
            self.where[reply.result.index] = reply.where
        self._store.add(reply.result)
        self.thinking.see(reply)
        self.finish.see(reply.result)

    def _jobs(self) -> Iterator[Job]:
        bots = self._python_bots
        together = TOGETHER if any(map(plans_many, bots.factories.values())) else 1
        for fixture in self.plan.schedule.fixtures():
            if fixture.index not in self._store.games:
                yield Job(
                    fixture=fixture,
                    specs=tuple([PREFIX + bot if bot in bots.factories else anchored(bot) for bot in fixture.bots]),
                    limits=self.plan.limits,
                    keep_record=self.records is not None,
                    python_bots=bots.path if bots.factories else "",
                    together=together,
                )

    def _record_path(self, index: int) -> Path:
        if self.records is None:
            raise ValueError("no records are kept")
        return self.records / f"game-{index:06}.json"

    def _drop_records(self) -> None:
        """Delete records of games that were still in progress when the tournament ended."""
        if self.records is not None:
            for index in range(self.finish.total, self.plan.schedule.total):
                self._record_path(index).unlink(missing_ok=True)
