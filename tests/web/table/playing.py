"""Simulated people who play through the page by mouse, touch or keys.

A planner decides what to do, outside the page; a `Hand` does it. Hands use no texts, so they work in every language.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from kilowatt.bots.base import Bot
from kilowatt.bots.registry import make_bot
from kilowatt.content import game_for
from kilowatt.engine import (
    PASS,
    Action,
    Bid,
    Build,
    BuyFuel,
    Chance,
    Config,
    Done,
    Drop,
    Fuel,
    Game,
    Nominate,
    Observation,
    Pass,
    Power,
    Scrap,
    State,
    determinize,
)
from tests.web.support import ask, settle

DOUBLE_TAP = 0.7
LONGEST = 400
"""More turns than any normal game has."""
FUELS = tuple(Fuel)

RECORD_INPUTS = """
window.witness = { pointers: {}, keys: 0, forged: [], pressed: {} };
const count = (where, what) => (where[what] = (where[what] ?? 0) + 1);
const thing = (target) =>
  ["[data-city]", ".bay", ".plants [data-plant]"].find((kind) => target instanceof Element && target.closest(kind));
addEventListener("pointerdown", (event) => {
  count(witness.pointers, event.pointerType);
  count(witness.pressed, thing(event.target));
}, true);
addEventListener("keydown", (event) => {
  witness.keys++;
  if (event.key === "Enter") count(witness.pressed, thing(event.target));
}, true);
for (const kind of ["click", "pointerdown", "keydown"])
  addEventListener(kind, (event) => event.isTrusted || witness.forged.push(`${kind}: ${event.target.outerHTML}`), true);
