"""Reads one-line positions, including shared ones in which secrets are masked."""

import re
from typing import NamedTuple

from msgspec.structs import replace

from kilowatt.cli.command_error import CommandError
from kilowatt.content import game_for
from kilowatt.engine import STEP_3, Game, KilowattError, PlantNumber, Seat, State
from kilowatt.engine.notation.position_check import check_position
from kilowatt.engine.notation.position_text import parse_position

MASKED_DECK = re.compile(r"(?<=\s)deck=\?([0-9]{1,3})(?=\s|$)")
MASKED_FATE = re.compile(r"(?<=\s)fate=\?(?=\s|$)")
MASKED_MONEY = re.compile(r"(?<=\s)(p[0-9])=\?/")
ANY_FATE = "fate=~0"
ANY_MONEY = r"\1=9999/"
"""Stands in for hidden money: never shown, and enough for every bid."""


class PositionView(NamedTuple):
    """A position and the seat to view it from: None (a spectator) if something is secret."""

    game: Game
    state: State
    seat: Seat | None


def read_position(text: str, board: str | None = None) -> PositionView:
    """Parse a one-line position. Raises `CommandError` if it is invalid."""
    try:
        return parse_masked(text, board)
    except KilowattError as error:
        raise CommandError(str(error)) from error


def parse_masked(text: str, board: str | None) -> PositionView:
    deck = MASKED_DECK.search(text)
    config, state = parse_position(unmasked(text))
    game = game_for(config, board)
    if deck is not None:
        state = replace(state, deck=possible_deck(game, state, int(deck[1])))
    check_position(game, state)
    secret = deck is not None or config.hidden_money
    return PositionView(game, state, None if secret else state.active)


def unmasked(text: str) -> str:
    """The line with a value for each masked secret, except the deck, which needs the parsed state."""
    return MASKED_MONEY.sub(ANY_MONEY, MASKED_FATE.sub(ANY_FATE, MASKED_DECK.sub("", text)))


def possible_deck(game: Game, state: State, cards: int) -> tuple[PlantNumber, ...]:
    """A possible deck of this size. Its cards are never shown."""
    owned = [plant for player in state.players for plant in player.plants]
    unseen = sorted(game.book.plants.keys() - {*state.market, *state.gone, *owned})
    if state.fate is None:
        return tuple(unseen[:cards])
    return (*unseen[: cards - 1], STEP_3)
