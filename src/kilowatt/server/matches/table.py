"""The state of a match at one moment: the fold of its log, a frozen value."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from kilowatt.content import game_for
from kilowatt.engine import Chance, Config, Event, Game, Observation, Seat, Standing, State, redact, reveals
from kilowatt.server.matches.models import (
    Entry,
    Order,
    Place,
    Proposal,
    SeatView,
    Status,
    TableView,
    Terms,
    Vote,
)
from kilowatt.server.matches.observation_cache import ObservationCache
from kilowatt.server.wire_types import MatchId, Millis

KEPT = 64
"""Entries and earlier states kept in memory; older ones are read from the database."""
MAX_IN_A_ROW = 60
"""Entries of one seat in a row after which it may not undo alone: undoing and moving again must not fill the log."""


class MoveInForce(msgspec.Struct, frozen=True):
    """A move in force, and the state before it."""

    entry: Entry
    before: State


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """The row of a match: everything except seats and log."""

    id: MatchId
    status: Status
    terms: Terms
    chance: Chance
    bot_secret: str
    """The seeds of bots derive from it. It has nothing to do with chance: bots' moves must not reveal the cards."""
    opening: tuple[Event, ...]
    host: Seat | None
    seq: int
    version: int
    number: int
    active: Seat | None
    turn: int
    turn_began: Millis | None
    deadline: Millis | None
    origin: str | None
    rematch: str | None
    created: Millis
    changed: Millis
    finished: Millis | None


