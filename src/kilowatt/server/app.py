"""The application factory: settings in, ASGI application out."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import kilowatt
from kilowatt.server import pages
from kilowatt.server.accounts.routes import routes as accounts
from kilowatt.server.analysis.routes import routes as analysis
from kilowatt.server.history.routes import routes as history
from kilowatt.server.http import health
from kilowatt.server.http.middleware import (
    AccessLog,
    BodyLimit,
    ErrorResponses,
    RateLimit,
    RequestId,
    SecurityHeaders,
    SessionCookie,
)
from kilowatt.server.http.openapi import describe
from kilowatt.server.http.responses import json_response, problem_response
from kilowatt.server.live.notifications import NotificationListener
from kilowatt.server.live.presence import PresenceTracker
from kilowatt.server.live.routes import routes as live
from kilowatt.server.live.routes import socket_route
from kilowatt.server.lobby.forget import forget_deleted_accounts
from kilowatt.server.lobby.retention import delete_old_matches
from kilowatt.server.lobby.routes import routes as lobby
from kilowatt.server.logs import log, request_id
from kilowatt.server.matches.routes import routes as matches
from kilowatt.server.problems import Code, Problem
from kilowatt.server.services import Services, build_services, services_of
from kilowatt.server.settings import Settings
from kilowatt.server.store.migrate import migrate

FEATURES = (accounts, lobby, matches, history, analysis, live, health.routes, pages.routes)
"""The pages come last: they answer any path."""
HTTP_CODES = {404: Code.NOT_FOUND, 405: Code.NOT_ALLOWED, 413: Code.TOO_LARGE, 429: Code.TOO_MANY}
CLEANUP_SECONDS = 3600.0
ENDED_SECONDS = 30.0


def create_app(settings: Settings) -> Starlette:
    """Create the app of one server process. Nothing is opened before it starts."""
    services = build_services(settings)
    app = Starlette(
        routes=all_routes(),
        middleware=middleware(services),
        exception_handlers={HTTPException: on_http_error},
        lifespan=lifespan,
    )
    app.state.services = services
    return app


def all_routes() -> list[BaseRoute]:
    schema = Route("/api/openapi.json", openapi_json)
    return [schema, socket_route, *(route for feature in FEATURES for route in feature.endpoints())]


def openapi() -> dict[str, Any]:
    """The OpenAPI schema of the HTTP interface."""
    return describe(
        title="Kilowatt",
        version=kilowatt.__version__,
        description="Plays the board game Power Grid: create a match, join by link, play live or over days.",
        operations=[operation for feature in FEATURES for operation in feature.operations],
    )


async def openapi_json(request: Request) -> Response:
    return json_response(openapi())


def middleware(services: Services) -> list[Middleware]:
    """Outermost first. Errors of the limits are answered too, and every response is logged and has all headers."""
    settings = services.settings
    is_https = settings.cookies_are_secure
    hosts = [host.strip() for host in settings.allowed_hosts.split(",")]
    return [
        Middleware(RequestId),
        Middleware(AccessLog, services.metrics),
        Middleware(SecurityHeaders, is_https),
        Middleware(SessionCookie, settings.session_days, is_https),
        Middleware(ErrorResponses, services.metrics),
        Middleware(RateLimit, services.requests, services.pages),
        Middleware(BodyLimit, settings.body_bytes, {"/api/records": settings.record_bytes}),
        Middleware(TrustedHostMiddleware, allowed_hosts=hosts),
    ]


async def on_http_error(request: Request, error: Exception) -> Response:
    """Starlette's own errors (404, 405), as problems."""
    assert isinstance(error, HTTPException)
    response = problem_response(Problem(HTTP_CODES.get(error.status_code, Code.BAD_REQUEST)), request_id.get())
    response.headers.update(error.headers or {})
    return response


# --- lifespan


@asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """Migrate, then serve."""
    services = services_of(app)
    services.database.open()
    await migrate(services.settings)
    async with running(services):
        yield


@asynccontextmanager
async def running(services: Services) -> AsyncIterator[None]:
    """Resume unfinished work and serve; on shutdown finish pending writes."""
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(services.database.close)
        stack.push_async_callback(services.matches.finish)
        stack.push_async_callback(services.pool.close)
        services.health.watch("workers", services.pool.is_up)
        services.health.watch("database", services.database.is_up)
        stack.push_async_callback(services.health.stop)
        await stack.enter_async_context(background(PresenceTracker(services).run()))
        await stack.enter_async_context(background(clean_up(services)))
        await stack.enter_async_context(background(close_ended_sessions(services)))
        if services.database.is_shared:
            listener = NotificationListener(services)
            services.health.watch("notifications", listener.is_up)
            await stack.enter_async_context(background(listener.run()))
        services.health.watch("queue", services.scheduler.is_up)
        await services.scheduler.start()
        stack.push_async_callback(services.scheduler.stop)
        services.is_ready = True
        yield
        services.is_ready = False


@asynccontextmanager
async def background(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Run a task until the context ends."""
    task = asyncio.ensure_future(work)
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def clean_up(services: Services) -> None:
    """Every hour delete expired sessions, what deleted accounts have left behind, and matches that are too old."""
    while True:
        try:
            await services.accounts.delete_expired()
            await forget_deleted_accounts(services.matches, services.database)
            await delete_old_matches(services.matches.tables, services.database, services.settings.match_days)
        except Exception:
            log.exception("the hourly deletion of expired data failed")
        await asyncio.sleep(CLEANUP_SECONDS)


async def close_ended_sessions(services: Services) -> None:
    """Close sockets whose session has expired, or was ended by a command of the operator."""
    while True:
        await asyncio.sleep(ENDED_SECONDS)
        try:
            ended = await services.accounts.ended_among(services.hub.sessions())
            services.accounts.on_sessions_ended(ended)
        except Exception:
            log.exception("looking for ended sessions failed")
