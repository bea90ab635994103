"""The rules on the core's flat state, in modules named like those of `kilowatt.engine.rules`."""
