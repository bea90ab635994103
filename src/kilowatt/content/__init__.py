"""The printed material as data: boards and the tables of the edition, loaded and validated."""

from kilowatt.content.board_check import board_faults
from kilowatt.content.edition_check import edition_faults
from kilowatt.content.faults import BrokenContent
from kilowatt.content.game_factory import game_for
from kilowatt.content.loader import board_ids, load_board, load_edition

__all__ = [
    "BrokenContent",
    "board_faults",
    "board_ids",
    "edition_faults",
    "game_for",
    "load_board",
    "load_edition",
]
