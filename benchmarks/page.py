"""Measures the page in a browser: its size, the time until *Play now* is ready, and the time to draw a move.

    python -m benchmarks.page [--loads 15] [--games 5] [--moves ALL] [--map usa]

The start page loads like on a mid-range phone with an empty cache. Then a script plays a game of six at a match that
is open in the browser, so that every move arrives over the socket. A move is drawn when the browser has finished
layout. Two times are measured: scripts alone, and scripts with styles and layout, including deferred work and answers
to requests that the move triggers. The page may use two frames for a move; each frame must be short. Animation steps
are not counted. The same game is played several times, and each move counts with its shortest time, to exclude the
load of the machine. The times of all games are printed as well.
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
CPU_SLOWDOWN = 4
FRAME_MS = 16

Part = tuple[float, float, float]

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
  const parts = drawn.at(-1);
  const result = run();
  // The page renders in a microtask; this one runs after it.
  queueMicrotask(() => {
    const scripts = performance.now() - began;
    document.body.getBoundingClientRect();
    parts?.push([frame, scripts, performance.now() - began]);
  });
  return result;
};
const later = (window.later = setTimeout);
// Wait until the server and the script, which share the cores, have finished their work.
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
// Deferred work runs in timers.
window.setTimeout = (run, time, ...rest) => later(() => measured(run), time, ...rest);
"""

# Wait for a frame, because deferred work starts after it.
SETTLED = """(count) => new Promise((done) => {
  const rest = () => later(done, 60);
  const look = () => later(() => (drawn.length < count ? look() : requestAnimationFrame(rest)), 20);
  look();
})"""

# Wait for the first frame of the match, which takes some tenths of a second.
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
    """Milliseconds until *Play now* is ready, and kilobytes of the complete load."""
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
    session.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})


# --- a move


class Player:
    """A player with their own session cookie."""

    def __init__(self, requests: APIRequestContext, url: str) -> None:
        self.requests = requests
        self.url = url

    def post(self, path: str, body: object) -> dict[str, Any]:
        headers = {"origin": self.url, "content-type": "application/json"}
        answer = self.requests.post(self.url + path, data=msgspec.json.encode(body), headers=headers)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found


def seat_people(playwright: Playwright, page: Page, url: str, record: Record) -> tuple[str, list[Player]]:
    """A match of six at the start of the game: one player uses the page, the others only HTTP."""
    requests = [page.request, *(playwright.request.new_context() for _ in range(PLAYERS - 1))]
    people = [Player(each, url) for each in requests]
    study = people[0].post("/api/records", record)["match"]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (PLAYERS - 1)]
    made = people[0].post(f"/api/matches/{study}/fork", {"number": 0, "name": "Ada", "seats": seats})
    match = str(made["match"])
    for person, name in zip(people[1:], ("Bruno", "Chidi", "Dagny", "Emeka", "Farah"), strict=True):
        person.post(f"/api/matches/{match}/join", {"name": name})
    return match, people


def draw_moves(playwright: Playwright, browser: Browser, url: str, board: str, most: int | None) -> list[list[Part]]:
    """The parts of each move: the frame time, the milliseconds of scripts, and the milliseconds until layout."""
    record, _ = played(board, PLAYERS, 1)
    page = browser.new_context(**DESKTOP, bypass_csp=True).new_page()
    page.add_init_script(DRAWN)
    page.goto(url + "/settings")
    match, people = seat_people(playwright, page, url, record)
    page.goto(f"{url}/t/{match}")
    page.locator(".table-page .track").wait_for()
    page.wait_for_function("() => drawn.length > 0")
    page.evaluate(OPEN)
    page.evaluate("drawn.length = 0")
    moves = record.moves[:most]
    for number, move in enumerate(track(moves, "moves", transient=True)):
        people[move.seat].post(f"/api/matches/{match}/moves", {"seq": number, "actions": [move.action]})
        page.evaluate(SETTLED, number + 1)
    return [[(frame, scripts, whole) for frame, scripts, whole in parts] for parts in page.evaluate("drawn")]


def longest_frame(parts: list[Part]) -> float:
    """The longest frame of a move. Parts with the same frame time belong to one frame."""
    frames: dict[float, float] = {}
    for frame, _, whole in parts:
        frames[frame] = frames.get(frame, 0) + whole
    return max(frames.values())


def summary(name: str, values: list[float]) -> str:
    return f"{name:38} {quantile(values, 0.5):7.1f} {quantile(values, 0.95):7.1f} {max(values):7.1f}"


def print_moves(name: str, games: list[list[float]]) -> None:
    """Print the quantiles of the shortest time of each move, and of all times."""
    print(summary(name, [min(times) for times in zip(*games, strict=True)]))
    print(summary("    all games", [time for game in games for time in game]))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description="Measure the page in a browser.")
    parser.add_argument("--loads", type=int, default=15, help="loads of the start page")
    parser.add_argument("--games", type=int, default=5, help="repetitions of the game")
    parser.add_argument("--moves", type=int, help="moves to draw (default: all)")
    parser.add_argument("--map", choices=("germany", "usa"), default="usa")
    options = parser.parse_args()
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        loads = [load(browser, server.url) for _ in track(range(options.loads), "loads", transient=True)]
        games = [draw_moves(playwright, browser, server.url, options.map, options.moves) for _ in range(options.games)]
        browser.close()
    print(f"first load: {loads[0][1]:.0f} KB")
    print(f"{'milliseconds':38} {'median':>7} {'95 %':>7} {'max':>7}")
    print(summary("Play now is ready, phone", [ready for ready, _ in loads]))
    print(f"a move, {PLAYERS} players on {options.map}, {len(games[0])} moves in {len(games)} games")
    print_moves("  scripts", [[sum(scripts for _, scripts, _ in move) for move in game] for game in games])
    print_moves("  with styles and layout", [[sum(whole for *_, whole in move) for move in game] for game in games])
    frames = [[longest_frame(move) for move in game] for game in games]
    print_moves("  longest frame", frames)
    over = [sum(time > FRAME_MS for time in game) for game in frames]
    always = sum(min(times) > FRAME_MS for times in zip(*frames, strict=True))
    print(f"a frame over {FRAME_MS} ms: {', '.join(map(str, over))} moves; {always} of them in every game")


if __name__ == "__main__":
    main()
