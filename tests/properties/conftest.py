"""Property tests use the same games in every run; `make soak` plays others."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "laws",
    derandomize=True,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("laws")
