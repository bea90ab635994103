"""Tests of the page's modules that need no browser: Node runs them."""
