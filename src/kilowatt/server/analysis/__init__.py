"""Analysis: hints for a running game, statistics and turning points of a finished one."""
