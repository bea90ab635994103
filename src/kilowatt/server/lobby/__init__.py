"""Tables before, around and between games: create, join, leave, lists."""
