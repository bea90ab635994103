"""The error for a missing optional package."""

from kilowatt.engine import KilowattError


class MissingExtra(KilowattError, ImportError):
    """A package that belongs to an extra is not installed."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"this needs {package}: pip install 'kilowatt[{extra}]'")
