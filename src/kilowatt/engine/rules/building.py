"""Phase 4: building (R5); then the end of the game or a new step (R8.2, R9.1)."""

from typing import Final

from kilowatt.engine.actions import DONE, Action, Build, Done
from kilowatt.engine.events import CityBuilt, GameEnded, PhaseBegan, StepBegan, TurnEnded
from kilowatt.engine.ids import CityId, Phase, RuleId
from kilowatt.engine.refusals import Refusal, Why, refuse
from kilowatt.engine.rulebook import CLOSED, Rulebook
from kilowatt.engine.rules.network import Network, OwnedCities
from kilowatt.engine.rules.plant_market import clear_obsolete, draw, remove_lowest
from kilowatt.engine.rules.scoring import standings
from kilowatt.engine.state import MapState, State
from kilowatt.engine.transition import TransitionBuilder
from kilowatt.engine.type_checks import is_word

FULL: Final = -1
"""Stands for the number of houses in a city that has one of the player: it takes no other (R5.3)."""
ENOUGH: Final = CLOSED - 1
"""Money that pays for any house that can be built."""


def houses(position: MapState, city: CityId) -> int:
    """How many houses stand in a city."""
    return sum([city in player.cities for player in position.players])


def all_houses(network: Network, position: MapState) -> dict[CityId, int]:
    """How many houses stand in each city in play, counted in one pass over the players."""
    standing = network.no_houses.copy()
    for player in position.players:
        for city in player.cities:
            standing[city] += 1
    return standing


def house_cost(book: Rulebook, standing: int) -> int:
    """The price of the lowest free slot where this many houses stand (R5.2)."""
    return book.edition.house_costs[standing]


def has_empty_city(book: Rulebook, position: MapState) -> bool:
    taken = {city for player in position.players for city in player.cities}
    return len(taken) < len(book.network(position.regions).cities)


def slots_per_city(position: MapState) -> int:
    """How many houses a city takes now: one per step (R5.3)."""
    return position.step


def slot_prices(book: Rulebook, position: MapState, owned: OwnedCities) -> tuple[int, ...]:
    """What the next house in a city costs a player with these cities, by the number of houses there; or `CLOSED`.

    While any city is empty, a first city must be an empty one (R5.1).
    """
    return book.slot_prices[slots_per_city(position) if owned or not has_empty_city(book, position) else 1]


def site_costs(book: Rulebook, position: MapState, owned: OwnedCities) -> list[int]:
    """What each city in play would cost a player with these cities, in the order of the network (R5.2).

    A city costs the cheapest connection plus the lowest free house. It is `CLOSED`, above all money, where the player
    cannot build at all (R5.1, R5.3).
    """
    prices, network = slot_prices(book, position, owned), book.network(position.regions)
    standing = all_houses(network, position)
    for city in owned:
        standing[city] = FULL
    return [
        connection + prices[count] for count, connection in zip(standing.values(), network.reach(owned), strict=True)
    ]


def open_sites(book: Rulebook, position: MapState, owned: OwnedCities, money: int = ENOUGH) -> dict[CityId, int]:
    """The cities where a player with these cities and this money can build, with their costs, in the board's order."""
    cities = book.network(position.regions).cities
    return {city: cost for city, cost in zip(cities, site_costs(book, position, owned), strict=True) if cost <= money}


# --- judging


def judge_site(position: MapState, city: CityId, standing: int, cost: int, money: int) -> Refusal | None:
    """Whether a player can build in a city that costs this, as by `site_costs`, and if not, why."""
    if cost <= money:
        return None
    if cost < CLOSED:
        return cannot_pay_site(cost, money)
    if standing < slots_per_city(position):
        return refuse(Why.CITY_NOT_EMPTY, "R5.1", city=city)
    return refuse(Why.CITY_FULL, "R5.3", city=city, step=position.step)


def cannot_pay_site(cost: int, money: int) -> Refusal:
    return refuse(Why.CANNOT_PAY, "R5.2", price=cost, money=money)


def check_site(
    book: Rulebook, position: MapState, owned: OwnedCities, city: CityId, money: int = ENOUGH
) -> Refusal | None:
    """Whether a player with these cities and this money can build in a city (R5.1, R5.2, R5.3)."""
    if city not in book.region_of:
        return refuse(Why.UNKNOWN_CITY, "R0.2", city=str(city))
    if book.region_of[city] not in position.regions:
        return refuse(Why.CITY_NOT_IN_PLAY, "R1.1", city=city)
    if city in owned:
        return refuse(Why.CITY_ALREADY_YOURS, "R5.3", city=city)
    standing, connection = houses(position, city), book.network(position.regions).connection_cost(owned, city)
    return judge_site(position, city, standing, connection + slot_prices(book, position, owned)[standing], money)


def check_build(book: Rulebook, state: State, action: Build) -> Refusal | None:
    player, city = state.player, action.city
    if not is_word(city):
        return refuse(Why.UNKNOWN_CITY, "R0.2", city=str(city))
    return check_site(book, state, player.cities, city, player.money)


def check_done_building(book: Rulebook, state: State, action: Done) -> Refusal | None:
    return None


# --- listing


def legal_builds(book: Rulebook, state: State) -> tuple[Action, ...]:
    """Builds in the order of the board."""
    player, builds = state.player, book.builds
    if player.money < book.edition.house_costs[0]:
        return (DONE,)
    return (*[builds[city] for city in open_sites(book, state, player.cities, player.money)], DONE)


# --- deciding


def build(transition: TransitionBuilder, action: Build) -> None:
    """Connect a city and remove the plants that this makes obsolete (R5.5)."""
    state, book, city = transition.state, transition.book, action.city
    network, owned, standing = book.network(state.regions), state.player.cities, houses(state, city)
    connection = network.connection_cost(owned, city)
    transition.emit(CityBuilt(state.asked, city, standing + 1, house_cost(book, standing), connection))
    network.join(owned, city, transition.state.player.cities)
    clear_obsolete(transition)


def end_building(transition: TransitionBuilder, action: Done) -> None:
    transition.emit(TurnEnded(transition.state.asked))
    if transition.state.active is None:
        end_phase(transition)


def end_phase(transition: TransitionBuilder) -> None:
    """After the last building turn, end the game (R9.1), or begin a due step (R8.2, R8.3) and phase 5."""
    book, leader = transition.book, transition.state.leader_cities
    if leader >= book.numbers.end_cities:
        transition.emit(GameEnded(standings(book, transition.state)))
        return
    drawn_while_building = transition.state.step3_drawn
    if transition.state.step == 1 and leader >= book.numbers.step2_cities and not drawn_while_building:
        begin_step_2(transition)
    if transition.state.step < 3 and transition.state.step3_drawn:
        transition.emit(StepBegan(3, RuleId("R8.3b" if drawn_while_building else "R8.3c")))
    transition.emit(PhaseBegan(transition.state.round, Phase.BUREAUCRACY, RuleId("R7.1")))


def begin_step_2(transition: TransitionBuilder) -> None:
    """Remove the lowest plant and draw a card (R8.2)."""
    transition.emit(StepBegan(2, RuleId("R8.2")))
    remove_lowest(transition, "R8.2")
    draw(transition, "R8.2")
    clear_obsolete(transition)
