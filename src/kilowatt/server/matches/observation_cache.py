"""Observations of each seat as JSON: encoded once for everyone who looks from there."""

import msgspec

from kilowatt.engine import Game, Observation, Seat, State


class ObservationCache:
    """The newest observations of one match."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._state: State | None = None
        self._encoded: dict[Seat | None, msgspec.Raw] = {}

    def encoded(self, state: State, seat: Seat | None) -> msgspec.Raw:
        if self._state is not state:
            self._state, self._encoded = state, {}
        if seat not in self._encoded:
            self._encoded[seat] = msgspec.Raw(msgspec.json.encode(self.observe(state, seat)))
        return self._encoded[seat]

    def observe(self, state: State, seat: Seat | None) -> Observation:
        """The observation itself; the engine caches the parts that take time."""
        return self.game.observe(state, seat, figures=True)
