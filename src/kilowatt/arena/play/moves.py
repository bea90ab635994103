"""The moves of a game as columns, for datasets."""

from kilowatt.engine import Game
from kilowatt.engine.notation.action_text import print_action
from kilowatt.engine.record import Record
from kilowatt.engine.value import Value


class MoveColumns(Value, frozen=True, gc=False):
    """One entry for each move in each column; the money is that of the player who moves, before the move."""

    seat: tuple[int, ...]
    round: tuple[int, ...]
    phase: tuple[str, ...]
    action: tuple[str, ...]
    """In notation, such as `bid 12`."""
    legal: tuple[int, ...]
    """The number of legal actions."""
    money: tuple[int, ...]


def moves_of(game: Game, record: Record) -> MoveColumns:
    """Every move, also those with a single legal action."""
    rows = [
        (
            move.seat,
            state.round,
            state.phase.value,
            print_action(move.action),
            len(game.legal_actions(state)),
            state.players[move.seat].money,
        )
        for move, state in zip(record.moves, record.states(game), strict=False)
    ]
    return MoveColumns(*zip(*rows, strict=True)) if rows else MoveColumns((), (), (), (), (), ())
