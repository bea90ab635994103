"""The session cookie.

With https its name has the prefix `__Host-`: browsers then accept it only from this host, over https, for all paths, so
that no neighbouring domain can plant one. A cookie without the prefix, from before https or an older version, is still
read and replaced by one with the prefix.
"""

from collections.abc import Mapping

import msgspec

PLAIN = "kilowatt_session"
PREFIXED = f"__Host-{PLAIN}"


class CookieToken(msgspec.Struct, frozen=True):
    """A token from a cookie, and whether the cookie's name is to be replaced."""

    token: str | None
    is_outdated: bool = False


def read_cookie(cookies: Mapping[str, str], is_https: bool) -> CookieToken:
    """The token of a request; the cookie with the prefix wins."""
    if not is_https:
        return CookieToken(cookies.get(PLAIN) or None)
    prefixed, plain = cookies.get(PREFIXED), cookies.get(PLAIN)
    return CookieToken(prefixed or plain or None, is_outdated=not prefixed and bool(plain))


def set_cookies(token: str, seconds: int, is_https: bool) -> list[str]:
    """The `Set-Cookie` headers of a token; an empty token deletes the cookie."""
    if not is_https:
        return [_cookie(PLAIN, token, seconds)]
    return [_cookie(PREFIXED, token, seconds) + "; Secure", _cookie(PLAIN, "", seconds) + "; Secure"]


def _cookie(name: str, token: str, seconds: int) -> str:
    return f"{name}={token}; Path=/; Max-Age={seconds if token else 0}; HttpOnly; SameSite=Lax"
