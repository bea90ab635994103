"""The `kilowatt` command. Each subcommand is a module in `commands`; `view` draws the game in the terminal."""
