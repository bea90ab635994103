"""Compiled players: policies that choose an action, the planner's weights, and rollouts for search."""
