"""The game loop: moves, refusals, undo, saving and loading, quitting."""

import re
from pathlib import Path

import pytest

from kilowatt.cli.game_files import load_game
from kilowatt.cli.game_loop import GameLoop
from kilowatt.cli.local_match import LocalMatch
from kilowatt.engine import BoardId, Config, RegionId, Seat
from kilowatt.engine.notation.game_file import parse_game
from kilowatt.i18n import LANGUAGES, Language, Translator
from tests.bots import failing_bots
from tests.cli.support import (
    ENGLISH,
    GERMANY_3,
    ScriptedKeyboard,
    finished_match,
    lines_of_a_game,
    new_match,
    play_session,
    screen,
)
from tests.scenes import power

TWO = Config(BoardId("germany"), players=2)
FIRST_PLANTS = ("nominate 5", "bid 5", "pass", "nominate 4")
"""Two players buy their first plants."""
HIDDEN = Config(BoardId("germany"), players=2, hidden_money=True)


# --- moves and refusals


@pytest.mark.parametrize("name", failing_bots.EACH)
def test_a_bot_that_fails_is_reported_once_and_the_built_in_bot_plays_on(name: str) -> None:
    bot = failing_bots.spec(name)
    match = new_match(TWO, humans=0, bot=bot)
    session, output = play_session(match=match)
    assert session.match.active is None
    words = " ".join(output.split())
    assert words.count("A built-in bot plays on for it.") == 2
    assert f"The bot “{bot}” of" in words.replace("- ", "-") or name in words


def test_a_move_is_made_and_the_bots_reply() -> None:
    session, output = play_session("pass", match=new_match(seed=7))
    assert session.match.record.moves
    assert "► Your turn" in output


def test_a_refused_move_is_explained_with_its_rule_and_changes_nothing() -> None:
    before = new_match(humans=3)
    session, output = play_session("nominate 9", "pass", "build essen", match=before)
    assert "✗ Plant 9 is in the future market. Nominate one from the current market. (R3.1)" in output
    assert "✗ In round 1 everyone buys a plant. Nominate one. (R3.3)" in output
    assert "✗ You cannot do this now. Phase: Auction. (R5.4)" in output
    assert session.match.record.moves == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_in_the_language_of_the_session(language: Language) -> None:
    translator = Translator.for_language(language)
    _, output = play_session("pass", match=new_match(humans=3), translator=translator)
    assert translator("refusal-must_buy_in_round_1") in output


def test_several_markers_are_bought_together_or_not_at_all() -> None:
    """The owner of plant 5 (the higher one) buys last. The owner of plant 4 buys first and can store 4 coal."""
    session, output = play_session(*FIRST_PLANTS, "buy coal 5", "buy coal 4", match=new_match(TWO, humans=2))
    assert "✗ Your plants have no room for more coal. (R4.1)" in output
    assert "✗ Nothing was done of: buy coal, buy coal, buy coal, buy coal, buy coal." in output
    assert session.match.state.player.fuel.coal == 4
    assert len(session.match.record.moves) == len(FIRST_PLANTS) + 4


def test_enter_opens_with_the_lowest_bid() -> None:
    session, _ = play_session("nominate 4", "", match=new_match(humans=3))
    assert session.match.state.auction.bid == 4


def test_enter_does_nothing_when_there_is_a_choice() -> None:
    session, output = play_session("", "", match=new_match(humans=3))
    assert session.match.record.moves == ()
    assert "✗" not in output


def test_hybrids_burn_the_available_fuel_and_a_message_says_so() -> None:
    """`power 5` means all oil, but the owner of plant 5 has only coal."""
    config = Config(BoardId("germany"), 2, regions=tuple(map(RegionId, ("teal", "red", "blue"))))
    lines = ["done", "buy coal 2", "done", "done", "build essen", "done", "power 5"]
    session, output = play_session(*FIRST_PLANTS, *lines, match=new_match(config, humans=2))
    assert "The hybrids burn what you have: power 5 coal 2." in output
    assert session.match.record.moves[-1].action == power(5, coal=2)


# --- undo


def test_undo_at_the_start_is_refused() -> None:
    _, output = play_session("undo")
    assert "✗ There is nothing to take back." in output


def test_undo_goes_back_to_the_last_input_of_the_person() -> None:
    """The bots have replied to the bid; undo removes their moves too."""
    session, output = play_session("bid 9", "undo", match=new_match(seed=7))
    assert session.match.state == dealt_until_asked().state
    assert re.search(r"Blue takes back: bid 9\. With it goe?s? \d+ later moves?\.", output)


def dealt_until_asked() -> LocalMatch:
    match = new_match(seed=7)
    while match.active in match.bots:
        match.play_bot()
    return match


def test_undo_removes_a_whole_line() -> None:
    session, output = play_session(*FIRST_PLANTS, "buy coal 2", "undo", match=new_match(TWO, humans=2))
    assert "takes back: buy coal, buy coal." in output
    assert session.match.state.player.fuel.coal == 0


