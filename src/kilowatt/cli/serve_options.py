"""The options of `kilowatt serve`; everything else is set by the environment."""

import argparse
from typing import Any


def add_serve(commands: Any) -> None:
    serve = commands.add_parser(
        "serve",
        help="host games for browsers and programs",
        description="Host games for browsers and programs. Without any option: on this machine, in a file of its own.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="""examples:
  kilowatt serve                                   http://127.0.0.1:8000
  kilowatt serve --host 0.0.0.0 --port 80
  KILOWATT_DATABASE_URL=postgresql://user@host/kilowatt kilowatt serve

Every setting is an environment variable KILOWATT_...: docs/server.md lists them.""",
    )
    serve.set_defaults(parser=serve)
    serve.add_argument("--host", metavar="ADDRESS", help="where to listen (default 127.0.0.1)")
    serve.add_argument("--port", type=int, metavar="PORT", help="default 8000, or the next free one")
    serve.add_argument("--database-url", metavar="URL", help="sqlite:///file.db or postgresql://...")
    serve.add_argument("--open", action="store_true", help="open the page in a browser")
