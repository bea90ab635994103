"""Reads and writes games: records as JSON, and game files as plain text."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from kilowatt.cli.command_error import CommandError
from kilowatt.content import game_for
from kilowatt.engine import BrokenRecord, Game, KilowattError, UnreadableText
from kilowatt.engine.notation.game_file import parse_game, print_game
from kilowatt.engine.record import Record

JSON = ".json"


class SavedGame(NamedTuple):
    """A game read from a file; `names` is empty if the file has none."""

    game: Game
    record: Record
    names: tuple[str, ...] = ()


def read_game(path: Path, board: str | None = None) -> SavedGame:
    """Read a game in either format. Raises `CommandError` if unreadable, `BrokenRecord` if the content is invalid."""
    data = read_bytes(path)
    try:
        return from_json(data, board) if data.lstrip()[:1] == b"{" else from_text(data, board)
    except UnreadableText as error:
        raise BrokenRecord(str(error)) from error


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise CommandError(f"{path}: {reason(error)}") from error


def from_json(data: bytes, board: str | None) -> SavedGame:
    record = Record.from_json(data)
    return SavedGame(game_for(record.config, board), record)


def from_text(data: bytes, board: str | None) -> SavedGame:
    try:
        text = parse_game(data.decode())
    except UnicodeDecodeError as error:
        raise BrokenRecord(f"neither a record nor a game file: {error}") from error
    game = game_for(text.config, board)
    return SavedGame(game, text.record(game), text.names)


def load_game(path: Path, board: str | None = None) -> SavedGame:
    """Read and verify a game. Every error names the file."""
    try:
        saved_game = read_game(path, board)
        saved_game.record.verify(saved_game.game)
    except KilowattError as error:
        raise CommandError(f"{path}: {error}") from error
    return saved_game


def write_game(path: Path, saved_game: SavedGame) -> None:
    """Write JSON if the name ends in .json, otherwise a game file. Replaces an existing file atomically."""
    data = (
        saved_game.record.to_json()
        if path.suffix == JSON
        else print_game(saved_game.record, saved_game.game, saved_game.names).encode()
    )
    part = path.parent / f".{path.name}.part"
    try:
        part.write_bytes(data)
        part.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            part.unlink()
        raise CommandError(f"{path}: {reason(error)}") from error


def reason(error: OSError | ValueError) -> str:
    """The message of the error without its number: `No such file or directory`."""
    return getattr(error, "strerror", None) or str(error)


def parse_path(text: str) -> Path:
    """The path for a typed name; expands `~` if there is a home folder."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def path_exists(path: Path) -> bool:
    """Whether a file exists. A path that cannot be checked cannot be written either, so it counts as absent."""
    with suppress(OSError, ValueError):
        return path.exists()
    return False


def checked_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """The names, if they are valid: not too many, unique, not empty, printable."""
    if len(names) > players:
        raise CommandError(f"{len(names)} names for {players} players: give at most one name per player")
    for name in names:
        if not name or not name.isprintable():
            raise CommandError(f"{name!r} is not a valid name: use printable characters, at least one")
        if list(names).count(name) > 1:
            raise CommandError(f"the name {name!r} is used twice: give each player a different name")
    return tuple(names)
