"""What a batch would lead to, tried on a state made up from what the seat sees: nothing secret can come out of it."""

from kilowatt.engine import (
    Action,
    Build,
    IllegalAction,
    ImpossibleSetup,
    Rulebook,
    Seat,
    State,
    cheapest_build_plan,
    determinize,
    redact,
)
from kilowatt.server.matches.models import Preview, Previewed
from kilowatt.server.matches.table import Table, reveals
from kilowatt.server.problems import Code, Problem


def previewed(table: Table, seat: Seat, asked: Preview) -> Previewed:
    game = table.game
    state = determinize(game.observe(table.playing, seat), seed=0)
    actions = arranged(game.book, state, seat, asked.actions) if asked.arrange else asked.actions
    money, shown, hidden = state.players[seat].money, [], False
    for index, action in enumerate(actions):
        try:
            after = game.apply(state, action, seat)
        except IllegalAction as error:
            place = index if actions[index] == asked.actions[index] else asked.actions.index(action)
            raise Problem(Code.REFUSED, error.refusal, place) from error
        state = after.state
        for event in after.events:
            hidden = hidden or reveals((event,))
            if not hidden:
                shown.append(redact(event))
        if hidden:
            break
    spent = money - state.players[seat].money
    return Previewed(actions, tuple(shown), spent, hidden, None if hidden else game.observe(state, seat))


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
