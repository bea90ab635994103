"""The evaluation protocol: one bot against a table of each standard opponent, with a line to quote.

Everything that decides a result is fixed here and has a number, `PROTOCOL`. A change of any of it needs a new number,
so that quoted figures with the same number and version can be compared.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import kilowatt
from kilowatt.arena.play.jobs import Limits
from kilowatt.arena.play.pool import Runner
from kilowatt.arena.play.schedule import Mode, Schedule
from kilowatt.arena.rate.scores import Score, scores
from kilowatt.arena.store.games_file import TournamentPlan
from kilowatt.arena.tournament import Tournament, TournamentListener
from kilowatt.engine.value import Value

PROTOCOL: Final = 1
OPPONENTS: Final = ("random", "greedy", "simple", "planner")
"""From the weakest to the strongest. None of them searches, so an evaluation takes minutes."""
MAPS: Final = ("germany", "usa")
PLAYERS: Final = 4
GAMES: Final = 400
"""Games against each opponent: a 95 % interval of at most ±5 percentage points."""
SEED: Final = 4_000_000_000
"""Far from the small numbers that people train with."""
MOVE_SECONDS: Final = 1.0
"""The time limit for each plan of the bot."""


class Evaluation(Value, frozen=True, gc=False):
    """A bot and the tables it is measured at."""

    bot: str
    opponents: tuple[str, ...]
    maps: tuple[str, ...] = MAPS
    players: int = PLAYERS
    games: int = GAMES

    @staticmethod
    def standard(bot: str) -> "Evaluation":
        """The evaluation of the protocol. A standard opponent is not measured against itself."""
        return Evaluation(bot, tuple(opponent for opponent in OPPONENTS if opponent != bot))

    @property
    def is_standard(self) -> bool:
        """Whether the result may be quoted as a result of the protocol."""
        return self == self.standard(self.bot)

    def plan(self, opponent: str) -> TournamentPlan:
        """One of the bot against as many of the opponent as there are other seats."""
        schedule = Schedule(
            entrants=(self.bot, opponent),
            players=(self.players,),
            maps=self.maps,
            games=self.games,
            seed=SEED,
            mode=Mode.ONE_VS_MANY,
        )
        return TournamentPlan(schedule, Limits(move=MOVE_SECONDS))


class Outcome(NamedTuple):
    """The bot's score against one opponent."""

    opponent: str
    score: Score


def play_against(
    opponent: str,
    evaluation: Evaluation,
    folder: Path,
    runner: Runner,
    watch: TournamentListener = lambda tournament: None,
) -> Outcome:
    """Play the games against one opponent; those already in the folder are not played again."""
    tournament = Tournament(evaluation.plan(opponent), folder / file_name(evaluation, opponent))
    [score] = scores(tournament.run(runner, watch), [evaluation.bot])
    return Outcome(opponent, score)


def file_name(evaluation: Evaluation, opponent: str) -> str:
    """A name that no other opponent of the evaluation has.

    >>> file_name(Evaluation("planner", ("simple", "my_bot.py:MyBot")), "my_bot.py:MyBot")
    '2-my_bot-py-MyBot.jsonl'
    """
    safe = "".join(letter if letter.isalnum() or letter == "_" else "-" for letter in opponent)
    return f"{evaluation.opponents.index(opponent) + 1}-{safe[:80]}.jsonl"


def quote(evaluation: Evaluation, outcomes: Sequence[Outcome]) -> str:
    """The result in one line, with everything a reader needs to repeat it."""
    protocol = f"evaluation {PROTOCOL}" if evaluation.is_standard else "own settings"
    shares = ", ".join(f"{outcome.opponent} {share_and_interval(outcome.score)}" for outcome in outcomes)
    chance = f"chance {100 / evaluation.players:.1f} %"
    games = " / ".join(sorted({str(outcome.score.games) for outcome in outcomes}))
    table = f"one against {evaluation.players - 1}, {' and '.join(evaluation.maps)}, {games} games each, {chance}"
    forfeits = sum(outcome.score.forfeits for outcome in outcomes)
    return f"{evaluation.bot} (Kilowatt {kilowatt.__version__}, {protocol}): {shares}; {table}" + (
        f", {forfeits} forfeits" if forfeits else ""
    )


def share_and_interval(score: Score) -> str:
    """The win share and its 95 % interval in percent."""
    return f"{100 * score.share:.1f} % [{100 * score.interval.low:.1f}, {100 * score.interval.high:.1f}]"
