"""Statistics of a game, folded from its transitions: what each player did in each round."""

from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Literal

from kilowatt.engine.events import CitiesPowered, CityBuilt, Event, FuelBought, FuelDropped, PlantBought
from kilowatt.engine.ids import PlantNumber, Seat
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.state import Holdings, State
from kilowatt.engine.stock import NOTHING, ONE, Stock
from kilowatt.engine.transition import Transition
from kilowatt.engine.value import Value

AwardKind = Literal["dearest_plant", "most_fuel", "best_income", "most_built"]


class PlantPurchase(Value, frozen=True, gc=False):
    plant: PlantNumber
    price: int
    move: int
    """The number of the move that bought it."""


class SeatStatistics(Value, frozen=True, gc=False):
    """What one player did in one round, and had at its end."""

    money: int
    cities: int
    capacity: int
    """Cities that the plants can power."""
    income: int | None
    """None if the round did not pay this player: the last round pays nothing (R9.1)."""
    powered: int
    ran: tuple[PlantNumber, ...]
    """Plants that ran."""
    dark: int
    """Cities without power in a powering that paid."""
    stalled: int
    """Those of them that the plants could have powered with more fuel."""
    plants: tuple[PlantPurchase, ...]
    fuel: Stock
    """Markers bought."""
    fuel_cost: int
    fuel_dropped: int
    built: int
    build_cost: int


class RoundStatistics(Value, frozen=True, gc=False):
    """One round: its moves are those after the first `first`, up to number `last`."""

    round: int
    first: int
    last: int
    seats: tuple[SeatStatistics, ...]


class Award(Value, frozen=True, gc=False):
    """An honour of the game, for the first who reached the amount."""

    kind: AwardKind
    seat: Seat
    amount: int
    """The price of the plant, the markers bought, the income, or what was paid for cities."""
    plant: PlantNumber | None = None
    round: int | None = None
    """For the income: the round that paid it."""


class SeatSums:
    """One player's sums of the round in progress."""

    def __init__(self) -> None:
        self.powering: CitiesPowered | None = None
        self.dark = self.stalled = 0
        self.plants: list[PlantPurchase] = []
        self.fuel: Stock = NOTHING
        self.fuel_cost = self.fuel_dropped = self.built = self.build_cost = 0

    def at_end(self, book: Rulebook, state: State, seat: Seat) -> SeatStatistics:
        player, powering = state.players[seat], self.powering
        return SeatStatistics(
            money=player.money,
            cities=len(player.cities),
            capacity=book.need(player.plants).powers,
            income=None if powering is None else powering.income,
            powered=0 if powering is None else powering.cities,
            ran=() if powering is None else powering.plants,
            dark=self.dark,
            stalled=self.stalled,
            plants=tuple(self.plants),
            fuel=self.fuel,
            fuel_cost=self.fuel_cost,
            fuel_dropped=self.fuel_dropped,
            built=self.built,
            build_cost=self.build_cost,
        )


class GameStatistics:
    """The fold: `add` every transition after the opening, then read `rounds`."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        self._rounds: list[RoundStatistics] = []
        self._moves = self._first = 0
        self._sums = [SeatSums() for _ in book.seats]

    def add(self, before: State, after: Transition) -> None:
        """Count one move. A move that begins the next round belongs to the one it ends."""
        self._moves += 1
        for event in after.events:
            self._count(before, event)
        if after.state.round != before.round:
            self._rounds.append(self._in_progress(before.round, after.state))
            self._first = self._moves
            self._sums = [SeatSums() for _ in self._book.seats]

    def rounds(self, last: State) -> tuple[RoundStatistics, ...]:
        """All rounds; the one in progress as it stands in the last state."""
        return (*self._rounds, self._in_progress(last.round, last))

    def _in_progress(self, number: int, state: State) -> RoundStatistics:
        seats = tuple(sums.at_end(self._book, state, Seat(seat)) for seat, sums in enumerate(self._sums))
        return RoundStatistics(number, self._first, self._moves, seats)

    def _count(self, before: State, event: Event) -> None:
        match event:
            case FuelBought(seat=seat, fuel=fuel, price=price):
                sums = self._sums[seat]
                sums.fuel, sums.fuel_cost = sums.fuel + ONE[fuel], sums.fuel_cost + price
            case FuelDropped(seat=seat, count=count):
                self._sums[seat].fuel_dropped += count
            case CityBuilt(seat=seat, house=house, connection=connection):
                self._sums[seat].built += 1
                self._sums[seat].build_cost += house + connection
            case PlantBought(seat=seat, plant=plant, price=price):
                self._sums[seat].plants.append(PlantPurchase(plant, price, self._moves))
            case CitiesPowered(seat=seat, cities=cities):
                player, sums = before.players[seat], self._sums[seat]
                sums.powering, sums.dark = event, len(player.cities) - cities
                sums.stalled = stalled_cities(self._book, player, cities)
            case _:
                pass


def statistics_of(
    book: Rulebook, moves: Iterable[tuple[State, Transition]], last: State
) -> tuple[RoundStatistics, ...]:
    """The rounds of a game, given each state with the transition from it, and the last state."""
    fold = GameStatistics(book)
    for before, after in moves:
        fold.add(before, after)
    return fold.rounds(last)


# --- awards


def awards(rounds: Sequence[RoundStatistics]) -> tuple[Award, ...]:
    """The honours of a game, each for the highest amount; none for an amount of 0."""
    every = (_plant_awards(rounds), _fuel_awards(rounds), _income_awards(rounds), _building_awards(rounds))
    best = [max(candidates, key=attrgetter("amount"), default=None) for candidates in every]
    return tuple([award for award in best if award is not None and award.amount > 0])


def _plant_awards(rounds: Sequence[RoundStatistics]) -> Iterator[Award]:
    for one in rounds:
        for seat, own in enumerate(one.seats):
            for sale in own.plants:
                yield Award("dearest_plant", Seat(seat), sale.price, plant=sale.plant)


def _fuel_awards(rounds: Sequence[RoundStatistics]) -> Iterator[Award]:
    for seat, own in enumerate(zip(*(one.seats for one in rounds), strict=True)):
        yield Award("most_fuel", Seat(seat), sum(part.fuel.total for part in own))


def _income_awards(rounds: Sequence[RoundStatistics]) -> Iterator[Award]:
    for one in rounds:
        for seat, own in enumerate(one.seats):
            yield Award("best_income", Seat(seat), own.income or 0, round=one.round)


def _building_awards(rounds: Sequence[RoundStatistics]) -> Iterator[Award]:
    for seat, own in enumerate(zip(*(one.seats for one in rounds), strict=True)):
        yield Award("most_built", Seat(seat), sum(part.build_cost for part in own))


# --- figures of one player


def stalled_cities(book: Rulebook, player: Holdings, powered: int) -> int:
    """Cities without power that the player's plants could have powered with more fuel."""
    return max(0, min(book.need(player.plants).powers, len(player.cities)) - powered)
