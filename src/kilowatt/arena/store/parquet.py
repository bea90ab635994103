"""Results as Parquet for notebooks: one row for each game, seat and purchase, and in datasets for each move."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from kilowatt.arena.extras import MissingExtra
from kilowatt.arena.play.jobs import Reply
from kilowatt.arena.play.moves import MoveColumns
from kilowatt.arena.play.results import GameResult, Purchase
from kilowatt.arena.rate.scores import Appearance, appearances

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise MissingExtra("pyarrow", "arena") from error

ParquetColumns = Mapping[str, tuple[Any, Callable[[Any], Any]]]
"""By name: the type, and a function that reads the value from a row."""

GAMES: ParquetColumns = {
    "game": (pa.int32(), lambda game: game.index),
    "board": (pa.string(), lambda game: game.config.board),
    "players": (pa.int8(), lambda game: game.config.players),
    "seed": (pa.int64(), lambda game: game.seed),
    "bots": (pa.list_(pa.string()), lambda game: game.bots),
    "bot_seeds": (pa.list_(pa.int64()), lambda game: game.bot_seeds),
    "first_order": (pa.list_(pa.int8()), lambda game: game.first_order),
    "winners": (pa.list_(pa.int8()), lambda game: [seat for seat, won in enumerate(game.wins) if won]),
    "end": (pa.string(), lambda game: game.end.value),
    "rounds": (pa.int16(), lambda game: game.rounds),
    "step": (pa.int8(), lambda game: game.step),
    "moves": (pa.int32(), lambda game: game.moves),
    "forfeit": (pa.string(), lambda game: game.forfeit and game.forfeit.fault.value),
    "forfeit_seat": (pa.int8(), lambda game: game.forfeit and game.forfeit.seat),
}

CURVE = pa.list_(pa.int32())

SEATS: ParquetColumns = {
    "game": (pa.int32(), lambda one: one.game.index),
    "board": (pa.string(), lambda one: one.game.config.board),
    "players": (pa.int8(), lambda one: one.game.config.players),
    "seat": (pa.int8(), lambda one: one.seat),
    "bot": (pa.string(), lambda one: one.bot),
    "win": (pa.float64(), lambda one: one.won),
    "place": (pa.int8(), lambda one: one.game.standing(one.seat).place),
    "powered": (pa.int16(), lambda one: one.game.standing(one.seat).powered),
    "cities": (pa.int16(), lambda one: one.game.standing(one.seat).cities),
    "money": (pa.int32(), lambda one: one.game.standing(one.seat).money),
    "money_by_round": (CURVE, lambda one: seat_result(one).money),
    "cities_by_round": (CURVE, lambda one: seat_result(one).cities),
    "income_by_round": (CURVE, lambda one: seat_result(one).income),
    "spent_on_plants": (pa.int32(), lambda one: seat_result(one).spent_on_plants),
    "spent_on_fuel": (pa.int32(), lambda one: seat_result(one).spent_on_fuel),
    "spent_on_cities": (pa.int32(), lambda one: seat_result(one).spent_on_cities),
    "never_run": (pa.list_(pa.int16()), lambda one: seat_result(one).never_run),
    "fuel_left": (pa.int16(), lambda one: seat_result(one).fuel_left.total),
    "fuel_dropped": (pa.int16(), lambda one: seat_result(one).fuel_dropped),
    "dark_cities": (pa.int32(), lambda one: seat_result(one).dark_cities),
    "stalled_cities": (pa.int32(), lambda one: seat_result(one).stalled_cities),
    "forfeited": (pa.bool_(), lambda one: one.forfeited),
}

PLANTS: ParquetColumns = {
    "game": (pa.int32(), lambda sale: sale[0].index),
    "board": (pa.string(), lambda sale: sale[0].config.board),
    "players": (pa.int8(), lambda sale: sale[0].config.players),
    "round": (pa.int16(), lambda sale: sale[1].round),
    "seat": (pa.int8(), lambda sale: sale[1].seat),
    "bot": (pa.string(), lambda sale: sale[0].bots[sale[1].seat]),
    "plant": (pa.int16(), lambda sale: sale[1].plant),
    "price": (pa.int32(), lambda sale: sale[1].price),
    "runs": (pa.int16(), lambda sale: sale[1].runs),
    "earned": (pa.float64(), lambda sale: sale[1].earned),
    "win": (pa.float64(), lambda sale: sale[0].win(sale[1].seat)),
}


def write_parquet(folder: Path, games: Sequence[GameResult]) -> tuple[Path, ...]:
    """The three files."""
    return (
        write(folder / "games.parquet", GAMES, games),
        write(folder / "seats.parquet", SEATS, tuple(appearances(games))),
        write(folder / "plants.parquet", PLANTS, tuple(sales(games))),
    )


def write(path: Path, columns: ParquetColumns, rows: Sequence[Any]) -> Path:
    pq.write_table(table_of(columns, rows), path, compression="zstd")
    return path


def table_of(columns: ParquetColumns, rows: Sequence[Any]) -> "pa.Table":
    return pa.table({name: pa.array([read(row) for row in rows], kind) for name, (kind, read) in columns.items()})


def seat_result(one: Appearance) -> Any:
    return one.game.seats[one.seat]


def sales(games: Iterable[GameResult]) -> Iterable[tuple[GameResult, Purchase]]:
    for game in games:
        for purchase in game.purchases:
            yield game, purchase


# --- datasets

WORD = pa.dictionary(pa.int16(), pa.string())
"""Text that repeats, stored once."""
MOVES: Mapping[str, Any] = {
    "game": pa.int32(),
    "ply": pa.int32(),
    "seat": pa.int8(),
    "bot": WORD,
    "round": pa.int16(),
    "phase": WORD,
    "action": pa.string(),
    "legal": pa.int32(),
    "money": pa.int32(),
    "place": pa.int8(),
}
"""`legal`: the number of legal actions. `money`: of the player, before the move. `place`: the player's final one."""


