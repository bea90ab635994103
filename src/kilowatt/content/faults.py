"""Broken content: the error, and the faults that boards and editions have in common."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from kilowatt.engine import KilowattError


class BrokenContent(KilowattError, ValueError):
    """A board or an edition that cannot be played. The message names the file and every fault."""

    def __init__(self, source: str, faults: Sequence[str]) -> None:
        super().__init__(source, tuple(faults))
        self.source = source
        self.faults = tuple(faults)

    def __str__(self) -> str:
        if len(self.faults) == 1:
            return f"{self.source}: {self.faults[0]}"
        return "\n".join([f"{self.source} has {len(self.faults)} faults:", *(f"- {fault}" for fault in self.faults)])


def quoted(words: Iterable[str]) -> str:
    return ", ".join(repr(str(word)) for word in words)


def word_faults(kind: str, ids: Iterable[str]) -> Iterator[str]:
    """Ids must be single words: the notation puts them side by side."""
    for word in ids:
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", word):
            yield f"the {kind} id {word!r} is not made of a-z, 0-9 and single hyphens"


def repeat_faults(what: str, words: Iterable[str]) -> Iterator[str]:
    for word, times in Counter(words).items():
        if times > 1:
            yield f"the {what} {word!r} is there {times} times"
