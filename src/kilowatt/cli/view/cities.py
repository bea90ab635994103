"""The map as text: building sites and their costs, houses, connections."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kilowatt.cli.decisions import build_sites
from kilowatt.cli.view.context import FAINT, TYPED, ViewContext
from kilowatt.cli.view.heading import heading
from kilowatt.engine import CityId, CityPrice, Observation, Seat
from kilowatt.engine.content import Region

NARROW = 38
"""Width of a column: two fit into 80 cells."""
NEAR = 3
"""Connections to count when rating a city for the first house."""
FAR = 30
"""Cost assumed for a missing connection."""


def build_list(context: ViewContext, observation: Observation, rows: int) -> Group:
    """The building sites, cheapest first, in columns of at most `rows` rows; empty if there are none."""
    sites = (
        build_sites(observation)
        if observation.seat is None or observation.me.cities
        else start_sites(context, observation)
    )
    if not sites or rows < 2:
        return Group()
    columns = columns_for(context)
    shown = sites[: columns * (rows - 1)]
    more = context.t("terminal-more", count=len(sites) - len(shown), command="map") if len(sites) > len(shown) else ""
    return Group(
        heading(context, context.t("terminal-build-list"), more), in_columns(context, observation, shown, columns)
    )


def start_sites(context: ViewContext, observation: Observation) -> list[CityPrice]:
    """Sites for the first house, which costs the same everywhere: cities with cheap connections first."""

    def onward(price: CityPrice) -> int:
        links = sorted(cost for cost, _ in neighbours(context, observation, price.city))
        return sum((links + [FAR] * NEAR)[:NEAR])

    return sorted(build_sites(observation), key=lambda price: (price.cost, onward(price)))


def columns_for(context: ViewContext) -> int:
    return max(1, context.width // (NARROW + 2))


def in_columns(context: ViewContext, observation: Observation, sites: list[CityPrice], columns: int) -> Table:
    """A grid filled column by column."""
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    height = -(-len(sites) // columns)
    for top in range(height):
        grid.add_row(*(site_text(context, observation, price) for price in sites[top::height]))
    return grid


def site_text(context: ViewContext, observation: Observation, price: CityPrice) -> Text:
    """A city with cost and path: `duisburg 24 = 10+14 via essen`; for the first house, with its neighbours."""
    if observation.me.cities:
        return Text.assemble((price.city, TYPED), " ", cost_text(context, price))
    near = ", ".join(f"{city} {link}" for link, city in sorted(neighbours(context, observation, price.city))[:NEAR])
    return Text.assemble((price.city, TYPED), " ", (str(price.cost), "bold"), (f" → {near}", FAINT))


def cost_text(context: ViewContext, price: CityPrice) -> Text:
    """House plus connection, and the cities on the path: `24 = 10+14 via essen`."""
    text = Text.assemble((str(price.cost), "bold"), (f" = {price.house}+{price.connection}", FAINT))
    between = price.path[1:-1]
    if between:
        text.append(f" {context.t('terminal-via', path=', '.join(between))}", FAINT)
    return text


# --- the whole map


def city_map(context: ViewContext, observation: Observation) -> RenderableType:
    """All cities in play by region, with their houses and their cost for the observing player."""
    regions = [region for region in context.book.board.regions if region.id in observation.regions]
    columns, grid = columns_for(context), Table.grid(padding=(0, 2, 0, 0))
    for start in range(0, len(regions), columns):
        if start:
            grid.add_row("")
        grid.add_row(*(region_table(context, observation, region) for region in regions[start : start + columns]))
    return grid


def region_table(context: ViewContext, observation: Observation, region: Region) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=FAINT, pad_edge=False, width=NARROW)
    table.add_column(Text(context.names.region(region.id), "bold not dim"), no_wrap=True, overflow="ellipsis", ratio=1)
    table.add_column(context.t("label-houses"), no_wrap=True, width=8)
    table.add_column(context.t("label-cost"), justify="right", no_wrap=True)
    prices = {price.city: price for price in observation.city_prices}
    for city in region.cities:
        table.add_row(Text(city), houses(context, observation, city), city_cost(prices.get(city)))
    return table


def houses(context: ViewContext, observation: Observation, city: CityId) -> Text:
    """The badges of the owners, and a dot for each free slot (R5.3)."""
    owners = [Seat(seat) for seat, player in enumerate(observation.players) if city in player.cities]
    text = Text().join(context.badge(seat) for seat in owners)
    return text.append("·" * (observation.open_slots - len(owners)), FAINT)


def city_cost(price: CityPrice | None) -> Text:
    """The cost for the observing player, in brackets if building is not allowed now."""
    if price is None:
        return Text("–", FAINT)
    if price.house is None:
        return Text("–", FAINT)
    return Text(str(price.cost), "bold") if price.refusal is None else Text(f"({price.cost})", FAINT)


def connections(context: ViewContext, observation: Observation, city: CityId) -> RenderableType:
    """The direct connections of a city within the regions in play, cheapest first (R0.2)."""
    links = sorted(neighbours(context, observation, city))
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
    for price, other in links:
        table.add_row(Text(str(price), "bold"), Text(other), houses(context, observation, other))
    return Group(heading(context, context.t("terminal-connections", city=context.names.city(city))), table)


def neighbours(context: ViewContext, observation: Observation, city: CityId) -> Iterator[tuple[int, CityId]]:
    for link in context.book.board.connections:
        if city in (link.a, link.b):
            other = link.b if city == link.a else link.a
            if context.book.region_of[other] in observation.regions:
                yield link.cost, other


def draft_list(context: ViewContext, observation: Observation) -> RenderableType:
    """During the draft: all regions with their cities; drafted ones are marked (R1.1)."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for region in context.book.board.regions:
        taken = region.id in observation.regions
        grid.add_row(
            Text("✔" if taken else " ", "bold"),
            Text(region.id, "bold" if taken else TYPED),
            Text(context.names.region(region.id)),
            Text(", ".join(map(context.names.city, region.cities)), FAINT, no_wrap=True, overflow="ellipsis"),
        )
    return Group(heading(context, context.t("label-region"), context.t("terminal-in-play")), grid)
