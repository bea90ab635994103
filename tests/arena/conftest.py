"""Leaves out the tests of Ray where it is not installed: only `make nightly` installs it."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("ray") else ["test_ray.py"]
