"""The final ranking and what decided it (R9.2)."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kilowatt.cli.view.context import FAINT, ViewContext
from kilowatt.cli.view.heading import heading
from kilowatt.engine import Standing, TieBreak, decided_by

DECISIONS: dict[TieBreak | None, str] = {
    "powered": "terminal-decided-by-powered",
    "money": "terminal-decided-by-money",
    "cities": "terminal-decided-by-cities",
    None: "terminal-decided-shared",
}


def ranking(context: ViewContext, standings: Sequence[Standing]) -> RenderableType:
    """The final ranking, and a sentence that names the deciding tie-break."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=FAINT, pad_edge=False)
    for label in ("label-place", "label-player", "label-powered-cities", "label-money", "label-cities"):
        table.add_column(context.t(label), justify="left" if label == "label-player" else "right", no_wrap=True)
    for line in standings:
        table.add_row(
            Text(f"{line.place}.", "bold"),
            context.player(line.seat),
            str(line.powered),
            str(line.money),
            str(line.cities),
        )
    summary = Text.assemble(winners(context, standings), " · ", f"{decision(context, standings)} (R9.2)")
    return Group(heading(context, context.t("terminal-ranking")), table, summary)


def winners(context: ViewContext, standings: Sequence[Standing]) -> Text:
    """The winner, or the players who share the victory."""
    first = [context.player(line.seat) for line in standings if line.place == 1]
    label = context.t("label-winner") if len(first) == 1 else context.t("label-shared-victory")
    return Text.assemble((f"{label}: ", "bold"), Text(", ").join(first))


def decision(context: ViewContext, standings: Sequence[Standing]) -> str:
    """What put the winner before the second."""
    return context.t(DECISIONS[decided_by(standings)[0]])
