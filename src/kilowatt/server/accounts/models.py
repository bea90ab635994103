"""Sessions and accounts, in memory and on the wire."""

from typing import Annotated

import msgspec
from msgspec import Meta

from kilowatt.engine.value import Value


class Session(msgspec.Struct, frozen=True):
    """One device. Who has an account holds the seats of all its devices."""

    id: str
    account: str | None = None
    name: str | None = None
    """The account's."""

    @property
    def who(self) -> str:
        """Whose share of all that is limited is used up: the account's from whichever device, else the device's."""
        return f"session {self.id}" if self.account is None else f"account {self.account}"


class Credentials(Value, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class NewSession(Value, frozen=True):
    """`bearer`: answer with a token to be sent as `Authorization: Bearer ...`, in place of a cookie."""

    bearer: bool = False


class SessionView(Value, frozen=True):
    """Who one is. `token` only where a bearer token was asked for."""

    account: str | None
    token: str | None = None


class PasswordChange(Value, frozen=True):
    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Annotated[str, Meta(min_length=1, max_length=200)]
