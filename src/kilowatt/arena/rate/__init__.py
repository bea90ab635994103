"""Figures from results: win shares, intervals, ratings, values of plants."""
