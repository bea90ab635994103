"""Sessions (one a device) and optional accounts."""
