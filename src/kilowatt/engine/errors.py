"""The errors that the engine raises.

KilowattError
├── IllegalAction        the rules refuse the action applied
├── ImpossibleSetup      a config or a `Chance` that no game can have
├── UnreadableText       notation that does not parse
└── UnreadableData       bytes that are not the value they should be
    └── BrokenRecord     a record that is damaged, of another version, or not a legal game
"""

from typing import Final

from kilowatt.engine.actions import Action
from kilowatt.engine.refusals import Refusal

LONGEST_ACTION: Final = 200
"""Characters of an illegal action that the error message shows."""


class KilowattError(Exception):
    """The base of every error that this package raises on purpose."""


class IllegalAction(KilowattError):
    """The rules refuse an action. `position` is the table in notation, with everything secret masked."""

    def __init__(self, action: Action, refusal: Refusal, position: str) -> None:
        super().__init__(action, refusal, position)
        self.action = action
        self.refusal = refusal
        self.position = position

    def __str__(self) -> str:
        # An action built in Python may hold garbage of any length.
        return f"{repr(self.action)[:LONGEST_ACTION]} is illegal: {self.refusal}, in {self.position}"


class ImpossibleSetup(KilowattError, ValueError):
    """No game can be set up like this."""


class UnreadableText(KilowattError, ValueError):
    """Text that is not in the notation (docs/notation.md)."""


class UnreadableData(KilowattError, ValueError):
    """Bytes or objects that do not decode to the value they should be."""


class BrokenRecord(UnreadableData):
    """A record that cannot be trusted. `move` is the number of the wrong move, 0 for the set-up."""

    def __init__(self, message: str, move: int | None = None) -> None:
        super().__init__(message)
        self.move = move
