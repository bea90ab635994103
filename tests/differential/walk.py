"""Play one game on the engine and on the core, and compare them after every action."""

from functools import lru_cache

from kilowatt.core import Position, Rules, action_of, code_of, position_of, state_of
from kilowatt.engine import Action, Chance, Game, PlantNumber, Rng, Rulebook, State
from tests.play import LONGEST_GAME, Policy


def walk(game: Game, rules: Rules, chance: Chance, policy: Policy, full_every: int = 1) -> int:
    """Play a game to its end; the number of positions compared."""
    state = game.start(chance).state
    position = rules.start(chance.seed) if chance == Chance(seed=chance.seed) else position_of(rules, state)
    compared = walk_on(game, state, position, policy, LONGEST_GAME, seed=chance.seed, full_every=full_every)
    assert position.is_over, f"{game} with {chance} does not end within {LONGEST_GAME} moves"
    return compared


def walk_on(
    game: Game, state: State, position: Position, policy: Policy, moves: int, seed: int = 0, full_every: int = 1
) -> int:
    """Play on from a position, to the end or for a number of moves; the number of positions compared.

    Derived fields are slow to compare on the uncompiled core: `full_every` limits that to some of the moves.
    """
    rng = Rng.from_seed(seed ^ 0xD1FF)
    for move in range(moves):
        legal = compare(game, state, position, derived=move % full_every == 0)
        if state.active is None:
            return move + 1
        action, rng = policy(game, state, legal, rng)
        position.apply(code_of(game.book, action, plants_of(state)))
        state = game.apply(state, action).state
    return moves


def compare(game: Game, state: State, position: Position, *, derived: bool = True) -> tuple[Action, ...]:
    """Demand the same state, the same legal actions in the same order and the same ranking; the legal actions.

    `position_of` computes derived fields (distances, room for fuel, prices of houses) from the state, so `derived` also
    compares those that the core updates move by move.
    """
    assert state_of(position) == state
    if derived:
        assert position_of(position.rules, state) == position
    legal, plants = game.legal_actions(state), plants_of(state)
    assert tuple([action_and_back(game.book, code, plants) for code in position.legal_actions()]) == legal
    assert position.active == (-1 if state.active is None else state.active)
    if state.active is None:
        assert game.ranking(state) == state_of(position).standings
        assert {one.seat: one.place for one in state.standings} == dict(enumerate(position.places()))
    return legal


def plants_of(state: State) -> tuple[PlantNumber, ...]:
    return () if state.active is None else state.player.plants


@lru_cache(maxsize=1 << 14)
def action_and_back(book: Rulebook, code: int, plants: tuple[PlantNumber, ...]) -> Action:
    """The action of a number, which must convert back to the same number."""
    action = action_of(book, code, plants)
    assert code_of(book, action, plants) == code
    return action
