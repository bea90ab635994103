"""Running the app: uvicorn, with a goodbye to every socket before it ends."""

import asyncio
import gc
import socket
from typing import Any

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import DBAPIError

from kilowatt.server.app import create_app
from kilowatt.server.logs import log, tell
from kilowatt.server.parts import parts_of
from kilowatt.server.settings import Settings
from kilowatt.server.store.database import DatabaseInUse

GOODBYE_SECONDS = 3.0
SHUTDOWN_SECONDS = 15
COLLECT_SECONDS = 300.0
YOUNG, MIDDLE, _ = gc.get_threshold()
NEVER = 1_000_000


class Server(uvicorn.Server):
    """Ends in order: clients are told to come back, then what is being written is finished."""

    def __init__(self, settings: Settings) -> None:
        self.app: FastAPI = create_app(settings)
        super().__init__(server_config(self.app, settings))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if await self._has_database():
            self.tidying = asyncio.ensure_future(tidy())
            await super().startup(sockets)
        else:
            self.should_exit = True

    async def _has_database(self) -> bool:
        """If not, the log says in one line why."""
        database = parts_of(self.app).database
        try:
            database.open()
            await database.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar_one())
            return True
        except DatabaseInUse as error:
            log.error("%s: stop it, or name another one with KILOWATT_DATABASE_URL", error)
        except (OSError, DBAPIError) as error:
            why = error.orig if isinstance(error, DBAPIError) else error
            log.error("the database of KILOWATT_DATABASE_URL cannot be used: %s", why)
        await database.close()
        return False

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        parts = parts_of(self.app)
        parts.is_ready = False
        parts.hub.say_goodbye("restart")
        for _ in range(int(GOODBYE_SECONDS * 50)):
            if not parts.hub.count:
                break
            await asyncio.sleep(0.02)
        tell("shutting down", sockets=parts.hub.count)
        await super().shutdown(sockets)


async def tidy() -> None:
    """Look through everything for garbage only now and then, not whenever a quarter more has come.

    Tables and connections live long, and are many: looking through all of them takes as long as a hundred moves, and
    everybody waits. What is young is looked through as always.
    """
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    while True:
        await asyncio.sleep(COLLECT_SECONDS)
        gc.collect()


def server_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    options: dict[str, Any] = {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "date_header": True,
        "ws": "websockets-sansio",
        "ws_max_size": settings.body_bytes,
        # Observations are small, and compression costs memory for every connection.
        "ws_per_message_deflate": False,
        "ws_ping_interval": 40.0,
        "ws_ping_timeout": 25.0,
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": settings.trusted_proxies or None,
        "timeout_graceful_shutdown": SHUTDOWN_SECONDS,
        "lifespan": "on",
    }
    return uvicorn.Config(app, **options)
