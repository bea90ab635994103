"""Bots given as Python objects: the games of this process use them as they are, other processes get copies by pickle.

A class in the script that is run belongs to the module `__main__`. A worker imports that script under another name, as
`multiprocessing` does, so the script needs `if __name__ == "__main__":` around what it runs.
"""

import pickle
import sys
from collections.abc import Mapping
from functools import cache, cached_property
from multiprocessing.spawn import import_main_path
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from threading import Lock
from typing import Final
from weakref import WeakValueDictionary, finalize

from kilowatt.bots.registry import Factory
from kilowatt.engine import KilowattError

PREFIX: Final = "python:"
"""Begins the spec of such a bot in a job; its name follows."""
MAIN: Final = b"__main__"


class CannotSend(KilowattError, ValueError):
    """A bot that other processes cannot get."""


class PythonBots:
    """The factories of one tournament, by the names of their bots."""

    def __init__(self, factories: Mapping[str, Factory]) -> None:
        self.factories = dict(factories)
        self._lock = Lock()
        self._is_sent = False

    @cached_property
    def folder(self) -> Path:
        """A folder that exists as long as this object."""
        folder = mkdtemp(prefix="kilowatt-bots-")
        finalize(self, rmtree, folder, ignore_errors=True)
        return Path(folder)

    @cached_property
    def path(self) -> str:
        """The file for other processes, which is written when one needs it."""
        path = str(self.folder / "bots.pickle")
        HERE[path] = self
        return path

    def send(self) -> None:
        """Write the file that other processes read, once; raises `CannotSend`."""
        with self._lock:
            if not self._is_sent:
                pickles = {name: pickled(name, factory) for name, factory in self.factories.items()}
                Path(self.path).write_bytes(pickle.dumps((main_path(pickles), pickles)))
                self._is_sent = True


HERE: WeakValueDictionary[str, PythonBots] = WeakValueDictionary()
"""The bots of this process, by the paths of their files."""


def send(path: str) -> None:
    """Make sure that other processes can read the bots of a job."""
    if path in HERE:
        HERE[path].send()


def factory_of(path: str, spec: str) -> Factory:
    """The factory of a bot: the object itself in its own process, else a copy that all games share."""
    name = spec.removeprefix(PREFIX)
    if path in HERE:
        return HERE[path].factories[name]
    return received(path, name)


def pickled(name: str, factory: Factory) -> bytes:
    try:
        return pickle.dumps(factory)
    except Exception as error:  # pickling runs code of the bot
        raise CannotSend(
            f"bot '{name}' cannot be sent to a worker process: {error}. Give a class or function at the top level "
            "of a module, which makes the bot there, or play in this process with runner_for(workers=0)"
        ) from error


def main_path(pickles: Mapping[str, bytes]) -> str:
    """The script that workers must import; empty if no bot needs it."""
    needing = [name for name, data in pickles.items() if MAIN in data]
    if not needing:
        return ""
    path = getattr(sys.modules["__main__"], "__file__", None)
    if path is None:
        raise CannotSend(
            f"bot '{needing[0]}' cannot be sent to a worker process: it is defined in an interactive session. "
            "Define it in a module, or play in this process with runner_for(workers=0)"
        )
    return str(Path(path).resolve())


# --- in a worker


class ScriptImport:
    """Whether this process is importing the script of another: then the script must not play."""

    active = False


@cache
def received(path: str, name: str) -> Factory:
    return pickle.loads(pickles_in(path)[name])  # type: ignore[no-any-return]


@cache
def pickles_in(path: str) -> dict[str, bytes]:
    main, pickles = pickle.loads(Path(path).read_bytes())
    if main:
        ScriptImport.active = True
        try:
            import_main_path(main)
        finally:
            ScriptImport.active = False
    return pickles  # type: ignore[no-any-return]


def check_not_importing() -> None:
    """Refuse to play while a worker imports the script that started it."""
    if ScriptImport.active:
        raise CannotSend('a script with bots must play its tournament below `if __name__ == "__main__":`')
