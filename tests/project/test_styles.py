"""The style sheets keep to their structure: small files, each in a bundle and a layer, scoped, with few breakpoints."""

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
PREFERENCE = re.compile(r"print|\((forced-colors|prefers-[\w-]+|hover|pointer): [\w-]+\)")
"""Conditions that are about the person or the device, not about the size."""
ARRANGING = {
    *(f"views/table/frame/layout{kind}.css" for kind in ("", "-medium", "-phone")),
    "views/table/actions/touch.css",
    "views/table/map/forced-colors.css",
}
"""Sheets about one kind of screen: they arrange what other sheets define."""
REUSED = {("after", "table"), ("after", "start"), ("learn", "table")}
"""Views that show parts of other views, and may adapt them."""
ALONE = re.compile(r"\.([\w-]+)(?:::?[\w-]+(?:\([^)]*\))?)*")
"""A class without an element, a parent or a second class."""
CONTAINER_CONDITION = re.compile(r"([a-z]+ )?\((\d+rem <= )?width (<|>=) \d+rem\)")


def text(sheet: str) -> str:
    return (WEB / sheet).read_text("utf-8")


def named(pattern: str) -> dict[str, str]:
    """The breakpoints that the first comment of tokens.css names: their names and conditions."""
    comment = text("css/tokens.css").partition("*/")[0]
    return dict(re.findall(rf"^ \*   (\w+) +({pattern})  ", comment, re.MULTILINE))


WINDOW = named(r"\(.+?\)")
CONTAINER = named(r"\d+rem")


def conditions(rule: str) -> dict[str, set[str]]:
    """The conditions of all `@media` or `@container` rules, and the sheets that use them."""
    found: dict[str, set[str]] = {}
    for sheet in SHEETS:
        for condition in re.findall(rf"@{rule} ([^{{]*) {{", text(sheet)):
            found.setdefault(condition, set()).add(sheet)
    return found


def imports(bundle: str) -> list[str]:
    return [normpath(join("css", name)) for name, _ in STYLE_IMPORT.findall(text(bundle))]


def selectors(sheet: str) -> list[str]:
    rules = re.findall(r"([^{};]+)\{", re.sub(r"/\*.*?\*/", "", text(sheet), flags=re.DOTALL))
    return [
        one.strip() for rule in rules for one in re.split(r",(?![^(]*\))", rule) if not rule.strip().startswith("@")
    ]


def owners() -> dict[str, set[str]]:
    """The classes that are selected alone, and the sheets that do so."""
    found: dict[str, set[str]] = {}
    for sheet in SHEETS:
        for selector in selectors(sheet):
            if (alone := ALONE.fullmatch(selector)) and sheet not in ARRANGING:
                found.setdefault(alone[1], set()).add(sheet)
    return found


def view(sheet: str) -> str:
    """The folder of a view; empty for css/ and views/shared, whose classes are for all views."""
    top, name = sheet.split("/")[:2]
    return "" if top == "css" or name == "shared" else name


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


@pytest.mark.parametrize("bundle", BUNDLES)
def test_the_folder_of_a_sheet_decides_its_layer(bundle: str) -> None:
    for name, layer in STYLE_IMPORT.findall(text(bundle)):
        sheet = normpath(join("css", name))
        if sheet.startswith("css"):
            assert layer in ("reset", "tokens", "base", "utilities"), name
        else:
            assert layer == ("views" if view(sheet) else "components"), name


def test_a_class_without_scope_is_defined_by_one_sheet() -> None:
    among = {name: sheets for name, sheets in owners().items() if any(map(view, sheets))}
    assert {name: sheets for name, sheets in among.items() if len(sheets) > 1} == {}


def test_a_class_without_scope_is_used_by_one_view() -> None:
    owned = {name: view(sheet) for name, sheets in owners().items() for sheet in sheets if view(sheet)}
    used = {
        (sheet, name) for sheet in SHEETS for one in selectors(sheet) for name in re.findall(r"\.([a-z][\w-]*)", one)
    }
    foreign = {(sheet, name) for sheet, name in used if name in owned and view(sheet) != owned[name]}
    assert {one for one in foreign if (view(one[0]), owned[one[1]]) not in REUSED} == set()


def test_there_are_few_breakpoints() -> None:
    numbers = {number for condition in WINDOW.values() for number in re.findall(r"\d+(?:px|rem)", condition)}
    assert numbers == {"700px", "900px", "1180px", "32rem", "56rem", "60rem"}
    assert list(CONTAINER) == ["tiny", "small", "medium", "large"]


def test_media_queries_use_the_named_breakpoints() -> None:
    used = {part: sheets for condition, sheets in conditions("media").items() for part in condition.split(", ")}
    sizes = {part: sheets for part, sheets in used.items() if not PREFERENCE.fullmatch(part)}
    assert [found for found in sizes.items() if found[0] not in WINDOW.values()] == []
    assert set(WINDOW.values()) <= set(sizes), "a name that nothing uses"


def test_scripts_use_the_named_breakpoints() -> None:
    scripts = "".join(path.read_text("utf-8") for folder in ("app", "views") for path in (WEB / folder).rglob("*.js"))
    used = set(re.findall(r'matchMedia\("(.*?)"\)', scripts))
    assert {condition for condition in used if not PREFERENCE.fullmatch(condition)} <= set(WINDOW.values())


def test_container_queries_use_the_named_widths() -> None:
    used = conditions("container")
    assert [found for found in used.items() if not CONTAINER_CONDITION.fullmatch(found[0])] == []
    widths = {width for condition in used for width in re.findall(r"\d+rem", condition)}
    assert widths == set(CONTAINER.values())


def test_every_token_that_is_used_is_defined() -> None:
    everything = "".join(map(text, SHEETS))
    scripts = "".join(path.read_text("utf-8") for path in (WEB / "views").rglob("*.js"))
    defined = set(re.findall(r"(--[\w-]+):", everything)) | set(re.findall(r"(--[\w-]+)", scripts))
    assert set(re.findall(r"var\((--[\w-]+)\)", everything)) <= defined
