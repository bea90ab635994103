"""The server never plays an old plan on: not after a takeback, in another worker, or after a restart.

The bot of these tests would do so if an object of it lived on between two calls. Every move it made must be the first
action that a new bot plans.
"""

import asyncio
from pathlib import Path

from kilowatt.engine import BuyFuel, Seat
from kilowatt.server.matches.table import Table
from kilowatt.server.wire_types import MatchId
from tests.bots import remembering_bot
from tests.server.support import LocalServer, Person, local_server, run, settings_for

BOTS = f"slow={Path(remembering_bot.__file__)}:Remembering"


class Game:
    """A person's match against the bot."""

    def __init__(self, server: LocalServer, person: Person, match: MatchId, bot: Seat) -> None:
        self.server = server
        self.person = person
        self.match = match
        self.bot = bot

    async def table(self) -> Table:
        return await self.server.services.matches.fresh(self.match)

    async def play_until_bot_buys(self, purchases: int) -> Table:
        """Play until the bot has bought this many markers and is still in its turn."""
        while True:
            table = await self.table()
            if table.active != self.bot:
                await self.person.move(self.match)
            elif bought(table) >= purchases:
                return table
            else:
                await asyncio.sleep(0.01)

    async def end_of_round(self) -> Table:
        """Play to the end of the round in progress."""
        first = (await self.table()).playing.round
        while (await self.table()).playing.round == first:
            if (await self.table()).active == self.bot:
                await asyncio.sleep(0.01)
            else:
                await self.person.move(self.match)
        return await self.table()


def bought(table: Table) -> int:
    """The markers that the bot has bought in its turn so far."""
    purchases = 0
    for step in reversed(table.steps):
        if not isinstance(step.entry.action, BuyFuel) or step.entry.seat != table.active:
            break
        purchases += 1
    return purchases


async def new_game(server: LocalServer, seed: int) -> Game:
    person = await server.person()
    made = await person.create(players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "slow"}], seed=seed)
    [seat] = (await person.look(made["match"]))["mine"]
    return Game(server, person, made["match"], Seat(1 - seat))


def check(table: Table, bot: Seat) -> int:
    """Each move of the bot is what a new bot plans; how many there were in its long turns."""
    planner = remembering_bot.simple(table.game)
    steps = [step for step in table.steps if step.entry.seat == bot]
    slow = [step for step in steps if step.before.phase in remembering_bot.SLOW_PHASES]
    for step in slow:
        planned = planner.plan(table.game.observe(step.before, bot, prices=False))
        assert step.entry.action == planned[0], f"move {step.entry.number}"
    return len(slow)


def test_a_takeback_in_the_middle_of_a_plan(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, bots=BOTS)) as server:
            game = await new_game(server, seed=3)
            table = await game.play_until_bot_buys(1)
            assert table.playing.round == 1
            check(table, game.bot)
            last = max(step.entry.number for step in table.steps if step.entry.seat != game.bot)
            body = {"agree": True, "number": last - 1}
            await game.person.post(f"/api/matches/{game.match}/takeback", body)
            assert check(await game.end_of_round(), game.bot) > 4

    run(scenario)


def test_two_workers_that_take_turns_at_two_matches(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, bots=BOTS, bot_workers=2)) as server:
            games = [await new_game(server, seed=3) for _ in range(3)]
            tables = await asyncio.gather(*[game.end_of_round() for game in games])
            for game, table in zip(games, tables, strict=True):
                assert check(table, game.bot) > 4

    run(scenario)


def test_a_restart_in_the_middle_of_a_plan(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, bots=BOTS)) as server:
            game = await new_game(server, seed=3)
            before = await game.play_until_bot_buys(1)
        async with local_server(settings_for(tmp_path, bots=BOTS)) as server:
            person = Person(server.url, game.person.name, game.person.token)
            again = Game(server, person, game.match, game.bot)
            table = await again.end_of_round()
            assert table.seq > before.seq
            assert check(table, game.bot) > 4

    run(scenario)
