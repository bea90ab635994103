"""Every state of the page, visited once per screen: accessibility, translations, symbols and size."""

from typing import Any

import pytest

from tests.web.fit import check_large_text, check_usual_screens
from tests.web.support import DESKTOP, NewContext, PageErrors, check_axe, settle
from tests.web.symbols import check_symbols
from tests.web.texts import check_texts
from tests.web.tours import TOURS

SCREENS: dict[str, dict[str, Any]] = {
    "desktop": DESKTOP,
    # Without `is_mobile`, because a phone would zoom out until a page that is too wide fits.
    "phone": DESKTOP | {"viewport": {"width": 390, "height": 844}, "has_touch": True, "color_scheme": "dark"},
}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("tour", TOURS)
def test_every_stop_is_accessible_translated_and_fits(
    new_context: NewContext, page_errors: PageErrors, tour: str, screen: str
) -> None:
    page_errors.expect("/nowhere: .*404")  # the browser logs the 404 of the page
    wishes = SCREENS[screen] | {"reduced_motion": "reduce"}
    page, other = new_context(**wishes).new_page(), new_context(**wishes).new_page()
    for stop in TOURS[tour](page, other):
        if stop.within:
            stop.page.locator(stop.within).first.wait_for()
        if stop.texts:
            check_texts(stop.page, within=stop.within, fit=stop.fit)
        settle(stop.page)
        check_symbols(stop.page)
        check_axe(stop.page, within=stop.within)
        if stop.sizes and screen == "phone":
            check_large_text(stop.page)
        elif stop.sizes and stop.fit:
            check_usual_screens(stop.page, stop.fit)
