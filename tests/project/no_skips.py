"""A pytest plugin: what is skipped is told at the end of every run; where CI=true, it is a failure.

A machine that checks every change must be able to run every test; a skip there means that something is missing.
Elsewhere a run that left something out must not look like one that tested all. Expected failures stay what they are.
"""

import os
from collections import Counter
from collections.abc import Generator
from typing import TypeVar

import pytest

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)


def forbidden() -> bool:
    return os.environ.get("CI") == "true"


def failed_if_skipped(report: Report) -> Report:
    if forbidden() and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} was skipped, and with CI=true nothing may be: {reason(report)}"
    return report


def reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """What the test itself gave as its reason; a skip reports (file, line, reason)."""
    told = str(report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr)
    return told.removeprefix("Skipped: ")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return failed_if_skipped((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    return failed_if_skipped((yield))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """However short the report is wanted: one line for each thing that is missing here."""
    missing = Counter(reason(report) for report in terminalreporter.stats.get("skipped", ()))
    for why, times in sorted(missing.items()):
        terminalreporter.write_line(f"NOT TESTED HERE: {times} x {why}", yellow=True, bold=True)
