"""The core's memory: making it, copying it, and every field by name (types in `memory.pxd`)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.libc.string import memcpy
else:
    from kilowatt.core.blocks import State, Table

if TYPE_CHECKING:
    from kilowatt.core.blocks import Row


def new_table() -> "Table":
    if cython.compiled:
        t = cython.cast(cython.pointer(CTable), calloc(1, cython.sizeof(CTable)))
        if t == cython.NULL:
            raise MemoryError
        return t
    return Table()


def new_state() -> "State":
    if cython.compiled:
        s = cython.cast(cython.pointer(CState), calloc(1, cython.sizeof(CState)))
        if s == cython.NULL:
            raise MemoryError
        return s
    return State()


def free_table(t: "Table") -> None:
    if cython.compiled:
        free(t)


def free_state(s: "State") -> None:
    if cython.compiled:
        free(s)


def copy_state(to: "State", source: "State") -> None:
    if cython.compiled:
        memcpy(to, source, cython.sizeof(CState))
    else:
        to.assign(source)


# --- rows of numbers, by the size of the numbers


def bytes_of(cells: "Row", count: int) -> list[int]:
    return [cells[i] for i in range(count)]


def shorts_of(cells: "Row", count: int) -> list[int]:
    return [cells[i] for i in range(count)]


def ints_of(cells: "Row", count: int) -> list[int]:
    return [cells[i] for i in range(count)]


def words_of(cells: "Row", count: int) -> list[int]:
    return [cells[i] for i in range(count)]


def put_bytes(cells: "Row", values: Sequence[int], count: int) -> None:
    for i in range(count):
        cells[i] = values[i]


def put_shorts(cells: "Row", values: Sequence[int], count: int) -> None:
    for i in range(count):
        cells[i] = values[i]


def put_ints(cells: "Row", values: Sequence[int], count: int) -> None:
    for i in range(count):
        cells[i] = values[i]


def put_longs(cells: "Row", values: Sequence[int], count: int) -> None:
    for i in range(count):
        cells[i] = values[i]


def put_words(cells: "Row", values: Sequence[int], count: int) -> None:
    for i in range(count):
        cells[i] = values[i]


# --- whole structs


def write_table(t: "Table", fields: dict[str, Any]) -> None:
    t.players = fields["players"]
    t.regions_needed = fields["regions_needed"]
    t.max_plants = fields["max_plants"]
    t.step2_cities = fields["step2_cities"]
    t.end_cities = fields["end_cities"]
    t.start_money = fields["start_money"]
    t.current_size = fields["current_size"]
    t.cities = fields["cities"]
    t.draft = fields["draft"]
    t.plants_removed = fields["plants_removed"]
    t.loose_count = fields["loose_count"]
    t.top_card = fields["top_card"]
    t.start_count = fields["start_count"]
    t.payout_top = fields["payout_top"]
    put_bytes(t.loose, fields["loose"], 64)
    put_bytes(t.start_market, fields["start_market"], 12)
    put_bytes(t.region_of, fields["region_of"], 42)
    put_bytes(t.is_area, fields["is_area"], 64)
    put_bytes(t.city_count, fields["city_count"], 64)
    put_bytes(t.kind, fields["kind"], 64)
    put_bytes(t.burns, fields["burns"], 64)
    put_bytes(t.powers, fields["powers"], 64)
    put_shorts(t.house, fields["house"], 4)
    put_longs(t.load, fields["load"], 64)
    put_shorts(t.payout, fields["payout"], 64)
    put_bytes(t.track, fields["track"], 4)
    put_bytes(t.start_fuel, fields["start_fuel"], 4)
    put_bytes(t.markers, fields["markers"], 4)
    for i in range(64):
        for j in range(42):
            put_shorts(t.way[i][j], fields["way"][i][j], 42)
    for i in range(3):
        put_bytes(t.refill[i], fields["refill"][i], 4)
    for i in range(4):
        put_shorts(t.price[i], fields["price"][i], 64)
    for i in range(5):
        put_bytes(t.subsets[i], fields["subsets"][i], 16)
    for i in range(64):
        put_bytes(t.in_play[i], fields["in_play"][i], 42)


def read_state(s: "State") -> dict[str, Any]:
    return {
        "round": s.round,
        "phase": s.phase,
        "step": s.step,
        "active": s.active,
        "leader": s.leader,
        "empty": s.empty,
        "regions": s.regions,
        "market_count": s.market_count,
        "plant": s.plant,
        "sold": s.sold,
        "bought": s.bought,
        "scrapped": s.scrapped,
        "bidder": s.bidder,
        "fate_kind": s.fate_kind,
        "fate_count": s.fate_count,
        "deck_top": s.deck_top,
        "deck_end": s.deck_end,
        "bid": s.bid,
        "fate": words_of(s.fate, 1),
        "money": ints_of(s.money, 6),
        "order": bytes_of(s.order, 6),
        "plant_count": bytes_of(s.plant_count, 6),
        "owned": bytes_of(s.owned, 6),
        "out": bytes_of(s.out, 6),
        "finished": bytes_of(s.finished, 6),
        "plants": [bytes_of(s.plants[i], 5) for i in range(6)],
        "fuel": [bytes_of(s.fuel[i], 4) for i in range(6)],
        "room": [bytes_of(s.room[i], 6) for i in range(6)],
        "fuel_market": bytes_of(s.fuel_market, 4),
        "supply": bytes_of(s.supply, 4),
        "left": bytes_of(s.left, 4),
        "houses": bytes_of(s.houses, 42),
        "market": bytes_of(s.market, 12),
        "cost": shorts_of(s.cost, 42),
        "dist": [shorts_of(s.dist[i], 42) for i in range(6)],
        "deck": bytes_of(s.deck, 128),
        "gone": bytes_of(s.gone, 64),
        "fate_deck": bytes_of(s.fate_deck, 64),
    }


def write_state(s: "State", fields: dict[str, Any]) -> None:
    s.round = fields["round"]
    s.phase = fields["phase"]
    s.step = fields["step"]
    s.active = fields["active"]
    s.leader = fields["leader"]
    s.empty = fields["empty"]
    s.regions = fields["regions"]
    s.market_count = fields["market_count"]
    s.plant = fields["plant"]
    s.sold = fields["sold"]
    s.bought = fields["bought"]
    s.scrapped = fields["scrapped"]
    s.bidder = fields["bidder"]
    s.fate_kind = fields["fate_kind"]
    s.fate_count = fields["fate_count"]
    s.deck_top = fields["deck_top"]
    s.deck_end = fields["deck_end"]
    s.bid = fields["bid"]
    put_words(s.fate, fields["fate"], 1)
    put_ints(s.money, fields["money"], 6)
    put_bytes(s.order, fields["order"], 6)
    put_bytes(s.plant_count, fields["plant_count"], 6)
    put_bytes(s.owned, fields["owned"], 6)
    put_bytes(s.out, fields["out"], 6)
    put_bytes(s.finished, fields["finished"], 6)
    put_bytes(s.fuel_market, fields["fuel_market"], 4)
    put_bytes(s.supply, fields["supply"], 4)
    put_bytes(s.left, fields["left"], 4)
    put_bytes(s.houses, fields["houses"], 42)
    put_bytes(s.market, fields["market"], 12)
    put_shorts(s.cost, fields["cost"], 42)
    put_bytes(s.deck, fields["deck"], 128)
    put_bytes(s.gone, fields["gone"], 64)
    put_bytes(s.fate_deck, fields["fate_deck"], 64)
    for i in range(6):
        put_bytes(s.plants[i], fields["plants"][i], 5)
        put_bytes(s.fuel[i], fields["fuel"][i], 4)
        put_bytes(s.room[i], fields["room"][i], 6)
        put_shorts(s.dist[i], fields["dist"][i], 42)
