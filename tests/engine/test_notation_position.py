"""The notation of positions: every state parses back, and errors name the fault."""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kilowatt.content import game_for
from kilowatt.engine import (
    STEP_3,
    Auction,
    BoardId,
    Chance,
    CityId,
    Config,
    Phase,
    PlantNumber,
    Player,
    RegionId,
    Seat,
    Standing,
    State,
    Stock,
    UnreadableText,
)
from kilowatt.engine.notation.position_check import check_position, position_faults
from kilowatt.engine.notation.position_text import parse_position, print_position
from tests.play import plausible, states
from tests.properties.strategies import Setting, settings_of_games
from tests.scenes import scene

laws = settings(max_examples=15)

GAME = game_for(Config(BoardId("usa"), 3))
CHANCE = Chance(seed=7)
WHOLE_NUMBER = "expected a whole number of at most 20 digits"


def plants(*numbers: int) -> tuple[PlantNumber, ...]:
    return tuple(PlantNumber(number) for number in numbers)


def regions(*names: str) -> tuple[RegionId, ...]:
    return tuple(RegionId(name) for name in names)


@laws
@given(settings_of_games)
def test_every_position_parses_back(setting: Setting) -> None:
    """Draft, auctions, scrapping and dropping, the Step 3 card in the market, the end: whole games."""
    game = setting.game
    for state in states(game, setting.chance, setting.player):
        line = print_position(setting.config, state)
        assert parse_position(line) == (setting.config, state)
        assert line.isascii()
        assert "\n" not in line
        check_position(game, state)


STEP_3_IN_THE_MARKET = State(
    round=7,
    phase=Phase.AUCTION,
    step=2,
    active=Seat(1),
    order=(Seat(1), Seat(0)),
    regions=regions("brown", "green", "red"),
    players=(
        Player(40, plants(4, 20, 31), Stock(coal=3, oil=1), (CityId("boston"), CityId("new-york"))),
        Player(9, plants(5, 13, 16, 25), Stock(oil=4)),
    ),
    market=plants(24, 26, 29, 33, 37, STEP_3),
    deck=plants(46, 40),
    gone=plants(3, 6),
    fuel_market=Stock(20, 18, 20, 8),
    supply=Stock(1, 1, 4, 4),
    auction=Auction(
        finished=(Seat(1),), sold=True, bought=PlantNumber(25), scrapped=PlantNumber(6), left_behind=Stock(1)
    ),
    fate=None,
)


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"fate": plants(46, 40)},
        {"fate": ()},
        {"fate": 2**64 - 1},
        {"deck": (), "market": (), "gone": (), "regions": ()},
        {"fuel_market": Stock(), "supply": Stock()},
        {
            "active": None,
            "phase": Phase.OVER,
            "standings": (Standing(Seat(0), 1, 3, 40, 2), Standing(Seat(1), 1, 3, 40, 2)),
        },
        {"auction": Auction(PlantNumber(24), 30, Seat(0), (Seat(1),), (Seat(0),))},
    ],
    ids=lambda changes: ",".join(changes) or "as it is",
)
@pytest.mark.parametrize(
    "config",
    [
        Config(BoardId("usa"), 2),
        Config(BoardId("usa"), 2, "draft", hidden_money=True),
        Config(BoardId("my-own-map"), 2, regions("red", "green", "brown")),
    ],
    ids=["random", "draft", "list"],
)
def test_positions_at_the_edges_parse_back(config: Config, changes: dict[str, Any]) -> None:
    state = replace(STEP_3_IN_THE_MARKET, **changes)
    assert parse_position(print_position(config, state)) == (config, state)


def test_the_form_of_a_position_is_pinned() -> None:
    config = Config(BoardId("usa"), 2, "draft", hidden_money=True)
    assert print_position(config, STEP_3_IN_THE_MARKET) == (
        "kw1 board=usa choice=draft money=hidden round=7 phase=auction step=2 turn=1 order=1,0 regions=brown,green,red "
        "market=24,26,29,33,37,S3 deck=46,40 gone=3,6 fuel=c20o18g20u8 supply=c1o1g4u4 "
        "auction=finished:1;sold:yes;bought:25;scrapped:6;left:c1 "
        "p0=40/4,20,31/c3o1/boston,new-york p1=9/5,13,16,25/o4/-"
    )


def test_a_shared_position_masks_what_is_secret_and_cannot_be_played_on() -> None:
    state = GAME.start(CHANCE).state
    shared = print_position(GAME.config, state, secret=False)
    assert f"deck=?{len(state.deck)} " in shared
    assert "fate=?" in shared
    assert "p0=50/-/-/-" in shared
    with pytest.raises(UnreadableText, match=r"^field 'deck' is masked: a shared position is for looking at"):
        parse_position(shared)


