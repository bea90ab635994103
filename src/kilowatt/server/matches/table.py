"""A table in memory: the fold of its log, kept so that a move need not read it all again."""

import asyncio
from collections import deque
from collections.abc import Iterable
from copy import copy

import msgspec

from kilowatt.content import game_for
from kilowatt.engine import Chance, Event, Game, Observation, Seat, State, redact
from kilowatt.engine.events import (
    DeckPrepared,
    GameEnded,
    OrderDrawn,
    PlantDrawn,
    RegionsChosen,
    Standing,
    Step3Drawn,
)
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
    public_move,
)
from kilowatt.server.matches.sight import Sight

KEPT = 64
"""So many entries and earlier states are kept in memory; older ones are read from the database."""
REVEALING = (DeckPrepared, GameEnded, OrderDrawn, PlantDrawn, RegionsChosen, Step3Drawn)
"""Events that tell something nobody knew: what chance decided, or hidden money at the end."""


class Step(msgspec.Struct, frozen=True):
    """A move in force, and the state it was made in."""

    entry: Entry
    before: State


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """The row of a match: everything but seats and log."""

    id: str
    status: Status
    terms: Terms
    chance: Chance
    opening: tuple[Event, ...]
    host: Seat | None
    seq: int
    version: int
    number: int
    active: Seat | None
    turn: int
    turn_began: int | None
    deadline: int | None
    origin: str | None
    rematch: str | None
    created: int
    changed: int
    finished: int | None


class Table:
    """One match. Whoever changes it holds `lock`; only `Tables` writes the fields, after the database has them."""

    def __init__(self, facts: Facts, places: tuple[Place, ...], state: State | None) -> None:
        self.facts = facts
        self.places = places
        self.game: Game = game_for(facts.terms.config)
        self.state: State | None = state
        """None until the game has begun."""
        self.at = 0
        """The number of moves that `state` stands after."""
        self.tail: deque[Entry] = deque(maxlen=KEPT)
        self.steps: deque[Step] = deque(maxlen=KEPT)
        self.orders: dict[Seat, Order] = {}
        self.votes: tuple[Vote, ...] = ()
        self.lock = asyncio.Lock()
        self._public: dict[int, msgspec.Raw] = {}
        self.sight = Sight(self.game)

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def seq(self) -> int:
        return self.facts.seq

    @property
    def is_running(self) -> bool:
        return self.facts.status == "running"

    @property
    def is_open_book(self) -> bool:
        """Over, or a study: nothing is secret any more."""
        return self.facts.status in ("finished", "study")

    @property
    def playing(self) -> State:
        if self.state is None:
            raise ValueError(f"match {self.id} has not begun")
        return self.state

    @property
    def active(self) -> Seat | None:
        return self.state.active if self.state is not None and self.is_running else None

    # --- the log

    def after(self, entries: Iterable[Entry]) -> "Table | None":
        """This table with more entries taken in; None if one goes back further than what is kept."""
        other = copy(self)
        other.tail, other.steps = self.tail.copy(), self.steps.copy()
        return other if all(other.follow(entry) for entry in entries) else None

    def become(self, other: "Table") -> None:
        """Take over what another knows of the same match, all at once."""
        for name in ("facts", "places", "state", "at", "tail", "steps", "orders", "votes"):
            setattr(self, name, getattr(other, name))

    def follow(self, entry: Entry) -> bool:
        """Take one more entry in. False if it goes back further than what is kept."""
        if entry.kind == "act":
            self.steps.append(Step(entry, self.playing))
            self.state = fold(self.game, self.playing, entry.events)
        else:
            state = self.state_at(entry.number)
            if state is None:
                return False
            self.state = state
            while self.steps and self.steps[-1].entry.number > entry.number:
                self.steps.pop()
        self.at = entry.number
        self.remember(entry)
        return True

    def remember(self, entry: Entry) -> None:
        self.tail.append(entry)
        if len(self._public) > KEPT:
            self._public.clear()

    def state_at(self, number: int) -> State | None:
        """The state after so many moves, if it is kept."""
        for step in reversed(self.steps):
            if step.entry.number == number + 1:
                return step.before
        return self.state if number == self.at else None

    def since(self, seq: int) -> list[Entry] | None:
        """The entries after a number of the log; None if they are not all kept."""
        if seq >= self.seq:
            return []
        found = [entry for entry in self.tail if entry.seq > seq]
        return found if len(found) == self.seq - seq else None

    def public(self, entry: Entry) -> msgspec.Raw:
        if entry.seq not in self._public:
            self._public[entry.seq] = public_move(entry, tuple(redact(event) for event in entry.events))
        return self._public[entry.seq]

    # --- what is seen

    def observation(self, seat: Seat | None) -> Observation | None:
        return None if self.state is None else self.sight.observe(self.state, seat)

    def view(self, online: Iterable[Seat] = ()) -> TableView:
        facts, there = self.facts, set(online)
        return TableView(
            id=facts.id,
            status=facts.status,
            terms=facts.terms,
            host=facts.host,
            seats=tuple(seat_view(place, place.seat in there) for place in self.places),
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
        """Any move voids a proposal to take moves back; one to abandon stands until it is turned down."""
        wanted = tuple(place.seat for place in self.places if place.has_say)
        found = []
        for kind in ("takeback", "abandon"):
            votes = [vote for vote in self.votes if vote.kind == kind and (kind == "abandon" or vote.seq == self.seq)]
            if votes and self.is_running:
                agreed = tuple(sorted(vote.seat for vote in votes))
                found.append(Proposal(votes[0].kind, votes[0].target, agreed, wanted))
        return tuple(found)

    # --- free undo

    def undo_limit(self, seat: Seat) -> int | None:
        """The lowest number of moves a seat may freely go back to.

        Its moves can be undone as long as they are its own, made by the person, told nothing new, and nobody else,
        bot, clock or standing order included, has moved after them.
        """
        if not self.is_running:
            return None
        limit = None
        for step in reversed(self.steps):
            entry = step.entry
            if entry.seat != seat or entry.by != "person" or reveals(entry.events):
                break
            limit = entry.number - 1
        return limit


def reveals(events: Iterable[Event]) -> bool:
    return any(isinstance(event, REVEALING) for event in events)


def fold(game: Game, state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = game.evolve(state, event)
    return state


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