def test_repeated_undo_returns_to_the_start() -> None:
    lines = lines_of_a_game(GERMANY_3, seed=7)[:20]
    session, _ = play_session(*lines, *["undo"] * len(lines), match=new_match(seed=7))
    assert session.match.state == dealt_until_asked().state
    assert session.match.input_starts == []


def test_replaying_a_move_after_undo_gives_the_same_game() -> None:
    lines = lines_of_a_game(GERMANY_3, seed=7)[:25]
    straight, _ = play_session(*lines, match=new_match(seed=7))
    doubtful, _ = play_session(*(word for line in lines for word in (line, "undo", line)), match=new_match(seed=7))
    assert straight.match.record == doubtful.match.record


# --- the other commands


def test_help_lists_the_moves_with_prices_and_the_commands() -> None:
    _, output = play_session("?", match=new_match(humans=3))
    assert re.search(r"nominate 4 +2×coal → 1", output)
    assert re.search(r"save FILE +save the game", output)


def test_position_is_one_line_without_secrets() -> None:
    _, output = play_session("position")
    [line] = [line for line in output.splitlines() if line.startswith("kw1 ")]
    assert "deck=?" in line
    assert "fate=?" in line


def test_map_shows_every_city_in_play_and_map_with_a_city_its_connections() -> None:
    match = new_match(Config(BoardId("germany"), 2, regions=tuple(map(RegionId, ("teal", "red", "blue")))), humans=2)
    _, output = play_session("map", "map Essen", "map esen", "map xyzzy", match=match)
    assert output.count("frankfurt-main") >= 1
    assert "Connections of Essen" in output
    assert re.search(r"0 +duisburg", output)
    assert "✗ I do not know “esen”. Did you mean map essen?" in output
    assert "✗ This map has no city “xyzzy”." in output


def test_log_shows_new_events_and_log_all_every_event() -> None:
    lines = ["nominate 4", "bid 4"]
    _, new = play_session(*lines, "log", match=new_match(humans=3))
    _, all_of_it = play_session(*lines, "log all", match=new_match(humans=3))
    assert new.count("Turn order by lot") < all_of_it.count("Turn order by lot")
    assert "bids 4 Elektro for plant 4." in new


def test_table_redraws_the_screen() -> None:
    _, once = play_session()
    _, twice = play_session("table")
    assert (once.count("Current market"), twice.count("Current market")) == (1, 2)


# --- saving and loading


@pytest.mark.parametrize("name", ["game.json", "game.kw"])
def test_a_saved_game_loads_unchanged(tmp_path: Path, name: str) -> None:
    lines, path = lines_of_a_game(GERMANY_3, seed=7)[:12], tmp_path / name
    session, output = play_session(*lines, f"save {path}", match=new_match(seed=7, names=["Ada"]))
    assert f"Saved: {path}" in output.replace("\n", "")
    assert load_game(path).record == session.match.record
    again, output = play_session(f"load! {path}", "undo", match=new_match(seed=8))
    assert f"Loaded: {path}" in output.replace("\n", "")
    assert len(again.match.input_starts) == len(session.match.input_starts) - 1


def test_a_game_file_stores_the_names(tmp_path: Path) -> None:
    path = tmp_path / "game.kw"
    play_session(f"save {path}", match=new_match(names=["Ada", "Ben"]))
    assert parse_game(path.read_text(encoding="utf-8")).names == ("Ada", "Ben", "Yellow")
    session, output = play_session(f"load {path}")
    assert session.match.names == ("Ada", "Ben", "Yellow")
    assert "Ben" in output


