"""A real game, replayed move by move: three people on the USA board, ten rounds, all three steps.

`usa_3p.game` has the moves and everything random. `usa_3p_checkpoints.jsonl` has one state of the table per line:
`move` is the number of the move, 99 in `market` is the Step 3 card, resources are coal, oil, garbage, uranium; `cost`
is what a city cost and `burned` what a powering burned. The last line is the final ranking.

Both files were written down at the table, not computed by the engine. Only the format is ours: an opening is two
moves, nominate and bid, and `done` after a scrap means that no markers were left behind (R3.9).
"""

import json
from pathlib import Path
from typing import Any

import pytest

from kilowatt.content import game_for
from kilowatt.engine import BoardId, Config, Fuel, Game, Player, State, Stock
from kilowatt.engine.codec import decode, encode
from kilowatt.engine.events import CitiesPowered, CityBuilt, Event
from kilowatt.engine.notation.game_file import GameText, parse_game, print_game
from kilowatt.engine.notation.position_check import position_faults
from kilowatt.engine.notation.position_text import parse_position, print_position
from kilowatt.engine.record import Record

HERE = Path(__file__).parent
TEXT = (HERE / "usa_3p.game").read_text()
*CHECKPOINTS, FINAL = [json.loads(line) for line in (HERE / "usa_3p_checkpoints.jsonl").read_text().splitlines()]


@pytest.fixture(scope="module")
def game() -> Game:
    return game_for(Config(BoardId("usa"), players=3))


@pytest.fixture(scope="module")
def written() -> GameText:
    return parse_game(TEXT)


def counts(stock: Stock) -> list[int]:
    return [stock[fuel] for fuel in Fuel]


def seen_player(player: Player) -> dict[str, Any]:
    return {
        "money": player.money,
        "plants": list(player.plants),
        "fuel": counts(player.fuel),
        "cities": list(player.cities),
    }


def seen(state: State) -> dict[str, Any]:
    """The public state of the table, in the format of the checkpoints."""
    return {
        "round": state.round,
        "step": state.step,
        "phase": state.phase.value,
        "order": list(state.order),
        "market": list(state.market),
        "deck_left": len(state.deck),
        "fuel_market": counts(state.fuel_market),
        "fuel_supply": counts(state.supply),
        "players": [seen_player(player) for player in state.players],
    }


def paid_and_burned(events: tuple[Event, ...]) -> dict[str, Any]:
    match events[0]:
        case CityBuilt(house=house, connection=connection):
            return {"cost": house + connection}
        case CitiesPowered(burned=burned):
            return {"burned": counts(burned)}
        case _:
            return {}


def test_the_real_game_replays_with_every_checkpoint_equal(game: Game, written: GameText) -> None:
    expected = {checkpoint["move"]: checkpoint for checkpoint in CHECKPOINTS}
    state, reached = game.start(written.chance).state, []
    for number, move in enumerate(written.moves, 1):
        after = game.apply(state, move.action, move.seat)
        state = after.state
        if number in expected:
            shown = {"move": number} | paid_and_burned(after.events) | seen(state)
            assert {key: shown[key] for key in expected[number]} == expected[number]
            reached.append(number)
    assert reached == list(expected)
    ranking = game.ranking(state)
    assert ranking is not None
    assert [
        {"seat": line.seat, "powered": line.powered, "money": line.money, "cities": line.cities} for line in ranking
    ] == FINAL["final"]


def test_the_checkpoints_cover_the_game(written: GameText) -> None:
    """There is one for every move except nominations and `done` after a scrap, in all three steps."""
    states = [checkpoint for checkpoint in CHECKPOINTS if "players" in checkpoint]
    assert len(written.moves) == 328
    assert (len(CHECKPOINTS), len(states)) == (308, 290)
    assert sum("cost" in checkpoint for checkpoint in CHECKPOINTS) == 44
    assert sum("burned" in checkpoint for checkpoint in CHECKPOINTS) == 27
    assert {checkpoint["step"] for checkpoint in states} == {1, 2, 3}
    assert CHECKPOINTS[-1]["move"] == len(written.moves)


def test_the_real_game_as_a_record(game: Game, written: GameText) -> None:
    record = written.record(game)
    record.verify(game)
    assert Record.from_json(record.to_json()) == record
    assert print_game(record, game) == TEXT
    for state in record.states(game):
        assert parse_position(print_position(game.config, state)) == (game.config, state)
        assert not list(position_faults(game, state))
    for move in record.moves:
        assert tuple(decode(encode(event), type(event)) for event in move.events) == move.events


def test_a_checkpoint_that_differs_is_noticed(game: Game, written: GameText) -> None:
    """The replay compares every field of every checkpoint."""
    shown = seen(game.start(written.chance).state)
    compared = {key for checkpoint in CHECKPOINTS for key in checkpoint}
    assert compared == {"move", "cost", "burned", *shown}
