"""What is seen from each seat, as JSON: worked out once for all who look from there, and only what has changed."""

import msgspec
from msgspec.structs import replace

from kilowatt.engine import Game, Observation, Seat, State

Priced = tuple[object, Observation]
"""What prices were worked out for, and an observation that has them."""


class Sight:
    """The eyes of one table."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._state: State | None = None
        self._seen: dict[Seat | None, msgspec.Raw] = {}
        self._priced: dict[Seat, Priced] = {}

    def seen(self, state: State, seat: Seat | None) -> msgspec.Raw:
        if self._state is not state:
            self._state, self._seen = state, {}
        if seat not in self._seen:
            self._seen[seat] = msgspec.Raw(msgspec.json.encode(self.observe(state, seat)))
        return self._seen[seat]

    def observe(self, state: State, seat: Seat | None) -> Observation:
        """Prices take longer than all the rest; they stay as long as the map and the observer's own things do."""
        if seat is None:
            return self.game.observe(state, None)
        map_and_mine = (
            state.phase, state.step, state.regions, [player.cities for player in state.players], state.players[seat],
        )  # fmt: skip
        known = self._priced.get(seat)
        if known is not None and known[0] == map_and_mine:
            bare = self.game.observe(state, seat, prices=False)
            return replace(bare, city_prices=known[1].city_prices, powering=known[1].powering)
        observation = self.game.observe(state, seat)
        self._priced[seat] = map_and_mine, observation
        return observation
