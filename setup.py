"""Builds the core's C extensions where it can; without a C compiler the same files run as plain Python.

`KILOWATT_CORE` says otherwise: `pure` builds none, `require` fails where they cannot be built, `debug` builds them slow
and checked (every array index, every overflow, every access to memory, by the compiler's sanitizers).
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

CORE = Path("src/kilowatt/core")
MODULES = tuple(sorted(path.stem for path in CORE.glob("*.pxd") if path.stem != "codes"))
MODES = ("auto", "pure", "require", "debug")
MODE = os.environ.get("KILOWATT_CORE", "auto")
DEBUG = MODE == "debug"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the annotations are for people and mypy; the C types are in the .pxd files
    "infer_types": True,
    "boundscheck": DEBUG,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": DEBUG,
}
SANITIZERS = "-fsanitize=address,undefined"
CHECKS = ("-O1", "-g", "-fno-wrapv", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer")
QUIET = ("-Wno-unreachable-code", "-Wno-sign-compare")  # of what Cython writes


class BuildCore(build_ext):
    """All of the core or nothing of it: its modules share their memory, so half of them could not run."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            if MODE != "auto":
                raise
            self.warn(f"the core is not compiled and will run as plain Python, slower: {error}")
            self.remove_all()

    def remove_all(self) -> None:
        """Of this build, and those in the source tree: they would be older than the files beside them."""
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            (CORE / Path(self.get_ext_filename(extension.name)).name).unlink(missing_ok=True)
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
        from Cython.Build import cythonize  # noqa: PLC0415 - only where something is compiled
    except ImportError:
        if MODE == "auto":
            return []
        raise
    modules = [
        Extension(
            f"kilowatt.core.{name}",
            [f"{CORE.as_posix()}/{name}.py"],
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
