"""The command `kilowatt`: the game in a terminal. One file a command; what is drawn is in `view`."""
