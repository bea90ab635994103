"""Lets `python -m kilowatt.cli` run the `kilowatt` command."""

import sys

from kilowatt.cli.main import main

sys.exit(main())
