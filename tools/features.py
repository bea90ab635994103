"""Write the tables of actions and observations into docs/environments.md: `python -m tools.features`.

A test fails if they are out of date.
"""

import re
from pathlib import Path
from typing import Final

from kilowatt.core.vector import compact_actions as compact
from kilowatt.core.vector.features import GROUPS, Group, offset_of

DOCUMENT: Final = Path(__file__).parents[1] / "docs/environments.md"
ACTIONS: Final = (
    (compact.C_PASS, 1, "pass"),
    (compact.C_DONE, 1, "done"),
    (compact.C_DRAFT, 7, "draft a region, by its index on the board"),
    (compact.C_NOMINATE, 8, "nominate the plant at this place of the market"),
    (compact.C_SCRAP, 5, "scrap the player's plant at this place, ascending"),
    (compact.C_DROP, 4, "drop one coal, oil, garbage, uranium"),
    (compact.C_BUY, 4, "buy one coal, oil, garbage, uranium"),
    (compact.C_BUILD, 48, "build in a city, by its index on the board"),
    (
        compact.C_POWER,
        16,
        "run the plants of a mask: 1 for the lowest, then 2, 4, 8; hybrids burn the most even mix",
    ),
    (
        compact.C_BID,
        compact.RAISE_COUNT,
        f"bid the lowest amount plus {', '.join(map(str, compact.RAISES[:-1]))} or {compact.RAISES[-1]}",
    ),
)


def main() -> None:
    DOCUMENT.write_text(updated(DOCUMENT.read_text("utf-8")), "utf-8")


def updated(text: str) -> str:
    """The document with both tables as they are now."""
    for name, table in (("actions", action_table()), ("features", feature_tables())):
        pattern = re.compile(rf"(<!-- {name}: .*? -->\n).*?(<!-- end -->)", re.DOTALL)
        text = pattern.sub(lambda found, table=table: f"{found[1]}\n{table}\n{found[2]}", text, count=1)  # type: ignore[misc]
    return text


def action_table() -> str:
    rows = [f"| {span(first, count)} | {what} |\n" for first, count, what in ACTIONS]
    return "| numbers | action |\n|---|---|\n" + "".join(rows)


def feature_tables() -> str:
    return "\n".join(map(group_table, GROUPS))


def group_table(group: Group) -> str:
    position, rows = offset_of(group), []
    title = f"**`{group.name}`**, {span(position, group.size)}: {group.doc}"
    if group.copies > 1:
        title += f" {group.copies} times {group.width} numbers; the positions are those of the first."
    for name, doc, count, scale in group.features:
        rows.append(f"| {span(position, count)} | `{name}` | {doc} | {scale} |\n")
        position += count
    return f"{title}\n\n| positions | name | meaning | scale |\n|---|---|---|---|\n" + "".join(rows)


def span(first: int, count: int) -> str:
    return str(first) if count == 1 else f"{first} to {first + count - 1}"


if __name__ == "__main__":
    main()
