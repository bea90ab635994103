"""Advice: figures for people and bots that plan a turn. Pure functions of what everyone at the table can see."""