class TableCache:
    """What is computed once and shared by the successive tables of a match."""

    def __init__(self, config: Config) -> None:
        self.game: Game = game_for(config)
        self.observations = ObservationCache(self.game)
        self._public: dict[int, msgspec.Raw] = {}

    def __eq__(self, other: object) -> bool:
        """Caches hold nothing that distinguishes tables."""
        return isinstance(other, TableCache)

    __hash__ = None  # type: ignore[assignment]  # as for any class with __eq__

    def public_entry(self, entry: Entry) -> msgspec.Raw:
        if entry.seq not in self._public:
            if len(self._public) > KEPT:
                self._public.clear()
            self._public[entry.seq] = msgspec.Raw(msgspec.json.encode(replace(entry, events=redacted(entry.events))))
        return self._public[entry.seq]


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A match at one moment. A change is a new table."""

    facts: Facts
    places: tuple[Place, ...]
    state: State | None = None
    """None until the game has begun."""
    orders: dict[Seat, Order] = {}
    votes: tuple[Vote, ...] = ()
    entries: tuple[Entry, ...] = ()
    """The newest entries of the log."""
    steps: tuple[MoveInForce, ...] = ()
    """The newest moves in force."""
    cache: TableCache

    @classmethod
    def of(cls, facts: Facts, places: tuple[Place, ...]) -> "Table":
        """A table without a game."""
        return cls(facts=facts, places=places, cache=TableCache(facts.terms.config))

    @property
    def id(self) -> MatchId:
        return self.facts.id

    @property
    def seq(self) -> int:
        return self.facts.seq

    @property
    def game(self) -> Game:
        return self.cache.game

    @property
    def is_running(self) -> bool:
        return self.facts.status == "running"

    @property
    def is_open_book(self) -> bool:
        """Finished, or a study: nothing is secret any more."""
        return self.facts.status in ("finished", "study")

    @property
    def playing(self) -> State:
        """The state of a game that has begun."""
        if self.state is None:
            raise ValueError(f"match {self.id} has not begun")
        return self.state

    @property
    def active(self) -> Seat | None:
        return self.state.active if self.state is not None and self.is_running else None

    # --- the log

    def with_move(self, entry: Entry, state: State) -> "Table":
        """The table after a move that led to a state."""
        step = MoveInForce(entry, self.playing)
        return self._with_entry(entry, state, (*self.steps, step)[-KEPT:])

    def with_undo(self, entry: Entry, state: State) -> "Table":
        """The table after an undo or a takeback that went back to a state."""
        return self._with_entry(entry, state, tuple(step for step in self.steps if step.entry.number <= entry.number))

    def _with_entry(self, entry: Entry, state: State, steps: tuple[MoveInForce, ...]) -> "Table":
        facts = replace(self.facts, seq=entry.seq, number=entry.number)
        return replace(self, facts=facts, state=state, steps=steps, entries=(*self.entries, entry)[-KEPT:])

    def follow(self, entries: Iterable[Entry]) -> "Table | None":
        """The table after entries that another process wrote; None if one goes back further than the kept steps."""
        table = self
        for entry in entries:
            if entry.kind == "act":
                table = table.with_move(entry, fold(table.game, table.playing, entry.events))
                continue
            state = table.state_at(entry.number)
            if state is None:
                return None
            table = table.with_undo(entry, state)
        return table

    def state_at(self, number: int) -> State | None:
        """The state after a number of moves, if it is kept."""
        for step in reversed(self.steps):
            if step.entry.number == number + 1:
                return step.before
        return self.state if number == self.facts.number else None

    def entries_after(self, seq: int) -> list[Entry] | None:
        """The entries after a number of the log; None if they are not all kept."""
        if seq >= self.seq:
            return []
        found = [entry for entry in self.entries if entry.seq > seq]
        return found if len(found) == self.seq - seq else None

    def public_entry(self, entry: Entry) -> msgspec.Raw:
        """An entry as everyone may see it, encoded once."""
        return self.cache.public_entry(entry)

    # --- views

    def observation(self, seat: Seat | None) -> Observation | None:
        return None if self.state is None else self.cache.observations.observe(self.state, seat)

    def encoded_observation(self, seat: Seat | None) -> msgspec.Raw:
        return self.cache.observations.encoded(self.playing, seat)

    def view(self, online: Iterable[Seat] = ()) -> TableView:
        facts, present = self.facts, set(online)
        return TableView(
            id=facts.id,
            status=facts.status,
            terms=facts.terms,
            host=facts.host,
            seats=tuple(seat_view(place, place.seat in present) for place in self.places),
            seq=facts.seq,
            number=facts.number,
            active=self.active,
            winners=() if self.state is None else winners(self.state.standings),
            turn=facts.turn,
            turn_began=facts.turn_began,
            deadline=facts.deadline,
            proposals=self.proposals(),
            origin=facts.origin,
            rematch=facts.rematch,
            created=facts.created,
            changed=facts.changed,
            finished=facts.finished,
        )

    def proposals(self) -> tuple[Proposal, ...]:
        """Any move cancels a takeback proposal; a proposal to abandon stands until it is rejected."""
        wanted = tuple(place.seat for place in self.places if place.plays_on)
        found = []
        for kind in ("takeback", "abandon"):
            votes = [vote for vote in self.votes if vote.kind == kind and (kind == "abandon" or vote.seq == self.seq)]
            if votes and self.is_running:
                agreed = tuple(sorted(vote.seat for vote in votes))
                found.append(Proposal(votes[0].kind, votes[0].target, agreed, wanted))
        return tuple(found)

    # --- free undo

    def undo_limit(self, seat: Seat) -> int | None:
        """The lowest number of moves a seat may go back to on its own.

        It may undo moves that the person made and that revealed nothing, as long as nobody else, including a bot, the
        clock or a standing order, has moved since. With a clock, a turn that has ended stays ended.
        """
        if not self.is_running or self._is_out_of_undos(seat):
            return None
        limit = None
        for step in reversed(self.steps):
            entry = step.entry
            if entry.seat != seat or entry.by != "person" or any(map(reveals, entry.events)):
                break
            if self.facts.terms.clock is not None and not self._is_same_turn(step.before):
                break
            limit = entry.number - 1
        return limit

    def _is_out_of_undos(self, seat: Seat) -> bool:
        newest = self.entries[-MAX_IN_A_ROW:]
        return len(newest) == MAX_IN_A_ROW and all(entry.seat == seat for entry in newest)

    def _is_same_turn(self, earlier: State) -> bool:
        """Whether a clock has run on since an earlier state."""
        return (earlier.active, earlier.phase) == (self.playing.active, self.playing.phase)


def redacted(events: Iterable[Event]) -> tuple[Event, ...]:
    return tuple(redact(event) for event in events)


def fold(game: Game, state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = game.evolve(state, event)
    return state


def opening_state(game: Game, opening: Iterable[Event]) -> State:
    """The state after the events of the set-up."""
    return fold(game, game.bare_table(), opening)


def winners(standings: Iterable[Standing]) -> tuple[Seat, ...]:
    return tuple(standing.seat for standing in standings if standing.place == 1)


def seat_view(place: Place, online: bool) -> SeatView:
    return SeatView(
        place.seat,
        place.kind,
        place.name,
        place.bot if place.is_played_by_bot else None,
        place.away,
        place.resigned,
        place.is_free,
        online,
        place.bank,
    )
