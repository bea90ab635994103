"""What a batch would lead to, tried on a state made up from what the seat sees: nothing secret can come out of it."""

from itertools import takewhile

import msgspec

from kilowatt.engine import (
    Action,
    Build,
    Event,
    IllegalAction,
    ImpossibleSetup,
    Observation,
    Phase,
    Rulebook,
    Seat,
    State,
    cheapest_build_plan,
    determinize,
    redact,
)
from kilowatt.server.matches.models import Preview, Previewed
from kilowatt.server.matches.table import REVEALING, Table
from kilowatt.server.problems import Code, Problem


def previewed(table: Table, seat: Seat, asked: Preview) -> Previewed:
    game = table.game
    known = game.observe(table.playing, seat)
    state = determinize(known, seed=0)
    actions = arranged(game.book, state, seat, asked.actions) if asked.arrange else asked.actions
    money, shown, reveals = state.players[seat].money, list[Event](), False
    for index, action in enumerate(actions):
        try:
            after = game.apply(state, action, seat)
        except IllegalAction as error:
            place = index if actions[index] == asked.actions[index] else asked.actions.index(action)
            raise Problem(Code.REFUSED, error.refusal, place) from error
        state = after.state
        told = tuple(takewhile(tells_nothing_new, after.events))
        shown.extend(redact(event) for event in told)
        reveals = reveals or len(told) < len(after.events)
        if reveals and not still_builds(state, seat):
            break
    spent = money - state.players[seat].money
    seen = None if reveals and not still_builds(state, seat) else with_cards_of(known, game.observe(state, seat))
    return Previewed(actions, tuple(shown), spent, reveals, seen)


def tells_nothing_new(event: Event) -> bool:
    return not isinstance(event, REVEALING)


def still_builds(state: State, seat: Seat) -> bool:
    """A card that is drawn while somebody builds (R5.5, R6.2) changes nothing of what they can build or pay."""
    return state.phase is Phase.BUILDING and state.active == seat


def with_cards_of(known: Observation, seen: Observation) -> Observation:
    """Cards that were drawn are made up: in their place stands what is known."""
    if seen.phase is not Phase.BUILDING:
        return seen
    return msgspec.structs.replace(
        seen,
        current_market=known.current_market,
        future_market=known.future_market,
        deck=known.deck,
        gone=known.gone,
    )


def arranged(book: Rulebook, state: State, seat: Seat, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The batch with its cities in the order that costs least (R5.4); as it was where they cannot all be built."""
    cities = [action.city for action in actions if isinstance(action, Build)]
    if len(set(cities)) < max(2, len(cities)):
        return actions
    try:
        order = iter(cheapest_build_plan(book, state, seat, cities).order)
    except ImpossibleSetup:
        return actions
    return tuple(Build(next(order)) if isinstance(action, Build) else action for action in actions)
