"""Runs the app with uvicorn; sockets get a goodbye message before shutdown."""

import asyncio
import gc
import socket
from functools import partial
from typing import Any

import uvicorn
from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette

from kilowatt.server.app import create_app
from kilowatt.server.logs import log, log_event
from kilowatt.server.services import Services, services_of
from kilowatt.server.settings import Settings
from kilowatt.server.store.database import DatabaseInUse
from kilowatt.server.transport.descriptors import allowed_connections
from kilowatt.server.transport.http import KEEP_ALIVE_SECONDS, HttpProtocol
from kilowatt.server.transport.links import Links
from kilowatt.server.transport.websocket import WebSocketProtocol

GOODBYE_SECONDS = 3.0
"""Seconds to wait for sockets to close."""
SHUTDOWN_SECONDS = 15
COLLECT_SECONDS = 300.0
"""Seconds between full garbage collections."""
YOUNG, MIDDLE, _ = gc.get_threshold()
NEVER = 1_000_000


class Server(uvicorn.Server):
    """Shuts down in order: clients are asked to reconnect, then pending writes finish."""

    def __init__(self, settings: Settings) -> None:
        self.app: Starlette = create_app(settings)
        self.links = Links(settings, services_of(self.app).metrics)
        super().__init__(server_config(self.app, settings, self.links))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if await self._has_database():
            self.links.most = allowed_connections(self.links.settings.connections)
            self.tasks = [asyncio.ensure_future(work) for work in (collect_garbage(), self.links.watch())]
            await super().startup(sockets)
        else:
            self.should_exit = True

    async def _has_database(self) -> bool:
        """Whether the database can be used; if not, one log line says why."""
        database = services_of(self.app).database
        try:
            database.open()
            await database.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar_one())
            return True
        except DatabaseInUse as error:
            log.error("%s: stop it, or use another file with KILOWATT_DATABASE_URL", error)
        except (OSError, DBAPIError) as error:
            why = error.orig if isinstance(error, DBAPIError) else error
            log.error("the database of KILOWATT_DATABASE_URL cannot be used: %s", why)
        await database.close()
        return False

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await say_goodbye(services_of(self.app))
        await super().shutdown(sockets)


async def say_goodbye(services: Services) -> None:
    """Ask the clients to reconnect elsewhere, and wait for their sockets to close."""
    services.is_ready = False
    services.hub.disconnect("restart")
    for _ in range(int(GOODBYE_SECONDS * 50)):
        if not services.hub.count:
            break
        await asyncio.sleep(0.02)
    log_event("shutting down", sockets=services.hub.count)


async def collect_garbage() -> None:
    """Run full garbage collections rarely, not whenever the number of objects has grown by a quarter.

    Tables and connections are long-lived and many: a full collection takes as long as a hundred moves, and everyone
    waits. Young objects are collected as usual.
    """
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    while True:
        await asyncio.sleep(COLLECT_SECONDS)
        gc.collect()


def server_config(app: Starlette, settings: Settings, links: Links) -> uvicorn.Config:
    options: dict[str, Any] = {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "date_header": True,
        "http": partial(HttpProtocol, links),
        "timeout_keep_alive": KEEP_ALIVE_SECONDS,
        # Without compression: observations are small, and it costs memory for every connection.
        "ws": partial(WebSocketProtocol, links),
        "ws_max_size": settings.body_bytes,
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": settings.trusted_proxies or None,
        "timeout_graceful_shutdown": SHUTDOWN_SECONDS,
        "lifespan": "on",
    }
    return uvicorn.Config(app, **options)
