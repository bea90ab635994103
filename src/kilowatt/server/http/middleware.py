"""Middleware in plain ASGI: each class does one thing to every HTTP request. `app.py` puts them in order."""

import contextlib
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kilowatt.server.http.cookies import set_cookies
from kilowatt.server.http.responses import problem_response
from kilowatt.server.limits import Limiter, address_of
from kilowatt.server.logs import log_event, request_id
from kilowatt.server.metrics import Metrics
from kilowatt.server.problems import Code, Problem
from kilowatt.server.unexpected_errors import problem_of

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
API = "/api/"
LARGE_PER_ADDRESS, LARGE_BODIES = 2, 8
"""Bodies above the usual limit that may be received at the same time, from one address and from all."""
LARGE_RETRY_SECONDS = 5
UNLOGGED = ("/healthz", "/readyz", "/metrics")
"""Routes that monitoring calls every few seconds."""


class HttpMiddleware:
    """Passes everything but HTTP requests through."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.handle(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        raise NotImplementedError


def with_headers(send: Send, change: Callable[[MutableHeaders], None]) -> Send:
    """A `send` that changes the response's headers first."""

    async def changed(message: Message) -> None:
        if message["type"] == "http.response.start":
            change(MutableHeaders(scope=message))
        await send(message)

    return changed


class RequestId(HttpMiddleware):
    """Gives each request an id, which is in its log lines, in a response header and in every problem."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = secrets.token_hex(8)
        token = request_id.set(found)

        def add_id(headers: MutableHeaders) -> None:
            headers["x-request-id"] = found

        try:
            await self.app(scope, receive, with_headers(send, add_id))
        finally:
            request_id.reset(token)


class AccessLog(HttpMiddleware):
    """Counts and logs each request: its route, never the path or query, which may be private."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        super().__init__(app)
        self.metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def noting_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noting_status)
        finally:
            self._record(scope, status, time.perf_counter() - began)

    def _record(self, scope: Scope, status: int, seconds: float) -> None:
        method, route = scope["method"], scope.get("route", "other")
        self.metrics.requests.labels(method[:8], route, status).inc()
        self.metrics.request_seconds.labels(route).observe(seconds)
        if route not in UNLOGGED:
            log_event("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))


class SecurityHeaders(HttpMiddleware):
    """Adds the security headers; API responses are never cached."""

    def __init__(self, app: ASGIApp, is_https: bool) -> None:
        super().__init__(app)
        self.headers = SECURITY_HEADERS | ({"strict-transport-security": "max-age=31536000"} if is_https else {})

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        def add_headers(headers: MutableHeaders) -> None:
            for name, value in self.headers.items():
                headers.setdefault(name, value)
            if scope["path"].startswith(API):
                headers.setdefault("cache-control", "no-store")

        await self.app(scope, receive, with_headers(send, add_headers))


class SessionCookie(HttpMiddleware):
    """Sets the cookie of a session that began or ended with this request (`Caller.set_token`)."""

    def __init__(self, app: ASGIApp, session_days: int, is_https: bool) -> None:
        super().__init__(app)
        self.seconds = session_days * 86_400
        self.is_https = is_https

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        state = scope.setdefault("state", {})

        def add_cookies(headers: MutableHeaders) -> None:
            token = state.get("new_token")
            for cookie in () if token is None else set_cookies(token, self.seconds, self.is_https):
                headers.append("set-cookie", cookie)

        await self.app(scope, receive, with_headers(send, add_cookies))


class ErrorResponses(HttpMiddleware):
    """Answers every exception with a problem. Details of unexpected errors go to the log only."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        super().__init__(app)
        self.metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_started = False

        async def noting_start(message: Message) -> None:
            nonlocal has_started
            has_started = True
            await send(message)

        try:
            await self.app(scope, receive, noting_start)
        except ClientDisconnect:
            return
        except Exception as error:
            problem = problem_of(error, self.metrics)
            if has_started:
                return
            self.metrics.refusals.labels(problem.code).inc()
            await problem_response(problem, request_id.get())(scope, receive, send)


class RateLimit(HttpMiddleware):
    """Limits the requests of one address; those for the page, which is many small files in memory, less strictly."""

    def __init__(self, app: ASGIApp, api: Limiter, pages: Limiter) -> None:
        super().__init__(app)
        self.api = api
        self.pages = pages

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        limiter = self.api if scope["path"].startswith(API) else self.pages
        limiter.check(address_of(scope.get("client")))
        await self.app(scope, receive, send)


class BodyLimit(HttpMiddleware):
    """Limits the length of a request's body: first as declared, then as received."""

    def __init__(self, app: ASGIApp, most: int, exceptions: dict[str, int]) -> None:
        super().__init__(app)
        self.most = most
        self.exceptions = exceptions
        """Other limits, by path."""
        self.large: Counter[str] = Counter()
        """Bodies of these paths that are being received, by address."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        most = self.exceptions.get(scope["path"], self.most)
        declared = Headers(scope=scope).get("content-length", "0")
        if not declared.isdecimal() or int(declared[:12]) > most:
            raise Problem(Code.TOO_LARGE, most=most)
        if most <= self.most or scope["method"] in ("GET", "HEAD"):
            await self.app(scope, counted(receive, most), send)
            return
        with self._large_body(address_of(scope.get("client"))):
            await self.app(scope, counted(receive, most), send)

    @contextlib.contextmanager
    def _large_body(self, address: str) -> Iterator[None]:
        """Count a large body, which is kept in memory until it is complete."""
        if self.large[address] >= LARGE_PER_ADDRESS or self.large.total() >= LARGE_BODIES:
            raise Problem(Code.TOO_MANY, retry_after=LARGE_RETRY_SECONDS)
        self.large[address] += 1
        try:
            yield
        finally:
            self.large[address] -= 1
            if not self.large[address]:
                del self.large[address]


def counted(receive: Receive, most: int) -> Receive:
    """A `receive` that raises `too_large` once the body is longer than allowed."""
    received = 0

    async def counting() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > most:
            raise Problem(Code.TOO_LARGE, most=most)
        return message

    return counting