def test_autosave_saves_each_move_and_undo(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    session, output = play_session(*lines_of_a_game(GERMANY_3, seed=7)[:5], match=new_match(seed=7), autosave=path)
    assert load_game(path).record == session.match.record
    assert f"To play on: kilowatt play --load {path} --save {path}\n" in output
    undone, _ = play_session("bid 9", "undo", match=new_match(seed=7), autosave=path)
    assert load_game(path).record == undone.match.record


def test_the_resume_command_has_the_options_a_record_does_not_store(tmp_path: Path) -> None:
    path = tmp_path / "our game.json"
    match = new_match(humans=3, names=["Ada", "Ben Z"])
    _, output = play_session("nominate 4", f"save {path}", "quit", match=match)
    assert f"To play on: kilowatt play --load '{path}' --humans 3 --names 'Ada,Ben Z,Yellow'\n" in output


def test_save_without_a_name_uses_the_last_one_or_shows_an_example(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    _, output = play_session("save", f"save {path}", "save")
    assert "✗ I do not understand “save”. Write it like this: save my-game.json" in output
    assert output.replace("\n", "").count(f"Saved: {path}") == 2


def test_another_file_is_overwritten_only_by_force(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary", encoding="utf-8")
    _, output = play_session(f"save {path}")
    # Ignore spaces: the terminal may wrap a long path anywhere.
    assert f"already exists. To replace it: save! {path}".replace(" ", "") in "".join(output.split())
    assert path.read_text(encoding="utf-8") == "dear diary"
    play_session(f"save! {path}")
    assert path.read_text(encoding="utf-8").startswith("[Kilowatt")


def test_a_failed_save_does_not_end_the_session(tmp_path: Path) -> None:
    _, output = play_session(f"save {tmp_path / 'no' / 'game.json'}", "?")
    assert "✗ Not saved:" in output
    assert "Your moves" in output


@pytest.mark.parametrize("name", ["x" * 280, "nul\x00", "~nobody-at-all/x.json", "/", "."])
def test_an_invalid_file_name_is_refused(name: str) -> None:
    _, output = play_session(f"save! {name}", f"load {name}", "?")
    assert "✗ Not saved: " in output
    assert "✗ Not loaded: " in output
    assert "Your moves" in output


def test_an_unsaved_game_is_discarded_only_by_force(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play_session(f"save {path}", match=new_match(seed=8))
    session, output = play_session("bid 9", f"load {path}", match=new_match(seed=7))
    assert "✗ This game is not saved. To drop it: load! " in output
    assert session.match.record.chance.seed == 7


@pytest.mark.parametrize("text", ["", "{", "nonsense", '{"version": 99}'])
def test_a_broken_file_is_refused_and_the_game_continues(tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, encoding="utf-8")
    session, output = play_session(f"load {path}", "load", f"load {tmp_path / 'missing.json'}")
    assert output.count("✗ Not loaded:") == 2
    assert "✗ I do not understand “load”." in output
    assert session.match.record.chance.seed == 7


# --- quitting and the end


def test_quit_does_not_offer_to_save_when_nothing_would_be_lost() -> None:
    keyboard, output = play_session("quit", is_live=True)
    assert keyboard.has_quit
    assert "Save the game?" not in output


@pytest.mark.parametrize("leaving", ["quit", None])
def test_quitting_offers_to_save(tmp_path: Path, leaving: str | None) -> None:
    path = tmp_path / "game.json"
    _, output = play_session("bid 9", leaving, str(path), match=new_match(seed=7), is_live=True)
    assert "Save the game? Type a file name, or only Enter for no." in output
    assert load_game(path).record.moves
    assert "To play on: kilowatt play --load" in output


def test_the_offer_is_repeated_until_it_works_or_is_declined(tmp_path: Path) -> None:
    _, output = play_session("bid 9", "quit", str(tmp_path / "no" / "x"), "", match=new_match(seed=7), is_live=True)
    assert "✗ Not saved:" in output
    assert "To play on" not in output


def test_the_end_of_the_input_ends_the_session_without_questions() -> None:
    session, output = play_session("bid 9", match=new_match(seed=7))
    assert not session.has_quit
    assert "Save the game?" not in output


def test_a_whole_game_ends_with_the_ranking_and_what_decided() -> None:
    session, output = play_session(*lines_of_a_game(GERMANY_3, seed=7), match=new_match(seed=7))
    standings = session.match.state.standings
    assert standings
    assert "── Final ranking ─" in output
    assert "Winner: " in output
    assert "(R9.2)" in output
    assert output.index("Game over") < output.index("Final ranking")


def test_bots_alone_finish_a_game() -> None:
    session, output = play_session(match=new_match(seed=7, humans=0))
    assert session.match.record == finished_match().record
    assert "Final ranking" in output


# --- more than one person


def test_people_take_turns_at_one_keyboard() -> None:
    match = new_match(GERMANY_3, humans=3, names=["Ada", "Ben", "Cleo"])
    _, output = play_session("nominate 4", "", "pass", match=match)
    assert len({name for name in ("Ada", "Ben", "Cleo") if re.search(rf"► .. {name}: ", output)}) >= 2
    assert "Pass the keyboard" not in output


def test_with_hidden_money_a_message_hands_over_the_keyboard() -> None:
    match = new_match(HIDDEN, humans=2, names=["Ada", "Ben"])
    session, output = play_session("", "nominate 4", "bid 4", "", "?", match=match, is_live=True)
    assert re.findall(r"Pass the keyboard to .. (\w+), then press Enter\.", output) in (["Ada", "Ben"], ["Ben", "Ada"])
    assert session.at_keyboard is not None


def test_hidden_money_of_others_is_not_shown() -> None:
    match = new_match(HIDDEN, humans=2, names=["Ada", "Ben"])
    _, output = play_session("", match=match, is_live=True)
    rows = [line for line in output.splitlines() if re.search(r"[●▲][BR] (Ada|Ben) +(\?|50) ", line)]
    assert sorted("?" in row for row in rows) == [False, True]


def test_a_person_is_offered_legal_moves_and_commands() -> None:
    keyboard = ScriptedKeyboard(["nominate 4"])
    GameLoop(new_match(humans=3), screen(), keyboard, ENGLISH).run()
    assert keyboard.suggestions[0][:4] == ["nominate 3", "nominate 4", "nominate 5", "nominate 6"]
    assert {"?", "undo", "save", "quit"} <= set(keyboard.suggestions[0])
    assert keyboard.suggestions[1][0] == "bid 4"
    assert keyboard.prompts[0][:1] in "●▲■"


def test_people_take_the_first_seats() -> None:
    assert new_match(humans=2).humans == {Seat(0), Seat(1)}
