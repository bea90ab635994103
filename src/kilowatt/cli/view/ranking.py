"""The end: who has won, and by what (R9.2)."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kilowatt.cli.view.look import FAINT, Look
from kilowatt.cli.view.section import heading
from kilowatt.engine import Standing


def ranking(look: Look, standings: Sequence[Standing]) -> RenderableType:
    """The final ranking, and the sentence that says what decided."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=FAINT, pad_edge=False)
    for label in ("label-place", "label-player", "label-powered-cities", "label-money", "label-cities"):
        table.add_column(look.t(label), justify="left" if label == "label-player" else "right", no_wrap=True)
    for line in standings:
        table.add_row(
            Text(f"{line.place}.", "bold"), look.player(line.seat), str(line.powered), str(line.money), str(line.cities)
        )
    told = Text.assemble(winners(look, standings), " · ", f"{decision(look, standings)} (R9.2)")
    return Group(heading(look, look.t("terminal-ranking")), table, told)


def winners(look: Look, standings: Sequence[Standing]) -> Text:
    """Who has won; more than one share the victory."""
    first = [look.player(line.seat) for line in standings if line.place == 1]
    label = look.t("label-winner") if len(first) == 1 else look.t("label-shared-victory")
    return Text.assemble((f"{label}: ", "bold"), Text(", ").join(first))


def decision(look: Look, standings: Sequence[Standing]) -> str:
    """Which of the tie-breaks gave the victory: cities powered, then money, then cities."""
    first, second = standings[0], standings[1]
    if first.powered != second.powered:
        return look.t("terminal-decided-by-powered")
    if first.money != second.money:
        return look.t("terminal-decided-by-money")
    if first.cities != second.cities:
        return look.t("terminal-decided-by-cities")
    return look.t("terminal-decided-shared")
