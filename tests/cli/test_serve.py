"""`kilowatt serve` with nothing said: it finds a port, and opens the page once it is there."""

import argparse
import os
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from kilowatt.cli.commands import serve
from kilowatt.cli.commands.serve import free_port, tell_when_ready
from kilowatt.server.settings import Settings


def test_a_port_that_is_taken_is_passed_over() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        first = taken.getsockname()[1]
        assert first < free_port("127.0.0.1", first) < first + serve.PORTS_TRIED
    assert free_port("127.0.0.1", first) == first


@pytest.mark.parametrize(("port", "variable"), [(9, None), (None, "9")])
def test_a_port_that_was_asked_for_is_kept(
    port: int | None, variable: str | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    made: list[Settings] = []

    def server(settings: Settings) -> SimpleNamespace:
        made.append(settings)
        return SimpleNamespace(run=lambda: None, started=True)

    monkeypatch.setattr(serve, "Server", server)
    monkeypatch.setattr(serve, "free_port", lambda host, first: 1234)
    monkeypatch.setattr(serve, "set_up_logs", lambda *form: None)
    monkeypatch.delenv("KILOWATT_PORT", raising=False)
    if variable:
        monkeypatch.setenv("KILOWATT_PORT", variable)
    options = argparse.Namespace(host=None, port=port, database_url=f"sqlite:///{tmp_path}/x.db", open=False)
    assert serve.run(options) == 0
    assert [settings.port for settings in made] == [9]


def test_the_page_is_opened_when_the_server_has_started(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    answers = iter([False, False, True])
    server = type("Server", (), {"started": property(lambda self: next(answers))})()
    tell_when_ready(cast(Any, server), "http://127.0.0.1:8000", with_browser=True)
    assert opened == ["http://127.0.0.1:8000"]
    assert capsys.readouterr().err == "Kilowatt serves at http://127.0.0.1:8000 (Ctrl+C ends it)\n"
    assert list(answers) == []


def test_where_it_cannot_listen_it_says_why_and_ends_with_2(tmp_path: Path) -> None:
    """The address is kept for examples: no machine has it."""
    command = [sys.executable, "-m", "kilowatt.cli", "serve", "--host", "203.0.113.1", "--port", "8001"]
    environment = os.environ | {"KILOWATT_DATABASE_URL": f"sqlite:///{tmp_path}/x.db"}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "203.0.113.1" in ended.stderr
    assert "Traceback" not in ended.stderr
