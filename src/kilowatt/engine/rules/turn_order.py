"""Phase 1: the turn order (R2.1, R2.2)."""

from kilowatt.engine.events import OrderSet
from kilowatt.engine.ids import RuleId, Seat
from kilowatt.engine.state import State
from kilowatt.engine.transition import TransitionBuilder


def order_of(state: State) -> tuple[Seat, ...]:
    """Most cities first, then the highest plant (R2.1)."""

    def standing(seat: Seat) -> tuple[int, int]:
        player = state.players[seat]
        return len(player.cities), max(player.plants, default=0)

    return tuple(sorted(state.order, key=standing, reverse=True))


def set_order(transition: TransitionBuilder, rule: str) -> None:
    transition.emit(OrderSet(order_of(transition.state), RuleId(rule)))
