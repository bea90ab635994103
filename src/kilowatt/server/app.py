"""The factory: settings in, app out."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.trustedhost import TrustedHostMiddleware

import kilowatt
from kilowatt.server import ops, pages, wire
from kilowatt.server.accounts.routes import router as accounts
from kilowatt.server.gate import Gate, problem_answer
from kilowatt.server.history.routes import router as history
from kilowatt.server.live.bus import Bus
from kilowatt.server.live.presence import Presences
from kilowatt.server.live.routes import router as live
from kilowatt.server.lobby.routes import router as lobby
from kilowatt.server.logs import log, request_id
from kilowatt.server.matches.routes import router as matches
from kilowatt.server.parts import Parts, make_parts
from kilowatt.server.problems import Code, Problem
from kilowatt.server.settings import Settings
from kilowatt.server.store.migrate import migrate

HTTP_CODES = {404: Code.NOT_FOUND, 405: Code.NOT_ALLOWED, 413: Code.TOO_LARGE, 429: Code.TOO_MANY}
SWEEP_SECONDS = 3600.0


def create_app(settings: Settings) -> FastAPI:
    """One server process. Nothing is opened before it starts."""
    parts = make_parts(settings)
    app = FastAPI(
        title="Kilowatt",
        version=kilowatt.__version__,
        description="Tables for the board game Power Grid: create, join by link, play live or over days.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.parts = parts
    app.openapi = lambda: wire.describe(app)  # type: ignore[method-assign]  # FastAPI's documented way
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    for router in (accounts, lobby, matches, history, live, ops.router, pages.router):
        app.include_router(router)
    app.add_middleware(
        TrustedHostMiddleware, allowed_hosts=[host.strip() for host in settings.allowed_hosts.split(",")]
    )
    app.add_middleware(Gate, parts=parts)
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Migrate, take up what was left, serve; then finish what was begun."""
    parts: Parts = app.state.parts
    parts.database.open()
    await migrate(parts.settings)
    presences = Presences(parts)
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(parts.database.close)
        stack.push_async_callback(parts.matches.finish)
        stack.push_async_callback(parts.pool.close)
        await stack.enter_async_context(background(presences.run()))
        await stack.enter_async_context(background(sweep(parts)))
        if parts.settings.is_postgres:
            await stack.enter_async_context(background(Bus(parts).run()))
        await parts.jobs.start()
        stack.push_async_callback(parts.jobs.stop)
        parts.is_ready = True
        yield
        parts.is_ready = False


@asynccontextmanager
async def background(work: Any) -> AsyncIterator[None]:
    """Work that goes on as long as the server does."""
    task = asyncio.ensure_future(work)
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def sweep(parts: Parts) -> None:
    """Now and then what has expired is thrown away."""
    while True:
        try:
            await parts.accounts.sweep()
        except Exception:
            log.exception("the sweep failed")
        await asyncio.sleep(SWEEP_SECONDS)


async def on_problem(request: Request, error: Exception) -> Any:
    assert isinstance(error, Problem)
    request.app.state.parts.metrics.refusals.labels(error.code).inc()
    return problem_answer(error, request_id.get())


async def on_invalid(request: Request, error: Exception) -> Any:
    assert isinstance(error, RequestValidationError)
    fault = error.errors()[0]
    place = ".".join(str(part) for part in fault["loc"])
    return problem_answer(Problem(Code.BAD_REQUEST, fault=f"{place}: {fault['msg']}"[:300]), request_id.get())


async def on_http(request: Request, error: Exception) -> Any:
    assert isinstance(error, HTTPException)
    response = problem_answer(Problem(HTTP_CODES.get(error.status_code, Code.BAD_REQUEST)), request_id.get())
    response.headers.update(error.headers or {})
    return response
