"""The parts of a match, in memory and on the wire. Times are milliseconds since 1970."""

from typing import Annotated, Literal

from msgspec import Meta

from kilowatt.engine import Action, CityId, Config, Event, Observation, Seat, Stock
from kilowatt.engine.value import Value

NAME_LENGTH = 40
CLOCK_SECONDS = (5, 2_592_000)
"""The shortest and the longest clock (thirty days)."""
MAX_INCREMENT = 86_400
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
BotSpec = Annotated[str, Meta(min_length=1, max_length=60)]
Seed = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""A browser's numbers are exact up to here."""
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]
Actions = Annotated[tuple[Action, ...], Meta(min_length=1, max_length=100)]
SeatChoice = Annotated[int, Meta(ge=0, le=5)] | None

Status = Literal["open", "running", "finished", "abandoned", "study"]
"""`study` is an imported record: everything is revealed, and it can be forked."""
By = Literal["person", "bot", "clock", "order"]
EntryKind = Literal["act", "undo", "takeback"]
SeatKind = Literal["open", "person", "bot"]


class Clock(Value, frozen=True):
    """`move`: `seconds` for each turn. `bank`: `seconds` for the game, and `increment` more for each turn."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=CLOCK_SECONDS[0], le=CLOCK_SECONDS[1])]
    increment: Annotated[int, Meta(ge=0, le=MAX_INCREMENT)] = 0


class Terms(Value, frozen=True, kw_only=True):
    """The public terms of a match beside the rules."""

    config: Config
    clock: Clock | None = None
    listed: bool = False
    """Shown in the lobby; otherwise it is found by its link only."""
    spectators: bool = True
    hints: bool = True
    seeded: bool = False
    """The creator chose the seed, and so may know the cards."""
    hot_seat: bool = False
    """People may share a device: one session may hold several seats."""


class Place(Value, frozen=True, kw_only=True):
    """A seat as the server stores it."""

    seat: Seat
    kind: SeatKind
    name: str
    bot: str | None = None
    """The bot that plays when no person does."""
    away: bool = False
    """A bot stands in for the person, who may return. In a seat that was left or freed (`kind` bot) anyone may sit."""
    resigned: bool = False
    session: str | None = None
    account: str | None = None
    recovery: str | None = None
    bank: int | None = None
    seen: int = 0

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away or self.resigned

    @property
    def is_free(self) -> bool:
        """A person may sit down here. A bot keeps a resigned seat to the end."""
        return self.kind == "open" or (self.kind == "bot" and self.away and not self.resigned)

    @property
    def plays_on(self) -> bool:
        """A person who has not resigned, even if a bot stands in: votes need their consent."""
        return self.kind == "person" and not self.resigned


class Entry(Value, frozen=True):
    """An entry of the log. An undo is an entry too: nothing is ever deleted.

    `number` counts the moves in force after it; `undo` and `takeback` go back to an earlier number.
    """

    seq: int
    kind: EntryKind
    number: int
    seat: Seat
    by: By
    action: Action | None
    events: tuple[Event, ...]
    at: int
    batch: int
    """The `seq` of the first entry that was written with this one."""


class Order(Value, frozen=True):
    """A standing order: outbid the others on this plant, up to `most`."""

    plant: int
    most: int
    round: int


class Vote(Value, frozen=True):
    kind: Literal["takeback", "abandon"]
    seat: Seat
    target: int
    seq: int


# --- views


class SeatView(Value, frozen=True):
    seat: Seat
    kind: SeatKind
    name: str
    bot: str | None
    away: bool
    resigned: bool
    free: bool
    """Anyone with the link may sit down here."""
    online: bool
    bank: int | None
    """Milliseconds left of a `bank` clock when this seat's last turn began."""


class Proposal(Value, frozen=True):
    """A proposal: accepted once everyone in `wanted` agrees."""

    kind: Literal["takeback", "abandon"]
    target: int
    agreed: tuple[Seat, ...]
    wanted: tuple[Seat, ...]


class TableView(Value, frozen=True, kw_only=True):
    """A match as everyone sees it."""

    id: str
    status: Status
    terms: Terms
    host: Seat | None
    seats: tuple[SeatView, ...]
    seq: int
    number: int
    active: Seat | None
    winners: tuple[Seat, ...]
    turn: int
    turn_began: int | None
    deadline: int | None
    proposals: tuple[Proposal, ...]
    origin: str | None
    rematch: str | None
    created: int
    changed: int
    finished: int | None


class OrderView(Value, frozen=True):
    """The caller's own standing order; no other seat sees it."""

    seat: Seat
    plant: int
    most: int


class MatchView(Value, frozen=True):
    """A match, the caller's seats, and what the caller sees."""

    table: TableView
    mine: tuple[Seat, ...]
    orders: tuple[OrderView, ...]
    observation: Observation | None
    undo: int | None
    """The number of moves the caller may go back to alone; null if there is nothing to undo."""


# --- commands: bodies of HTTP requests, and extended by the socket's messages


class Play(Value, frozen=True):
    """Play actions, all or none, if the log is still at `seq`. `seat` is needed only by holders of several seats."""

    seq: Number
    actions: Actions
    seat: SeatChoice = None
    key: Key | None = None


class Played(Value, frozen=True):
    """The newest entry of the log, and the first and last of this batch; `repeated` if the key was used before."""

    seq: int
    first: int
    last: int
    repeated: bool = False


class Undo(Value, frozen=True):
    """Go back to an earlier number of moves; by default undo the last move."""

    seq: Number
    number: Number | None = None
    seat: SeatChoice = None


class SetOrder(Value, frozen=True):
    """Set a standing order: bid on this plant up to `most`."""

    plant: Annotated[int, Meta(ge=1, le=98)]
    most: Annotated[int, Meta(ge=1, le=9999)]
    seat: SeatChoice = None


class Ballot(Value, frozen=True):
    """Propose or accept (`agree` true), or reject. `number`: the number of moves that a takeback goes back to."""

    agree: bool
    seq: Number | None = None
    number: Number | None = None
    seat: SeatChoice = None


class Preview(Value, frozen=True):
    """What would these actions lead to? `arrange`: build the cities in the cheapest order."""

    actions: Actions
    seat: SeatChoice = None
    arrange: bool = False


class Previewed(Value, frozen=True):
    """What a batch would lead to, as far as its player may know.

    Events stop where something would be revealed, and then there is no observation. Building is shown to its end,
    without the cards that are drawn in between.
    """

    actions: tuple[Action, ...]
    """The batch to send: as requested, or arranged."""
    events: tuple[Event, ...]
    spent: int
    fuel: Stock
    """The markers that the player has afterwards."""
    dropped: Stock
    """The markers that go back to the supply with a scrapped plant (R3.9)."""
    reveals: bool
    observation: Observation | None
    paths: tuple[tuple[CityId, ...], ...] = ()
    """The path that connects each city of the batch, in build order: from the network to the city (R5.2)."""
