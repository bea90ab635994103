"""A whole game as text: headers for the config and the randomness, then one move per line (docs/notation.md)."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from kilowatt.engine.actions import Action
from kilowatt.engine.config import Chance, Config
from kilowatt.engine.errors import BrokenRecord, IllegalAction, ImpossibleSetup, UnreadableText
from kilowatt.engine.events import Standing
from kilowatt.engine.game import Game
from kilowatt.engine.ids import BoardId, Phase, Seat
from kilowatt.engine.notation.action_text import parse_action, print_action
from kilowatt.engine.notation.text_fields import TextFields
from kilowatt.engine.notation.tokens import parse_id, parse_number, quoted
from kilowatt.engine.notation.values import (
    parse_cards,
    parse_choice,
    parse_hidden,
    parse_list,
    parse_order,
    parse_region,
    parse_seat,
    print_cards,
    print_choice,
    print_list,
)
from kilowatt.engine.record import VERSION as RECORD_VERSION
from kilowatt.engine.record import Record, RecordedMove, check_config
from kilowatt.engine.state import State
from kilowatt.engine.value import Value

VERSION: Final = "1"
UNFINISHED: Final = "*"
RESULT = re.compile(r"\s*(\*|[0-9]+(\s*[>=]\s*[0-9]+)*)\s*")
HEADER = re.compile(r'\[\s*([A-Za-z0-9]+)\s+(".*")\s*\]')
SEAT_NAMES = tuple(f"Seat{seat}" for seat in range(10))
NAMES = (
    "Kilowatt",
    "Board",
    "Players",
    "Choice",
    "Money",
    "Seed",
    "Regions",
    "Order",
    "Deck",
    "Step3Deck",
    "Result",
    *SEAT_NAMES,
)


class WrittenMove(Value, frozen=True, gc=False):
    """A move in a file, with its line number."""

    seat: Seat
    action: Action
    line: int


class GameText(Value, frozen=True, gc=False):
    """The content of a game file. `record` replays it and checks that it is a legal game."""

    config: Config
    chance: Chance
    moves: tuple[WrittenMove, ...]
    result: str = UNFINISHED
    names: tuple[str, ...] = ()
    """Player names by seat; empty if there are none."""

    def record(self, game: Game) -> Record:
        """Replay the moves. Raises `BrokenRecord` naming the line and the refusal."""
        check_config(self.config, game)
        try:
            record, state = self._replayed(game)
        except ImpossibleSetup as error:
            raise BrokenRecord(f"before the first move: {error}", 0) from error
        result = print_result(state.standings)
        if self.result not in (UNFINISHED, result):
            raise BrokenRecord(f'the header says [Result "{self.result}"], the moves lead to {quoted(result)}')
        return record

    def _replayed(self, game: Game) -> tuple[Record, State]:
        start = game.start(self.chance)
        state, moves = start.state, list[RecordedMove]()
        for written in self.moves:
            try:
                after = game.apply(state, written.action, written.seat)
            except IllegalAction as error:
                raise _broken_move(written, len(moves) + 1, error.refusal) from error
            except ImpossibleSetup as error:
                raise _broken_move(written, len(moves) + 1, error) from error
            moves.append(RecordedMove(written.seat, written.action, after.events))
            state = after.state
        return Record(RECORD_VERSION, self.config, self.chance, start.events, tuple(moves)), state


def _broken_move(written: WrittenMove, number: int, reason: object) -> BrokenRecord:
    move = quoted(print_action(written.action))
    return BrokenRecord(f"line {written.line}: move {number}, seat {written.seat}, {move}: refused: {reason}", number)


# --- printing


def print_game(record: Record, game: Game, names: Sequence[str] = ()) -> str:
    """The game file of a record. `names` are the players' names by seat, all or none."""
    if len(names) not in (0, record.config.players):
        raise ValueError(f"{len(names)} names for {record.config.players} players")
    states = tuple(record.states(game))
    headers = _headers(record, states[-1], names)
    lines = [f"[{name} {_print_string(value)}]" for name, value in headers.items()]
    return "\n".join((*lines, *_print_moves(record, states), ""))


def _headers(record: Record, last: State, names: Sequence[str]) -> dict[str, str]:
    return {
        "Kilowatt": VERSION,
        "Board": record.config.board,
        "Players": str(record.config.players),
        "Choice": print_choice(record.config.regions),
        **({"Money": "hidden"} if record.config.hidden_money else {}),
        **dict(zip(SEAT_NAMES, names, strict=False)),
        **_print_chance(record.chance),
        "Result": print_result(last.standings),
    }


def _print_chance(chance: Chance) -> dict[str, str]:
    given = {
        "Regions": None if chance.regions is None else print_list(chance.regions),
        "Order": None if chance.order is None else print_list(chance.order),
        "Deck": None if chance.deck is None else print_cards(chance.deck),
        "Step3Deck": None if chance.step3_deck is None else print_cards(chance.step3_deck),
    }
    return {"Seed": str(chance.seed)} | {name: value for name, value in given.items() if value is not None}


