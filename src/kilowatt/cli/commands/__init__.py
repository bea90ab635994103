"""One module per subcommand; its `run(options)` returns the exit code."""
