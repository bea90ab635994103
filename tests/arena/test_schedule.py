"""Schedules: fair by their form, decided by the seed."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kilowatt.arena.play.derived_seeds import derived
from kilowatt.arena.play.schedule import BadSchedule, Mode, Schedule, Setting, checked, groups, rotations

BOTS = ("a", "b", "c", "d", "e", "f", "g")

schedules = st.builds(
    Schedule,
    entrants=st.integers(2, 7).map(lambda count: BOTS[:count]),
    players=st.lists(st.integers(2, 6), min_size=1, max_size=3, unique=True).map(tuple),
    maps=st.sampled_from([("germany",), ("usa",), ("germany", "usa")]),
    games=st.integers(1, 40),
    seed=st.integers(0, 2**64),
    mode=st.sampled_from(Mode),
)


@settings(max_examples=40)
@given(schedules)
def test_every_bot_sits_on_every_seat_equally_often(schedule: Schedule) -> None:
    sat = Counter(
        (fixture.config.board, fixture.config.players, bot, seat)
        for fixture in schedule.fixtures()
        for seat, bot in enumerate(fixture.bots)
    )
    for board, players, bot, _ in sat:
        assert len({sat[board, players, bot, seat] for seat in range(players)}) == 1


@settings(max_examples=40)
@given(schedules)
def test_there_are_as_many_games_as_wanted_or_a_few_more(schedule: Schedule) -> None:
    played = Counter(Setting(fixture.map, fixture.config.players) for fixture in schedule.fixtures())
    assert sum(played.values()) == schedule.total >= schedule.games
    for setting in schedule.settings:
        share = schedule.games / len(schedule.settings)
        assert share <= played[setting] < share + 1 + setting.players


@settings(max_examples=40)
@given(schedules)
def test_no_two_seeds_are_alike(schedule: Schedule) -> None:
    seeds = [seed for fixture in schedule.fixtures() for seed in (fixture.seed, *fixture.bot_seeds)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**53 for seed in seeds)


@settings(max_examples=40)
@given(schedules, st.integers(1, 30))
def test_a_longer_schedule_begins_like_a_shorter_one(schedule: Schedule, more: int) -> None:
    """In one setting; with several, the longer one goes round them the same way."""
    one = Schedule(schedule.entrants, schedule.players[:1], schedule.maps[:1], schedule.games, schedule.seed)
    longer = Schedule(one.entrants, one.players, one.maps, one.games + more, one.seed)
    assert list(islice(longer.fixtures(), one.total)) == list(one.fixtures())


@settings(max_examples=40)
@given(schedules)
def test_games_are_numbered_in_their_order(schedule: Schedule) -> None:
    assert [fixture.index for fixture in schedule.fixtures()] == list(range(schedule.total))


@given(st.integers(1, 7), st.integers(2, 6))
def test_at_a_mixed_table_no_bot_sits_twice_more_often_than_another(count: int, players: int) -> None:
    for group in groups(BOTS[:count], players, Mode.MIX):
        seats = Counter(group)
        assert len(group) == players
        assert max(seats.values()) - min(seats[bot] for bot in BOTS[:count]) <= 1


@given(st.integers(1, 7), st.integers(2, 6))
def test_over_all_groups_every_bot_has_the_same_part(count: int, players: int) -> None:
    parts = Counter(bot for group in groups(BOTS[:count], players, Mode.MIX) for bot in group)
    assert len(set(parts.values())) == 1
    assert len(parts) == count


def test_every_group_has_its_turn_before_one_comes_again() -> None:
    schedule = Schedule(("a", "b", "c"), players=(2,), games=12)
    blocks = [frozenset(fixture.bots) for fixture in schedule.fixtures()][::2]
    assert set(blocks[:3]) == set(blocks[3:]) == {frozenset("ab"), frozenset("ac"), frozenset("bc")}


def test_one_against_many_meets_each_other_entrant() -> None:
    schedule = Schedule(("a", "b", "c"), players=(4,), games=8, mode=Mode.ONE_VS_MANY)
    tables = {tuple(sorted(fixture.bots)) for fixture in schedule.fixtures()}
    assert tables == {("a", "b", "b", "b"), ("a", "c", "c", "c")}


def test_a_seed_gives_the_same_schedule_and_another_seed_another() -> None:
    assert list(Schedule(("a", "b"), seed=5).fixtures()) == list(Schedule(("a", "b"), seed=5).fixtures())
    assert list(Schedule(("a", "b"), seed=5).fixtures()) != list(Schedule(("a", "b"), seed=6).fixtures())


def test_laps_end_where_every_setting_has_had_as_many_blocks() -> None:
    schedule = Schedule(("a", "b"), players=(2, 3), games=12)
    assert schedule.laps() == {5, 10, 12}
    assert max(schedule.laps()) == schedule.total


def test_rotations_keep_the_order_of_the_table() -> None:
    assert set(rotations(("a", "b", "c"))) == {("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")}


@pytest.mark.parametrize(
    ("schedule", "fault"),
    [
        (Schedule(()), "no bots: name at least one"),
        (Schedule(("a", "b", "a")), "bot 'a' is listed twice"),
        (Schedule(("a",), mode=Mode.ONE_VS_MANY), "one against many needs at least two bots"),
        (Schedule(("a",), players=(7,)), "players=7: expected 2 to 6"),
        (Schedule(("a",), players=()), "no games: name at least one"),
        (Schedule(("a",), maps=("usa", "usa")), "'usa' is listed twice"),
        (Schedule(("a",), games=0), "games=0: expected at least 1"),
        (Schedule(("a",), seed=2**63), "must fit in 64 bits"),
    ],
)
def test_what_cannot_be_arranged_is_refused(schedule: Schedule, fault: str) -> None:
    with pytest.raises(BadSchedule, match=fault):
        checked(schedule)


def test_derived_seeds_do_not_change_with_the_version() -> None:
    """A recorded seed gives the same games in every version."""
    assert [derived(1, 0, 0), derived(1, 0, 1), derived(2, 0, 0)] == [
        6246602021646768,
        3811949840787311,
        891556193390269,
    ]
