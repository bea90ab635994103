"""A skip is a failure with CI=true, and is listed at the end of the run otherwise."""

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
SKIP_LINES = [
    "NOT TESTED HERE: 1 x could not import 'no_such_module_anywhere': No module named 'no_such_module_anywhere'",
    "NOT TESTED HERE: 1 x no browser here",
    "NOT TESTED HERE: 1 x no database here",
]


def skip_lines(result: pytest.RunResult) -> list[str]:
    """The lines about skipped tests in the output."""
    return [line for line in result.outlines if line.startswith("NOT TESTED")]


def run(pytester: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    # The outer run has loaded the Playwright plugin, which may be loaded once per process.
    plugins = ("-p", "tests.project.no_skips", "-p", "no:cacheprovider", "-p", "no:playwright")
    return pytester.runpytest_inprocess(*plugins, *arguments)


def test_a_skip_fails_with_ci(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    pytester.makepyfile(SKIPS)
    result = run(pytester)
    result.assert_outcomes(passed=1, failed=1, errors=1, xfailed=1)
    result.stdout.fnmatch_lines_random(
        ["*not allowed with CI=true: *no browser here*", "*not allowed with CI=true: *no database here*"]
    )


def test_a_skipped_module_fails_with_ci(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    pytester.makepyfile(SKIPPED_MODULE)
    result = run(pytester)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*not allowed with CI=true: *no_such_module_anywhere*"])


@pytest.mark.parametrize("ci", ["", "false"])
def test_a_skip_is_listed_without_ci(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, ci: str) -> None:
    monkeypatch.setenv("CI", ci)
    pytester.makepyfile(test_skips=SKIPS, test_skipped_module=SKIPPED_MODULE)
    result = run(pytester, "--quiet")
    result.assert_outcomes(passed=1, skipped=3, xfailed=1)
    assert skip_lines(result) == SKIP_LINES


def test_skips_in_xdist_workers_are_listed(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    pytester.makepyfile(test_skips=SKIPS, test_skipped_module=SKIPPED_MODULE)
    assert skip_lines(run(pytester, "--quiet", "--numprocesses", "1")) == SKIP_LINES


def test_a_complete_run_lists_nothing(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("def test_good(): ...")
    assert skip_lines(run(pytester)) == []


def test_skips_in_xdist_workers_fail_with_ci(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    pytester.makepyfile(SKIPS)
    run(pytester, "--numprocesses", "1").assert_outcomes(passed=1, failed=1, errors=1, xfailed=1)
