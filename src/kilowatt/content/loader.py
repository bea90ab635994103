"""Boards and editions from their files: the shipped ones by name, your own by path."""

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from os import PathLike, fspath
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from kilowatt.content.board_check import board_faults
from kilowatt.content.edition_check import edition_faults
from kilowatt.content.faults import BrokenContent
from kilowatt.content.file_formats import BoardFile, EditionFile
from kilowatt.engine import BoardId
from kilowatt.engine.content import Board, Edition

Shape = TypeVar("Shape", BoardFile, EditionFile)


def board_ids() -> tuple[BoardId, ...]:
    """The boards that come with the package.

    >>> board_ids()
    ('germany', 'usa')
    """
    return tuple(BoardId(name) for name in _shipped_names("boards"))


def load_board(name_or_path: str | PathLike[str]) -> Board:
    """A shipped board by its id, or a board of your own by the path of its file (R0.2).

    >>> load_board("usa").name
    'USA'
    """
    if _is_path(name_or_path):
        return _own_board(Path(name_or_path))
    return _shipped_board(fspath(name_or_path))


def load_edition(name_or_path: str | PathLike[str] = "original") -> Edition:
    """The tables of a shipped edition by its id, or of your own by the path of its file.

    >>> load_edition().start_money
    50
    """
    if _is_path(name_or_path):
        path = Path(name_or_path)
        return _read_edition(path, str(path))
    return _shipped_edition(fspath(name_or_path))


def _is_path(name_or_path: str | PathLike[str]) -> bool:
    """Whether this is a path: it ends in .json or contains a folder. A name is a plain word."""
    if not isinstance(name_or_path, str):
        return True
    return name_or_path.endswith(".json") or "/" in name_or_path or "\\" in name_or_path


@cache
def _shipped_board(name: str) -> Board:
    file = _shipped_file("boards", name)
    return _read_board(file, file.name)


@cache
def _shipped_edition(name: str) -> Edition:
    file = _shipped_file("editions", name)
    return _read_edition(file, file.name)


def _own_board(path: Path) -> Board:
    board = _read_board(path, str(path))
    # A record names its board only by its id, so two boards must not share one.
    if board.id in board_ids() and board != _shipped_board(board.id):
        raise BrokenContent(str(path), [f"the id {board.id!r} belongs to a shipped board, and this is not that one"])
    return board


def _read_board(file: Traversable, source: str) -> Board:
    board = _read(file, source, BoardFile).board()
    _demand(source, board_faults(board))
    return board


def _read_edition(file: Traversable, source: str) -> Edition:
    edition = _read(file, source, EditionFile).edition()
    _demand(source, edition_faults(edition))
    return edition


def _demand(source: str, faults: Sequence[str]) -> None:
    if faults:
        raise BrokenContent(source, faults)


def _read(file: Traversable, source: str, shape: type[Shape]) -> Shape:
    try:
        return msgspec.convert(_read_json(file, source), shape, str_keys=True)
    except msgspec.ValidationError as error:
        raise BrokenContent(source, [str(error)]) from error


def _read_json(file: Traversable, source: str) -> object:
    try:
        written: object = json.loads(file.read_bytes(), object_pairs_hook=_without_duplicates)
    except OSError as error:
        raise BrokenContent(source, [f"it cannot be read: {error.strerror}"]) from error
    except ValueError as error:
        raise BrokenContent(source, [f"it is not good JSON: {error}"]) from error
    except RecursionError as error:
        raise BrokenContent(source, ["it is not good JSON: nested too deeply"]) from error
    return written


def _without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object without duplicate fields: `json` would silently drop the first value."""
    for field, times in Counter(field for field, _ in pairs).items():
        if times > 1:
            raise ValueError(f"an object has the field {field!r} twice")
    return dict(pairs)


def _shipped_names(folder: str) -> list[str]:
    return sorted(file.name.removesuffix(".json") for file in _folder(folder).iterdir())


def _shipped_file(folder: str, name: str) -> Traversable:
    names = _shipped_names(folder)
    if name not in names:
        fault = f"not one of the shipped {folder} ({', '.join(names)}); a path ends in .json or has a folder in it"
        raise BrokenContent(name, [fault])
    return _folder(folder) / f"{name}.json"


def _folder(name: str) -> Traversable:
    return files("kilowatt.content") / name
