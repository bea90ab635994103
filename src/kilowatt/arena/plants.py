"""What each plant was worth to its buyers."""

from collections.abc import Sequence
from typing import NamedTuple

from kilowatt.arena.summary import finished, mean
from kilowatt.arena.values import GameResult, Purchase
from kilowatt.arena.wilson import Interval, wilson
from kilowatt.content import load_edition
from kilowatt.engine import PlantNumber


class PlantValue(NamedTuple):
    """One plant over all games; means over its purchases."""

    plant: PlantNumber
    kind: str
    burns: int
    powers: int
    bought: int
    bought_share: float
    """In so many of the games somebody bought it."""
    price: float
    round: float
    runs: float
    earned: float
    income_share: float
    """Its part of all that its buyers' plants earned in the game."""
    idle: float
    """So many of its buyers never ran it."""
    wins: float
    interval: Interval
    chance: float

    @property
    def premium(self) -> float:
        """Paid above the least price."""
        return self.price - self.plant


def plant_values(games: Sequence[GameResult]) -> tuple[PlantValue, ...]:
    """Every plant that was ever bought, by number, in the games that came to their end."""
    whole = finished(games)
    sales: dict[PlantNumber, list[tuple[GameResult, Purchase]]] = {}
    for game in whole:
        for purchase in game.purchases:
            sales.setdefault(purchase.plant, []).append((game, purchase))
    return tuple(plant_value(plant, sales[plant], len(whole)) for plant in sorted(sales))


def plant_value(plant: PlantNumber, sales: Sequence[tuple[GameResult, Purchase]], games: int) -> PlantValue:
    card = next(card for card in load_edition().plants if card.number == plant)
    won = sum(game.wins[sale.seat] for game, sale in sales)
    return PlantValue(
        plant=plant,
        kind=card.kind.value,
        burns=card.burns,
        powers=card.powers,
        bought=len(sales),
        bought_share=len(sales) / games,
        price=mean(sale.price for _, sale in sales),
        round=mean(sale.round for _, sale in sales),
        runs=mean(sale.runs for _, sale in sales),
        earned=mean(sale.earned for _, sale in sales),
        income_share=mean(share_of_income(game, sale) for game, sale in sales),
        idle=mean(plant in game.seats[sale.seat].never_run for game, sale in sales),
        wins=won / len(sales),
        interval=wilson(won, len(sales)),
        chance=mean(1 / len(game.bots) for game, _ in sales),
    )


def share_of_income(game: GameResult, sale: Purchase) -> float:
    everything = sum(other.earned for other in game.purchases if other.seat == sale.seat)
    return sale.earned / everything if everything else 0.0
