"""The game: one configured rulebook as a decider. Actions in, events and states out."""

from collections.abc import Callable
from typing import Any, NamedTuple

from kilowatt.engine.actions import (
    Action,
    Bid,
    Build,
    BuyFuel,
    Done,
    DraftRegion,
    Drop,
    Nominate,
    Pass,
    Power,
    Scrap,
)
from kilowatt.engine.config import Chance, Config
from kilowatt.engine.content import Board, Edition
from kilowatt.engine.errors import IllegalAction
from kilowatt.engine.events import Event, Standing
from kilowatt.engine.evolve import evolve
from kilowatt.engine.ids import Phase, Seat
from kilowatt.engine.observation import Observation, observe
from kilowatt.engine.refusals import Refusal, Why, refuse
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules import auction, building, bureaucracy, fuel_market, setup
from kilowatt.engine.state import State
from kilowatt.engine.transition import Story, Transition
from kilowatt.engine.wellformed import is_whole


class Move(NamedTuple):
    """How one kind of action is judged and decided in one phase."""

    check: Callable[[Rulebook, State, Any], Refusal | None]
    decide: Callable[[Story, Any], None]


class Game:
    """One configured rulebook: immutable, shareable. All that changes is in the states it is given."""

    def __init__(self, config: Config, board: Board, edition: Edition) -> None:
        self.book = Rulebook(config, board, edition)

    def __repr__(self) -> str:
        return f"<Game {self.book.board.id}, {self.book.config.players} players>"

    @property
    def config(self) -> Config:
        return self.book.config

    def start(self, chance: Chance) -> Transition:
        """The table set up, the first player asked (R1)."""
        story = Story(self.book, self.bare_table())
        setup.set_up(story, chance)
        return story.transition()

    def bare_table(self) -> State:
        """The state that the events of `start` are folded onto."""
        return setup.bare_table(self.book)

    def check(self, state: State, action: Action, by: Seat | None = None) -> Refusal | None:
        """The only judge of legality: None, or the reason. `by` also judges whether it is that seat's turn."""
        if state.active is None:
            return refuse(Why.GAME_OVER, "R9.1")
        if by is not None and (by != state.active or not is_whole(by)):
            return check_seat(state, state.active, by)
        move = MOVES.get((state.phase, type(action)))
        if move is None:
            return out_of_place(state, action)
        return move.check(self.book, state, action)

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Every legal action, in a stable order: an action is here exactly when `check` gives None."""
        if state.active is None:
            return ()
        return LISTINGS[state.phase](self.book, state)

    def apply(self, state: State, action: Action, by: Seat | None = None) -> Transition:
        """Judge, decide, evolve. Raises `IllegalAction`; the state given is never changed."""
        refusal = self.check(state, action, by)
        if refusal is not None:
            raise IllegalAction(refusal)
        story = Story(self.book, state)
        MOVES[state.phase, type(action)].decide(story, action)
        return story.transition()

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event: bookkeeping only, never judges."""
        return evolve(state, event)

    def observe(self, state: State, seat: Seat | None, *, prices: bool = True) -> Observation:
        """What a seat may see; None is a spectator. Who works out costs alone saves time without the `prices`."""
        legal = self.legal_actions(state) if seat == state.active else ()
        return observe(self.book, state, seat, legal, prices=prices)

    def ranking(self, state: State) -> tuple[Standing, ...] | None:
        """The final ranking, best first; None while the game goes on (R9.2)."""
        return state.standings if state.phase is Phase.OVER else None


def check_seat(state: State, active: Seat, by: Seat) -> Refusal:
    if not is_whole(by) or not 0 <= by < len(state.players):
        return refuse(Why.NO_SUCH_SEAT, "R0.1", seat=str(by))
    return refuse(Why.NOT_YOUR_TURN, TURN_RULES[state.phase], seat=by, active=active)


def out_of_place(state: State, action: object) -> Refusal:
    if type(action) not in ACTION_RULES:
        return refuse(Why.NOT_AN_ACTION, TURN_RULES[state.phase], action=str(action))
    return refuse(
        Why.WRONG_PHASE,
        ACTION_RULES[type(action)],
        action=type(action).__struct_config__.tag,  # type: ignore[attr-defined]
        phase=state.phase,
    )


MOVES: dict[tuple[Phase, type], Move] = {
    (Phase.DRAFT, DraftRegion): Move(setup.check_draft_region, setup.draft_region),
    (Phase.AUCTION, Nominate): Move(auction.check_nominate, auction.nominate),
    (Phase.AUCTION, Bid): Move(auction.check_bid, auction.bid),
    (Phase.AUCTION, Pass): Move(auction.check_pass, auction.pass_),
    (Phase.AUCTION, Scrap): Move(auction.check_scrap, auction.scrap),
    (Phase.AUCTION, Drop): Move(auction.check_drop, auction.drop),
    (Phase.AUCTION, Done): Move(auction.check_done_dropping, auction.end_dropping),
    (Phase.RESOURCES, BuyFuel): Move(fuel_market.check_buy_fuel, fuel_market.buy_fuel),
    (Phase.RESOURCES, Done): Move(fuel_market.check_done_buying, fuel_market.end_buying),
    (Phase.BUILDING, Build): Move(building.check_build, building.build),
    (Phase.BUILDING, Done): Move(building.check_done_building, building.end_building),
    (Phase.BUREAUCRACY, Power): Move(bureaucracy.check_power, bureaucracy.power),
}

LISTINGS: dict[Phase, Callable[[Rulebook, State], tuple[Action, ...]]] = {
    Phase.DRAFT: setup.legal_drafts,
    Phase.AUCTION: auction.legal_in_auction,
    Phase.RESOURCES: fuel_market.legal_purchases,
    Phase.BUILDING: building.legal_builds,
    Phase.BUREAUCRACY: bureaucracy.legal_powerings,
}

ACTION_RULES: dict[type, str] = {
    DraftRegion: "R1.1",
    Nominate: "R3.1",
    Bid: "R3.4",
    Pass: "R3.2",
    Scrap: "R3.9",
    Drop: "R3.9",
    BuyFuel: "R4.3",
    Build: "R5.4",
    Power: "R7.1",
    Done: "R4.3",
}
"""The rule that says when an action has its place."""

TURN_RULES: dict[Phase, str] = {
    Phase.DRAFT: "R1.1",
    Phase.AUCTION: "R3.4",
    Phase.RESOURCES: "R4.3",
    Phase.BUILDING: "R5.4",
    Phase.BUREAUCRACY: "R7.1",
}
"""The rule that says whose turn it is."""
