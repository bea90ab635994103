"""The catalogues as syntax trees, and what the tests ask of them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import kilowatt
from kilowatt.i18n import Language

SOURCE = Path(kilowatt.__file__).parent
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The names CLDR gives to plural categories."""

Catalogue = dict[str, ast.Message]


@cache
def files(language: Language) -> dict[str, tuple[ast.Message, ...]]:
    """The messages of each file of a language, by file name."""
    folder = SOURCE / "i18n" / "locales" / language
    return {path.name: messages(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.ftl"))}


def messages(text: str) -> tuple[ast.Message, ...]:
    body = FluentParser().parse(text).body
    return tuple(entry for entry in body if isinstance(entry, ast.Message))


@cache
def catalogue(language: Language) -> Catalogue:
    """All messages of a language, by key."""
    return {message.id.name: message for group in files(language).values() for message in group}


def keys(family: str) -> set[str]:
    """What follows the name of a family, such as `event`, in the English keys."""
    return {key.removeprefix(f"{family}-") for key in catalogue(Language.ENGLISH) if key.startswith(f"{family}-")}


def nodes(root: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all below it."""
    yield root
    for child in vars(root).values():
        for item in child if isinstance(child, list) else [child]:
            if isinstance(item, ast.BaseNode):
                yield from nodes(item)


def references(root: ast.BaseNode) -> Iterator[tuple[str, str | None]]:
    """Key and attribute of each message that a node refers to."""
    for node in nodes(root):
        if isinstance(node, ast.MessageReference):
            yield node.id.name, node.attribute.name if node.attribute else None


def pattern_of(language: Language, key: str, attribute: str | None = None) -> ast.Pattern:
    message = catalogue(language)[key]
    found = {entry.id.name: entry.value for entry in message.attributes}.get(attribute or "", message.value)
    assert found is not None, f"{language}: {key} has no text"
    return found


def variables(language: Language, key: str, attribute: str | None = None) -> set[str]:
    """The variables of a message, in all its cases and in all it refers to."""
    pattern = pattern_of(language, key, attribute)
    found = {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}
    return found.union(*(variables(language, *reference) for reference in references(pattern)))


def selectors(root: ast.BaseNode) -> Iterator[ast.SelectExpression]:
    return (node for node in nodes(root) if isinstance(node, ast.SelectExpression))


def names_of_cases(selector: ast.SelectExpression) -> list[str]:
    """The cases that are words: plural categories, or values of a variable such as `coal`. Numbers are left out."""
    return [variant.key.name for variant in selector.variants if isinstance(variant.key, ast.Identifier)]


def is_plural(selector: ast.SelectExpression) -> bool:
    """Whether the cases are plural categories; `[0]` and `*[other]` alone are not."""
    return bool(CATEGORIES.intersection(names_of_cases(selector)) - {"other"})


def texts(root: ast.BaseNode) -> Iterator[str]:
    """The words as written, without anything that is filled in."""
    return (node.value for node in nodes(root) if isinstance(node, ast.TextElement))
