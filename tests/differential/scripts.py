"""Games with every random outcome given by hand, and their actions to replay."""

from kilowatt.engine import Action, Chance, Game, PlantNumber, RegionId, Rng, Seat, State
from kilowatt.engine.events import DeckPrepared, Event, OrderDrawn, RegionsChosen, Step3Drawn
from tests.play import Policy, turns

Outcome = tuple[Seat, ...] | tuple[RegionId, ...] | tuple[PlantNumber, ...] | None


def as_played(game: Game, chance: Chance, policy: Policy) -> tuple[Chance, list[Action]]:
    """Play a game; its random outcomes given by hand, under another seed, and its actions."""
    events, actions = list(game.start(chance).events), []
    for turn in turns(game, chance, policy):
        events += turn.after.events
        actions.append(turn.action)
    return Chance(seed=chance.seed + 1, **outcomes(events)), actions  # type: ignore[arg-type] # each of its own type


def outcomes(events: list[Event]) -> dict[str, Outcome]:
    found: dict[str, Outcome] = {}
    for event in events:
        match event:
            case OrderDrawn(order=order):
                found["order"] = order
            case DeckPrepared(deck=deck):
                found["deck"] = deck
            case RegionsChosen(regions=regions):
                found["regions"] = regions
            case Step3Drawn(deck=deck):
                found["step3_deck"] = deck
            case _:
                pass
    return found


def following(actions: list[Action]) -> Policy:
    """A policy that replays a game."""
    left = iter(actions)

    def policy(game: Game, state: State, legal: tuple[Action, ...], rng: Rng) -> tuple[Action, Rng]:
        return next(left), rng

    return policy
