"""The map on its own, and in a table."""
