"""Everything the engine raises.

KilowattError
├── IllegalAction        an action was applied that the rules refuse
├── ImpossibleSetup      a config or a chance script that no game can have
├── UnreadableText       notation that does not parse
└── UnreadableData       bytes that are not the value they should be
    └── BrokenRecord     a record that is damaged, of another version, or not a legal game
"""

from kilowatt.engine.refusals import Refusal


class KilowattError(Exception):
    """The root of every error this package raises on purpose."""


class IllegalAction(KilowattError):
    """The rules refuse this action; `refusal` says why. The state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class ImpossibleSetup(KilowattError, ValueError):
    """No game can be set up like that."""


class UnreadableText(KilowattError, ValueError):
    """Text that is not in the notation (docs/notation.md)."""


class UnreadableData(KilowattError, ValueError):
    """Bytes or objects that do not decode to the value they should be."""


class BrokenRecord(UnreadableData):
    """A record that cannot be trusted; `move` counts from 1 and is 0 for what comes before the first move."""

    def __init__(self, message: str, move: int | None = None) -> None:
        super().__init__(message)
        self.move = move