"""
"""Records the input devices that a page was used with, and the elements they pressed."""


# --- plans


class Mind:
    """Plans whole turns, which the page sends as one batch."""

    def __init__(self, config: Config, seed: int = 1) -> None:
        self.game = game_for(config)
        self.bot: Bot = make_bot("planner", self.game, seed)

    def turn(self, seen: Observation) -> list[Action]:
        """The actions up to the one that ends the turn."""
        state, actions = determinize(seen, 0), list[Action]()
        while not actions or not is_over(actions[-1], state):
            actions.append(self.wish(self.game.observe(state, seen.seat)))
            state = self.game.apply(state, actions[-1]).state
        return actions

    def wish(self, seen: Observation) -> Action:
        """Keep the powering that the page has preselected."""
        wish = self.bot.plan(seen)[0]
        if isinstance(wish, Power) and seen.powering is not None:
            return Power(seen.powering.plants, seen.powering.hybrid_coal)
        return wish


class Friend(Mind):
    """Never raises a bid, so that the game is short."""

    def wish(self, seen: Observation) -> Action:
        if not seen.auction.plant:
            return super().wish(seen)
        return PASS if seen.auction.bid else Bid(seen.auction.plant)


def is_over(last: Action, state: State) -> bool:
    """Whether the action that led here ended a turn."""
    match last:
        case Nominate():
            return not state.auction.plant
        case Scrap():
            return not state.auction.scrapped
        case _:
            return isinstance(last, Bid | Pass | Power | Done)


def friends_game(config: Config, seed: int) -> Iterator[tuple[State, list[Action]]]:
    """A whole game of such planners: each turn with the state before it, and the final state."""
    minds = [Friend(config) for _ in range(config.players)]
    game: Game = minds[0].game
    state = game.start(Chance(seed=seed)).state
    while state.active is not None:
        actions = minds[state.active].turn(game.observe(state, state.active))
        yield state, actions
        for action in actions:
            state = game.apply(state, action).state
    yield state, []


# --- the page


class Hand(Protocol):
    """A way to use the page."""

    def choose(self, plant: int) -> None: ...
    def raise_to(self, bid: int) -> None: ...
    def leave(self) -> None: ...
    def scrap(self, plant: int) -> None: ...
    def drop(self, fuel: Fuel) -> None: ...
    def buy(self, fuel: Fuel, count: int) -> None: ...
    def build(self, city: str, count: int) -> None: ...
    def confirm(self) -> None: ...


def actions(page: Page) -> Locator:
    return page.locator(".actions")


def act(page: Page, name: str, *, exact: bool = False) -> Locator:
    """A button of the action area."""
    return actions(page).get_by_role("button", name=name, exact=exact)


def primary(page: Page) -> Locator:
    return actions(page).locator(".act-primary")


def by_key(page: Page, key: str) -> Locator:
    """The button of the action area that does what a key does."""
    return actions(page).locator(f'[aria-keyshortcuts="{key}"]')


def open_plants(page: Page) -> Locator:
    """The plants in the action area that can be chosen."""
    return actions(page).locator(".plant-pick:not([aria-disabled])")


def stepper(page: Page) -> Locator:
    return actions(page).locator(".stepper-value")


def wait_for_turn(page: Page) -> bool:
    """Wait for the turn; False if the game is over."""
    page.locator(".actions.mine, .after-table").first.wait_for()
    settle(page)
    return page.locator(".after-table").count() == 0


def thought_of(page: Page) -> list[Action]:
    """A turn at the table of a page."""
    match = urlsplit(page.url).path.rpartition("/")[2]
    seen = msgspec.convert(ask(page, "GET", f"/api/matches/{match}")["observation"], Observation, strict=False)
    return Mind(seen.config).turn(seen)


def take_turn(page: Page, hand: Hand, wishes: Sequence[Action] | None = None) -> None:
    """Play a turn and wait until the log has changed."""
    wishes = wishes or thought_of(page)
    seq = actions(page).get_attribute("data-seq")
    count: dict[Any, int] = {}
    for wish in wishes:
        kind = wish.fuel if isinstance(wish, BuyFuel) else type(wish)
        count[kind] = count.get(kind, 0) + 1
        lay_out(hand, wish, count[kind])
    hand.confirm()
    page.locator(f'.actions:not([data-seq="{seq}"]), .after-table').first.wait_for()


def lay_out(hand: Hand, wish: Action, count: int) -> None:
    """Do an action; `place` counts the actions of its kind in the turn."""
    match wish:
        case Nominate(plant):
            hand.choose(plant)
        case Bid(amount):
            hand.raise_to(amount)
        case Pass():
            hand.leave()
        case Scrap(plant):
            hand.scrap(plant)
        case Drop(fuel):
            hand.drop(fuel)
        case BuyFuel(fuel):
            hand.buy(fuel, count)
        case Build(city):
            hand.build(city, count)
        case _:
            pass  # confirming plays the preselected powering and ends the turn


class Mouse:
    """Clicks plants and markers in their markets, and cities on the map."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator) -> None:
        thing.click()

    def confirm(self) -> None:
        self.press(primary(self.page))

    def choose(self, plant: int) -> None:
        self.press(self.page.locator(f'.plants [data-plant="{plant}"]'))
        self.is_chosen()

    def is_chosen(self) -> None:
        expect(primary(self.page)).not_to_have_attribute("aria-disabled", "true")

    def raise_to(self, bid: int) -> None:
        more = actions(self.page).locator(".stepper button").last
        for _ in range(bid - self.offered(bid)):
            self.press(more)
        self.is_offered(bid)

    def offered(self, bid: int) -> int:
        """Without rivals, or with only one possible bid, there is no choice."""
        if not stepper(self.page).count():
            return bid
        return int(stepper(self.page).get_attribute("aria-valuenow") or 0)

    def is_offered(self, bid: int) -> None:
        if stepper(self.page).count():
            expect(stepper(self.page)).to_have_attribute("aria-valuenow", str(bid))

    def leave(self) -> None:
        self.press(by_key(self.page, "P"))
        by_key(self.page, "Escape").wait_for()

    def scrap(self, plant: int) -> None:
        self.press(actions(self.page).locator(".plant-pick").filter(has=self.page.locator(f'b:text-is("{plant}")')))
        self.is_chosen()

    def drop(self, fuel: Fuel) -> None:
        self.press(actions(self.page).locator(f".act-drops .act:has(.f-{fuel})"))
        settle(self.page)

    def buy(self, fuel: Fuel, count: int) -> None:
        self.press(self.page.locator(f".fuel-row.f-{fuel} .bay.next"))
        self.is_bought(fuel, count)

    def is_bought(self, fuel: Fuel, count: int) -> None:
        carts = actions(self.page).locator(".act-fuel output")
        expect(carts.nth(FUELS.index(fuel))).to_have_text(str(count))

    def build(self, city: str, count: int) -> None:
        self.press(self.page.locator(f'.city[data-city="{city}"] .reach'))
        self.is_planned(count)

    def is_planned(self, count: int) -> None:
        expect(actions(self.page).locator(".act-chip")).to_have_count(count)


PLACE = """(city) => {
  const map = document.querySelector(".map").getBoundingClientRect();
  const plate = document.querySelector(`.city[data-city="${city}"] .plate`).getBoundingClientRect();
  const [x, y] = [plate.left + plate.width / 2, plate.top + plate.height / 2];
  const isFree = document.elementFromPoint(x, y)?.closest(".board") != null;
  const { detail } = document.querySelector(".map").dataset;
  return { x, y, isFree, detail, left: map.left, top: map.top, width: map.width, height: map.height };
}"""
SECOND_LOOK_MS = 5_000
EDGE = 24
"""Pixels from the edge of the map in which a finger does not tap."""


