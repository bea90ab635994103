"""Who sits where: people first, bots on the other seats, everyone with a name."""

from collections.abc import Sequence

from kilowatt.bots.registry import NoSuchBot, check_bot
from kilowatt.cli.faults import Fault
from kilowatt.cli.match import Match
from kilowatt.cli.stored import Stored, checked_names
from kilowatt.engine import Seat
from kilowatt.i18n import SeatColour, Translator


def seated(stored: Stored, humans: int, names: Sequence[str], translator: Translator, bot: str = "simple") -> Match:
    """The match: so many people on the first seats, bots of one kind on the others."""
    players = stored.game.config.players
    if not 0 <= humans <= players:
        raise Fault(f"{humans} people and {players} players: the people are 0 to {players}")
    try:
        check_bot(bot)
    except NoSuchBot as error:
        raise Fault(str(error)) from error
    return Match(stored, full_names(translator, names or stored.names, players), map(Seat, range(humans)), bot)


def full_names(translator: Translator, given: Sequence[str], players: int) -> tuple[str, ...]:
    """A name for each seat; who is not named goes by the colour of the seat."""
    given = checked_names(given, players)
    rest = colour_names(translator, players)[len(given) :]
    return (*given, *(f"{colour}*" if colour in given else colour for colour in rest))


def colour_names(translator: Translator, players: int) -> tuple[str, ...]:
    return tuple(map(translator.colour, SeatColour))[:players]
