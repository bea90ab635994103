"""Positions that random games rarely reach: markers of a scrapped plant to settle, the Step 3 card in any phase."""

from functools import cache

from tests.scenes import Table, scene

SCRAPPING = (
    "4,5,7 coal4 oil4",
    "5,12,21 coal6 oil6",
    "6,14,11 garbage6 uranium2",
    "3,5,13 oil4 coal2",
    "4,6,11 coal3 garbage2 uranium1",
    "5,14,13 coal2 oil2 garbage3",
)
STEPS = (
    "germany 3p step2 auction $99 | plants: 20 21 22 step3 | deck:",
    "germany 3p step2 auction $99 | plants: step3 | deck:",
    "germany 3p step2 auction $99 | plants: 15-22 | deck: step3",
    "germany 3p step2 auction $99 | plants: 15-22 | deck: step3 30 31 32 | shuffle: 31 30 32",
    "germany 3p step2 auction | blue: @6 | plants: 15-22 | deck: 5 step3 30 4 31 | shuffle: 4 31 30",
    "germany 3p step2 $40 | blue*: @8 | plants: 9 20-26 | deck: step3 30 31 32 | shuffle: 31 30 32",
    "germany 3p step1 $500 | blue*: @6 | plants: 20-27 | deck: step3 30 31 32",
    "germany 3p step2 bureaucracy | blue: @8 #20,25 coal6 | plants: 21-24 26-29 | deck: step3 30 31 32",
    "usa 2p step1 | blue*: $500 @9 | red: $90 @2 | plants: 10 11 20-25 | deck: 4 5 30 31 ...",
)


@cache
def scraps() -> list[Table]:
    """All states from the purchase of one plant too many to the end of the sale, by every choice."""
    found: list[Table] = []
    for plants in SCRAPPING:
        table = scene(f"germany 3p auction round3 $90 | blue*: #{plants} @3 | plants: 20 22 24 26 27 28 30 31")
        bought = table.do(table.legal[0])
        while not bought.state.auction.bought:
            bought = bought.do(bought.legal[0] if bought.state.auction.bid == 0 else bought.legal[-1])
        found += settled(bought)
    return found


def settled(table: Table) -> list[Table]:
    """This state and all that follow until the sale is closed."""
    if not table.state.auction.bought:
        return []
    return [table, *(later for action in table.legal for later in settled(table.do(action)))]


@cache
def steps() -> list[Table]:
    """Positions before the draw of the Step 3 card, in every phase in which it can be drawn (R8.3)."""
    return [scene(written) for written in STEPS]
