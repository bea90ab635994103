"""What is said around tables: wishes for a new one, joining, lists."""

from typing import Annotated, Literal

from msgspec import Meta

from kilowatt.engine import Seat
from kilowatt.engine.ids import BoardId, RegionId
from kilowatt.engine.value import Value
from kilowatt.server.matches.models import BotSpec, Clock, Name, Number, Seed, TableView

SeatNumber = Annotated[int, Meta(ge=0, le=5)]


class SeatWish(Value, frozen=True):
    """Who sits where: `me` (several of them are a hot-seat table), `open` for whoever comes, or a `bot`."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: BotSpec | None = None


class NewTable(Value, frozen=True, kw_only=True):
    """A table to be made. Without `seats`: the first is mine, the others are open."""

    name: Name
    board: Annotated[BoardId, Meta(min_length=1, max_length=40)] = BoardId("germany")
    players: Annotated[int, Meta(ge=2, le=6)] = 4
    regions: Literal["random", "draft"] | Annotated[tuple[RegionId, ...], Meta(max_length=6)] = "random"
    hidden_money: bool = False
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=6)] = ()
    seed: Seed | None = None
    clock: Clock | None = None
    listed: bool = False
    spectators: bool = True
    hints: bool = True


class Seated(Value, frozen=True):
    """Where one sits now. Each code gives its seat back, on any device; it is shown only here."""

    match: str
    seats: tuple[Seat, ...]
    codes: tuple[str, ...]
    table: TableView


class Join(Value, frozen=True):
    """Sit down; without a seat, at the first free one."""

    name: Name
    seat: SeatNumber | None = None


class Retake(Value, frozen=True):
    code: Annotated[str, Meta(min_length=20, max_length=40)]


class Retaken(Value, frozen=True):
    match: str
    seat: Seat


class SeatOnly(Value, frozen=True):
    seat: SeatNumber | None = None


class StandIn(Value, frozen=True):
    """A bot for a seat: one's own, or, by the host, that of an absent player."""

    seat: SeatNumber | None = None
    bot: BotSpec | None = None


class Fork(Value, frozen=True):
    """Play on from a finished or imported game, after so many moves."""

    number: Number
    name: Name
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=6)] = ()
    clock: Clock | None = None
    listed: bool = False
    spectators: bool = True
    hints: bool = True


class TableList(Value, frozen=True):
    """Newest first; of my games also those that wait for me, on the first page and once more where they belong.

    `mine`: the seats one holds, by table. `next`: where there are more, to be passed as `before`.
    """

    tables: tuple[TableView, ...]
    mine: dict[str, tuple[Seat, ...]]
    next: int | None
