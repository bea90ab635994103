"""With CI=true a skip is a failure; without, it is a skip that every run tells."""

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
SAID = [
    "NOT TESTED HERE: 1 x could not import 'no_such_module_anywhere': No module named 'no_such_module_anywhere'",
    "NOT TESTED HERE: 1 x no browser here",
    "NOT TESTED HERE: 1 x no database here",
]


def told(result: pytest.RunResult) -> list[str]:
    """What a run says of the tests that it left out."""
    return [line for line in result.outlines if line.startswith("NOT TESTED")]


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
    result = run(pytester, "--quiet")
    result.assert_outcomes(passed=1, skipped=3, xfailed=1)
    assert told(result) == SAID


def test_what_the_workers_skipped_is_told_as_well(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    pytester.makepyfile(test_skips=SKIPS, test_skipped_module=SKIPPED_MODULE)
    assert told(run(pytester, "--quiet", "--numprocesses", "1")) == SAID


def test_where_nothing_is_skipped_nothing_is_said(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("def test_good(): ...")
    assert told(run(pytester)) == []


def test_every_worker_keeps_to_it(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    pytester.makepyfile(SKIPS)
    run(pytester, "--numprocesses", "1").assert_outcomes(passed=1, failed=1, errors=1, xfailed=1)
