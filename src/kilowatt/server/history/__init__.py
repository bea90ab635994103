"""Finished and imported games: states by number, records, statistics, turning points."""
