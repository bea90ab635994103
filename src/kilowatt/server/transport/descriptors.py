"""The process's limit on open files, which is also a limit on connections."""

import sys

from kilowatt.server.logs import log

RESERVED = 200
"""Descriptors for everything but clients: database, workers, files, logs."""
MOST = 1 << 20


def raise_limit() -> int | None:
    """Raise the soft limit to the hard one; returns it, or None where there is none."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 - exists on Unix only

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else hard
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return None if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted


def allowed_connections(wanted: int) -> int:
    """As many connections as are wanted and as the limit on open files allows."""
    limit = raise_limit()
    if limit is None or limit - RESERVED >= wanted:
        return wanted
    allowed = max(1, limit - RESERVED)
    log.warning("the limit of %d open files allows %d connections instead of %d (LimitNOFILE)", limit, allowed, wanted)
    return allowed
