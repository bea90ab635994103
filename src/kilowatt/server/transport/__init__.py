"""TCP connections, HTTP and WebSocket below the application, with bounds on what one client can cost."""
