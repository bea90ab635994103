"""Use the same games in every run; `make soak` plays others."""

from hypothesis import HealthCheck, settings

settings.register_profile("differential", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("differential")
