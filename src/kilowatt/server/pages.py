"""The page as the browser gets it: its files, its words, and the facts of the boards.

Nothing is built. What is in `web` is served as it is: compressed once and kept in memory, with an ETag, so that a
browser that has it only asks whether it is still the same. What a page begins with is named in its head: the browser
loads it at once, not one import after another. So is what a table needs, for when one goes to it from another page.
"""

import gzip
import hashlib
import re
from functools import cache, cached_property, lru_cache
from pathlib import Path
from posixpath import dirname, join, normpath

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response

import kilowatt.i18n
from kilowatt.content import board_ids, load_board, load_edition
from kilowatt.engine.content import Board, Edition
from kilowatt.engine.value import Value
from kilowatt.i18n import LANGUAGES, detect_language
from kilowatt.server.problems import Code, Problem

WEB = Path(__file__).parent / "web"
router = APIRouter(include_in_schema=False)

VIEWS = {
    "": "app/main.js",
    "t": "views/table/table.js",
    "r": "views/after/replay.js",
    "rules": "views/learn/rules.js",
    "learn": "views/learn/learn.js",
    "settings": "views/learn/settings.js",
}
"""The page's own addresses by their first word, and the module that shows each; `t` and `r` are of one match."""
WITH_MATCH = ("t", "r")
STYLES = {
    "css/first.css": ("fonts", "tokens", "base", "start"),
    "css/game.css": ("table", "panels", "map", "actions", "after", "learn"),
}
"""Files of styles that come joined, what every page needs and what a game needs: on a slow line each request counts."""

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What is served; anything else in the folder (types for the checker) is not."""
COMPRESSED = frozenset({".png", ".woff2"})
IMPORT = re.compile(r"""(?:^|;)\s*(?:import|export)\b[^;'"()]*?["'](\.{1,2}/[^"']+)["']""", re.MULTILINE)
"""An import that is there from the start; those by `import()` come when they are wanted."""


class Content(Value, frozen=True):
    """The facts a client needs about a board: the map, and the tables of the edition for every number of players."""

    board: Board
    edition: Edition


class Answer:
    """Something to be served: made once, sent often."""

    def __init__(self, data: bytes, suffix: str) -> None:
        self.data = data
        self.suffix = suffix

    @cached_property
    def packed(self) -> bytes | None:
        return None if self.suffix in COMPRESSED else gzip.compress(self.data, 9, mtime=0)

    @cached_property
    def etag(self) -> str:
        return hashlib.sha256(self.data).hexdigest()[:32]

    @cached_property
    def imports(self) -> tuple[str, ...]:
        return tuple(IMPORT.findall(self.data.decode()))

    def to(self, request: Request, status: int = 200) -> Response:
        """As the browser can take it; nothing but a nod if it already has it."""
        packed = self.packed if "gzip" in request.headers.get("accept-encoding", "") else None
        etag = f'"{self.etag}-gz"' if packed else f'"{self.etag}"'
        headers = {"cache-control": "no-cache", "etag": etag, "vary": "accept-encoding, accept-language"}
        if status == 200 and has(request, etag):
            return Response(status_code=304, headers=headers)
        if packed:
            headers["content-encoding"] = "gzip"
        return Response(packed or self.data, status, headers, TYPES[self.suffix])


def has(request: Request, etag: str) -> bool:
    told = request.headers.get("if-none-match", "")
    return told == "*" or etag in [one.strip().removeprefix("W/") for one in told.split(",")]


# --- files


class Files:
    """The files of a folder, read again only when they have changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: dict[str, tuple[tuple[int, int], Answer]] = {}

    def get(self, name: str) -> Answer | None:
        """A file by its path within the folder; None for whatever is not served."""
        path = self.folder / name
        if path.suffix not in TYPES or not self._is_ours(name):
            return None
        try:
            found = path.stat()
            sign = (found.st_mtime_ns, found.st_size)
            known = self._read.get(name)
            if known is None or known[0] != sign:
                known = self._read[name] = (sign, Answer(path.read_bytes(), path.suffix))
        except (OSError, ValueError):
            return None
        return known[1]

    @staticmethod
    def _is_ours(name: str) -> bool:
        """Plain words and slashes: no way out of the folder, nothing hidden."""
        return all(re.fullmatch(r"\w[\w.-]*", part, re.ASCII) for part in name.split("/"))

    def modules(self, *begin: str) -> list[str]:
        """These modules and all that they import, each once, in the order in which they are met."""
        found: dict[str, None] = {}
        waiting = list(reversed(begin))
        while waiting:
            name = waiting.pop()
            module = None if name in found else self.get(name)
            if module is not None:
                found[name] = None
                waiting += [normpath(join(dirname(name), other)) for other in reversed(module.imports)]
        return list(found)


web = Files(WEB)


def index(view: str, request: Request) -> Answer:
    """The page, with the modules of its first view and the likely language in the head."""
    page = web.get("index.html")
    assert page is not None
    language = detect_language(request.headers.get("accept-language", ""))
    words = f'<link rel="preload" href="/i18n/{language}.ftl" as="fetch" crossorigin>'
    first = web.modules(VIEWS[""], VIEWS[view])
    game = [name for name in web.modules(VIEWS["t"]) if name not in first]
    return _with_head(page, words, _preloads(first, view in WITH_MATCH), _preloads(game, bool(game)))


def _preloads(modules: list[str], styles: bool) -> str:
    links = [f'<link rel="modulepreload" href="/{name}">' for name in modules]
    return "".join(['<link rel="preload" href="/css/game.css" as="style">'] * styles + links)


@lru_cache(maxsize=32)
def _with_head(page: Answer, words: str, first: str, game: str) -> Answer:
    """What is in a template waits until the page wants it."""
    head = f'{words}{first}<template id="game">{game}</template></head>'
    return Answer(page.data.replace(b"</head>", head.encode()), ".html")


# --- what is put together here


locales = Files(Path(kilowatt.i18n.__file__).parent / "locales")


def catalogue(language: str) -> Answer:
    """Every message of a language but those of the terminal."""
    names = sorted(path.name for path in (locales.folder / language).glob("*.ftl"))
    parts = [locales.get(f"{language}/{name}") for name in names if name != "terminal.ftl"]
    return _joined(*filter(None, parts))


@lru_cache(maxsize=32)
def _joined(*parts: Answer) -> Answer:
    return Answer(b"\n".join(part.data for part in parts), parts[0].suffix)


def file(path: str) -> Answer | None:
    """One of the page's files, or one that is joined from several."""
    if path in STYLES:
        return _joined(*filter(None, (web.get(f"css/{name}.css") for name in STYLES[path])))
    return web.get(path) if path != "index.html" else None


@cache
def content(board: str) -> Answer:
    return Answer(msgspec.json.encode(Content(load_board(board), load_edition())), ".json")


# --- routes


@router.api_route("/i18n/{language}.ftl", methods=["GET", "HEAD"])
async def words(language: str, request: Request) -> Response:
    """A language, in one file."""
    if language not in LANGUAGES:
        raise Problem(Code.NOT_FOUND)
    return catalogue(language).to(request)


@router.api_route("/content/{board}.json", methods=["GET", "HEAD"])
async def facts(board: str, request: Request) -> Response:
    """A board and the tables of the edition."""
    if board not in board_ids():
        raise Problem(Code.NOT_FOUND)
    return content(board).to(request)


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page_or_file(path: str, request: Request) -> Response:
    """One of the page's own addresses, or a file. To a person a wrong address shows the page, which says so."""
    view, _, match = path.partition("/")
    if view in VIEWS and bool(match) == (view in WITH_MATCH) and "/" not in match:
        return index(view, request).to(request)
    found = file(path)
    if found is not None:
        return found.to(request)
    if view == "api" or "text/html" not in request.headers.get("accept", ""):
        raise Problem(Code.NOT_FOUND)
    return index("", request).to(request, 404)
