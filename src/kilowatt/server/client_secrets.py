"""Secrets that clients hold. The database stores only hashes; the secrets are random, so a plain hash suffices."""

import hashlib
import secrets

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""No two look alike."""


def new_id() -> str:
    """The id of a match. Anyone with the link may join, so it must be unguessable (118 bits)."""
    return "".join(secrets.choice(LETTERS) for _ in range(24))


def new_token() -> str:
    """256 bits."""
    return secrets.token_urlsafe(32)


def new_bot_secret() -> str:
    """The secret of a match that its bots' seeds derive from: 128 bits."""
    return secrets.token_hex(16)


def new_recovery_code() -> str:
    """A code that a person can write down: five groups of four, 99 bits."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(20))
    return "-".join(letters[start : start + 4] for start in range(0, 20, 4))


def hashed(secret: str) -> str:
    """The stored form of a secret.

    >>> hashed("abc")[:8]
    'ba7816bf'
    """
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


def hashed_code(code: str) -> str:
    """The stored form of a recovery code; case, spaces and dashes do not matter."""
    return hashed("".join(letter for letter in code.lower() if letter in LETTERS))
