"""HTTP: typed routes and their OpenAPI schema, middleware, who sends a request, health checks."""
