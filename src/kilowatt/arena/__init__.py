"""Tournaments between bots: seat-balanced, repeatable, on all cores of a machine or on a Ray cluster."""
