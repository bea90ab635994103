"""Chat: short, stored, rate-limited lines. They are plain text, and clients must show them as text."""

from collections import OrderedDict
from collections.abc import Collection

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from kilowatt.engine import Seat
from kilowatt.server.accounts.models import Session
from kilowatt.server.limits import Limiter
from kilowatt.server.live.hub import Hub
from kilowatt.server.live.protocol import ChatLine
from kilowatt.server.matches.seats import seat_of
from kilowatt.server.matches.service import Matches
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store.database import Database, now
from kilowatt.server.store.schema import chat
from kilowatt.server.wire_types import MatchId

PAGE = 200
"""Lines in one response."""
ATTEMPTS = 10
"""Line numbers to try, if other processes take them at the same time."""
MAX_KNOWN = 10_000
"""Matches whose newest line is kept in memory."""


class ChatRoom:
    """The service of chat."""

    def __init__(self, matches: Matches, database: Database, hub: Hub, max_length: int, per_minute: float) -> None:
        self.matches = matches
        self.database = database
        self.hub = hub
        self.max_length = max_length
        self.limiter = Limiter(per_minute / 60, max(5, per_minute / 4))
        self.latest: OrderedDict[MatchId, int] = OrderedDict()
        """The newest line of each match, as far as this process knows."""

    def note(self, match: MatchId, line: int) -> None:
        """Remember a new line and wake the sockets."""
        self.latest[match] = max(line, self.latest.get(match, 0))
        self.latest.move_to_end(match)
        if len(self.latest) > MAX_KNOWN:
            self.latest.popitem(last=False)
        self.hub.wake(match)

    async def catch_up(self, matches: Collection[MatchId]) -> None:
        """Note the newest lines of matches whose notifications may have been lost."""
        newest = select(chat.c.match, func.max(chat.c.line).label("line")).where(chat.c.match.in_(matches))
        grouped = newest.group_by(chat.c.match)
        for row in await self.database.read(lambda connection: connection.execute(grouped).all()):
            self.note(row.match, row.line)

    async def say(self, match: MatchId, session: Session | None, text: str, wanted: int | None) -> ChatLine:
        """Store a line of a player; spectators can only read."""
        table = await self.matches.fresh(match)
        if session is None:
            raise Problem(Code.NO_SESSION)
        seat = seat_of(table, session, wanted)
        cleaned = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
        if not cleaned or len(cleaned) > self.max_length:
            raise Problem(Code.TOO_LARGE, most=self.max_length)
        self.limiter.check(session.limit_key)
        try:
            line = await self._store(match, seat, table.places[seat].name, cleaned, session.account)
        except BaseException:
            self.hub.recheck_chat(match)
            raise
        self.note(match, line.line)
        return line

    async def _store(self, match: MatchId, seat: Seat, name: str, text: str, account: str | None) -> ChatLine:
        """Lines are numbered by match; if another process takes a number first, the next one is tried."""

        def work(connection: Connection) -> ChatLine:
            highest = select(func.coalesce(func.max(chat.c.line), 0)).where(chat.c.match == match)
            line = ChatLine(connection.execute(highest).scalar_one() + 1, seat, name, text, now())
            said = {"name": name, "text": text, "at": line.at, "account": account}
            values = {"match": match, "line": line.line, "seat": seat} | said
            connection.execute(insert(chat), [values])
            self.database.notify(connection, f"chat {match} {line.line}")
            return line

        for _ in range(ATTEMPTS):
            try:
                return await self.database.write(work)
            except IntegrityError:
                continue
        raise Problem(Code.UNAVAILABLE)

    async def lines(self, match: MatchId, after: int) -> tuple[ChatLine, ...]:
        """The newest lines after a number."""
        is_there = chat.c.text != ""  # lines of deleted accounts are empty
        newest = select(chat).where(chat.c.match == match, chat.c.line > after, is_there)
        page = newest.order_by(chat.c.line.desc()).limit(PAGE)
        rows = await self.database.read(lambda connection: connection.execute(page).all())
        return tuple(ChatLine(row.line, row.seat, row.name, row.text, row.at) for row in reversed(rows))
