"""Games in files: a record as JSON, or the game file, which is plain text."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from kilowatt.cli.faults import Fault
from kilowatt.content import game_for
from kilowatt.engine import BrokenRecord, Game, KilowattError, UnreadableText
from kilowatt.engine.notation.game_file import parse_game, print_game
from kilowatt.engine.record import Record

JSON = ".json"


class Stored(NamedTuple):
    """A game as it was found in a file; `names` is empty where the file names nobody."""

    game: Game
    record: Record
    names: tuple[str, ...] = ()


def read_game(path: Path, board: str | None = None) -> Stored:
    """The game in a file, whichever of the two forms it has. Raises `Fault`, and `BrokenRecord` for what is in it."""
    data = read_bytes(path)
    try:
        return from_json(data, board) if data.lstrip()[:1] == b"{" else from_text(data, board)
    except UnreadableText as error:
        raise BrokenRecord(str(error)) from error


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise Fault(f"{path}: {reason(error)}") from error


def from_json(data: bytes, board: str | None) -> Stored:
    record = Record.from_json(data)
    return Stored(game_for(record.config, board), record)


def from_text(data: bytes, board: str | None) -> Stored:
    try:
        text = parse_game(data.decode())
    except UnicodeDecodeError as error:
        raise BrokenRecord(f"neither a record nor a game file: {error}") from error
    game = game_for(text.config, board)
    return Stored(game, text.record(game), text.names)


def load_game(path: Path, board: str | None = None) -> Stored:
    """A game to play on or to look at: verified, and every error names the file."""
    try:
        stored = read_game(path, board)
        stored.record.verify(stored.game)
    except KilowattError as error:
        raise Fault(f"{path}: {error}") from error
    return stored


def write_game(path: Path, stored: Stored) -> None:
    """As JSON where the name ends in .json, else as a game file. An old file stays until the new one is complete."""
    data = (
        stored.record.to_json()
        if path.suffix == JSON
        else print_game(stored.record, stored.game, stored.names).encode()
    )
    part = path.parent / f".{path.name}.part"
    try:
        part.write_bytes(data)
        part.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            part.unlink()
        raise Fault(f"{path}: {reason(error)}") from error


def reason(error: OSError | ValueError) -> str:
    """`No such file or directory`, without numbers."""
    return getattr(error, "strerror", None) or str(error)


def path_of(text: str) -> Path:
    """The path that was typed; `~` is one's home, where there is one."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def is_there(path: Path) -> bool:
    """Whether something would be overwritten. What cannot even be looked at cannot be written either."""
    with suppress(OSError, ValueError):
        return path.exists()
    return False


def checked_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Names given by hand: not too many, none empty or twice, nothing that would upset a terminal."""
    if len(names) > players:
        raise Fault(f"{len(names)} names for {players} players")
    for name in names:
        if not name or not name.isprintable():
            raise Fault(f"{name!r} is not a name")
        if list(names).count(name) > 1:
            raise Fault(f"the name {name!r} is there twice")
    return tuple(names)
