"""Four people play a whole game by mouse, touch and keys, each on their own screen; a fifth watches.

Connections break, pages are reloaded, a browser is closed and opened again, and the server is killed in the middle of a
move. The game is computed in advance, and the table must record the same moves. Money is hidden: everything a page
receives or shows is recorded and compared with what its person may know.
"""

import json
import re
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

import msgspec
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from kilowatt.engine import Action, BoardId, Config, State
from tests.server.processes import Process
from tests.web.support import DESKTOP, PHONE, TABLET, NewContext, PageErrors, ask, make_table
from tests.web.table.playing import RECORD_INPUTS, Finger, Hand, Keys, Mouse, friends_game, take_turn, wait_for_turn

SEED = 6
GAME = Config(BoardId("germany"), 4, hidden_money=True)
NAMES = ("Ada", "Bea", "Carl", "Dora")
COLOURS = ("blue", "red", "yellow", "green")
PEOPLE: list[tuple[dict[str, Any], type[Mouse]]] = [
    (DESKTOP, Mouse),
    (PHONE | {"locale": "de-DE"}, Finger),
    (TABLET | {"locale": "pl-PL"}, Keys),
    (DESKTOP | {"locale": "ja-JP", "color_scheme": "dark"}, Mouse),
]
CITY, MARKER, PLANT = "[data-city]", ".bay", ".plants [data-plant]"
POINTERS: dict[type[Mouse], set[str]] = {Mouse: {"mouse"}, Finger: {"touch"}, Keys: set()}
WATCHER = DESKTOP | {"locale": "ro-RO"}

LISTEN = """
const getting = window.fetch;
window.fetch = async (...asked) => {
  const answer = await getting(...asked);
  answer.clone().text().then((text) => told(text), () => undefined);
  return answer;
};
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(address);
    sockets.push(this);
    this.addEventListener("message", (event) => told(event.data));
  }
};
const seen = new Set();
const look = () => {
  if (!document.querySelector(".actions")) return; // once the game is over, money is for all to see
  for (const one of document.querySelectorAll(".player .money, .act-rivals .money")) {
    const owner = one.closest(".player")?.className.match(/p-(\\w+)/)[1] ?? "a rival";
    const text = `${owner}: ${one.textContent.trim()}`;
    if (!seen.has(text)) shown(text);
    seen.add(text);
  }
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
"""


class Participant:
    """A player or spectator with a browser of their own, and everything that it received and showed."""

    def __init__(self, new_context: NewContext, seat: int | None) -> None:
        self.new_context = new_context
        self.seat = seat
        self.told: list[str] = []
        self.shown: set[str] = set()
        self.inputs: list[dict[str, Any]] = []
        self.wish = (WATCHER if seat is None else PEOPLE[seat][0]) | {"reduced_motion": "reduce"}
        self.page = self.arrive()
        self.hand: Hand = self.take_hand()

    def arrive(self, **known: Any) -> Page:
        context: BrowserContext = self.new_context(**self.wish, **known)
        context.expose_binding("told", lambda _, text: self.told.append(text))
        context.expose_binding("shown", lambda _, text: self.shown.add(text))
        context.add_init_script(LISTEN)
        context.add_init_script(RECORD_INPUTS)
        return context.new_page()

    def save_inputs(self) -> None:
        """A reload clears the records of the page, so save them before."""
        self.inputs.append(self.page.evaluate("witness"))

    def take_hand(self) -> Hand:
        return Mouse(self.page) if self.seat is None else PEOPLE[self.seat][1](self.page)

    # --- disturbances

    def disconnect(self) -> None:
        self.page.context.set_offline(True)
        self.page.evaluate("sockets.at(-1).close()")
        expect(self.page.locator(".banner.warning")).to_be_visible()

    def reconnect(self) -> None:
        self.page.context.set_offline(False)

    def reload(self) -> None:
        self.save_inputs()
        self.page.reload()
        self.page.locator(".actions").wait_for()

    def close_and_open_again(self) -> None:
        self.save_inputs()
        known, address = self.page.context.storage_state(), self.page.url
        self.page.context.close()
        self.page = self.arrive(storage_state=known)
        self.hand = self.take_hand()
        self.page.goto(address)
        self.page.locator(".actions").wait_for()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server of its own, because the test kills it."""
    folder = tmp_path_factory.mktemp("four")
    process = Process(f"sqlite:///{folder}/four.db", bots="easy=random", chat_per_minute=100_000)
    process.start()
    yield process
    process.stop()


def test_four_people_play_a_whole_game_whatever_happens(
    new_context: NewContext, server: Process, page_errors: PageErrors
) -> None:
    page_errors.expect(
        "WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|Failed to fetch"
    )
    ada, bea, carl, dora = people = [Participant(new_context, seat) for seat in range(4)]
    watcher = Participant(new_context, None)
    match = sit_down([guest.page for guest in people], watcher.page)
    turns = list(friends_game(GAME, SEED))
    last = len(turns) - 2
    disturbances: dict[int, Callable[[], object]] = {
        12: bea.disconnect,
        30: carl.reload,
        45: dora.close_and_open_again,
        60: lambda: ada.page.evaluate("sockets.at(-1).close()"),
        75: watcher.reload,
        110: ada.close_and_open_again,
        130: bea.reload,
        last: lambda: next(guest for guest in people if guest.seat != turns[last][0].active).disconnect(),
    }
    for number, (state, wishes) in enumerate(turns[:-1]):
        assert state.active is not None
        active = people[state.active]
        disturbances.get(number, lambda: None)()
        active.reconnect()
        assert wait_for_turn(active.page)
        take_turn(active.page, ServerKiller(active.hand, server) if number == 90 else active.hand, wishes)
    for guest in people:
        guest.reconnect()
    check_result([*people, watcher], turns[-1][0])
    check_moves(people[0].page, match, turns)
    for guest in (*people, watcher):
        check_money(guest, turns)
    for guest, (_, hand) in zip(people, PEOPLE, strict=True):
        guest.save_inputs()
        check_inputs(guest.inputs, hand)


class ServerKiller(Mouse):
    """Confirms the turn and kills the server during the move."""

    def __init__(self, hand: Hand, server: Process) -> None:
        self.hand = hand
        self.server = server

    def __getattribute__(self, name: str) -> Any:
        own = object.__getattribute__
        return own(self, name) if name in ("confirm", "hand", "server") else getattr(own(self, "hand"), name)

    def confirm(self) -> None:
        self.hand.confirm()
        self.server.kill()
        self.server.start()


def sit_down(pages: list[Page], watching: Page) -> str:
    """Seat the four people; everyone opens the table."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    match = make_table(pages[0], seats=seats, players=4, seed=SEED, hidden_money=True)
    for page, name in zip(pages[1:], NAMES[1:], strict=True):
        ask(page, "POST", f"/api/matches/{match}/join", {"name": name})
    for page in (*pages, watching):
        page.goto(f"/t/{match}")
        page.locator(".actions").wait_for()
    return match


