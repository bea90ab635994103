"""A pytest plugin: where CI=true, a skipped test or a skipped module is a failure.

A machine that checks every change must be able to run every test; a skip there means that something is missing.
Expected failures stay what they are.
"""

import os
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
    return str(report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return failed_if_skipped((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    return failed_if_skipped((yield))
