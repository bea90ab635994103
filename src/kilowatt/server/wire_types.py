"""Names for the ids and numbers that travel through the server."""

from typing import Annotated, NewType

from msgspec import Meta

MatchId = NewType("MatchId", str)
"""The unguessable id of a match, which is also its link."""
Millis = int
"""Milliseconds since 1970."""

MatchIdParam = Annotated[MatchId, Meta(min_length=1, max_length=40, pattern="^[a-z0-9]+$")]
SeatParam = Annotated[int, Meta(ge=0, le=5)]
NumberParam = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""A number of moves or of log entries."""
