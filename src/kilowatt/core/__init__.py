"""The engine's rules written for speed: a flat state, integer actions, and whole games without a Python object.

The install compiles the core to C if there is a compiler. Otherwise the same files run as plain Python, slower and with
the same results. `IS_COMPILED` says which; `KILOWATT_CORE=pure` in the environment forces plain Python.

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

from kilowatt.core.batch import BatchResult, play_many
from kilowatt.core.codes import ACTIONS, BIASED, MOST_BID, PLANNER, SENSIBLE, UNIFORM
from kilowatt.core.convert.action import action_of, code_of
from kilowatt.core.convert.constants import KINDS
from kilowatt.core.convert.position import position_of, rules_of, state_of
from kilowatt.core.layout.fields import StateFields
from kilowatt.core.simulator import IS_COMPILED, Position, Rules

__all__ = [
    "ACTIONS",
    "BIASED",
    "IS_COMPILED",
    "KINDS",
    "MOST_BID",
    "PLANNER",
    "SENSIBLE",
    "UNIFORM",
    "BatchResult",
    "Position",
    "Rules",
    "StateFields",
    "action_of",
    "code_of",
    "play_many",
    "position_of",
    "rules_of",
    "state_of",
]
