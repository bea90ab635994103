"""Many games in one block of memory, with observations, masks and rewards as arrays."""
