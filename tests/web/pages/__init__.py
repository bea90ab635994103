"""The pages around a table: start, result, replay, tutorial, rules and settings."""
