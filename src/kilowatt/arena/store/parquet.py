"""Results as Parquet for notebooks: one row for each game, seat and purchase."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from kilowatt.arena.extras import MissingExtra
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
    arrays = {name: pa.array([read(row) for row in rows], kind) for name, (kind, read) in columns.items()}
    pq.write_table(pa.table(arrays), path, compression="zstd")
    return path


def seat_result(one: Appearance) -> Any:
    return one.game.seats[one.seat]


def sales(games: Iterable[GameResult]) -> Iterable[tuple[GameResult, Purchase]]:
    for game in games:
        for purchase in game.purchases:
            yield game, purchase
