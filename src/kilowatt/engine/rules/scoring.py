"""The final ranking (R9.2)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from kilowatt.engine.events import Standing
from kilowatt.engine.ids import Seat
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules.powering import most_powered
from kilowatt.engine.state import Holdings, State

TieBreak = Literal["powered", "money", "cities"]
TIE_BREAKS: tuple[TieBreak, ...] = ("powered", "money", "cities")
"""The figures that rank the players: the first in which two of them differ decides (R9.2)."""


def powered_cities(book: Rulebook, owner: Holdings) -> int:
    """The most own cities that a player can power; players need not find the best choice themselves (R9.2)."""
    return min(len(owner.cities), most_powered(book.plant_sets(owner.plants), owner.fuel))


def standings(book: Rulebook, state: State, last: Seat | None = None) -> tuple[Standing, ...]:
    """Rank by cities powered, then money, then cities. Players equal in all three share a place (R9.2).

    A player who forfeited the game may be ranked `last`, behind all others.
    """
    scores = {
        seat: (seat != last, powered_cities(book, player), player.money, len(player.cities))
        for seat, player in enumerate(state.players)
    }
    ranked = sorted(scores, key=lambda seat: scores[seat], reverse=True)
    return tuple(
        Standing(
            seat=Seat(seat),
            place=1 + sum(other > scores[seat] for other in scores.values()),
            powered=scores[seat][1],
            money=scores[seat][2],
            cities=scores[seat][3],
        )
        for seat in ranked
    )


def decided_by(ranking: Sequence[Standing]) -> tuple[TieBreak | None, ...]:
    """For each player, the figure that puts them before the next one; None for a shared place and for the last (R9.2).

    >>> first, second = Standing(Seat(1), 1, 15, 90, 17), Standing(Seat(0), 2, 15, 60, 18)
    >>> decided_by((first, second))
    ('money', None)
    """
    pairs = [
        next((figure for figure in TIE_BREAKS if getattr(a, figure) != getattr(b, figure)), None)
        for a, b in pairwise(ranking)
    ]
    return (*pairs, None) if ranking else ()
