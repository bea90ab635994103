"""Sessions (one per device) and optional accounts."""