# --- checks


def check_result(guests: list[Participant], end: State) -> None:
    """Everyone sees the standings of the computed game."""
    wanted = [
        [str(figure) for figure in (line.place, NAMES[line.seat], line.powered, line.money, line.cities)]
        for line in end.standings
    ]
    for guest in guests:
        rows = guest.page.locator(".standings tbody tr")
        expect(rows).to_have_count(len(wanted))
        seen = [row.locator("td, th").all_inner_texts() for row in rows.all()]
        assert [[cell.split()[0] if cell.split() else "" for cell in row] for row in seen] == wanted


def check_moves(page: Page, match: str, turns: list[tuple[State, list[Action]]]) -> None:
    """No move was lost, played twice or played by a bot."""
    wanted = msgspec.json.decode(msgspec.json.encode([action for _, actions in turns for action in actions]))
    record = ask(page, "GET", f"/api/matches/{match}/record")
    assert in_any_order([move["action"] for move in record["moves"]]) == in_any_order(wanted)
    entries = ask(page, "GET", f"/api/matches/{match}/moves")["entries"]
    assert {entry["by"] for entry in entries if entry["seat"] is not None} == {"person"}


def in_any_order(moves: list[dict[str, Any]]) -> list[list[str]]:
    """The page builds the picked cities in the cheapest order, whatever the order of the picks."""
    runs = groupby(moves, lambda move: str(move["type"]))
    return [sorted(map(str, run)) if kind == "build" else list(map(str, run)) for kind, run in runs]


def check_inputs(parts: list[dict[str, Any]], hand: type[Mouse]) -> None:
    """The page was used only with this device, which pressed the elements of the table."""
    assert [forged for part in parts for forged in part["forged"]] == []
    assert {pointer for part in parts for pointer in part["pointers"]} == POINTERS[hand]
    assert any(part["keys"] for part in parts) == (hand is Keys)
    pressed = {thing for part in parts for thing in part["pressed"]}
    assert pressed >= ({CITY} if hand is Keys else {CITY, MARKER, PLANT})


def check_money(guest: Participant, turns: list[tuple[State, list[Action]]]) -> None:
    """During the game, a page receives and shows only the money of its own person."""
    views = [view for text in guest.told if text.startswith(("{", "[")) for view in observations(json.loads(text))]
    running = [view for view in views if view["phase"] != "over"]
    assert len(running) > len(turns) / 2
    known = {seat for view in running for seat, player in enumerate(view["players"]) if player["money"] is not None}
    assert known == ({guest.seat} if guest.seat is not None else set())
    if guest.seat is not None:
        true = {state.players[guest.seat].money for state, _ in turns if state.active == guest.seat}
        assert true - {turns[-1][0].players[guest.seat].money} <= {
            view["players"][guest.seat]["money"] for view in running
        }
    own = "" if guest.seat is None else f"{COLOURS[guest.seat]}: "
    others = {text for text in guest.shown if not (own and text.startswith(own))}
    assert others
    assert not [text for text in others if ": ?" not in text or re.search(r"\d", text)]


def observations(found: Any) -> Iterator[dict[str, Any]]:
    """Every observation in a message, at any depth."""
    if isinstance(found, dict):
        if "players" in found and "phase" in found:
            yield found
        for part in found.values():
            yield from observations(part)
    elif isinstance(found, list):
        for part in found:
            yield from observations(part)
