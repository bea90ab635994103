"""Whom we play against: of the ways to play that we know, the one that foretells what the rivals do."""

from collections.abc import Sequence

from kilowatt.core import PLANNER, SENSIBLE, Position

WAYS = (PLANNER, PLANNER + 1, SENSIBLE)
"""The planner's, the planner's by hand, and greedy's; among equals the first."""
FIRST_MOVES = 8
"""Until so many moves were seen, rivals are taken for planners."""
TRUST = 0.86
"""A way must foretell so many of them. A true one foretells nine in ten (new cards are chance), a wrong one seven."""
MOST_MOVES = 400
"""Between two of our own decisions nobody makes so many."""

Holdings = tuple[int, tuple[int, ...], tuple[int, ...], int]
"""Money, plants, fuel and cities of a player."""


class Rivals:
    """Remembers our last decision; at the next one it sees who would have played as the rivals have."""

    def __init__(self) -> None:
        self.moved = 0
        """So often a rival had something else than before ..."""
        self.foretold = dict.fromkeys(WAYS, 0)
        """... and so often just what each way would have led to."""
        self.before: Position | None = None
        self.seat = -1

    @property
    def way(self) -> int | None:
        """The policy they seem to play by; None if it is none that we know."""
        best = max(WAYS, key=lambda way: self.foretold[way])
        return best if self.moved < FIRST_MOVES or self.foretold[best] >= TRUST * self.moved else None

    def look(self, now: Position) -> None:
        """Compare what each way of playing would have led to with what is there."""
        if self.before is not None and now.active == self.seat:
            was, there = self._others(self.before), self._others(now)
            changes = [place for place in range(len(was)) if was[place] != there[place]]
            self.moved += len(changes)
            for way in WAYS:
                expected = self._others(played_on(self.before, self.seat, way))
                self.foretold[way] += sum(expected[place] == there[place] for place in changes)
        self.before = None

    def remember(self, position: Position, plan: Sequence[int]) -> None:
        """The table after our own plan."""
        self.before, self.seat = position.copy(), position.active
        for action in plan:
            if self.before.active == self.seat and self.before.is_legal(action):
                self.before.apply(action)

    def _others(self, position: Position) -> list[Holdings]:
        return [held for seat, held in enumerate(holdings(position)) if seat != self.seat]


def played_on(position: Position, seat: int, way: int) -> Position:
    """The table when a seat is asked again and has a choice, if all others play in one way."""
    twin = position.copy()
    for _ in range(MOST_MOVES):
        if twin.active < 0:
            break
        legal = twin.legal_actions() if twin.active == seat else ()
        if len(legal) > 1:
            break
        twin.apply(legal[0] if legal else twin.choose(way, seed=1))
    return twin


def holdings(position: Position) -> list[Holdings]:
    """What lies before each player, for all to see."""
    fields = position.fields()
    return [
        (
            fields["money"][seat],
            tuple(fields["plants"][seat][: fields["plant_count"][seat]]),
            tuple(fields["fuel"][seat]),
            fields["owned"][seat],
        )
        for seat in range(position.rules.players)
    ]
