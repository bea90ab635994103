"""The protocol types are those of the server, and the type checker that `make check` runs on the page uses them."""

import subprocess
from pathlib import Path

import pytest

from tools import protocol

ROOT = Path(__file__).parents[2]
TSC = ROOT / "node_modules" / ".bin" / "tsc"


def tsc(*arguments: str) -> subprocess.CompletedProcess[str]:
    if not TSC.exists():
        pytest.skip("the types of the page: there is no TypeScript ('make test' installs it with npm)")
    return subprocess.run([TSC, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_types_of_the_protocol_are_those_of_the_server() -> None:
    written = protocol.FILE.read_text("utf-8")
    assert written == protocol.declarations(), "python -m tools.protocol writes them anew"


def test_typescript_finds_a_wrong_use_of_the_protocol(tmp_path: Path) -> None:
    """The type checker must find these errors with the same settings."""
    wrong = tmp_path / "wrong.js"
    types = protocol.FILE.with_suffix("").with_suffix(".js")
    wrong.write_text(
        f"""
/** @param {{import("{types}").Observation}} seen */
export const round = (seen) => seen.rounds;
/** @type {{import("{types}").Action}} */
export const action = {{ type: "build", city: 7 }};
""",
        "utf-8",
    )
    config = tmp_path / "tsconfig.json"
    config.write_text(f'{{"extends": "{ROOT}/tsconfig.json", "include": ["{wrong}"], "exclude": []}}', "utf-8")
    told = tsc("--project", str(config))
    assert told.returncode != 0
    assert "Property 'rounds' does not exist on type 'Observation'" in told.stdout
    assert "Type 'number' is not assignable to type 'string'" in told.stdout
