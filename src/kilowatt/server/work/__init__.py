"""Work beside the event loop: bots, clocks, analysis."""
