"""Power plants: cards in words and in short, and the plant market."""

from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kilowatt.cli.view.look import FAINT, FUEL_LETTERS, Look, one_line
from kilowatt.cli.view.section import heading
from kilowatt.engine import STEP_3, Observation, Phase, PlantKind, PlantNumber
from kilowatt.engine.rules.fuel import BURNS

LONG_HYBRID = 9
"""`coal/oil` is clearer than `hybrid`, where it is not too long."""
COLUMNS = 4


def plant_words(look: Look, number: PlantNumber) -> str:
    """What a plant burns and how many cities it powers: `2×coal → 1`."""
    plant = look.book.plants[number]
    burns = f"{plant.burns}×{fuel_words(look, plant.kind)}" if plant.burns else look.t.plant_kind(plant.kind)
    return f"{burns} → {plant.powers}"


def fuel_words(look: Look, kind: PlantKind) -> str:
    both = "/".join(look.t("fuel", fuel=fuel.value) for fuel in BURNS[kind])
    return look.t.plant_kind(kind) if cell_len(both) > LONG_HYBRID else both


def plant_short(look: Look, number: PlantNumber) -> str:
    """A plant in a few cells: `4:C2→1`; a hybrid `5:CO2→1`, wind `13:→1`."""
    plant = look.book.plants[number]
    letters = "".join(FUEL_LETTERS[fuel] for fuel in BURNS[plant.kind])
    return f"{number}:{letters}{plant.burns or ''}→{plant.powers}"


def plant_market(look: Look, seen: Observation) -> RenderableType:
    """Both markets; in Step 3 there is only one (R6.1)."""
    remark = look.t("terminal-plant-legend") if seen.step < 3 else deck(look, seen)
    parts: list[RenderableType] = [
        heading(look, look.t("label-current-market"), remark),
        cards(look, seen, seen.current_market),
    ]
    if seen.step < 3:
        parts += [
            heading(look, look.t("label-future-market"), deck(look, seen)),
            cards(look, seen, seen.future_market),
        ]
    return Group(*parts)


def deck(look: Look, seen: Observation) -> str:
    return f"{look.t('label-deck')}: {look.t('cards-left', count=seen.deck.cards)}"


def cards(look: Look, seen: Observation, numbers: Iterable[PlantNumber]) -> RenderableType:
    """Four cards a line."""
    grid = Table.grid(padding=(0, 1), expand=True)
    for _ in range(COLUMNS):
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    row = [card(look, seen, number) for number in numbers] or [Text("–", FAINT)]
    for start in range(0, len(row), COLUMNS):
        grid.add_row(*row[start : start + COLUMNS])
    return grid


def card(look: Look, seen: Observation, number: PlantNumber) -> Text:
    if number == STEP_3:
        return Text(f" {look.t('step-number', step=3)}", "bold")
    sign = "►" if number == seen.auction.plant else " "
    return Text.assemble((f"{sign}{number:>2}", "bold"), f" {plant_words(look, number)}")


def auction_line(look: Look, seen: Observation) -> Text | None:
    """The auction that is running: which plant, and who bids most."""
    auction = seen.auction
    if seen.phase is not Phase.AUCTION or not auction.plant or auction.bidder is None:
        return None
    words = f"{look.t('plant-number', plant=auction.plant)} ({plant_words(look, auction.plant)})"
    bid = f"{look.t('label-highest-bid')}: {look.t('money-amount', amount=auction.bid)}"
    return one_line(Text.assemble(f"► {words} · {bid} · ", look.player(auction.bidder)), look.width)
