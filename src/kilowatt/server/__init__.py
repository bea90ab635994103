"""The server: tables by link, live or over days; nothing acknowledged is ever lost.

`create_app(settings)` makes the app; `kilowatt serve` runs it.
"""

from kilowatt.server.app import create_app
from kilowatt.server.settings import Settings, from_environment

__all__ = ["Settings", "create_app", "from_environment"]
