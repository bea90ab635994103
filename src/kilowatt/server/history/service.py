"""Games as a whole: states by number, records, imports, forks, figures, hints."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, delete, insert, select

from kilowatt.content import BrokenContent
from kilowatt.engine import Action, Chance, Config, Event, Game, KilowattError, Seat, redact
from kilowatt.engine.record import VERSION, RecordedMove
from kilowatt.engine.value import Value
from kilowatt.server.accounts.models import Session
from kilowatt.server.history.figures import check_record, hint, open_game_for, statistics, turning
from kilowatt.server.history.models import Hint, Imported, PublicRecord, StateList, StateView, Statistics, Turning
from kilowatt.server.lobby.changes import new_facts
from kilowatt.server.lobby.models import Fork, Seated
from kilowatt.server.lobby.service import Lobby
from kilowatt.server.matches.models import Entry, Place, Terms
from kilowatt.server.matches.past import WrittenMove, moves_in_force, state_after, states_between, written_moves
from kilowatt.server.matches.rows import insert_match, row_of
from kilowatt.server.matches.service import Matches
from kilowatt.server.matches.table import Facts, Table
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store import tables as t
from kilowatt.server.store.database import now
from kilowatt.server.store.lines import Row
from kilowatt.server.wire import encode
from kilowatt.server.work.pool import Pool

replace = msgspec.structs.replace
FIGURES, TURNING = "figures", "turning"
HINTS = 5


class WrittenRecord(Value, frozen=True):
    """The engine's record, of moves as they were written."""

    version: int
    config: Config
    chance: Chance
    opening: tuple[Event, ...]
    moves: tuple[WrittenMove, ...]


