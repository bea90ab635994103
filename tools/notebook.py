"""Runs the code cells of a notebook and stores what they print, without Jupyter.

    python -m tools.notebook examples/study_a_dataset.ipynb

A cell that ends with an expression shows its value, as in Jupyter.
"""

import ast
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec


def main() -> None:
    for name in sys.argv[1:]:
        path = Path(name)
        notebook = msgspec.json.decode(path.read_bytes())
        run_notebook(notebook)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(notebook), indent=1) + b"\n")


def run_notebook(notebook: dict[str, Any]) -> dict[str, Any]:
    """Run all code cells in one namespace, which is returned; their outputs are replaced."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = (cell for cell in notebook["cells"] if cell["cell_type"] == "code")
    for number, cell in enumerate(cells, 1):
        cell["execution_count"] = number
        text = run_cell("".join(cell["source"]), names)
        output = {"output_type": "stream", "name": "stdout", "text": text.splitlines(keepends=True)}
        cell["outputs"] = [output] if text else []
    return names


def run_cell(source: str, names: dict[str, Any]) -> str:
    """Run a cell and return what it shows."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    with redirect_stdout(StringIO()) as shown:
        exec(compile(tree, "<cell>", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
            if value is not None:
                print(value)
    return shown.getvalue()


if __name__ == "__main__":
    main()
