"""History: past states of a match, records, imports and forks."""
