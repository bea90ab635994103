"""The page in a real browser: how heavy it is, how soon one can begin, how long a move takes to be drawn.

    python -m benchmarks.page [--loads 15] [--games 5] [--moves ALL] [--map usa]

The start page is loaded as a mid-range phone would load it, with nothing kept from before. Then a game of six is
played by script at a table that lies open in the browser, so that every move comes over its socket as from a rival.
A move is drawn when the browser has the new page laid out: measured are the scripts alone, and the whole of it, with
all that follows from the move: what is put off, and the answers to what the page asks because of it. Where much is new
the page draws it in two frames; what must not be longer than a frame is each of them. Steps of what then moves on the
screen are not counted. The same game is played several times, and each move counts with its shortest time: what a busy
machine adds to one move in one game says nothing about the page. How it was in whichever game is told as well.
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from playwright.sync_api import APIRequestContext, Browser, CDPSession, Page, Playwright, sync_playwright
from rich.progress import track

from benchmarks.server.load import quantile
from kilowatt.engine.record import Record
from tests.server.processes import Process
from tests.web.support import DESKTOP, PHONE, chromium, played

PLAYERS = 6
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SLOWER = 4
FRAME_MS = 16

Piece = tuple[float, float, float]

BEGIN = """
window.ready = 0;
const look = () => {
  if (!ready && document.querySelector("button.play-now:enabled")) window.ready = performance.now();
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
"""

DRAWN = """
window.drawn = [];
const measured = (run) => {
  const began = performance.now();
  const frame = document.timeline.currentTime;
  const pieces = drawn.at(-1);
  const result = run();
  // The page draws in a microtask: the one after it comes when it has.
  queueMicrotask(() => {
    const scripts = performance.now() - began;
    document.body.getBoundingClientRect();
    pieces?.push([frame, scripts, performance.now() - began]);
  });
  return result;
};
const later = (window.later = setTimeout);
// When the message comes, the server and the player are still at work on the same two cores.
const QUIET_MS = 30;
const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  set(handler) {
    set.call(this, (event) =>
      later(() => {
        if (event.data.startsWith('{"type":"update"')) drawn.push([]);
        measured(() => handler.call(this, event));
      }, QUIET_MS),
    );
  },
});
// What is put off comes by a timer.
window.setTimeout = (run, time, ...rest) => later(() => measured(run), time, ...rest);
"""

# A picture may take longer than all that leads to it: what follows the move comes after it.
SETTLED = """(count) => new Promise((done) => {
  const rest = () => later(done, 60);
  const look = () => later(() => (drawn.length < count ? look() : requestAnimationFrame(rest)), 20);
  look();
})"""

# Until then it lies open for nobody: the first picture of a table takes some tenths of a second.
OPEN = """new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)))"""


@contextmanager
def serving() -> Iterator[Process]:
    with TemporaryDirectory(prefix="kilowatt-bench-") as folder:
        server = Process(f"sqlite:///{Path(folder) / 'bench.db'}")
        server.start()
        try:
            yield server
        finally:
            server.stop()


# --- the first load


def load(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds until the button is there, and kilobytes until everything is."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.add_init_script(BEGIN)
    session = context.new_cdp_session(page)
    weights: list[float] = []
    session.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
    as_phone(session)
    page.goto(url, wait_until="networkidle")
    ready = float(page.evaluate("ready"))
    context.close()
    return ready, sum(weights) / 1000


def as_phone(session: CDPSession) -> None:
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


# --- a move


class Person:
    """Somebody with a cookie of their own."""

    def __init__(self, requests: APIRequestContext, url: str) -> None:
        self.requests = requests
        self.url = url

    def post(self, path: str, body: object) -> dict[str, Any]:
        headers = {"origin": self.url, "content-type": "application/json"}
        answer = self.requests.post(self.url + path, data=msgspec.json.encode(body), headers=headers)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found


def seat_people(playwright: Playwright, page: Page, url: str, record: Record) -> tuple[str, list[Person]]:
    """A table of six at the beginning of the game: one at the page, the others only by their cookies."""
    requests = [page.request, *(playwright.request.new_context() for _ in range(PLAYERS - 1))]
    people = [Person(each, url) for each in requests]
    study = people[0].post("/api/records", record)["match"]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (PLAYERS - 1)]
    made = people[0].post(f"/api/matches/{study}/fork", {"number": 0, "name": "Ada", "seats": seats})
    match = str(made["match"])
    for person, name in zip(people[1:], ("Bruno", "Chidi", "Dagny", "Emeka", "Farah"), strict=True):
        person.post(f"/api/matches/{match}/join", {"name": name})
    return match, people


def draw_moves(playwright: Playwright, browser: Browser, url: str, board: str, most: int | None) -> list[list[Piece]]:
    """The pieces of each move: the frame before each, the milliseconds of its scripts, and until it is laid out."""
    record, _ = played(board, PLAYERS, 1)
    page = browser.new_context(**DESKTOP, bypass_csp=True).new_page()
    page.add_init_script(DRAWN)
    page.goto(url + "/settings")
    match, people = seat_people(playwright, page, url, record)
    page.goto(f"{url}/t/{match}")
    page.locator(".table-page .track").wait_for()
    page.wait_for_function("drawn.length > 0")
    page.evaluate(OPEN)
    page.evaluate("drawn.length = 0")
    moves = record.moves[:most]
    for number, move in enumerate(track(moves, "moves", transient=True)):
        people[move.seat].post(f"/api/matches/{match}/moves", {"seq": number, "actions": [move.action]})
        page.evaluate(SETTLED, number + 1)
    return [[(frame, scripts, whole) for frame, scripts, whole in pieces] for pieces in page.evaluate("drawn")]


def longest_frame(pieces: list[Piece]) -> float:
    """Pieces that follow one another without a frame between them are in the same one."""
    frames: dict[float, float] = {}
    for frame, _, whole in pieces:
        frames[frame] = frames.get(frame, 0) + whole
    return max(frames.values())


def told(name: str, values: list[float]) -> str:
    return f"{name:38} {quantile(values, 0.5):7.1f} {quantile(values, 0.95):7.1f} {max(values):7.1f}"


def tell_moves(name: str, games: list[list[float]]) -> None:
    """The milliseconds of each move in each game: the shortest, and how it was in all of them."""
    print(told(name, [min(times) for times in zip(*games, strict=True)]))
    print(told("    in whichever game", [time for game in games for time in game]))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description="Measure the page in a browser.")
    parser.add_argument("--loads", type=int, default=15, help="how often the start page is loaded")
    parser.add_argument("--games", type=int, default=5, help="how often the game is played")
    parser.add_argument("--moves", type=int, help="how many moves of a game of six are drawn (all of them)")
    parser.add_argument("--map", choices=("germany", "usa"), default="usa")
    options = parser.parse_args()
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        loads = [load(browser, server.url) for _ in track(range(options.loads), "loads", transient=True)]
        games = [draw_moves(playwright, browser, server.url, options.map, options.moves) for _ in range(options.games)]
        browser.close()
    print(f"first load: {loads[0][1]:.0f} KB")
    print(f"{'milliseconds':38} {'median':>7} {'95 %':>7} {'most':>7}")
    print(told("Play now can be pressed, phone", [ready for ready, _ in loads]))
    print(f"a move of {PLAYERS} on {options.map}, {len(games[0])} moves in {len(games)} games")
    tell_moves("  scripts", [[sum(scripts for _, scripts, _ in move) for move in game] for game in games])
    tell_moves("  with styles and layout", [[sum(whole for *_, whole in move) for move in game] for game in games])
    frames = [[longest_frame(move) for move in game] for game in games]
    tell_moves("  the longest frame of it", frames)
    over = [sum(time > FRAME_MS for time in game) for game in frames]
    always = sum(min(times) > FRAME_MS for times in zip(*frames, strict=True))
    print(f"a frame over {FRAME_MS} ms: {', '.join(map(str, over))} moves; {always} of them in every game")


if __name__ == "__main__":
    main()
