"""Every rule is proved: docs/rules.md says which there are, the docstrings of the tests say which they prove."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules.md"
ID = r"R\d+\.\d+[a-z]?"


def rules_in(text: str) -> list[str]:
    """The ids that head a rule: a list item or a heading that begins with one, in bold or not.

    >>> rules_in("- **R3.8** Alone ...\\n- **R3.8a** Poor (R3.3) ...\\n## R4 Resources\\n  see R1.7\\n### R9.1 The end")
    ['R3.8', 'R3.8a', 'R9.1']
    """
    return re.findall(rf"^[ \t]*(?:[-*+]|#+)[ \t]+\**({ID})\b", text, flags=re.MULTILINE)


def proved_in(source: str) -> list[str]:
    """The ids that the docstrings of the tests in a module begin with.

    >>> proved_in('def test_this() -> None:\\n    "R3.4, R3.7: see R1.1"\\ndef help() -> None:\\n    "R0.1"')
    ['R3.4', 'R3.7']
    """
    ids: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            head = re.match(rf"{ID}(?:, {ID})*", ast.get_docstring(node) or "")
            ids += head[0].split(", ") if head else []
    return ids


def modules(folder: str, pattern: str) -> list[Path]:
    return sorted((ROOT / folder).rglob(pattern))


KNOWN = rules_in(RULES.read_text(encoding="utf-8"))
PROVED = {rule for module in modules("tests", "test_*.py") for rule in proved_in(module.read_text(encoding="utf-8"))}


def test_the_rules_are_found_and_numbered_once() -> None:
    assert len(KNOWN) >= 60
    assert len(KNOWN) == len(set(KNOWN))
    assert {rule.split(".")[0] for rule in KNOWN} == {f"R{chapter}" for chapter in range(10)}


@pytest.mark.parametrize("rule", KNOWN)
def test_every_rule_is_proved_by_a_test(rule: str) -> None:
    assert rule in PROVED


def test_no_test_proves_a_rule_that_does_not_exist() -> None:
    """A slip in a citation would otherwise go unseen."""
    assert set(KNOWN) >= PROVED


@pytest.mark.parametrize("module", modules("src/kilowatt", "*.py"), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_code_cites_no_rule_that_does_not_exist(module: Path) -> None:
    assert set(re.findall(rf"\b{ID}\b", module.read_text(encoding="utf-8"))) <= set(KNOWN)
