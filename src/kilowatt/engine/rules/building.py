"""Phase 4: building (R5), and what comes between it and phase 5 (R8.2, R9.1)."""

from kilowatt.engine.actions import DONE, Action, Build, Done
from kilowatt.engine.events import CityBuilt, GameEnded, PhaseBegan, StepBegan, TurnEnded
from kilowatt.engine.ids import CityId, Phase, RuleId
from kilowatt.engine.refusals import Refusal, Why, refuse
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules.plant_market import clear_obsolete, draw, remove_lowest
from kilowatt.engine.rules.scoring import standings
from kilowatt.engine.state import Holdings, Position, State
from kilowatt.engine.transition import Story
from kilowatt.engine.wellformed import is_word


def houses(position: Position, city: CityId) -> int:
    """How many houses stand in a city."""
    return sum([city in player.cities for player in position.players])


def house_cost(book: Rulebook, standing: int) -> int:
    """The price of the lowest free slot (R5.2)."""
    return book.edition.house_costs[standing]


def building_cost(book: Rulebook, position: Position, builder: Holdings, city: CityId) -> int:
    """Cheapest connection plus the lowest free house (R5.2)."""
    network = book.network(position.regions)
    return network.connection_cost(builder.cities, city) + house_cost(book, houses(position, city))


def has_empty_city(book: Rulebook, position: Position) -> bool:
    taken = {city for player in position.players for city in player.cities}
    return len(taken) < len(book.network(position.regions).cities)


def check_site(book: Rulebook, position: Position, builder: Holdings, city: CityId) -> Refusal | None:
    """Whether a city would take a builder's house, money aside (R5.1, R5.3)."""
    if city not in book.region_of:
        return refuse(Why.UNKNOWN_CITY, "R0.2", city=str(city))
    if book.region_of[city] not in position.regions:
        return refuse(Why.CITY_NOT_IN_PLAY, "R1.1", city=city)
    if city in builder.cities:
        return refuse(Why.CITY_ALREADY_YOURS, "R5.3", city=city)
    standing = houses(position, city)
    if standing >= position.step:
        return refuse(Why.CITY_FULL, "R5.3", city=city, step=position.step)
    if standing and not builder.cities and has_empty_city(book, position):
        return refuse(Why.CITY_NOT_EMPTY, "R5.1", city=city)
    return None


def check_build(book: Rulebook, state: State, action: Build) -> Refusal | None:
    player, city = state.player, action.city
    if not is_word(city):
        return refuse(Why.UNKNOWN_CITY, "R0.2", city=str(city))
    refusal = check_site(book, state, player, city)
    if refusal is not None:
        return refusal
    price = building_cost(book, state, player, city)
    if price > player.money:
        return refuse(Why.CANNOT_PAY, "R5.2", price=price, money=player.money)
    return None


def check_done_building(book: Rulebook, state: State, action: Done) -> Refusal | None:
    return None


def legal_builds(book: Rulebook, state: State) -> tuple[Action, ...]:
    """In the board's order of cities; the same judgement as `check_build`, for all cities in one sweep."""
    player, costs = state.player, book.edition.house_costs
    if player.money < costs[0]:
        return (DONE,)
    network = book.network(state.regions)
    standing = dict.fromkeys(network.cities, 0)
    for owner in state.players:
        for city in owner.cities:
            standing[city] += 1
    limit = state.step if player.cities or 0 not in standing.values() else 1
    for city in player.cities:
        standing[city] = limit
    money, builds = player.money, book.builds
    legal: list[Action] = [
        builds[city]
        for (city, count), connection in zip(standing.items(), network.reach(player.cities), strict=True)
        if count < limit and connection + costs[count] <= money
    ]
    return (*legal, DONE)


def build(story: Story, action: Build) -> None:
    """Connect a city; the count moves at once, and plants it makes obsolete leave (R5.5)."""
    state, book, city = story.state, story.book, action.city
    network, owned, standing = book.network(state.regions), state.player.cities, houses(state, city)
    connection = network.connection_cost(owned, city)
    story.tell(CityBuilt(state.asked, city, standing + 1, house_cost(book, standing), connection))
    network.join(owned, city, story.state.player.cities)
    clear_obsolete(story)


def end_building(story: Story, action: Done) -> None:
    story.tell(TurnEnded(story.state.asked))
    if story.state.active is None:
        end_phase(story)


def end_phase(story: Story) -> None:
    """After everyone's building turn: the end (R9.1), or the steps that begin here (R8.2, R8.3) and phase 5."""
    book, leader = story.book, story.state.leader_cities
    if leader >= book.numbers.end_cities:
        story.tell(GameEnded(standings(book, story.state)))
        return
    drawn_while_building = story.state.step3_drawn
    if story.state.step == 1 and leader >= book.numbers.step2_cities and not drawn_while_building:
        begin_step_2(story)
    if story.state.step < 3 and story.state.step3_drawn:
        story.tell(StepBegan(3, RuleId("R8.3b" if drawn_while_building else "R8.3c")))
    story.tell(PhaseBegan(story.state.round, Phase.BUREAUCRACY, RuleId("R7.1")))


def begin_step_2(story: Story) -> None:
    """The lowest plant leaves once and a card is drawn (R8.2)."""
    story.tell(StepBegan(2, RuleId("R8.2")))
    remove_lowest(story, "R8.2")
    draw(story, "R8.2")
    clear_obsolete(story)
