"""The options of a new match: boards with their regions, bots, limits and defaults."""

from functools import lru_cache
from itertools import combinations

from kilowatt.content import board_ids, load_board, load_edition
from kilowatt.engine import BoardId, RegionId, is_one_area, touching_regions
from kilowatt.engine.value import Value
from kilowatt.server.lobby.models import NewTable
from kilowatt.server.matches.models import CLOCK_SECONDS, MAX_INCREMENT, NAME_LENGTH


class RegionOffer(Value, frozen=True):
    id: RegionId
    name: str


class TableLimits(Value, frozen=True):
    players: tuple[int, int]
    """Minimum and maximum."""
    name: int
    """Maximum length of a name."""
    chat: int
    """Maximum length of a chat line."""
    clock: tuple[int, int]
    """Minimum and maximum seconds."""
    increment: int


class Offer(Value, frozen=True, kw_only=True):
    """The options of a new match."""

    boards: tuple[BoardId, ...]
    regions: dict[BoardId, tuple[RegionOffer, ...]]
    """By board."""
    areas: dict[BoardId, tuple[tuple[RegionId, ...], ...]]
    """Sets of regions that form one area (R1.1), by board; up to the largest number of regions in play."""
    regions_in_play: dict[int, int]
    """Number of regions in play, by the number of players (R1.7)."""
    bots: tuple[str, ...]
    default_bot: str
    limits: TableLimits
    defaults: NewTable
    """The default options."""


@lru_cache(maxsize=1)
def offered(levels: tuple[str, ...], default_level: str, chat_length: int) -> Offer:
    boards, numbers = tuple(board_ids()), load_edition().players
    most_regions = max(row.regions for row in numbers.values())
    return Offer(
        boards=boards,
        regions={
            board: tuple(RegionOffer(area.id, area.name) for area in load_board(board).regions) for board in boards
        },
        areas={board: areas_of(board, most_regions) for board in boards},
        regions_in_play={players: row.regions for players, row in numbers.items()},
        bots=levels,
        default_bot=default_level,
        limits=TableLimits(
            players=(min(numbers), max(numbers)),
            name=NAME_LENGTH,
            chat=chat_length,
            clock=CLOCK_SECONDS,
            increment=MAX_INCREMENT,
        ),
        defaults=NewTable(name="?"),
    )


def areas_of(board: BoardId, most_regions: int) -> tuple[tuple[RegionId, ...], ...]:
    touching = touching_regions(load_board(board))
    sizes = range(1, most_regions + 1)
    return tuple(area for size in sizes for area in combinations(touching, size) if is_one_area(touching, area))
