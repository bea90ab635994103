"""The options of `kilowatt serve`. All other settings come from the environment."""

import argparse
from typing import Any


def add_serve(commands: Any) -> None:
    serve = commands.add_parser(
        "serve",
        help="host games for browsers and programs",
        description="Host games for browsers and programs. By default it listens on this machine and uses SQLite.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="""examples:
  kilowatt serve                                   listen on http://127.0.0.1:8000
  kilowatt serve --open                            ... and open the page in your browser
  kilowatt serve --host 0.0.0.0 --port 80          accept connections from other machines
  KILOWATT_DATABASE_URL=postgresql://user@host/kilowatt kilowatt serve

Environment variables KILOWATT_... change all other settings; docs/server.md lists them.""",
    )
    serve.set_defaults(parser=serve)
    serve.add_argument("--host", metavar="ADDRESS", help="address to listen on (default 127.0.0.1)")
    serve.add_argument(
        "--port", type=int, metavar="PORT", help="port to listen on (default: 8000, or the next free one)"
    )
    serve.add_argument(
        "--database-url",
        metavar="URL",
        help="sqlite:///file.db or postgresql://... (default: a file in your data folder)",
    )
    serve.add_argument("--open", action="store_true", help="open the page in your browser")
