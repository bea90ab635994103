"""The map alone, and at a table."""
