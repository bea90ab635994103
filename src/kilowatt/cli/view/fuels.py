"""The resource market as a track: what lies at which price, and what the next refill brings."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from kilowatt.cli.view.look import FAINT, FUEL_LETTERS, FUEL_STYLES, WIDE, Look
from kilowatt.engine import Fuel, Observation

EMPTY = "·"


def fuel_market(look: Look, seen: Observation) -> Table:
    """A row a kind, a column a price (R1.4); then the price of the next marker and the coming refill (R7.5)."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=FAINT, pad_edge=False)
    table.add_column(Text(look.t("label-resource-market"), "bold not dim"), no_wrap=True)
    for price in prices(look):
        table.add_column(str(price), no_wrap=True)
    table.add_column(look.t("label-price"), justify="right", no_wrap=True)
    table.add_column(look.t("terminal-refill"), justify="right", no_wrap=True)
    if look.width >= WIDE:
        table.add_column(look.t("label-supply"), justify="right", no_wrap=True)
    for fuel in Fuel:
        table.add_row(*row(look, seen, fuel))
    return table


def prices(look: Look) -> list[int]:
    """Every price that is printed on the track of some kind."""
    return sorted({price for places in look.book.places.values() for price in places})


def row(look: Look, seen: Observation, fuel: Fuel) -> Iterator[Text]:
    yield Text.assemble((FUEL_LETTERS[fuel], FUEL_STYLES[fuel]), f" {look.t.fuel(fuel)}")
    [offer] = [price for price in seen.fuel_prices if price.fuel is fuel]
    for price in prices(look):
        places, there = look.book.places[fuel].count(price), offer.prices.count(price)
        yield Text.assemble((FUEL_LETTERS[fuel] * there, FUEL_STYLES[fuel]), (EMPTY * (places - there), FAINT))
    yield Text(str(offer.prices[0]), "bold") if offer.prices else Text(look.t("label-sold-out"), FAINT)
    yield Text(f"+{seen.refill[fuel]}")
    if look.width >= WIDE:
        yield Text(str(seen.supply[fuel]))
