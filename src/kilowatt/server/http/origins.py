"""Origins that may send changes: only our own page."""


class Origins:
    """Decides whether an `Origin` header names our own page."""

    def __init__(self, base_url: str) -> None:
        self.base = base_url.rstrip("/").lower()

    def is_ours(self, origin: str, host: str) -> bool:
        """Compare with `KILOWATT_BASE_URL`, or without it with the host the request was sent to.

        >>> Origins("").is_ours("http://localhost:8000", "localhost:8000")
        True
        >>> Origins("https://play.example.org").is_ours("https://evil.example", "play.example.org")
        False
        """
        origin = origin.lower()
        if self.base:
            return origin == self.base
        return bool(host) and origin in (f"http://{host.lower()}", f"https://{host.lower()}")
