"""Chat: short lines, so many a minute, stored. They are text, and every client must show them as text."""

from collections import OrderedDict

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from kilowatt.engine import Seat
from kilowatt.server.accounts.models import Session
from kilowatt.server.limits import Limiter
from kilowatt.server.live.hub import Hub
from kilowatt.server.live.protocol import ChatLine
from kilowatt.server.matches.service import Matches, seats_of
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store import tables as t
from kilowatt.server.store.database import now

PAGE = 200
TRIES = 10
KNOWN = 10_000


class ChatRoom:
    """The service of chat."""

    def __init__(self, matches: Matches, hub: Hub, longest: int, per_minute: float) -> None:
        self.matches = matches
        self.hub = hub
        self.longest = longest
        self.limiter = Limiter(per_minute / 60, max(5, per_minute / 4))
        self.latest: OrderedDict[str, int] = OrderedDict()
        """The newest line of a table, as far as this process has heard."""

    def note(self, match: str, line: int) -> None:
        """There is a new line."""
        self.latest[match] = max(line, self.latest.get(match, 0))
        self.latest.move_to_end(match)
        if len(self.latest) > KNOWN:
            self.latest.popitem(last=False)
        self.hub.wake(match)

    async def say(self, match: str, session: Session | None, text: str, wanted: int | None) -> ChatLine:
        """A line by someone at the table; spectators read only."""
        table = await self.matches.tables.fresh(match)
        if session is None:
            raise Problem(Code.NO_SESSION)
        if not seats_of(table, session):
            raise Problem(Code.NOT_SEATED)
        seat = self.matches.seat_of(table, session, wanted)
        cleaned = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
        if not cleaned or len(cleaned) > self.longest:
            raise Problem(Code.TOO_LARGE, most=self.longest)
        self.limiter.check(session.who)
        line = await self._store(match, seat, table.places[seat].name, cleaned)
        self.note(match, line.line)
        return line

    async def _store(self, match: str, seat: Seat, name: str, text: str) -> ChatLine:
        """Lines are counted by table; who takes a number that is gone takes the next."""
        database = self.matches.tables.database

        def work(connection: Connection) -> ChatLine:
            highest = select(func.coalesce(func.max(t.chat.c.line), 0)).where(t.chat.c.match == match)
            line = ChatLine(connection.execute(highest).scalar_one() + 1, seat, name, text, now())
            values = {"match": match, "line": line.line, "seat": seat, "name": name, "text": text, "at": line.at}
            connection.execute(insert(t.chat), [values])
            database.tell(connection, f"chat {match} {line.line}")
            return line

        for _ in range(TRIES):
            try:
                return await database.write(work)
            except IntegrityError:
                continue
        raise Problem(Code.UNAVAILABLE)

    async def lines(self, match: str, after: int) -> tuple[ChatLine, ...]:
        """The lines after a number; the newest of them, if there are very many."""
        newest = select(t.chat).where(t.chat.c.match == match, t.chat.c.line > after)
        page = newest.order_by(t.chat.c.line.desc()).limit(PAGE)
        rows = await self.matches.tables.database.read(lambda connection: connection.execute(page).all())
        return tuple(ChatLine(row.line, row.seat, row.name, row.text, row.at) for row in reversed(rows))
