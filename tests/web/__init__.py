"""Tests of the page, in the browser of this machine."""
