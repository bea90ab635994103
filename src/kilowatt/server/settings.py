"""Settings: each has a default and can be set by the environment variable `KILOWATT_<NAME>`."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from kilowatt.bots.registry import NoSuchBot, check_bot
from kilowatt.server.work.bot_runner import BotLevels

BASE_URL = re.compile(r"https?://[^/?#\s]+/?")
LOG_LEVELS = ("debug", "info", "warning", "error", "critical")
LOG_FORMATS = ("json", "text")


def default_database() -> str:
    """A file in the user's data folder: works without configuration."""
    folder = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(folder) / 'kilowatt' / 'kilowatt.db'}"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The configuration of a server."""

    database_url: str = msgspec.field(default_factory=default_database)
    """`sqlite:///path/to/file.db` or `postgresql://user:password@host/name`."""
    host: str = "127.0.0.1"
    port: int = 8000
    base_url: str = ""
    """The public URL, such as `https://play.example.org`; empty accepts the host of each request."""
    trusted_proxies: str = ""
    """Comma-separated addresses whose `X-Forwarded-*` headers are trusted."""
    allowed_hosts: str = "*"
    """Comma-separated host names that are accepted."""
    secure_cookies: bool = False
    """Send cookies over https only; implied by an https `base_url`."""
    bots: str = ""
    """The bots on offer, as `easy=random;strong=search:simulations=200`; empty for the built-in levels."""
    bot_workers: int = 1
    """Worker processes for bots."""
    cached_tables: int = 2000
    """Tables cached by one process."""
    snapshot_every: int = 50
    """Moves between two stored states, which only speed up loading."""
    pool_size: int = 8
    """PostgreSQL connections of one process, besides those of notifications and the job queue."""
    requests_per_second: float = 30.0
    request_burst: int = 120
    """API requests and new sockets of one address, and requests of one account."""
    attempts_per_minute: float = 10.0
    """Password and recovery code attempts of one address and for one account; hints of one person."""
    frames_per_second: float = 20.0
    frame_burst: int = 60
    """Messages of one socket; beyond that it is disconnected."""
    sockets_per_address: int = 200
    connections: int = 10_000
    """Open TCP connections of this process; fewer if the limit on open files is lower."""
    connections_per_address: int = 400
    """Open TCP connections of one address, sockets included; a trusted proxy may have any number."""
    header_seconds: float = 10.0
    """Seconds to receive the headers of a request."""
    body_seconds: float = 60.0
    """Seconds to receive its body."""
    stall_seconds: float = 30.0
    """Seconds for a client to read what is waiting for it."""
    tables_per_minute: float = 30.0
    """Matches created by one address, and by one person."""
    matches_per_person: int = 100
    """Matches of one person that may wait for players or run at the same time."""
    chat_per_minute: float = 20.0
    chat_length: int = 500
    body_bytes: int = 65536
    """Maximum length of a request body and of a socket message."""
    record_bytes: int = 4194304
    """Maximum length of an imported record."""
    idle_seconds: float = 900.0
    """Seconds that a game waits for an absent player before the host may let a bot stand in; a clock may allow more."""
    session_days: int = 180
    match_days: int = 36_500
    """Days that a match is kept after it has ended, or without a change if it never began."""
    analysis: bool = True
    """Compute turning points of finished games in the background."""
    metrics: bool = True
    log_level: str = "info"
    log_format: str = "json"
    """`json` or `text`."""

    @property
    def is_postgres(self) -> bool:
        return self.database_url.startswith(("postgresql:", "postgres:", "postgresql+psycopg:"))

    @property
    def cookies_are_secure(self) -> bool:
        return self.secure_cookies or self.base_url.startswith("https:")

    @property
    def libpq_url(self) -> str:
        """The address in the form of libpq."""
        return "postgresql://" + self.database_url.split("://", 1)[1]

    @property
    def sqlalchemy_url(self) -> str:
        """The address in the form of SQLAlchemy, with the driver."""
        driver = "postgresql+psycopg" if self.is_postgres else "sqlite+pysqlite"
        return f"{driver}://" + self.database_url.split("://", 1)[1]


class BadSetting(ValueError):
    """An invalid setting; the message names it."""


def from_environment(environment: Mapping[str, str] | None = None, **changes: Any) -> Settings:
    """The settings from the environment, with changes applied on top.

    >>> from_environment({"KILOWATT_PORT": "8080"}).port
    8080
    """
    found = os.environ if environment is None else environment
    kinds = get_type_hints(Settings)
    values: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        variable = f"KILOWATT_{name.upper()}"
        if variable in found:
            values[name] = _read(variable, found[variable], kinds[name])
    settings = Settings(**(values | changes))
    _check(settings)
    return settings


def _check(settings: Settings) -> None:
    """Reject invalid settings at the start, not in the middle of a game."""
    for name in Settings.__struct_fields__:
        value = getattr(settings, name)
        least = 0 if name == "port" else 1e-9
        if isinstance(value, int | float) and not isinstance(value, bool) and value < least:
            raise BadSetting(f"KILOWATT_{name.upper()}={value}: must be positive")
    is_sqlite = settings.database_url.startswith("sqlite:///")
    is_address = not settings.base_url or BASE_URL.fullmatch(settings.base_url) is not None
    wanted = {
        "database_url": (settings.is_postgres or is_sqlite, "sqlite:///path/file.db or postgresql://user@host/name"),
        "port": (settings.port <= 65535, "0 to 65535"),
        "base_url": (is_address, "an address such as https://play.example.org"),
        "log_level": (settings.log_level.lower() in LOG_LEVELS, f"one of {', '.join(LOG_LEVELS)}"),
        "log_format": (settings.log_format in LOG_FORMATS, f"one of {', '.join(LOG_FORMATS)}"),
    }
    for name, (is_right, what) in wanted.items():
        if not is_right:
            raise BadSetting(f"KILOWATT_{name.upper()}={getattr(settings, name)!r}: expected {what}")
    try:
        for spec in BotLevels(settings.bots).specs.values():
            check_bot(spec)
    except NoSuchBot as error:
        raise BadSetting(f"KILOWATT_BOTS={settings.bots!r}: {error}") from error


def _read(variable: str, text: str, kind: type) -> Any:
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"{variable}={text!r}: {error}") from error
