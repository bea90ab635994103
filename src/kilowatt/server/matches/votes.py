"""Decisions that need the consent of everyone at the table: takebacks and abandoning the game."""

from msgspec.structs import replace

from kilowatt.engine import Seat
from kilowatt.server.accounts.models import Session
from kilowatt.server.matches.change import Change
from kilowatt.server.matches.change_builder import ChangeBuilder
from kilowatt.server.matches.history_reader import state_after
from kilowatt.server.matches.models import Ballot, Vote
from kilowatt.server.matches.seats import check_running, seat_of
from kilowatt.server.matches.service import Matches, check_seq
from kilowatt.server.matches.table import Table
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store.database import Database
from kilowatt.server.wire_types import MatchId, Millis

MAX_UNDONE = 5000
"""Entries of a log that are not in force, after which nothing more can be taken back."""


class Votes:
    """Proposals: the first vote proposes, the last person's vote decides, and one rejection ends it."""

    def __init__(self, matches: Matches, database: Database) -> None:
        self.matches = matches
        self.database = database

    async def takeback(self, match: MatchId, session: Session | None, ballot: Ballot) -> None:
        """Accept or reject going back to a number of moves. Any move in between cancels the proposal."""
        table = await self.matches.fresh(match)
        target = takeback_target(table, ballot)
        state = await self.database.read(state_after, table, target)

        def decide(table: Table, at: Millis) -> Change:
            seat = voting_seat(table, session, ballot)
            check_seq(table, table.seq if ballot.seq is None else ballot.seq)
            if takeback_target(table, ballot) != target:
                raise Problem(Code.NO_PROPOSAL)
            votes = counted(table, seat, Vote("takeback", seat, target, table.seq), ballot.agree)
            if not is_unanimous(table, votes, "takeback"):
                return with_votes(table, votes)
            builder = ChangeBuilder(table, at)
            builder.go_back(seat, target, state, "takeback")
            return builder.change()

        await self.matches.change(match, decide)

    async def abandon(self, match: MatchId, session: Session | None, ballot: Ballot) -> None:
        """Accept or reject ending the game without a result."""

        def decide(table: Table, at: Millis) -> Change:
            seat = voting_seat(table, session, ballot)
            votes = counted(table, seat, Vote("abandon", seat, 0, table.seq), ballot.agree)
            if not is_unanimous(table, votes, "abandon"):
                return with_votes(table, votes)
            return Change(table, abandoned(table, at))

        await self.matches.change(match, decide)


def voting_seat(table: Table, session: Session | None, ballot: Ballot) -> Seat:
    seat = seat_of(table, session, ballot.seat)
    check_running(table)
    if not table.places[seat].plays_on:
        raise Problem(Code.NOT_YOUR_SEAT, seat=seat)
    return seat


def takeback_target(table: Table, ballot: Ballot) -> int:
    """The number of moves to go back to: that of the ballot, or else that of the proposal."""
    if table.seq - table.facts.number > MAX_UNDONE:
        raise Problem(Code.NO_UNDO, most=MAX_UNDONE)
    proposed = [proposal.target for proposal in table.proposals() if proposal.kind == "takeback"]
    if ballot.number is not None and ballot.agree:
        if ballot.number >= table.facts.number:
            raise Problem(Code.NO_SUCH_NUMBER, number=ballot.number, most=table.facts.number - 1)
        return ballot.number
    if not proposed:
        raise Problem(Code.NO_PROPOSAL)
    return proposed[0]


def counted(table: Table, seat: Seat, vote: Vote, agree: bool) -> tuple[Vote, ...]:
    """All votes after this one. Another target is a new proposal, a rejection ends it; hot-seat players vote as one."""
    others = tuple(old for old in table.votes if old.kind != vote.kind)
    if not agree:
        return others
    holder = table.places[seat].session
    same = [place.seat for place in table.places if place.plays_on and place.session == holder]
    standing = tuple(
        old
        for old in table.votes
        if old.kind == vote.kind and old.target == vote.target and old.seat not in same and is_valid(table, old)
    )
    own = tuple(Vote(vote.kind, each, vote.target, vote.seq) for each in (same or [seat]))
    return others + standing + own


def is_valid(table: Table, vote: Vote) -> bool:
    return vote.kind == "abandon" or vote.seq == table.seq


def is_unanimous(table: Table, votes: tuple[Vote, ...], kind: str) -> bool:
    agreed = {vote.seat for vote in votes if vote.kind == kind}
    return bool(agreed) and all(place.seat in agreed for place in table.places if place.plays_on)


def with_votes(table: Table, votes: tuple[Vote, ...]) -> Change:
    return Change(table, replace(next_version(table), votes=votes))


def abandoned(table: Table, at: Millis) -> Table:
    """The table after its game ended without a result."""
    facts = replace(next_version(table).facts, status="abandoned", active=None, deadline=None, changed=at, finished=at)
    return replace(table, facts=facts, votes=(), orders={})


def next_version(table: Table) -> Table:
    """The same table with a new version, for a change that adds no entry to the log."""
    return replace(table, facts=replace(table.facts, version=table.facts.version + 1))
