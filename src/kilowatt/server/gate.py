"""What every request passes: an id, limits, headers, and answers that tell a stranger nothing about our insides."""

import secrets
import time
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kilowatt.server.caller import COOKIE
from kilowatt.server.failures import problem_of
from kilowatt.server.limits import address_of
from kilowatt.server.logs import request_id, tell
from kilowatt.server.parts import Parts
from kilowatt.server.problems import Code, ErrorBody, Problem
from kilowatt.server.wire import answer

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
UNLIMITED = ("/healthz", "/readyz", "/metrics")
RECORDS = "/api/records"


class Gate:
    """A middleware in plain ASGI. The address is the client's, or what a trusted proxy says it is."""

    def __init__(self, app: ASGIApp, parts: Parts) -> None:
        self.app = app
        self.parts = parts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        passage = Passage(self.parts, scope, receive, send)
        token = request_id.set(passage.id)
        try:
            await self._pass(passage)
        finally:
            request_id.reset(token)

    async def _pass(self, passage: "Passage") -> None:
        try:
            passage.check()
            await self.app(passage.scope, passage.receive, passage.send)
        except Exception as error:
            await passage.refuse(problem_of(error, self.parts.metrics))
        finally:
            passage.record()


class Passage:
    """One request on its way through."""

    def __init__(self, parts: Parts, scope: Scope, receive: Receive, send: Send) -> None:
        self.parts = parts
        self.scope = scope
        self._receive = receive
        self._send = send
        self.id = secrets.token_hex(8)
        self.began = time.perf_counter()
        self.status = 0
        self.received = 0
        self.most = parts.settings.record_bytes if scope["path"] == RECORDS else parts.settings.body_bytes
        scope.setdefault("state", {})

    def check(self) -> None:
        if self.scope["path"].startswith("/api/"):  # the page is many small files, and all of them lie in memory
            self.parts.requests.check(address_of(self.scope.get("client")))
        length = Headers(scope=self.scope).get("content-length", "0")
        if not length.isdecimal() or int(length[:12]) > self.most:
            raise Problem(Code.TOO_LARGE, most=self.most)

    async def receive(self) -> Message:
        message = await self._receive()
        self.received += len(message.get("body", b""))
        if self.received > self.most:
            raise Problem(Code.TOO_LARGE, most=self.most)
        return message

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self._add_headers(MutableHeaders(scope=message))
        await self._send(message)

    def _add_headers(self, headers: MutableHeaders) -> None:
        for name, value in SECURITY_HEADERS.items():
            headers.setdefault(name, value)
        headers["x-request-id"] = self.id
        if self.scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")
        if self.parts.settings.cookies_are_secure:
            headers.setdefault("strict-transport-security", "max-age=31536000")
        token = self.scope["state"].get("new_token")
        if token is not None:
            headers.append("set-cookie", cookie(token, self.parts))

    async def refuse(self, problem: Problem) -> None:
        if self.status:
            return
        self.parts.metrics.refusals.labels(problem.code).inc()
        response = problem_answer(problem, self.id)
        await response(self.scope, self.receive, self.send)

    def record(self) -> None:
        """Count and log: the route, never the query, which could hold something private."""
        route = getattr(self.scope.get("route"), "path", "other")
        seconds = time.perf_counter() - self.began
        metrics = self.parts.metrics
        metrics.requests.labels(self.scope["method"][:8], route, self.status).inc()
        metrics.request_seconds.labels(route).observe(seconds)
        if route not in UNLIMITED:
            tell("request", method=self.scope["method"], route=route, status=self.status, ms=round(seconds * 1000, 1))


def cookie(token: str, parts: Parts) -> str:
    """An empty token takes the cookie away."""
    age = parts.settings.session_days * 86_400 if token else 0
    secure = "; Secure" if parts.settings.cookies_are_secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


def problem_answer(problem: Problem, request: str) -> Any:
    response = answer(ErrorBody(problem.view, request), problem.status)
    retry = problem.view.facts.get("retry_after")
    if retry is not None:
        response.headers["retry-after"] = str(retry)
    return response
