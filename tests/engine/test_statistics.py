"""The statistics of a game agree with its states and events."""

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from kilowatt.engine import Event, State, Stock, Transition
from kilowatt.engine.events import CitiesPowered, FuelBought, PlantBought
from kilowatt.engine.statistics import GameStatistics, RoundStatistics, awards, statistics_of
from tests.play import plausible, turns
from tests.properties.strategies import Setting

SETTING = Setting.of("germany", 3, seed=5)
SEATS = range(3)


class Played(NamedTuple):
    moves: list[tuple[State, Transition]]
    rounds: tuple[RoundStatistics, ...]

    @property
    def last(self) -> State:
        return self.moves[-1][1].state

    def events(self, seat: int) -> list[Event]:
        every = [event for _, after in self.moves for event in after.events]
        return [event for event in every if getattr(event, "seat", None) == seat]


@pytest.fixture(scope="module")
def played() -> Played:
    moves = [(turn.before, turn.after) for turn in turns(SETTING.game, SETTING.chance, plausible)]
    return Played(moves, statistics_of(SETTING.game.book, moves, moves[-1][1].state))


def test_rounds_follow_each_other_without_a_gap(played: Played) -> None:
    assert [one.round for one in played.rounds] == list(range(1, played.last.round + 1))
    assert [one.first for one in played.rounds[1:]] == [one.last for one in played.rounds[:-1]]
    assert (played.rounds[0].first, played.rounds[-1].last) == (0, len(played.moves))


def test_money_is_what_was_left_and_earned_and_not_spent(played: Played) -> None:
    for seat in SEATS:
        money = SETTING.game.book.edition.start_money
        for one in (number.seats[seat] for number in played.rounds):
            spent = one.fuel_cost + one.build_cost + sum(sale.price for sale in one.plants)
            money += (one.income or 0) - spent
            assert one.money == money
        assert money == played.last.players[seat].money


def test_cities_are_those_built_so_far(played: Played) -> None:
    for seat in SEATS:
        built = 0
        for one in (number.seats[seat] for number in played.rounds):
            built += one.built
            assert one.cities == built


def test_purchases_are_those_of_the_events(played: Played) -> None:
    for seat in SEATS:
        own = [number.seats[seat] for number in played.rounds]
        sold = [(sale.plant, sale.price) for one in own for sale in one.plants]
        assert sold == [(event.plant, event.price) for event in played.events(seat) if isinstance(event, PlantBought)]
        markers = sum(isinstance(event, FuelBought) for event in played.events(seat))
        assert sum((one.fuel for one in own), Stock()).total == markers


def test_every_round_but_the_last_pays(played: Played) -> None:
    for seat in SEATS:
        *paid, last = [number.seats[seat] for number in played.rounds]
        powerings = [event for event in played.events(seat) if isinstance(event, CitiesPowered)]
        assert [(one.income, one.powered, one.ran) for one in paid] == [
            (event.income, event.cities, event.plants) for event in powerings
        ]
        assert (last.income, last.powered, last.ran) == (None, 0, ())
        assert all(0 <= one.stalled <= one.dark for one in paid)
        assert all(one.dark == one.cities - one.powered for one in paid)


def test_a_round_in_progress_is_included(played: Played) -> None:
    fold = GameStatistics(SETTING.game.book)
    for before, after in played.moves[:40]:
        fold.add(before, after)
    state = played.moves[39][1].state
    assert fold.rounds(state)[-1].round == state.round
    assert fold.rounds(state) == fold.rounds(state)


# --- awards


def test_each_award_goes_to_the_highest_amount_of_the_game(played: Played) -> None:
    prices, fuel, incomes, built = [], [], [], []
    for seat in SEATS:
        own = [(one.round, one.seats[seat]) for one in played.rounds]
        prices += [(sale.price, seat, sale.plant) for _, part in own for sale in part.plants]
        fuel.append((sum(part.fuel.total for _, part in own), seat))
        incomes += [(part.income or 0, seat, number) for number, part in own]
        built.append((sum(part.build_cost for _, part in own), seat))
    won = {award.kind: award for award in awards(played.rounds)}
    assert list(won) == ["dearest_plant", "most_fuel", "best_income", "most_built"]
    plant, income = won["dearest_plant"], won["best_income"]
    assert plant.amount == max(prices)[0]
    assert (plant.amount, plant.seat, plant.plant) in prices
    assert income.amount == max(incomes)[0]
    assert (income.amount, income.seat, income.round) in incomes
    for award, sums in ((won["most_fuel"], fuel), (won["most_built"], built)):
        assert award.amount == max(sums)[0]
        assert (award.amount, award.seat) in sums


def test_of_equal_amounts_the_first_one_gets_the_award(played: Played) -> None:
    own = played.rounds[0].seats[0]
    rounds = [replace(one, round=number, seats=(own, own)) for number, one in enumerate(played.rounds[:2], 1)]
    best = {award.kind: award for award in awards(rounds)}
    assert {award.seat for award in best.values()} == {0}
    assert best["best_income"].round == 1


def test_nothing_done_gets_no_award() -> None:
    assert awards(()) == ()
    start = GameStatistics(SETTING.game.book).rounds(SETTING.game.start(SETTING.chance).state)
    assert awards(start) == ()
