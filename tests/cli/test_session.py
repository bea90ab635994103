"""Sitting at the table: moves, refusals, taking back, saving and loading, leaving."""

import re
from pathlib import Path

import pytest

from kilowatt.cli.match import Match
from kilowatt.cli.session import Session
from kilowatt.cli.stored import load_game
from kilowatt.engine import BoardId, Config, RegionId, Seat
from kilowatt.engine.notation.game_file import parse_game
from kilowatt.i18n import LANGUAGES, Language, Translator
from tests.cli.support import ENGLISH, GERMANY_3, Fingers, dealt, finished, lines_of_a_game, screen, sit
from tests.scenes import power

TWO = Config(BoardId("germany"), players=2)
FIRST_PLANTS = ("nominate 5", "bid 5", "pass", "nominate 4")
"""Two players buy their first plants."""
HIDDEN = Config(BoardId("germany"), players=2, hidden_money=True)


# --- moves and refusals


def test_a_move_is_made_and_the_bots_reply() -> None:
    session, told = sit("pass", match=dealt(seed=7))
    assert session.match.record.moves
    assert "► Your turn" in told


def test_a_refused_move_is_explained_with_its_rule_and_nothing_is_lost() -> None:
    before = dealt(humans=3)
    session, told = sit("nominate 9", "pass", "build essen", match=before)
    assert "✗ Plant 9 is in the future market. Nominate one from the current market. (R3.1)" in told
    assert "✗ In round 1 everyone buys a plant. Nominate one. (R3.3)" in told
    assert "✗ You cannot do this now. Phase: Auction. (R5.4)" in told
    assert session.match.record.moves == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_in_the_language_of_the_table(language: Language) -> None:
    translator = Translator.for_language(language)
    _, told = sit("pass", match=dealt(humans=3), translator=translator)
    assert translator("refusal-must_buy_in_round_1") in told


def test_several_markers_are_bought_all_or_none() -> None:
    """Plant 5 is the higher one, so its owner buys last; the owner of 4 first: it stores 4 coal, and no fifth."""
    session, told = sit(*FIRST_PLANTS, "buy coal 5", "buy coal 4", match=dealt(TWO, humans=2))
    assert "✗ Your plants have no room for more coal. (R4.1)" in told
    assert "✗ Nothing was done of: buy coal, buy coal, buy coal, buy coal, buy coal." in told
    assert session.match.state.player.fuel.coal == 4
    assert len(session.match.record.moves) == len(FIRST_PLANTS) + 4


def test_enter_alone_opens_with_the_lowest_bid() -> None:
    session, _ = sit("nominate 4", "", match=dealt(humans=3))
    assert session.match.state.auction.bid == 4


def test_enter_alone_is_nothing_where_there_is_a_choice() -> None:
    session, told = sit("", "", match=dealt(humans=3))
    assert session.match.record.moves == ()
    assert "✗" not in told


def test_hybrids_burn_what_there_is_and_it_is_said() -> None:
    """The owner of plant 5 holds coal alone, so all oil, which `power 5` means, cannot be burned."""
    config = Config(BoardId("germany"), 2, regions=tuple(map(RegionId, ("teal", "red", "blue"))))
    lines = ["done", "buy coal 2", "done", "done", "build essen", "done", "power 5"]
    session, told = sit(*FIRST_PLANTS, *lines, match=dealt(config, humans=2))
    assert "The hybrids burn what you have: power 5 coal 2." in told
    assert session.match.record.moves[-1].action == power(5, coal=2)


# --- taking back


def test_there_is_nothing_to_take_back_at_first() -> None:
    _, told = sit("undo")
    assert "✗ There is nothing to take back." in told


def test_undo_goes_back_to_the_last_decision_of_the_person() -> None:
    """The bots replied to the bid: their moves go with it."""
    session, told = sit("bid 9", "undo", match=dealt(seed=7))
    assert session.match.state == dealt_until_asked().state
    assert re.search(r"Blue takes back: bid 9\. With it goe?s? \d+ later moves?\.", told)


def dealt_until_asked() -> Match:
    match = dealt(seed=7)
    while match.asked in match.bots:
        match.play_bot()
    return match


def test_undo_takes_a_whole_line_back() -> None:
    session, told = sit(*FIRST_PLANTS, "buy coal 2", "undo", match=dealt(TWO, humans=2))
    assert "takes back: buy coal, buy coal." in told
    assert session.match.state.player.fuel.coal == 0


def test_undo_step_by_step_comes_back_to_the_start() -> None:
    lines = lines_of_a_game(GERMANY_3, seed=7)[:20]
    session, _ = sit(*lines, *["undo"] * len(lines), match=dealt(seed=7))
    assert session.match.state == dealt_until_asked().state
    assert session.match.entries == []


