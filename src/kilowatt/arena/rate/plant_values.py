"""What each plant earned its buyers."""

from collections.abc import Sequence
from typing import NamedTuple

from kilowatt.arena.play.results import GameResult, Purchase
from kilowatt.arena.rate.intervals import Interval, wilson
from kilowatt.arena.rate.scores import finished, mean
from kilowatt.content import load_edition
from kilowatt.engine import PlantNumber


class PlantValue(NamedTuple):
    """One plant: means over its purchases."""

    plant: PlantNumber
    kind: str
    burns: int
    powers: int
    bought: int
    bought_share: float
    """The part of games in which it was bought."""
    price: float
    round: float
    runs: float
    earned: float
    income_share: float
    """Its part of what all plants of its buyer earned in the game."""
    idle: float
    """The part of its buyers who never ran it."""
    wins: float
    interval: Interval
    chance: float

    @property
    def premium(self) -> float:
        """The price above the least possible."""
        return self.price - self.plant


def plant_values(games: Sequence[GameResult]) -> tuple[PlantValue, ...]:
    """Every plant that was bought, by number, in games that ended by the rules."""
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