def print_result(standings: Iterable[Standing]) -> str:
    """The seats, best first: `0 > 2 = 1` if 2 and 1 share a place; `*` for an unfinished game."""
    text, place = "", 0
    for standing in standings:
        text += f"{standing.seat}" if not text else f" {'=' if standing.place == place else '>'} {standing.seat}"
        place = standing.place
    return text or UNFINISHED


def _print_string(text: str) -> str:
    """A header's value is a JSON string."""
    try:
        return msgspec.json.encode(text).decode()
    except UnicodeEncodeError as error:
        raise UnreadableText(f"{quoted(text)} cannot be written: {error}") from error


def _print_moves(record: Record, states: Sequence[State]) -> Iterator[str]:
    """The moves, with a comment line at the beginning of each phase."""
    heading = ""
    for state, move in zip(states, record.moves, strict=False):
        if heading != _heading(state):
            heading = _heading(state)
            yield from ("", heading)
        yield f"{move.seat}: {print_action(move.action)}"


def _heading(state: State) -> str:
    return "# draft" if state.phase is Phase.DRAFT else f"# round {state.round}, {state.phase}"


# --- parsing


def parse_game(text: str) -> GameText:
    """Parse a game file; errors name the line."""
    headers = TextFields("header", NAMES)
    moves: list[tuple[int, str]] = []
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        content = line.strip()
        if content.startswith("["):
            _add_header(headers, number, content, late=bool(moves))
        elif content and not content.startswith("#"):
            moves.append((number, content.partition("#")[0]))
    return _game_text(headers, moves)


def _add_header(headers: TextFields, number: int, line: str, *, late: bool) -> None:
    found = HEADER.fullmatch(line)
    if found is None:
        raise UnreadableText(f'line {number}: {quoted(line)} is not a header: expected the like of [Board "usa"]')
    if late:
        raise UnreadableText(f"line {number}: a header after the first move")
    name, text = found[1], _parse_string(found[2], number)
    headers.add(name, text, f"line {number}: header '{name}'")


def _parse_string(text: str, number: int) -> str:
    try:
        return msgspec.json.decode(text, type=str)
    except ValueError as error:
        raise UnreadableText(f"line {number}: {quoted(text)} is not a string in double quotes: {error}") from error


def _game_text(headers: TextFields, moves: Iterable[tuple[int, str]]) -> GameText:
    headers.required("Kilowatt", _check_version)
    config = _config(headers)
    return GameText(
        config=config,
        chance=_chance(headers, config.players),
        moves=tuple(_parse_move(number, text, config.players) for number, text in moves),
        result=headers.optional("Result", _parse_result, UNFINISHED),
        names=_parse_names(headers, config.players),
    )


def _check_version(text: str) -> None:
    if text != VERSION:
        raise UnreadableText(f"a game file of version {quoted(text)}; this program reads version {VERSION}")


def _config(headers: TextFields) -> Config:
    return Config(
        board=BoardId(headers.required("Board", lambda text: parse_id(text, "a board"))),
        players=headers.required("Players", lambda text: parse_number(text, "a number of players")),
        regions=headers.optional("Choice", parse_choice, "random"),
        hidden_money=headers.optional("Money", parse_hidden, False),
    )


def _chance(headers: TextFields, seats: int) -> Chance:
    return Chance(
        seed=headers.optional("Seed", _parse_seed, 0),
        regions=headers.optional("Regions", lambda text: parse_list(text, parse_region), None),
        order=headers.optional("Order", lambda text: parse_order(text, seats), None),
        deck=headers.optional("Deck", parse_cards, None),
        step3_deck=headers.optional("Step3Deck", parse_cards, None),
    )


def _parse_seed(text: str) -> int:
    return -parse_number(text[1:], "a seed") if text.startswith("-") else parse_number(text, "a seed")


def _parse_result(text: str) -> str:
    """A result as `print_result` writes it, ignoring blanks."""
    if not RESULT.fullmatch(text):
        raise UnreadableText(f"{quoted(text)} is not a result: expected the like of '0 > 2 = 1', or '*'")
    return " ".join(re.findall(r"[*>=]|[0-9]+", text))


def _parse_names(headers: TextFields, seats: int) -> tuple[str, ...]:
    """The names of all seats, or of none."""
    if not any(name in headers for name in SEAT_NAMES):
        return ()
    return tuple(headers.required(name, str) for name in SEAT_NAMES[:seats])


def _parse_move(number: int, text: str, seats: int) -> WrittenMove:
    seat, colon, action = text.partition(":")
    try:
        if not colon:
            raise UnreadableText(f"{quoted(text.strip())} is not a move: expected a seat, a colon and an action")
        return WrittenMove(parse_seat(seat.strip(), seats), parse_action(action), number)
    except UnreadableText as error:
        raise UnreadableText(f"line {number}: {error}") from None
