"""Turning points and hints, computed in worker processes. Every function here can be pickled."""

from itertools import pairwise

from kilowatt.bots.search import Candidate
from kilowatt.content import game_for
from kilowatt.engine import Config, Observation, Seat
from kilowatt.engine.events import PhaseBegan
from kilowatt.engine.record import Record, RecordedMove
from kilowatt.server.analysis.analyst import make_analyst
from kilowatt.server.analysis.models import Judged, Turning, TurningPoint
from kilowatt.server.history.records import open_game_for

MAX_POINTS = 5
MIN_SWING = 0.12
"""The smallest change of a seat's chances that counts as a turning point."""
HINT_PLAYOUTS = 600
STUDY_PLAYOUTS = 40


def turning(data: bytes) -> Turning:
    """Who was ahead when, estimated at the beginning of each phase and at the end."""
    record = Record.from_json(data)
    game, open_game = game_for(record.config), open_game_for(record.config)
    analyst = make_analyst(open_game, STUDY_PLAYOUTS)
    states = list(record.states(game))
    course = [
        Judged(number, analyst.estimate(open_game.observe(states[number], None)))
        for number in phase_begins(record.moves)
    ]
    return Turning(tuple(course), turning_points(course))


def phase_begins(moves: tuple[RecordedMove, ...]) -> list[int]:
    """The numbers of moves after which a phase began, with the beginning and the end of the game."""
    begun = [
        number for number, move in enumerate(moves, 1) if any(isinstance(event, PhaseBegan) for event in move.events)
    ]
    return sorted({0, *begun, len(moves)})


def turning_points(course: list[Judged]) -> tuple[TurningPoint, ...]:
    """The greatest changes of anyone's chances, in the order of the game."""
    swings = [
        TurningPoint(before.number + 1, after.number, Seat(seat), round(after.shares[seat] - before.shares[seat], 3))
        for before, after in pairwise(course)
        for seat in range(len(after.shares))
    ]
    greatest = sorted(swings, key=lambda point: -abs(point.swing))[:MAX_POINTS]
    return tuple(sorted((point for point in greatest if abs(point.swing) >= MIN_SWING), key=lambda point: point.first))


def hint(config: Config, observation: Observation, most: int) -> tuple[Candidate, ...]:
    return make_analyst(game_for(config), HINT_PLAYOUTS).candidates(observation, most)
