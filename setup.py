"""Compile the core to C extensions if there is a C compiler; otherwise its files run as plain Python.

`KILOWATT_CORE` overrides this: `pure` compiles nothing, `require` fails if the core cannot be compiled, and `debug`
compiles it with bounds checks and the C compiler's sanitizers.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

CORE = Path("src/kilowatt/core")
MODULES = tuple(
    ".".join(path.relative_to(CORE).with_suffix("").parts)
    for path in sorted(CORE.rglob("*.pxd"))
    if path.with_suffix(".py").exists()
)
"""A `.pxd` file without a module beside it only declares constants and structs."""
MODES = ("auto", "pure", "require", "debug")
MODE = os.environ.get("KILOWATT_CORE", "auto")
DEBUG = MODE == "debug"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the annotations are for readers and mypy; the C types are in the .pxd files
    "infer_types": True,
    "boundscheck": DEBUG,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": DEBUG,
}
SANITIZERS = "-fsanitize=address,undefined"
CHECKS = ("-O1", "-g", "-fno-wrapv", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer")
QUIET = ("-Wno-unreachable-code", "-Wno-sign-compare")  # both are common in the C code that Cython generates


class BuildCore(build_ext):
    """Compile every module of the core or none: they share C structs, so a partial build could not run."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            if MODE != "auto":
                raise
            self.warn(f"the core was not compiled; it will run as plain Python, which is slower: {error}")
            self.remove_all()

    def remove_all(self) -> None:
        """Delete the libraries of this build and those in the source tree, which would be out of date."""
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            Path("src", self.get_ext_filename(extension.name)).unlink(missing_ok=True)
        self.extensions = []


def compile_flags() -> list[str]:
    if sys.platform == "win32":
        return ["/O2"]
    if DEBUG:
        return [*CHECKS, SANITIZERS, *QUIET]
    return ["-O3", "-fno-math-errno", *QUIET]


def extensions() -> list[Extension]:
    if MODE not in MODES:
        raise SystemExit(f"KILOWATT_CORE={MODE}: it must be one of {', '.join(MODES)}")
    if MODE == "pure":
        return []
    try:
        from Cython.Build import cythonize  # noqa: PLC0415 - needed only to compile
    except ImportError:
        if MODE == "auto":
            return []
        raise
    modules = [
        Extension(
            f"kilowatt.core.{name}",
            [f"{CORE.as_posix()}/{name.replace('.', '/')}.py"],
            extra_compile_args=compile_flags(),
            extra_link_args=[SANITIZERS] if DEBUG else [],
        )
        for name in MODULES
    ]
    built: list[Extension] = cythonize(
        modules, compiler_directives=DIRECTIVES, build_dir="build/debug" if DEBUG else "build", quiet=True
    )
    return built


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildCore})
