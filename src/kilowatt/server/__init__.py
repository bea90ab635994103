"""The server: matches by link, live or over days; nothing acknowledged is ever lost.

`create_app(settings)` creates the ASGI application; `kilowatt serve` runs it.
"""

from kilowatt.server.app import create_app, openapi
from kilowatt.server.settings import Settings, from_environment

__all__ = ["Settings", "create_app", "from_environment", "openapi"]
