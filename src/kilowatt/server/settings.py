"""Settings: every one has a default, and comes from the environment as `KILOWATT_<NAME>` where it is set there."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from kilowatt.bots.registry import NoSuchBot, check_bot
from kilowatt.server.work.minds import Levels

BASE_URL = re.compile(r"https?://[^/?#\s]+/?")
LOG_LEVELS = ("debug", "info", "warning", "error", "critical")
LOG_FORMATS = ("json", "text")


def default_database() -> str:
    """A file in the user's data folder, so that nothing has to be set up."""
    folder = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(folder) / 'kilowatt' / 'kilowatt.db'}"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs. The names in the environment are these in capitals after `KILOWATT_`."""

    database_url: str = msgspec.field(default_factory=default_database)
    """`sqlite:///path/to/file.db` or `postgresql://user:password@host/name`."""
    host: str = "127.0.0.1"
    port: int = 8000
    base_url: str = ""
    """The address people type, such as `https://play.example.org`; empty: whatever host a request names."""
    trusted_proxies: str = ""
    """Addresses, with commas between, whose `X-Forwarded-*` headers are believed."""
    allowed_hosts: str = "*"
    """Host names, with commas between, that requests may be for."""
    secure_cookies: bool = False
    """Send cookies over https only; also on where `base_url` begins with https."""
    bots: str = ""
    """The levels on offer, as `easy=random;strong=search:simulations=200`; empty: our own levels."""
    bot_workers: int = 1
    """Processes in which bots think."""
    cached_tables: int = 2000
    """Tables kept in memory by one process; the others are read again when asked for."""
    snapshot_every: int = 50
    """Moves between two stored states; they only speed loading up."""
    pool_size: int = 8
    """Connections to PostgreSQL of one process, beside one that listens and those of the queue."""
    requests_per_second: float = 30.0
    request_burst: int = 120
    """HTTP requests and new sockets of one address, and requests of one account."""
    attempts_per_minute: float = 10.0
    """Passwords and recovery codes tried by one address and for one account; hints for one person."""
    frames_per_second: float = 20.0
    frame_burst: int = 60
    """Messages over one socket; who floods is disconnected."""
    sockets_per_address: int = 200
    tables_per_minute: float = 30.0
    """Tables that one address may create, and one person."""
    chat_per_minute: float = 20.0
    chat_length: int = 500
    body_bytes: int = 65536
    """The longest request body and the longest socket message."""
    record_bytes: int = 4194304
    """The longest record that can be imported."""
    idle_seconds: float = 120.0
    """Out of sight for so long, a player may be removed by the host."""
    session_days: int = 180
    analysis: bool = True
    """Look for turning points of finished games in the background."""
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
        """The address as libpq reads it."""
        return "postgresql://" + self.database_url.split("://", 1)[1]

    @property
    def sqlalchemy_url(self) -> str:
        """The address with the driver named."""
        driver = "postgresql+psycopg" if self.is_postgres else "sqlite+pysqlite"
        return f"{driver}://" + self.database_url.split("://", 1)[1]


class BadSetting(ValueError):
    """A setting that cannot be read, or cannot be; names it."""


def from_environment(environment: Mapping[str, str] | None = None, **changes: Any) -> Settings:
    """The settings that the environment gives, with changes on top.

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
    """Nobody should learn in the middle of a game that a setting makes no sense."""
    for name in Settings.__struct_fields__:
        value = getattr(settings, name)
        least = 0 if name == "port" else 1e-9
        if isinstance(value, int | float) and not isinstance(value, bool) and value < least:
            raise BadSetting(f"KILOWATT_{name.upper()}={value}: must be more than nothing")
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
        for spec in Levels(settings.bots).specs.values():
            check_bot(spec)
    except NoSuchBot as error:
        raise BadSetting(f"KILOWATT_BOTS={settings.bots!r}: {error}") from error


def _read(variable: str, text: str, kind: type) -> Any:
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"{variable}={text!r}: {error}") from error
