"""A bot to begin with: one plain idea for each phase. It beats random play by far."""

from kilowatt.engine import DONE, PASS, Action, Bid, Build, BuyFuel, Fuel, Game, Nominate, Observation, Phase


class MyBot:
    """Buys large plants, fuels them all, builds the cheapest city, and powers what it can."""

    wants_prices = True  # it reads `city_prices` and `powering`

    def __init__(self, game: Game, seed: int, premium: int = 8) -> None:
        self.book = game.book  # the board, the plants and the tables of the rules
        self.seed = seed  # for random decisions; this bot makes none
        self.premium = premium  # an option: my_bot.py:MyBot:premium=12

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        """The next actions of our turn; the first is one of `observation.legal_actions`."""
        if observation.phase is Phase.AUCTION:
            return (self.in_auction(observation),)
        if observation.phase is Phase.RESOURCES:
            return (self.buy_fuel(observation),)
        if observation.phase is Phase.BUILDING:
            return (self.build(observation),)
        if observation.phase is Phase.BUREAUCRACY and observation.powering is not None:
            return (observation.powering.action,)
        return observation.legal_actions[:1]

    def in_auction(self, observation: Observation) -> Action:
        """Nominate the plant that powers most, and bid a little more than its number."""
        legal = observation.legal_actions
        wanted = [action for action in legal if isinstance(action, Nominate)]
        if wanted:
            best = max(wanted, key=lambda action: (self.book.plants[action.plant].powers, -action.plant))
            return best if self.needs_plant(observation) or PASS not in legal else PASS
        bid = legal[0]
        if isinstance(bid, Bid) and PASS in legal:
            limit = observation.auction.plant + self.premium
            return bid if bid.amount <= limit and self.needs_plant(observation) else PASS
        return bid

    def needs_plant(self, observation: Observation) -> bool:
        """Whether our plants power fewer cities than we will soon have."""
        return self.book.need(observation.me.plants).powers <= len(observation.me.cities) + 2

    def buy_fuel(self, observation: Observation) -> Action:
        """One marker that our plants need for this round; for a hybrid, the cheaper kind."""
        need, held = self.book.need(observation.me.plants), observation.me.fuel
        if need.is_met(held):
            return DONE
        pure = {Fuel.COAL: need.coal, Fuel.OIL: need.oil, Fuel.GARBAGE: need.garbage, Fuel.URANIUM: need.uranium}
        lacking = [fuel for fuel in Fuel if held[fuel] < pure[fuel]] or [Fuel.COAL, Fuel.OIL]
        offers = [price for price in observation.fuel_prices if price.fuel in lacking and price.prices]
        for offer in sorted(offers, key=lambda price: price.prices[0]):
            if BuyFuel(offer.fuel) in observation.legal_actions:
                return BuyFuel(offer.fuel)
        return DONE

    def build(self, observation: Observation) -> Action:
        """The cheapest city, while our plants can power one more."""
        legal = {action.city for action in observation.legal_actions if isinstance(action, Build)}
        sites = [price for price in observation.city_prices if price.city in legal]
        if not sites or self.book.need(observation.me.plants).powers <= len(observation.me.cities):
            return DONE
        return Build(min(sites, key=lambda price: price.cost).city)
