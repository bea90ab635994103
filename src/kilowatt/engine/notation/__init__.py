"""The game in writing: an action, a position, a whole game, each in plain text (the grammar is in docs/notation.md).

`action` has one line for an action, `position` one line for everything on the table, `game_file` the whole game;
`plausible` says whether a position that somebody typed could lie on the table. What is printed is canonical, what is
parsed may differ from it in case and blanks. `words`, `parts` and `fields` are what the others are made of.
"""
