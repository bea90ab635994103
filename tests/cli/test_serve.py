"""`kilowatt serve`: choosing a port, opening the page, and failing to listen."""

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
from kilowatt.cli.commands.serve import announce_when_ready, free_port
from kilowatt.server.settings import Settings


def test_a_port_in_use_is_skipped() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        first = taken.getsockname()[1]
        assert first < free_port("127.0.0.1", first) < first + serve.PORTS_TRIED
    assert free_port("127.0.0.1", first) == first


@pytest.mark.parametrize(("port", "variable"), [(9, None), (None, "9")])
def test_a_requested_port_is_used(
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
    announce_when_ready(cast(Any, server), "http://127.0.0.1:8000", with_browser=True)
    assert opened == ["http://127.0.0.1:8000"]
    assert capsys.readouterr().err == "Kilowatt is running at http://127.0.0.1:8000 (press Ctrl+C to stop)\n"
    assert list(answers) == []


def test_failing_to_listen_is_explained_and_exits_with_2(tmp_path: Path) -> None:
    """203.0.113.1 is reserved for documentation, so no machine has it."""
    command = [sys.executable, "-m", "kilowatt.cli", "serve", "--host", "203.0.113.1", "--port", "8001"]
    environment = os.environ | {"KILOWATT_DATABASE_URL": f"sqlite:///{tmp_path}/x.db"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert result.returncode == 2
    assert "203.0.113.1" in result.stderr
    assert "Traceback" not in result.stderr
