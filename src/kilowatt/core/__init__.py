"""The same rules, written to run: one flat state, integer actions, whole games without touching a Python object.

Compiled to C at install where a compiler is at hand; otherwise the same files run as they are, slower, with the same
results. `IS_COMPILED` says which; `KILOWATT_CORE=pure` in the environment forces the plain files.

>>> from kilowatt.content import game_for
>>> from kilowatt.engine import BoardId, Config
>>> rules = rules_of(game_for(Config(BoardId("germany"), players=4)))
>>> position = rules.start(seed=7)
>>> len(position.legal_actions())
4
>>> position.playout(SENSIBLE, seed=1) > 100
True
>>> sorted(position.places())[0]
1
"""

import os

if os.environ.get("KILOWATT_CORE") == "pure":
    from kilowatt.core.uncompiled import prefer_plain_files

    prefer_plain_files(__name__, __path__[0])

from kilowatt.core.batch import GameResult, play_many
from kilowatt.core.codes import ACTIONS, BIASED, MOST_BID, PLANNER, SENSIBLE, UNIFORM
from kilowatt.core.convert import action_of, code_of, position_of, rules_of, state_of
from kilowatt.core.simulator import IS_COMPILED, Position, Rules

__all__ = [
    "ACTIONS",
    "BIASED",
    "IS_COMPILED",
    "MOST_BID",
    "PLANNER",
    "SENSIBLE",
    "UNIFORM",
    "GameResult",
    "Position",
    "Rules",
    "action_of",
    "code_of",
    "play_many",
    "position_of",
    "rules_of",
    "state_of",
]
