"""A cached observation is never out of date."""

import pytest

from kilowatt.bots.registry import make_bot
from kilowatt.content import game_for
from kilowatt.engine import BoardId, Chance, Config, Seat, codec
from kilowatt.server.matches.observation_cache import ObservationCache


@pytest.mark.parametrize(
    "config", [Config(BoardId("germany"), 3), Config(BoardId("usa"), 2, "draft", hidden_money=True)]
)
@pytest.mark.parametrize("bot", ["random", "simple"])
def test_cached_observations_equal_those_of_the_engine_in_every_state(config: Config, bot: str) -> None:
    game = game_for(config)
    cache, player = ObservationCache(game), make_bot(bot, game, 7)
    state = game.start(Chance(seed=11)).state
    moves = 0
    while state.active is not None and moves < 400:
        for seat in (None, *(Seat(seat) for seat in range(config.players))):
            assert bytes(cache.encoded(state, seat)) == codec.encode(game.observe(state, seat, figures=True))
        state = game.apply(state, player.plan(game.observe(state, state.active))[0]).state
        moves += 1
    assert moves > 100
