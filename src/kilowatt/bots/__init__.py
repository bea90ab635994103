"""Bots: anything that answers an observation with a plan can play."""

from kilowatt.bots.base import Bot
from kilowatt.bots.simple import SimpleBot

__all__ = ["Bot", "SimpleBot"]
