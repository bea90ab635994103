"""Passwords: which ones are accepted, and their hashes (argon2id)."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kilowatt.server.accounts.common_passwords import is_common
from kilowatt.server.problems import Code, Problem

MIN_PASSWORD = 8
NO_ACCOUNT = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$" + "A" * 43
"""Verified if there is no such account, so that the response takes equally long."""


def check_password(password: str, name: str) -> None:
    """Refuse a new password that is short or common."""
    if len(password) < MIN_PASSWORD:
        raise Problem(Code.BAD_PASSWORD, least=MIN_PASSWORD)
    if is_common(password, name):
        raise Problem(Code.COMMON_PASSWORD)


class Passwords:
    """Hashes and verifies. argon2 needs tens of milliseconds and megabytes: it runs in threads, at most two at once."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(2)

    async def hashed(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def is_right(self, stored: str | None, password: str) -> bool:
        """Whether a password matches its hash; None if there is no such account."""
        async with self.hashing:
            matches = await asyncio.to_thread(self._matches, stored or NO_ACCOUNT, password)
        return matches and stored is not None

    async def upgraded(self, stored: str, password: str) -> str:
        """The hash of a right password with today's parameters."""
        return await self.hashed(password) if self.hasher.check_needs_rehash(stored) else stored

    def _matches(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
