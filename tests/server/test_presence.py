"""Presence: who is connected, and what announcing it to a crowd costs."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kilowatt.engine import Seat
from kilowatt.server.accounts.models import Session
from kilowatt.server.live import hub as hub_module
from kilowatt.server.live.hub import Hub, Watcher
from kilowatt.server.live.presence import BATCH_SECONDS, PresenceTracker
from kilowatt.server.matches.table import Table
from kilowatt.server.wire_types import MatchId

MATCH = MatchId("m")


def woken(hub: Hub) -> int:
    """The sockets that have news to read; they read it."""
    count = 0
    for watcher in hub.watchers.get(MATCH, ()):
        count += watcher.wake.is_set()
        watcher.wake.clear()
    return count


def test_a_crowd_costs_a_fixed_share_of_the_time() -> None:
    """Each arrival would wake everyone who is there: the cost of a crowd would grow with its square."""
    people, seconds_apart = 400, 0.01
    hub = Hub()
    tracker = PresenceTracker(cast("Any", SimpleNamespace(hub=hub)))
    hub.presence_queues.append(tracker.changed)
    total, now = 0, 0.0
    for arrived in range(people):
        hub.add(Watcher(MATCH, None))
        while now < arrived * seconds_apart:
            total += announce(tracker, hub, now)
            now += BATCH_SECONDS
    assert total <= 8 * people
    announce(tracker, hub, now + people)
    assert hub.shown_presence(MATCH) == ((), people)


def announce(tracker: PresenceTracker, hub: Hub, now: float) -> int:
    while not tracker.changed.empty():
        tracker._note(tracker.changed.get_nowait())
    for match in tracker._take_due(now):
        hub.show_presence(match)
    return woken(hub)


seats = st.lists(st.sampled_from([Seat(0), Seat(1), Seat(2)]), unique=True, max_size=2).map(tuple)


@given(st.lists(st.tuples(st.integers(0, 5), st.sampled_from(["add", "drop", "seat"]), seats), max_size=60))
def test_the_counts_equal_those_of_the_connected_sockets(changes: list[tuple[int, str, tuple[Seat, ...]]]) -> None:
    hub, there = Hub(), set[Watcher]()
    session = cast("Session", SimpleNamespace(id="s"))
    watchers = [Watcher(MATCH, session) for _ in range(6)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hub_module, "seats_of", lambda table, _: table)
        for number, change, held in changes:
            watcher = watchers[number]
            if change == "seat":
                hub.seat(watcher, cast("Table", held))
            elif change == "add" and watcher not in there:
                hub.add(watcher)
                there.add(watcher)
            elif change == "drop" and watcher in there:
                hub.drop(watcher)
                there.discard(watcher)
            expected = sorted({seat for each in there for seat in each.held})
            assert hub.presence(MATCH) == (tuple(expected), sum(not each.held for each in there))
    for watcher in there:
        hub.drop(watcher)
    assert not any((hub.watchers, hub.seats, hub.spectators, hub.shown, hub.remote))


def test_no_change_is_lost_when_the_heartbeat_interrupts() -> None:
    async def scenario() -> None:
        hub = Hub()
        tracker = PresenceTracker(cast("Any", SimpleNamespace(hub=hub)))
        hub.presence_queues.append(tracker.changed)
        loop = asyncio.get_running_loop()
        assert await tracker._next_batch(loop.time()) == set()
        hub.add(Watcher(MATCH, None))
        found: set[MatchId] = set()
        while not found:
            found = await tracker._next_batch(loop.time() + BATCH_SECONDS / 2)
        assert found == {MATCH}

    asyncio.run(scenario())
