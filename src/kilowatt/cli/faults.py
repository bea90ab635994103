"""What goes wrong outside the game: told in one sentence, never as a traceback."""


class Fault(Exception):
    """Ends a command with a sentence on stderr and an exit code."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code
