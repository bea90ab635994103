"""A person who plays through the page: what they do in each phase, by mouse, by finger or by keys alone."""

from time import monotonic
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

from tests.web.support import settle

GENEROUS = 5
DOUBLE_TAP = 0.7
LONGEST = 400
"""More turns than any sensible game has."""


class Hand(Protocol):
    """How somebody works a page."""

    def open_auction(self) -> None: ...
    def bid(self) -> None: ...
    def leave(self) -> None: ...
    def scrap(self) -> None: ...
    def fill_up(self) -> None: ...
    def build(self) -> None: ...
    def confirm(self) -> None: ...


def actions(page: Page) -> Locator:
    return page.locator(".actions")


def act(page: Page, name: str, *, exact: bool = False) -> Locator:
    """A button of the action area."""
    return actions(page).get_by_role("button", name=name, exact=exact)


def primary(page: Page) -> Locator:
    return actions(page).locator(".act-primary")


def open_plants(page: Page) -> Locator:
    """The plants in the action area that can be chosen."""
    return actions(page).locator(".plant-pick:not([aria-disabled])")


def wait_for_turn(page: Page) -> bool:
    """Until it is our turn; False once the game is over."""
    page.locator(".actions.mine, .after-table").first.wait_for()
    settle(page)
    return page.locator(".after-table").count() == 0


def play_to_the_end(page: Page, hand: Hand) -> int:
    """Every turn of a whole game; how many there were."""
    turns = 0
    while wait_for_turn(page):
        take_turn(page, hand)
        turns += 1
        assert turns < LONGEST, "this game does not end"
    return turns


def take_turn(page: Page, hand: Hand) -> None:
    """One turn, played as the phase asks, until the log has gone on."""
    area = actions(page)
    phase, seq = area.get_attribute("data-phase"), area.get_attribute("data-seq")
    if phase == "auction":
        play_auction(page, hand)
    elif phase == "resources":
        hand.fill_up()
    elif phase == "building":
        hand.build()
    hand.confirm()
    page.locator(f'.actions:not([data-seq="{seq}"]), .after-table').first.wait_for()


def play_auction(page: Page, hand: Hand) -> None:
    """Buy while there is a place for a plant; bid a little more than it is worth, then let it go."""
    area = actions(page)
    if area.get_by_role("heading").inner_text().lower() == "your turn: scrap a plant":
        return hand.scrap()
    if area.get_by_role("radiogroup").count():
        may_pass = act(page, "Pass", exact=True).get_attribute("aria-disabled") is None
        wants = open_plants(page).count() and own_plants(page) < 3
        return hand.open_auction() if wants or not may_pass else hand.leave()
    return hand.bid() if asked_bid(page) <= plant_up(page) + GENEROUS else hand.leave()


def own_plants(page: Page) -> int:
    return page.locator(".players article:has(.tag:not(.plain-tag)) .own-plants .tiny-plant").count()


def plant_up(page: Page) -> int:
    return int(actions(page).get_by_role("heading").inner_text().split()[-1])


def asked_bid(page: Page) -> int:
    """What the next bid would be; more than anyone has where it cannot be made."""
    if primary(page).get_attribute("aria-disabled") is not None:
        return 9999
    return int(primary(page).inner_text().split()[-1])


class Mouse:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.free_at = 0.0

    def press(self, button: Locator) -> None:
        button.click()

    def confirm(self) -> None:
        self.press(primary(self.page))

    def open_auction(self) -> None:
        """The dearest plant one can have."""
        self.press(open_plants(self.page).last)
        expect(primary(self.page)).not_to_have_text("Choose a plant")

    def bid(self) -> None:
        """By the stepper, if there is money for it."""
        more = actions(self.page).locator(".stepper").get_by_role("button").last
        if more.is_enabled():
            self.press(more)

    def leave(self) -> None:
        self.press(act(self.page, "Pass", exact=True))
        expect(primary(self.page)).to_have_text("Yes, pass")

    def scrap(self) -> None:
        self.press(open_plants(self.page).first)
        expect(primary(self.page)).to_contain_text("Scrap plant")

    def fill_up(self) -> None:
        self.press(act(self.page, "Fuel for 1 round"))
        expect(actions(self.page).locator(".act-trouble p")).to_have_count(0)

    def build(self) -> None:
        """On the map, while there is something to be had: the first three of them."""
        for count in (1, 2, 3):
            settle(self.page)
            targets = self.page.locator(".city.target")
            if not targets.count():
                return
            self.pick_on_map(targets.first)
            expect(actions(self.page).locator(".act-chip")).to_have_count(count)

    def pick_on_map(self, city: Locator) -> None:
        city.locator(".reach").click()


class Finger(Mouse):
    """Taps; cities from the list, since a whole map is small on a phone."""

    def press(self, button: Locator) -> None:
        button.tap()

    def confirm(self) -> None:
        """No faster than a person can: what comes sooner after the last turn is taken for a double tap."""
        self.page.wait_for_timeout(max(0, self.free_at - monotonic()) * 1000)
        super().confirm()
        self.free_at = monotonic() + DOUBLE_TAP

    def build(self) -> None:
        self.press(act(self.page, "Cities", exact=True))
        for count in (1, 2, 3):
            offers = self.page.get_by_role("dialog").get_by_role("button", name="Build", exact=False)
            if not offers.count():
                break
            self.press(offers.first)
            expect(actions(self.page).locator(".act-chip")).to_have_count(count)
        self.press(self.page.get_by_role("dialog").get_by_role("button", name="Close").last)


class Keys:
    """Never touches a mouse: what is not bound to a key is not done."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def confirm(self) -> None:
        self.press("Enter")

    def open_auction(self) -> None:
        """The number keys choose; from the right the first that can be had."""
        choices = actions(self.page).locator(".plant-pick")
        can_be_had = [
            place for place in range(choices.count()) if choices.nth(place).get_attribute("aria-disabled") is None
        ]
        self.press(str(can_be_had[-1] + 1))
        expect(primary(self.page)).not_to_have_text("Choose a plant")

    def bid(self) -> None:
        self.press("ArrowUp", "ArrowUp", "ArrowDown")

    def leave(self) -> None:
        self.press("p")
        expect(primary(self.page)).to_have_text("Yes, pass")

    def scrap(self) -> None:
        self.press("1")
        expect(primary(self.page)).to_contain_text("Scrap plant")

    def fill_up(self) -> None:
        self.press("f")

    def build(self) -> None:
        """Enter in the list of cities takes the cheapest."""
        self.press("l")
        dialog = self.page.get_by_role("dialog")
        expect(dialog.get_by_role("searchbox")).to_be_focused()
        for count in (1, 2, 3):
            if not dialog.get_by_role("button", name="Build").count():
                break
            self.press("Enter")
            expect(actions(self.page).locator(".act-chip")).to_have_count(count)
        self.press("Escape")
        expect(dialog).to_have_count(0)
