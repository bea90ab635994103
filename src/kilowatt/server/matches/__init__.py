"""Matches while they are played.

A *match* is one game with its seats, terms and log, as it is stored. A *table* (`Table`) is the state of a match at
one moment: the fold of its log, kept in memory as a frozen value. The log consists of *entries*: moves, undos and
takebacks. A *move* is one action of a seat.
"""
