"""Headings between the parts of the table."""

from rich.cells import cell_len
from rich.text import Text

from kilowatt.cli.view.look import FAINT, Look, clipped


def heading(look: Look, title: str, remark: str = "") -> Text:
    """A line with a title on the left and a remark on the right: `── Players ───────── Deck: 28 ──`."""
    title = clipped(title, look.width - 6)
    room = look.width - cell_len(title) - cell_len(remark) - 9
    if not remark or room < 1:
        line = (" " + "─" * max(0, look.width - cell_len(title) - 4), FAINT)
        return Text.assemble(("── ", FAINT), (title, "bold"), line, no_wrap=True)
    return Text.assemble(
        ("── ", FAINT),
        (title, "bold"),
        (f" {'─' * room} ", FAINT),
        (remark, FAINT),
        (" ───", FAINT),
        no_wrap=True,
    )
