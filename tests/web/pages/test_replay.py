"""The replay: every move of a game from every seat, with its own address, also offline."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kilowatt.content import game_for
from kilowatt.engine import BoardId, Chance, Config, Phase
from kilowatt.engine.record import Record
from tests.play import plausible, turns
from tests.web.fit import REPLAY, check_fit
from tests.web.support import PHONE, NewContext, ask, finished_game, make_table, played

Json = dict[str, Any]


def watch(page: Page, match: str, query: str = "") -> None:
    page.goto(f"/r/{match}{query}")
    expect(page.locator(".deck-panel")).to_be_visible()


def at(page: Page, number: int) -> None:
    """The replay shows the moment after this number of moves."""
    expect(page.get_by_role("slider", name="Moment of the game")).to_have_value(str(number))
    expect(page.locator(".deck-moment")).to_contain_text(f"move {number} of")


def money(page: Page) -> list[str]:
    """The money that is shown, by seat."""
    return [text.strip() for text in page.locator(".player .money b").all_inner_texts()]


def wait_until_kept(page: Page) -> None:
    """Wait until the page says that the whole replay is available offline."""
    expect(page.locator(".deck-panel")).to_have_attribute("data-kept", "true")


@cache
def secret_game() -> Record:
    """A game with hidden money."""
    game, chance = game_for(Config(BoardId("germany"), 3, hidden_money=True)), Chance(seed=4)
    return Record.of(game, chance, [turn.action for turn in turns(game, chance, plausible)])


# --- navigation


def test_every_moment_shows_the_recorded_state(page: Page) -> None:
    match = finished_game(page)
    _, states = played("germany", 4, 1)
    watch(page, match)
    slider = page.get_by_role("slider", name="Moment of the game")
    for number in (0, len(states) // 3, len(states) - 1, 57):
        slider.fill(str(number))
        at(page, number)
        state = states[number]
        expect(page.locator(".round-step b").first).to_have_text(str(state.round))
        expect(page.locator(".player").first).to_be_visible()
        expected = [str(player.money) for player in state.players]
        page.wait_for_function(
            """(expected) => expected.join() === [...document.querySelectorAll(".player .money b")]
              .map((amount) => amount.textContent.trim()).join()""",
            arg=expected,
        )
        assert page.locator(".board .house").count() == sum(len(player.cities) for player in state.players)


def test_keys_step_by_move_phase_and_round(page: Page) -> None:
    match = finished_game(page)
    record, states = played("germany", 4, 1)
    last = len(record.moves)
    phases = [
        number
        for number, move in enumerate(record.moves, 1)
        if any(event.__struct_config__.tag == "phase_began" for event in move.events)
    ]
    second = next(number for number in phases if states[number].round == 2)
    watch(page, match)
    for key, number in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("Shift+ArrowRight", phases[0]),
        ("Shift+ArrowRight", phases[1]),
        ("Shift+ArrowLeft", phases[0]),
        ("PageDown", second),
        ("End", last),
        ("ArrowRight", last),
        (
            "PageUp",
            max(
                number
                for number in phases
                if states[number].round == states[last].round and states[number - 1].round < states[last].round
            ),
        ),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        at(page, number)


def test_a_question_mark_lists_the_keys(page: Page) -> None:
    watch(page, finished_game(page), "?n=10")
    slider = page.get_by_role("slider", name="Moment of the game")
    dialog = page.get_by_role("dialog", name="Keys")
    for place in (page.locator("body"), slider):
        place.press("?")
        rows = dialog.locator(".shortcuts > div")
        for keys, text in (("→", "One move on"), ("⇧ →", "One phase on"), ("Page ↓", "One round on"), ("␣", "Play")):
            expect(rows.filter(has=page.locator("kbd", has_text=re.compile(f"^{keys}$")))).to_contain_text(text)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        at(page, 10)
    page.locator(".deck-moment").click()
    page.keyboard.press("ArrowRight")
    at(page, 11)


def test_buttons_step_by_move_phase_and_round(page: Page) -> None:
    watch(page, finished_game(page), "?n=10")
    for name, number in (("One move on", 11), ("One move back", 10), ("To the start", 0)):
        page.get_by_role("button", name=name).click()
        at(page, number)
    expect(page.get_by_role("button", name="One move back")).to_be_disabled()


def test_automatic_play_runs_until_it_is_paused(page: Page) -> None:
    watch(page, finished_game(page))
    page.get_by_label("Speed").select_option("8")
    page.locator(".deck-moment").click()
    page.keyboard.press("Space")
    slider = page.get_by_role("slider", name="Moment of the game")
    page.wait_for_function("() => +document.querySelector('.scrubber input').value >= 3")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = slider.input_value()
    page.keyboard.press("ArrowRight")
    at(page, int(stopped) + 1)


def test_lines_of_the_log_open_their_moment(page: Page) -> None:
    watch(page, finished_game(page), "?n=40")
    page.get_by_label("Log", exact=True).check()
    current = page.locator(".replay-line.current").first
    expect(current).to_be_in_viewport()
    line = page.locator(".replay-line").filter(has_text=re.compile("buys plant")).nth(2)
    text = line.inner_text().strip()
    line.click()
    expect(page.locator(".replay-line.current", has_text=text)).to_be_visible()
    expect(page.locator(".deck-text")).to_contain_text(text)


# --- viewers


def test_hidden_money_is_shown_to_all_or_to_its_seat_after_the_game(page: Page) -> None:
    record = secret_game()
    match = ask(page, "POST", "/api/records", record)["match"]
    number = 60
    state = list(record.states(game_for(record.config)))[number]
    whole = [str(player.money) for player in state.players]
    watch(page, match, f"?n={number}")
    assert money(page) == whole
    page.get_by_label("Seen from").select_option("1")
    page.wait_for_function(
        "() => document.querySelectorAll('.player .money b').length === 3 && document.body.innerText.includes('?')"
    )
    assert money(page) == ["?", whole[1], "?"]
    page.wait_for_url(f"**/r/{match}?n={number}&seat=1")
    page.reload()
    expect(page.get_by_label("Seen from")).to_have_value("1")


# --- links, records, forks


def test_a_link_opens_the_same_moment_for_others(new_context: NewContext) -> None:
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    watch(page, finished_game(page))
    page.get_by_role("slider", name="Moment of the game").fill("123")
    at(page, 123)
    page.get_by_role("button", name="Share this moment").click()
    expect(page.locator(".notice")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = new_context().new_page()
    other.goto(link)
    expect(other.locator(".deck-panel")).to_be_visible()
    at(other, 123)
    assert other.locator(".deck-text").inner_text() == page.locator(".deck-text").inner_text()


def test_playing_on_creates_a_match_at_this_moment(page: Page) -> None:
    match = finished_game(page)
    _, states = played("germany", 4, 1)
    number = next(number for number, state in enumerate(states) if state.phase is Phase.BUILDING)
    watch(page, match, f"?n={number}")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    for seat, colour in enumerate(("Blue", "Red", "Yellow", "Green")):
        chosen = dialog.get_by_label(f"Who plays {colour}")
        expect(chosen).to_have_value("me" if seat == states[number].active else re.compile("^bot:"))
    dialog.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    seen = ask(page, "GET", f"/api/matches/{page.url.rsplit('/', 1)[1]}")
    assert (seen["table"]["origin"], seen["table"]["number"]) == (None, number), "the game played on from is private"
    assert seen["mine"] == [states[number].active]


def test_the_last_moment_cannot_be_played_on(page: Page) -> None:
    match = finished_game(page)
    last = len(played("germany", 4, 1)[0].moves)
    watch(page, match, f"?n={last}")
    expect(page.get_by_role("button", name="Play on from here")).to_have_attribute("aria-disabled", "true")


def test_the_replay_of_a_running_game_hides_secrets(page: Page) -> None:
    match = make_table(page)
    watch(page, match, "?n=0")
    assert "chance" not in ask(page, "GET", f"/api/matches/{match}/record")
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    expect(page.get_by_label("How it went")).to_have_count(0)


@pytest.mark.parametrize("query", ["?seat=", "?seat=9", "?seat=-1", "?seat=x", "?n=x", "?n=-5", "?n=%00&seat=1.5"])
def test_an_invalid_address_shows_the_beginning_for_everyone(page: Page, query: str) -> None:
    match = finished_game(page)
    page.goto(f"/r/{match}{query}")
    page.locator(".replay").wait_for()
    page.wait_for_url(f"/r/{match}?n=0")


def test_an_unknown_match_shows_a_message(page: Page) -> None:
    page.goto("/r/" + "a" * 24)
    expect(page.get_by_role("heading", name="This table does not exist, or no longer exists.")).to_be_visible()


# --- offline


def test_a_replay_opens_again_offline(new_context: NewContext) -> None:
    context = new_context(service_workers="allow")
    page = context.new_page()
    match = finished_game(page)
    last = len(played("germany", 4, 1)[0].moves)
    watch(page, match, "?n=5")
    wait_until_kept(page)
    context.set_offline(True)
    page.reload()
    expect(page.locator(".deck-panel")).to_be_visible()
    slider = page.get_by_role("slider", name="Moment of the game")
    for number in (last, 150):
        slider.fill(str(number))
        at(page, number)
        page.wait_for_function("() => document.querySelectorAll('.player').length === 4")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_offline_every_seat_has_its_own_view(new_context: NewContext) -> None:
    record, number = secret_game(), 60
    state = list(record.states(game_for(record.config)))[number]
    context = new_context(service_workers="allow")
    page = context.new_page()
    match = ask(page, "POST", "/api/records", record)["match"]
    watch(page, match, f"?n={number}")
    wait_until_kept(page)
    context.set_offline(True)
    page.reload()
    for seat in range(3):
        page.get_by_label("Seen from").select_option(str(seat))
        shown = [str(player.money) if other == seat else "?" for other, player in enumerate(state.players)]
        expect(page.locator(".player .money b")).to_have_text(shown)
    page.get_by_role("slider", name="Moment of the game").press("End")
    at(page, len(record.moves))
    expect(page.locator(".players").first).to_contain_text("place 1")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_cache_of_a_replay_is_small(new_context: NewContext) -> None:
    page = new_context(service_workers="allow").new_page()
    match = finished_game(page)
    watch(page, match)
    wait_until_kept(page)
    size = page.evaluate(
        """async (match) => {
          const kept = await caches.open(`kilowatt-replay-1-${match}`);
          const answers = await Promise.all((await kept.keys()).map((request) => kept.match(request)));
          const sizes = await Promise.all(answers.map(async (answer) => (await answer.blob()).size));
          return sizes.reduce((total, size) => total + size, 0);
        }""",
        match,
    )
    assert 100_000 < size < 1_000_000


# --- layout


def test_a_phone_controls_the_replay_by_touch(phone: Page) -> None:
    watch(phone, finished_game(phone), "?n=20")
    phone.get_by_role("button", name="One phase on").tap()
    expect(phone.locator(".scrubber input")).not_to_have_value("20")
    phone.locator(".tab").nth(3).tap()
    expect(phone.locator(".player").first).to_be_visible()
    phone.locator(".tab").last.tap()
    expect(phone.locator(".replay-log")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_a_phone_has_buttons_for_rounds(new_context: NewContext, size: tuple[int, int]) -> None:
    phone = new_context(**PHONE | {"viewport": {"width": size[0], "height": size[1]}}).new_page()
    watch(phone, finished_game(phone), "?n=0")
    for name, number in (("One round on", 2), ("One round on", 3), ("One round back", 2)):
        phone.get_by_role("button", name=name).tap()
        expect(phone.locator(".deck-moment")).to_contain_text(f"Round {number},")
    for part in phone.locator(".deck-row :is(button, select):visible").all():
        box = part.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["width"] >= 44
    check_fit(phone, REPLAY)
    assert phone.evaluate("document.documentElement.scrollHeight <= innerHeight")
