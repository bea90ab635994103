"""The end: who has won (R9.2)."""

from kilowatt.engine.events import Standing
from kilowatt.engine.ids import Seat
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules.powering import most_powered
from kilowatt.engine.state import Holdings, State


def powered_cities(book: Rulebook, owner: Holdings) -> int:
    """The most own cities that plants and resources at hand can power; nobody has to find the choice (R9.2)."""
    return min(len(owner.cities), most_powered(book.plant_sets(owner.plants), owner.fuel))


def standings(book: Rulebook, state: State) -> tuple[Standing, ...]:
    """Most cities powered, then most money, then most cities; who is equal in all shares the place (R9.2)."""
    scores = {
        seat: (powered_cities(book, player), player.money, len(player.cities))
        for seat, player in enumerate(state.players)
    }
    ranked = sorted(scores, key=lambda seat: scores[seat], reverse=True)
    return tuple(
        Standing(
            seat=Seat(seat),
            place=1 + sum(other > scores[seat] for other in scores.values()),
            powered=scores[seat][0],
            money=scores[seat][1],
            cities=scores[seat][2],
        )
        for seat in ranked
    )
