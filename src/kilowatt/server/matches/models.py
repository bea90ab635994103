"""What a match is, in memory and on the wire. Times are milliseconds since 1970."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kilowatt.engine import Action, Config, Event, Observation, Seat
from kilowatt.engine.value import Value

NAME_LENGTH = 40
CLOCK_SECONDS = (5, 2_592_000)
"""The least and the most that a clock may give: thirty days."""
MOST_INCREMENT = 86_400
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
BotSpec = Annotated[str, Meta(min_length=1, max_length=60)]
Seed = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""What a browser's numbers hold exactly."""
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]

Status = Literal["open", "running", "finished", "abandoned", "study"]
"""`study` is an imported record: everything is revealed, and it can be played on from as a fork."""
By = Literal["person", "bot", "clock", "order"]
EntryKind = Literal["act", "undo", "takeback"]
SeatKind = Literal["open", "person", "bot"]


class Clock(Value, frozen=True):
    """`move`: so many seconds each time one is asked. `bank`: so many for the game, and `increment` more each time."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=CLOCK_SECONDS[0], le=CLOCK_SECONDS[1])]
    increment: Annotated[int, Meta(ge=0, le=MOST_INCREMENT)] = 0


class Terms(Value, frozen=True, kw_only=True):
    """What is agreed at a table beside the rules, for everyone to see."""

    config: Config
    clock: Clock | None = None
    listed: bool = False
    """In the lobby for everyone; otherwise only who has the link finds it."""
    spectators: bool = True
    hints: bool = True
    seeded: bool = False
    """Whoever made the table chose the seed, and so may know the cards."""


class Place(Value, frozen=True, kw_only=True):
    """One seat as the server keeps it."""

    seat: Seat
    kind: SeatKind
    name: str
    bot: str | None = None
    """Who plays when no person does."""
    away: bool = False
    """A bot stands in for the person, who may return; a seat left for good is a bot's that a person may take."""
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
        """A person may sit down here. What was resigned is a bot's to the end."""
        return self.kind == "open" or (self.kind == "bot" and self.away and not self.resigned)

    @property
    def plays_on(self) -> bool:
        """A person who has not given up, be a bot standing in or not."""
        return self.kind == "person" and not self.resigned

    @property
    def has_say(self) -> bool:
        """A person who is asked for consent."""
        return self.kind == "person" and not self.away and not self.resigned


class Entry(Value, frozen=True):
    """One line of the log. An undo is a line too: what is written stays written.

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


class Order(Value, frozen=True):
    """A standing order: bid on this plant, always one more than the others, up to `most`."""

    plant: int
    most: int
    round: int


class Vote(Value, frozen=True):
    kind: Literal["takeback", "abandon"]
    seat: Seat
    target: int
    seq: int


# --- what clients see


class SeatView(Value, frozen=True):
    seat: Seat
    kind: SeatKind
    name: str
    bot: str | None
    away: bool
    resigned: bool
    free: bool
    """A person may sit down here by the link."""
    online: bool
    bank: int | None
    """Milliseconds left, of a clock with a bank, when this seat was last asked."""


class Proposal(Value, frozen=True):
    """What some at the table want; it happens once everyone in `wanted` agrees."""

    kind: Literal["takeback", "abandon"]
    target: int
    agreed: tuple[Seat, ...]
    wanted: tuple[Seat, ...]


class TableView(Value, frozen=True, kw_only=True):
    """A table as everyone sees it."""

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
    """One's own standing order; nobody else is told of it."""

    seat: Seat
    plant: int
    most: int


class MatchView(Value, frozen=True):
    """A table, what one holds there, and what one sees."""

    table: TableView
    mine: tuple[Seat, ...]
    orders: tuple[OrderView, ...]
    observation: Observation | None
    undo: int | None
    """The number of moves one may freely go back to; None if there is nothing to undo."""


class Play(Value, frozen=True):
    """Actions, all or none, made against the log as it was at `seq`. `seat` may be left out by who holds only one."""

    seq: Number
    actions: Annotated[tuple[Action, ...], Meta(min_length=1, max_length=100)]
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    key: Key | None = None


class Played(Value, frozen=True):
    """The log after what was asked for; `repeated` when this key had already been played."""

    seq: int
    first: int
    last: int
    repeated: bool = False


class Undo(Value, frozen=True):
    """Go back to an earlier number of moves; without one, the last move is undone."""

    seq: Number
    number: Number | None = None
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None


class SetOrder(Value, frozen=True):
    plant: Annotated[int, Meta(ge=1, le=98)]
    most: Annotated[int, Meta(ge=1, le=9999)]
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None


class Ballot(Value, frozen=True):
    """Propose or agree (`agree` true), or turn it down. `number`: where a takeback goes back to."""

    agree: bool
    seq: Number | None = None
    number: Number | None = None
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None


class Preview(Value, frozen=True):
    """What would these actions lead to? `arrange`: with the cities built in the order that costs least."""

    actions: Annotated[tuple[Action, ...], Meta(min_length=1, max_length=100)]
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    arrange: bool = False


class Previewed(Value, frozen=True):
    """What a batch would lead to, as far as its player may know.

    Events stop where something new would be revealed, and then there is no observation; only whoever builds sees on,
    without the cards that are drawn meanwhile.
    """

    actions: tuple[Action, ...]
    """The batch as it is to be sent: as asked, or arranged."""
    events: tuple[Event, ...]
    spent: int
    reveals: bool
    observation: Observation | None


def public_move(entry: Entry, redacted: tuple[Event, ...]) -> msgspec.Raw:
    """An entry as anyone at the table may see it, encoded once for all."""
    shown = Entry(entry.seq, entry.kind, entry.number, entry.seat, entry.by, entry.action, redacted, entry.at)
    return msgspec.Raw(msgspec.json.encode(shown))
