"""What happens in the simulation of a seed: its table, its people, its servers and its faults."""

from typing import Final, NamedTuple

import msgspec

from kilowatt.server.lobby.absence import REMOVAL_MS
from kilowatt.server.matches.models import Clock
from tests.simulation.dice import Dice
from tests.simulation.positions import GAMES, PLACES, Start
from tests.simulation.world import Faults

CLOCKS: Final[tuple[Clock | None, ...]] = (
    None,
    None,
    Clock("move", 5),
    Clock("move", 40),
    Clock("bank", 15, increment=2),
    Clock("bank", 120, increment=10),
)
HABITS: Final[dict[str, float]] = {
    "play": 20.0,
    "play_twice": 1.5,
    "play_badly": 1.5,
    "play_by_http": 2.0,
    "undo": 3.0,
    "order": 2.0,
    "preview": 0.5,
    "look": 1.0,
    "view": 0.3,
    "join": 2.0,
    "say": 1.0,
    "stand_in": 1.0,
    "come_back": 1.0,
    "leave": 0.3,
    "remove": 0.7,
    "resign": 0.2,
    "retake": 1.0,
    "takeback": 1.0,
    "vote": 3.0,
    "abandon": 0.2,
    "log_out": 0.3,
    "rematch": 0.5,
    "reload": 0.7,
    "drop": 0.7,
    "vanish": 0.3,
    "go_away": 1.0,
    "sleep": 0.7,
}
"""What people do, and how often in relation to the rest."""
CALM: Final = 0.15
"""Share of the simulations in which nothing breaks."""
FAULTS: Final[dict[str, tuple[float, float]]] = {
    "read_fails": (0.0, 0.05),
    "write_fails": (0.0, 0.1),
    "answer_lost": (0.0, 0.1),
    "slow_database": (0.0, 0.03),
    "worker_dies": (0.0, 0.1),
    "slow_worker": (0.0, 0.2),
    "listen_lost": (0.0, 0.1),
    "listen_deaf": (0.0, 0.03),
    "job_lost": (0.0, 0.1),
    "job_twice": (0.0, 0.1),
    "socket_lost": (0.0, 0.05),
    "socket_silent": (0.0, 0.02),
    "request_lost": (0.0, 0.1),
    "crash": (0.0, 0.15),
    "restart": (0.0, 0.1),
    "pause": (0.0, 0.05),
}
"""The least and the largest rate of each kind of fault that a simulation has."""


class Plan(NamedTuple):
    """Everything that is decided beforehand."""

    start: Start
    people: int
    is_open: bool
    """The game has not begun: only the host is seated, and the others still have to join."""
    spectators: int
    is_resumed: bool
    """Everyone has seen the game so far; otherwise the pages are new."""
    tabs: int
    """People who have the match open twice."""
    clock: Clock | None
    processes: int
    is_shared: bool
    is_shuffled: bool
    thinking: float
    """Typical seconds that a bot thinks."""
    acts: int
    """What each person does before the faults end."""
    habits: dict[str, float]
    faults: Faults
    has_clock_jumps: bool
    patience: float
    """Seconds for which a game waits for an absent player before a bot may stand in, without a clock."""
    removal: float
    """Seconds of absence after which the host may free a seat."""


def plan_of(seed: int) -> Plan:
    dice = Dice(seed, "plan")
    players = 2 + dice.below(2)
    start = Start(players, dice.happens(0.3), dice.below(GAMES), dice.below(len(PLACES)))
    people = 1 + dice.below(players)
    is_open = dice.happens(0.1)
    if is_open:
        start = start._replace(place=0)
    processes = dice.pick((1, 1, 2, 2, 3))
    has_clock_jumps = dice.happens(0.1)
    return Plan(
        start=start,
        people=people,
        is_open=is_open,
        spectators=int(dice.happens(0.3)),
        is_resumed=dice.happens(0.8),
        tabs=int(dice.happens(0.3)),
        clock=dice.pick(CLOCKS),
        processes=processes,
        is_shared=processes > 1 or dice.happens(0.3),
        is_shuffled=dice.happens(0.5),
        thinking=dice.pick((0.02, 0.1, 0.8)),
        acts=3 + dice.below(7),
        habits=habits_of(dice),
        faults=faults_of(dice, has_clock_jumps),
        has_clock_jumps=has_clock_jumps,
        patience=dice.pick((900.0, 1.0, 5.0)),
        removal=dice.pick((REMOVAL_MS / 1000, 2.0, 10.0)),
    )


def habits_of(dice: Dice) -> dict[str, float]:
    """A mixture: some things never happen in this simulation, others often."""
    chosen = {name: weight * dice.pick((0.0, 0.0, 1.0, 1.0, 1.0, 4.0)) for name, weight in HABITS.items()}
    return chosen | {"play": HABITS["play"]}


def faults_of(dice: Dice, has_clock_jumps: bool) -> Faults:
    """A few kinds of faults, at rates of any size."""
    faults = Faults(clock_jump=0.1 if has_clock_jumps else 0.0)
    if dice.happens(CALM):
        return faults
    share = dice.pick((0.1, 0.3, 0.6))
    for name, (low, high) in FAULTS.items():
        if dice.happens(share):
            drawn = dice.random()
            msgspec.structs.force_setattr(faults, name, low + (high - low) * drawn * drawn)
    return faults
