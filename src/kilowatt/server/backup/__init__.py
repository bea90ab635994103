"""Backups of a SQLite database."""
