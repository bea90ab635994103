"""Load on the server, over loopback only: many tables, three connections each, moves at a steady rate.

    python -m benchmarks.server [--tables 500] [--rate 300] [--seconds 20] [--experts 4] [--database sqlite|postgres]

Prints moves acknowledged a second, the time from sending a move until each client at the table has it, memory for
each idle table and connection, the CPU of idle tables, and how long a finished game takes to open; then the same load
while expert bots think.
"""

import argparse
import asyncio
import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import uvloop

from benchmarks.server.load import GAMES, PLAYERS, People, Script, Table, invite, make_tables, open_all, quantile, study
from tests.server.conftest import Cluster, program
from tests.server.processes import Process
from tests.server.support import NO_TLS

IDLE_SECONDS = 5
FINISHED = 6
LENGTH = 400
"""The moves of a game to be opened, about."""


def rss_kb(process: int) -> int:
    """Memory of one process in kB."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0])


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    """A database that flushes to the disk, as one that is meant to last does."""
    with TemporaryDirectory(prefix="kilowatt-bench-") as folder:
        if kind == "sqlite":
            yield f"sqlite:///{Path(folder) / 'bench.db'}"
            return
        initdb, postgres = program("initdb"), program("postgres")
        if initdb is None or postgres is None:
            raise SystemExit("PostgreSQL is not installed (apt-get install postgresql)")
        cluster = Cluster(Path(folder), initdb, postgres, fsync=True)
        try:
            yield cluster.new_database()
        finally:
            cluster.stop()


class Run:
    """One server, one load."""

    def __init__(self, server: Process, options: argparse.Namespace) -> None:
        assert server.running is not None
        self.server = server
        self.process = server.running.pid
        self.options = options
        self.scripts = [Script(board, seed) for board, seed in GAMES]

    async def measure(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.url, verify=NO_TLS, timeout=60) as client:
            people = await invite(self.server.url, client)
            tables = await self._idle(people)
            await self._drive(tables, "bots asleep")
            if self.options.experts:
                for _ in range(self.options.experts):
                    await seat_experts(people)
                await self._drive(tables, f"{self.options.experts} tables of expert bots thinking")
            for table in tables:
                table.close()

    async def _idle(self, people: People) -> list[Table]:
        """Everyone sits down and waits."""
        count = self.options.tables
        await make_tables(people, self.scripts, len(self.scripts))
        start = rss_kb(self.process)
        tables = await make_tables(people, self.scripts, count)
        seated = rss_kb(self.process)
        await open_all(tables)
        opened = rss_kb(self.process)
        tell("memory of an idle table", f"{(seated - start) / count:.0f} kB")
        tell("memory of a connection", f"{(opened - seated) / (count * PLAYERS):.0f} kB")
        tell("memory in all", f"{opened // 1024} MB")
        await asyncio.sleep(1)
        before = cpu_seconds(self.process)
        await asyncio.sleep(IDLE_SECONDS)
        used = (cpu_seconds(self.process) - before) / IDLE_SECONDS
        tell("CPU of all of them idle", f"{used:.1%} of a core")
        return tables

    async def _drive(self, tables: list[Table], told: str) -> None:
        pace = len(tables) / self.options.rate
        before, own, began = cpu_seconds(self.process), time.process_time(), time.perf_counter()
        for number, table in enumerate(tables):
            table.delays, table.acks, table.late = [], [], 0
            table.begin(pace, number / len(tables))
        await asyncio.sleep(self.options.seconds)
        took = time.perf_counter() - began
        for table in tables:
            table.end()
        used, ours = cpu_seconds(self.process) - before, time.process_time() - own
        delays = [delay * 1000 for table in tables for delay in table.delays]
        acks = [delay * 1000 for table in tables for delay in table.acks]
        print(f"  -- {told}")
        tell("moves acknowledged", f"{len(acks) / took:.0f} a second, of {self.options.rate:.0f} wanted")
        tell("sent to acknowledged", f"p50 {quantile(acks, 0.5):.1f} ms, p99 {quantile(acks, 0.99):.1f} ms")
        tell("sent to broadcast", f"p50 {quantile(delays, 0.5):.1f} ms, p99 {quantile(delays, 0.99):.1f} ms")
        tell("CPU of the server", f"{used / took:.0%} of a core, {used / max(1, len(acks)) * 1000:.2f} ms a move")
        tell("CPU of the clients", f"{ours / took:.0%} of a core")
        await asyncio.sleep(2)


async def seat_experts(people: People) -> None:
    """A table of bots that think all the time."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "expert"}] * 3]
    made = await people.post("/api/matches", {"name": "A", "players": 4, "seats": seats})
    await people.post(f"/api/matches/{made['match']}/stand-in", {"bot": "expert"})


async def finish_games(server: Process) -> tuple[People, list[tuple[str, int]]]:
    """Games that are over, played here from their first move."""
    script = min((Script(board, seed) for board, seed in GAMES), key=lambda script: abs(len(script) - LENGTH))
    async with httpx.AsyncClient(base_url=server.url, verify=NO_TLS, timeout=60) as client:
        people = await invite(server.url, client)
        source = await study(people, script)
        games = []
        for _ in range(FINISHED):
            wish = {"number": 0, "name": "A", "seats": [{"kind": "me"}] * PLAYERS}
            match = str((await people.post(f"/api/matches/{source}/fork", wish))["match"])
            for seq, move in enumerate(script.record.moves):
                await people.post(
                    f"/api/matches/{match}/moves", {"seq": seq, "actions": [move.action], "seat": move.seat}
                )
            games.append((match, len(script)))
    return people, games


async def open_finished(server: Process, known: People, games: list[tuple[str, int]]) -> None:
    """Each opened as the page does it: the table, the record, some states. The server has just begun."""
    async with httpx.AsyncClient(base_url=server.url, verify=NO_TLS, timeout=60) as client:
        people = People(server.url, client, known.tokens)
        await people.get("/api/offer")
        for told in ("first", "again"):
            times = []
            for match, length in games:
                began = time.perf_counter()
                await people.get(f"/api/matches/{match}")
                await people.get(f"/api/matches/{match}/record")
                await people.get(f"/api/matches/{match}/states/{length // 2}?seat=0&reveal=true")
                times.append((time.perf_counter() - began) * 1000)
            length = games[0][1]
            spread = f"p50 {quantile(times, 0.5):.0f} ms, slowest {max(times):.0f} ms"
            tell(f"finished game of {length} moves, {told}", spread)


def tell(name: str, value: str) -> None:
    print(f"  {name:<38} {value}", flush=True)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=300.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--experts", type=int, default=4, help="tables of expert bots that think meanwhile")
    parser.add_argument("--database", choices=["sqlite", "postgres"], action="append")
    return parser.parse_args()


def main() -> None:
    options = parsed()
    for kind in options.database or ["sqlite", "postgres"]:
        told = f"{options.tables} tables, {options.tables * PLAYERS} connections"
        print(f"{kind}: {told}; load of the machine before {os.getloadavg()[0]:.1f}", flush=True)
        with database(kind) as url:
            server = Process(url)
            server.start()
            try:
                uvloop.run(Run(server, options).measure())
                people, games = uvloop.run(finish_games(server))
                server.stop()
                server.start()
                uvloop.run(open_finished(server, people, games))
            finally:
                server.stop()


if __name__ == "__main__":
    main()
