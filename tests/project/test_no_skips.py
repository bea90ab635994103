"""With CI=true a skip is a failure; without, it is a skip."""

import pytest

pytest_plugins = ["pytester"]

SKIPS = """
import pytest

@pytest.mark.skip(reason="no browser here")
def test_by_mark(): ...

def test_by_call():
    pytest.skip("no database here")

@pytest.mark.xfail(reason="known", strict=True)
def test_expected_to_fail():
    assert False

def test_good(): ...
"""
SKIPPED_MODULE = """
import pytest

pytest.importorskip("no_such_module_anywhere")
"""


def run(pytester: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    # One browser plugin a process is enough: it is in the run around this one.
    plugins = ("-p", "tests.project.no_skips", "-p", "no:cacheprovider", "-p", "no:playwright")
    return pytester.runpytest_inprocess(*plugins, *arguments)


def test_a_skip_is_a_failure_where_everything_must_run(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    pytester.makepyfile(SKIPS)
    result = run(pytester)
    result.assert_outcomes(passed=1, failed=1, errors=1, xfailed=1)
    result.stdout.fnmatch_lines_random(["*nothing may be: *no browser here*", "*nothing may be: *no database here*"])


def test_a_skipped_module_is_a_failure_where_everything_must_run(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    pytester.makepyfile(SKIPPED_MODULE)
    result = run(pytester)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*nothing may be: *no_such_module_anywhere*"])


@pytest.mark.parametrize("ci", ["", "false"])
def test_elsewhere_a_skip_is_a_skip(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, ci: str) -> None:
    monkeypatch.setenv("CI", ci)
    pytester.makepyfile(test_skips=SKIPS, test_skipped_module=SKIPPED_MODULE)
    run(pytester).assert_outcomes(passed=1, skipped=3, xfailed=1)


def test_every_worker_keeps_to_it(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    pytester.makepyfile(SKIPS)
    run(pytester, "--numprocesses", "1").assert_outcomes(passed=1, failed=1, errors=1, xfailed=1)
