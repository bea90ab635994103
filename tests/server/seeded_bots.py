"""`kilowatt serve` whose bots decide alike in every run: `python -m tests.server.seeded_bots serve ...`.

The server gives each match a secret from which its bots' seeds derive. Here it is the same for all matches, so that a
test in which a random bot happens to do nothing fails always or never.
"""

import sys
from unittest.mock import patch

from kilowatt.cli.main import main

if __name__ == "__main__":
    with patch("kilowatt.server.lobby.changes.new_bot_secret", lambda: "the same in every match"):
        sys.exit(main())
