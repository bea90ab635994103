"""The commands, one file each: `run(options)` gives the exit code."""
