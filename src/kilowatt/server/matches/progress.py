"""How a table goes on: from actions to the change that is written. Nothing here touches the database or the clock."""

import msgspec

from kilowatt.engine import PASS, Action, Bid, IllegalAction, Phase, Seat, State
from kilowatt.engine.rules.auction import least_bid
from kilowatt.server.matches.change import Change
from kilowatt.server.matches.models import By, Entry, Order, Place
from kilowatt.server.matches.table import Facts, Table
from kilowatt.server.problems import Code, Problem


class Progress:
    """A table being taken further: entries pile up, and become one change."""

    def __init__(self, table: Table, at: int) -> None:
        self.table = table
        self.at = at
        self.state: State = table.playing
        self.number = table.facts.number
        self.entries: list[Entry] = []
        self.orders = dict(table.orders)
        self.votes = tuple(vote for vote in table.votes if vote.kind == "abandon")

    # --- moving

    def act(self, seat: Seat, action: Action, by: By, index: int | None = None) -> None:
        """One action of a seat; a `refused` problem if the rules say no."""
        try:
            after = self.table.game.apply(self.state, action, seat)
        except IllegalAction as error:
            raise Problem(Code.REFUSED, error.refusal, index) from error
        self.number += 1
        self._write("act", seat, by, action, after.events)
        self.state = after.state

    def play(self, seat: Seat, actions: tuple[Action, ...], by: By) -> None:
        """A batch: all of it, or a problem that names the first action refused."""
        for index, action in enumerate(actions):
            self.act(seat, action, by, index)
        self.follow_orders()

    def go_back(self, seat: Seat, number: int, state: State, kind: str) -> None:
        """Undo, by whatever right."""
        self.number = number
        self.state = state
        self._write(kind, seat, "person", None, ())

    def _write(self, kind: str, seat: Seat, by: By, action: Action | None, events: tuple[object, ...]) -> None:
        seq = self.table.seq + len(self.entries) + 1
        self.entries.append(Entry(seq, kind, self.number, seat, by, action, events, self.at))  # type: ignore[arg-type]  # narrower there

    # --- standing orders

    def follow_orders(self) -> None:
        """Bid for those who said how far they go: one more than what is bid, or out (R3.4)."""
        while (action := self._ordered()) is not None:
            self.act(self.state.asked, action, "order")
        self.orders = {seat: order for seat, order in self.orders.items() if is_alive(order, self.state)}

    def _ordered(self) -> Action | None:
        seat = self.state.active
        order = None if seat is None else self.orders.get(seat)
        if order is None or not is_alive(order, self.state) or self.state.auction.bought:
            return None
        least = least_bid(self.state)
        if least <= min(order.most, self.state.player.money):
            return Bid(least)
        return PASS if self.state.auction.bid else None

    # --- the change

    def change(self, key: tuple[Seat, str, str] | None = None) -> Change:
        places, turn = self._clocks()
        facts = msgspec.structs.replace(
            self.table.facts,
            status="finished" if self.state.active is None else "running",
            seq=self.table.seq + len(self.entries),
            number=self.number,
            changed=self.at,
            finished=self.at if self.state.active is None else None,
            active=self.state.active,
            **turn,
        )
        entries = tuple(self.entries)
        return Change(facts=facts, places=places, entries=entries, orders=self.orders, votes=self.votes, key=key)

    def _clocks(self) -> tuple[tuple[Place, ...], dict[str, int | None]]:
        """Whoever was asked is charged once somebody else is asked, or another phase begins."""
        old = self.table.playing
        if self.table.is_running and (old.active, old.phase) == (self.state.active, self.state.phase):
            return self.table.places, {}
        places = charged(self.table, self.at)
        return places, next_turn(self.table.facts, places, self.state, self.at)


def is_alive(order: Order, state: State) -> bool:
    """An order is for one auction: once that is over, so is the order."""
    in_auction = state.phase is Phase.AUCTION and not state.auction.bought
    return in_auction and order.plant == state.auction.plant and order.round == state.round


# --- clocks


def charged(table: Table, at: int) -> tuple[Place, ...]:
    """The seats after whoever was asked has been charged for the time, with the increment added."""
    clock, seat = table.facts.terms.clock, table.active
    if clock is None or clock.kind != "bank" or seat is None or table.facts.deadline is None:
        return table.places
    used = max(0, at - (table.facts.turn_began or at))  # clocks of two machines may differ
    return tuple(
        msgspec.structs.replace(place, bank=max(0, (place.bank or 0) - used) + clock.increment * 1000)
        if place.seat == seat
        else place
        for place in table.places
    )


def next_turn(facts: Facts, places: tuple[Place, ...], state: State, at: int) -> dict[str, int | None]:
    """The clock of whoever is asked now starts; bots have none."""
    return {"turn": facts.turn + 1, "turn_began": at, "deadline": deadline(facts, places, state.active, at)}


def deadline(facts: Facts, places: tuple[Place, ...], seat: Seat | None, at: int) -> int | None:
    clock = facts.terms.clock
    if clock is None or seat is None or places[seat].is_played_by_bot:
        return None
    allowed = clock.seconds * 1000 if clock.kind == "move" else places[seat].bank or 0
    return at + allowed
