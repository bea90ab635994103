"""Builds the core's C extensions where it can; without a C compiler the same files run as plain Python.

`KILOWATT_CORE` says otherwise: `pure` builds none, `require` fails where they cannot be built, `debug` builds them
slow and checked (every array index and every overflow, by the compiler's sanitizer).
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

MODULES = tuple(
    sorted(path.stem for path in Path("src/kilowatt/core").glob("*.pxd") if path.with_suffix(".py").name != "codes.py")
)
MODE = os.environ.get("KILOWATT_CORE", "auto")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the annotations are for people and mypy; the C types are in the .pxd files
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


def compile_flags() -> list[str]:
    if sys.platform == "win32":
        return ["/O2"]
    if MODE == "debug":
        return ["-O1", "-g", "-fsanitize=undefined,bounds-strict", "-fno-sanitize-recover=all"]
    return ["-O3", "-fno-math-errno", "-Wno-unreachable-code"]


def extensions() -> list[Extension]:
    if MODE not in {"auto", "pure", "require", "debug"}:
        raise SystemExit(f"KILOWATT_CORE={MODE}: it must be auto, pure, require or debug")
    if MODE == "pure":
        return []
    try:
        from Cython.Build import cythonize  # noqa: PLC0415 - a build without it is a plain one
    except ImportError:
        if MODE == "auto":
            return []
        raise
    link = ["-fsanitize=undefined"] if MODE == "debug" else []
    modules = [
        Extension(
            f"kilowatt.core.{name}",
            [f"src/kilowatt/core/{name}.py"],
            extra_compile_args=compile_flags(),
            extra_link_args=link,
            optional=MODE == "auto",
        )
        for name in MODULES
    ]
    built: list[Extension] = cythonize(modules, compiler_directives=DIRECTIVES, build_dir="build", quiet=True)
    return built


setup(ext_modules=extensions())
