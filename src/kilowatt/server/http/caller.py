"""Who sends a request: identified by a cookie for browsers, by a bearer token for programs."""

from starlette.requests import Request

from kilowatt.server.accounts.models import Session
from kilowatt.server.http.cookies import read_cookie
from kilowatt.server.http.origins import Origins
from kilowatt.server.limits import address_of
from kilowatt.server.problems import Code, Problem
from kilowatt.server.services import Services

MOVES_PER_MATCH = 100
"""Copied or imported moves that count as much as a new match."""
BYTES_PER_MOVE = 250
"""Typical length of a move in a record."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class Caller:
    """The sender of a request. Its session is looked up on first use."""

    def __init__(self, request: Request, services: Services) -> None:
        self.request = request
        self.services = services
        self.address = address_of(request.client)
        self.cookie = read_cookie(request.cookies, services.settings.cookies_are_secure)

    async def find_session(self) -> Session | None:
        """The session, if the request has a valid token."""
        token, by_cookie = read_token(self.request.headers.get("authorization"), self.cookie.token)
        if token is None:
            return None
        if by_cookie and self.request.method not in SAFE_METHODS:
            self.check_same_site()
        session = await self.services.accounts.session_of(token)
        if session is not None and by_cookie and self.cookie.is_outdated:
            self.set_token(token)
        if session is not None and session.account is not None:
            self.services.requests.check(session.limit_key)
        return session

    async def require_session(self) -> Session:
        session = await self.find_session()
        if session is None:
            raise Problem(Code.NO_SESSION)
        return session

    async def ensure_session(self) -> Session:
        """The session, or a new one whose cookie is set by the response."""
        session = await self.find_session()
        if session is None:
            self.check_same_site()
            session, token = await self.services.accounts.begin()
            self.set_token(token)
        return session

    async def creator_session(self, moves: int = 0) -> Session:
        """The session of someone who creates a match, within the limits of the address and of the person.

        A match that begins with moves counts as several, because it is that much to write and to keep.
        """
        cost = 1 + moves // MOVES_PER_MATCH
        self.services.creations.check(self.address, cost=cost)
        session = await self.ensure_session()
        self.services.creations.check(session.limit_key, cost=cost)
        return session

    def check_same_site(self) -> None:
        check_same_site(self.request, self.services.origins, has_cookie=self.cookie.token is not None)

    def set_token(self, token: str) -> None:
        """Have the response set the cookie; an empty token deletes it."""
        self.request.state.new_token = token

    @property
    def is_bearer(self) -> bool:
        return "authorization" in self.request.headers


def read_token(authorization: str | None, cookie: str | None) -> tuple[str | None, bool]:
    """The token, and whether a browser sent it on its own, as a cookie."""
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        return (token.strip() or None) if scheme.lower() == "bearer" else None, False
    return cookie or None, True


def check_same_site(request: Request, origins: Origins, *, has_cookie: bool) -> None:
    """A change authorised by a cookie must come from our own page. Programs other than browsers send no origin."""
    if request.headers.get("sec-fetch-site") in ("cross-site", "same-site"):
        raise Problem(Code.CROSS_SITE)
    origin = request.headers.get("origin")
    if origin is not None and not origins.is_ours(origin, request.headers.get("host", "")):
        raise Problem(Code.CROSS_SITE)
    if origin is None and has_cookie and request.headers.get("sec-fetch-site") != "same-origin":
        raise Problem(Code.CROSS_SITE)
