"""Bots: whoever answers an observation with a legal action can play."""

from kilowatt.bots.base import Bot
from kilowatt.bots.simple import SimpleBot

__all__ = ["Bot", "SimpleBot"]
