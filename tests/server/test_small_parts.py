"""Settings, rate limits, tokens, bots on offer, the SQLite file."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

from kilowatt.server.client_secrets import hashed_code, new_id, new_recovery_code
from kilowatt.server.limits import Limiter
from kilowatt.server.logs import set_up_logs
from kilowatt.server.problems import Problem
from kilowatt.server.serve import Server
from kilowatt.server.settings import BadSetting, Settings, from_environment
from kilowatt.server.store import sqlite
from kilowatt.server.store.sqlite import Sqlite
from kilowatt.server.work.bot_runner import BotLevels
from tests.server.support import local_server, run, settings_for

ROOT = Path(__file__).parents[2]


def test_every_setting_is_documented() -> None:
    documented = (ROOT / "docs/server.md").read_text(encoding="utf-8")
    names = [f"KILOWATT_{name.upper()}" for name in Settings.__struct_fields__]
    assert [name for name in names if f"`{name}`" not in documented] == []


def test_settings_are_read_from_the_environment() -> None:
    given = {"KILOWATT_PORT": "81", "KILOWATT_ANALYSIS": "false", "KILOWATT_IDLE_SECONDS": "7"}
    settings = from_environment(given, host="::1")
    assert (settings.port, settings.analysis, settings.idle_seconds, settings.host) == (81, False, 7.0, "::1")
    with pytest.raises(BadSetting, match="KILOWATT_PORT='x'"):
        from_environment({"KILOWATT_PORT": "x"})


@pytest.mark.parametrize("url", ["postgresql://u:p@h/d", "postgres://u:p@h/d", "postgresql+psycopg://u:p@h/d"])
def test_postgres_urls_are_normalised(url: str) -> None:
    settings = Settings(database_url=url)
    assert settings.is_postgres
    assert settings.sqlalchemy_url == "postgresql+psycopg://u:p@h/d"
    assert settings.libpq_url == "postgresql://u:p@h/d"


def test_a_limit_refills_with_time_and_drops_the_least_recently_used_key() -> None:
    at = 0.0
    limiter = Limiter(rate=2, burst=3, capacity=2, clock=lambda: at)
    for _ in range(3):
        limiter.check("a")
    with pytest.raises(Problem, match="too_many"):
        limiter.check("a")
    at = 0.5
    limiter.check("a")
    for name in ("b", "c"):
        limiter.check(name)
    assert set(limiter.buckets) == {"b", "c"}


def test_recovery_codes_ignore_case_spaces_and_dashes() -> None:
    code = new_recovery_code()
    assert hashed_code(code) == hashed_code(code.upper().replace("-", " "))
    assert len({new_id() for _ in range(100)}) == 100


def test_only_bots_on_offer_can_be_chosen() -> None:
    levels = BotLevels("")
    assert levels.is_level("expert")
    assert not levels.is_level("search:simulations=1000000000")
    chosen = BotLevels("weak=random; strong=search:simulations=50")
    assert (chosen.default, chosen.spec("strong"), chosen.spec("gone")) == ("weak", "search:simulations=50", "random")


def test_a_second_server_cannot_use_the_same_sqlite_file(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = settings_for(tmp_path, log_level="critical")
        async with local_server(settings) as server:
            second = Server(settings)
            await second.serve()
            assert not second.started
            await server.person("Ada")
        async with local_server(settings) as server:
            await server.person("Ada")

    run(scenario)


def test_pending_writes_share_a_commit_and_fail_separately(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = Sqlite(f"sqlite:///{tmp_path / 'x.db'}")
        await database.write(lambda c: c.exec_driver_sql("CREATE TABLE numbers (n INTEGER PRIMARY KEY)"))

        async def insert(number: int) -> None:
            await database.write(lambda c: c.exec_driver_sql(f"INSERT INTO numbers VALUES ({number})"))

        results = await asyncio.gather(*(insert(n % 20) for n in range(40)), return_exceptions=True)
        assert sum(isinstance(result, Exception) for result in results) == 20
        count = "SELECT count(*) FROM numbers"
        assert await database.read(lambda c: c.exec_driver_sql(count).scalar_one()) == 20
        await database.close()

    run(scenario)


def test_a_write_is_retried_after_the_file_could_not_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        database = Sqlite(f"sqlite:///{tmp_path / 'x.db'}")
        with monkeypatch.context() as broken:
            broken.setattr(
                database, "_writing_engine", sqlite.sqlite_engine(f"sqlite:///{tmp_path}", poolclass=NullPool)
            )
            for _ in range(2):
                with pytest.raises(OperationalError):
                    await database.write(lambda c: c.exec_driver_sql("SELECT 1"))
        await database.write(lambda c: c.exec_driver_sql("SELECT 1"))
        await database.close()

    run(scenario)


@pytest.mark.parametrize(
    "given",
    [
        {"DATABASE_URL": "mysql://ada@db/kilowatt"},
        {"DATABASE_URL": "kilowatt.db"},
        {"PORT": "70000"},
        {"BASE_URL": "play.example.org"},
        {"BOTS": "easy=rendom"},
        {"REQUESTS_PER_SECOND": "0"},
        {"BODY_BYTES": "-1"},
        {"LOG_FORMAT": "xml"},
        {"LOG_LEVEL": "loud"},
    ],
)
def test_an_invalid_setting_is_named(given: dict[str, str]) -> None:
    [name] = given
    with pytest.raises(BadSetting, match=f"KILOWATT_{name}="):
        from_environment({f"KILOWATT_{name}": given[name]})


@pytest.mark.parametrize("url", ["sqlite:///{}", "sqlite:////proc/nowhere/x.db", "postgresql://ada@127.0.0.1:1/x"])
def test_an_unusable_database_is_reported_in_one_log_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], url: str
) -> None:
    set_up_logs("info", "json")

    async def scenario() -> None:
        server = Server(Settings(database_url=url.format(tmp_path), port=0))
        await server.serve()
        assert not server.started

    run(scenario)
    logged = [msgspec.json.decode(line) for line in capsys.readouterr().err.splitlines()]
    [error] = [line for line in logged if line["level"] == "error"]
    assert error["message"].startswith("the database of KILOWATT_DATABASE_URL cannot be used: ")
    assert "Traceback" not in str(logged)
