"""What is drawn: pure functions from an observation to something rich can print."""
