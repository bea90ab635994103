"""A whole game as text: what was agreed, what chance decided, then a move a line (docs/notation.md)."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

import msgspec

from kilowatt.engine.actions import Action
from kilowatt.engine.config import Chance, Config
from kilowatt.engine.errors import BrokenRecord, IllegalAction, ImpossibleSetup, UnreadableText
from kilowatt.engine.events import Standing
from kilowatt.engine.game import Game
from kilowatt.engine.ids import BoardId, Phase, Seat
from kilowatt.engine.notation.action import parse_action, print_action
from kilowatt.engine.notation.parts import (
    parse_cards,
    parse_choice,
    parse_list,
    parse_order,
    parse_region,
    parse_seat,
    print_cards,
    print_choice,
    print_list,
)
from kilowatt.engine.notation.words import parse_id, parse_number, quoted, suggestion
from kilowatt.engine.record import Record, RecordedMove
from kilowatt.engine.state import State
from kilowatt.engine.value import Value

T = TypeVar("T")

VERSION: Final = "1"
UNFINISHED: Final = "*"
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
    """A move as it stands in a file, and the line it stands on."""

    seat: Seat
    action: Action
    line: int


class GameText(Value, frozen=True, gc=False):
    """What a game file says. Whether it is a game is known once it is replayed."""

    config: Config
    chance: Chance
    moves: tuple[WrittenMove, ...]
    result: str = UNFINISHED
    names: tuple[str, ...] = ()
    """By seat; empty where nobody is named."""

    def record(self, game: Game) -> Record:
        """Replay the moves. Raises `BrokenRecord` naming the line and the refusal."""
        if game.config != self.config:
            raise BrokenRecord(f"the game file is of {self.config}, the game given of {game.config}")
        try:
            record, state = self._replayed(game)
        except ImpossibleSetup as error:
            raise BrokenRecord(f"before the first move: {error}", 0) from error
        result = print_result(state.standings)
        if self.result not in (UNFINISHED, result):
            raise BrokenRecord(f"the header says [Result \"{self.result}\"], the moves lead to {quoted(result)}")
        return record

    def _replayed(self, game: Game) -> tuple[Record, State]:
        record, state = Record.begin(game, self.chance), game.start(self.chance).state
        moves: list[RecordedMove] = []
        for written in self.moves:
            try:
                after = game.apply(state, written.action, written.seat)
            except (IllegalAction, ImpossibleSetup) as error:
                raise BrokenRecord(_blame(written, len(moves) + 1, error), len(moves) + 1) from error
            moves.append(RecordedMove(written.seat, written.action, after.events))
            state = after.state
        return msgspec.structs.replace(record, moves=tuple(moves)), state


def _blame(written: WrittenMove, number: int, error: Exception) -> str:
    move = quoted(print_action(written.action))
    return f"line {written.line}: move {number}, seat {written.seat}, {move}: refused: {error}"


# --- printing


def print_game(record: Record, game: Game, names: Sequence[str] = ()) -> str:
    """The file for a record; `names` are the players', by seat."""
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
    """The seats, best first: `0 > 2 = 1` where 2 and 1 share a place; `*` while the game goes on."""
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
    """The moves, with a comment line wherever a phase begins."""
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
    """What a game file says; errors name the line."""
    headers: dict[str, Header] = {}
    moves: list[tuple[int, str]] = []
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        content = line.strip()
        if content.startswith("["):
            _add_header(headers, number, content, after_moves=bool(moves))
        elif content and not content.startswith("#"):
            moves.append((number, content.partition("#")[0]))
    return _game_text(headers, moves)
