"""A match: its log, its moves, and what may be asked of it while it runs."""
