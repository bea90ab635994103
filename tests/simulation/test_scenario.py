"""The course of a simulation: what people do when, and what the laws know about them."""

from tests.simulation.absence_law import AbsenceLaw
from tests.simulation.bus import Bus
from tests.simulation.database import Store
from tests.simulation.dice import Dice
from tests.simulation.laws import Laws
from tests.simulation.plan import plan_of
from tests.simulation.positions import MATCH, position
from tests.simulation.run import laboratory, simulate
from tests.simulation.sources import SECRETS, TIME
from tests.simulation.table import guests_of, lay, session_of
from tests.simulation.world import World

DUTIES = {"play", "start", "join", "recover"}
"""What people still do when nothing breaks any more."""


def test_people_only_play_once_the_faults_have_ended() -> None:
    with laboratory():
        traces = [simulate(seed).trace for seed in range(700, 710)]
    for trace in traces:
        healed = next(place for place, event in enumerate(trace) if event.kind == "healed")
        assert {event.facts[1] for event in trace[healed:] if event.kind == "acts"} <= DUTIES


def test_the_laws_know_the_owner_of_an_ended_session() -> None:
    with laboratory():
        plan = plan_of(1)
        world = World(1, plan.faults, plan.is_shuffled, plan.thinking)
        TIME.loop = world.loop
        SECRETS.begin(Dice(1, "secrets"))
        start = position(plan.start)
        store, guests = Store(world, Bus(world), start.image), guests_of(plan)
        laws = Laws(world, store, AbsenceLaw(0, 0))
        laws.begin(MATCH, lay(store, plan, start, guests), list(start.states), list(start.public))
        store.file.execute("DELETE FROM sessions")
        laws.check()
        assert [laws.session_of(guest.token) for guest in guests] == [session_of(guest.token) for guest in guests]
        world.loop.close()


def test_ids_of_sessions_fit_into_notifications() -> None:
    """A notification is a line of words."""
    assert session_of("token1").split() == [session_of("token1")]
