"""Ways to play a game to its end without thinking, the same on every machine: for laws, soaks and golden files."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from kilowatt.engine import Action, Bid, Build, Chance, Game, Pass, Power, Rng, State, Transition
from kilowatt.engine.rules.building import building_cost

Policy = Callable[[Game, State, tuple[Action, ...], Rng], tuple[Action, Rng]]

LONGEST_GAME = 5_000
"""Random games have some hundreds of moves; one that gets here does not end."""


class Turn(NamedTuple):
    """One move: the state it was made in, the action, and what it led to."""

    before: State
    action: Action
    after: Transition


def uniform(game: Game, state: State, legal: tuple[Action, ...], rng: Rng) -> tuple[Action, Rng]:
    """Any legal action is as likely as any other."""
    return rng.choose(legal)


def plausible(game: Game, state: State, legal: tuple[Action, ...], rng: Rng) -> tuple[Action, Rng]:
    """The least bid or a pass, the cheapest city, every plant that runs; otherwise anything: games look like games."""
    first = legal[0]
    if isinstance(first, Bid):
        options = (first, legal[-1]) if isinstance(legal[-1], Pass) else (first,)
        return rng.choose(options)
    if isinstance(first, Build):
        return min(legal[:-1], key=lambda action: _price(game, state, action)), rng
    if isinstance(first, Power):
        return legal[-1], rng
    return rng.choose(legal)


def _price(game: Game, state: State, action: Action) -> int:
    assert isinstance(action, Build)
    return building_cost(game.book, state, state.player, action.city)


POLICIES: dict[str, Policy] = {"uniform": uniform, "plausible": plausible}


def turns(game: Game, chance: Chance, policy: Policy) -> Iterator[Turn]:
    """Play a game; the moves come from the chance's seed too."""
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
    """Every state of a game, the first and the last included."""
    yield game.start(chance).state
    for turn in turns(game, chance, policy):
        yield turn.after.state
