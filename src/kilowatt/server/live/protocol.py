"""The messages of the socket. Each is a JSON object whose `type` names it.

Client: `hello` first, then any of the others. `ref` is returned with the answer.
Server: `welcome` once; `entries` and `update` with every new entry of the log, in order, none twice; `table`, `chat`,
`presence` when they change; `accepted`, `refused` and `previewed` as answers; `goodbye` before it closes.

Commands that HTTP knows too extend the bodies of its requests by `type` and `ref`.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from kilowatt.engine import Seat
from kilowatt.engine.value import Tagged, Value
from kilowatt.server.matches.models import (
    Number,
    OrderView,
    Play,
    Preview,
    Previewed,
    SeatChoice,
    SetOrder,
    TableView,
    Undo,
)
from kilowatt.server.problems import ProblemView

Ref = Annotated[str, Meta(max_length=64)] | None


class NewChatLine(Value, frozen=True):
    """A line of chat to be stored."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    seat: SeatChoice = None


# --- from the client


class Hello(Tagged, frozen=True):
    """`after`: the last entry of the log that the client has; all later ones are sent. By default only new ones."""

    after: Number | None = None
    chat_after: Number | None = None
    seat: SeatChoice = None
    """Look from this seat; by default from the client's own, with several seats from the active one."""


class PlayMessage(Play, frozen=True, tag_field="type", tag="play"):
    ref: Ref = None


class UndoMessage(Undo, frozen=True, tag_field="type", tag="undo"):
    ref: Ref = None


class OrderMessage(SetOrder, frozen=True, tag_field="type", tag="order"):
    """Bid up to `most`; 0 withdraws the order."""

    most: Annotated[int, Meta(ge=0, le=9999)]
    ref: Ref = None


class PreviewMessage(Preview, frozen=True, tag_field="type", tag="preview"):
    ref: Ref = None


class Say(NewChatLine, frozen=True, tag_field="type", tag="say"):
    ref: Ref = None


class View(Tagged, frozen=True):
    seat: SeatChoice = None


class Ping(Tagged, frozen=True):
    ref: Ref = None


FromClient = Hello | PlayMessage | UndoMessage | OrderMessage | PreviewMessage | Say | View | Ping


# --- from the server


class ChatLine(Value, frozen=True):
    """`line` counts the lines of a match."""

    line: int
    seat: Seat | None
    name: str
    text: str
    at: int


class Welcome(Tagged, frozen=True):
    """`seq`: the log continues from here with the first `update`."""

    match: str
    seq: int
    mine: tuple[Seat, ...]
    protocol: int = 1


class Entries(Tagged, frozen=True):
    """A page of the log, if the client lacks much of it: the entries after `after` up to `seq`. More follow."""

    after: int
    seq: int
    moves: tuple[msgspec.Raw, ...]


class Clocks(Value, frozen=True):
    active: Seat | None
    turn: int
    turn_began: int | None
    deadline: int | None
    banks: tuple[int | None, ...]
    now: int
    """The server's time, to synchronise with."""


class Update(Tagged, frozen=True):
    """The entries after `after` up to `seq`, and the observation then. Without entries only the view has changed."""

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
    """The request is committed. `seq` is the newest entry of the log then."""

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
    """The server closes this connection. `retry_ms`: when to reconnect; null: do not."""

    reason: str
    retry_ms: int | None


FromServer = (
    Welcome | Entries | Update | TableChanged | Chat | Presence | Accepted | Refused | PreviewAnswer | Pong | Goodbye
)

READER = msgspec.json.Decoder(FromClient)
