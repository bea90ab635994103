"""The players, one row each in turn order."""

from rich.table import Table
from rich.text import Text

from kilowatt.cli.view.context import BADGES, FAINT, WIDE, ViewContext, clipped, fuel_letters
from kilowatt.cli.view.plants import plant_short, plant_words
from kilowatt.engine import Observation, Seat, most_powered


def players(context: ViewContext, observation: Observation) -> Table:
    """Money, cities, capacity, plants and fuel of each player, in turn order."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=FAINT, pad_edge=False)
    table.add_column("", no_wrap=True)
    table.add_column(Text(context.t("label-turn-order"), "bold not dim"), no_wrap=True)
    table.add_column(context.t("label-money"), justify="right", no_wrap=True)
    table.add_column(context.t("label-cities"), justify="right", no_wrap=True)
    table.add_column(context.t("label-capacity"), justify="right", no_wrap=True)
    table.add_column(context.t("label-plants"), no_wrap=True, overflow="ellipsis")
    table.add_column(context.t("label-resources"), no_wrap=True)
    for seat in observation.order:
        table.add_row(*row(context, observation, seat))
    return table


def row(context: ViewContext, observation: Observation, seat: Seat) -> tuple[Text, ...]:
    view = observation.players[seat]
    return (
        Text(sign(observation, seat), "bold"),
        name(context, seat),
        Text("?" if view.money is None else str(view.money), "bold"),
        Text(str(len(view.cities))),
        capacity(context, observation, seat),
        plants(context, observation, seat),
        fuel_letters(view.fuel),
    )


def sign(observation: Observation, seat: Seat) -> str:
    """Marks the active player and, in the auction phase, who is finished or out of this auction (R3.2, R3.4)."""
    if seat == observation.active:
        return "►"
    if seat in observation.auction.finished:
        return "✔"
    return "✗" if seat in observation.auction.out else " "


def name(context: ViewContext, seat: Seat) -> Text:
    """Badge and name; marked `(you)` if only one person plays."""
    text = Text.assemble(context.badge(seat), " ", (clipped(context.names.player(seat), 12), BADGES[seat].style))
    if context.humans == {seat}:
        text.append(f" ({context.t('terminal-you')})")
    return text


def capacity(context: ViewContext, observation: Observation, seat: Seat) -> Text:
    """Cities the plants can power with the stored fuel, and at most: `2/5`."""
    view = observation.players[seat]
    sets = context.book.plant_sets(view.plants)
    most = max(chosen.need.powers for chosen in sets)
    return Text(f"{most_powered(sets, view.fuel)}/{most}")


def plants(context: ViewContext, observation: Observation, seat: Seat) -> Text:
    owned = observation.players[seat].plants
    if not owned:
        return Text("–", FAINT)
    if context.width >= WIDE:
        return Text(" · ").join(
            Text.assemble((str(plant), "bold"), f" {plant_words(context, plant)}") for plant in owned
        )
    return Text(" ").join(Text(plant_short(context, plant)) for plant in owned)
