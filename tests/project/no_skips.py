"""A pytest plugin that lists skipped tests at the end of every run, and fails them if CI=true.

A CI machine must be able to run every test; a skip there means that a program is missing. Elsewhere, a run with skipped
tests must not look complete. Expected failures are not affected.
"""

import os
from collections import Counter
from collections.abc import Generator
from typing import TypeVar

import pytest

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)


def are_skips_forbidden() -> bool:
    return os.environ.get("CI") == "true"


def failed_if_skipped(report: Report) -> Report:
    if are_skips_forbidden() and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} was skipped, which is not allowed with CI=true: {reason(report)}"
    return report


def reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """The reason of a skip, whose report is (file, line, reason)."""
    text = str(report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr)
    return text.removeprefix("Skipped: ")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return failed_if_skipped((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    return failed_if_skipped((yield))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print one line per reason, even in quiet mode."""
    missing = Counter(reason(report) for report in terminalreporter.stats.get("skipped", ()))
    for why, times in sorted(missing.items()):
        terminalreporter.write_line(f"NOT TESTED HERE: {times} x {why}", yellow=True, bold=True)
