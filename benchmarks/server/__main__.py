"""Load test of the server over loopback: many matches with three connections each, moves at a constant rate.

    python -m benchmarks.server [--tables 500] [--rate 300] [--seconds 20] [--experts 4] [--database sqlite|postgres]

Prints acknowledged moves per second, the time until each client of a match has a move, memory per idle match and
connection, CPU time of idle matches, and the time to open a finished game; then repeats the load while expert bots run.
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
from tests.server.postgres import NotInstalled, private_cluster
from tests.server.processes import Process
from tests.server.support import NO_TLS

IDLE_SECONDS = 5
FINISHED = 6
LENGTH = 400
"""Approximate number of moves of the finished games."""


def rss_kb(process: int) -> int:
    """Resident memory of a process in kB."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0])


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    """The URL of a new database that flushes to disk, as in production."""
    if kind == "sqlite":
        with TemporaryDirectory(prefix="kilowatt-bench-") as folder:
            yield f"sqlite:///{Path(folder) / 'bench.db'}"
        return
    try:
        with private_cluster(fsync=True) as cluster:
            yield cluster.new_database()
    except NotInstalled as error:
        raise SystemExit(error) from error


class Run:
    """One server under load."""

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
            await self._drive(tables, "without bots")
            if self.options.experts:
                for _ in range(self.options.experts):
                    await seat_experts(people)
                await self._drive(tables, f"{self.options.experts} matches of expert bots running")
            for table in tables:
                table.close()

    async def _idle(self, people: People) -> list[Table]:
        """Create the matches, connect everyone and wait."""
        count = self.options.tables
        await make_tables(people, self.scripts, len(self.scripts))
        start = rss_kb(self.process)
        tables = await make_tables(people, self.scripts, count)
        seated = rss_kb(self.process)
        await open_all(tables)
        opened = rss_kb(self.process)
        report("memory per idle match", f"{(seated - start) / count:.0f} kB")
        report("memory per connection", f"{(opened - seated) / (count * PLAYERS):.0f} kB")
        report("total memory", f"{opened // 1024} MB")
        await asyncio.sleep(1)
        before = cpu_seconds(self.process)
        await asyncio.sleep(IDLE_SECONDS)
        used = (cpu_seconds(self.process) - before) / IDLE_SECONDS
        report("CPU while idle", f"{used:.1%} of a core")
        return tables

    async def _drive(self, tables: list[Table], label: str) -> None:
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
        print(f"  -- {label}")
        report("moves acknowledged", f"{len(acks) / took:.0f} per second, of {self.options.rate:.0f} requested")
        report("sent to acknowledged", f"p50 {quantile(acks, 0.5):.1f} ms, p99 {quantile(acks, 0.99):.1f} ms")
        report("sent to broadcast", f"p50 {quantile(delays, 0.5):.1f} ms, p99 {quantile(delays, 0.99):.1f} ms")
        report("CPU of the server", f"{used / took:.0%} of a core, {used / max(1, len(acks)) * 1000:.2f} ms per move")
        report("CPU of the clients", f"{ours / took:.0%} of a core")
        await asyncio.sleep(2)


async def seat_experts(people: People) -> None:
    """Create a match of bots that compute all the time."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "expert"}] * 3]
    made = await people.post("/api/matches", {"name": "A", "players": 4, "seats": seats})
    await people.post(f"/api/matches/{made['match']}/stand-in", {"bot": "expert"})


async def finish_games(server: Process) -> tuple[People, list[tuple[str, int]]]:
    """Play some games to their end."""
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
    """Open each game as the page does, on a freshly started server."""
    async with httpx.AsyncClient(base_url=server.url, verify=NO_TLS, timeout=60) as client:
        people = People(server.url, client, known.tokens)
        await people.get("/api/offer")
        for label in ("first", "again"):
            times = []
            for match, length in games:
                began = time.perf_counter()
                await people.get(f"/api/matches/{match}")
                await people.get(f"/api/matches/{match}/record")
                await people.get(f"/api/matches/{match}/states/{length // 2}?seat=0&reveal=true")
                times.append((time.perf_counter() - began) * 1000)
            length = games[0][1]
            spread = f"p50 {quantile(times, 0.5):.0f} ms, slowest {max(times):.0f} ms"
            report(f"finished game of {length} moves, {label}", spread)


def report(name: str, value: str) -> None:
    print(f"  {name:<38} {value}", flush=True)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=300.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--experts", type=int, default=4, help="matches of expert bots running in parallel")
    parser.add_argument("--database", choices=["sqlite", "postgres"], action="append")
    return parser.parse_args()


def main() -> None:
    options = parsed()
    for kind in options.database or ["sqlite", "postgres"]:
        size = f"{options.tables} matches, {options.tables * PLAYERS} connections"
        print(f"{kind}: {size}; load average before: {os.getloadavg()[0]:.1f}", flush=True)
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
