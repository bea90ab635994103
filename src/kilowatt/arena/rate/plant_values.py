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
    """The share of games in which it was bought."""
    price: float
    round: float
    runs: float
    earned: float
    income_share: float
    """Its share of what all plants of its buyer earned in the game."""
    idle: float
    """The share of its buyers that never ran it."""
    wins: float
    interval: Interval
    chance: float

    @property
    def premium(self) -> float:
        """The price above the least possible."""
        return self.price - self.plant


class Sale(NamedTuple):
    """A purchase, the game it was in, and what all plants of its buyer earned there."""

    purchase: Purchase
    game: GameResult
    earned: float


def plant_values(games: Sequence[GameResult]) -> tuple[PlantValue, ...]:
    """Every plant that was bought, by number, in games that ended by the rules."""
    whole = finished(games)
    sales: dict[PlantNumber, list[Sale]] = {}
    for game in whole:
        earned = [0.0] * len(game.bots)
        for purchase in game.purchases:
            earned[purchase.seat] += purchase.earned
        for purchase in game.purchases:
            sales.setdefault(purchase.plant, []).append(Sale(purchase, game, earned[purchase.seat]))
    return tuple(plant_value(plant, sales[plant], len(whole)) for plant in sorted(sales))


def plant_value(plant: PlantNumber, sales: Sequence[Sale], games: int) -> PlantValue:
    card = next(card for card in load_edition().plants if card.number == plant)
    won = sum([game.win(purchase.seat) for purchase, game, _ in sales])
    return PlantValue(
        plant=plant,
        kind=card.kind.value,
        burns=card.burns,
        powers=card.powers,
        bought=len(sales),
        bought_share=len(sales) / games,
        price=mean(purchase.price for purchase, _, _ in sales),
        round=mean(purchase.round for purchase, _, _ in sales),
        runs=mean(purchase.runs for purchase, _, _ in sales),
        earned=mean(purchase.earned for purchase, _, _ in sales),
        income_share=mean(purchase.earned / earned if earned else 0.0 for purchase, _, earned in sales),
        idle=mean(plant in game.seats[purchase.seat].never_run for purchase, game, _ in sales),
        wins=won / len(sales),
        interval=wilson(won, len(sales)),
        chance=mean(1 / len(game.bots) for _, game, _ in sales),
    )
