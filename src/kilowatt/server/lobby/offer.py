"""What a table can be made of: boards with their regions, levels of bots, limits, and what holds if nothing is said."""

from functools import lru_cache

from kilowatt.content import board_ids, load_board, load_edition
from kilowatt.engine.ids import BoardId, RegionId
from kilowatt.engine.rules.network import touching_regions
from kilowatt.engine.value import Value
from kilowatt.server.lobby.models import NewTable
from kilowatt.server.matches.models import CLOCK_SECONDS, MOST_INCREMENT, NAME_LENGTH


class RegionOffer(Value, frozen=True):
    """A region, and those it touches: the regions of a game must form one area (R1.1)."""

    id: RegionId
    name: str
    touches: tuple[RegionId, ...]


class TableLimits(Value, frozen=True):
    players: tuple[int, int]
    """The fewest and the most."""
    name: int
    """Letters in a name."""
    chat: int
    """Letters in a line of chat."""
    clock: tuple[int, int]
    """Seconds, the least and the most."""
    increment: int


class Offer(Value, frozen=True, kw_only=True):
    """What a table can be made of."""

    boards: tuple[BoardId, ...]
    regions: dict[BoardId, tuple[RegionOffer, ...]]
    """By board."""
    regions_in_play: dict[int, int]
    """How many regions are played with, by the number of players (R1.7)."""
    bots: tuple[str, ...]
    default_bot: str
    limits: TableLimits
    defaults: NewTable
    """A table for which nothing is wished but the name."""


@lru_cache(maxsize=1)
def offered(levels: tuple[str, ...], default_level: str, chat_length: int) -> Offer:
    boards, numbers = tuple(board_ids()), load_edition().players
    return Offer(
        boards=boards,
        regions={board: regions_of(board) for board in boards},
        regions_in_play={players: told.regions for players, told in numbers.items()},
        bots=levels,
        default_bot=default_level,
        limits=TableLimits(
            players=(min(numbers), max(numbers)),
            name=NAME_LENGTH,
            chat=chat_length,
            clock=CLOCK_SECONDS,
            increment=MOST_INCREMENT,
        ),
        defaults=NewTable(name="?"),
    )


def regions_of(board: BoardId) -> tuple[RegionOffer, ...]:
    found = load_board(board)
    touching = touching_regions(found)
    return tuple(RegionOffer(area.id, area.name, tuple(sorted(touching[area.id]))) for area in found.regions)
