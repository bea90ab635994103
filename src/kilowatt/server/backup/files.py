"""Errors of backups, and files that appear whole or not at all."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ReportProgress = Callable[[int, int], None]
"""Called with the part that is done, and the whole."""


class BackupError(Exception):
    """A backup or restore that was not done; the message says why. The target is as it was before."""


@contextmanager
def replacing(target: Path) -> Iterator[Path]:
    """A temporary file beside the target that becomes the target once it is complete and on disk.

    Only its owner may read it: it contains hashes and chat. An existing target passes on its owner and its rights.
    """
    temporary = target.with_name(f".{target.name}.partial-{os.getpid()}")
    try:
        temporary.touch(mode=0o600, exist_ok=False)
        yield temporary
        _like(temporary, target if target.exists() else target.parent, with_mode=target.exists())
        _flush(temporary)
        temporary.replace(target)
        _flush(target.parent)
    except OSError as error:
        raise BackupError(f"{target} cannot be written: {error.strerror or error}") from error
    finally:
        for ending in ("", "-journal", "-wal", "-shm"):
            temporary.with_name(temporary.name + ending).unlink(missing_ok=True)


def _like(path: Path, model: Path, *, with_mode: bool) -> None:
    found = model.stat()
    if with_mode:
        path.chmod(found.st_mode & 0o777)
    if hasattr(os, "chown"):
        with suppress(PermissionError):
            os.chown(path, found.st_uid, found.st_gid)


def _flush(path: Path) -> None:
    """Put a file or folder on disk; Windows cannot open folders."""
    if os.name == "nt" and path.is_dir():
        return
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
