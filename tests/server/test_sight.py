"""What is remembered of an observation is never what has changed."""

import pytest

from kilowatt.bots.registry import make_bot
from kilowatt.content import game_for
from kilowatt.engine import BoardId, Chance, Config, Seat, codec
from kilowatt.server.matches.sight import Sight


@pytest.mark.parametrize(
    "config", [Config(BoardId("germany"), 3), Config(BoardId("usa"), 2, "draft", hidden_money=True)]
)
@pytest.mark.parametrize("bot", ["random", "simple"])
def test_every_seat_sees_the_whole_game_as_the_rules_show_it(config: Config, bot: str) -> None:
    game = game_for(config)
    sight, player = Sight(game), make_bot(bot, game, 7)
    state = game.start(Chance(seed=11)).state
    moves = 0
    while state.active is not None and moves < 400:
        for seat in (None, *(Seat(seat) for seat in range(config.players))):
            assert bytes(sight.seen(state, seat)) == codec.encode(game.observe(state, seat))
        state = game.apply(state, player.choose(game.observe(state, state.active))).state
        moves += 1
    assert moves > 100
