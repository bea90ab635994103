"""Everything the player can type now, with prices."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kilowatt.cli.decisions import bids, build_sites, most_to_buy
from kilowatt.cli.view.cities import cost_text
from kilowatt.cli.view.context import TYPED, ViewContext
from kilowatt.cli.view.heading import heading
from kilowatt.cli.view.plants import plant_words
from kilowatt.engine import (
    Action,
    Bid,
    Build,
    BuyFuel,
    Done,
    DraftRegion,
    Drop,
    Fuel,
    Nominate,
    Observation,
    Pass,
    Power,
    Scrap,
    powering_outcome,
)
from kilowatt.engine.notation.action_text import print_action
from kilowatt.i18n.arguments import listed


class Suggestion(NamedTuple):
    """An input line and its meaning or cost."""

    typed: str
    meaning: str


COMMANDS = {
    "?": "terminal-command-help",
    "map": "terminal-command-map",
    "log": "terminal-command-log",
    "table": "terminal-command-table",
    "undo": "terminal-command-undo",
    "save": "terminal-command-save",
    "load": "terminal-command-load",
    "position": "terminal-command-position",
    "quit": "terminal-command-quit",
}
"""The commands besides moves, with the message key of their description."""
WITH_FILE = ("save", "load")


def suggested_moves(context: ViewContext, observation: Observation) -> Iterator[Suggestion]:
    """Every legal move as it is typed; building sites cheapest first, with purchases of several markers."""
    for price in build_sites(observation):
        yield Suggestion(print_action(Build(price.city)), cost_text(context, price).plain)
    for action in observation.legal_actions:
        if not isinstance(action, Build):
            yield Suggestion(print_action(action), meaning(context, observation, action))
        if isinstance(action, BuyFuel):
            yield from purchases(context, observation, action)


def purchases(context: ViewContext, observation: Observation, action: BuyFuel) -> Iterator[Suggestion]:
    """Purchases of two or more markers of one fuel, with their total cost."""
    [price] = [price for price in observation.fuel_prices if price.fuel is action.fuel]
    for count in range(2, most_to_buy(observation, action) + 1):
        total = context.t("money-amount", amount=price.cost(count))
        yield Suggestion(f"{print_action(action)} {count}", f"{context.t.fuel(action.fuel, count)}: {total}")


def meaning(context: ViewContext, observation: Observation, action: Action) -> str:
    """The cost or effect of a move."""
    match action:
        case Nominate(plant) | Scrap(plant):
            return plant_words(context, plant)
        case Bid(amount):
            return context.t("terminal-leaves", amount=(observation.me.money or 0) - amount)
        case Pass():
            return context.t("terminal-pass-auction" if observation.auction.plant else "terminal-pass-round")
        case BuyFuel(fuel):
            [price] = [price for price in observation.fuel_prices if price.fuel is fuel]
            return f"{context.t.fuel(fuel, 1)}: {context.t('money-amount', amount=price.prices[0])}"
        case Power():
            return powering(context, observation, action)
        case DraftRegion(region):
            return context.names.region(region)
        case Drop() | Done() | Build():
            return context.t.action(action, context.names)


def powering(context: ViewContext, observation: Observation, action: Power) -> str:
    """The cities powered, the income and the fuel burned."""
    result = powering_outcome(context.book, observation.me, action)
    income = f"{context.t('label-income')}: {context.t('money-amount', amount=result.income)}"
    parts = [context.t("city-count", count=result.cities), income]
    burned = [context.t.fuel(fuel, result.burned[fuel]) for fuel in Fuel if result.burned[fuel]]
    if burned:
        parts.append(context.t("terminal-burns", markers=listed(burned, context.t)))
    return " · ".join(parts)


def suggested_commands(context: ViewContext) -> Iterator[Suggestion]:
    for name, key in COMMANDS.items():
        typed = f"{name} {context.t('terminal-file')}" if name in WITH_FILE else name
        meaning = context.t(key, command="log all") if name == "log" else context.t(key)
        yield Suggestion(typed, meaning)


def help_page(context: ViewContext, observation: Observation) -> RenderableType:
    """All moves with their prices, then the commands."""
    parts: list[RenderableType] = []
    listing = list(without_bids(context, observation))
    if listing:
        parts += [heading(context, context.t("terminal-help-moves")), listed_table(listing)]
    parts += [heading(context, context.t("terminal-help-commands")), listed_table(list(suggested_commands(context)))]
    return Group(*parts)


def without_bids(context: ViewContext, observation: Observation) -> Iterator[Suggestion]:
    """The moves, with all bids in one line."""
    amounts = bids(observation)
    if amounts:
        span = f"bid {amounts[0]}" if len(amounts) == 1 else f"bid {amounts[0]} … bid {amounts[-1]}"
        yield Suggestion(span, context.t("terminal-bids", least=amounts[0], most=amounts[-1]))
    for suggestion in suggested_moves(context, observation):
        if not suggestion.typed.startswith("bid "):
            yield suggestion


def listed_table(suggestions: Sequence[Suggestion]) -> Table:
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for suggestion in suggestions:
        table.add_row(Text(f"  {suggestion.typed}", TYPED), Text(suggestion.meaning))
    return table
