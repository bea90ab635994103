"""Positions in which simulations begin: games that a seed decides, and twins that differ only in hidden cards."""

import sqlite3
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from kilowatt.content import game_for
from kilowatt.engine import STEP_3, Action, BoardId, Chance, Config, Game, Rng, State, codec
from kilowatt.engine.record import RecordedMove
from kilowatt.server.history.service import move_rows
from kilowatt.server.matches.match_rows import entry_of
from kilowatt.server.matches.models import Terms
from kilowatt.server.matches.table import Facts
from kilowatt.server.store import schema
from kilowatt.server.store.log_rows import Columns
from kilowatt.server.wire_types import MatchId
from tests.simulation.database import raw, the_connection
from tests.simulation.laws import entry_row, public
from tests.simulation.sources import EPOCH

MATCH: Final = MatchId("simulated")
PLACES: Final = (0.0, 0.02, 0.06, 0.15, 0.3, 0.5, 0.75, 0.9, 0.97)
"""How far a game has been played when a simulation begins."""
GAMES: Final = 4
"""Different games for each configuration."""


class Start(NamedTuple):
    """Where a simulation begins."""

    players: int
    hidden_money: bool
    game: int
    place: int
    twin: int = 0
    """Other hidden cards, the same in everything that anyone has seen."""


class Position(NamedTuple):
    """A game that was played up to some move."""

    config: Config
    chance: Chance
    states: tuple[State, ...]
    """After each move, from the opening."""
    moves: tuple[RecordedMove, ...]
    facts: Facts
    public: tuple[bytes, ...]
    """The log as everyone may see it."""
    image: bytes
    """A database that holds the log, and a snapshot of the newest state."""


@lru_cache(maxsize=1000)
def position(start: Start) -> Position:
    """The position, with everything that is computed only once."""
    config = Config(BoardId("germany"), start.players, hidden_money=start.hidden_money)
    game = game_for(config)
    actions = whole_game(config, start.game)
    count = int(PLACES[start.place] * len(actions))
    chance = Chance(seed=start.game)
    if start.twin:
        chance = twin_of(game, chance, played(game, chance, actions[:count])[0][-1], start.twin)
    states, moves = played(game, chance, actions[:count])
    facts = facts_of(config, chance, moves)
    rows = move_rows(facts, moves)
    shown = tuple(public(entry_of(entry_row(**row))) for row in rows)
    return Position(config, chance, states, moves, facts, shown, image(rows, states))


@lru_cache(maxsize=100)
def whole_game(config: Config, seed: int) -> tuple[Action, ...]:
    """The actions of a game in which everyone moves at random."""
    game, rng = game_for(config), Rng.from_seed(seed)
    state, actions = game.start(Chance(seed=seed)).state, []
    while state.active is not None:
        action, rng = rng.choose(game.legal_actions(state))
        actions.append(action)
        state = game.apply(state, action).state
    return tuple(actions)


def played(
    game: Game, chance: Chance, actions: tuple[Action, ...]
) -> tuple[tuple[State, ...], tuple[RecordedMove, ...]]:
    states, moves = [game.start(chance).state], []
    for action in actions:
        seat = states[-1].asked
        transition = game.apply(states[-1], action, seat)
        moves.append(RecordedMove(seat, action, transition.events))
        states.append(transition.state)
    return tuple(states), tuple(moves)


def twin_of(game: Game, chance: Chance, state: State, number: int) -> Chance:
    """The same chance, except for the order of cards that is unknown in this state."""
    opening = game.start(chance).state
    view = game.observe(state, None).deck
    known = len(opening.deck) - 1 - (view.unknown if view.step3 else 0)
    mixed, _ = Rng.from_seed(number).shuffle(view.candidates)
    deck = (*opening.deck[:known], *mixed[: view.unknown], STEP_3) if view.step3 else opening.deck
    return replace(chance, deck=deck)


def facts_of(config: Config, chance: Chance, moves: tuple[RecordedMove, ...]) -> Facts:
    opening = game_for(config).start(chance).events
    at, count = EPOCH * 1000, len(moves)
    known = {
        "id": MATCH,
        "bot_secret": "simulated",
        "terms": Terms(config=config),
        "chance": chance,
        "opening": opening,
        "status": "open",
    }
    numbers = {"seq": count, "number": count, "version": 0, "turn": 0, "created": at, "changed": at}
    values = dict.fromkeys(Facts.__struct_fields__) | known | numbers
    return Facts(**values)  # type: ignore[arg-type]  # everything else is not yet known


def image(rows: list[Columns], states: tuple[State, ...]) -> bytes:
    connection = the_connection()
    file = raw(connection)
    file.deserialize(empty_image())
    file.execute("PRAGMA foreign_keys=OFF")
    if rows:
        connection.execute(schema.moves.insert(), rows)
    snapshot = {"match": MATCH, "number": len(rows), "seq": len(rows), "state": codec.encode(states[-1]).decode()}
    connection.execute(schema.snapshots.insert(), [snapshot])
    return bytes(file.serialize())


@lru_cache(maxsize=1)
def empty_image() -> bytes:
    file: sqlite3.Connection = raw(the_connection())
    return bytes(file.serialize())
