"""Prometheus metrics, served at /metrics. Each app has its own registry, so that tests can run several."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """Counters and gauges of one process."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.requests = Counter(
            "kilowatt_http_requests", "HTTP requests", ["method", "route", "status"], registry=registry
        )
        self.request_seconds = Histogram(
            "kilowatt_http_request_seconds", "Time to answer", ["route"], buckets=FAST, registry=registry
        )
        self.moves = Counter("kilowatt_moves", "Log entries committed", ["by"], registry=registry)
        self.refusals = Counter("kilowatt_refusals", "Requests answered with a problem", ["code"], registry=registry)
        self.commit_seconds = Histogram(
            "kilowatt_commit_seconds", "Time to commit a batch of moves", buckets=FAST, registry=registry
        )
        self.bot_seconds = Histogram(
            "kilowatt_bot_seconds", "Time for a bot's turn, waiting included", buckets=FAST, registry=registry
        )
        self.bot_failures = Counter(
            "kilowatt_bot_failures", "Turns that a built-in bot played because the bot failed", registry=registry
        )
        self.sockets = Gauge("kilowatt_sockets", "Open sockets", registry=registry)
        self.connections = Gauge("kilowatt_connections", "Open TCP connections", registry=registry)
        self.connections_cut = Counter(
            "kilowatt_connections_cut", "Connections ended by a limit", ["reason"], registry=registry
        )
        self.tables = Gauge("kilowatt_tables_in_memory", "Tables kept in memory", registry=registry)
        self.errors = Counter("kilowatt_errors", "Failures of the server itself", registry=registry)
