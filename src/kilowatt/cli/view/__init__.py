"""Draws the game: pure functions from an observation to rich renderables."""
