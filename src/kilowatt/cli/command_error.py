"""Errors that end a command with one sentence instead of a traceback."""


class CommandError(Exception):
    """Ends the command: the message goes to stderr, `code` is the exit code."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code
