"""Tables around their games: made, joined, left, taken over, played again."""

import secrets
from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import select

from kilowatt.engine import Chance, Config, Seat
from kilowatt.server.accounts.models import Session
from kilowatt.server.lobby.changes import (
    check_setup,
    clean_name,
    free_seat,
    new_facts,
    replace_places,
    same_again,
    seated,
    started,
    vacated,
    with_host,
    with_place,
)
from kilowatt.server.lobby.models import Join, NewTable, Seated, SeatWish
from kilowatt.server.lobby.names import with_names
from kilowatt.server.matches.change import Change
from kilowatt.server.matches.models import Place, Terms
from kilowatt.server.matches.rows import insert_match
from kilowatt.server.matches.service import Matches, seats_of
from kilowatt.server.matches.table import Facts, Table
from kilowatt.server.matches.votes import ended
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store import tables as t
from kilowatt.server.store.database import now
from kilowatt.server.store.lines import Row
from kilowatt.server.tokens import hashed_code, new_recovery_code

replace = msgspec.structs.replace


class Lobby:
    """The service of tables. `check_bot` refuses levels that nobody plays."""

    def __init__(self, matches: Matches, check_bot: Callable[[str], bool], default_bot: str, idle_ms: int) -> None:
        self.matches = matches
        self.check_bot = check_bot
        self.default_bot = default_bot
        self.idle_ms = idle_ms

    # --- making

    async def create(self, session: Session, wish: NewTable) -> Seated:
        """A new table; it starts at once when no seat is left open."""
        config = Config(wish.board, wish.players, wish.regions, wish.hidden_money)
        chance = Chance(seed=secrets.randbelow(2**53) if wish.seed is None else wish.seed)
        check_setup(config, chance)
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
        self, session: Session, facts: Facts, name: str, wishes: tuple[SeatWish, ...], moves: Sequence[Row] = ()
    ) -> Seated:
        """Write a new match with its seats and what was played elsewhere, and start it when everyone is there."""
        bare, codes = self._places(session, facts.terms, name, wishes)
        places = with_names(bare, facts.id)
        facts = replace(facts, host=next((place.seat for place in places if place.kind == "person"), None))
        await self.matches.tables.database.write(insert_match, facts, places, moves)
        mine = tuple(place.seat for place in places if place.kind == "person")
        if not any(place.kind == "open" for place in places):
            await self.start(facts.id, None)
        table = await self.matches.tables.get(facts.id)
        return Seated(facts.id, mine, codes, table.view())

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
        if not self.check_bot(bot):
            raise Problem(Code.BAD_OPTIONS, option="bot", bot=bot)
        bank = terms.clock.seconds * 1000 if terms.clock is not None and terms.clock.kind == "bank" else None
        name = clean_name(wish.name) if wish.name else ""
        return Place(seat=seat, kind="bot" if wish.kind == "bot" else "open", name=name, bot=bot, bank=bank, seen=now())

    # --- starting

    async def start(self, match: str, session: Session | None) -> None:
        """Begin to play; seats still open go to bots. By the host, or by itself when the table is full."""

        def decide(table: Table, at: int) -> Change:
            if session is not None:
                self._check_host(table, session)
            if table.facts.status != "open":
                raise Problem(Code.WRONG_STATUS, status=table.facts.status)
            return started(table, at)

        await self.matches.change(match, decide)

    # --- coming and going

    async def join(self, match: str, session: Session, wish: Join) -> Seated:
        """Sit down at a free seat: an open one, or one that its player left to a bot."""
        code, taken = new_recovery_code(), Seat(-1)

        def decide(table: Table, at: int) -> Change:
            nonlocal taken
            if table.facts.status not in ("open", "running"):
                raise Problem(Code.WRONG_STATUS, status=table.facts.status)
            taken = free_seat(table, wish.seat)
            place = seated(table.places[taken], session, clean_name(wish.name), code)
            change = with_place(table, place, at)
            if change.facts.host is None:
                change.facts = replace(change.facts, host=taken)
            if table.facts.status == "open" and not any(other.kind == "open" for other in change.places):
                return started(table, at, change)
            return change

        table = await self.matches.change(match, decide)
        return Seated(match, (taken,), (code,), table.view(self.matches.online(match)))

    async def leave(self, match: str, session: Session, seat: int | None) -> None:
        """Stand up: before the game the seat is open again, in it a bot plays on and anyone may take the seat."""

        def decide(table: Table, at: int) -> Change:
            mine = self.matches.seat_of(table, session, seat)
            self._check_on(table)
            return vacated(table, mine, at)

        await self.matches.change(match, decide)

    async def remove(self, match: str, session: Session, seat: int) -> None:
        """The host frees a seat: before the game any, in it one whose player has been out of sight for a while."""

        def decide(table: Table, at: int) -> Change:
            self._check_host(table, session)
            self._check_on(table)
            if seat >= len(table.places) or table.places[seat].kind != "person":
                raise Problem(Code.NOT_FOUND, seat=seat)
            if table.is_running:
                self._check_idle(table, Seat(seat), at)
            return vacated(table, Seat(seat), at)

        await self.matches.change(match, decide)

    async def resign(self, match: str, session: Session, seat: int | None) -> None:
        """Give the game up: a bot plays the seat to the end. When nobody is left, the game is abandoned."""

        def decide(table: Table, at: int) -> Change:
            mine = self.matches.seat_of(table, session, seat)
            if not table.is_running:
                raise Problem(Code.WRONG_STATUS, status=table.facts.status)
            change = with_place(table, replace(table.places[mine], resigned=True), at)
            if not any(place.plays_on for place in change.places):
                return replace_places(ended(table, at), change.places)
            return with_host(change)

        await self.matches.change(match, decide)

    async def stand_in(self, match: str, session: Session, seat: int | None, bot: str | None) -> None:
        """Let a bot play for oneself; the host may do so for a player who is out of sight."""
        if bot is not None and not self.check_bot(bot):
            raise Problem(Code.BAD_OPTIONS, option="bot", bot=bot)

        def decide(table: Table, at: int) -> Change:
            if not table.is_running:
                raise Problem(Code.WRONG_STATUS, status=table.facts.status)
            if seat is not None and seat not in seats_of(table, session):
                self._check_host(table, session)
                if seat >= len(table.places) or table.places[seat].kind != "person":
                    raise Problem(Code.NOT_FOUND, seat=seat)
                self._check_idle(table, Seat(seat), at)
                mine = Seat(seat)
            else:
                mine = self.matches.seat_of(table, session, seat)
            place = table.places[mine]
            return with_place(table, replace(place, away=True, bot=bot or place.bot), at)

        await self.matches.change(match, decide)

    async def come_back(self, match: str, session: Session, seat: int | None) -> None:
        """Take one's seat back from the bot that stood in."""

        def decide(table: Table, at: int) -> Change | None:
            mine = self.matches.seat_of(table, session, seat)
            place = table.places[mine]
            if place.resigned:
                raise Problem(Code.WRONG_STATUS, status="resigned")
            return with_place(table, replace(place, away=False, seen=at), at) if place.away else None

        await self.matches.change(match, decide)

    async def retake(self, match: str, session: Session, code: str) -> Seat:
        """A recovery code moves its seat to this device."""
        found = Seat(-1)

        def decide(table: Table, at: int) -> Change:
            nonlocal found
            held = [place for place in table.places if place.recovery == hashed_code(code) and place.kind == "person"]
            if not held:
                raise Problem(Code.WRONG_CODE)
            found = held[0].seat
            account = held[0].account or session.account
            return with_place(table, replace(held[0], session=session.id, account=account, away=False, seen=at), at)

        await self.matches.change(match, decide)
        return found

    async def adopt(self, session: Session) -> None:
        """Seats that a device took before it had an account belong to the account now."""
        held = select(t.seats.c.match).where(t.seats.c.session == session.id, t.seats.c.account.is_(None)).distinct()
        found = await self.matches.tables.database.read(lambda connection: connection.scalars(held).all())

        def decide(table: Table, at: int) -> Change:
            places = tuple(
                replace(place, account=session.account) if place.session == session.id else place
                for place in table.places
            )
            return Change(facts=replace(table.facts, version=table.facts.version + 1), places=places)

        for match in found:
            await self.matches.change(match, decide)

    async def rematch(self, match: str, session: Session) -> Seated:
        """The same table again. The first to ask makes it; the others follow the link."""
        old = await self.matches.tables.fresh(match)
        mine = seats_of(old, session)
        if not mine:
            raise Problem(Code.NOT_SEATED)
        if old.facts.status not in ("finished", "abandoned"):
            raise Problem(Code.WRONG_STATUS, status=old.facts.status)
        if old.facts.rematch is not None:
            return await self._join_again(old, session, old.facts.rematch)
        chance = Chance(seed=secrets.randbelow(2**53))
        facts = replace(new_facts(replace(old.facts.terms, seeded=False), chance), origin=match)
        made = await self.open_table(session, facts, old.places[mine[0]].name, same_again(old, mine))

        def decide(table: Table, at: int) -> Change | None:
            if table.facts.rematch is not None:
                return None
            facts = replace(table.facts, rematch=made.match, version=table.facts.version + 1)
            return Change(facts=facts, places=table.places)

        table = await self.matches.change(match, decide)
        if table.facts.rematch in (None, made.match):
            return made
        # Somebody else asked at the same time, and was quicker.
        for seat in made.seats:
            await self.leave(made.match, session, seat)
        return await self._join_again(table, session, table.facts.rematch)

    async def _join_again(self, old: Table, session: Session, rematch: str) -> Seated:
        """One's old seats at the table that is there by now; who sits there already gets no new code."""
        table = await self.matches.tables.fresh(rematch)
        held = seats_of(table, session)
        if held:
            return Seated(rematch, held, (), table.view(self.matches.online(rematch)))
        wishes = [
            Join(old.places[seat].name, seat if table.places[seat].is_free else None) for seat in seats_of(old, session)
        ]
        joined = [await self.join(rematch, session, wish) for wish in wishes]
        seats, codes = zip(*((one.seats[0], one.codes[0]) for one in joined), strict=True)
        return Seated(rematch, seats, codes, joined[-1].table)

    # --- checks

    def _check_host(self, table: Table, session: Session) -> None:
        if table.facts.host is None or table.facts.host not in seats_of(table, session):
            raise Problem(Code.NOT_HOST)

    def _check_on(self, table: Table) -> None:
        if table.facts.status not in ("open", "running"):
            raise Problem(Code.WRONG_STATUS, status=table.facts.status)

    def _check_idle(self, table: Table, seat: Seat, at: int) -> None:
        there = seat in self.matches.online(table.id)
        quiet = at - max(table.places[seat].seen, table.facts.turn_began or 0 if table.active == seat else 0)
        if there or quiet < self.idle_ms:
            raise Problem(Code.NOT_IDLE, seat=seat, seconds=max(0, (self.idle_ms - quiet) // 1000))
