"""A page with only the map, which shows positions of the engine. It needs no server."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Page, Route

from kilowatt.engine import Action, Build, CityPrice, Observation, Seat, build_paths
from kilowatt.engine.events import CityBuilt
from kilowatt.server import pages
from kilowatt.server.http.middleware import SECURITY_HEADERS
from tests.scenes import Table

FIRST = Seat(0)
HOST = "http://map.localhost"
HERE = Path(__file__).parent


def serve(route: Route) -> None:
    """The page's files as the server would send them, and those of the stage."""
    path = urlsplit(route.request.url).path.removeprefix("/")
    kind, _, name = path.partition("/")
    stem = Path(name).stem
    match kind:
        case "stage":
            answer = pages.Files(HERE).get(name)
        case "i18n":
            answer = pages.catalogue(stem)
        case "content":
            answer = pages.content(stem)
        case _:
            answer = pages.web.get(path)
    if answer is None:
        route.fulfill(status=404)
        return
    headers = {**SECURITY_HEADERS, "content-type": pages.TYPES[answer.suffix]}
    route.fulfill(body=answer.data, headers=headers)


@dataclass
class Stage:
    """The map on a page."""

    page: Page

    @classmethod
    def on(cls, page: Page) -> "Stage":
        page.route("**/*", serve)
        page.goto(f"{HOST}/stage/index.html")
        page.wait_for_function("() => window.stage")
        return cls(page)

    def cleared(self) -> "Stage":
        """Clear the stage."""
        self.page.mouse.move(1, 1)
        self.page.evaluate("() => window.stage.clear()")
        return self

    def show(self, table: Table | None = None, *plan: Action, seat: Seat | None = FIRST, **changes: Any) -> float:
        """Show a position as a seat sees it, with planned actions; returns the milliseconds it took to render."""
        if table is not None:
            ahead = table.do(*plan)
            changes |= {
                "board": table.game.book.board.id,
                "base": self.seen(table, seat),
                "observation": self.seen(ahead, seat),
                "seat": seat,
                "why": None if seat is None else self.refusals(ahead, seat),
                "plan": self.planned(table, ahead) if plan else [],
            }
        took: float = self.page.evaluate("changes => window.stage.show(changes)", changes)
        return took

    @staticmethod
    def planned(table: Table, ahead: Table) -> Any:
        """The planned cities with their prices and paths, as a preview returns them."""
        built = ahead.emitted(CityBuilt)
        paths = build_paths(table.game.book, table.state, table.state.asked, [event.city for event in built])
        prices = zip(built, paths, strict=True)
        return msgspec.to_builtins(
            [CityPrice(event.city, event.house, event.connection, path, None) for event, path in prices]
        )

    @staticmethod
    def seen(table: Table, seat: Seat | None) -> Any:
        observation: Observation = table.game.observe(table.state, seat, figures=True)
        return msgspec.to_builtins(observation)

    @staticmethod
    def refusals(table: Table, seat: Seat) -> dict[str, Any]:
        """The reason why a seat cannot build in a city, as the server would answer."""
        cities = table.game.book.board.cities
        found = {city.id: table.game.check(table.state, Build(city.id), seat) for city in cities}
        return {city: msgspec.to_builtins(refusal) for city, refusal in found.items() if refusal is not None}

    @property
    def picks(self) -> list[list[str]]:
        found: list[list[str]] = self.page.evaluate("() => window.stage.picks")
        return found
