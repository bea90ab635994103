"""From actions to the change that is written. Nothing here uses the database or the clock."""

from msgspec.structs import replace

from kilowatt.engine import PASS, Action, Bid, Event, IllegalAction, Phase, Seat, State, least_bid
from kilowatt.server.matches.change import Change, IdempotencyKey
from kilowatt.server.matches.clocks import charged, next_turn
from kilowatt.server.matches.models import By, Entry, EntryKind, Order, Place
from kilowatt.server.matches.table import Table
from kilowatt.server.problems import Code, Problem
from kilowatt.server.wire_types import Millis


class ChangeBuilder:
    """Collects log entries for a table and makes one change of them."""

    def __init__(self, table: Table, at: Millis) -> None:
        self.before = table
        self.table = table
        self.at = at
        self.entries: list[Entry] = []
        self.orders = dict(table.orders)

    @property
    def state(self) -> State:
        return self.table.playing

    # --- moves

    def act(self, seat: Seat, action: Action, by: By, index: int | None = None) -> None:
        """Apply one action of a seat; raises `refused` if the rules forbid it."""
        try:
            after = self.table.game.apply(self.state, action, seat)
        except IllegalAction as error:
            raise Problem(Code.REFUSED, error.refusal, index) from error
        entry = self._entry("act", self.table.facts.number + 1, seat, by, action, after.events)
        self.table = self.table.with_move(entry, after.state)

    def play(self, seat: Seat, actions: tuple[Action, ...], by: By) -> None:
        """Apply a batch: all of it, or a problem that names the first refused action."""
        for index, action in enumerate(actions):
            self.act(seat, action, by, index)
        self.follow_orders()

    def go_back(self, seat: Seat, number: int, state: State, kind: EntryKind) -> None:
        """Undo moves, alone or by consent."""
        entry = self._entry(kind, number, seat, "person", None, ())
        self.table = self.table.with_undo(entry, state)

    def _entry(
        self, kind: EntryKind, number: int, seat: Seat, by: By, action: Action | None, events: tuple[Event, ...]
    ) -> Entry:
        entry = Entry(self.table.seq + 1, kind, number, seat, by, action, events, self.at, self.before.seq + 1)
        self.entries.append(entry)
        return entry

    # --- standing orders

    def follow_orders(self) -> None:
        """Bid for seats with a standing order: the least possible, or pass (R3.4)."""
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

    def change(self, key: IdempotencyKey | None = None) -> Change:
        state, (places, turn) = self.state, self._clocks()
        facts = replace(
            self.table.facts,
            status="finished" if state.active is None else "running",
            changed=self.at,
            finished=self.at if state.active is None else None,
            active=state.active,
            **turn,
        )
        votes = tuple(vote for vote in self.before.votes if vote.kind == "abandon")
        after = replace(self.table, facts=facts, places=places, orders=self.orders, votes=votes)
        return Change(self.before, after, tuple(self.entries), key)

    def _clocks(self) -> tuple[tuple[Place, ...], dict[str, int | None]]:
        """Charge the active seat's clock when another seat becomes active or another phase begins.

        A turn that is taken back was not completed: it earns no increment.
        """
        old = self.before.playing
        if self.before.is_running and (old.active, old.phase) == (self.state.active, self.state.phase):
            return self.before.places, {}
        is_back = bool(self.entries) and self.entries[-1].kind != "act"
        places = charged(self.before, self.at, increment=not is_back)
        return places, next_turn(self.before.facts, places, self.state, self.at)


def is_alive(order: Order, state: State) -> bool:
    """A standing order is for one auction and ends with it."""
    in_auction = state.phase is Phase.AUCTION and not state.auction.bought
    return in_auction and order.plant == state.auction.plant and order.round == state.round
