"""Plain-text notation for actions, positions and whole games (grammar: docs/notation.md).

`action` is one line per action, `position` one line for the whole table, `game_file` a whole game; `position_check`
finds positions that cannot occur. Printing is canonical; parsing ignores case and extra blanks. The other modules use
`tokens` (ids and numbers), `values` (lists, cards, markers, seats) and `fields` (named texts).
"""
