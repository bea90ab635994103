"""Serves the page: its files, its translations and the board data.

There is no build step. Files in `web` are served as they are, compressed once and cached in memory, with an ETag for
revalidation. The head of each page preloads the modules of its first view, so that the browser need not discover them
one import at a time; the modules of a game wait in a template until the page needs them.
"""

import gzip
import hashlib
import re
import time
from functools import cache, cached_property, lru_cache
from pathlib import Path
from posixpath import dirname, join, normpath

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import kilowatt.i18n
from kilowatt.content import board_ids, load_board, load_edition
from kilowatt.engine.content import Board, Edition
from kilowatt.engine.value import Value
from kilowatt.i18n import LANGUAGES, detect_language
from kilowatt.server.http.routing import Routes
from kilowatt.server.problems import Code, Problem

WEB = Path(__file__).parent / "web"
routes = Routes(in_schema=False)

VIEWS = {
    "": "app/main.js",
    "t": "views/table/table.js",
    "r": "views/after/replay.js",
    "rules": "views/learn/rules.js",
    "learn": "views/learn/learn.js",
    "settings": "views/learn/settings.js",
}
"""The first segment of each page URL, and the module that shows it. `t` and `r` are followed by a match id."""
WITH_MATCH = ("t", "r")

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
"""File types that are served; other files in the folder, such as type declarations, are not."""
MODULES_SECONDS = 1.0
"""Seconds until the imports of the modules are looked up again: that takes milliseconds."""
COMPRESSED = frozenset({".png", ".woff2"})
IMPORT = re.compile(r"""(?:^|;)\s*(?:import|export)\b[^;'"()]*?["'](\.{1,2}/[^"']+)["']""", re.MULTILINE)
"""A static import; dynamic ones by `import()` are loaded on demand."""
STYLE_IMPORT = re.compile(r'@import url\("([^"]+)"\) layer\((\w+)\);')
"""A style sheet that another one imports into a layer."""


class Content(Value, frozen=True):
    """The data of a board: the map, and the edition's tables for every number of players."""

    board: Board
    edition: Edition


class Answer:
    """A static response: built once, sent often."""

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

    @cached_property
    def styles(self) -> tuple[str, ...]:
        """The style sheets this one imports, relative to its own address."""
        return tuple(name for name, _ in STYLE_IMPORT.findall(self.data.decode())) if self.suffix == ".css" else ()

    def to(self, request: Request, status: int = 200) -> Response:
        """Compressed if the client accepts gzip; 304 Not Modified if its copy is current."""
        packed = self.packed if "gzip" in request.headers.get("accept-encoding", "") else None
        etag = f'"{self.etag}-gz"' if packed else f'"{self.etag}"'
        headers = {"cache-control": "no-cache", "etag": etag, "vary": "accept-encoding, accept-language"}
        if status == 200 and is_current(request, etag):
            return Response(status_code=304, headers=headers)
        if packed:
            headers["content-encoding"] = "gzip"
        return Response(packed or self.data, status, headers, TYPES[self.suffix])


def is_current(request: Request, etag: str) -> bool:
    """Whether the client already has this version."""
    tags = request.headers.get("if-none-match", "")
    return tags == "*" or etag in [tag.strip().removeprefix("W/") for tag in tags.split(",")]


# --- files


class Files:
    """The files of a folder, cached until they change on disk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: dict[str, tuple[tuple[int, int], Answer]] = {}
        self._modules: dict[tuple[str, ...], tuple[float, list[str]]] = {}

    def get(self, name: str) -> Answer | None:
        """A file by its path within the folder; None if it does not exist or is not served."""
        path = self.folder / name
        if path.suffix not in TYPES or not self._is_ours(name):
            return None
        try:
            found = path.stat()
            version = (found.st_mtime_ns, found.st_size)
            known = self._read.get(name)
            if known is None or known[0] != version:
                known = self._read[name] = (version, Answer(path.read_bytes(), path.suffix))
        except (OSError, ValueError):
            return None
        return known[1]

    @staticmethod
    def _is_ours(name: str) -> bool:
        """Only plain names: no way out of the folder, and no hidden files."""
        return all(re.fullmatch(r"\w[\w.-]*", part, re.ASCII) for part in name.split("/"))

    def modules(self, *begin: str) -> list[str]:
        """These modules and everything they import, each once; looked up again after a moment."""
        now = time.monotonic()
        until, known = self._modules.get(begin, (0.0, []))
        if now >= until:
            known = self._discover(*begin)
            self._modules[begin] = now + MODULES_SECONDS, known
        return known

    def _discover(self, *begin: str) -> list[str]:
        """Modules in order of discovery."""
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
    """The page, with preloads of its first view's modules and of the likely language."""
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
    """The page with these preloads; those in the template wait until the page needs them."""
    head = f'{words}{first}<template id="game">{game}</template></head>'
    return Answer(page.data.replace(b"</head>", head.encode()), ".html")


# --- generated files


locales = Files(Path(kilowatt.i18n.__file__).parent / "locales")


def catalogue(language: str) -> Answer:
    """Every message of a language except those of the terminal."""
    names = sorted(path.name for path in (locales.folder / language).glob("*.ftl"))
    parts = [locales.get(f"{language}/{name}") for name in names if name != "terminal.ftl"]
    return _joined(*filter(None, parts))


@lru_cache(maxsize=32)
def _joined(*parts: Answer) -> Answer:
    return Answer(b"\n".join(part.data for part in parts), parts[0].suffix)


def file(path: str) -> Answer | None:
    """One of the page's files; a style sheet with its imports inlined, because every request costs a round trip."""
    found = web.get(path) if path != "index.html" else None
    if found is None or not found.styles:
        return found
    return _inlined(found, *(_imported(path, name) for name in found.styles))


def _imported(path: str, name: str) -> Answer:
    found = web.get(normpath(join(dirname(path), name)))
    if found is None:
        raise FileNotFoundError(f"{path} imports {name}, which does not exist")
    return found


@lru_cache(maxsize=32)
def _inlined(sheet: Answer, *imported: Answer) -> Answer:
    parts = iter(imported)
    text = STYLE_IMPORT.sub(lambda found: f"@layer {found[2]} {{\n{next(parts).data.decode()}}}", sheet.data.decode())
    return Answer(text.encode(), ".css")


@cache
def content(board: str) -> Answer:
    return Answer(msgspec.json.encode(Content(load_board(board), load_edition())), ".json")


# --- routes


@routes.get("/i18n/{language}.ftl")
async def messages(language: str, request: Request) -> Response:
    """The messages of a language."""
    if language not in LANGUAGES:
        raise Problem(Code.NOT_FOUND)
    return catalogue(language).to(request)


@routes.get("/content/{board}.json")
async def board_content(board: str, request: Request) -> Response:
    """The data of a board."""
    if board not in board_ids():
        raise Problem(Code.NOT_FOUND)
    return content(board).to(request)


@routes.get("/{path:path}")
async def page_or_file(path: str, request: Request) -> Response:
    """A page or a file. For an unknown URL a browser gets the page, which shows the error."""
    view, _, match = path.partition("/")
    if view in VIEWS and bool(match) == (view in WITH_MATCH) and "/" not in match:
        return index(view, request).to(request)
    found = file(path)
    if found is not None:
        return found.to(request)
    if view == "api" or "text/html" not in request.headers.get("accept", ""):
        raise Problem(Code.NOT_FOUND)
    return index("", request).to(request, 404)
