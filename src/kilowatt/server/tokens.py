"""Secrets that clients hold. The database knows only their hashes; they are random, so a plain hash is enough."""

import hashlib
import secrets

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""No two that look alike."""


def new_id() -> str:
    """The id of a match: who has the link may come, so it cannot be guessed (118 bits)."""
    return "".join(secrets.choice(LETTERS) for _ in range(24))


def new_token() -> str:
    """256 bits."""
    return secrets.token_urlsafe(32)


def new_recovery_code() -> str:
    """Something a person can write down: five groups of four, 99 bits."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(20))
    return "-".join(letters[start : start + 4] for start in range(0, 20, 4))


def hashed(secret: str) -> str:
    """What is stored of a secret.

    >>> hashed("abc")[:8]
    'ba7816bf'
    """
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


def hashed_code(code: str) -> str:
    """A recovery code, however it was typed: case, spaces and dashes do not matter."""
    return hashed("".join(letter for letter in code.lower() if letter in LETTERS))