class History:
    """The service of what has been played."""

    def __init__(self, matches: Matches, lobby: Lobby, pool: Pool, studies: bool) -> None:
        self.matches = matches
        self.lobby = lobby
        self.pool = pool
        self.studies = studies

    # --- looking back

    async def state(
        self, match: str, session: Session | None, number: int, wanted: int | None, reveal: bool
    ) -> StateView:
        """The game after so many moves. Of what is over anyone may look from any seat, and with all money revealed."""
        table = await self._table(match)
        seat = self.matches.view_of(table, session, wanted)
        state = await self.matches.tables.database.read(state_after, table, number)
        return StateView(number, table.facts.number, shown_game(table, reveal).observe(state, seat))

    async def states(
        self, match: str, session: Session | None, first: int, count: int, wanted: int | None, reveal: bool
    ) -> StateList:
        """The game after each of so many moves in a row, as far as there are any."""
        table = await self._table(match)
        seat = self.matches.view_of(table, session, wanted)
        last = min(first + count - 1, table.facts.number)
        found = await self.matches.tables.database.read(states_between, table, first, last)
        game = shown_game(table, reveal)
        shown = tuple(game.observe(state, seat, prices=False) for state in found)
        return StateList(first, table.facts.number, shown)

    async def record(self, match: str, session: Session | None) -> WrittenRecord | PublicRecord:
        """The whole game: with all secrets once it is over, without them before."""
        table = await self._table(match)
        self.matches.view_of(table, session)
        if table.state is None:
            raise Problem(Code.WRONG_STATUS, status=table.facts.status)
        if table.is_open_book:
            return record_of(table, await self.matches.tables.database.read(written_moves, table))
        moves = await self.matches.tables.database.read(moves_in_force, table)
        shown = tuple(replace(entry, events=redacted(entry.events)) for entry in moves)
        return PublicRecord(table.facts.terms.config, redacted(table.facts.opening), shown)

    async def _table(self, match: str) -> Table:
        """As it is now. What is over is as it was: nobody has to ask."""
        table = await self.matches.tables.get(match)
        return table if table.is_open_book else await self.matches.tables.fresh(match)

    # --- importing and playing on

    async def bring_in(self, session: Session, data: bytes) -> Imported:
        """A record becomes a study, if every move of it is legal."""
        try:
            record = await self.pool.study(check_record, data)
        except (KilowattError, BrokenContent, ValueError) as error:
            raise Problem(Code.BROKEN_RECORD, fault=str(error)[:300]) from error
        terms = Terms(config=record.config, seeded=True)
        facts = replace(
            new_facts(terms, record.chance),
            status="study",
            opening=record.opening,
            seq=len(record.moves),
            number=len(record.moves),
            finished=now(),
        )
        places = tuple(
            Place(seat=Seat(seat), kind="bot", name="", session=session.id if seat == 0 else None)
            for seat in range(record.config.players)
        )
        await self.matches.tables.database.write(insert_match, facts, places, rows_of(facts, record.moves))
        return Imported(facts.id, len(record.moves))

    async def fork(self, match: str, session: Session, wish: Fork) -> Seated:
        """Play on from some point of a game that is over: one that runs would give its cards away."""
        table = await self.matches.tables.fresh(match)
        self.matches.view_of(table, session)
        if not table.is_open_book:
            raise Problem(Code.WRONG_STATUS, status=table.facts.status)
        if wish.number > table.facts.number:
            raise Problem(Code.NO_SUCH_NUMBER, number=wish.number, most=table.facts.number)
        moves = (await self.matches.tables.database.read(moves_in_force, table))[: wish.number]
        if wish.number == table.facts.number and table.playing.active is None:
            raise Problem(Code.NO_SUCH_NUMBER, number=wish.number, most=wish.number - 1)
        terms = replace(
            table.facts.terms,
            clock=wish.clock,
            listed=wish.listed,
            spectators=wish.spectators,
            hints=wish.hints,
            seeded=True,
        )
        facts = replace(
            new_facts(terms, table.facts.chance),
            opening=table.facts.opening,
            origin=match,
            seq=len(moves),
            number=len(moves),
        )
        recorded = [RecordedMove(entry.seat, acted(entry), entry.events) for entry in moves]
        return await self.lobby.open_table(session, facts, wish.name, wish.seats, rows_of(facts, recorded))

    # --- figures

    async def statistics(self, match: str, session: Session | None) -> Statistics:
        """Figures of a game that is over, with its turning points once they are known."""
        table = await self._over(match, session)
        stored = await self._stored(match, FIGURES)
        if stored is None:
            stored = await self._compute(table, FIGURES)
        turned = await self._stored(match, TURNING)
        figures = msgspec.json.decode(stored, type=Statistics)
        return replace(figures, turning=None if turned is None else msgspec.json.decode(turned, type=Turning))

    async def study(self, match: str) -> None:
        """What is computed in the background when a game has ended."""
        table = await self.matches.tables.fresh(match)
        for kind in (FIGURES, TURNING) if self.studies else ():
            if table.is_open_book and await self._stored(match, kind) is None:
                await self._compute(table, kind)

    async def _over(self, match: str, session: Session | None) -> Table:
        table = await self.matches.tables.fresh(match)
        self.matches.view_of(table, session)
        if not table.is_open_book:
            raise Problem(Code.WRONG_STATUS, status=table.facts.status)
        return table

    async def _stored(self, match: str, kind: str) -> str | None:
        query = select(t.analyses.c.result).where(t.analyses.c.match == match, t.analyses.c.kind == kind)
        found: str | None = await self.matches.tables.database.read(lambda c: c.execute(query).scalar_one_or_none())
        return found

    async def _compute(self, table: Table, kind: str) -> str:
        data = encode(record_of(table, await self.matches.tables.database.read(written_moves, table)))
        result = await (self.pool.think(statistics, data) if kind == FIGURES else self.pool.study(turning, data))
        text = msgspec.json.encode(result).decode()
        where = (t.analyses.c.match == table.id) & (t.analyses.c.kind == kind)

        def work(connection: Connection) -> None:
            connection.execute(delete(t.analyses).where(where))
            values = {"match": table.id, "kind": kind, "result": text, "at": now()}
            connection.execute(insert(t.analyses), [values])

        await self.matches.tables.database.write(work)
        return text

    # --- hints

    async def hint(self, match: str, session: Session | None, wanted: int | None) -> Hint:
        """Moves for one's own position; judged from what the seat sees, in a worker."""
        table = await self.matches.tables.fresh(match)
        seat = self.matches.player_of(table, session, wanted)
        if not table.facts.terms.hints:
            raise Problem(Code.NO_HINTS)
        if table.active != seat:
            raise Problem(Code.NOT_YOUR_SEAT, seat=seat)
        number, seen = table.facts.number, table.game.observe(table.playing, seat)
        return Hint(number, await self.pool.think(hint, table.facts.terms.config, seen, HINTS))


def shown_game(table: Table, reveal: bool) -> Game:
    """The game whose eyes one looks with: of what is over, all money can be shown."""
    return open_game_for(table.facts.terms.config) if reveal and table.is_open_book else table.game


def rows_of(facts: Facts, moves: Iterable[RecordedMove]) -> list[Row]:
    """Moves that were made elsewhere, as lines of a new log."""
    return [
        row_of(facts.id, Entry(number, "act", number, move.seat, "person", move.action, move.events, facts.created))
        for number, move in enumerate(moves, 1)
    ]


def record_of(table: Table, moves: list[WrittenMove]) -> WrittenRecord:
    facts = table.facts
    return WrittenRecord(VERSION, facts.terms.config, facts.chance, facts.opening, tuple(moves))


def acted(entry: Entry) -> Action:
    if entry.action is None:
        raise ValueError(f"entry {entry.seq} is no move")
    return entry.action


def redacted(events: tuple[Event, ...]) -> tuple[Event, ...]:
    return tuple(redact(event) for event in events)