def test_a_shared_position_masks_hidden_money_until_the_end() -> None:
    config = Config(BoardId("usa"), 3, hidden_money=True)
    *_, before, last = states(game_for(config), CHANCE, plausible)
    assert re.findall(r" p\d=([^/]+)/", print_position(config, before, secret=False)) == ["?", "?", "?"]
    assert "?" not in print_position(config, last, secret=False).split("p0=")[1]
    assert parse_position(print_position(config, last)) == (config, last)


@laws
@given(settings_of_games, st.integers(0, 2**64 - 1))
def test_shared_positions_do_not_depend_on_what_is_secret(setting: Setting, other: int) -> None:
    state = setting.game.start(setting.chance).state
    hidden = replace(state, deck=(state.deck[0], *state.deck[-2:0:-1], STEP_3), fate=other)
    assert print_position(setting.config, state, secret=False) == print_position(setting.config, hidden, secret=False)


def test_fields_may_come_in_any_order_and_lists_be_unsorted() -> None:
    version, *fields = print_position(GAME.config, STEP_3_IN_THE_MARKET).split()
    mixed = " ".join((version, *reversed(fields))).replace("boston,new-york", "new-york,boston")
    assert parse_position(mixed).state == STEP_3_IN_THE_MARKET


LINE = print_position(Config(BoardId("usa"), 2), STEP_3_IN_THE_MARKET)


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("kw1", "kw2", "a position begins with 'kw1', not with 'kw2'"),
        (LINE, "", "a position begins with 'kw1', not with ''"),
        ("board=usa ", "", "the field 'board' is missing"),
        ("p0=40/4,20,31/c3o1/boston,new-york", "", "the field 'p0' is missing"),
        ("step=2", "stop=2", "field 'stop': unknown field 'stop'; did you mean 'step'?"),
        ("step=2", "step", "'step': expected name=value"),
        ("step=2", "step=2 step=2", "field 'step': the field 'step' is there twice"),
        ("step=2", "step=4", "field 'step': there is no Step 4"),
        ("step=2", "step=two", f"field 'step': 'two' is not a step: {WHOLE_NUMBER}"),
        ("phase=auction", "phase=action", "field 'phase': unknown phase 'action'; did you mean 'auction'?"),
        ("turn=1", "turn=2", "field 'turn': there is no seat 2: the seats are 0 to 1"),
        (
            "order=1,0",
            "order=1,1",
            "field 'order': '1,1' is not a turn order: it must name each of the seats 0 to 1 once",
        ),
        (
            "regions=brown",
            "regions=Brown",
            "field 'regions': 'Brown' is not a region: expected a word of a-z, 0-9 and single hyphens",
        ),
        ("market=24", "market=26", "field 'market': '26' is there twice"),
        ("deck=46,40", "deck=46;40", f"field 'deck': '46;40' is not a plant: {WHOLE_NUMBER}"),
        (
            "fuel=c20",
            "fuel=x20",
            "field 'fuel': 'x20o18g20u8' is not a stock of markers: expected the like of c3o2g1u1, or -",
        ),
        ("fuel=c20", "fuel=c20c1", "field 'fuel': 'c20c1o18g20u8' has a kind of marker twice"),
        ("sold:yes", "sold:no", "field 'auction': expected 'sold:yes', not 'sold:no'"),
        ("sold:yes", "sole:yes", "field 'auction': 'sole:yes' is unknown or there twice; did you mean 'sold'?"),
        ("p1=9", "p1=?", "field 'p1' is masked: a shared position is for looking at, not for playing on"),
        ("/o4/-", "/o4", "field 'p1': '9/5,13,16,25/o4' is not a player: expected money/plants/resources/cities"),
        ("p1=", "fate=5 p1=", "field 'fate': '5' is not a fate: expected ~ and a number, or = and cards"),
        ("p1=", "money=public p1=", "field 'money': expected 'hidden', not 'public'"),
        ("p1=", "end=0:1 p1=", "field 'end': '0:1' is not a standing: expected seat:place:powered:money:cities"),
    ],
)
def test_a_wrong_position_is_named_with_its_field(right: str, wrong: str, message: str) -> None:
    assert right in LINE
    with pytest.raises(UnreadableText, match=f"^{re.escape(message)}$"):
        parse_position(LINE.replace(right, wrong, 1))


# --- what could lie on a table

TABLE = scene(
    "usa 3p auction | regions: brown yellow green | order: red blue yellow"
    "| blue: $40 #4,13 @boston coal1 | red: $60 #5 | yellow: #6"
)


def table(player: Player | None = None, **changes: Any) -> State:
    """The scene with something changed, or with another active player."""
    state = replace(TABLE.state, **changes)
    return state if player is None else replace(state, players=(state.players[0], player, state.players[2]))


