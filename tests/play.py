"""Simple deterministic players for property tests, soak runs and golden files."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from kilowatt.engine import Action, Bid, Build, Chance, Game, Pass, Power, Rng, State, Transition, open_sites

Policy = Callable[[Game, State, tuple[Action, ...], Rng], tuple[Action, Rng]]

LONGEST_GAME = 5_000
"""Moves after which a game counts as endless; random games have some hundreds."""


class Turn(NamedTuple):
    """One move: the state before it, the action, and the transition."""

    before: State
    action: Action
    after: Transition


def uniform(game: Game, state: State, legal: tuple[Action, ...], rng: Rng) -> tuple[Action, Rng]:
    """A uniformly random legal action."""
    return rng.choose(legal)


def plausible(game: Game, state: State, legal: tuple[Action, ...], rng: Rng) -> tuple[Action, Rng]:
    """The least bid or a pass, the cheapest city, every plant that can run; otherwise uniformly random."""
    first = legal[0]
    if isinstance(first, Bid):
        options = (first, legal[-1]) if isinstance(legal[-1], Pass) else (first,)
        return rng.choose(options)
    if isinstance(first, Build):
        return _cheapest(game, state, legal), rng
    if isinstance(first, Power):
        return legal[-1], rng
    return rng.choose(legal)


def _cheapest(game: Game, state: State, legal: tuple[Action, ...]) -> Action:
    """The cheapest city; of equal ones the first in the board's order."""
    costs = open_sites(game.book, state, state.player.cities)
    return min([action for action in legal if isinstance(action, Build)], key=lambda action: costs[action.city])


POLICIES: dict[str, Policy] = {"uniform": uniform, "plausible": plausible}


def turns(game: Game, chance: Chance, policy: Policy) -> Iterator[Turn]:
    """Play a game; the seed also decides the moves."""
    state, rng = game.start(chance).state, Rng.from_seed(chance.seed ^ 0x5EED)
    for _ in range(LONGEST_GAME):
        if state.active is None:
            return
        action, rng = policy(game, state, game.legal_actions(state), rng)
        transition = game.apply(state, action)
        yield Turn(state, action, transition)
        state = transition.state
    raise AssertionError(f"{game} with {chance} does not end within {LONGEST_GAME} moves")


def states(game: Game, chance: Chance, policy: Policy) -> Iterator[State]:
    """Every state of a game, from the first to the last."""
    yield game.start(chance).state
    for turn in turns(game, chance, policy):
        yield turn.after.state
