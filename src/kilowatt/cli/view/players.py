"""The players: a line each, in turn order."""

from rich.table import Table
from rich.text import Text

from kilowatt.cli.view.look import BADGES, FAINT, WIDE, Look, clipped, fuel_letters
from kilowatt.cli.view.plants import plant_short, plant_words
from kilowatt.engine import Observation, Seat
from kilowatt.engine.rules.powering import most_powered


def players(look: Look, seen: Observation) -> Table:
    """In turn order: money, cities, capacity with the markers at hand and at most, plants and markers."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=FAINT, pad_edge=False)
    table.add_column("", no_wrap=True)
    table.add_column(Text(look.t("label-turn-order"), "bold not dim"), no_wrap=True)
    table.add_column(look.t("label-money"), justify="right", no_wrap=True)
    table.add_column(look.t("label-cities"), justify="right", no_wrap=True)
    table.add_column(look.t("label-capacity"), justify="right", no_wrap=True)
    table.add_column(look.t("label-plants"), no_wrap=True, overflow="ellipsis")
    table.add_column(look.t("label-resources"), no_wrap=True)
    for seat in seen.order:
        table.add_row(*row(look, seen, seat))
    return table


def row(look: Look, seen: Observation, seat: Seat) -> tuple[Text, ...]:
    view = seen.players[seat]
    return (
        Text(sign(seen, seat), "bold"),
        name(look, seat),
        Text("?" if view.money is None else str(view.money), "bold"),
        Text(str(len(view.cities))),
        capacity(look, seen, seat),
        plants(look, seen, seat),
        fuel_letters(view.fuel),
    )


def sign(seen: Observation, seat: Seat) -> str:
    """Who is asked; in the auction also who is done with it, and who is out of the one that runs (R3.2, R3.4)."""
    if seat == seen.active:
        return "►"
    if seat in seen.auction.finished:
        return "✔"
    return "✗" if seat in seen.auction.out else " "


def name(look: Look, seat: Seat) -> Text:
    """Badge and name; who sits at this keyboard is marked when the others do not."""
    text = Text.assemble(look.badge(seat), " ", (clipped(look.names.player(seat), 12), BADGES[seat].style))
    if look.humans == {seat}:
        text.append(f" ({look.t('terminal-you')})")
    return text


def capacity(look: Look, seen: Observation, seat: Seat) -> Text:
    """What the plants power with the markers at hand, and what they could at most: `2/5`."""
    view = seen.players[seat]
    sets = look.book.plant_sets(view.plants)
    most = max(chosen.need.powers for chosen in sets)
    return Text(f"{most_powered(sets, view.fuel)}/{most}")


def plants(look: Look, seen: Observation, seat: Seat) -> Text:
    owned = seen.players[seat].plants
    if not owned:
        return Text("–", FAINT)
    if look.width >= WIDE:
        return Text(" · ").join(Text.assemble((str(plant), "bold"), f" {plant_words(look, plant)}") for plant in owned)
    return Text(" ").join(Text(plant_short(look, plant)) for plant in owned)