class Finger(Mouse):
    """Taps what a mouse clicks. On a phone the map is small: two fingers zoom in, one finger pans."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.free_at = 0.0
        self.session = page.context.new_cdp_session(page)

    def press(self, thing: Locator) -> None:
        thing.tap()

    def confirm(self) -> None:
        """Not faster than a person: a tap soon after the last turn counts as a double tap."""
        self.page.wait_for_timeout(max(0, self.free_at - monotonic()) * 1000)
        super().confirm()
        self.free_at = monotonic() + DOUBLE_TAP

    def build(self, city: str, count: int) -> None:
        """When the price of the last city arrives, the action area grows and moves the map: retry a tap that missed."""
        chips = actions(self.page).locator(".act-chip")
        for _ in range(3):
            self.page.touchscreen.tap(*self.in_sight(city))
            with suppress(PlaywrightTimeout):
                chips.nth(count - 1).wait_for(timeout=SECOND_LOOK_MS)
                break
        self.is_planned(count)

    def in_sight(self, city: str) -> tuple[float, float]:
        """The point of a city, after it is on the screen and large enough to tap."""
        for _ in range(12):
            settle(self.page)
            at = self.page.evaluate(PLACE, city)
            x, y, width, height = at["x"] - at["left"], at["y"] - at["top"], at["width"], at["height"]
            if at["detail"] != "full":
                self.pinch(at["left"] + width / 2, at["top"] + height / 2)
            elif at["isFree"] and EDGE < x < width - EDGE and EDGE < y < height - EDGE:
                return at["x"], at["y"]
            else:
                self.drag(at, width / 2 - x, height / 2 - y)
        raise AssertionError(f"{city} does not come into sight")

    def pinch(self, x: float, y: float) -> None:
        """Pinch with two fingers."""
        for kind, apart in (("touchStart", 40), ("touchMove", 60), ("touchMove", 80)):
            self.touch(kind, (x - apart, y), (x + apart, y))
        self.touch("touchEnd")

    def drag(self, at: dict[str, float], dx: float, dy: float) -> None:
        """Pan the map by this distance, at most its width."""
        x, y = at["left"] + at["width"] / 2, at["top"] + at["height"] / 2
        reach_x, reach_y = at["width"] / 2 - EDGE, at["height"] / 2 - EDGE
        dx, dy = max(-reach_x, min(reach_x, dx)), max(-reach_y, min(reach_y, dy))
        self.touch("touchStart", (x, y))
        for part in (0.5, 1):
            self.touch("touchMove", (x + dx * part, y + dy * part))
        self.touch("touchEnd")

    def touch(self, kind: str, *fingers: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


FOCUSED = "document.activeElement?.closest('[data-city]')?.dataset.city"


class Keys(Mouse):
    """Uses only keys."""

    def press(self, thing: Locator) -> None:
        raise AssertionError("keys alone")

    def type(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def confirm(self) -> None:
        self.type("Enter")

    def choose(self, plant: int) -> None:
        """Digits choose by place."""
        numbers = actions(self.page).locator(".plant-pick b").all_inner_texts()
        self.type(str(numbers.index(str(plant)) + 1))
        self.is_chosen()

    scrap = choose

    def raise_to(self, bid: int) -> None:
        self.type(*["ArrowUp"] * (bid - self.offered(bid)))
        self.is_offered(bid)

    def leave(self) -> None:
        self.type("p")
        by_key(self.page, "Escape").wait_for()

    def drop(self, fuel: Fuel) -> None:
        """No key is bound to it: move the focus there."""
        button = actions(self.page).locator(f".act-drops .act:has(.f-{fuel})")
        self.type("a")
        for _ in range(LONGEST):
            self.type("Tab")
            if button.evaluate("(button) => button === document.activeElement"):
                break
        self.type("Enter", "a")
        settle(self.page)

    def buy(self, fuel: Fuel, count: int) -> None:
        self.type(fuel[0])
        self.is_bought(fuel, count)

    def build(self, city: str, count: int) -> None:
        """Find a city on the map by its letters, pick it with Enter, and return to the turn."""
        name = self.page.locator(f'.city[data-city="{city}"] .name').text_content() or ""
        self.type("b")
        for _ in range(LONGEST):
            if self.page.evaluate(FOCUSED) == city:
                break
            self.type(name[0].lower())
        self.type("Enter")
        self.is_planned(count)
        self.type("Tab", "a")
