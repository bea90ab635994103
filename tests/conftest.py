"""Settings for all tests."""

from hypothesis import HealthCheck, settings

# A slow machine is no failure, and every run tries the same examples; `make soak` plays other games.
settings.register_profile("kilowatt", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("kilowatt")
