"""The HTML of the report: one page without scripts and without external files."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #22262b; --soft: #5d656e; --rule: #d9d6cd; --card: #fff;
  --c0: #0b62a4; --c1: #c2410c; --c2: #157347; --c3: #8b2fa0; --c4: #8a6100; --c5: #0e7c86;
  --c6: #b3164f; --c7: #555c66 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16191d; --ink: #e8e6e1; --soft: #a2a9b1; --rule: #353b42; --card: #1d2126;
    --c0: #6db3f2; --c1: #ff9a62; --c2: #5fd08f; --c3: #d79be6; --c4: #e2b93b; --c5: #4fd0d9;
    --c6: #ff86ad; --c7: #b4bbc4 } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 76rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif }
h1 { margin: 0 0 .25rem; font-size: 1.7rem; line-height: 1.2 } h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem }
h3 { margin: 1.25rem 0 .25rem; font-size: 1rem }
p { margin: .25rem 0 .75rem; max-width: 46rem } .soft { color: var(--soft) }
code, pre { font: .85rem/1.45 ui-monospace, monospace } code { overflow-wrap: anywhere }
pre { overflow: auto; padding: .75rem; background: var(--card); border: 1px solid var(--rule); border-radius: 6px }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-size: .92rem; font-variant-numeric: tabular-nums }
th, td { padding: .2rem .55rem; text-align: right; border-bottom: 1px solid var(--rule); white-space: nowrap }
th { color: var(--soft); font-weight: 600; vertical-align: bottom; white-space: normal; line-height: 1.25 }
th:first-child, td:first-child { text-align: left; padding-left: 0 }
table.two :is(th, td):nth-child(2) { text-align: left }
.plots { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: flex-start }
.plots svg { flex: 1 1 300px }
svg.plot { display: block; width: 100%; height: auto } svg text { fill: var(--ink); font: 12px system-ui, sans-serif }
svg .title, svg .note { fill: var(--soft) } svg .tag { font-size: 11px }
svg .tag { paint-order: stroke; stroke: var(--paper); stroke-width: 3px; stroke-linejoin: round }
svg .grid { stroke: var(--rule); stroke-width: 1 } svg .axis { stroke: var(--soft); stroke-width: 1 }
svg .level { stroke: var(--soft); stroke-width: 1.2; stroke-dasharray: 4 3; fill: none }
svg .line { fill: none; stroke-width: 2; stroke-linejoin: round }
svg .whisker { fill: none; stroke-width: 2; opacity: .65 }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem }
.key span { display: inline-flex; align-items: center; gap: .4rem }
.wide .plot { min-width: 620px }
"""
SERIES: Final = "".join(
    f".line.c{n}, .whisker.c{n} {{ stroke: var(--c{n}) }} .mark.c{n} {{ fill: var(--c{n}) }}\n" for n in range(8)
)


def page(title: str, parts: Iterable[str]) -> str:
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<style>{STYLE}{SERIES}</style>\n</head>\n<body>\n{chr(10).join(parts)}\n</body>\n</html>\n"
    )


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], *, names: int = 1) -> str:
    """A table of texts: the first one or two cells name a row, the others are numbers."""
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>\n" for row in rows)
    kind = ' class="two"' if names == 2 else ""
    return f'<div class="wide"><table{kind}><thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody></table></div>'


def paragraph(words: str, kind: str = "") -> str:
    return f"<p{f' class={chr(34)}{kind}{chr(34)}' if kind else ''}>{escape(words)}</p>"


def heading(words: str, level: int = 2) -> str:
    return f"<h{level}>{escape(words)}</h{level}>"


def wide(part: str) -> str:
    """A part that scrolls sideways on a narrow screen."""
    return f'<div class="wide">{part}</div>'


def plots(drawn: Iterable[str]) -> str:
    return f'<div class="plots">{"".join(drawn)}</div>'
