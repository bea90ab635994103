"""Kilowatt plays, hosts, simulates and studies the board game Power Grid (original edition)."""

__version__ = "0.1.0"
