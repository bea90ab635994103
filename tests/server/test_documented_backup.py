"""The backup of docs/deploy.md: it ends while the server writes, and holds everything committed before it began."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

DEPLOY = Path(__file__).parents[2] / "docs" / "deploy.md"
ROWS = 2000
MOST_WRITES = 5000
"""Writes after which a backup counts as endless."""


def documented_statement(source: Path, target: Path) -> str:
    """The SQL of the documented command, with our paths."""
    [command] = re.findall(r'^sqlite3 (\S+) "(.*)"$', DEPLOY.read_text(encoding="utf-8"), re.MULTILINE)
    assert command[0] == "/var/lib/kilowatt/kilowatt.db"
    return str(command[1].replace("/backup/kilowatt.db", str(target)))


def test_the_documented_backup_ends_although_every_step_is_followed_by_a_write(tmp_path: Path) -> None:
    source, target = tmp_path / "source.db", tmp_path / "backup.db"
    with closing(sqlite3.connect(source, isolation_level=None)) as writer, closing(sqlite3.connect(source)) as reader:
        writer.execute("PRAGMA journal_mode=WAL")
        writer.execute("CREATE TABLE moves (seq INTEGER PRIMARY KEY, text TEXT)")
        writer.executemany("INSERT INTO moves VALUES (?, ?)", ((seq, "x" * 200) for seq in range(ROWS)))
        writes = 0

        def write() -> bool:
            nonlocal writes
            writes += 1
            writer.execute("INSERT INTO moves (text) VALUES ('later')")
            return writes > MOST_WRITES  # interrupts the backup

        reader.set_progress_handler(write, 500)
        reader.execute(documented_statement(source, target))
        reader.set_progress_handler(None, 0)
        assert writes > 10
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert copy.execute("SELECT count(*) FROM moves WHERE text != 'later'").fetchone() == (ROWS,)
