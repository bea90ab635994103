"""Results for people: the terminal, an HTML page, the ladder page."""
