"""Shared by the tests of the page: screens, tables, console errors and accessibility checks."""

import re
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    WebSocketRoute,
    sync_playwright,
)

from kilowatt.bots.registry import make_bot
from kilowatt.content import game_for
from kilowatt.engine import BoardId, Chance, Config, State
from kilowatt.engine.record import Record

DESKTOP: dict[str, Any] = {
    "viewport": {"width": 1440, "height": 900},
    "locale": "en-GB",
    "color_scheme": "light",
    "service_workers": "block",  # a test that needs them allows them
}
TABLET: dict[str, Any] = DESKTOP | {"viewport": {"width": 1024, "height": 768}}
PHONE: dict[str, Any] = DESKTOP | {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
NewContext = Callable[..., BrowserContext]
TIMEOUT_MS = 60_000
"""Long, because machines that run many tests at once are slow."""
AXE = Path(__file__).parent / "vendor" / "axe.min.js"
NAMES = ("Bruno", "Chidi", "Dagny", "Emeka", "Farah", "Giulia")
"""Names of the bots; the person at the page is Ada."""
VIOLATIONS = """([within, options]) => axe.run({ include: within ?? document, exclude: "#tip" }, options)
  .then(({ violations }) => violations)"""
"""Returns violations only, because the full report is large. A tooltip is excluded, because no landmark contains it."""
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


class SharedBrowser:
    """Playwright and Chromium of a worker, started for the first test that needs them."""

    def __init__(self) -> None:
        self.options: dict[str, Any] = {}
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    @property
    def playwright(self) -> Playwright:
        if self._playwright is None:
            self._playwright = sync_playwright().start()
        return self._playwright

    @property
    def browser(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self._browser = self.playwright.chromium.launch(**self.options)
        return self._browser

    def close(self) -> None:
        if self._browser is not None:
            self._browser.close()
        if self._playwright is not None:
            self._playwright.stop()
        self._browser = self._playwright = None


def chromium() -> Path | None:
    """The system's browser, if possible the headless shell, which is twice as fast. Nothing is downloaded."""
    names = ("chromium-headless-shell", "chromium", "google-chrome")
    return next((Path(found) for name in names if (found := shutil.which(name))), None)


class PageErrors:
    """Errors in a page's console and scripts: broken code, missing files, violations of the security policy."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.expected: list[str] = []

    def watch(self, context: BrowserContext) -> None:
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.found.append(f"{error.page and error.page.url}: {error.error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        # Browsers log refusals of the server as errors, but they are expected answers.
        url = message.location.get("url", "")
        refusal = "/api/" in url and "status of 4" in message.text
        # Injected code has no address: axe copies elements with inline styles, which the policy forbids.
        injected = not url and "inline style" in message.text
        if message.type == "error" and not refusal and not injected:
            self.found.append(f"{url}: {message.text}")

    def expect(self, pattern: str) -> None:
        """Expect errors that match."""
        self.expected.append(pattern)

    @property
    def unexpected(self) -> list[str]:
        return [text for text in self.found if not any(re.search(pattern, text) for pattern in self.expected)]


# --- tables


def origin(page: Page) -> str:
    """The origin of the page; an empty page is opened first."""
    if not page.url.startswith("http"):
        page.goto("/settings")
    return "/".join(page.url.split("/")[:3])


def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    """Call the API as the page's script would: with its cookie and origin."""
    headers = {"origin": origin(page), "content-type": "application/json"}
    data = None if body is None else msgspec.json.encode(body)
    answer = page.request.fetch(origin(page) + path, method=method, headers=headers, data=data, timeout=TIMEOUT_MS)
    assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
    return answer.json() if answer.body() else None


def make_table(page: Page, *, bots: int = 3, bot: str = "easy", start: bool = True, **wish: Any) -> str:
    """Create a table of the page's person and bots, with any other options of `NewTable`; returns its id."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(bots))]
    made = ask(page, "POST", "/api/matches", {"name": "Ada", "seats": seats, "players": len(seats)} | wish)
    match: str = made["match"]
    if start and made["table"]["status"] == "open" and all(seat["kind"] != "open" for seat in made["table"]["seats"]):
        ask(page, "POST", f"/api/matches/{match}/start")
    return match


@cache
def played(board: str, players: int, seed: int) -> tuple[Record, tuple[State, ...]]:
    """A whole game of planners: its record, and the state before each move and after the last."""
    game, chance = game_for(Config(BoardId(board), players)), Chance(seed=seed)
    bots = [make_bot("planner", game, seed) for _ in range(players)]
    states, actions = [game.start(chance).state], []
    while states[-1].active is not None:
        actions.append(bots[states[-1].active].plan(game.observe(states[-1], states[-1].active))[0])
        states.append(game.apply(states[-1], actions[-1]).state)
    return Record.of(game, chance, actions), tuple(states)


_imported: dict[tuple[str, str, int, int], str] = {}
"""Imported games, because an import is slow and anyone may see the game."""


def finished_game(page: Page, board: str = "germany", players: int = 4, seed: int = 1) -> str:
    """The id of a finished game, imported from a record."""
    key = (origin(page), board, players, seed)
    if key not in _imported:
        _imported[key] = import_record(page, board, players, seed)
    return _imported[key]


def import_record(page: Page, board: str = "germany", players: int = 4, seed: int = 1) -> str:
    """Import a record for this page alone: only its start page lists the game."""
    record, _ = played(board, players, seed)
    return str(ask(page, "POST", "/api/records", record)["match"])


def finished_table(page: Page, *, board: str = "germany", players: int = 4, seed: int = 1) -> str:
    """The id of a game that Ada and bots have just finished: a fork before the last move, which is then played."""
    record, states = played(board, players, seed)
    match = table_at(page, lambda state: state is states[-2], board=board, players=players, seed=seed)
    seq = ask(page, "GET", f"/api/matches/{match}")["table"]["seq"]
    ask(page, "POST", f"/api/matches/{match}/moves", {"seq": seq, "actions": [record.moves[-1].action]})
    return match


def table_at(
    page: Page,
    wanted: Callable[[State], bool],
    *,
    board: str = "germany",
    players: int = 4,
    seed: int = 1,
    bot: str = "easy",
    **wish: Any,
) -> str:
    """The id of a table at the first wanted position of a game. Ada has the seat of the active player."""
    _, states = played(board, players, seed)
    number, state = next((number, state) for number, state in enumerate(states) if wanted(state))
    bots = [{"kind": "bot", "bot": bot, "name": name} for name in NAMES[:players]]
    seats = [{"kind": "me"} if seat == state.active else bots[seat] for seat in range(players)]
    study = finished_game(page, board, players, seed)
    body = {"number": number, "name": "Ada", "seats": seats} | wish
    return str(ask(page, "POST", f"/api/matches/{study}/fork", body)["match"])


# --- connections


class DelayedSocket:
    """The WebSocket of a page, whose messages from the server can be delayed."""

    def __init__(self, page: Page) -> None:
        self.is_held = False
        self._last = ""
        self._waiting: list[Callable[[], None]] = []
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            if self.is_held:
                self._waiting.append(lambda: route.send(message))
                return
            route.send(message)
            self.is_held = bool(self._last) and f'"type":"{self._last}"' in str(message)

        route.connect_to_server().on_message(pass_on)

    def hold(self) -> None:
        self.is_held = True

    def hold_after(self, kind: str) -> None:
        """Hold all messages after the next one of this kind."""
        self._last = kind

    def release(self) -> None:
        self.is_held, self._last = False, ""
        while self._waiting:
            self._waiting.pop(0)()


# --- pictures


SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"


def settle(page: Page) -> None:
    """Wait until the page is measured and painted."""
    page.evaluate(SETTLED)


# --- movement


def longest_animation(page: Page) -> float:
    """Milliseconds of the longest animation; none may last more than five seconds (WCAG 2.2.2)."""
    ends = page.evaluate("document.getAnimations().map((one) => Math.min(1e9, one.effect.getComputedTiming().endTime))")
    return max(ends, default=0.0)


# --- axe


def check_axe(page: Page, *, within: str | None = None) -> None:
    """Axe finds no violation of WCAG 2.2 A and AA or of its best practices.

    Checks the whole document, or only `within`, for which rules about whole pages do not apply.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    options = {"runOnly": {"type": "tag", "values": STANDARDS}, "resultTypes": ["violations"]}
    violations = page.evaluate(VIOLATIONS, [within, options])
    assert not violations, "\n".join(map(describe, violations))


def describe(violation: dict[str, Any]) -> str:
    places = [f"{' '.join(node['target'])}: {node['failureSummary']}" for node in violation["nodes"][:5]]
    return "\n  ".join([f"{violation['id']}: {violation['help']}", *places])
