"""The responses to a browser: pages, files, catalogues and content."""

import asyncio
import re
from pathlib import Path

import httpx
import msgspec
import pytest

from kilowatt.content import board_ids, load_board, load_edition
from kilowatt.i18n import LANGUAGES
from kilowatt.server import Settings, create_app, pages
from kilowatt.server.pages import STYLE_IMPORT, WEB, Content, Files
from tests.server.support import NO_TLS

HTML = {"accept": "text/html,*/*;q=0.8"}
PAGES = ("/", "/t/abc123", "/r/abc123", "/rules", "/learn", "/settings")


class Visitor:
    """A client of the application without a network and without startup: the page needs no database."""

    def __init__(self, folder: Path) -> None:
        app = create_app(Settings(database_url=f"sqlite:///{folder}/page.db"))
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://page", verify=NO_TLS)

    def ask(self, method: str, path: str, **headers: str) -> httpx.Response:
        return asyncio.run(self.client.request(method, path, headers=headers))

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.ask("GET", path, **headers)


@pytest.fixture
def client(tmp_path: Path) -> Visitor:
    return Visitor(tmp_path)


# --- pages


@pytest.mark.parametrize("path", PAGES)
def test_each_address_of_the_page_returns_the_page(client: Visitor, path: str) -> None:
    answer = client.get(path, **HTML)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert '<script type="module" src="/app/main.js">' in answer.text


@pytest.mark.parametrize("path", ["/t", "/t/", "/t/a/b", "/rules/x", "/nowhere", "/index.html"])
def test_an_unknown_address_returns_the_page_with_404(client: Visitor, path: str) -> None:
    answer = client.get(path, **HTML)
    assert answer.status_code == 404
    assert 'id="app"' in answer.text
    assert client.get(path).json()["error"]["code"] == "not_found"


def test_an_unknown_address_of_the_api_returns_a_problem(client: Visitor) -> None:
    answer = client.get("/api/nowhere", **HTML)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")


def test_the_head_names_every_module_of_the_first_view(client: Visitor) -> None:
    head = client.get("/").text.partition("<template")[0]
    named = re.findall(r'<link rel="modulepreload" href="/([^"]+)">', head)
    assert named[0] == "app/main.js"
    assert {"vendor/libraries.js", "app/i18n.js", "views/start/start.js"} <= set(named)
    assert len(named) == len(set(named))
    assert not any(name.startswith("views/table/") for name in named)


@pytest.mark.parametrize(("wish", "language"), [("de-AT, en;q=0.5", "de"), ("fr", "en"), ("", "en"), ("ja", "ja")])
def test_the_head_names_the_language_that_the_browser_prefers(client: Visitor, wish: str, language: str) -> None:
    page = client.get("/", **{"accept-language": wish}).text
    assert re.findall(r'<link rel="preload" href="/i18n/(\w+).ftl" as="fetch" crossorigin>', page) == [language]


def test_only_static_imports_are_followed(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "a.js").write_text('import { b } from "./sub/b.js";\nexport * from "./c.js";\nimport("./later.js");\n')
    (tmp_path / "sub/b.js").write_text('import {\n  c,\n} from "../c.js";\nconst text = `import "./no.js"`;\n')
    (tmp_path / "c.js").write_text('import"./a.js";import{d as e}from"./d.js";')
    (tmp_path / "d.js").write_text("")
    assert Files(tmp_path).modules("a.js") == ["a.js", "sub/b.js", "c.js", "d.js"]


# --- files


def test_every_file_of_the_page_is_served_with_its_type(client: Visitor) -> None:
    for path in sorted(WEB.rglob("*")):
        name = path.relative_to(WEB).as_posix()
        if path.is_file() and name != "index.html" and path.suffix in pages.TYPES:
            answer = client.get(f"/{name}")
            assert answer.content == path.read_bytes() or STYLE_IMPORT.search(path.read_text("utf-8")), name
            assert answer.headers["content-type"] == pages.TYPES[path.suffix]


