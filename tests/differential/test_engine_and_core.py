"""The engine against the core after every action: over a hundred thousand positions, on all kinds of tables.

The engine is the one definition of the rules; whatever the core does otherwise is a fault of the core.
"""

from functools import lru_cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kilowatt.content import board_ids, game_for
from kilowatt.core import Rules, rules_of, state_of
from kilowatt.engine import Action, BoardId, Chance, Config, Game, PlantNumber, RegionId, Rng, Seat, State
from kilowatt.engine.events import DeckPrepared, OrderDrawn, RegionsChosen, Step3Drawn
from tests.differential.walk import walk
from tests.play import POLICIES, Policy, plausible, turns

GAMES = 11
"""Of each kind; with twenty kinds this makes more than a hundred thousand positions."""

rules_for = lru_cache(maxsize=None)(rules_of)


def table(board: str, players: int, *, draft: bool = False, hidden: bool = False) -> tuple[Game, Rules]:
    config = Config(BoardId(board), players, regions="draft" if draft else "random", hidden_money=hidden)
    game = game_for(config)
    return game, rules_for(game)


KINDS = list(product(board_ids(), range(2, 7), sorted(POLICIES)))


@pytest.mark.parametrize(("board", "players", "policy"), KINDS)
def test_the_core_plays_the_engines_game(board: str, players: int, policy: str) -> None:
    """R0 to R9: same legal actions, same states, same ranking."""
    positions = 0

    @settings(max_examples=GAMES)
    @given(st.integers(0, 2**64 - 1), st.booleans(), st.booleans())
    def over_games(seed: int, draft: bool, hidden: bool) -> None:
        nonlocal positions
        game, rules = table(board, players, draft=draft, hidden=hidden)
        positions += walk(game, rules, Chance(seed=seed), POLICIES[policy])

    over_games()
    # Twenty kinds like this one make up the hundred thousand.
    assert positions * len(KINDS) > 60_000


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_with_all_chance_given_by_hand_is_the_same_too(players: int) -> None:
    """R1.1, R1.2, R1.6, R8.3: seats, regions, deck and the Step 3 shuffle as they were once drawn."""
    game, rules = table("usa", players)
    chance, actions = as_played(game, Chance(seed=players))
    assert walk(game, rules, chance, following(actions)) == len(actions) + 1


def following(actions: list[Action]) -> Policy:
    """A policy that plays a game again."""
    left = iter(actions)

    def policy(game: Game, state: State, legal: tuple[Action, ...], rng: Rng) -> tuple[Action, Rng]:
        return next(left), rng

    return policy


def as_played(game: Game, chance: Chance) -> tuple[Chance, list[Action]]:
    """A game with every outcome of chance written out, and its actions."""
    given_: dict[str, tuple[Seat, ...] | tuple[RegionId, ...] | tuple[PlantNumber, ...] | None] = {}
    events, actions = [*game.start(chance).events], []
    for turn in turns(game, chance, plausible):
        events += turn.after.events
        actions.append(turn.action)
    for event in events:
        match event:
            case OrderDrawn(order=order):
                given_["order"] = order
            case DeckPrepared(deck=deck):
                given_["deck"] = deck
            case RegionsChosen(regions=regions):
                given_["regions"] = regions
            case Step3Drawn(deck=deck):
                given_["step3_deck"] = deck
            case _:
                pass
    return Chance(seed=chance.seed + 1, **given_), actions  # type: ignore[arg-type] # by name, each of its own type


def test_a_new_game_is_the_same_from_any_seed() -> None:
    """R1: order, deck, regions and what will decide the Step 3 shuffle, also for the largest and for small seeds."""
    for board, players in product(board_ids(), range(2, 7)):
        game, rules = table(board, players)
        for seed in (0, 1, 2**31, 2**32 - 1, 2**63, 2**64 - 1):
            assert state_of(rules.start(seed)) == game.start(Chance(seed=seed)).state