def bidding(**changes: Any) -> Auction:
    """Red may outbid blue for the lowest plant."""
    return replace(Auction(plant=PlantNumber(3), bid=9, bidder=Seat(0)), **changes)


def sale(**changes: Any) -> Auction:
    return replace(Auction(finished=(Seat(1),), sold=True, bought=PlantNumber(5)), **changes)


def faults(state: State) -> list[str]:
    return list(position_faults(TABLE.game, state))


def test_a_possible_position_has_no_fault() -> None:
    assert faults(TABLE.state) == []
    assert faults(table(auction=bidding())) == []
    check_position(TABLE.game, TABLE.state)


@pytest.mark.parametrize(
    ("state", "fault"),
    [
        (table(players=TABLE.state.players[:2]), "2 players, and the game is for 3"),
        (table(phase=Phase.ORDER), "no seat is active in phase 1 (R2)"),
        (table(active=None), "phase auction, and the turn is None"),
        (table(phase=Phase.OVER, auction=Auction()), "phase over, and the turn is 1"),
        (table(round=0), "phase auction in round 0"),
        (table(standings=(Standing(Seat(0), 1, 1, 1, 1),)), "phase auction, and 1 final standings"),
        (table(regions=regions("atlantis")), "region 'atlantis': board 'usa' has"),
        (table(phase=Phase.DRAFT, round=0, regions=regions("atlantis")), "the regions atlantis are not one area"),
        (table(gone=plants(77)), "there is no plant 77 (R0.4)"),
        (table(gone=plants(3)), "card 3 is in 2 places (R0.4)"),
        (table(gone=plants(STEP_3)), "the Step 3 card is in an impossible place (R8.3)"),
        (table(fate=None), "the fate of the Step 3 shuffle is known exactly while its card is in the deck (R8.3)"),
        (table(Player(60, plants(5), Stock(), (CityId("gotham"),))), "board 'usa' has no city 'gotham'"),
        (table(Player(60, plants(5), Stock(), (CityId("seattle"),))), "city 'seattle' is not in play (R1.1)"),
        (table(Player(60, plants(5), Stock(), (CityId("boston"),))), "city 'boston' has 2 houses in Step 1 (R5.3)"),
        (table(supply=Stock()), "18 oil on the table, and there are 24 (R0.3)"),
        (table(fuel_market=Stock(25, 18, 6, 2)), "25 coal in the market, and it has fewer places (R1.4)"),
        (table(Player(60, plants(5, 11, 12, 14))), "seat 1 has 4 plants (R1.7)"),
        (table(Player(60, plants(5), Stock(coal=5))), "seat 1 has more markers than fit on the plants (R4.1)"),
        (table(phase=Phase.BUILDING, auction=bidding()), "an auction in phase building"),
        (table(auction=bidding(plant=PlantNumber(20))), "plant 20 is up for auction, and not in the market (R3.1)"),
        (table(auction=bidding(bid=2)), "a bid of 2 for plant 3 by seat 0 (R3.1, R3.5)"),
        (table(auction=bidding(bid=41)), "a bid of 41 for plant 3 by seat 0 (R3.1, R3.5)"),
        (
            table(auction=bidding(bidder=Seat(1))),
            "seat 1 is asked in an auction it is not in, or has no rival in (R3.4)",
        ),
        (
            table(auction=bidding(out=(Seat(1),))),
            "seat 1 is asked in an auction it is not in, or has no rival in (R3.4)",
        ),
        (
            table(Player(2), auction=bidding(bid=0, bidder=None)),
            "plant 3 is up for auction, and seat 1 cannot open (R3.1)",
        ),
        (table(auction=bidding(plant=PlantNumber(0))), "bids, and no plant is up for auction (R3.1)"),
        (table(auction=Auction(finished=(Seat(1),))), "seat 1 is asked, and done with the phase (R3.1)"),
        (table(auction=Auction(scrapped=PlantNumber(3))), "a plant was scrapped, and none was bought (R3.9)"),
        (table(auction=sale()), "seat 1 has 1 plants (R1.7)"),
        (
            table(auction=sale(bought=PlantNumber(13))),
            "plant 13 was just bought, and not by seat 1, who is asked (R3.9)",
        ),
        (table(auction=sale(scrapped=PlantNumber(40))), "plant 40 was scrapped, and is not out of the game (R3.9)"),
        (
            table(gone=plants(7), auction=sale(scrapped=PlantNumber(7), left_behind=Stock(oil=9))),
            "no more markers can be left behind on plant 7, and the rest does not fit (R3.9)",
        ),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else "",
)
def test_impossible_positions_are_named(state: State, fault: str) -> None:
    assert any(found.startswith(fault) for found in faults(state)), faults(state)
    with pytest.raises(UnreadableText, match=r"^the position cannot be: "):
        check_position(TABLE.game, state)
