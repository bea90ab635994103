"""The resource market: markers by price, and the next refill."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from kilowatt.cli.view.context import FAINT, FUEL_LETTERS, FUEL_STYLES, WIDE, ViewContext
from kilowatt.engine import Fuel, Observation

EMPTY = "·"


def fuel_market(context: ViewContext, observation: Observation) -> Table:
    """One row per fuel and one column per price (R1.4), then the next price and the next refill (R7.5)."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=FAINT, pad_edge=False)
    table.add_column(Text(context.t("label-resource-market"), "bold not dim"), no_wrap=True)
    for price in prices(context):
        table.add_column(str(price), no_wrap=True)
    table.add_column(context.t("label-price"), justify="right", no_wrap=True)
    table.add_column(context.t("terminal-refill"), justify="right", no_wrap=True)
    if context.width >= WIDE:
        table.add_column(context.t("label-supply"), justify="right", no_wrap=True)
    for fuel in Fuel:
        table.add_row(*row(context, observation, fuel))
    return table


def prices(context: ViewContext) -> list[int]:
    """All prices on the market track."""
    return sorted({price for places in context.book.places.values() for price in places})


def row(context: ViewContext, observation: Observation, fuel: Fuel) -> Iterator[Text]:
    yield Text.assemble((FUEL_LETTERS[fuel], FUEL_STYLES[fuel]), f" {context.t.fuel(fuel)}")
    [offer] = [price for price in observation.fuel_prices if price.fuel is fuel]
    for price in prices(context):
        places, there = context.book.places[fuel].count(price), offer.prices.count(price)
        yield Text.assemble((FUEL_LETTERS[fuel] * there, FUEL_STYLES[fuel]), (EMPTY * (places - there), FAINT))
    yield Text(str(offer.prices[0]), "bold") if offer.prices else Text(context.t("label-sold-out"), FAINT)
    yield Text(f"+{observation.refill[fuel]}")
    if context.width >= WIDE:
        yield Text(str(observation.supply[fuel]))
