"""The law of absent players: nobody else gives up their seat before the game has waited for them long enough."""

from typing import NamedTuple

from kilowatt.server.matches.models import Clock
from tests.simulation.moments import Moment, SeatRow


class AbsenceLaw(NamedTuple):
    """How long a game waits."""

    patience: float
    """Milliseconds until a bot may stand in, unless a turn may take longer."""
    removal: float
    """Milliseconds until the host may free a seat, unless two turns may take longer."""

    def broken(self, before: Moment, after: Moment, actor: str | None, clock: Clock | None) -> str | None:
        """How a commit deprives an absent player; None if it does not."""
        if before.match.status != "running":
            return None
        turn = 0 if clock is None else 1000 * clock.seconds
        for was, now in zip(before.seats, after.seats, strict=True):
            if was.kind != "person" or was.session == actor:
                continue
            if now.away and not was.away and self._waited(before, after, was) < max(self.patience, turn):
                return f"a bot stands in for seat {was.seat} too early"
            if now.kind != "person" and after.match.changed - was.seen < max(self.removal, 2 * turn):
                return f"seat {was.seat} is freed too early"
        return None

    def _waited(self, before: Moment, after: Moment, seat: SeatRow) -> int:
        """Milliseconds for which the game has waited for this seat."""
        if before.match.active != seat.seat:
            return 0
        return after.match.changed - (before.match.turn_began or 0)
