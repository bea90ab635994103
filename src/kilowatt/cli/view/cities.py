"""The map in words: where one can build and for how much, who is where, what a city is connected to."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kilowatt.cli.asking import build_sites
from kilowatt.cli.view.look import FAINT, TYPED, Look
from kilowatt.cli.view.section import heading
from kilowatt.engine import CityId, Observation, Seat
from kilowatt.engine.content import Region
from kilowatt.engine.observation import CityPrice

NARROW = 38
"""The cells one of two columns takes in 80."""
NEAR = 3
"""So many connections tell whether a city is a good place to begin ..."""
FAR = 30
"""... and one that is missing is as bad as a dear one."""


def build_list(look: Look, seen: Observation, rows: int) -> Group:
    """The cities to build, cheapest first, in two columns of so many rows; nothing where there are none."""
    sites = build_sites(seen) if seen.seat is None or seen.me.cities else start_sites(look, seen)
    if not sites or rows < 2:
        return Group()
    columns = columns_for(look)
    shown = sites[: columns * (rows - 1)]
    more = look.t("terminal-more", count=len(sites) - len(shown), command="map") if len(sites) > len(shown) else ""
    return Group(heading(look, look.t("terminal-build-list"), more), in_columns(look, seen, shown, columns))


def start_sites(look: Look, seen: Observation) -> list[CityPrice]:
    """For a first city, which costs the same everywhere: those with cheap connections first."""

    def onward(price: CityPrice) -> int:
        links = sorted(cost for cost, _ in neighbours(look, seen, price.city))
        return sum((links + [FAR] * NEAR)[:NEAR])

    return sorted(build_sites(seen), key=lambda price: (price.cost, onward(price)))


def columns_for(look: Look) -> int:
    return max(1, look.width // (NARROW + 2))


def in_columns(look: Look, seen: Observation, sites: list[CityPrice], columns: int) -> Table:
    """Down the first column, then the next."""
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    height = -(-len(sites) // columns)
    for top in range(height):
        grid.add_row(*(site(look, seen, price) for price in sites[top::height]))
    return grid


def site(look: Look, seen: Observation, price: CityPrice) -> Text:
    """A city with its cost and the way: `duisburg 24 = 10+14 via essen`; a first city with what is near."""
    if seen.me.cities:
        return Text.assemble((price.city, TYPED), " ", cost(look, price))
    near = ", ".join(f"{city} {link}" for link, city in sorted(neighbours(look, seen, price.city))[:NEAR])
    return Text.assemble((price.city, TYPED), " ", (str(price.cost), "bold"), (f" → {near}", FAINT))


def cost(look: Look, price: CityPrice) -> Text:
    """`24 = 10+14`, and over which cities the path goes."""
    text = Text.assemble((str(price.cost), "bold"), (f" = {price.house}+{price.connection}", FAINT))
    between = price.path[1:-1]
    if between:
        text.append(f" {look.t('terminal-via', path=', '.join(between))}", FAINT)
    return text


# --- the whole map


def city_map(look: Look, seen: Observation) -> RenderableType:
    """All cities in play by region, with the houses in them and what they would cost the observer."""
    regions = [region for region in look.book.board.regions if region.id in seen.regions]
    columns, grid = columns_for(look), Table.grid(padding=(0, 2, 0, 0))
    for start in range(0, len(regions), columns):
        if start:
            grid.add_row("")
        grid.add_row(*(region_table(look, seen, region) for region in regions[start : start + columns]))
    return grid


def region_table(look: Look, seen: Observation, region: Region) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=FAINT, pad_edge=False, width=NARROW)
    table.add_column(Text(look.names.region(region.id), "bold not dim"), no_wrap=True, overflow="ellipsis", ratio=1)
    table.add_column(look.t("label-houses"), no_wrap=True, width=8)
    table.add_column(look.t("label-cost"), justify="right", no_wrap=True)
    prices = {price.city: price for price in seen.city_prices}
    for city in region.cities:
        table.add_row(Text(city), houses(look, seen, city), city_cost(prices.get(city)))
    return table


def houses(look: Look, seen: Observation, city: CityId) -> Text:
    """The badges of who has a house there, and a dot for each house the step still allows (R5.3)."""
    owners = [Seat(seat) for seat, player in enumerate(seen.players) if city in player.cities]
    text = Text().join(look.badge(seat) for seat in owners)
    return text.append("·" * (seen.step - len(owners)), FAINT)


def city_cost(price: CityPrice | None) -> Text:
    """The cost for the observer: in brackets where it may not be built now."""
    if price is None:
        return Text("–", FAINT)
    return Text(str(price.cost), "bold") if price.refusal is None else Text(f"({price.cost})", FAINT)


def connections(look: Look, seen: Observation, city: CityId) -> RenderableType:
    """What a city is directly connected to inside the regions in play, cheapest first (R0.2)."""
    links = sorted(neighbours(look, seen, city))
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
    for price, other in links:
        table.add_row(Text(str(price), "bold"), Text(other), houses(look, seen, other))
    return Group(heading(look, look.t("terminal-connections", city=look.names.city(city))), table)


def neighbours(look: Look, seen: Observation, city: CityId) -> Iterator[tuple[int, CityId]]:
    for link in look.book.board.connections:
        if city in (link.a, link.b):
            other = link.b if city == link.a else link.a
            if look.book.region_of[other] in seen.regions:
                yield link.cost, other


def draft_list(look: Look, seen: Observation) -> RenderableType:
    """During the draft: each region with its cities, those in play marked (R1.1)."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for region in look.book.board.regions:
        taken = region.id in seen.regions
        grid.add_row(
            Text("✔" if taken else " ", "bold"),
            Text(region.id, "bold" if taken else TYPED),
            Text(look.names.region(region.id)),
            Text(", ".join(map(look.names.city, region.cities)), FAINT, no_wrap=True, overflow="ellipsis"),
        )
    return Group(heading(look, look.t("label-region"), look.t("terminal-in-play")), grid)
