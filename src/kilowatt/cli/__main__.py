"""`python -m kilowatt.cli` is `kilowatt`."""

import sys

from kilowatt.cli.main import main

sys.exit(main())
