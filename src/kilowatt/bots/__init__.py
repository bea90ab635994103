"""Bots: anything that answers an observation with a plan can play."""

from kilowatt.bots.base import BatchBot, Bot, HistoryBot
from kilowatt.bots.simple import SimpleBot

__all__ = ["BatchBot", "Bot", "HistoryBot", "SimpleBot"]
