"""The memory layout of the core: what a position and a game's constants hold, and how to read and write it."""
