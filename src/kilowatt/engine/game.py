"""The game: takes actions, returns events and states."""

from collections.abc import Callable, Mapping
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
from kilowatt.engine.notation.position_text import print_position
from kilowatt.engine.observation import Observation, observe
from kilowatt.engine.refusals import Refusal, Why, refuse
from kilowatt.engine.rng import Rng
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules import auction, building, bureaucracy, fuel_market, setup
from kilowatt.engine.state import State
from kilowatt.engine.transition import Transition, TransitionBuilder
from kilowatt.engine.type_checks import is_whole


class ActionHandler(NamedTuple):
    """How one kind of action is checked and carried out in one phase."""

    check: Callable[[Rulebook, State, Any], Refusal | None]
    decide: Callable[[TransitionBuilder, Any], None]


ActionHandlers = Mapping[tuple[Phase, type], ActionHandler]
Listings = Mapping[Phase, Callable[[Rulebook, State], tuple[Action, ...]]]

STANDARD_MOVES: ActionHandlers = {
    (Phase.DRAFT, DraftRegion): ActionHandler(setup.check_draft_region, setup.draft_region),
    (Phase.AUCTION, Nominate): ActionHandler(auction.check_nominate, auction.nominate),
    (Phase.AUCTION, Bid): ActionHandler(auction.check_bid, auction.bid),
    (Phase.AUCTION, Pass): ActionHandler(auction.check_pass, auction.pass_),
    (Phase.AUCTION, Scrap): ActionHandler(auction.check_scrap, auction.scrap),
    (Phase.AUCTION, Drop): ActionHandler(auction.check_drop, auction.drop),
    (Phase.AUCTION, Done): ActionHandler(auction.check_done_dropping, auction.end_dropping),
    (Phase.RESOURCES, BuyFuel): ActionHandler(fuel_market.check_buy_fuel, fuel_market.buy_fuel),
    (Phase.RESOURCES, Done): ActionHandler(fuel_market.check_done_buying, fuel_market.end_buying),
    (Phase.BUILDING, Build): ActionHandler(building.check_build, building.build),
    (Phase.BUILDING, Done): ActionHandler(building.check_done_building, building.end_building),
    (Phase.BUREAUCRACY, Power): ActionHandler(bureaucracy.check_power, bureaucracy.power),
}

STANDARD_LISTINGS: Listings = {
    Phase.DRAFT: setup.legal_drafts,
    Phase.AUCTION: auction.legal_in_auction,
    Phase.RESOURCES: fuel_market.legal_purchases,
    Phase.BUILDING: building.legal_builds,
    Phase.BUREAUCRACY: bureaucracy.legal_powerings,
}


class Game:
    """One configured rulebook: immutable and shareable. Everything that changes is in the states.

    A variant of the rules replaces entries of `moves` and `listings`.
    """

    def __init__(
        self,
        config: Config,
        board: Board,
        edition: Edition,
        moves: ActionHandlers = STANDARD_MOVES,
        listings: Listings = STANDARD_LISTINGS,
    ) -> None:
        self.book = Rulebook(config, board, edition)
        self._moves = moves
        self._listings = listings

    def __repr__(self) -> str:
        return f"<Game {self.book.board.id}, {self.book.config.players} players>"

    @property
    def config(self) -> Config:
        return self.book.config

    def start(self, chance: Chance) -> Transition:
        """Set up the table (R1); the first player is to act."""
        transition = TransitionBuilder(self.book, self.bare_table())
        setup.set_up(transition, chance)
        return transition.finish()

    def draw(self, rng: Rng) -> Chance:
        """Chance with explicit results, drawn from a generator of any kind; only the Step 3 shuffle uses its seed."""
        return setup.drawn(self.book, rng)

    def bare_table(self) -> State:
        """The state before the events of `start`."""
        return setup.bare_table(self.book)

    def check(self, state: State, action: Action, by: Seat | None = None) -> Refusal | None:
        """Why an action is illegal; None if it is legal. With `by`, it must also be that seat's turn."""
        if state.active is None:
            return refuse(Why.GAME_OVER, "R9.1")
        if by is not None and (by != state.active or not is_whole(by)):
            return check_seat(state, state.active, by)
        move = self._moves.get((state.phase, type(action)))
        if move is None:
            return out_of_place(state, action)
        return move.check(self.book, state, action)

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Every legal action, in a stable order: exactly those for which `check` returns None."""
        if state.active is None:
            return ()
        return self._listings[state.phase](self.book, state)

    def apply(self, state: State, action: Action, by: Seat | None = None) -> Transition:
        """The new state and the events that led to it. Raises `IllegalAction`; never changes the state given."""
        refusal = self.check(state, action, by)
        if refusal is not None:
            raise IllegalAction(action, refusal, print_position(self.config, state, secret=False))
        transition = TransitionBuilder(self.book, state)
        self._moves[state.phase, type(action)].decide(transition, action)
        return transition.finish()

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event. It is not checked against the rules."""
        return evolve(state, event)

    def observe(self, state: State, seat: Seat | None, *, prices: bool = True, figures: bool = False) -> Observation:
        """What a seat may see; None is a spectator.

        `prices` adds city prices and the best powering, `figures` what everyone at the table can work out, and both
        together the seat's own figures and advice. Each part takes time: ask for what is used.
        """
        legal = self.legal_actions(state) if seat == state.active else ()
        return observe(self.book, state, seat, legal, prices=prices, figures=figures)

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
"""The rule that says in which phase an action is legal."""

TURN_RULES: dict[Phase, str] = {
    Phase.DRAFT: "R1.1",
    Phase.AUCTION: "R3.4",
    Phase.RESOURCES: "R4.3",
    Phase.BUILDING: "R5.4",
    Phase.BUREAUCRACY: "R7.1",
}
"""The rule that says whose turn it is."""
