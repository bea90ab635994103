"""Judging positions: how good are one's moves, and who is ahead. Runs in worker processes.

An analyst is whoever answers the two questions of `Analyst`; a stronger one takes the place of `RolloutAnalyst` in
`make_analyst`.
"""

from typing import Protocol

from kilowatt.core import SENSIBLE, position_of, rules_of
from kilowatt.engine import Action, Bid, Build, Game, Observation, Power, Seat, determinize
from kilowatt.engine.value import Value

RAISES = (0, 1, 2, 4, 8, 15)
"""Of all bids that could be made, those this much above the least are judged."""
BUILDS = 8


class Candidate(Value, frozen=True):
    """A move, and the share of games that its player would win with it, from 0 to 1."""

    action: Action
    estimate: float


class Analyst(Protocol):
    """Judges what one seat sees; never more."""

    def candidates(self, observation: Observation, most: int) -> tuple[Candidate, ...]:
        """The best moves of whoever is asked, best first."""
        ...

    def estimate(self, observation: Observation) -> tuple[float, ...]:
        """By seat, the share of games won from here."""
        ...


class RolloutAnalyst:
    """Plays each move on to the end many times, by plain sense, with everything hidden drawn anew each time."""

    def __init__(self, game: Game, seed: int = 0, playouts: int = 48) -> None:
        self.game = game
        self.rules = rules_of(game)
        self.seed = seed
        self.playouts = playouts

    def candidates(self, observation: Observation, most: int) -> tuple[Candidate, ...]:
        seat = observation.seat
        if seat is None or seat != observation.active:
            return ()
        judged = [Candidate(action, self._share(observation, seat, action)) for action in worth_judging(observation)]
        return tuple(sorted(judged, key=lambda candidate: -candidate.estimate)[:most])

    def estimate(self, observation: Observation) -> tuple[float, ...]:
        seats = len(observation.players)
        won = [0.0] * seats
        for number in range(self.playouts):
            shares = self._play_on(observation, self.seed + number, None)
            won = [sum(pair) for pair in zip(won, shares, strict=True)]
        return tuple(round(share / self.playouts, 3) for share in won)

    def _share(self, observation: Observation, seat: Seat, action: Action) -> float:
        won = sum(self._play_on(observation, self.seed + n, action)[seat] for n in range(self.playouts))
        return round(won / self.playouts, 3)

    def _play_on(self, observation: Observation, seed: int, action: Action | None) -> list[float]:
        """One game from here; the victory, shared where it is shared."""
        state = determinize(observation, seed)
        if action is not None:
            state = self.game.apply(state, action).state
        position = position_of(self.rules, state)
        if not position.is_over:
            position.playout(SENSIBLE, seed)
        places = position.places()
        winners = places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in places]


def make_analyst(game: Game, playouts: int) -> Analyst:
    return RolloutAnalyst(game, playouts=playouts)


def worth_judging(seen: Observation) -> list[Action]:
    """Of all legal actions, those that a person would think about."""
    bids = [action for action in seen.legal_actions if isinstance(action, Bid)]
    builds = {action.city: action for action in seen.legal_actions if isinstance(action, Build)}
    powers = [action for action in seen.legal_actions if isinstance(action, Power)]
    others = [action for action in seen.legal_actions if not isinstance(action, Bid | Build | Power)]
    chosen: list[Action] = [bids[raise_] for raise_ in RAISES if raise_ < len(bids)]
    by_cost = sorted((price for price in seen.city_prices if price.city in builds), key=lambda price: price.cost)
    chosen += [builds[price.city] for price in by_cost[:BUILDS]]
    if powers:
        best = [seen.powering.action] if seen.powering is not None else []
        chosen += list(dict.fromkeys([*best, *powers]))[:6]
    return chosen + others
