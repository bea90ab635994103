"""Positions in which the fuel of a scrapped plant is to be settled: every kind of plant, forced and free (R3.9)."""

from tests.scenes import Table, scene


def SCRAPS() -> list[Table]:  # noqa: N802 - a table of positions, made when asked for
    """All states from a purchase with one plant too many to the end of its sale, whatever is scrapped and dropped."""
    found: list[Table] = []
    for plants in ("4,5,7 coal4 oil4", "5,12,21 coal6 oil6", "6,14,11 garbage6 uranium2", "3,5,13 oil4 coal2"):
        table = scene(f"germany 3p auction round3 $90 | blue*: #{plants} @3 | plants: 20 22 24 26 27 28 30 31")
        bought = table.do(table.legal[0])
        while not bought.state.auction.bought:
            bought = bought.do(bought.legal[0] if bought.state.auction.bid == 0 else bought.legal[-1])
        found += settled(bought)
    return found


def settled(table: Table) -> list[Table]:
    """This state and all that follow from it before the sale is closed."""
    if not table.state.auction.bought:
        return []
    return [table, *(later for action in table.legal for later in settled(table.do(action)))]
