"""Cached tables: the table of a decision equals the one folded from its entries."""

from msgspec.structs import replace

from kilowatt.bots import SimpleBot
from kilowatt.engine import PASS, Bid, BoardId, Chance, Config, Nominate, PlantNumber, Scrap, Seat, Stock
from kilowatt.server.lobby.changes import new_facts, started
from kilowatt.server.matches.change import Change
from kilowatt.server.matches.change_builder import ChangeBuilder
from kilowatt.server.matches.match_rows import Around, News, with_news
from kilowatt.server.matches.models import Clock, Place, Preview, Terms
from kilowatt.server.matches.preview import previewed
from kilowatt.server.matches.table import KEPT, Table
from tests.scenes import BLUE, nominate, scene

CLOCK = Clock("bank", 600, 5)


def new_table(seed: int, players: int = 2) -> Table:
    terms = Terms(config=Config(BoardId("germany"), players), clock=CLOCK)
    places = tuple(Place(seat=Seat(seat), kind="person", name=f"P{seat}", bank=600_000) for seat in range(players))
    return started(Table.of(new_facts(terms, Chance(seed=seed)), places), at=0)


def refreshed(change: Change) -> Table | None:
    """The table of another process after it has read what the change wrote."""
    after = change.after
    return with_news(
        change.before, News(after.facts, list(change.entries), Around(after.places, after.orders, after.votes))
    )


def next_change(table: Table, at: int) -> Change:
    """A move of a simple bot; every seventh is an undo where one is allowed."""
    builder, seat = ChangeBuilder(table, at), table.playing.asked
    number = table.facts.number - 1
    state = table.state_at(number)
    limit = table.undo_limit(seat)
    if at % 7 == 0 and state is not None and limit is not None and limit <= number:
        builder.go_back(seat, number, state, "undo")
    else:
        actions = SimpleBot(table.game.book, at).plan(table.game.observe(table.playing, seat))[:1]
        builder.play(seat, actions, "person")
    return builder.change()


def test_a_decided_table_equals_the_table_folded_from_its_entries() -> None:
    table, undone, moves = new_table(seed=3), 0, 0
    while table.is_running:
        moves += 1
        change = next_change(table, at=moves)
        assert refreshed(change) == change.after
        undone += change.entries[0].kind == "undo"
        table = change.after
    assert undone > 5
    assert moves > 2 * KEPT


def test_a_refresh_gives_up_if_an_undo_goes_back_further_than_the_kept_steps() -> None:
    table = new_table(seed=3)
    beginning = table.playing
    for at in range(1, KEPT + 10):
        builder, seat = ChangeBuilder(table, at), table.playing.asked
        builder.play(seat, SimpleBot(table.game.book, at).plan(table.game.observe(table.playing, seat))[:1], "person")
        table = builder.change().after
    builder = ChangeBuilder(table, at=1000)
    builder.go_back(table.playing.asked, 0, beginning, "takeback")
    change = builder.change()
    assert change.after.state == beginning
    assert refreshed(change) is None
    assert change.after.steps == ()


def test_a_preview_of_scrapping_says_which_fuel_is_kept_and_which_is_lost() -> None:
    """R3.9: 15 has room for four of the five coal."""
    scene_of_sale = scene("germany 4p auction | blue*: $99 #4,13,15 coal5 | plants: 18-20 22 25-27 29").do(
        nominate(18), Bid(18), PASS, PASS, PASS
    )
    table = new_table(seed=3, players=4)
    table = replace(table, state=scene_of_sale.state)
    shown = previewed(table, BLUE, Preview((Scrap(PlantNumber(4)),)))
    assert (shown.fuel, shown.dropped) == (Stock(coal=4), Stock(coal=1))


def test_entries_that_are_written_together_have_the_same_batch() -> None:
    """Equal times do not make a batch: here two changes have the same."""
    table = new_table(seed=3)
    opener = table.playing.asked
    one = ChangeBuilder(table, at=5)
    one.play(opener, (Nominate(PlantNumber(4)), Bid(4)), "person")
    two = ChangeBuilder(one.change().after, at=5)
    two.play(two.state.asked, (Bid(5),), "person")
    assert [entry.batch for entry in (*one.entries, *two.entries)] == [1, 1, 3]
