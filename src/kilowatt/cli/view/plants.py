"""Power plants as text, and the plant market."""

from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kilowatt.cli.view.context import FAINT, FUEL_LETTERS, ViewContext, one_line
from kilowatt.cli.view.heading import heading
from kilowatt.engine import FUELS_BURNED, STEP_3, Observation, Phase, PlantKind, PlantNumber

LONG_HYBRID = 9
"""Maximum width of `coal/oil`; longer names are shown as `hybrid`."""
COLUMNS = 4


def plant_words(context: ViewContext, number: PlantNumber) -> str:
    """The fuel and the cities powered: `2×coal → 1`."""
    plant = context.book.plants[number]
    burns = f"{plant.burns}×{fuel_words(context, plant.kind)}" if plant.burns else context.t.plant_kind(plant.kind)
    return f"{burns} → {plant.powers}"


def fuel_words(context: ViewContext, kind: PlantKind) -> str:
    both = "/".join(context.t("fuel", fuel=fuel.value) for fuel in FUELS_BURNED[kind])
    return context.t.plant_kind(kind) if cell_len(both) > LONG_HYBRID else both


def plant_short(context: ViewContext, number: PlantNumber) -> str:
    """The short form of a plant: `4:C2→1`, hybrid `5:CO2→1`, wind `13:→1`."""
    plant = context.book.plants[number]
    letters = "".join(FUEL_LETTERS[fuel] for fuel in FUELS_BURNED[plant.kind])
    return f"{number}:{letters}{plant.burns or ''}→{plant.powers}"


def plant_market(context: ViewContext, observation: Observation) -> RenderableType:
    """The current and future market; in Step 3 only one market (R6.1)."""
    remark = context.t("terminal-plant-legend") if observation.step < 3 else deck(context, observation)
    parts: list[RenderableType] = [
        heading(context, context.t("label-current-market"), remark),
        cards(context, observation, observation.current_market),
    ]
    if observation.step < 3:
        parts += [
            heading(context, context.t("label-future-market"), deck(context, observation)),
            cards(context, observation, observation.future_market),
        ]
    return Group(*parts)


def deck(context: ViewContext, observation: Observation) -> str:
    return f"{context.t('label-deck')}: {context.t('cards-left', count=observation.deck.cards)}"


def cards(context: ViewContext, observation: Observation, numbers: Iterable[PlantNumber]) -> RenderableType:
    """The plants, four per line."""
    grid = Table.grid(padding=(0, 1), expand=True)
    for _ in range(COLUMNS):
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    row = [card(context, observation, number) for number in numbers] or [Text("–", FAINT)]
    for start in range(0, len(row), COLUMNS):
        grid.add_row(*row[start : start + COLUMNS])
    return grid


def card(context: ViewContext, observation: Observation, number: PlantNumber) -> Text:
    if number == STEP_3:
        return Text(f" {context.t('step-number', step=3)}", "bold")
    sign = "►" if number == observation.auction.plant else " "
    return Text.assemble((f"{sign}{number:>2}", "bold"), f" {plant_words(context, number)}")


def auction_line(context: ViewContext, observation: Observation) -> Text | None:
    """The running auction: the plant, the highest bid and its bidder."""
    auction = observation.auction
    if observation.phase is not Phase.AUCTION or not auction.plant or auction.bidder is None:
        return None
    words = f"{context.t('plant-number', plant=auction.plant)} ({plant_words(context, auction.plant)})"
    bid = f"{context.t('label-highest-bid')}: {context.t('money-amount', amount=auction.bid)}"
    return one_line(Text.assemble(f"► {words} · {bid} · ", context.player(auction.bidder)), context.width)
