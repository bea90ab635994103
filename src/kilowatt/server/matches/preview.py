"""Previews: what a batch of actions would cost and lead to.

A batch is tried on a state that is made up from the seat's own observation, so a preview cannot reveal anything.
"""

from collections.abc import Iterable
from itertools import takewhile
from typing import NamedTuple

from msgspec.structs import replace

from kilowatt.engine import (
    Action,
    Build,
    Event,
    Game,
    IllegalAction,
    ImpossibleSetup,
    Observation,
    Phase,
    Rulebook,
    Seat,
    State,
    Stock,
    build_paths,
    cheapest_build_plan,
    determinize,
    redact,
    reveals,
)
from kilowatt.engine.events import FuelDropped
from kilowatt.server.matches.models import Preview, Previewed
from kilowatt.server.matches.table import Table
from kilowatt.server.problems import Code, Problem


class PreviewRun(NamedTuple):
    """A batch as far as it was tried."""

    state: State
    events: tuple[Event, ...]
    """Redacted, up to the first event that reveals something."""
    reveals: bool


def previewed(table: Table, seat: Seat, asked: Preview) -> Previewed:
    """The answer to a preview; raises `Problem` if an action is refused."""
    game = table.game
    start = determinize(game.observe(table.playing, seat, prices=False), seed=0)
    actions = arranged(game.book, start, seat, asked.actions) if asked.arrange else asked.actions
    trial = tried(game, start, seat, actions, asked.actions)
    spent = start.players[seat].money - trial.state.players[seat].money
    return Previewed(
        actions=actions,
        events=trial.events,
        spent=spent,
        fuel=trial.state.players[seat].fuel,
        dropped=dropped(trial.events),
        reveals=trial.reveals,
        observation=seen_after(game, start, trial, seat),
        paths=build_paths(game.book, start, seat, [action.city for action in actions if isinstance(action, Build)]),
    )


def dropped(events: Iterable[Event]) -> Stock:
    """The markers that went back to the supply."""
    lost = [Stock(**{event.fuel.value: event.count}) for event in events if isinstance(event, FuelDropped)]
    return sum(lost, Stock())


def tried(game: Game, state: State, seat: Seat, actions: tuple[Action, ...], asked: tuple[Action, ...]) -> PreviewRun:
    """Apply the actions until one of them reveals something that decides what comes next."""
    shown, is_news = list[Event](), False
    for index, action in enumerate(actions):
        try:
            after = game.apply(state, action, seat)
        except IllegalAction as error:
            place = index if actions[index] == asked[index] else asked.index(action)
            raise Problem(Code.REFUSED, error.refusal, place) from error
        state = after.state
        open_events = tuple(takewhile(reveals_nothing, after.events))
        shown.extend(redact(event) for event in open_events)
        is_news = is_news or len(open_events) < len(after.events)
        if is_news and not still_builds(state, seat):
            break
    return PreviewRun(state, tuple(shown), is_news)


def reveals_nothing(event: Event) -> bool:
    return not reveals(event)


def still_builds(state: State, seat: Seat) -> bool:
    """A card drawn while somebody builds (R5.5, R6.2) does not change what they can build or pay."""
    return state.phase is Phase.BUILDING and state.active == seat


def seen_after(game: Game, start: State, trial: PreviewRun, seat: Seat) -> Observation | None:
    """The table after the batch. Cards drawn meanwhile are made up, so the cards from before are put back."""
    state = trial.state
    if trial.reveals and not still_builds(state, seat):
        return None
    if state.phase is Phase.BUILDING:
        state = replace(state, market=start.market, deck=start.deck, gone=start.gone)
    return game.observe(state, seat, figures=True)


def arranged(book: Rulebook, state: State, seat: Seat, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The batch with its cities in the cheapest order (R5.4); unchanged if they cannot all be built."""
    cities = [action.city for action in actions if isinstance(action, Build)]
    if len(set(cities)) < max(2, len(cities)):
        return actions
    try:
        order = iter(cheapest_build_plan(book, state, seat, cities).order)
    except ImpossibleSetup:
        return actions
    return tuple(Build(next(order)) if isinstance(action, Build) else action for action in actions)
