"""Conversions between the engine's values and the core's numbers, lossless in both directions."""