class DatasetRun(NamedTuple):
    """The columns that distinguish the rows of one dataset from those of all others."""

    run: str
    kilowatt: str
    schema: int


def game_table(run: DatasetRun, replies: Sequence[Reply]) -> "pa.Table":
    rows = [reply.result for reply in replies]
    table = table_of(GAMES, rows)
    table = table.add_column(0, "schema", pa.array([run.schema] * len(rows), pa.int16()))
    return with_run(run, table.add_column(0, "kilowatt", pa.array([run.kilowatt] * len(rows), WORD)))


def seat_table(run: DatasetRun, replies: Sequence[Reply]) -> "pa.Table":
    return with_run(run, table_of(SEATS, tuple(appearances(reply.result for reply in replies))))


def plant_table(run: DatasetRun, replies: Sequence[Reply]) -> "pa.Table":
    return with_run(run, table_of(PLANTS, tuple(sales(reply.result for reply in replies))))


def move_table(run: DatasetRun, replies: Sequence[Reply]) -> "pa.Table":
    rows = chain.from_iterable(move_rows(reply.result, reply.moves) for reply in replies if reply.moves is not None)
    columns = zip(*rows, strict=True)
    values = dict(zip(MOVES, columns, strict=False))
    return with_run(run, pa.table({name: pa.array(values.get(name, ()), kind) for name, kind in MOVES.items()}))


def move_rows(game: GameResult, moves: MoveColumns) -> Iterable[tuple[Any, ...]]:
    """The rows of one game, in the order of the columns."""
    places = [game.standing(seat).place for seat in range(len(game.bots))]
    columns = zip(moves.seat, moves.round, moves.phase, moves.action, moves.legal, moves.money, strict=True)
    for ply, (seat, *position, money) in enumerate(columns):
        yield game.index, ply, seat, game.bots[seat], *position, money, places[seat]


def with_run(run: DatasetRun, table: "pa.Table") -> "pa.Table":
    return table.add_column(0, "run", pa.array([run.run] * len(table), WORD))


def write_table(path: Path, table: "pa.Table", run: DatasetRun) -> None:
    about = {f"kilowatt.{name}": str(value) for name, value in run._asdict().items()}
    pq.write_table(table.replace_schema_metadata(about), path, compression="zstd")
