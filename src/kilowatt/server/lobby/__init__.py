"""Matches around their games: create, join, leave, list, play again."""
