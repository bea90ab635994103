"""Deterministic simulation of the server: its real code in one thread, with virtual time and faults from a seed."""
