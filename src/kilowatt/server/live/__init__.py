"""Live updates over WebSocket: log entries, observations, presence, chat."""
