"""Setting up: turn order, deck and regions, by the seed or by hand; the draft (R1)."""

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
from kilowatt.engine.transition import Story
from kilowatt.engine.wellformed import is_word


def bare_table(book: Rulebook) -> State:
    """The table before chance has spoken (R1.2, R1.3, R1.5)."""
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


def set_up(story: Story, chance: Chance) -> None:
    """Everything chance decides is drawn in one fixed sequence, so that giving one part by hand leaves the others."""
    book, rng = story.book, Rng.from_seed(chance.seed)
    order, rng = rng.shuffle(book.seats)
    deck, rng = shuffled_deck(book, rng)
    regions, rng = random_regions(book, rng)
    if chance.order is not None:
        order = given_order(book, chance.order)
    if chance.deck is not None:
        deck = given_deck(book, chance.deck)
    story.tell(OrderDrawn(order))
    story.tell(DeckPrepared(len(deck), deck, rng.state if chance.step3_deck is None else chance.step3_deck))
    choose_regions(story, chance, regions)


def choose_regions(story: Story, chance: Chance, at_random: tuple[RegionId, ...]) -> None:
    """An explicit list, at random, or a draft (R1.1)."""
    book, regions = story.book, story.book.config.regions
    if chance.regions is not None:
        if regions != "random":
            raise ImpossibleSetup("chance gives the regions, but the config does not leave them to chance (R1.1)")
        book.check_regions(chance.regions)
        regions = chance.regions
    elif regions == "random":
        regions = at_random
    if not isinstance(regions, str):
        story.tell(RegionsChosen(regions))
        begin(story)


def begin(story: Story) -> None:
    story.tell(PhaseBegan(1, Phase.AUCTION, RuleId("R3.1")))


# --- chance


def shuffled_deck(book: Rulebook, rng: Rng) -> tuple[tuple[PlantNumber, ...], Rng]:
    """Shuffle, remove unseen, the known plant on top and Step 3 at the bottom (R1.6)."""
    top = book.edition.plant_market.top_of_deck
    mixed, rng = rng.shuffle(loose_plants(book))
    return (top, *mixed[book.numbers.plants_removed :], STEP_3), rng


def loose_plants(book: Rulebook) -> tuple[PlantNumber, ...]:
    """The plants that are shuffled: all but the first market and the one laid on top (R1.6)."""
    market = book.edition.plant_market
    return tuple(number for number in book.plants if number not in market.start and number != market.top_of_deck)


def random_regions(book: Rulebook, rng: Rng) -> tuple[tuple[RegionId, ...], Rng]:
    """Grow one area at random, a touching region at a time (R1.1)."""
    chosen: list[RegionId] = []
    while len(chosen) < book.numbers.regions:
        region, rng = rng.choose(draftable(book, tuple(chosen)))
        chosen.append(region)
    return tuple(chosen), rng


# --- given by hand


def given_order(book: Rulebook, order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    if tuple(sorted(order)) != book.seats:
        raise ImpossibleSetup(f"first order {order}: it must name each seat of {book.seats} once (R1.2)")
    return order


def given_deck(book: Rulebook, deck: tuple[PlantNumber, ...]) -> tuple[PlantNumber, ...]:
    """A deck given by hand must be one that R1.6 can produce."""
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
    """The regions that would keep the area in one piece (R1.1)."""
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


def draft_region(story: Story, action: DraftRegion) -> None:
    story.tell(RegionDrafted(story.state.asked, action.region))
    if len(story.state.regions) == story.book.numbers.regions:
        begin(story)
