"""Whole games are large examples, so there are fewer."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "laws",
    settings.get_profile("kilowatt"),
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("laws")
