"""How a game went, told from its events: curves, purchases, and what was wasted."""

from kilowatt.arena.values import Purchase, SeatStory
from kilowatt.engine import Game, Phase, PlantNumber, Player, Seat, State, Stock, Transition, best_powering
from kilowatt.engine.events import CitiesPowered, CityBuilt, Event, FuelBought, FuelDropped, PhaseBegan, PlantBought


class Bought:
    """A purchase while the game goes on."""

    def __init__(self, game_round: int, event: PlantBought) -> None:
        self.round = game_round
        self.seat = event.seat
        self.plant = event.plant
        self.price = event.price
        self.runs = 0
        self.earned = 0.0

    def told(self) -> Purchase:
        return Purchase(self.round, self.seat, self.plant, self.price, self.runs, round(self.earned, 2))


class SeatTally:
    """What one seat has done so far."""

    def __init__(self) -> None:
        self.money: list[int] = []
        self.cities: list[int] = []
        self.income: list[int] = []
        self.plants = self.fuel = self.houses = self.dropped = self.dark = self.stalled = 0


class Tally:
    """Watches one game."""

    def __init__(self, game: Game) -> None:
        self.book = game.book
        self.base = game.book.income(0)
        self.seats = [SeatTally() for _ in range(game.config.players)]
        self.bought: dict[PlantNumber, Bought] = {}

    def see(self, before: State, after: Transition) -> None:
        """Count what one move has led to."""
        for event in after.events:
            self._count(before, after.state, event)

    def _count(self, before: State, after: State, event: Event) -> None:
        match event:
            case FuelBought(seat=seat, price=price):
                self.seats[seat].fuel += price
            case FuelDropped(seat=seat, count=count):
                self.seats[seat].dropped += count
            case CityBuilt(seat=seat, house=house, connection=connection):
                self.seats[seat].houses += house + connection
            case PlantBought(seat=seat, plant=plant, price=price):
                self.seats[seat].plants += price
                self.bought[plant] = Bought(before.round, event)
            case CitiesPowered():
                self._paid(before, event)
            case PhaseBegan(phase=Phase.AUCTION, round=number) if number > 1:
                self._end_round(after)
            case _:
                pass

    def _paid(self, before: State, event: CitiesPowered) -> None:
        seat, player = self.seats[event.seat], before.players[event.seat]
        seat.income.append(event.income)
        seat.dark += len(player.cities) - event.cities
        seat.stalled += self._stalled(player, event.cities)
        powers = sum(self.book.plants[plant].powers for plant in event.plants)
        for plant in event.plants:
            bought = self.bought[plant]
            bought.runs += 1
            bought.earned += (event.income - self.base) * self.book.plants[plant].powers / powers

    def _stalled(self, player: Player, powered: int) -> int:
        """Cities that the player's plants could have powered, had there been fuel."""
        capacity = sum(self.book.plants[plant].powers for plant in player.plants)
        return max(0, min(capacity, len(player.cities)) - powered)

    def _end_round(self, state: State) -> None:
        for seat, player in zip(self.seats, state.players, strict=True):
            seat.money.append(player.money)
            seat.cities.append(len(player.cities))

    # --- the end

    def stories(self, last: State) -> tuple[SeatStory, ...]:
        """Everything about each seat, once the game is over."""
        self._end_round(last)
        return tuple(self._story(Seat(seat), last) for seat in range(len(self.seats)))

    def _story(self, seat: Seat, last: State) -> SeatStory:
        tally, player = self.seats[seat], last.players[seat]
        final = best_powering(self.book, player)
        return SeatStory(
            money=tuple(tally.money),
            cities=tuple(tally.cities),
            income=tuple(tally.income),
            spent_on_plants=tally.plants,
            spent_on_fuel=tally.fuel,
            spent_on_cities=tally.houses,
            never_run=tuple(
                bought.plant
                for bought in self.bought.values()
                if bought.seat == seat and not bought.runs and bought.plant not in final.plants
            ),
            fuel_left=player.fuel - final.burned if player.fuel else Stock(),
            fuel_dropped=tally.dropped,
            dark_cities=tally.dark,
            stalled_cities=tally.stalled + self._stalled(player, final.cities),
        )

    def purchases(self) -> tuple[Purchase, ...]:
        """In the order they were made."""
        return tuple(bought.told() for bought in self.bought.values())
