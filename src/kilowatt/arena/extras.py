"""What the arena needs beyond the library, and what to say where it is missing."""

from kilowatt.engine import KilowattError


class MissingExtra(KilowattError, ImportError):
    """A package that an extra would have installed."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"this needs {package}: pip install 'kilowatt[{extra}]'")
