"""Everything that can be typed now, each with its price."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kilowatt.cli.asking import bids, build_sites, most_to_buy
from kilowatt.cli.view.cities import cost
from kilowatt.cli.view.look import TYPED, Look
from kilowatt.cli.view.plants import plant_words
from kilowatt.cli.view.section import heading
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
)
from kilowatt.engine.notation.action import print_action
from kilowatt.engine.rules.bureaucracy import outcome
from kilowatt.i18n.arguments import listed


class Suggestion(NamedTuple):
    """Something to type, and what it means or costs."""

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
"""What can be typed beside moves, and the key of its description."""
WITH_FILE = ("save", "load")


def moves(look: Look, seen: Observation) -> Iterator[Suggestion]:
    """Every legal move as it is typed; builds cheapest first, purchases of several markers too."""
    for price in build_sites(seen):
        yield Suggestion(print_action(Build(price.city)), cost(look, price).plain)
    for action in seen.legal_actions:
        if not isinstance(action, Build):
            yield Suggestion(print_action(action), meaning(look, seen, action))
        if isinstance(action, BuyFuel):
            yield from purchases(look, seen, action)


def purchases(look: Look, seen: Observation, action: BuyFuel) -> Iterator[Suggestion]:
    """Two markers of a kind, three, and so on, with what they cost together."""
    [price] = [price for price in seen.fuel_prices if price.fuel is action.fuel]
    for count in range(2, most_to_buy(seen, action) + 1):
        total = look.t("money-amount", amount=price.cost(count))
        yield Suggestion(f"{print_action(action)} {count}", f"{look.t.fuel(action.fuel, count)}: {total}")


def meaning(look: Look, seen: Observation, action: Action) -> str:
    """What a move costs or brings."""
    match action:
        case Nominate(plant) | Scrap(plant):
            return plant_words(look, plant)
        case Bid(amount):
            return look.t("terminal-leaves", amount=(seen.me.money or 0) - amount)
        case Pass():
            return look.t("terminal-pass-auction" if seen.auction.plant else "terminal-pass-round")
        case BuyFuel(fuel):
            [price] = [price for price in seen.fuel_prices if price.fuel is fuel]
            return f"{look.t.fuel(fuel, 1)}: {look.t('money-amount', amount=price.prices[0])}"
        case Power():
            return powering(look, seen, action)
        case DraftRegion(region):
            return look.names.region(region)
        case Drop() | Done() | Build():
            return look.t.action(action, look.names)


def powering(look: Look, seen: Observation, action: Power) -> str:
    """Cities powered, income, and what is burned for it."""
    result = outcome(look.book, seen.me, action)
    income = f"{look.t('label-income')}: {look.t('money-amount', amount=result.income)}"
    parts = [look.t("city-count", count=result.cities), income]
    burned = [look.t.fuel(fuel, result.burned[fuel]) for fuel in Fuel if result.burned[fuel]]
    if burned:
        parts.append(look.t("terminal-burns", markers=listed(burned, look.t)))
    return " · ".join(parts)


def commands(look: Look) -> Iterator[Suggestion]:
    for name, key in COMMANDS.items():
        typed = f"{name} {look.t('terminal-file')}" if name in WITH_FILE else name
        meaning = look.t(key, command="log all") if name == "log" else look.t(key)
        yield Suggestion(typed, meaning)


def help_page(look: Look, seen: Observation) -> RenderableType:
    """Everything that can be typed now: the moves with their prices, then the other commands."""
    parts: list[RenderableType] = []
    listing = list(without_bids(look, seen))
    if listing:
        parts += [heading(look, look.t("terminal-help-moves")), listed_table(listing)]
    parts += [heading(look, look.t("terminal-help-commands")), listed_table(list(commands(look)))]
    return Group(*parts)


def without_bids(look: Look, seen: Observation) -> Iterator[Suggestion]:
    """The moves, all bids in one line."""
    amounts = bids(seen)
    if amounts:
        span = f"bid {amounts[0]}" if len(amounts) == 1 else f"bid {amounts[0]} … bid {amounts[-1]}"
        yield Suggestion(span, look.t("terminal-bids", least=amounts[0], most=amounts[-1]))
    for suggestion in moves(look, seen):
        if not suggestion.typed.startswith("bid "):
            yield suggestion


def listed_table(suggestions: Sequence[Suggestion]) -> Table:
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for suggestion in suggestions:
        table.add_row(Text(f"  {suggestion.typed}", TYPED), Text(suggestion.meaning))
    return table
