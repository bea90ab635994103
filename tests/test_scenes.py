"""Scenes have sensible defaults and reject impossible positions."""

import pytest

from kilowatt.engine import NOTHING, STEP_3, Phase, Stock
from tests.scenes import BLUE, GREEN, RED, SceneError, scene


def test_what_is_unsaid_is_as_at_the_start() -> None:
    state = scene("germany 4p").state
    assert (state.phase, state.round, state.step, state.active) == (Phase.BUILDING, 2, 1, GREEN)
    assert state.order == (0, 1, 2, 3)
    assert state.regions == ("brown", "red", "teal", "yellow")
    assert state.market == (3, 4, 5, 6, 7, 8, 9, 10)
    assert state.deck == (*range(11, 41), 42, 44, 46, 50, STEP_3)
    assert (state.fuel_market, state.supply) == (Stock(24, 18, 6, 2), Stock(0, 6, 18, 10))
    assert {player.money for player in state.players} == {50}


def test_everything_said_is_there() -> None:
    table = scene(
        "usa 3p step2 round7 bureaucracy $7 | blue: #4,15 @denver,omaha @3 coal3 | red*: $99 #11 uranium2"
        " | order: red yellow blue | regions: purple teal red | plants: 20-26 30 | deck: 40 step3 ... | fuel: coal9"
    )
    state = table.state
    assert (state.phase, state.round, state.step, state.active) == (Phase.BUREAUCRACY, 7, 2, RED)
    assert (table[BLUE].money, table[RED].money) == (7, 99)
    assert table[BLUE].plants == (4, 15)
    assert len(table[BLUE].cities) == 5
    assert set(table[BLUE].cities) >= {"denver", "omaha"}
    assert state.market == (20, 21, 22, 23, 24, 25, 26, 30)
    assert state.deck[:3] == (40, STEP_3, 6)
    assert state.fuel_market == Stock(9, 18, 6, 2)
    assert state.supply == Stock(24 - 9 - 3, 6, 18, 8)


def test_the_plant_market_unsaid_has_no_obsolete_plant() -> None:
    assert scene("germany 4p | blue: @5 #7").state.market == (6, 8, 9, 10, 11, 12, 13, 14)
    assert scene("germany 4p step3").state.market == (3, 4, 5, 6, 7, 8)


def test_the_star_leaves_out_only_earlier_seats_of_an_auction() -> None:
    assert scene("germany 3p auction | order: red blue yellow | blue*:").state.auction.finished == (RED,)


def test_the_supply_may_be_empty() -> None:
    assert scene("germany 3p | fuel: coal24 oil24 garbage24 uranium12").state.supply == NOTHING


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "needs a board"),
        ("germany", "number of players"),
        ("germany 4p usa", "again"),
        ("germany 7p", "7"),
        ("germany 4p | purple: $5", "begins with one of"),
        ("germany 4p | blue $5", "colon"),
        ("germany 4p | blue: $5 | blue: $6", "another part"),
        ("germany 4p | blue*: | red*:", "one star"),
        ("germany 4p | blue: gold3", "gold3"),
        ("germany 4p | blue: $-5", r"\$-5"),
        ("germany 4p | blue: @atlantis", "atlantis"),
        ("germany 4p | blue: @koeln", "not in play"),
        ("germany 4p | blue: @essen,essen", "twice|too many"),
        ("germany 4p | blue: @essen | red: @essen", "too many houses"),
        ("germany 3p | blue: @22", "no room"),
        ("germany 4p | blue: #41", "no plant 41"),
        ("germany 4p | blue: #3,4,5,6", "at most 3"),
        ("germany 4p | blue: #3 | red: #3", "two places"),
        ("germany 4p | blue: #3 | plants: 3-10", "two places"),
        ("germany 4p | blue: @3 | plants: 3-10", "obsolete"),
        ("germany 4p | blue: #4 coal5", "does not fit"),
        ("germany 4p | order: blue red", "each of"),
        ("germany 4p | regions: teal brown red purple", "R1.1"),
        ("germany 4p | plants: three", "not a card"),
        ("germany 4p auction | deck: 20", "nowhere"),
        ("germany 4p | deck: ... 20", "comes last"),
        ("germany 4p step3 | deck: step3", "gone"),
        ("germany 4p | plants: 3-9 step3", "auction"),
        ("germany 4p | fuel: coal25", "25"),
        ("germany 4p | fuel: coal2 coal3", "twice"),
    ],
)
def test_what_cannot_be_is_loud(text: str, complaint: str) -> None:
    with pytest.raises(SceneError, match=complaint):
        scene(text)
