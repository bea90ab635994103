"""Phase 1: the turn order (R2.1, R2.2)."""

from kilowatt.engine.events import OrderSet
from kilowatt.engine.ids import RuleId, Seat
from kilowatt.engine.state import State
from kilowatt.engine.transition import Story


def order_of(state: State) -> tuple[Seat, ...]:
    """Most cities first; ties by the highest plant owned, higher first (R2.1)."""

    def standing(seat: Seat) -> tuple[int, int]:
        player = state.players[seat]
        return len(player.cities), max(player.plants, default=0)

    return tuple(sorted(state.order, key=standing, reverse=True))


def set_order(story: Story, rule: str) -> None:
    story.tell(OrderSet(order_of(story.state), RuleId(rule)))
