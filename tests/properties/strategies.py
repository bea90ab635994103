"""Strategies: whole games on both boards, for 2 to 6 players, with every kind of set-up."""

from typing import NamedTuple

from hypothesis import strategies as st
from msgspec.structs import replace

from kilowatt.content import board_ids, game_for
from kilowatt.engine import BoardId, Chance, Config, Game, Phase, Seat, State
from tests.play import POLICIES, Policy, states


class Setting(NamedTuple):
    """A game about to be played."""

    config: Config
    seed: int
    policy: str

    @classmethod
    def of(cls, board: str, players: int, seed: int, policy: str = "plausible") -> "Setting":
        return cls(Config(BoardId(board), players), seed, policy)

    @property
    def game(self) -> Game:
        return game_for(self.config)

    @property
    def chance(self) -> Chance:
        return Chance(seed=self.seed)

    @property
    def player(self) -> Policy:
        return POLICIES[self.policy]


configs = st.builds(
    Config,
    board=st.sampled_from(board_ids()),
    players=st.integers(2, 6),
    regions=st.sampled_from(["random", "draft"]),
    hidden_money=st.booleans(),
)
seeds = st.integers(0, 2**64 - 1)
settings_of_games = st.builds(Setting, configs, seeds, st.sampled_from(sorted(POLICIES)))


class Moment(NamedTuple):
    """A game and one of its states."""

    game: Game
    state: State


@st.composite
def moments(draw: st.DrawFn, phase: Phase | None = None) -> Moment:
    """A random state of a game, optionally of one phase."""
    setting = draw(settings_of_games)
    played = [
        state for state in states(setting.game, setting.chance, setting.player) if phase is None or state.phase is phase
    ]
    return Moment(setting.game, played[draw(st.integers(0, len(played) - 1))])


def with_money(state: State, seat: Seat, money: int) -> State:
    """The state, with that much money for this player."""
    players = list(state.players)
    players[seat] = replace(players[seat], money=money)
    return replace(state, players=tuple(players))
