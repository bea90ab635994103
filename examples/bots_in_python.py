"""A tournament between bots that are Python objects: `python examples/bots_in_python.py`."""

from collections.abc import Sequence

from kilowatt.arena import Tournament, scores
from kilowatt.engine import DONE, PASS, Action, Event, Game, Observation
from kilowatt.engine.events import CityBuilt

GAMES = 12


class Cautious:
    """One object for all seats of all games; it buys and builds nothing that it need not."""

    wants_prices = False

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        legal = observation.legal_actions
        return (next((action for action in (PASS, DONE) if action in legal), legal[0]),)


class Batched(Cautious):
    """Plans for all games that wait for it by one call, as a neural network does best."""

    def plan_many(self, observations: Sequence[Observation]) -> list[tuple[Action, ...]]:
        return [(observation.legal_actions[-1],) for observation in observations]

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        return self.plan_many([observation])[0]


class Follower:
    """A class makes a new bot for each game and seat. This one wants to know what has happened so far."""

    wants_prices = False
    wants_history = True

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.seed = game, seed

    def plan(self, observation: Observation, history: tuple[Event, ...]) -> tuple[Action, ...]:
        """Build in a city where somebody has built before, if possible."""
        built = {event.city for event in history if isinstance(event, CityBuilt)}
        legal = observation.legal_actions
        return (next((action for action in legal if getattr(action, "city", None) in built), legal[0]),)


def main() -> None:
    tournament = Tournament([Cautious(), Batched(), Follower, "random"], games=GAMES, players=(4,), seed=1)
    games = tournament.run()
    for score in scores(games, tournament.plan.schedule.entrants):
        print(f"{score.bot:<10}{score.wins:>5} of {score.games}")


# Worker processes import this file, too, and must not play the tournament then.
if __name__ == "__main__":
    main()
