"""Positions given as a line. A shared one, with its secrets masked, can be looked at too."""

import re
from typing import NamedTuple

from msgspec.structs import replace

from kilowatt.cli.faults import Fault
from kilowatt.content import game_for
from kilowatt.engine import STEP_3, Game, KilowattError, PlantNumber, Seat, State
from kilowatt.engine.notation.plausible import check_position
from kilowatt.engine.notation.position import parse_position

MASKED_DECK = re.compile(r"(?<=\s)deck=\?([0-9]{1,3})(?=\s|$)")
MASKED_FATE = re.compile(r"(?<=\s)fate=\?(?=\s|$)")
MASKED_MONEY = re.compile(r"(?<=\s)(p[0-9])=\?/")
ANY_FATE = "fate=~0"
ANY_MONEY = r"\1=9999/"
"""It is hidden from whoever looks, and enough for every bid."""


class Placed(NamedTuple):
    """A position on its table, and whose eyes to see it with: a spectator's where something is secret."""

    game: Game
    state: State
    seat: Seat | None


def read_position(text: str, board: str | None = None) -> Placed:
    """The position in a line. Raises `Fault` saying what is wrong with it."""
    try:
        return placed(text, board)
    except KilowattError as error:
        raise Fault(str(error)) from error


def placed(text: str, board: str | None) -> Placed:
    deck = MASKED_DECK.search(text)
    config, state = parse_position(unmasked(text))
    game = game_for(config, board)
    if deck is not None:
        state = replace(state, deck=some_deck(game, state, int(deck[1])))
    check_position(game, state)
    secret = deck is not None or config.hidden_money
    return Placed(game, state, None if secret else state.active)


def unmasked(text: str) -> str:
    """The line with something in place of each secret; the deck follows once the cards on the table are known."""
    return MASKED_MONEY.sub(ANY_MONEY, MASKED_FATE.sub(ANY_FATE, MASKED_DECK.sub("", text)))


def some_deck(game: Game, state: State, cards: int) -> tuple[PlantNumber, ...]:
    """A deck that could be the secret one: of its cards only the number is ever shown."""
    owned = [plant for player in state.players for plant in player.plants]
    unseen = sorted(game.book.plants.keys() - {*state.market, *state.gone, *owned})
    if state.fate is None:
        return tuple(unseen[:cards])
    return (*unseen[: cards - 1], STEP_3)
