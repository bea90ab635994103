"""Every rule of docs/rules.md is cited by a test: its docstring begins with the rules that it is about."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules.md"
ID = r"R\d+\.\d+[a-z]?"


def rules_in(text: str) -> list[str]:
    """The ids that head a rule: a list item or a heading that begins with one, in bold or not.

    >>> rules_in("- **R3.8** Alone ...\\n- **R3.8a** Poor (R3.3) ...\\n## R4 Resources\\n  see R1.7\\n### R9.1 The end")
    ['R3.8', 'R3.8a', 'R9.1']
    """
    return re.findall(rf"^[ \t]*(?:[-*+]|#+)[ \t]+\**({ID})\b", text, flags=re.MULTILINE)


def cited_in(source: str) -> list[str]:
    """The ids that the docstrings of the tests in a module begin with.

    >>> cited_in('def test_this() -> None:\\n    "R3.4, R3.7: see R1.1"\\ndef help() -> None:\\n    "R0.1"')
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
CITED = {rule for module in modules("tests", "test_*.py") for rule in cited_in(module.read_text(encoding="utf-8"))}


def test_the_rules_are_found_and_numbered_once() -> None:
    assert len(KNOWN) >= 60
    assert len(KNOWN) == len(set(KNOWN))
    assert {rule.split(".")[0] for rule in KNOWN} == {f"R{chapter}" for chapter in range(10)}


def test_every_rule_is_cited_by_a_test() -> None:
    assert [rule for rule in KNOWN if rule not in CITED] == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert sorted(CITED - set(KNOWN)) == []


def test_the_code_cites_no_rule_that_does_not_exist() -> None:
    unknown = [
        f"{module.relative_to(ROOT).as_posix()}: {rule}"
        for module in modules("src/kilowatt", "*.py")
        for rule in re.findall(rf"\b{ID}\b", module.read_text(encoding="utf-8"))
        if rule not in KNOWN
    ]
    assert unknown == []
