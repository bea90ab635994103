"""Whole games on the core, driven by plans as in `kilowatt.bots.driver`, with the statistics of each round."""
