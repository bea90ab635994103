"""Records of whole games: written from the log, and checked when imported."""

from kilowatt.content import board_ids, game_for
from kilowatt.engine import BrokenRecord, Chance, Config, Event, Game, codec
from kilowatt.engine.record import VERSION, Record
from kilowatt.engine.value import Value
from kilowatt.server.matches.history_reader import StoredMove
from kilowatt.server.matches.match_rows import StoredSnapshot
from kilowatt.server.matches.table import Table


class StoredRecord(Value, frozen=True):
    """The engine's record, with moves as they are stored."""

    version: int
    config: Config
    chance: Chance
    opening: tuple[Event, ...]
    moves: tuple[StoredMove, ...]


def record_of(table: Table, moves: list[StoredMove]) -> StoredRecord:
    facts = table.facts
    return StoredRecord(VERSION, facts.terms.config, facts.chance, facts.opening, tuple(moves))


def check_record(data: bytes, every: int) -> tuple[Record, list[StoredSnapshot]]:
    """Decode a record and verify it by the rules; raises `BrokenRecord`. Only shipped boards are accepted.

    Also returns snapshots at a fixed interval of moves, so that a long study loads quickly.
    """
    record = Record.from_json(data)
    if record.config.board not in board_ids():
        raise BrokenRecord(f"{record.config.board}: not one of the shipped boards")
    game = game_for(record.config)
    record.verify(game)
    states = enumerate(record.states(game))
    return record, [StoredSnapshot(at, codec.encode(state).decode()) for at, state in states if at and at % every == 0]


def open_game_for(config: Config) -> Game:
    """The same game with open money, to show finished games."""
    return game_for(Config(config.board, config.players, config.regions))
