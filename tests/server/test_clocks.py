"""Clocks: nothing that people do gives them time, except to complete a turn."""

from itertools import accumulate

import pytest
from msgspec.structs import replace

from kilowatt.engine import Rng, Seat
from kilowatt.server.lobby.changes import vacated, with_place
from kilowatt.server.matches.change_builder import ChangeBuilder
from kilowatt.server.matches.clocks import is_due
from kilowatt.server.matches.models import Clock
from kilowatt.server.matches.table import MAX_IN_A_ROW, Table
from kilowatt.server.work.bot_runner import plan_turn
from tests.server.tables import BEGIN, moved, running_table

MOVE, BANK = Clock("move", 60), Clock("bank", 60, increment=10)
CLOCKS = (MOVE, BANK)


def active_place(table: Table, **changes: object) -> Table:
    """The table 20 seconds later, after a change at the active seat."""
    assert table.active is not None
    return with_place(table, replace(table.places[table.active], **changes), BEGIN + 20_000)


def end_of_turn(table: Table, at: int) -> Table:
    """The table after the active seat's turn."""
    seat = table.active
    while table.active == seat:
        table = moved(table, at)
    return table


@pytest.mark.parametrize("clock", CLOCKS)
def test_taking_ones_own_seat_again_does_not_restart_the_clock(clock: Clock) -> None:
    before = running_table(clock)
    after = active_place(before, session="another device")
    assert after.facts.deadline == before.facts.deadline == BEGIN + 60_000
    assert [place.bank for place in after.places] == [place.bank for place in before.places]


@pytest.mark.parametrize("clock", CLOCKS)
def test_a_turn_keeps_its_deadline_while_a_bot_stands_in(clock: Clock) -> None:
    before = running_table(clock)
    away = active_place(before, away=True)
    assert away.facts.deadline is None
    assert away.active is not None
    back = with_place(away, replace(away.places[away.active], away=False), BEGIN + 50_000)
    assert back.facts.deadline == before.facts.deadline


def test_thinking_is_charged_although_a_bot_then_moves() -> None:
    before = running_table(BANK)
    assert before.active is not None
    away = active_place(before, away=True)
    after = moved(away, BEGIN + 55_000, by_person=False)
    assert (away.places[before.active].bank, after.places[before.active].bank) == (40_000, 40_000)


@pytest.mark.parametrize("clock", CLOCKS)
def test_a_seat_that_is_left_and_taken_again_keeps_the_deadline(clock: Clock) -> None:
    before = running_table(clock)
    assert before.active is not None
    free = vacated(before, before.active, BEGIN + 20_000)
    taken = with_place(free, replace(before.places[before.active], session="new"), BEGIN + 30_000)
    assert taken.facts.deadline == before.facts.deadline


def test_a_completed_turn_earns_one_increment() -> None:
    before = running_table(BANK)
    assert before.active is not None
    after = end_of_turn(before, BEGIN + 20_000)
    assert after.places[before.active].bank == 50_000


@pytest.mark.parametrize("clock", CLOCKS)
def test_with_a_clock_a_turn_that_has_ended_is_not_undone_alone(clock: Clock) -> None:
    table = running_table(clock)
    assert table.active is not None
    first = table.active
    bid = moved(table, BEGIN + 1)
    assert bid.active == first
    assert bid.undo_limit(first) == 0
    ended = end_of_turn(bid, BEGIN + 2)
    assert ended.undo_limit(first) is None
    without = end_of_turn(running_table(), BEGIN + 2)
    assert without.undo_limit(first) == 0


def test_a_takeback_earns_no_increment() -> None:
    start = running_table(BANK)
    table = end_of_turn(start, BEGIN + 20_000)
    second = table.active
    assert second is not None
    progress = ChangeBuilder(table, BEGIN + 30_000)
    progress.go_back(second, 0, start.playing, "takeback")
    assert progress.change().after.places[second].bank == 50_000


def test_undoing_and_moving_again_does_not_fill_the_log() -> None:
    table = running_table()
    seat = table.active
    assert seat is not None
    count = 0
    while (limit := moved(table, BEGIN).undo_limit(seat)) is not None:
        progress = ChangeBuilder(table := moved(table, BEGIN), BEGIN)
        state = table.state_at(limit)
        assert state is not None
        progress.go_back(seat, limit, state, "undo")
        table, count = progress.change().after, count + 1
        assert count <= MAX_IN_A_ROW
    assert count == MAX_IN_A_ROW // 2
    other = end_of_turn(table, BEGIN)
    assert other.active is not None
    assert moved(other, BEGIN).undo_limit(other.active) is not None


def test_a_bot_does_not_move_once_its_player_has_returned() -> None:
    table = running_table()
    seat = table.active
    assert seat is not None
    assert not is_due(table, seat, "bot", BEGIN)
    assert is_due(with_place(table, replace(table.places[seat], away=True), BEGIN), seat, "bot", BEGIN)
    assert not is_due(table, seat, "clock", BEGIN)


def test_a_clock_moves_only_when_it_has_run_out() -> None:
    table, seat = running_table(MOVE), Seat(0)
    assert not is_due(table, seat, "clock", BEGIN + 59_999)
    assert is_due(table, seat, "clock", BEGIN + 60_000)


def test_a_clock_plays_only_the_turn_that_has_run_out() -> None:
    """The same player may be asked first in the next phase: that turn has its own time."""
    table = running_table(MOVE, players=2)
    game, state, rng = table.game, table.playing, Rng.from_seed(1)
    before = None
    while before is None:
        action, rng = rng.choose(game.legal_actions(state))
        after = game.apply(state, action).state
        is_asked_again = after.active == state.active and after.phase is not state.phase
        before, state = (state if is_asked_again else None), after
    assert before.active is not None
    arguments = (game.config, before, before.active, "simple", 1)
    played = plan_turn(*arguments, before.phase).actions
    assert len(played) < len(plan_turn(*arguments).actions)
    states = list(accumulate(played, lambda state, action: game.apply(state, action).state, initial=before))
    assert [state.phase is before.phase for state in states] == [True] * len(played) + [False]
