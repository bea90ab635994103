"""A bot to begin with: it plays every phase by one plain idea, and beats chance by far."""

from kilowatt.engine import DONE, PASS, Action, Bid, Build, BuyFuel, Fuel, Game, Nominate, Observation, Phase


class MyBot:
    """Wants big plants, fuels them all, builds the cheapest city, and powers what it can."""

    def __init__(self, game: Game, seed: int, premium: int = 8) -> None:
        self.book = game.book  # the boards, the plants, the tables: all that is printed
        self.seed = seed  # for whoever rolls dice; this bot does not
        self.premium = premium  # an option: my_bot.py:MyBot:premium=12

    def choose(self, seen: Observation) -> Action:
        """Asked whenever it is our turn; the answer is one of `seen.legal_actions`."""
        if seen.phase is Phase.AUCTION:
            return self.in_auction(seen)
        if seen.phase is Phase.RESOURCES:
            return self.buy_fuel(seen)
        if seen.phase is Phase.BUILDING:
            return self.build(seen)
        if seen.phase is Phase.BUREAUCRACY and seen.powering is not None:
            return seen.powering.action
        return seen.legal_actions[0]

    def in_auction(self, seen: Observation) -> Action:
        """Put up the plant that powers most, and bid a little more than its number."""
        wanted = [action for action in seen.legal_actions if isinstance(action, Nominate)]
        if wanted:
            best = max(wanted, key=lambda action: (self.book.plants[action.plant].powers, -action.plant))
            return best if self.is_needed(seen) or PASS not in seen.legal_actions else PASS
        bid = seen.legal_actions[0]
        if isinstance(bid, Bid) and PASS in seen.legal_actions:
            return bid if bid.amount <= seen.auction.plant + self.premium and self.is_needed(seen) else PASS
        return bid

    def is_needed(self, seen: Observation) -> bool:
        """Whether our plants power fewer cities than we soon have."""
        return self.book.need(seen.me.plants).powers <= len(seen.me.cities) + 2

    def buy_fuel(self, seen: Observation) -> Action:
        """What our plants lack for one round, one marker at a time; for a hybrid, what is cheaper."""
        need = self.book.need(seen.me.plants)
        if need.is_met(seen.me.fuel):
            return DONE
        pure = {Fuel.COAL: need.coal, Fuel.OIL: need.oil, Fuel.GARBAGE: need.garbage, Fuel.URANIUM: need.uranium}
        lacking = [fuel for fuel in Fuel if seen.me.fuel[fuel] < pure[fuel]] or [Fuel.COAL, Fuel.OIL]
        offers = [price for price in seen.fuel_prices if price.fuel in lacking and price.prices]
        for offer in sorted(offers, key=lambda price: price.prices[0]):
            if BuyFuel(offer.fuel) in seen.legal_actions:
                return BuyFuel(offer.fuel)
        return DONE

    def build(self, seen: Observation) -> Action:
        """The cheapest city, as long as our plants can power one more."""
        legal = {action.city for action in seen.legal_actions if isinstance(action, Build)}
        sites = [price for price in seen.city_prices if price.city in legal]
        if not sites or self.book.need(seen.me.plants).powers <= len(seen.me.cities):
            return DONE
        return Build(min(sites, key=lambda price: price.cost).city)
