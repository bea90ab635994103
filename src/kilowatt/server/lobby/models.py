"""Requests and responses of the lobby."""

from typing import Annotated, Literal

from msgspec import Meta

from kilowatt.engine import BoardId, RegionId, Seat
from kilowatt.engine.value import Value
from kilowatt.server.matches.models import BotSpec, Clock, Name, Number, Seed, TableView

SeatNumber = Annotated[int, Meta(ge=0, le=5)]


class SeatWish(Value, frozen=True):
    """Who takes a seat: `me` (several of them share one device), `open` for anyone, or a `bot`."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: BotSpec | None = None


class NewTable(Value, frozen=True, kw_only=True):
    """A match to create. Without `seats` the first is the caller's and the others are open."""

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
    """The caller's seats. Each code recovers its seat on any device; it is shown only here."""

    match: str
    seats: tuple[Seat, ...]
    codes: tuple[str, ...]
    table: TableView


class Join(Value, frozen=True):
    """Take a seat; by default the first free one."""

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
    """A bot for a seat: the caller's own, or, as the host, that of an absent player."""

    seat: SeatNumber | None = None
    bot: BotSpec | None = None


class Fork(Value, frozen=True):
    """Play on from a finished or imported game after `number` moves."""

    number: Number
    name: Name
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=6)] = ()
    clock: Clock | None = None
    listed: bool = False
    spectators: bool = True
    hints: bool = True


class TableList(Value, frozen=True):
    """Newest first; matches that wait for the caller are on the first page, and again where they belong.

    `mine`: the caller's seats by match. `next`: the value of `before` for the next page, if there is one.
    """

    tables: tuple[TableView, ...]
    mine: dict[str, tuple[Seat, ...]]
    next: int | None
