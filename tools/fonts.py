"""The page's fonts: the letters of the languages written in Latin script, cut out of Fira Sans.

`python -m tools.fonts` writes them anew, and css/fonts.css with them. Two files a cut: the letters that all languages
use, and those that Polish, Romanian and many names add, which a browser loads only where one occurs. The narrowest cut
is for figures and has the first file only. Needs npm and fonttools.
"""

import tempfile
from itertools import chain
from pathlib import Path

import msgspec
from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]  # has no types of its own
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # has no types of its own

from tools.vendor import FOLDER, Entry, digest, fetch

FONTS = FOLDER / "fonts"
VERSION = "5.3.0"
TEXT, FIGURES = ("latin", "latin-ext"), ("latin",)
CUTS = (
    ("fira-sans", 400, TEXT),
    ("fira-sans", 500, TEXT),
    ("fira-sans-condensed", 600, TEXT),
    ("fira-sans-condensed", 700, TEXT),
    ("fira-sans-extra-condensed", 700, FIGURES),
)
FEATURES = ["ccmp", "kern", "locl", "mark", "tnum"]
ACCENTED = [*range(0xC0, 0xD7), *range(0xD8, 0xF7), *range(0xF8, 0x100)]
LETTERS = {
    "latin": [*range(0x20, 0x7F), *ACCENTED, *map(ord, "\u00a0¡©«°±·»¿×÷Œœ–—‘’‚“”„•…‹›€↑↓−")],
    "latin-ext": [*map(ord, "ĂăĄąĆćČčĐđĘęĚěŁłŃńŇňŐőŘřŚśŞşŠšŢţŮůŰűŹźŻżŽžȘșȚț")],
}
NAMES = {
    "fira-sans": "Fira Sans",
    "fira-sans-condensed": "Fira Sans Condensed",
    "fira-sans-extra-condensed": "Fira Sans Extra Condensed",
}


def main() -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        entries = [cut(Path(scratch), family, weight, part) for family, weight, parts in CUTS for part in parts]
        licence = fetch(f"@fontsource/{CUTS[0][0]}", VERSION, Path(scratch)) / "LICENSE"
        (FONTS / "OFL.txt").write_text(licence.read_text("utf-8"), "utf-8")
    (FONTS / "vendor.json").write_bytes(msgspec.json.format(msgspec.json.encode(entries), indent=2) + b"\n")
    (FOLDER.parent / "css" / "fonts.css").write_text(stylesheet(), "utf-8")
    sizes = {entry.file: (FONTS / entry.file).stat().st_size for entry in entries}
    for name, size in chain(sizes.items(), [("all", sum(sizes.values()))]):
        print(f"{size:7,}  {name}")


def cut(scratch: Path, family: str, weight: int, part: str) -> Entry:
    """One file: only these letters, only what the page asks of the font, no hints for coarse screens."""
    package = f"@fontsource/{family}"
    upstream = f"files/{family}-{part}-{weight}-normal.woff2"
    source = fetch(package, VERSION, scratch) / upstream
    options = Options(
        flavor="woff2", hinting=False, layout_features=FEATURES, notdef_outline=True, name_IDs=[0, 1, 2, 13]
    )
    font = TTFont(source, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS[part])
    subsetter.subset(font)
    font.flavor = "woff2"
    ours = FONTS / f"{family}-{weight}-{part}.woff2"
    font.save(ours)
    data = {upstream: digest(source.read_bytes())}
    return Entry(ours.name, package, VERSION, "OFL-1.1", data, digest(ours.read_bytes()), ("subset", "no hints"))


# --- the stylesheet


def stylesheet() -> str:
    faces = [face(family, weight, part) for family, weight, parts in CUTS for part in parts]
    return "\n".join(["/* Written by tools/fonts.py: which letters are in which file. */", *faces])


def face(family: str, weight: int, part: str) -> str:
    return f"""@font-face {{
  font-family: "{NAMES[family]}";
  font-style: normal;
  font-weight: {weight};
  font-display: swap;
  src: url("../vendor/fonts/{family}-{weight}-{part}.woff2") format("woff2");
  unicode-range: {unicode_range(LETTERS[part])};
}}
"""


def unicode_range(letters: list[int]) -> str:
    """Runs of letters in the words of CSS: `U+20-7E, U+A0`."""
    runs: list[tuple[int, int]] = []
    for letter in sorted(letters):
        if runs and runs[-1][1] == letter - 1:
            runs[-1] = (runs[-1][0], letter)
        else:
            runs.append((letter, letter))
    return ", ".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in runs)


if __name__ == "__main__":
    main()
