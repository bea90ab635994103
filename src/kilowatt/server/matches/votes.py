"""What needs the consent of the other people at the table: taking back more than one may alone, and abandoning."""

import msgspec

from kilowatt.engine import Seat
from kilowatt.server.accounts.models import Session
from kilowatt.server.matches.change import Change
from kilowatt.server.matches.models import Ballot, Vote
from kilowatt.server.matches.past import state_after
from kilowatt.server.matches.progress import Progress
from kilowatt.server.matches.service import Matches, check_running, check_seq
from kilowatt.server.matches.table import Table
from kilowatt.server.problems import Code, Problem


class Votes:
    """Proposals: whoever first agrees proposes; with the last person's yes it happens; one no and it is off."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches

    async def takeback(self, match: str, session: Session | None, ballot: Ballot) -> None:
        """Agree to go back to a number of moves, or turn that down. Any move in between voids the proposal."""
        table = await self.matches.tables.fresh(match)
        target = self._target(table, ballot)
        state = await self.matches.tables.database.read(state_after, table, target)

        def decide(table: Table, at: int) -> Change:
            seat = self._voter(table, session, ballot)
            check_seq(table, table.seq if ballot.seq is None else ballot.seq)
            if self._target(table, ballot) != target:
                raise Problem(Code.NO_PROPOSAL)
            votes = counted(table, seat, Vote("takeback", seat, target, table.seq), ballot.agree)
            if not is_unanimous(table, votes, "takeback"):
                return with_votes(table, votes)
            progress = Progress(table, at)
            progress.go_back(seat, target, state, "takeback")
            return progress.change()

        await self.matches.change(match, decide)

    async def abandon(self, match: str, session: Session | None, ballot: Ballot) -> None:
        """Agree to end the game without a result, or turn that down."""

        def decide(table: Table, at: int) -> Change:
            seat = self._voter(table, session, ballot)
            votes = counted(table, seat, Vote("abandon", seat, 0, table.seq), ballot.agree)
            if not is_unanimous(table, votes, "abandon"):
                return with_votes(table, votes)
            return ended(table, at)

        await self.matches.change(match, decide)

    def _voter(self, table: Table, session: Session | None, ballot: Ballot) -> Seat:
        seat = self.matches.seat_of(table, session, ballot.seat)
        check_running(table)
        if not table.places[seat].has_say:
            raise Problem(Code.NOT_YOUR_SEAT, seat=seat)
        return seat

    def _target(self, table: Table, ballot: Ballot) -> int:
        """Where a takeback goes: what the ballot says, else what is proposed."""
        proposed = [proposal.target for proposal in table.proposals() if proposal.kind == "takeback"]
        if ballot.number is not None and ballot.agree:
            if ballot.number >= table.facts.number:
                raise Problem(Code.NO_SUCH_NUMBER, number=ballot.number, most=table.facts.number - 1)
            return ballot.number
        if not proposed:
            raise Problem(Code.NO_PROPOSAL)
        return proposed[0]


def counted(table: Table, seat: Seat, vote: Vote, agree: bool) -> tuple[Vote, ...]:
    """All votes after this one. A new target is a new proposal; a no ends it; hot-seat people vote together."""
    others = tuple(old for old in table.votes if old.kind != vote.kind)
    if not agree:
        return others
    holder = table.places[seat].session
    same = [place.seat for place in table.places if place.has_say and place.session == holder]
    standing = tuple(
        old
        for old in table.votes
        if old.kind == vote.kind and old.target == vote.target and old.seat not in same and is_valid(table, old)
    )
    mine = tuple(Vote(vote.kind, each, vote.target, vote.seq) for each in (same or [seat]))
    return others + standing + mine


def is_valid(table: Table, vote: Vote) -> bool:
    return vote.kind == "abandon" or vote.seq == table.seq


def is_unanimous(table: Table, votes: tuple[Vote, ...], kind: str) -> bool:
    agreed = {vote.seat for vote in votes if vote.kind == kind}
    return bool(agreed) and all(place.seat in agreed for place in table.places if place.has_say)


def with_votes(table: Table, votes: tuple[Vote, ...]) -> Change:
    facts = msgspec.structs.replace(table.facts, version=table.facts.version + 1)
    return Change(facts=facts, places=table.places, votes=votes)


def ended(table: Table, at: int) -> Change:
    """The game ends without a result."""
    facts = msgspec.structs.replace(
        table.facts,
        status="abandoned",
        version=table.facts.version + 1,
        active=None,
        deadline=None,
        changed=at,
        finished=at,
    )
    return Change(facts=facts, places=table.places, votes=(), orders={})
