"""The documents match the project: links resolve, and named files, functions and packages exist."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "kilowatt"
DECISIONS = ROOT / "docs" / "adr"
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
HOP = re.compile(r"^\d+\. `(\S+\.(?:py|js)): ([\w.]+)` – \S", re.MULTILINE)
Function = ast.FunctionDef | ast.AsyncFunctionDef
CODE_BLOCK = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


# --- links


def broken_links(document: Path) -> Iterator[str]:
    """Relative links of a document whose target does not exist."""
    for target in LINK.findall(CODE_BLOCK.sub("", read(document))):
        if "://" not in target and not (document.parent / target).exists():
            yield f"{document.relative_to(ROOT)}: {target}"


def test_every_relative_link_has_a_target() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert [link for document in documents for link in broken_links(document)] == []


def test_the_index_lists_every_decision_by_its_title() -> None:
    index = read(DECISIONS / "README.md")
    notes = sorted(DECISIONS.glob("[0-9]*.md"))
    assert [note.name for note in notes if f"[{title(note)}]({note.name})" not in index] == []
    numbers = [note.name[:4] for note in notes]
    assert len(numbers) == len(set(numbers))


def title(note: Path) -> str:
    return read(note).partition("\n")[0].removeprefix("# ")


PROOF = re.compile(r"`(tests/\S+\.py)::(\w+)`")


def test_every_proof_of_a_promise_is_a_test() -> None:
    proofs = PROOF.findall(read(ROOT / "SECURITY.md"))
    assert len(proofs) > 5
    assert [f"{path}::{name}" for path, name in proofs if not is_defined(ROOT / path, name)] == []


# --- the architecture


def test_every_hop_in_the_architecture_exists() -> None:
    text = read(ROOT / "docs" / "architecture.md")
    hops = HOP.findall(text)
    assert len(hops) == len(re.findall(r"^\d+\. ", text, re.MULTILINE)) > 30
    assert [f"{path}: {name}" for path, name in hops if not is_defined(PACKAGE / path, name)] == []


def test_every_module_in_the_architecture_exists() -> None:
    text = read(ROOT / "docs" / "architecture.md")
    modules = re.findall(r"`([\w/.-]+\.(?:py|js))\b", text)
    assert len(modules) > 45
    assert [module for module in modules if not (PACKAGE / module).is_file()] == []


def test_every_hop_in_the_architecture_is_one_line() -> None:
    lines = read(ROOT / "docs" / "architecture.md").split("\n")
    after = [below for line, below in pairwise(lines) if re.match(r"\d+\. ", line)]
    assert [line for line in after if line and not re.match(r"\d+\. ", line)] == []


def test_every_folder_in_the_architecture_exists() -> None:
    folders = re.findall(r"`([\w/]+/)`", read(ROOT / "docs" / "architecture.md"))
    assert len(folders) > 20
    assert [folder for folder in folders if not (PACKAGE / folder).is_dir()] == []


def is_defined(path: Path, name: str) -> bool:
    if not path.is_file():
        return False
    return name in python_names(path) if path.suffix == ".py" else is_in_javascript(read(path), name)


def python_names(path: Path) -> set[str]:
    """Functions, classes and methods of a module; methods as `Class.method`."""
    names = set[str]()
    for node in ast.parse(read(path)).body:
        if isinstance(node, Function | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{inner.name}" for inner in node.body if isinstance(inner, Function)}
    return names


def is_in_javascript(code: str, name: str) -> bool:
    """Whether a module defines a function, or a class with a method (`Class.method`)."""
    owner, dot, method = name.rpartition(".")
    if not dot:
        return bool(re.search(rf"\b(function|class|const|let) {name}\b", code))
    body = re.search(rf"^(export )?class {owner}\b.*?^}}", code, re.MULTILINE | re.DOTALL)
    return body is not None and bool(re.search(rf"^  (async |static |get )*#?{method}(\(| = )", body[0], re.MULTILINE))


def test_the_trees_name_every_package() -> None:
    packages = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    for document in ("README.md", "CONTRIBUTING.md", "docs/architecture.md"):
        text = read(ROOT / document)
        assert [name for name in sorted(packages) if not re.search(rf"\b{name}/", text)] == [], document


def test_a_missing_function_is_noticed() -> None:
    """The check of the hops can fail."""
    assert is_defined(PACKAGE / "engine" / "game.py", "Game.apply")
    assert not is_defined(PACKAGE / "engine" / "game.py", "Game.no_such_method")
    assert not is_defined(PACKAGE / "engine" / "no_such_file.py", "Game.apply")
    assert is_in_javascript("export class Turn {\n  async confirm() {}\n}\n", "Turn.confirm")
    assert not is_in_javascript("export class Turn {\n}\nfunction confirm() {}\n", "Turn.confirm")
