"""Live updates over WebSocket: redacted events, observations, presence, chat."""
