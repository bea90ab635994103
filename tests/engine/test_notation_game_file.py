"""Game files: records survive the round trip, and errors name the line."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kilowatt.content import game_for
from kilowatt.engine import (
    BoardId,
    BrokenRecord,
    Chance,
    Config,
    Game,
    PlantNumber,
    RegionId,
    Seat,
    Standing,
    UnreadableText,
    redact,
)
from kilowatt.engine.notation.game_file import parse_game, print_game, print_result
from kilowatt.engine.record import Record
from tests.play import plausible, turns
from tests.properties.strategies import Setting, settings_of_games

laws = settings(max_examples=15)

GAME = game_for(Config(BoardId("usa"), 3))
CHANCE = Chance(seed=7)
WHOLE = Record.of(GAME, CHANCE, [turn.action for turn in turns(GAME, CHANCE, plausible)])
TEXT = print_game(WHOLE, GAME)
LINES = TEXT.split("\n")
WHOLE_NUMBER = "expected a whole number of at most 20 digits"


def fault(text: str, game: Game = GAME) -> BrokenRecord:
    """The error of replaying a file."""
    with pytest.raises(BrokenRecord) as raised:
        parse_game(text).record(game)
    return raised.value


# --- there and back


@laws
@given(settings_of_games)
def test_whole_games_parse_back(setting: Setting) -> None:
    game = setting.game
    record = Record.of(game, setting.chance, [turn.action for turn in turns(game, setting.chance, setting.player)])
    text = print_game(record, game)
    written = parse_game(text)
    assert (written.config, written.chance) == (record.config, record.chance)
    assert [(move.seat, move.action) for move in written.moves] == [(move.seat, move.action) for move in record.moves]
    assert written.record(game) == record
    assert print_game(written.record(game), game) == text


@laws
@given(st.integers(0, len(WHOLE.moves)))
def test_unfinished_games_parse_back(count: int) -> None:
    record = WHOLE.undo(count)
    assert parse_game(print_game(record, GAME)).record(GAME) == record


@pytest.mark.parametrize(
    "chance",
    [
        Chance(seed=-5),
        Chance(seed=2**64 - 1, order=(Seat(2), Seat(0), Seat(1))),
        Chance(regions=(RegionId("yellow"), RegionId("green"), RegionId("purple"))),
        Chance(step3_deck=()),
        Chance(step3_deck=(PlantNumber(40), PlantNumber(37))),
    ],
)
def test_given_randomness_parses_back(chance: Chance) -> None:
    record = Record.begin(GAME, chance)
    assert parse_game(print_game(record, GAME)).record(GAME) == record


@pytest.mark.parametrize(
    "config",
    [
        Config(BoardId("usa"), 3, "draft", hidden_money=True),
        Config(BoardId("usa"), 3, (RegionId("yellow"), RegionId("green"), RegionId("purple"))),
    ],
)
def test_configs_parse_back(config: Config) -> None:
    game = game_for(config)
    record = Record.begin(game, CHANCE)
    assert parse_game(print_game(record, game)).record(game) == record


@laws
@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=20), min_size=3, max_size=3))
def test_names_parse_back_whatever_is_in_them(names: list[str]) -> None:
    written = parse_game(print_game(WHOLE, GAME, names))
    assert written.names == tuple(names)
    assert written.record(GAME) == WHOLE


def test_names_are_for_all_or_for_none() -> None:
    assert parse_game(TEXT).names == ()
    with pytest.raises(ValueError, match=r"^1 names for 3 players$"):
        print_game(WHOLE, GAME, ["Ann"])
    with pytest.raises(UnreadableText, match=r"^the header 'Seat1' is missing$"):
        parse_game(TEXT.replace("[Seed", '[Seat0 "Ann"]\n[Seed'))
    with pytest.raises(UnreadableText, match="cannot be written"):
        print_game(WHOLE, GAME, ["Ann", "Bo", "\ud800"])


# --- the form


def test_the_form_of_a_game_file_is_pinned() -> None:
    config = Config(BoardId("usa"), 3, "draft", hidden_money=True)
    game = game_for(config)
    record = Record.of(game, CHANCE, [turn.action for turn in turns(game, CHANCE, plausible)])
    record = record.undo(len(record.moves) - 5)
    order = record.state(game).order
    text = print_game(record, game, ["Ann", 'Bo "the Bank"', "Cyd"])
    drafts = [print_move for print_move in text.split("\n") if ": draft " in print_move]
    assert text == "\n".join(
        [
            '[Kilowatt "1"]',
            '[Board "usa"]',
            '[Players "3"]',
            '[Choice "draft"]',
            '[Money "hidden"]',
            '[Seat0 "Ann"]',
            '[Seat1 "Bo \\"the Bank\\""]',
            '[Seat2 "Cyd"]',
            '[Seed "7"]',
            '[Result "*"]',
            "",
            "# draft",
            *drafts,
            "",
            "# round 1, auction",
            *text.split("\n")[-3:-1],
            "",
        ]
    )
    assert [line[0] for line in drafts] == [str(seat) for seat in order]


def test_comments_blanks_and_case_do_not_matter() -> None:
    loose = "\ufeff# a game from long ago\r\n"
    for line in LINES:
        loose += f"\t{line.upper() if line[:1].isdigit() else line}  {'# good?' if line[:1].isdigit() else ''}\r\n\r\n"
    assert parse_game(loose).record(GAME) == WHOLE


def test_only_version_board_and_players_are_needed() -> None:
    written = parse_game('[Kilowatt "1"]\n[Players "3"]\n[Board "usa"]')
    assert written.record(GAME) == Record.begin(GAME, Chance(seed=0))


def test_results() -> None:
    def standing(seat: int, place: int) -> Standing:
        return Standing(Seat(seat), place, 0, 0, 0)

    assert print_result([]) == "*"
    assert print_result([standing(1, 1), standing(0, 2)]) == "1 > 0"
    assert print_result([standing(1, 1), standing(0, 1), standing(2, 3)]) == "1 = 0 > 2"


# --- what is wrong


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ('[Kilowatt "1"]', "", "the header 'Kilowatt' is missing"),
        (
            '[Kilowatt "1"]',
            '[Kilowatt "2"]',
            "line 1: header 'Kilowatt': a game file of version '2'; this program reads version 1",
        ),
        ('[Board "usa"]', "", "the header 'Board' is missing"),
        ('[Board "usa"]', "[Board usa]", "line 2: '[Board usa]' is not a header: expected the like of [Board \"usa\"]"),
        ('[Board "usa"]', '[Board "a b"]', "line 2: header 'Board': 'a b' is not a board: expected a word"),
        ('[Board "usa"]', '[Bord "usa"]', "line 2: header 'Bord': unknown header 'Bord'; did you mean 'Board'?"),
        (
            '[Players "3"]',
            '[Players "3"]\n[Players "3"]',
            "line 4: header 'Players': the header 'Players' is there twice",
        ),
        (
            '[Players "3"]',
            '[Players "three"]',
            f"line 3: header 'Players': 'three' is not a number of players: {WHOLE_NUMBER}",
        ),
        ('[Seed "7"]', '[Seed "x"]', f"line 5: header 'Seed': 'x' is not a seed: {WHOLE_NUMBER}"),
        ('[Seed "7"]', '[Order "0,1"]', "line 5: header 'Order': '0,1' is not a turn order: "),
        ('[Seed "7"]', '[Money "lots"]', "line 5: header 'Money': expected 'hidden', not 'lots'"),
        ('[Result "', '[Result "Ann ', "line 6: header 'Result': 'Ann "),
        (LINES[8], "nominate 4", "line 9: 'nominate 4' is not a move: expected a seat, a colon and an action"),
        (LINES[8], "3: pass", "line 9: there is no seat 3: the seats are 0 to 2"),
        (LINES[8], "0: nominat 4", "line 9: 'nominat 4': unknown word 'nominat'; did you mean 'nominate'?"),
        (LINES[9], '[Seed "8"]', "line 10: a header after the first move"),
    ],
)
def test_a_wrong_file_is_named_with_its_line(right: str, wrong: str, message: str) -> None:
    assert right in TEXT
    with pytest.raises(UnreadableText, match=f"^{re.escape(message)}"):
        parse_game(TEXT.replace(right, wrong, 1))


def test_a_header_that_is_not_a_string_is_named_with_its_line() -> None:
    with pytest.raises(UnreadableText, match=r"^line 2: .* is not a string in double quotes: "):
        parse_game(TEXT.replace('"usa"', '"us\\a"'))


def test_a_refused_move_is_named_with_its_line_and_the_refusal() -> None:
    seat = LINES[8][0]
    broken = fault("\n".join((*LINES[:8], f"{seat}: bid 5", *LINES[9:])))
    assert str(broken) == f"line 9: move 1, seat {seat}, 'bid 5': refused: nothing_nominated (R3.1)"
    assert broken.move == 1


def test_a_move_by_the_wrong_seat_is_named_with_its_line() -> None:
    right = int(LINES[8][0])
    wrong = (right + 1) % 3
    broken = fault("\n".join((*LINES[:8], f"{wrong}{LINES[8][1:]}", *LINES[9:])))
    assert f"line 9: move 1, seat {wrong}, " in str(broken)
    assert f"refused: not_your_turn, seat={wrong}, active={right}" in str(broken)


def test_moves_after_the_end_are_named() -> None:
    number = len(WHOLE.moves) + 1
    broken = fault(f"{TEXT}0: done\n")
    assert str(broken) == f"line {len(LINES)}: move {number}, seat 0, 'done': refused: game_over (R9.1)"
    assert broken.move == number


def test_a_result_that_the_moves_do_not_lead_to_is_named() -> None:
    result = parse_game(TEXT).result
    shorter = "\n".join(LINES[:-2])
    assert str(fault(shorter)) == f"the header says [Result \"{result}\"], the moves lead to '*'"
    parse_game(TEXT.replace(f'[Result "{result}"]', "")).record(GAME)
    parse_game(TEXT.replace(f'[Result "{result}"]', '[Result "*"]')).record(GAME)


def test_a_set_up_that_no_game_can_have_is_named() -> None:
    broken = fault(TEXT.replace('[Seed "7"]', '[Deck "13,S3"]'))
    assert str(broken).startswith("before the first move: the deck given has 2 cards")
    assert broken.move == 0


def test_a_step_3_deck_that_does_not_fit_is_named_with_its_line() -> None:
    broken = fault(TEXT.replace('[Seed "7"]', '[Seed "7"]\n[Step3Deck "40"]'))
    assert re.match(r"line \d+: move \d+, seat \d, '.*': refused: the Step 3 deck given is \(40,\)", str(broken))


def test_a_file_is_of_one_game() -> None:
    other = game_for(Config(BoardId("usa"), 4))
    assert str(fault(TEXT, other)) == "the record has players=3, the game given has players=4"


def test_a_record_of_another_game_is_not_printed() -> None:
    with pytest.raises(BrokenRecord, match=r"^the record has board='usa'"):
        print_game(WHOLE, game_for(Config(BoardId("germany"), 3)))
    with pytest.raises(BrokenRecord, match="does not fit"):
        print_game(replace(WHOLE, opening=tuple(redact(event) for event in WHOLE.opening)), GAME)


@settings(max_examples=200)
@given(
    st.text(max_size=200) | st.lists(st.sampled_from([*LINES[:20], "# x", "[", "0: pass", "9: done"])).map("\n".join)
)
def test_any_text_is_a_game_file_or_refused(text: str) -> None:
    try:
        parse_game(text)
    except UnreadableText:
        return
    assert '[Kilowatt "1"]' in text
