"""Sessions and accounts, in memory and on the wire."""

from typing import Annotated

import msgspec
from msgspec import Meta

from kilowatt.engine import Action
from kilowatt.engine.value import Value


class Session(msgspec.Struct, frozen=True):
    """One device. An account holds the seats of all its devices."""

    id: str
    account: str | None = None
    name: str | None = None
    """The name of the account."""

    @property
    def limit_key(self) -> str:
        """The key under which requests are limited: the account on any device, or else the device."""
        return f"session {self.id}" if self.account is None else f"account {self.account}"


AccountName = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]


class Credentials(Value, frozen=True):
    name: AccountName
    password: Password


class Reset(Value, frozen=True):
    """A new password by the one-time code that the server's operator has issued."""

    name: AccountName
    code: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Password


class Deletion(Value, frozen=True):
    """Delete the account; the password confirms it."""

    password: Password


class NewSession(Value, frozen=True):
    """`bearer`: return a token for `Authorization: Bearer ...` instead of setting a cookie."""

    bearer: bool = False


class SessionView(Value, frozen=True):
    """The caller's account. `token` only if a bearer token was requested."""

    account: str | None
    token: str | None = None


class PasswordChange(Value, frozen=True):
    old: Password
    new: Password


# --- the export


class ExportedSession(Value, frozen=True):
    created: int
    expires: int


class ExportedMove(Value, frozen=True):
    seq: int
    at: int
    action: Action | None


class ExportedLine(Value, frozen=True):
    at: int
    text: str


class ExportedMatch(Value, frozen=True):
    """A match, and what the person did there; its whole game is at `/api/matches/{id}/record`."""

    id: str
    status: str
    seat: int
    name: str
    created: int
    finished: int | None
    moves: tuple[ExportedMove, ...]
    chat: tuple[ExportedLine, ...]


class Export(Value, frozen=True):
    """Everything stored about a person, as far as it is connected to their account or device."""

    account: str | None
    created: int | None
    sessions: tuple[ExportedSession, ...]
    matches: tuple[ExportedMatch, ...]