def test_scripts_have_their_type_and_sniffing_is_off(client: Visitor) -> None:
    answer = client.get("/app/main.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    [
        "/types/protocol.d.ts",
        "/vendor/libraries.d.ts",
        "/app",
        "/app/",
        "/..%2fpages.py",
        "/%2e%2e/app.py",
        "//etc/passwd",
        "/app/main.js/",
        "/app//main.js",
        "/css/%00.css",
        "/.hidden.js",
        "/i18n/terminal.ftl",
        "/i18n/xx.ftl",
        "/content/atlantis.json",
    ],
)
def test_nothing_else_is_served(client: Visitor, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("name", ["../icons.svg", "sub/../a.js", "/a.js", "a.js/../a.js", "", "a.js\0", "a.JS", ".."])
def test_paths_cannot_leave_the_folder(tmp_path: Path, name: str) -> None:
    inside = tmp_path / "web"
    inside.mkdir()
    (inside / "a.js").write_text("")
    (tmp_path / "icons.svg").write_text("")
    assert Files(inside).get("a.js") is not None
    assert Files(inside).get(name) is None


def test_the_page_is_read_only(client: Visitor) -> None:
    assert client.ask("POST", "/").status_code == 405


def test_a_current_copy_gets_304_not_modified(client: Visitor) -> None:
    for path in ("/", "/app/main.js", "/i18n/de.ftl", "/content/usa.json"):
        first = client.get(path)
        again = client.get(path, **{"if-none-match": first.headers["etag"]})
        assert first.headers["cache-control"] == "no-cache"
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert client.get(path, **{"if-none-match": '"other"'}).status_code == 200


def test_text_is_compressed_for_clients_that_accept_it(client: Visitor) -> None:
    plain = client.get("/css/base.css", **{"accept-encoding": "identity"})
    packed = client.get("/css/base.css", **{"accept-encoding": "gzip, br"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding, accept-language"
    assert packed.headers["etag"] != plain.headers["etag"]
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content) / 2


def test_a_style_sheet_contains_its_imports_in_their_layers(client: Visitor) -> None:
    sheet = client.get("/css/first.css").text
    assert "@import" not in sheet
    for path, layer in (("css/reset.css", "reset"), ("css/tokens.css", "tokens"), ("views/start/start.css", "views")):
        assert f"@layer {layer} {{\n{(WEB / path).read_text('utf-8')}}}" in sheet


def test_fonts_are_not_compressed_twice(client: Visitor) -> None:
    answer = client.get("/vendor/fonts/fira-sans-400-latin.woff2")
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "font/woff2"


def test_a_changed_file_is_served_again(tmp_path: Path) -> None:
    page = tmp_path / "a.js"
    page.write_text("one")
    folder = Files(tmp_path)
    before = folder.get("a.js")
    assert folder.get("a.js") is before
    page.write_text("another")
    after = folder.get("a.js")
    assert after is not None
    assert before is not None
    assert (before.data, after.data) == (b"one", b"another")
    page.unlink()
    assert folder.get("a.js") is None


def test_a_head_request_gets_no_body(client: Visitor) -> None:
    answer = client.ask("HEAD", "/app/main.js")
    assert (answer.status_code, answer.content) == (200, b"")


def test_the_page_respects_its_content_security_policy() -> None:
    """No inline script or style: the policy has neither 'unsafe-inline' nor a hash."""
    page = (WEB / "index.html").read_text("utf-8")
    assert re.findall(r"<style|\sstyle=|\son\w+=|javascript:|https?://", page) == []
    assert all(body == "" for body in re.findall(r"<script[^>]*>(.*?)</script>", page, re.DOTALL))


# --- catalogues and content


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_all_catalogues_except_the_terminals(client: Visitor, language: str) -> None:
    answer = client.get(f"/i18n/{language}.ftl")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    folder = WEB.parents[1] / "i18n" / "locales" / language
    for path in folder.glob("*.ftl"):
        assert (path.read_text("utf-8") in answer.text) == (path.name != "terminal.ftl"), path.name


@pytest.mark.parametrize("board", board_ids())
def test_the_content_is_that_of_the_board_and_the_edition(client: Visitor, board: str) -> None:
    answer = client.get(f"/content/{board}.json")
    assert msgspec.json.decode(answer.content, type=Content) == Content(load_board(board), load_edition())
