"""The messages of the socket. Each is a JSON object whose `type` says which one it is.

Client: `hello` first, then any of the others. `ref` comes back with the answer.
Server: `welcome` once; `update` with every new entry of the log, in order, none twice; `table`, `chat`, `presence`
when they change; `accepted`, `refused` and `previewed` as answers; `goodbye` before it closes.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from kilowatt.engine import Action, Seat
from kilowatt.engine.value import Tagged, Value
from kilowatt.server.matches.models import Key, Number, OrderView, Previewed, TableView
from kilowatt.server.problems import ProblemView

Ref = Annotated[str, Meta(max_length=64)] | None
SeatChoice = Annotated[int, Meta(ge=0, le=5)] | None
Actions = Annotated[tuple[Action, ...], Meta(min_length=1, max_length=100)]


# --- from the client


class Hello(Tagged, frozen=True):
    """`after`: the last entry of the log one has; every later one is sent. Without it only what comes from now on."""

    after: Number | None = None
    chat_after: Number | None = None
    seat: SeatChoice = None
    """Look from this seat; without it from one's own, at a hot-seat table from the one that is asked."""


class Play(Tagged, frozen=True):
    seq: Number
    actions: Actions
    seat: SeatChoice = None
    key: Key | None = None
    ref: Ref = None


class Undo(Tagged, frozen=True):
    seq: Number
    number: Number | None = None
    seat: SeatChoice = None
    ref: Ref = None


class Order(Tagged, frozen=True):
    """Bid up to `most`; 0 takes the order back."""

    plant: Annotated[int, Meta(ge=1, le=98)]
    most: Annotated[int, Meta(ge=0, le=9999)]
    seat: SeatChoice = None
    ref: Ref = None


class Preview(Tagged, frozen=True):
    """What would these actions lead to? `arrange`: with the cities built in the order that costs least."""

    actions: Actions
    seat: SeatChoice = None
    arrange: bool = False
    ref: Ref = None


class Say(Tagged, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    seat: SeatChoice = None
    ref: Ref = None


class View(Tagged, frozen=True):
    seat: SeatChoice = None


class Ping(Tagged, frozen=True):
    ref: Ref = None


FromClient = Hello | Play | Undo | Order | Preview | Say | View | Ping


# --- from the server


class ChatLine(Value, frozen=True):
    """`line` counts the lines of one table; `seat` is None for spectators."""

    line: int
    seat: Seat | None
    name: str
    text: str
    at: int


class Welcome(Tagged, frozen=True):
    """`seq`: the log goes on from here with the first `update`."""

    match: str
    seq: int
    mine: tuple[Seat, ...]
    protocol: int = 1


class Clocks(Value, frozen=True):
    active: Seat | None
    turn: int
    turn_began: int | None
    deadline: int | None
    banks: tuple[int | None, ...]
    now: int
    """The server's time, to set one's own by."""


class Update(Tagged, frozen=True):
    """The entries after `after` up to `seq`, and what one sees then. No entry: only the view has changed."""

    after: int
    seq: int
    number: int
    moves: tuple[msgspec.Raw, ...]
    observation: msgspec.Raw
    clocks: Clocks
    orders: tuple[OrderView, ...]
    undo: int | None


class TableChanged(Tagged, frozen=True, tag="table"):
    table: TableView


class Chat(Tagged, frozen=True):
    lines: tuple[ChatLine, ...]


class Presence(Tagged, frozen=True):
    online: tuple[Seat, ...]
    spectators: int


class Accepted(Tagged, frozen=True):
    """It is committed. `seq` is the log's number by then."""

    ref: Ref
    seq: int
    repeated: bool = False


class Refused(Tagged, frozen=True):
    """Nothing was changed."""

    ref: Ref
    error: ProblemView


class PreviewAnswer(Tagged, frozen=True, tag="previewed"):
    ref: Ref
    preview: Previewed


class Pong(Tagged, frozen=True):
    ref: Ref
    now: int


class Goodbye(Tagged, frozen=True):
    """The server ends this connection. `retry_ms`: come back after about so long; None: do not."""

    reason: str
    retry_ms: int | None


FromServer = Welcome | Update | TableChanged | Chat | Presence | Accepted | Refused | PreviewAnswer | Pong | Goodbye

READER = msgspec.json.Decoder(FromClient)
