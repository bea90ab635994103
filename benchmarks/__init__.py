"""Benchmarks of the engine, core and bots: `make bench` or `python -m benchmarks`."""
