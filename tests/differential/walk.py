"""One game on both the engine and the core, compared after every action."""

from kilowatt.core import Position, Rules, action_of, code_of, position_of, state_of
from kilowatt.engine import Action, Chance, Game, PlantNumber, Rng, State
from tests.play import Policy


def walk(game: Game, rules: Rules, chance: Chance, policy: Policy) -> int:
    """Play to the end, holding core and engine to each other; how many positions were compared."""
    state, rng = game.start(chance).state, Rng.from_seed(chance.seed ^ 0xD1FF)
    position = rules.start(chance.seed) if chance == Chance(seed=chance.seed) else position_of(rules, state)
    positions = 0
    while True:
        compare(game, state, position)
        positions += 1
        if state.active is None:
            return positions
        action, rng = policy(game, state, game.legal_actions(state), rng)
        position.apply(code_of(game.book, action, plants_of(state)))
        state = game.apply(state, action).state


def compare(game: Game, state: State, position: Position) -> None:
    """The same state, the same legal actions in the same order, the same ranking; nothing lost there and back."""
    assert state_of(position) == state
    assert legal_actions(game, state, position) == game.legal_actions(state)
    assert position.active == (-1 if state.active is None else state.active)
    twin = position_of(position.rules, state)
    assert state_of(twin) == state
    assert twin.legal_actions() == position.legal_actions()
    if state.active is None:
        standings = game.ranking(state)
        assert standings is not None
        assert {standing.seat: standing.place for standing in standings} == dict(enumerate(position.places()))


def plants_of(state: State) -> tuple[PlantNumber, ...]:
    return () if state.active is None else state.player.plants


def legal_actions(game: Game, state: State, position: Position) -> tuple[Action, ...]:
    """The core's legal actions as the engine's; each number stands for its action and no other."""
    plants = plants_of(state)
    actions = tuple(action_of(game.book, code, plants) for code in position.legal_actions())
    assert [code_of(game.book, action, plants) for action in actions] == position.legal_actions()
    return actions
