"""Set-up: turn order, deck and regions, random or given; the draft of regions (R1)."""

from kilowatt.engine.actions import Action, DraftRegion
from kilowatt.engine.config import Chance
from kilowatt.engine.errors import ImpossibleSetup
from kilowatt.engine.events import (
    DeckPrepared,
    OrderDrawn,
    PhaseBegan,
    RegionDrafted,
    RegionsChosen,
)
from kilowatt.engine.ids import STEP_3, Phase, PlantNumber, RegionId, RuleId, Seat
from kilowatt.engine.refusals import Refusal, Why, refuse
from kilowatt.engine.rng import Rng
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules.network import is_one_area
from kilowatt.engine.state import NO_AUCTION, Player, State
from kilowatt.engine.transition import TransitionBuilder
from kilowatt.engine.type_checks import is_word


def bare_table(book: Rulebook) -> State:
    """The table before anything random (R1.2, R1.3, R1.5)."""
    edition = book.edition
    return State(
        round=0,
        phase=Phase.DRAFT,
        step=1,
        active=None,
        order=book.seats,
        regions=(),
        players=tuple(Player(edition.start_money) for _ in book.seats),
        market=edition.plant_market.start,
        deck=(),
        gone=(),
        fuel_market=edition.start_market,
        supply=edition.markers - edition.start_market,
        auction=NO_AUCTION,
        fate=None,
    )


def set_up(transition: TransitionBuilder, chance: Chance) -> None:
    """Set up the table. All draws come in a fixed order, so that a given result does not change the others."""
    book, rng = transition.book, Rng.from_seed(chance.seed)
    order, rng = rng.shuffle(book.seats)
    deck, rng = shuffled_deck(book, rng)
    regions, rng = random_regions(book, rng)
    if chance.order is not None:
        order = given_order(book, chance.order)
    if chance.deck is not None:
        deck = given_deck(book, chance.deck)
    transition.emit(OrderDrawn(order))
    transition.emit(DeckPrepared(len(deck), deck, rng.state if chance.step3_deck is None else chance.step3_deck))
    choose_regions(transition, chance, regions)


def choose_regions(transition: TransitionBuilder, chance: Chance, at_random: tuple[RegionId, ...]) -> None:
    """Choose the regions from a list, at random, or by a draft (R1.1)."""
    book, regions = transition.book, transition.book.config.regions
    if chance.regions is not None:
        if regions != "random":
            raise ImpossibleSetup("chance gives the regions, but the config does not leave them to chance (R1.1)")
        book.check_regions(chance.regions)
        regions = chance.regions
    elif regions == "random":
        regions = at_random
    if not isinstance(regions, str):
        transition.emit(RegionsChosen(regions))
        begin(transition)


def begin(transition: TransitionBuilder) -> None:
    transition.emit(PhaseBegan(1, Phase.AUCTION, RuleId("R3.1")))


# --- random


def drawn(book: Rulebook, rng: Rng) -> Chance:
    """Draw the first order, the deck, the regions and the seed of the Step 3 shuffle, independently of each other."""
    order, rng = rng.shuffle(book.seats)
    deck, rng = shuffled_deck(book, rng)
    regions, rng = random_regions(book, rng)
    seed, rng = rng.next()
    is_random = book.config.regions == "random"
    return Chance(seed, regions if is_random else None, order, deck)


def shuffled_deck(book: Rulebook, rng: Rng) -> tuple[tuple[PlantNumber, ...], Rng]:
    """The shuffled deck: some plants removed unseen, the known one on top, the Step 3 card at the bottom (R1.6)."""
    top = book.edition.plant_market.top_of_deck
    mixed, rng = rng.shuffle(loose_plants(book))
    return (top, *mixed[book.numbers.plants_removed :], STEP_3), rng


def loose_plants(book: Rulebook) -> tuple[PlantNumber, ...]:
    """The plants that are shuffled: all except the first market and the top card (R1.6)."""
    market = book.edition.plant_market
    return tuple(number for number in book.plants if number not in market.start and number != market.top_of_deck)


def random_regions(book: Rulebook, rng: Rng) -> tuple[tuple[RegionId, ...], Rng]:
    """Random regions, added one by one so that they form one area (R1.1)."""
    chosen: list[RegionId] = []
    while len(chosen) < book.numbers.regions:
        region, rng = rng.choose(draftable(book, tuple(chosen)))
        chosen.append(region)
    return tuple(chosen), rng


# --- given


def given_order(book: Rulebook, order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    if tuple(sorted(order)) != book.seats:
        raise ImpossibleSetup(f"first order {order}: it must name each seat of {book.seats} once (R1.2)")
    return order


def given_deck(book: Rulebook, deck: tuple[PlantNumber, ...]) -> tuple[PlantNumber, ...]:
    """Check that a given deck can result from R1.6."""
    top, loose = book.edition.plant_market.top_of_deck, loose_plants(book)
    size = len(loose) - book.numbers.plants_removed + 2
    if len(deck) != size:
        raise ImpossibleSetup(f"the deck given has {len(deck)} cards; {len(book.seats)} players have {size} (R1.6)")
    if deck[0] != top or deck[-1] != STEP_3:
        raise ImpossibleSetup(f"the deck given must begin with {top} and end with the Step 3 card {STEP_3} (R1.6)")
    for card in deck[1:-1]:
        if card not in loose or deck.count(card) > 1:
            raise ImpossibleSetup(
                f"the deck given: card {card} is not one of the shuffled plants, or is there twice (R1.6)"
            )
    return deck


# --- the draft


def draftable(book: Rulebook, chosen: tuple[RegionId, ...]) -> tuple[RegionId, ...]:
    """The regions that keep the area connected (R1.1)."""
    return tuple(
        region for region in book.regions if region not in chosen and is_one_area(book.touching, (*chosen, region))
    )


def check_draft_region(book: Rulebook, state: State, action: DraftRegion) -> Refusal | None:
    region = action.region
    if not is_word(region) or region not in book.touching:
        return refuse(Why.UNKNOWN_REGION, "R1.1", region=str(region))
    if region in state.regions:
        return refuse(Why.REGION_TAKEN, "R1.1", region=region)
    if region not in draftable(book, state.regions):
        return refuse(Why.REGION_NOT_ADJACENT, "R1.1", region=region)
    return None


def legal_drafts(book: Rulebook, state: State) -> tuple[Action, ...]:
    return tuple(DraftRegion(region) for region in draftable(book, state.regions))


def draft_region(transition: TransitionBuilder, action: DraftRegion) -> None:
    transition.emit(RegionDrafted(transition.state.asked, action.region))
    if len(transition.state.regions) == transition.book.numbers.regions:
        begin(transition)
