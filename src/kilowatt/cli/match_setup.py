"""Creates a match: people on the first seats, bots on the others, and a name for each."""

from collections.abc import Sequence

from kilowatt.bots.registry import NoSuchBot, check_bot
from kilowatt.cli.command_error import CommandError
from kilowatt.cli.game_files import SavedGame, checked_names
from kilowatt.cli.local_match import LocalMatch
from kilowatt.engine import Seat
from kilowatt.i18n import SeatColour, Translator


def create_match(
    saved_game: SavedGame, humans: int, names: Sequence[str], translator: Translator, bot: str = "simple"
) -> LocalMatch:
    """A match with `humans` people on the first seats and bots of one kind on the others."""
    players = saved_game.game.config.players
    if not 0 <= humans <= players:
        raise CommandError(f"--humans {humans}: a game of {players} players has 0 to {players} people")
    try:
        check_bot(bot)
    except NoSuchBot as error:
        raise CommandError(str(error)) from error
    return LocalMatch(
        saved_game, seat_names(translator, names or saved_game.names, players), map(Seat, range(humans)), bot
    )


def seat_names(translator: Translator, given: Sequence[str], players: int) -> tuple[str, ...]:
    """A name for each seat; the colour of the seat if none is given."""
    given = checked_names(given, players)
    rest = colour_names(translator, players)[len(given) :]
    return (*given, *(f"{colour}*" if colour in given else colour for colour in rest))


def colour_names(translator: Translator, players: int) -> tuple[str, ...]:
    return tuple(map(translator.colour, SeatColour))[:players]