def test_what_is_played_again_after_an_undo_leads_to_the_same_game() -> None:
    lines = lines_of_a_game(GERMANY_3, seed=7)[:25]
    straight, _ = sit(*lines, match=dealt(seed=7))
    doubtful, _ = sit(*(word for line in lines for word in (line, "undo", line)), match=dealt(seed=7))
    assert straight.match.record == doubtful.match.record


# --- the other commands


def test_help_lists_the_moves_with_prices_and_the_commands() -> None:
    _, told = sit("?", match=dealt(humans=3))
    assert re.search(r"nominate 4 +2×coal → 1", told)
    assert re.search(r"save FILE +save the game", told)


def test_position_is_one_line_without_secrets() -> None:
    _, told = sit("position")
    [line] = [line for line in told.splitlines() if line.startswith("kw1 ")]
    assert "deck=?" in line
    assert "fate=?" in line


def test_map_shows_every_city_in_play_and_map_with_a_city_its_connections() -> None:
    match = dealt(Config(BoardId("germany"), 2, regions=tuple(map(RegionId, ("teal", "red", "blue")))), humans=2)
    _, told = sit("map", "map Essen", "map esen", "map xyzzy", match=match)
    assert told.count("frankfurt-main") >= 1
    assert "Connections of Essen" in told
    assert re.search(r"0 +duisburg", told)
    assert "✗ I do not know “esen”. Did you mean map essen?" in told
    assert "✗ This map has no city “xyzzy”." in told


def test_log_tells_what_is_new_and_log_all_everything() -> None:
    lines = ["nominate 4", "bid 4"]
    _, new = sit(*lines, "log", match=dealt(humans=3))
    _, all_of_it = sit(*lines, "log all", match=dealt(humans=3))
    assert new.count("Turn order by lot") < all_of_it.count("Turn order by lot")
    assert "bids 4 Elektro for plant 4." in new


def test_table_draws_it_again() -> None:
    _, once = sit()
    _, twice = sit("table")
    assert (once.count("Current market"), twice.count("Current market")) == (1, 2)


# --- saving and loading


@pytest.mark.parametrize("name", ["game.json", "game.kw"])
def test_what_is_saved_is_loaded_as_it_was(tmp_path: Path, name: str) -> None:
    lines, path = lines_of_a_game(GERMANY_3, seed=7)[:12], tmp_path / name
    session, told = sit(*lines, f"save {path}", match=dealt(seed=7, names=["Ada"]))
    assert f"Saved: {path}" in told.replace("\n", "")
    assert load_game(path).record == session.match.record
    again, told = sit(f"load! {path}", "undo", match=dealt(seed=8))
    assert f"Loaded: {path}" in told.replace("\n", "")
    assert len(again.match.entries) == len(session.match.entries) - 1


def test_a_game_file_keeps_the_names(tmp_path: Path) -> None:
    path = tmp_path / "game.kw"
    sit(f"save {path}", match=dealt(names=["Ada", "Ben"]))
    assert parse_game(path.read_text(encoding="utf-8")).names == ("Ada", "Ben", "Yellow")
    session, told = sit(f"load {path}")
    assert session.match.names == ("Ada", "Ben", "Yellow")
    assert "Ben" in told


