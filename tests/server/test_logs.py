"""Logs: a failed statement never writes the values it was given."""

import io
import logging
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, insert, text

from kilowatt.server.logs import set_up_logs
from kilowatt.server.services import open_database
from kilowatt.server.settings import Settings
from kilowatt.server.store import schema
from kilowatt.server.store.migrate import migrate
from tests.server.support import run

SECRET = "argon2-of-a-password"
OTHER = "seed-of-a-running-game"


@pytest.fixture(params=["json", "text"])
def output(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Everything written to the log, in each format."""
    written = io.StringIO()
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    monkeypatch.setattr("sys.stderr", written)
    set_up_logs("debug", request.param)
    yield written
    root.handlers[:], root.level = handlers, level


def fails_by_duplicate(connection: Connection) -> None:
    values = {"id": "1", "name": OTHER, "name_key": SECRET, "password": SECRET, "created": 1}
    connection.execute(insert(schema.accounts), [values])
    connection.execute(insert(schema.accounts), [values | {"id": "2"}])


def fails_by_missing_value(connection: Connection) -> None:
    """PostgreSQL's message quotes the whole row."""
    values = {"id": "3", "name": OTHER, "name_key": SECRET, "password": SECRET, "created": None}
    connection.execute(text("INSERT INTO accounts VALUES (:id, :name, :name_key, :password, :created)"), [values])


def fails_by_bad_value(connection: Connection) -> None:
    """PostgreSQL's message quotes the value."""
    if connection.dialect.name == "sqlite":
        fails_by_duplicate(connection)
    connection.execute(text("SELECT CAST(:value AS integer)"), {"value": SECRET})


def fails_by_bad_type(connection: Connection) -> None:
    """The driver refuses the value before it is sent."""
    connection.execute(text("SELECT :value, :other"), {"value": {SECRET}, "other": OTHER})


FAILURES = [fails_by_duplicate, fails_by_missing_value, fails_by_bad_value, fails_by_bad_type]


@pytest.mark.parametrize("failure", FAILURES)
def test_a_failed_statement_logs_no_values(database_url: str, output: io.StringIO, failure: Any) -> None:
    async def scenario() -> None:
        settings = Settings(database_url=database_url)
        await migrate(settings)
        database = open_database(settings)
        try:
            await database.write(failure)
        except Exception as error:
            note(error)
        else:
            pytest.fail("the statement did not fail")
        finally:
            await database.close()

    run(scenario)
    assert_explained_without_values(output.getvalue())


def test_a_failed_append_logs_no_values(postgres_url: str, output: io.StringIO) -> None:
    """Moves are written by psycopg itself."""
    with psycopg.connect(postgres_url) as connection:
        connection.execute("CREATE TABLE secrets (name text UNIQUE)")
        connection.execute("INSERT INTO secrets VALUES (%s)", [SECRET])
        try:
            connection.execute("INSERT INTO secrets VALUES (%s)", [SECRET])
        except psycopg.Error as error:
            note(error)
        connection.rollback()
    assert_explained_without_values(output.getvalue())


def note(error: Exception) -> None:
    """Log an error in every way that the server uses: as a trace, as an argument, as the cause of another one."""
    logging.getLogger("kilowatt.server").error("a request failed", exc_info=error)
    logging.getLogger("kilowatt.server").warning("lost: %s", error)
    logging.getLogger("kilowatt.server").warning("lost: %(error)r", {"error": error})
    try:
        raise RuntimeError("the outer one") from error
    except RuntimeError:
        logging.getLogger("asyncio").exception("Task exception was never retrieved")


def assert_explained_without_values(written: str) -> None:
    assert SECRET not in written
    assert OTHER not in written
    assert "a request failed" in written
    assert "the outer one" in written
    assert "Traceback" in written
    assert "Error" in written or "Violation" in written
    assert "test_logs.py" in written, "the trace names the place"


def test_the_trace_of_an_error_names_its_causes_in_order(output: io.StringIO) -> None:
    try:
        try:
            raise KeyError("first")
        except KeyError:
            raise ValueError("second")  # noqa: B904  # an error while another one is handled
    except ValueError:
        logging.getLogger("kilowatt.server").exception("a request failed")
    written = output.getvalue()
    assert written.index("KeyError: 'first'") < written.index("During handling") < written.index("ValueError: second")
