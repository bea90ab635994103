"""Who sends a request: by cookie for browsers, by bearer token for programs."""

from typing import Annotated

from fastapi import Depends, Request

from kilowatt.server.accounts.models import Session
from kilowatt.server.limits import address_of
from kilowatt.server.origins import Origins
from kilowatt.server.parts import Parts, parts_of
from kilowatt.server.problems import Code, Problem

COOKIE = "kilowatt_session"
SAFE = ("GET", "HEAD", "OPTIONS")


class Caller:
    """A request's sender, looked up when first asked for."""

    def __init__(self, request: Request, parts: Parts) -> None:
        self.request = request
        self.parts = parts
        self.address = address_of(request.client)

    async def maybe(self) -> Session | None:
        """The session, if there is one."""
        token, by_cookie = token_of(self.request.headers.get("authorization"), self.request.cookies.get(COOKIE))
        if token is None:
            return None
        if by_cookie and self.request.method not in SAFE:
            check_same_site(self.request, self.parts.origins)
        session = await self.parts.accounts.session_of(token)
        if session is not None and session.account is not None:
            self.parts.requests.check(session.who)
        return session

    async def must(self) -> Session:
        session = await self.maybe()
        if session is None:
            raise Problem(Code.NO_SESSION)
        return session

    async def or_new(self) -> Session:
        """The session; whoever has none is given one, by cookie."""
        session = await self.maybe()
        if session is None:
            check_same_site(self.request, self.parts.origins)
            session, token = await self.parts.accounts.begin()
            self.hand_out(token)
        return session

    async def maker(self) -> Session:
        """The session of someone who makes a table: so many an address may make, and so many a person."""
        self.parts.creations.check(self.address)
        session = await self.or_new()
        self.parts.creations.check(session.who)
        return session

    def hand_out(self, token: str) -> None:
        """Have the answer set the cookie."""
        self.request.state.new_token = token

    @property
    def is_bearer(self) -> bool:
        return "authorization" in self.request.headers


def token_of(authorization: str | None, cookie: str | None) -> tuple[str | None, bool]:
    """The token sent, and whether a browser sent it by itself, as a cookie."""
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        return (token.strip() or None) if scheme.lower() == "bearer" else None, False
    return cookie or None, True


def check_same_site(request: Request, origins: Origins) -> None:
    """A change asked for by cookie must come from our own page; programs without a browser name no origin."""
    if request.headers.get("sec-fetch-site") in ("cross-site", "same-site"):
        raise Problem(Code.CROSS_SITE)
    origin = request.headers.get("origin")
    if origin is not None and not origins.is_ours(origin, request.headers.get("host", "")):
        raise Problem(Code.CROSS_SITE)
    if origin is None and request.cookies.get(COOKIE) and request.headers.get("sec-fetch-site") != "same-origin":
        raise Problem(Code.CROSS_SITE)


async def caller_of(request: Request) -> Caller:
    """Not a plain function: those are sent to a thread."""
    return Caller(request, parts_of(request.app))


CallerDep = Annotated[Caller, Depends(caller_of)]
