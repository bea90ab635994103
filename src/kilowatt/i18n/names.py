"""Display names of the players, cities and regions of one table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

Lookup = Mapping[str, str] | Callable[[str], str]


class SeatColour(StrEnum):
    """The colours of the seats, in seat order."""

    BLUE = "blue"
    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    PURPLE = "purple"
    BLACK = "black"


@dataclass(frozen=True, slots=True)
class Names:
    """Display names of players by seat, and of cities and regions by id (by default the id itself)."""

    players: Sequence[str]
    cities: Lookup = str
    regions: Lookup = str

    def player(self, seat: int) -> str:
        if not 0 <= seat < len(self.players):
            raise KeyError(f"no name for seat {seat}: {len(self.players)} players are named")
        return self.players[seat]

    def city(self, city: str) -> str:
        return look_up(self.cities, city, "city")

    def region(self, region: str) -> str:
        return look_up(self.regions, region, "region")


def look_up(names: Lookup, key: str, kind: str) -> str:
    if not isinstance(names, Mapping):
        return names(key)
    if key not in names:
        raise KeyError(f"no name for the {kind} {key!r}")
    return names[key]
