"""The core's memory: making it, copying it, and every field by name (types in `memory.pxd`)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if cython.compiled:
    from cython.cimports.kilowatt.core.codes import CState, CTable
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.libc.string import memcpy
else:
    from kilowatt.core.blocks import INT, State, Table, row
    from kilowatt.core.codes import (
        AREAS,
        CITIES,
        DECK,
        FATE_GIVEN,
        FUELS,
        MARKET,
        MOST_PLANTS,
        OVER,
        PAYOUTS,
        PLANTS,
        ROOMS,
        SEATS,
        SUBSETS,
        TRACK,
    )

if TYPE_CHECKING:
    from kilowatt.core.blocks import Row
    from kilowatt.core.fields import StateFields, TableFields


def new_table() -> "Table":
    if cython.compiled:
        t = cython.cast(cython.pointer(CTable), calloc(1, cython.sizeof(CTable)))
        if t == cython.NULL:
            raise MemoryError
    else:
        t = Table()
    return t


def new_state() -> "State":
    """An empty table at which nothing can be done: the game is over."""
    if cython.compiled:
        s = cython.cast(cython.pointer(CState), calloc(1, cython.sizeof(CState)))
        if s == cython.NULL:
            raise MemoryError
    else:
        s = State()
    s.phase = OVER
    s.active = s.bidder = -1
    return s


def new_numbers(count: int) -> "Row":
    if cython.compiled:
        cells = cython.cast(cython.pointer(cython.int), calloc(count + 1, cython.sizeof(cython.int)))
        if cells == cython.NULL:
            raise MemoryError
    else:
        cells = row(INT, count)
    return cells


def free_table(t: "Table") -> None:
    if cython.compiled:
        free(t)


def free_state(s: "State") -> None:
    if cython.compiled:
        free(s)


def free_numbers(cells: "Row") -> None:
    if cython.compiled:
        free(cells)


def copy_state(to: "State", source: "State") -> None:
    if cython.compiled:
        memcpy(to, source, cython.sizeof(CState))
    else:
        to.assign(source)


# --- rows of numbers, by the size of the numbers


def bytes_of(cells: "Row", first: int, end: int) -> list[int]:
    return [cells[i] for i in range(first, end)]


def shorts_of(cells: "Row", count: int) -> list[int]:
    return [cells[i] for i in range(count)]


def ints_of(cells: "Row", count: int) -> list[int]:
    return [cells[i] for i in range(count)]


def check_size(values: Sequence[object], size: int) -> None:
    """Compiled, nothing else would notice: lists are read without looking at their length."""
    if len(values) != size:
        raise ValueError(f"{len(values)} numbers where there are {size}")


def put_bytes(cells: "Row", values: Sequence[int], count: int) -> None:
    check_size(values, count)
    for i in range(count):
        cells[i] = values[i]


def put_shorts(cells: "Row", values: Sequence[int], count: int) -> None:
    check_size(values, count)
    for i in range(count):
        cells[i] = values[i]


def put_ints(cells: "Row", values: Sequence[int], count: int) -> None:
    check_size(values, count)
    for i in range(count):
        cells[i] = values[i]


def put_longs(cells: "Row", values: Sequence[int], count: int) -> None:
    check_size(values, count)
    for i in range(count):
        cells[i] = values[i]


def fill_bytes(cells: "Row", values: Sequence[int], size: int) -> int:
    """Put some numbers and zeros behind them; how many they are."""
    count = len(values)
    if count > size:
        raise ValueError(f"{count} numbers where there is room for {size}")
    for i in range(size):
        cells[i] = values[i] if i < count else 0
    return count


# --- whole structs


def write_table(t: "Table", fields: "TableFields") -> None:
    t.players = fields["players"]
    t.regions_needed = fields["regions_needed"]
    t.max_plants = fields["max_plants"]
    t.step2_cities = fields["step2_cities"]
    t.end_cities = fields["end_cities"]
    t.start_money = fields["start_money"]
    t.current_size = fields["current_size"]
    t.cities = fields["cities"]
    t.draft = fields["draft"]
    t.regions_given = fields["regions_given"]
    t.plants_removed = fields["plants_removed"]
    t.loose_count = fields["loose_count"]
    t.top_card = fields["top_card"]
    t.start_count = fields["start_count"]
    t.payout_top = fields["payout_top"]
    put_bytes(t.loose, fields["loose"], PLANTS)
    put_bytes(t.start_market, fields["start_market"], MARKET)
    put_bytes(t.region_of, fields["region_of"], CITIES)
    put_bytes(t.is_area, fields["is_area"], AREAS)
    put_bytes(t.city_count, fields["city_count"], AREAS)
    put_bytes(t.kind, fields["kind"], PLANTS)
    put_bytes(t.burns, fields["burns"], PLANTS)
    put_bytes(t.powers, fields["powers"], PLANTS)
    put_shorts(t.house, fields["house"], 4)
    put_longs(t.load, fields["load"], PLANTS)
    put_shorts(t.payout, fields["payout"], PAYOUTS)
    put_bytes(t.track, fields["track"], FUELS)
    put_bytes(t.start_fuel, fields["start_fuel"], FUELS)
    put_bytes(t.markers, fields["markers"], FUELS)
    for grid, size in ((fields["price"], FUELS), (fields["refill"], 3), (fields["subsets"], MOST_PLANTS)):
        check_size(grid, size)
    for by_area in (fields["in_play"], fields["way"]):
        check_size(by_area, AREAS)
    for i in range(FUELS):
        put_shorts(t.price[i], fields["price"][i], TRACK)
    for i in range(3):
        put_bytes(t.refill[i], fields["refill"][i], FUELS)
    for i in range(MOST_PLANTS):
        put_bytes(t.subsets[i], fields["subsets"][i], SUBSETS)
    for i in range(AREAS):
        put_bytes(t.in_play[i], fields["in_play"][i], CITIES)
        check_size(fields["way"][i], CITIES)
        for j in range(CITIES):
            put_shorts(t.way[i][j], fields["way"][i][j], CITIES)


def read_state(s: "State") -> "StateFields":
    return {
        "round": s.round,
        "phase": s.phase,
        "step": s.step,
        "active": s.active,
        "leader": s.leader,
        "empty": s.empty,
        "regions": s.regions,
        "market_count": s.market_count,
        "market": bytes_of(s.market, 0, MARKET),
        "deck": bytes_of(s.deck, s.deck_top, s.deck_end),
        "gone": bytes_of(s.gone, 0, PLANTS),
        "plant": s.plant,
        "bid": s.bid,
        "bidder": s.bidder,
        "sold": s.sold,
        "bought": s.bought,
        "scrapped": s.scrapped,
        "left": bytes_of(s.left, 0, FUELS),
        "out": bytes_of(s.out, 0, SEATS),
        "finished": bytes_of(s.finished, 0, SEATS),
        "fate_kind": s.fate_kind,
        "fate": s.fate[0],
        "fate_deck": bytes_of(s.fate_deck, 0, s.fate_count if s.fate_kind == FATE_GIVEN else 0),
        "order": bytes_of(s.order, 0, SEATS),
        "money": ints_of(s.money, SEATS),
        "plant_count": bytes_of(s.plant_count, 0, SEATS),
        "plants": [bytes_of(s.plants[i], 0, MOST_PLANTS) for i in range(SEATS)],
        "fuel": [bytes_of(s.fuel[i], 0, FUELS) for i in range(SEATS)],
        "room": [bytes_of(s.room[i], 0, ROOMS) for i in range(SEATS)],
        "owned": bytes_of(s.owned, 0, SEATS),
        "fuel_market": bytes_of(s.fuel_market, 0, FUELS),
        "supply": bytes_of(s.supply, 0, FUELS),
        "houses": bytes_of(s.houses, 0, CITIES),
        "cost": shorts_of(s.cost, CITIES),
        "dist": [shorts_of(s.dist[i], CITIES) for i in range(SEATS)],
    }


def write_state(s: "State", fields: "StateFields") -> None:
    """Put every field; sizes and types are checked, the sense of it by `kilowatt.core.soundness`."""
    s.round = fields["round"]
    s.phase = fields["phase"]
    s.step = fields["step"]
    s.active = fields["active"]
    s.leader = fields["leader"]
    s.empty = fields["empty"]
    s.regions = fields["regions"]
    s.market_count = fields["market_count"]
    put_bytes(s.market, fields["market"], MARKET)
    s.deck_top = 0
    s.deck_end = fill_bytes(s.deck, fields["deck"], DECK)
    put_bytes(s.gone, fields["gone"], PLANTS)
    s.plant = fields["plant"]
    s.bid = fields["bid"]
    s.bidder = fields["bidder"]
    s.sold = fields["sold"]
    s.bought = fields["bought"]
    s.scrapped = fields["scrapped"]
    put_bytes(s.left, fields["left"], FUELS)
    put_bytes(s.out, fields["out"], SEATS)
    put_bytes(s.finished, fields["finished"], SEATS)
    s.fate_kind = fields["fate_kind"]
    s.fate[0] = fields["fate"]
    s.fate_count = fill_bytes(s.fate_deck, fields["fate_deck"], PLANTS)
    put_bytes(s.order, fields["order"], SEATS)
    put_ints(s.money, fields["money"], SEATS)
    put_bytes(s.plant_count, fields["plant_count"], SEATS)
    put_bytes(s.owned, fields["owned"], SEATS)
    put_bytes(s.fuel_market, fields["fuel_market"], FUELS)
    put_bytes(s.supply, fields["supply"], FUELS)
    put_bytes(s.houses, fields["houses"], CITIES)
    put_shorts(s.cost, fields["cost"], CITIES)
    for grid in (fields["plants"], fields["fuel"], fields["room"], fields["dist"]):
        check_size(grid, SEATS)
    for seat in range(SEATS):
        put_bytes(s.plants[seat], fields["plants"][seat], MOST_PLANTS)
        put_bytes(s.fuel[seat], fields["fuel"][seat], FUELS)
        put_bytes(s.room[seat], fields["room"][seat], ROOMS)
        put_shorts(s.dist[seat], fields["dist"][seat], CITIES)
