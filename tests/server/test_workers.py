"""Workers: one that hangs is killed, kinds of work do not wait for each other, and people take turns."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from kilowatt.content import game_for
from kilowatt.engine import BoardId, Chance, Config
from kilowatt.engine.record import Record
from kilowatt.server.analysis.figures import statistics
from kilowatt.server.matches import clocks
from kilowatt.server.problems import Code, Problem
from kilowatt.server.settings import Settings
from kilowatt.server.wire_types import MatchId
from kilowatt.server.work.bot_runner import FALLBACK, PlannedTurn, plan_turn
from kilowatt.server.work.compute_pool import ComputePool, Lane, WorkerTimeout
from kilowatt.server.work.fair_turns import FairTurns
from tests.play import plausible, turns
from tests.server.support import GENEROUS, LocalServer, local_server, run, settings_for, wait_for

LONG = 10_000.0


@asynccontextmanager
async def pool() -> AsyncIterator[ComputePool]:
    found = ComputePool(1)
    try:
        yield found
    finally:
        await found.close()


def test_a_worker_that_hangs_is_killed_and_replaced() -> None:
    async def scenario() -> None:
        async with pool() as found:
            lane = found.bots
            first = await lane.run("Ada", os.getpid)
            lane.seconds = 0.1
            with pytest.raises(WorkerTimeout):
                await lane.run("Ada", time.sleep, LONG)
            assert not await found.is_up()
            lane.seconds = LONG
            assert await lane.run("Ada", os.getpid) != first
            assert await found.is_up()

    run(scenario)


def test_a_worker_whose_caller_is_gone_is_free_again() -> None:
    async def scenario() -> None:
        async with pool() as found:
            hung = asyncio.ensure_future(found.bots.run("Ada", time.sleep, LONG))
            await asyncio.sleep(0)
            hung.cancel()
            assert await found.bots.run("Ada", os.getpid) != os.getpid()

    run(scenario)


def test_a_clock_runs_out_while_the_bots_workers_hang(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "deadline", lambda facts, places, seat, began: began + 50)

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            hung = asyncio.ensure_future(server.services.pool.bots.run("Eve", time.sleep, LONG))
            ada = await server.person("Ada")
            match = await ada.hot_seat(clock={"kind": "move", "seconds": 5})
            await wait_for(lambda: has_moves(server, match))
            assert not hung.done()
            hung.cancel()

    run(scenario)


async def has_moves(server: LocalServer, match: MatchId) -> bool:
    return (await server.services.matches.fresh(match)).seq > 0


def test_a_built_in_bot_plays_for_one_that_takes_too_long(tmp_path: Path) -> None:
    """The bot's worker is replaced by a function that takes too long for every other bot."""

    async def never_ends(owner: str, work: object, *arguments: Any) -> PlannedTurn:
        if arguments[3] != FALLBACK:
            raise WorkerTimeout("simulated")
        return plan_turn(*arguments)

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            server.services.pool.bots.run = never_ends  # type: ignore[method-assign,assignment]  # see above
            await server.play_until_a_bot_moves("expert")
            assert server.services.metrics.registry.get_sample_value("kilowatt_bot_failures_total")

    run(scenario)


# --- turns


def test_people_take_turns_and_one_cannot_fill_the_queue() -> None:
    async def scenario() -> None:
        found, served = FairTurns(1, most_waiting=3), list[str]()

        async def ask(owner: str) -> None:
            async with found.turn(owner):
                served.append(owner)
                await asyncio.sleep(0)

        async with found.turn("Eve"):
            asked = [asyncio.ensure_future(ask(owner)) for owner in ("Eve", "Eve", "Eve", "Ada", "Bob", "Ada")]
            await asyncio.sleep(0)
            with pytest.raises(Problem) as refused:
                await ask("Eve")
            assert refused.value.code is Code.TOO_MANY
        await asyncio.gather(*asked)
        assert served == ["Eve", "Ada", "Bob", "Eve", "Ada", "Eve"]
        assert found.free == 1

    run(scenario)


@pytest.mark.parametrize("cancel_at", range(4))
def test_a_turn_is_not_lost_if_its_owner_leaves(cancel_at: int) -> None:
    async def scenario() -> None:
        found = FairTurns(1, most_waiting=3)

        async def ask() -> None:
            async with found.turn("Ada"):
                await asyncio.sleep(0)

        async with found.turn("Eve"):
            asked = [asyncio.ensure_future(ask()) for _ in range(3)]
            await asyncio.sleep(0)
        for _ in range(cancel_at):
            await asyncio.sleep(0)
        asked[0].cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert found.free == 1

    run(scenario)


def test_statistics_are_computed_once_however_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    computed = list[bytes]()

    async def counted(self: Lane, owner: str, work: Any, *arguments: Any) -> Any:
        if work is statistics:
            computed.append(arguments[0])
        return await asyncio.to_thread(work, *arguments)

    monkeypatch.setattr(Lane, "run", counted)

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            game = game_for(Config(BoardId("germany"), players=2))
            record = Record.of(game, Chance(seed=3), [turn.action for turn in turns(game, Chance(seed=3), plausible)])
            study = await ada.post("/api/records", msgspec.json.decode(record.to_json()))
            path = f"/api/matches/{study['match']}/statistics"
            answers = await asyncio.gather(*(ada.get(path) for _ in range(5)))
            assert all(answer == answers[0] for answer in answers)
            assert len(computed) == 1

    run(scenario)


def test_a_clock_leaves_no_job_in_the_queue(postgres_url: str) -> None:
    """A turn of three days would otherwise leave a row for each move."""

    async def scenario() -> None:
        async with local_server(Settings(database_url=postgres_url, port=0, **GENEROUS)) as server:
            ada = await server.person("Ada")
            match = await ada.hot_seat(clock={"kind": "move", "seconds": 259_200})
            for _ in range(3):
                await ada.move(match)
        with psycopg.connect(postgres_url) as connection:
            assert connection.execute("SELECT count(*) FROM procrastinate_jobs").fetchone() == (0,)

    run(scenario)
