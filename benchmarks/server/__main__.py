"""Load on the server, over loopback only: many tables, three connections each, moves at a steady rate.

    python -m benchmarks.server [--tables 500] [--rate 300] [--seconds 30] [--database sqlite|postgres] [--experts 0]

Prints moves acknowledged a second, the time from sending a move until another client at the table has it, memory for
each idle table and connection, the CPU of idle tables, and how long a finished game takes to open.
"""

import argparse
import asyncio
import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.server.load import Table, quantile, seat_everyone
from tests.server.conftest import Cluster, program
from tests.server.processes import Process
from tests.server.support import Person, newcomer, observed, whole_turn

PEOPLE = 3


def rss_kb(process: int) -> int:
    """Memory of one process in kB."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0])


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    with TemporaryDirectory(prefix="kilowatt-bench-") as folder:
        if kind == "sqlite":
            yield f"sqlite:///{Path(folder) / 'bench.db'}"
            return
        initdb, postgres = program("initdb"), program("postgres")
        if initdb is None or postgres is None:
            raise SystemExit("PostgreSQL is not installed (apt-get install postgresql)")
        cluster = Cluster(Path(folder), initdb, postgres)
        try:
            yield cluster.new_database()
        finally:
            cluster.stop()


async def measure(server: Process, options: argparse.Namespace) -> None:
    assert server.running is not None
    process = server.running.pid
    people = [await newcomer(server.url, name) for name in "ABC"]
    await people[0].create(players=2, seats=[{"kind": "me"}, {"kind": "me"}])
    start = rss_kb(process)
    matches = await seat_everyone(people, options.tables)
    seated = rss_kb(process)
    tables = [Table(people, match) for match in matches]
    await open_all(tables)
    opened = rss_kb(process)
    print(f"  memory: {(seated - start) / options.tables:.0f} kB an idle table, ", end="")
    print(f"{(opened - seated) / (options.tables * PEOPLE):.0f} kB a connection, {opened // 1024} MB in all")
    before = cpu_seconds(process)
    await asyncio.sleep(5)
    print(f"  idle: {(cpu_seconds(process) - before) / 5:.1%} of a core for {options.tables} tables that wait")
    experts = [asyncio.ensure_future(watch_experts(people[0])) for _ in range(options.experts)]
    await drive(tables, options, process)
    for task in experts:
        task.cancel()
    await asyncio.gather(*experts, return_exceptions=True)
    await asyncio.gather(*(table.close() for table in tables))
    await open_finished(people[0])


async def open_all(tables: list[Table]) -> None:
    gate = asyncio.Semaphore(20)

    async def one(table: Table) -> None:
        async with gate:
            await table.open()

    await asyncio.gather(*(one(table) for table in tables))


async def drive(tables: list[Table], options: argparse.Namespace, process: int) -> None:
    pace = len(tables) / options.rate
    before, began = cpu_seconds(process), time.monotonic()
    await asyncio.gather(*(table.drive(pace, options.seconds, n / len(tables)) for n, table in enumerate(tables)))
    took = time.monotonic() - began
    delays = [delay * 1000 for table in tables for delay in table.delays]
    acks = [delay * 1000 for table in tables for delay in table.acks]
    print(f"  {len(acks) / took:.0f} moves/s acknowledged ({len(acks)} moves), server CPU ", end="")
    print(f"{(cpu_seconds(process) - before) / took:.0%} of a core")
    print(f"  send to acknowledgement: p50 {quantile(acks, 0.5):.1f} ms, p99 {quantile(acks, 0.99):.1f} ms")
    print(f"  send to broadcast:       p50 {quantile(delays, 0.5):.1f} ms, p99 {quantile(delays, 0.99):.1f} ms")


async def watch_experts(person: Person) -> None:
    """A table of expert bots that think all the time."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "expert"} for _ in range(3))]
    match = (await person.create(players=4, seats=seats))["match"]
    await person.post(f"/api/matches/{match}/stand-in", {"bot": "expert"})
    await asyncio.sleep(3600)


async def open_finished(person: Person) -> None:
    """A game played to its end, then opened as the page does it: the table, the record, one state."""
    match = (await person.create(players=3, seats=[{"kind": "me"}] * 3))["match"]
    while True:
        view = await person.look(match)
        seen = observed(view["observation"])
        if seen.active is None:
            break
        await person.play(match, view["table"]["seq"], *whole_turn(seen))
    moves, times = view["table"]["number"], []
    for number in range(20):
        began = time.perf_counter()
        await person.look(match)
        await person.get(f"/api/matches/{match}/record")
        await person.get(f"/api/matches/{match}/states/{moves * number // 20}?seat=0&reveal=true")
        times.append((time.perf_counter() - began) * 1000)
    print(f"  opening a finished game of {moves} moves: p50 {quantile(times, 0.5):.0f} ms (table, record and a state)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=300.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--database", choices=["sqlite", "postgres"], action="append")
    parser.add_argument("--experts", type=int, default=0, help="tables of expert bots that think meanwhile")
    options = parser.parse_args()
    for kind in options.database or ["sqlite", "postgres"]:
        told = f"{options.tables} tables, {options.tables * PEOPLE} connections, aim {options.rate:.0f} moves/s"
        print(f"{kind}: {told}, load average {os.getloadavg()[0]:.1f}", flush=True)
        with database(kind) as url:
            server = Process(url)
            server.start()
            try:
                asyncio.run(measure(server, options))
            finally:
                server.stop()


if __name__ == "__main__":
    main()
