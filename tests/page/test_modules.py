"""The unit tests of the page's modules, run by `node --test`."""

from tests.page.node import HERE, run_node


def test_the_modules_of_the_page() -> None:
    files = [str(path) for path in sorted(HERE.glob("*.test.js"))]
    assert files
    run_node("--test-reporter", "spec", "--test", *files)
