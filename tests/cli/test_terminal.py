"""The commands in a pseudo-terminal of 80 columns and 24 rows."""

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest

from kilowatt.cli.game_files import load_game, write_game
from tests.cli.support import environment, finished_match

fcntl, pty, termios = (pytest.importorskip(name) for name in ("fcntl", "pty", "termios"))

PATIENCE = 30
ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07|[=>()][0-9A-Z]?)")


class Terminal:
    """The controlling end of a pseudo-terminal."""

    def __init__(self, process: subprocess.Popen[bytes], wire: int) -> None:
        self.process = process
        self.wire = wire
        self.output = ""
        self.position = 0

    def type(self, keys: str) -> None:
        os.write(self.wire, keys.encode())

    def read(self) -> bool:
        """Read available output, waiting briefly; False at the end."""
        ready, _, _ = select.select([self.wire], [], [], 0.2)
        if not ready:
            return self.process.poll() is None
        try:
            data = os.read(self.wire, 1 << 16)
        except OSError:  # Linux raises this when the other end is closed
            return False
        self.output += data.decode(errors="replace")
        return bool(data)

    def wait_for(self, text: str) -> str:
        """Wait for this text and return the output since the last wait."""
        end = monotonic() + PATIENCE
        while (place := ESCAPES.sub("", self.output).find(text, self.position)) < 0:
            assert self.read() or text in ESCAPES.sub("", self.output)[self.position :], (
                f"the output ended before {text!r}"
            )
            assert monotonic() < end, f"no {text!r} in {ESCAPES.sub('', self.output)[self.position :]!r}"
        found = ESCAPES.sub("", self.output)[self.position : place + len(text)]
        self.position = place + len(text)
        return found

    def end(self) -> int:
        while self.read():
            pass
        return self.process.wait(timeout=PATIENCE)


@contextmanager
def terminal(*arguments: str, cwd: Path, rows: int = 24, columns: int = 80, **more: str) -> Iterator[Terminal]:
    wire, other = pty.openpty()
    fcntl.ioctl(other, termios.TIOCSWINSZ, rows.to_bytes(2, "little") + columns.to_bytes(2, "little") + bytes(4))
    variables = environment(TERM="xterm-256color", PROMPT_TOOLKIT_NO_CPR="1", **more)
    del variables["COLUMNS"]
    process = subprocess.Popen(
        [sys.executable, "-m", "kilowatt.cli", *arguments],
        stdin=other,
        stdout=other,
        stderr=other,
        cwd=cwd,
        env=variables,
        start_new_session=True,
    )
    os.close(other)
    try:
        yield Terminal(process, wire)
    finally:
        process.kill()
        process.wait()
        os.close(wire)


def test_start_move_completion_undo_save_and_quit(tmp_path: Path) -> None:
    with terminal("play", "--seed", "7", cwd=tmp_path) as tty:
        tty.wait_for("You play ●B Blue. Seed 7")
        tty.wait_for("●B>")
        tty.type("bid 1\t")
        tty.wait_for("bid 12")
        tty.type("\x15bid 9\r")
        tty.wait_for("What happened")
        tty.wait_for("●B>")
        tty.type("undo\r")
        tty.wait_for("Blue takes back: bid 9.")
        tty.wait_for("●B>")
        tty.type("bid 9\r")
        tty.wait_for("●B>")
        tty.type("save game.json\r")
        tty.wait_for("Saved: game.json")
        tty.type("quit\r")
        tty.wait_for("To play on: kilowatt play --load game.json")
        assert tty.end() == 0
    assert load_game(tmp_path / "game.json").record.moves


def test_completion_shows_prices(tmp_path: Path) -> None:
    with terminal("play", "--seed", "7", cwd=tmp_path) as tty:
        tty.wait_for("●B>")
        tty.type("bid\t")
        tty.wait_for("43 Elektro left")


def test_no_color_disables_colours(tmp_path: Path) -> None:
    with terminal("play", "--seed", "7", cwd=tmp_path) as tty:
        tty.wait_for("●B>")
        assert "\x1b[1;94m●B" in tty.output
    with terminal("play", "--seed", "7", cwd=tmp_path, NO_COLOR="1") as tty:
        tty.wait_for("●B>")
        assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|9[0-7])m[●▲■◆]", tty.output)


@pytest.mark.parametrize(("rows", "columns"), [(24, 80), (40, 120)])
def test_the_table_fits_the_screen(tmp_path: Path, rows: int, columns: int) -> None:
    with terminal("play", "--seed", "7", cwd=tmp_path, rows=rows, columns=columns) as tty:
        output = tty.wait_for("●B>")
        lines = output.splitlines()
        assert len(lines) <= rows
        assert max(map(len, lines)) <= columns


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_offer_to_save_and_quit(tmp_path: Path, key: str) -> None:
    with terminal("play", "--seed", "7", cwd=tmp_path) as tty:
        tty.wait_for("●B>")
        tty.type("bid 9\r")
        tty.wait_for("What happened")
        tty.wait_for("●B>")
        tty.type(key)
        tty.wait_for("Save the game? Type a file name, or only Enter for no.")
        tty.type("left.kw\r")
        tty.wait_for("Saved: left.kw")
        assert tty.end() == 0
    assert load_game(tmp_path / "left.kw").record.moves


def test_sigint_exits_without_a_traceback(tmp_path: Path) -> None:
    with terminal("play", "--seed", "7", cwd=tmp_path) as tty:
        tty.wait_for("●B>")
        tty.process.send_signal(signal.SIGINT)
        tty.end()
        assert "Traceback" not in tty.output


def test_replay_step_by_step(tmp_path: Path) -> None:
    write_game(tmp_path / "game.json", finished_match().saved_game)
    with terminal("replay", "game.json", cwd=tmp_path) as tty:
        tty.wait_for("The start of a game of")
        tty.type("\r")
        tty.wait_for("Move 1 of")
        tty.type("r 2\r")
        tty.wait_for("Round 2")
        tty.type("q\r")
        assert tty.end() == 0