def test_each_move_is_saved_by_itself_where_a_file_was_named(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    session, told = sit(*lines_of_a_game(GERMANY_3, seed=7)[:5], match=dealt(seed=7), autosave=path)
    assert load_game(path).record == session.match.record
    assert f"To play on: kilowatt play --load {path} --save {path}\n" in told
    undone, _ = sit("bid 9", "undo", match=dealt(seed=7), autosave=path)
    assert load_game(path).record == undone.match.record


def test_how_to_play_on_names_all_that_a_record_does_not_know(tmp_path: Path) -> None:
    path = tmp_path / "our game.json"
    match = dealt(humans=3, names=["Ada", "Ben Z"])
    _, told = sit("nominate 4", f"save {path}", "quit", match=match)
    assert f"To play on: kilowatt play --load '{path}' --humans 3 --names 'Ada,Ben Z,Yellow'\n" in told


def test_save_without_a_name_says_how_unless_there_was_one(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    _, told = sit("save", f"save {path}", "save")
    assert "✗ I do not understand “save”. Write it like this: save my-game.json" in told
    assert told.replace("\n", "").count(f"Saved: {path}") == 2


def test_another_file_is_not_overwritten_unless_told_to(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary", encoding="utf-8")
    _, told = sit(f"save {path}")
    # However long the path, and wherever the terminal breaks it.
    assert f"is there already. To replace it: save! {path}".replace(" ", "") in "".join(told.split())
    assert path.read_text(encoding="utf-8") == "dear diary"
    sit(f"save! {path}")
    assert path.read_text(encoding="utf-8").startswith("[Kilowatt")


def test_a_file_that_cannot_be_written_is_no_catastrophe(tmp_path: Path) -> None:
    _, told = sit(f"save {tmp_path / 'no' / 'game.json'}", "?")
    assert "✗ Not saved:" in told
    assert "Your moves" in told


@pytest.mark.parametrize("name", ["x" * 280, "nul\x00", "~nobody-at-all/x.json", "/", "."])
def test_a_name_that_no_file_can_have_is_refused(name: str) -> None:
    _, told = sit(f"save! {name}", f"load {name}", "?")
    assert "✗ Not saved: " in told
    assert "✗ Not loaded: " in told
    assert "Your moves" in told


def test_a_game_that_is_not_saved_is_not_dropped_unless_told_to(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sit(f"save {path}", match=dealt(seed=8))
    session, told = sit("bid 9", f"load {path}", match=dealt(seed=7))
    assert "✗ This game is not saved. To drop it: load! " in told
    assert session.match.record.chance.seed == 7


@pytest.mark.parametrize("text", ["", "{", "nonsense", '{"version": 99}'])
def test_a_broken_file_is_refused_and_the_game_goes_on(tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, encoding="utf-8")
    session, told = sit(f"load {path}", "load", f"load {tmp_path / 'missing.json'}")
    assert told.count("✗ Not loaded:") == 2
    assert "✗ I do not understand “load”." in told
    assert session.match.record.chance.seed == 7


# --- leaving and the end


def test_quit_leaves_without_a_word_when_nothing_would_be_lost() -> None:
    fingers, told = sit("quit", is_live=True)
    assert fingers.is_left
    assert "Save the game?" not in told


@pytest.mark.parametrize("leaving", ["quit", None])
def test_leaving_offers_to_save(tmp_path: Path, leaving: str | None) -> None:
    path = tmp_path / "game.json"
    _, told = sit("bid 9", leaving, str(path), match=dealt(seed=7), is_live=True)
    assert "Save the game? Type a file name, or only Enter for no." in told
    assert load_game(path).record.moves
    assert "To play on: kilowatt play --load" in told


def test_the_offer_is_repeated_until_it_works_or_is_declined(tmp_path: Path) -> None:
    _, told = sit("bid 9", "quit", str(tmp_path / "no" / "x"), "", match=dealt(seed=7), is_live=True)
    assert "✗ Not saved:" in told
    assert "To play on" not in told


def test_no_more_lines_end_the_sitting_without_questions() -> None:
    session, told = sit("bid 9", match=dealt(seed=7))
    assert not session.is_left
    assert "Save the game?" not in told


def test_a_whole_game_ends_with_the_ranking_and_what_decided() -> None:
    session, told = sit(*lines_of_a_game(GERMANY_3, seed=7), match=dealt(seed=7))
    standings = session.match.state.standings
    assert standings
    assert "── Final ranking ─" in told
    assert "Winner: " in told
    assert "(R9.2)" in told
    assert told.index("Game over") < told.index("Final ranking")


def test_bots_alone_play_a_game_to_its_end() -> None:
    session, told = sit(match=dealt(seed=7, humans=0))
    assert session.match.record == finished().record
    assert "Final ranking" in told


# --- more than one person


def test_people_take_turns_at_one_keyboard() -> None:
    match = dealt(GERMANY_3, humans=3, names=["Ada", "Ben", "Cleo"])
    _, told = sit("nominate 4", "", "pass", match=match)
    assert len({name for name in ("Ada", "Ben", "Cleo") if re.search(rf"► .. {name}: ", told)}) >= 2
    assert "Pass the keyboard" not in told


def test_with_hidden_money_the_keyboard_is_handed_over() -> None:
    match = dealt(HIDDEN, humans=2, names=["Ada", "Ben"])
    session, told = sit("", "nominate 4", "bid 4", "", "?", match=match, is_live=True)
    assert re.findall(r"Pass the keyboard to .. (\w+), then press Enter\.", told) in (["Ada", "Ben"], ["Ben", "Ada"])
    assert session.at_keyboard is not None


def test_nobody_sees_hidden_money_of_another() -> None:
    match = dealt(HIDDEN, humans=2, names=["Ada", "Ben"])
    _, told = sit("", match=match, is_live=True)
    rows = [line for line in told.splitlines() if re.search(r"[●▲][BR] (Ada|Ben) +(\?|50) ", line)]
    assert sorted("?" in row for row in rows) == [False, True]


def test_a_person_is_offered_legal_moves_and_commands() -> None:
    fingers = Fingers(["nominate 4"])
    Session(dealt(humans=3), screen(), fingers, ENGLISH).run()
    assert fingers.offers[0][:4] == ["nominate 3", "nominate 4", "nominate 5", "nominate 6"]
    assert {"?", "undo", "save", "quit"} <= set(fingers.offers[0])
    assert fingers.offers[1][0] == "bid 4"
    assert fingers.prompts[0][:1] in "●▲■"


def test_seats_of_people_come_first() -> None:
    assert dealt(humans=2).humans == {Seat(0), Seat(1)}
