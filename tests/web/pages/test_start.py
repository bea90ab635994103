"""The start page: play now, tables for friends, lists, records, accounts."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tests.web.support import (
    NewContext,
    PageErrors,
    ask,
    import_record,
    longest_animation,
    make_table,
    played,
    settle,
    table_at,
)

TABLE = re.compile(r"/t/(\w+)$")
REPLAY = re.compile(r"/r/(\w+)")


def entered(page: Page, address: re.Pattern[str] = TABLE) -> str:
    """The match whose table or replay the page has opened."""
    page.wait_for_url(address)
    found = address.search(page.url)
    assert found is not None
    return found[1]


def view(page: Page, match: str) -> Any:
    return ask(page, "GET", f"/api/matches/{match}")


def form(page: Page) -> Locator:
    """Open the form for a new table."""
    page.goto("/")
    page.get_by_role("button", name="Invite friends").click()
    return page.locator("dialog.invite")


def rows(page: Page, section: str) -> Locator:
    return page.get_by_role("region", name=section).locator(".table-row")


def test_no_animation_runs_for_more_than_five_seconds(page: Page) -> None:
    page.goto("/")
    page.locator(".scene-flow").first.wait_for(state="attached")
    assert 0 < longest_animation(page) <= 5000


# --- play now


def test_one_click_starts_a_game_with_three_bots(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    seen = view(page, entered(page))
    assert seen["table"]["status"] == "running"
    assert [seat["kind"] for seat in seen["table"]["seats"]] == ["person", "bot", "bot", "bot"]
    assert seen["mine"] == [0]
    assert seen["table"]["seats"][0]["name"]
    expect(page.locator(".table-page")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)


def test_level_and_map_are_the_last_choices(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Bots").select_option("medium")
    page.get_by_label("Map").select_option("usa")
    page.reload()
    expect(page.get_by_label("Bots")).to_have_value("medium")
    page.get_by_role("button", name="Play now").click()
    table = view(page, entered(page))["table"]
    assert table["terms"]["config"]["board"] == "usa"
    assert {seat["bot"] for seat in table["seats"][1:]} == {"medium"}


def test_an_unreachable_server_is_reported_and_a_retry_works(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    expect(rows(page, "My games")).to_have_count(0)

    def refuse(route: Route) -> None:
        if route.request.method != "POST":  # not the list of open tables
            return route.fallback()
        body = '{"error": {"code": "too_many"}, "request": "x"}'
        return route.fulfill(status=429, content_type="application/json", body=body)

    page.route("**/api/matches", refuse)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert").first).to_have_text(re.compile("too fast"))
    page.unroute("**/api/matches")
    page.get_by_role("button", name="Play now").click()
    entered(page)


GARBAGE = ["null", "[]", "[null]", "{}", '{"x": 5}', '{"x": [null]}', "5", "{broken", "", '"x"']
READ_ANEW = """async ([keys, garbage]) => {
  for (const key of keys) localStorage.setItem(key, garbage);
  const of = (module) => import(`${module}?${encodeURIComponent(garbage)}`);
  const { codesOf, storeCodes } = await of("/views/shared/codes.js");
  storeCodes({ match: "y", seats: [0], codes: ["secret"] });
  const kept = { ...(await of("/app/settings.js")), ...(await of("/views/start/table-options.js")) };
  const values = Object.entries(kept).filter(([, one]) => one?.peek).map(([name, one]) => [name, one.peek()]);
  return { codes: [codesOf("x"), codesOf("y").map(({ code }) => code)], values: Object.fromEntries(values) };
}"""


def test_invalid_values_in_local_storage_are_ignored(page: Page) -> None:
    """An old page or a person may have stored anything: then the defaults apply."""
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    entered(page)
    keys = page.evaluate("Object.keys(localStorage)")
    assert "kilowatt.codes" in keys
    read = {garbage: page.evaluate(READ_ANEW, [keys, garbage]) for garbage in GARBAGE}
    assert len(read["null"]["values"]) == len(keys) - 1
    assert {garbage: found["codes"] for garbage, found in read.items()} == {one: [[], ["secret"]] for one in GARBAGE}
    free = {"playerName", "lastLevel", "lastBoard"}  # any word
    for garbage, found in read.items():
        named = {name: "x" for name in free if garbage == '"x"'}
        assert found["values"] == read["null"]["values"] | named, garbage
    assert read["null"]["values"]["language"] == "en"
    page.goto("/")  # every value is "x": there are no such bots and no such map
    page.get_by_role("button", name="Play now").click()
    entered(page)
    expect(page.locator(".table-page")).to_be_visible()
    page.evaluate("localStorage.setItem('kilowatt.board', '\"x\"')")
    form(page).get_by_role("button", name="Create the table").click()
    assert view(page, entered(page))["table"]["terms"]["config"]["board"] == "germany"


# --- inviting


def test_friends_join_by_the_link_and_the_host_starts(page: Page, new_context: NewContext) -> None:
    options = form(page)
    options.get_by_label("3", exact=True).check()
    options.get_by_label("Name of Blue").fill("Ada")
    options.get_by_role("button", name="Create the table").click()
    match = entered(page)
    page.get_by_role("button", name="I have kept it").click()
    link = page.get_by_role("textbox", name="Link to this table").input_value()

    friend = new_context().new_page()
    friend.goto(link)
    friend.get_by_label("Your name").fill("Bruno")
    friend.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seat", has_text="Bruno")).to_be_visible()

    page.locator(".waiting-actions .primary").click()
    expect(page.locator(".table-page")).to_be_visible()
    expect(friend.locator(".table-page")).to_be_visible()
    seats = view(page, match)["table"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats[:2]] == [("person", "Ada"), ("person", "Bruno")]
    assert seats[2]["kind"] == "bot"
    # The name is stored for the next table.
    page.goto("/")
    assert page.evaluate("localStorage.getItem('kilowatt.name')") == '"Ada"'


def test_two_players_at_one_device_start_at_once(page: Page) -> None:
    options = form(page)
    options.get_by_label("2", exact=True).check()
    options.get_by_label("Who plays Red").select_option("me")
    options.get_by_label("Name of Red").fill("Bruno")
    expect(options.get_by_text("You share this device")).to_be_visible()
    options.get_by_role("button", name="Start the game").click()
    seen = view(page, entered(page))
    assert (seen["table"]["status"], seen["mine"]) == ("running", [0, 1])
    assert seen["table"]["seats"][1]["name"] == "Bruno"


def test_every_option_reaches_the_match(page: Page) -> None:
    options = form(page)
    options.get_by_role("radio", name="USA").check()
    options.get_by_label("5", exact=True).check()
    options.get_by_label("Who plays Yellow").select_option("bot:medium")
    options.get_by_label("Draft").check()
    options.get_by_label("Hidden").check()
    options.get_by_label("Everyone").check()
    options.get_by_label("Clock").select_option(label="3 days a turn")
    options.get_by_label("Others may watch").uncheck()
    options.get_by_label("Hints may be asked for").uncheck()
    options.get_by_text("More options").click()
    options.get_by_label("Seed").fill("42")
    options.get_by_role("button", name="Create the table").click()
    table = view(page, entered(page))["table"]
    assert table["terms"] == {
        "config": {"board": "usa", "players": 5, "regions": "draft", "hidden_money": True},
        "clock": {"kind": "move", "seconds": 259200, "increment": 0},
        "listed": True,
        "spectators": False,
        "hints": False,
        "seeded": True,
        "hot_seat": False,
    }
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot", "open", "open"]


def test_chosen_regions_must_be_connected(page: Page) -> None:
    options = form(page)
    options.get_by_label("2", exact=True).check()
    options.get_by_label("Choose now").check()
    create = options.get_by_role("button", name="Create the table")
    expect(create).to_be_disabled()
    region = options.get_by_role("group", name="Regions").get_by_role("button")
    region.filter(has_text="South").last.click()
    west = region.filter(has_text=re.compile("^North-west$"))
    expect(west).to_have_attribute("aria-disabled", "true")
    west.click(force=True)  # disabled, but says why
    expect(options.locator(".hint", has_text="does not touch")).to_be_visible()
    region.filter(has_text="South-west").click()
    region.filter(has_text="Centre and east").click()
    expect(options.get_by_text("That is an area to play on.")).to_be_visible()
    create.click()
    config = view(page, entered(page))["table"]["terms"]["config"]
    assert config["regions"] == ["purple", "blue", "yellow"]


def test_regions_can_be_chosen_on_the_picture(page: Page) -> None:
    options = form(page)
    options.get_by_label("Choose now").check()
    picture = options.locator(".regions-picture")
    # The city above the region does not block the click.
    picture.locator("[data-region=purple]").click(force=True, position={"x": 40, "y": 30})
    expect(options.locator(".region-choice[aria-pressed=true]")).to_have_count(1)


# --- lists


def test_my_games_list_those_on_my_turn_first(page: Page) -> None:
    mine = table_at(page, lambda state: state.round == 1 and state.active is not None)
    waiting = make_table(page, bots=0, start=False, players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    page.goto("/")
    expect(rows(page, "My games")).to_have_count(2)
    links = rows(page, "My games").locator("a.row-link")
    assert [link.get_attribute("href") for link in links.all()] == [f"/t/{mine}", f"/t/{waiting}"]
    expect(rows(page, "My games").first).to_contain_text("Your turn")
    expect(rows(page, "My games").nth(1)).to_contain_text("1 free seat")
    expect(page).to_have_title("(1) Kilowatt")
    links.first.click()
    assert entered(page) == mine


def test_long_lists_show_all_tables(page: Page) -> None:
    """Running and finished games are mixed; a game that moves to the next page meanwhile is not lost."""
    make_table(page, bots=1)
    import_record(page)
    known = {table["status"]: table for table in ask(page, "GET", "/api/matches/mine")["tables"]}
    running, over = known["running"], known["study"]
    mine = [running | {"id": "a"}, over | {"id": "b"}, over | {"id": "c"}, running | {"id": "d"}, over | {"id": "e"}]

    def answer(route: Route) -> None:
        """One table per page."""
        at = int(route.request.url.partition("?before=")[2] or 0)
        route.fulfill(json={"tables": mine[at : at + 1], "mine": {}, "next": at + 1 if at + 1 < len(mine) else None})

    def shown(section: str) -> list[str | None]:
        return [link.get_attribute("href") for link in rows(page, section).locator(".row-link").all()]

    page.route("**/api/matches/mine*", answer)
    page.goto("/")
    expect(rows(page, "My games")).to_have_count(1)
    expect(page.get_by_role("region", name="Finished games").locator(".empty")).to_have_count(0)
    page.get_by_role("region", name="Finished games").get_by_role("button", name="Show more").click()
    expect(rows(page, "Finished games").filter(has=page.locator("a.row-link[href='/r/b']"))).to_have_count(1)
    page.get_by_role("region", name="My games").get_by_role("button", name="Show more").click()
    expect(rows(page, "My games")).to_have_count(2)
    mine.insert(0, running | {"id": "new"})
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("a.row-link[href='/t/new']")).to_have_count(1)
    assert shown("My games") == ["/t/new", "/t/a"]
    assert {"/r/b", "/r/c"} <= set(shown("Finished games"))


def test_going_back_restores_the_scroll_position(page: Page) -> None:
    """Also with expanded lists and a slow response; a new visit begins at the top."""
    page.set_viewport_size({"width": 900, "height": 500})
    for _ in range(9):
        make_table(page, players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    page.goto("/")
    page.get_by_role("region", name="My games").get_by_role("button", name="Show more").click()
    row = rows(page, "My games").nth(7)
    row.scroll_into_view_if_needed()
    place = page.evaluate("scrollY")
    assert place > 0
    for _ in range(2):
        row.locator("a.row-link").click()
        page.wait_for_url(TABLE)
        page.locator(".around").wait_for()
        page.go_back()
        page.wait_for_function("(place) => scrollY === place", arg=place)
    page.reload()
    page.get_by_role("region", name="My games").get_by_role("button", name="Show more").click()
    page.go_forward()
    page.locator(".around").wait_for()
    page.locator("a[href='/']").first.click()
    expect(rows(page, "My games").first).to_be_visible()
    settle(page)
    assert page.evaluate("scrollY") == 0


def test_a_game_started_in_one_window_is_listed_in_the_other(new_context: NewContext) -> None:
    """Although the other window had no session before."""
    context = new_context()
    here, other = context.new_page(), context.new_page()
    other.add_init_script("window.setInterval = () => 0")  # not only by the regular update
    for page in (other, here):
        page.goto("/")
        expect(page.get_by_role("region", name="My games").locator(".empty")).to_be_visible()
    here.get_by_role("button", name="Play now").click()
    match = entered(here)
    expect(rows(other, "My games").locator(f"a[href='/t/{match}']")).to_be_visible()


def test_an_account_opened_in_one_window_is_seen_in_the_other(page: Page) -> None:
    page.goto("/")
    other = page.context.new_page()
    other.goto("/")
    sign(other, "Create account", "Grace Hopper", "compiler of programs")
    expect(other.locator(".account-button")).to_have_text("Grace Hopper")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # as when the window gets the focus
    expect(page.locator(".account-button")).to_have_text("Grace Hopper")


def test_a_module_that_cannot_be_loaded_is_reported(page: Page, page_errors: PageErrors) -> None:
    page_errors.expect("ERR_FAILED")
    page.route("**/views/start/new-match.js", lambda route: route.abort())
    page.goto("/")
    said = page.locator(".notice.problem").filter(has_text="could not be loaded")
    expect(said).to_have_count(1)  # for the lists
    for name in ("Play now", "Invite friends"):
        said.get_by_role("button", name="Close").click()
        expect(said).to_have_count(0)
        page.get_by_role("button", name=name).click()
        expect(said).to_have_count(1)
        expect(page.get_by_role("button", name=name)).to_be_enabled()


def test_an_open_table_is_joined_with_a_click(page: Page, new_context: NewContext) -> None:
    host = new_context().new_page()
    name = "Zygfryd"
    wish = {"name": name, "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    match = ask(host, "POST", "/api/matches", wish)["match"]
    page.goto("/")
    rows(page, "Open tables").filter(has_text=name).get_by_role("button", name="Join").click()
    assert entered(page) == match
    assert view(page, match)["mine"] == [1]


def test_finished_games_name_the_winner_and_lead_to_the_replay(page: Page) -> None:
    match = import_record(page)
    winners = view(page, match)["table"]["winners"]
    colours = ["Blue", "Red", "Yellow", "Green"]
    page.goto("/")
    row = rows(page, "Finished games").filter(has=page.locator(f"a[href='/r/{match}']")).first
    expect(row).to_contain_text(f"{colours[winners[0]]} won")
    row.get_by_role("link", name="Replay", exact=True).click()
    assert entered(page, REPLAY) == match


# --- records


def test_a_record_opens_and_a_broken_one_is_refused(page: Page, tmp_path: Path) -> None:
    record, _ = played("germany", 3, 5)
    sound, broken, other = tmp_path / "sound.json", tmp_path / "broken.json", tmp_path / "other.txt"
    sound.write_bytes(record.to_json())
    broken.write_bytes(record.to_json().replace(b'"type":"bid"', b'"type":"pass"', 1))
    other.write_text("not a record")
    page.goto("/")

    def bring(file: Path) -> None:
        chooser = page.locator(".bring-in input")
        expect(chooser).to_be_enabled()
        chooser.set_input_files(file)

    bring(other)
    expect(page.get_by_role("alert")).to_contain_text("not a JSON file")
    bring(broken)
    expect(page.get_by_role("alert").last).to_contain_text("not a valid record")
    bring(sound)
    match = entered(page, REPLAY)
    assert view(page, match)["table"]["number"] == len(record.moves)
    expect(page.locator(".deck-panel")).to_be_visible()


# --- accounts


def sign(page: Page, what: str, name: str, password: str) -> None:
    page.locator(".account-button").click()
    dialog = page.get_by_role("dialog", name="Account")
    dialog.get_by_label(what).check()
    dialog.get_by_label("Name").fill(name)
    dialog.get_by_label("Password").fill(password)
    dialog.locator(".small-form .primary").click()


def test_an_account_keeps_seats_on_every_device(page: Page, new_context: NewContext) -> None:
    match = table_at(page, lambda state: state.round == 1)
    page.goto("/")
    sign(page, "Create account", "Ada Lovelace", "difference engine")
    expect(page.locator(".account-button")).to_have_text("Ada Lovelace")

    elsewhere = new_context().new_page()
    elsewhere.goto("/")
    sign(elsewhere, "Log in", "Ada Lovelace", "wrong")
    expect(elsewhere.get_by_role("alert")).to_have_text("Name or password is wrong.")
    elsewhere.get_by_label("Password").fill("difference engine")
    elsewhere.locator(".small-form .primary").click()
    expect(rows(elsewhere, "My games").locator(f"a[href='/t/{match}']")).to_be_visible()

    elsewhere.locator(".account-button").click()
    elsewhere.get_by_label("Old password").fill("difference engine")
    elsewhere.get_by_label("New password").fill("analytical engine")
    elsewhere.get_by_role("button", name="Change password").click()
    expect(elsewhere.locator(".notice")).to_contain_text("The password is changed.")
    elsewhere.locator(".account-button").click()
    elsewhere.get_by_role("button", name="Log out", exact=True).click()
    expect(elsewhere.locator(".account-button")).to_have_text("Log in")
    expect(rows(elsewhere, "My games")).to_have_count(0)


def test_an_account_is_exported_and_deleted(page: Page) -> None:
    match = table_at(page, lambda state: state.round == 1)
    page.goto("/")
    sign(page, "Create account", "Ada Byron", "difference engine")
    expect(page.locator(".account-button")).to_have_text("Ada Byron")
    page.locator(".account-button").click()
    page.get_by_text("My data").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert match in download.value.path().read_text("utf-8")
    form = page.locator("#delete-password")
    form.fill("wrong")
    page.get_by_role("button", name="Delete account").click()
    expect(page.get_by_role("alert")).to_have_text("Name or password is wrong.")
    form.fill("difference engine")
    page.get_by_role("button", name="Delete account").click()
    expect(page.locator(".notice").last).to_contain_text("Your account is deleted.")
    expect(page.locator(".account-button")).to_have_text("Log in")
    expect(rows(page, "My games")).to_have_count(0)


def test_a_forgotten_password_asks_for_a_one_time_code(page: Page) -> None:
    page.goto("/")
    page.locator(".account-button").click()
    page.get_by_text("Forgot your password?").click()
    page.locator("#reset-name").fill("Ada Lovelace")
    page.get_by_label("One-time code").fill("abcd-" * 5)
    page.get_by_label("New password").fill("difference engine")
    page.get_by_role("button", name="Set new password").click()
    expect(page.get_by_role("alert")).to_contain_text("the code has expired")


def test_logging_out_everywhere_reaches_the_other_device(page: Page, new_context: NewContext) -> None:
    page.goto("/")
    sign(page, "Create account", "Mary Somerville", "difference engine")
    expect(page.locator(".account-button")).to_have_text("Mary Somerville")
    elsewhere = new_context().new_page()
    elsewhere.goto("/")
    sign(elsewhere, "Log in", "Mary Somerville", "difference engine")
    expect(elsewhere.locator(".account-button")).to_have_text("Mary Somerville")
    elsewhere.locator(".account-button").click()
    elsewhere.get_by_role("button", name="Log out everywhere").click()
    expect(elsewhere.locator(".account-button")).to_have_text("Log in")
    page.reload()
    expect(page.locator(".account-button")).to_have_text("Log in")


def test_a_code_takes_a_seat_on_this_device(page: Page, new_context: NewContext) -> None:
    made = ask(page, "POST", "/api/matches", {"name": "Ada", "players": 2})
    elsewhere = new_context().new_page()
    elsewhere.goto("/")
    elsewhere.locator(".account-button").click()
    elsewhere.get_by_label("Take a seat back").check()
    elsewhere.get_by_label("Link of the table").fill(f"{elsewhere.url}t/{made['match']}?x#y")
    elsewhere.get_by_label("Recovery code").fill("abcd-" * 5)
    elsewhere.locator(".small-form .primary").click()
    expect(elsewhere.get_by_role("alert")).to_have_text("This code gives no seat back.")
    elsewhere.get_by_label("Recovery code").fill(made["codes"][0])
    elsewhere.locator(".small-form .primary").click()
    assert entered(elsewhere) == made["match"]
    assert view(elsewhere, made["match"])["mine"] == [0]


# --- keyboard


def test_the_page_is_used_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Invite friends").focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog.invite")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Invite friends")).to_be_focused()
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    entered(page)
