"""What `Game` promises beyond the rules: the error for an illegal action, and replaceable moves."""

import pickle

import pytest

from kilowatt.engine import DONE, Action, Bid, Build, CityId, Done, Game, IllegalAction, Phase, Rulebook, State
from kilowatt.engine.game import STANDARD_LISTINGS, STANDARD_MOVES
from kilowatt.engine.notation.position_text import print_position
from kilowatt.engine.refusals import Refusal, Why, refuse
from tests.scenes import Table, scene


def illegal(table: Table, action: Action) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        table.game.apply(table.state, action)
    return caught.value


def test_an_illegal_action_is_named_with_the_reason_and_the_position() -> None:
    table = scene("germany 4p auction $50").do(scene("germany 4p auction $50").legal[1])
    plant = table.state.auction.plant
    error = illegal(table, Bid(3))
    position = print_position(table.game.config, table.state, secret=False)
    assert str(error) == f"Bid(amount=3) is illegal: bid_too_low, bid=3, least={plant} (R3.1), in {position}"
    assert (error.action, error.refusal.why, error.position) == (Bid(3), Why.BID_TOO_LOW, position)


def test_the_error_does_not_reveal_the_deck() -> None:
    table = scene("germany 4p building | deck: 20 31 25 ...")
    assert "20,31,25" in print_position(table.game.config, table.state)
    assert "20,31,25" not in str(illegal(table, Bid(3)))


def test_the_error_truncates_a_long_action() -> None:
    table = scene("germany 4p building")
    assert len(str(illegal(table, Build(CityId("x" * 10_000))))) < 2_000


def test_the_error_can_be_pickled() -> None:
    """Tournaments play in other processes."""
    error = illegal(scene("germany 4p building"), Bid(3))
    copy = pickle.loads(pickle.dumps(error))
    assert (str(copy), copy.refusal) == (str(error), error.refusal)


def test_a_variant_replaces_one_move_and_its_listing() -> None:
    """In this variant no player may end a building turn."""

    def refuse_done(book: Rulebook, state: State, action: Done) -> Refusal:
        return refuse(Why.WRONG_PHASE, "R5.4", action="done", phase=state.phase)

    def only_builds(book: Rulebook, state: State) -> tuple[Action, ...]:
        return STANDARD_LISTINGS[Phase.BUILDING](book, state)[:-1]

    done = (Phase.BUILDING, Done)
    table = scene("germany 4p building")
    variant = Game(
        table.game.config,
        table.game.book.board,
        table.game.book.edition,
        moves={**STANDARD_MOVES, done: STANDARD_MOVES[done]._replace(check=refuse_done)},
        listings={**STANDARD_LISTINGS, Phase.BUILDING: only_builds},
    )
    assert table.game.check(table.state, DONE) is None
    assert illegal(Table(variant, table.state), DONE).refusal.why is Why.WRONG_PHASE
    assert variant.legal_actions(table.state) == table.legal[:-1]
