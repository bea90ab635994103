"""The law of absent players: nobody else gives up their seat before the game has waited for them long enough."""

from typing import NamedTuple

from kilowatt.server.matches.models import Clock
from kilowatt.server.wire_types import Millis
from tests.simulation.moments import Moment, SeatRow


class AbsenceLaw(NamedTuple):
    """How long a game waits."""

    patience: float
    """Milliseconds until a bot may stand in, unless a turn may take longer."""
    removal: float
    """Milliseconds until the host may free a seat, unless two turns may take longer."""

    def broken(self, before: Moment, after: Moment, actor: str | None, clock: Clock | None, at: Millis) -> str | None:
        """How a commit at this time deprives an absent player; None if it does not."""
        if before.match.status != "running":
            return None
        turn = 0 if clock is None else 1000 * clock.seconds
        for was, now in zip(before.seats, after.seats, strict=True):
            if was.kind != "person" or was.session == actor:
                continue
            if now.kind != "person":
                if at - was.seen < max(self.removal, 2 * turn):
                    return f"seat {was.seat} is freed too early"
            elif now.away and not was.away and waited(before, was, at) < max(self.patience, turn):
                return f"a bot stands in for seat {was.seat} too early"
        return None


def waited(before: Moment, seat: SeatRow, at: Millis) -> Millis:
    """For how long the game has waited for this seat."""
    return at - (before.match.turn_began or 0) if before.match.active == seat.seat else 0
