"""Section headings."""

from rich.cells import cell_len
from rich.text import Text

from kilowatt.cli.view.context import FAINT, ViewContext, clipped


def heading(context: ViewContext, title: str, remark: str = "") -> Text:
    """A rule with a title on the left and a remark on the right: `── Players ───────── Deck: 28 ──`."""
    title = clipped(title, context.width - 6)
    room = context.width - cell_len(title) - cell_len(remark) - 9
    if not remark or room < 1:
        line = (" " + "─" * max(0, context.width - cell_len(title) - 4), FAINT)
        return Text.assemble(("── ", FAINT), (title, "bold"), line, no_wrap=True)
    return Text.assemble(
        ("── ", FAINT),
        (title, "bold"),
        (f" {'─' * room} ", FAINT),
        (remark, FAINT),
        (" ───", FAINT),
        no_wrap=True,
    )
