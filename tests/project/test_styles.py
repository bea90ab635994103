"""The style sheets keep to their structure: small files, each in a bundle, and a short list of container widths."""

import re
from posixpath import join, normpath

import pytest

from kilowatt.server.pages import STYLE_IMPORT, WEB

SHEETS = sorted(
    path.relative_to(WEB).as_posix() for folder in ("css", "views") for path in (WEB / folder).rglob("*.css")
)
BUNDLES = ("css/first.css", "css/game.css", "css/learn.css")
LAYERS = "@layer reset, tokens, base, components, views, utilities;"
MAX_LINES = 300
CONTAINER_WIDTHS = {18, 20, 24, 26, 30, 32, 36, 42, 48}
"""In rem. Stylelint checks the widths and heights of the window (.stylelintrc.json)."""
CONTAINER_CONDITION = re.compile(r"(\w+ )?\((\d+rem <= )?width (<|>=) \d+rem\)")


def text(sheet: str) -> str:
    return (WEB / sheet).read_text("utf-8")


def imports(bundle: str) -> list[str]:
    return [normpath(join("css", name)) for name, _ in STYLE_IMPORT.findall(text(bundle))]


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_style_sheet_is_short(sheet: str) -> None:
    assert len(text(sheet).splitlines()) <= MAX_LINES


@pytest.mark.parametrize("bundle", BUNDLES)
def test_a_bundle_imports_each_of_its_sheets_once(bundle: str) -> None:
    assert sorted(set(imports(bundle))) == sorted(imports(bundle))
    assert set(imports(bundle)) <= set(SHEETS)


@pytest.mark.parametrize("bundle", BUNDLES)
def test_a_bundle_contains_only_the_order_of_layers_and_imports(bundle: str) -> None:
    lines = re.sub(r"/\*.*?\*/", "", text(bundle), flags=re.DOTALL).split("\n")
    assert [line for line in lines if line and not STYLE_IMPORT.fullmatch(line)] == [LAYERS]


def test_every_sheet_is_in_a_bundle() -> None:
    assert sorted({sheet for bundle in BUNDLES for sheet in imports(bundle)} | set(BUNDLES)) == SHEETS


def test_containers_change_at_a_few_widths() -> None:
    conditions = {condition for sheet in SHEETS for condition in re.findall(r"@container ([^{]*) {", text(sheet))}
    assert [condition for condition in conditions if not CONTAINER_CONDITION.fullmatch(condition)] == []
    widths = {int(width) for condition in conditions for width in re.findall(r"(\d+)rem", condition)}
    assert widths == CONTAINER_WIDTHS


def test_every_token_that_is_used_is_defined() -> None:
    everything = "".join(map(text, SHEETS))
    scripts = "".join(path.read_text("utf-8") for path in (WEB / "views").rglob("*.js"))
    defined = set(re.findall(r"(--[\w-]+):", everything)) | set(re.findall(r"(--[\w-]+)", scripts))
    assert set(re.findall(r"var\((--[\w-]+)\)", everything)) <= defined
