"""Passwords: the most common ones are refused, and hashes are renewed."""

from pathlib import Path

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, update

from kilowatt.server.accounts.common_passwords import ROWS, WORDS, is_common
from kilowatt.server.settings import Settings
from kilowatt.server.store import schema
from tests.server.people import RIGHT, logged_in, refused, registered
from tests.server.support import (
    GENEROUS,
    local_server,
    run,
    settings_for,
)

pytestmark = pytest.mark.usefixtures("quick_hashes")

KNOWN = """
    password 12345678 123456789 1234567890 password1 iloveyou princess sunshine football qwerty123 qwertyuiop 1q2w3e4r
    1qaz2wsx baseball superman trustno1 11111111 00000000 88888888 123123123 987654321 12341234 abcd1234 abc12345
    passw0rd P@ssw0rd password123 Password! admin123 administrator welcome1 Welcome123 letmein1 starwars whatever
    michelle jennifer charlie1 computer internet 1234qwer qwer1234 asdfghjkl asdf1234 zxcvbnm1 q1w2e3r4t5 1q2w3e4r5t
    football1 liverpool1 chelsea1 samantha victoria alexander elizabeth butterfly jordan23 iloveyou2 monkey123 dragon123
    master123 shadow123 michael1 qwertz123 passwort1 hallo123 geheim123 sommer2024 Summer2024! winter2023! qwerty1234
    19871987 01011990 sunflower changeme testtest test1234 aaaaaaaa abcabcabc azerty123 minecraft pokemon1 spiderman
    mustang1 corvette mercedes slipknot scorpion midnight snickers chocolate 123qwe123 qweasdzxc a123456789 aa123456
""".split()  # noqa: SIM905  # a list of literals would be a hundred lines
GOOD = ["correct horse", "difference engine", "x7Kp2mQz", "blau-tisch-regen", "rhubarb!42 fog", "8fj3kd0s", "Ω≈ç√∫˜µ≤"]


def test_the_most_common_passwords_are_recognised() -> None:
    assert [password for password in KNOWN if not is_common(password)] == []
    assert [password for password in GOOD if is_common(password)] == []


def test_thousands_of_passwords_made_by_pattern_are_recognised() -> None:
    endings = ("", "1", "12", "123", "1234", "!", "1!", "2024", "1990", "000", "qwe")
    made = (
        {word + ending for word in WORDS for ending in endings}
        | {row[:8] for row in ROWS}
        | {row[::-1] for row in ROWS}
    )
    long_enough = {password for password in made if len(password) >= 8}
    assert len(long_enough) > 5000
    assert [password for password in sorted(long_enough) if not is_common(password)] == []


def test_long_passwords_are_checked_quickly_and_accepted() -> None:
    assert not is_common("the quick brown fox jumps over the lazy dog and sleeps")
    assert is_common("password" * 25)


@pytest.mark.parametrize("password", ["sunshine1", "P@ssw0rd!", "adalovelace", "Lovelace1815", "11223344"])
def test_a_common_password_is_refused(tmp_path: Path, password: str) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            assert await refused(ada, "POST", "/api/account", RIGHT | {"password": password}) == "common_password"
            ada = await registered(server)
            change = {"old": RIGHT["password"], "new": password}
            assert await refused(ada, "POST", "/api/account/password", change) == "common_password"

    run(scenario)


def test_a_login_renews_a_hash_made_with_weaker_parameters(database_url: str) -> None:
    async def scenario() -> None:
        async with local_server(Settings(database_url=database_url, port=0, **GENEROUS)) as server:
            await registered(server)
            weak = PasswordHasher(time_cost=1, memory_cost=256).hash(RIGHT["password"])
            database = server.services.database
            await database.write(lambda c: c.execute(update(schema.accounts).values(password=weak)))
            for _ in range(2):
                await logged_in(server)
            stored = await database.read(lambda c: c.scalars(select(schema.accounts.c.password)).one())
            assert stored != weak
            assert not server.services.accounts.passwords.hasher.check_needs_rehash(stored)

    run(scenario)
