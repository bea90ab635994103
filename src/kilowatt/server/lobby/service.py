"""The lobby service: create, join and leave matches, hand seats over."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from sqlalchemy import func, select

from kilowatt.engine import Chance, Config, Seat
from kilowatt.server.accounts.models import Session
from kilowatt.server.client_secrets import new_recovery_code
from kilowatt.server.lobby.absence import check_may_be_replaced, check_waits_for
from kilowatt.server.lobby.bot_names import with_names
from kilowatt.server.lobby.chance import drawn_chance
from kilowatt.server.lobby.changes import (
    check_setup,
    clean_name,
    free_seat,
    freed,
    new_facts,
    seated,
    started,
    vacated,
    with_place,
    without_player,
)
from kilowatt.server.lobby.match_lists import held_by
from kilowatt.server.lobby.models import Join, NewTable, Seated, SeatWish
from kilowatt.server.matches.change import Change
from kilowatt.server.matches.match_rows import StoredSnapshot, insert_match
from kilowatt.server.matches.models import Place, Terms
from kilowatt.server.matches.seats import (
    check_holds_no_other,
    check_running,
    recovered_seat,
    returning_seat,
    seat_of,
    seats_of,
)
from kilowatt.server.matches.service import Matches
from kilowatt.server.matches.table import Facts, Table
from kilowatt.server.matches.votes import next_version
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store import schema
from kilowatt.server.store.database import Database, now
from kilowatt.server.store.log_rows import Columns
from kilowatt.server.wire_types import MatchId, Millis


class Lobby:
    """The service of matches around their games. `is_bot` says whether a bot of this name is on offer."""

    def __init__(
        self,
        matches: Matches,
        database: Database,
        is_bot: Callable[[str], bool],
        default_bot: str,
        idle_ms: int,
        most_matches: int,
    ) -> None:
        self.matches = matches
        self.database = database
        self.is_bot = is_bot
        self.default_bot = default_bot
        self.idle_ms = idle_ms
        self.most_matches = most_matches
        """Matches of one person that may wait or run at the same time."""

    # --- creating

    async def create(self, session: Session, wish: NewTable) -> Seated:
        """Create a match; it starts at once if no seat is open."""
        config = Config(wish.board, wish.players, wish.regions, wish.hidden_money)
        check_setup(config)
        chance = drawn_chance(config) if wish.seed is None else Chance(seed=wish.seed)
        terms = Terms(
            config=config,
            clock=wish.clock,
            listed=wish.listed,
            spectators=wish.spectators,
            hints=wish.hints,
            seeded=wish.seed is not None,
        )
        return await self.open_table(session, new_facts(terms, chance), wish.name, wish.seats)

    async def open_table(
        self,
        session: Session,
        facts: Facts,
        name: str,
        wishes: tuple[SeatWish, ...],
        moves: Sequence[Columns] = (),
        snapshots: Sequence[StoredSnapshot] = (),
    ) -> Seated:
        """Write a new match with its seats and earlier moves, and start it if no seat is open."""
        await self._check_open_matches(session)
        bare, codes = self._places(session, facts.terms, name, wishes)
        places = with_names(bare, facts.id)
        terms = replace(facts.terms, hot_seat=facts.terms.hot_seat or len(codes) > 1)
        facts = replace(facts, terms=terms, host=next((place.seat for place in places if place.kind == "person"), None))
        await self.database.write(insert_match, facts, places, moves, snapshots)
        mine = tuple(place.seat for place in places if place.kind == "person")
        if not any(place.kind == "open" for place in places):
            await self.start(facts.id, None)
        table = await self.matches.get(facts.id)
        return Seated(facts.id, mine, codes, table.view())

    async def _check_open_matches(self, session: Session) -> None:
        """Limit the matches that wait or run for one person."""
        query = (
            select(func.count())
            .select_from(schema.matches)
            .where(schema.matches.c.status.in_(("open", "running")), schema.matches.c.id.in_(held_by(session)))
        )
        count = await self.database.read(lambda connection: connection.scalar(query) or 0)
        if count >= self.most_matches:
            raise Problem(Code.TOO_MANY_MATCHES, most=self.most_matches)

    def _places(
        self, session: Session, terms: Terms, name: str, wishes: tuple[SeatWish, ...]
    ) -> tuple[tuple[Place, ...], tuple[str, ...]]:
        count = terms.config.players
        wishes = wishes or (SeatWish("me"), *(SeatWish("open") for _ in range(count - 1)))
        if len(wishes) != count or all(wish.kind == "bot" for wish in wishes):
            raise Problem(Code.BAD_OPTIONS, option="seats", wanted=count)
        places, codes = [], []
        for number, wish in enumerate(wishes):
            place = self._place(Seat(number), terms, wish)
            if wish.kind == "me":
                code = new_recovery_code()
                codes.append(code)
                place = seated(place, session, clean_name(wish.name or name), code)
            places.append(place)
        return tuple(places), tuple(codes)

    def _place(self, seat: Seat, terms: Terms, wish: SeatWish) -> Place:
        bot = wish.bot or self.default_bot
        if not self.is_bot(bot):
            raise Problem(Code.BAD_OPTIONS, option="bot", bot=bot)
        bank = terms.clock.seconds * 1000 if terms.clock is not None and terms.clock.kind == "bank" else None
        name = clean_name(wish.name) if wish.name else ""
        return Place(seat=seat, kind="bot" if wish.kind == "bot" else "open", name=name, bot=bot, bank=bank, seen=now())

    # --- starting

    async def start(self, match: MatchId, session: Session | None) -> None:
        """Start the game; bots take open seats. The host starts it, or without a session the full table itself."""

        def decide(table: Table, at: Millis) -> Change:
            if session is not None:
                self._check_host(table, session)
            if table.facts.status != "open":
                raise Problem(Code.WRONG_STATUS, status=table.facts.status)
            return Change(table, started(next_version(table), at))

        await self.matches.change(match, decide)

    # --- coming and going

    async def join(self, match: MatchId, session: Session, wish: Join) -> Seated:
        """Take a free seat: an open one, or one that its player left to a bot."""
        code, taken = new_recovery_code(), Seat(-1)

        def decide(table: Table, at: Millis) -> Change:
            nonlocal taken
            self._check_not_over(table)
            taken = free_seat(table, wish.seat)
            check_holds_no_other(table, session, taken)
            place = seated(table.places[taken], session, clean_name(wish.name), code)
            after = with_place(table, place, at)
            if after.facts.host is None:
                after = replace(after, facts=replace(after.facts, host=taken))
            if table.facts.status == "open" and not any(other.kind == "open" for other in after.places):
                after = started(after, at)
            return Change(table, after)

        table = await self.matches.change(match, decide)
        return Seated(match, (taken,), (code,), table.view(self.matches.online(match)))

    async def check_join(self, match: MatchId, wish: Join) -> None:
        """Refuse to join before a session is begun for it."""
        table = await self.matches.fresh(match)
        self._check_not_over(table)
        free_seat(table, wish.seat)

    async def check_code(self, match: MatchId, code: str) -> None:
        """Refuse a wrong recovery code before a session is begun for it."""
        recovered_seat(await self.matches.fresh(match), code)

    async def leave(self, match: MatchId, session: Session, seat: int | None) -> None:
        """Leave a seat: before the game it is open again; in a game a bot plays on, and anyone may take the seat."""

        def decide(table: Table, at: Millis) -> Change:
            mine = seat_of(table, session, seat)
            self._check_not_over(table)
            return Change(table, vacated(table, mine, at))

        await self.matches.change(match, decide)

    async def remove(self, match: MatchId, session: Session, seat: Millis) -> None:
        """Free a seat as the host: before the game any seat, in a game that of a player who has been away for long.

        In a game the player may return until somebody else sits down.
        """

        def decide(table: Table, at: Millis) -> Change:
            self._check_host(table, session)
            self._check_not_over(table)
            if seat >= len(table.places) or table.places[seat].kind != "person":
                raise Problem(Code.NOT_FOUND, seat=seat)
            if not table.is_running:
                return Change(table, vacated(table, Seat(seat), at))
            is_online = seat in self.matches.online(match)
            check_may_be_replaced(table, Seat(seat), at, is_online=is_online)
            return Change(table, freed(table, Seat(seat), at))

        await self.matches.change(match, decide)

    async def resign(self, match: MatchId, session: Session, seat: int | None) -> None:
        """Resign: a bot plays the seat to the end. If no person is left, the game is abandoned."""

        def decide(table: Table, at: Millis) -> Change:
            mine = seat_of(table, session, seat)
            check_running(table)
            return Change(table, without_player(table, replace(table.places[mine], resigned=True), at))

        await self.matches.change(match, decide)

    async def stand_in(self, match: MatchId, session: Session, seat: int | None, bot: str | None) -> None:
        """Let a bot play one's own seat, or, as the host, that of an absent player, with the bot of that seat."""
        if bot is not None and not self.is_bot(bot):
            raise Problem(Code.BAD_OPTIONS, option="bot", bot=bot)

        def decide(table: Table, at: Millis) -> Change:
            check_running(table)
            if seat is None or seat in seats_of(table, session):
                place = table.places[seat_of(table, session, seat)]
                return Change(table, with_place(table, replace(place, away=True, bot=bot or place.bot), at))
            self._check_host(table, session)
            if seat >= len(table.places) or table.places[seat].kind != "person":
                raise Problem(Code.NOT_FOUND, seat=seat)
            if bot is not None:
                raise Problem(Code.BAD_OPTIONS, option="bot", bot=bot)
            is_online = seat in self.matches.online(match)
            check_waits_for(table, Seat(seat), at, is_online=is_online, idle_ms=self.idle_ms)
            return Change(table, with_place(table, replace(table.places[seat], away=True), at))

        await self.matches.change(match, decide)

    async def come_back(self, match: MatchId, session: Session, seat: int | None) -> None:
        """Take a seat back from the bot that stood in, or one that the host has freed."""

        def decide(table: Table, at: Millis) -> Change | None:
            place = table.places[returning_seat(table, session, seat)]
            if place.resigned:
                raise Problem(Code.WRONG_STATUS, status="resigned")
            if not place.away:
                return None
            return Change(table, with_place(table, replace(place, kind="person", away=False, seen=at), at))

        await self.matches.change(match, decide)

    async def retake(self, match: MatchId, session: Session, code: str) -> Seat:
        """Move a seat to this device by its recovery code."""
        found = Seat(-1)

        def decide(table: Table, at: Millis) -> Change:
            nonlocal found
            held = table.places[recovered_seat(table, code)]
            check_holds_no_other(table, session, held.seat)
            found = held.seat
            account = held.account or session.account
            place = replace(held, kind="person", session=session.id, account=account, away=False, seen=at)
            return Change(table, with_place(table, place, at))

        await self.matches.change(match, decide)
        return found

    async def adopt_seats(self, session: Session) -> None:
        """Give the account the seats that the device took before."""
        seats = schema.seats.c
        held = select(seats.match).where(seats.session == session.id, seats.account.is_(None)).distinct()
        found = await self.database.read(lambda connection: connection.scalars(held).all())

        def decide(table: Table, at: Millis) -> Change:
            places = tuple(
                replace(place, account=session.account) if place.session == session.id else place
                for place in table.places
            )
            return Change(table, replace(next_version(table), places=places))

        for match in found:
            await self.matches.change(MatchId(match), decide)

    # --- checks

    def _check_host(self, table: Table, session: Session) -> None:
        if table.facts.host is None or table.facts.host not in seats_of(table, session):
            raise Problem(Code.NOT_HOST)

    def _check_not_over(self, table: Table) -> None:
        if table.facts.status not in ("open", "running"):
            raise Problem(Code.WRONG_STATUS, status=table.facts.status)
