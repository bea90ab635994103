#!/usr/bin/env bash
# Build the core with the C compiler's sanitizers in a separate folder, and run its tests: they check every array index,
# every overflow and every memory access. `make debug-core` calls it; it takes some minutes.
set -eu
cd "$(dirname "$0")/.."
python=${PYTHON:-.venv/bin/python}
place=build/sanitized

rm -rf "$place" && mkdir -p "$place"
cp -r src setup.py pyproject.toml README.md LICENSE "$place"
find "$place" \( -name '*.so' -o -name '*.pyd' \) -delete
python=$(realpath -s "$python")
(cd "$place" && KILOWATT_CORE=debug "$python" setup.py -q build_ext --inplace)

LD_PRELOAD="$(cc -print-file-name=libasan.so) $(cc -print-file-name=libubsan.so)"
export LD_PRELOAD ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=print_stacktrace=1
export KILOWATT_FUZZ="${KILOWATT_FUZZ:-10}" PYTHONMALLOC=malloc PYTHONPATH="$PWD/$place/src:$PWD"
"$python" -c 'import kilowatt.core as core; assert core.IS_COMPILED and "sanitized" in core.__file__'
# -s: do not capture output, or the report of a sanitizer that aborts the process is lost.
"$python" -m pytest -q -s -p no:cacheprovider -o "pythonpath=$place/src ." tests/core tests/differential \
    tests/engine --deselect tests/core/test_uncompiled.py
