"""A policy of the core behind the face of a bot."""

from kilowatt.bots.moment import luck
from kilowatt.bots.seen import as_action, seen_position
from kilowatt.core import codes
from kilowatt.engine import Action, Game, Observation

TURNS = (codes.RESOURCES, codes.BUILDING)
"""The phases in which a turn is many moves."""


class CoreBot:
    """Plans a whole turn of buying or building at once, and plays it move by move."""

    wants_prices = False

    def __init__(self, game: Game, seed: int, policy: int) -> None:
        self.game = game
        self.seed = seed
        self.policy = policy
        self.turn: list[Action] = []
        self.turn_of: tuple[int, str] | None = None

    def choose(self, seen: Observation) -> Action:
        if len(seen.legal_actions) == 1:
            return seen.legal_actions[0]
        if self.turn_of == (seen.round, seen.phase) and self.turn and self.turn[0] in seen.legal_actions:
            return self.turn.pop(0)
        self.turn_of = (seen.round, seen.phase)
        self.turn = self._plan(seen)
        return self.turn.pop(0)

    def _plan(self, seen: Observation) -> list[Action]:
        """The moves until somebody else is asked; in an auction, and when powering, just one."""
        position, seat = seen_position(self.game, seen, seed=0), seen.active
        phase, seed, found = position.phase, luck(seen, self.seed), []
        while position.active == seat and position.phase == phase:
            code = position.choose(self.policy, seed)
            found.append(as_action(self.game, seen, code))
            position.apply(code)
            if phase not in TURNS:
                break
        return found
