"""No output depends on what is hidden: other cards in the deck change nothing until they are seen."""

from typing import NamedTuple

import pytest

from tests.simulation.mutants import LEAK, applied
from tests.simulation.plan import plan_of
from tests.simulation.run import laboratory, simulate
from tests.simulation.world import Event

SEEDS = 40
CHUNK = 20


class Twins(NamedTuple):
    """The first events in which two simulations differ; None if they are equal to the end."""

    differing: tuple[Event, Event] | None
    equal: int


def twins(seed: int) -> Twins:
    """Simulate a seed with two decks that agree in everything that anyone may know at the beginning."""
    plan = plan_of(seed)
    traces = [simulate(seed, plan._replace(start=plan.start._replace(twin=twin))).trace for twin in (1, 2)]
    pairs = zip(*traces, strict=False)
    place, pair = next(((place, pair) for place, pair in enumerate(pairs) if pair[0] != pair[1]), (0, None))
    if pair is None:
        assert len(traces[0]) == len(traces[1])
        return Twins(None, len(traces[0]))
    return Twins((pair[0], pair[1]), place)


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_output_does_not_depend_on_hidden_cards(first: int) -> None:
    """Two decks make no difference to any byte or any time, until a commit reveals a card."""
    with laboratory():
        found = [twins(seed) for seed in range(first, first + CHUNK)]
    for seed, pair in enumerate(found, start=first):
        if pair.differing is not None:
            kinds = {event.kind for event in pair.differing}
            assert kinds == {"commits"}, f"seed {seed}: {pair.differing}"
    assert sum(pair.equal for pair in found) > 50 * CHUNK


def test_an_output_that_depends_on_a_hidden_card_is_found() -> None:
    with laboratory(), applied(LEAK):
        found = (twins(seed).differing for seed in range(SEEDS))
        assert any(pair is not None and pair[0].kind != "commits" for pair in found)
