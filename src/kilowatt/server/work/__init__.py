"""Background work: bots, clocks, analysis."""
