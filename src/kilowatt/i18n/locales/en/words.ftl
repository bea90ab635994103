### Words. Labels begin with a capital; `fuel` and `fuel-count` are for the middle of a sentence.
### Forms that only one language needs (cases and the like) are attributes, used inside that language alone.

language-name = English

# A list grows from the left, a name at a time; list-last joins the last one, unless the list is an order.
list-more = { $first }, { $next }
list-last = { $first } and { $next }

## Phases

phase-draft = Region draft
phase-order = Turn order
phase-auction = Auction
phase-resources = Resources
phase-building = Building
phase-bureaucracy = Bureaucracy
phase-over = Game over

## Resources. $fuel is coal, oil, garbage or uranium.

fuel-coal = Coal
fuel-oil = Oil
fuel-garbage = Garbage
fuel-uranium = Uranium
fuel = { $fuel ->
    [coal] coal
    [oil] oil
    [garbage] garbage
   *[uranium] uranium
    }
fuel-count = { $count } { fuel }

## Kinds of plant

plant-kind-coal = { fuel-coal }
plant-kind-oil = { fuel-oil }
plant-kind-garbage = { fuel-garbage }
plant-kind-uranium = { fuel-uranium }
plant-kind-hybrid = Hybrid
plant-kind-wind = Wind
plant-kind-fusion = Fusion

## Seat colours

colour-blue = Blue
colour-red = Red
colour-yellow = Yellow
colour-green = Green
colour-purple = Purple
colour-black = Black

## With a number or a name

round-number = Round { $round }
step-number = Step { $step }
plant-number = Plant { $plant }
money-amount = { $amount } Elektro
city-count = { $count ->
    [one] { $count } city
   *[other] { $count } cities
    }
cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
    }
turn-of = { $player } to move

## Labels

label-player = Player
label-place = Place
label-money = Money
label-plants = Plants
label-cities = Cities
label-region = Region
label-resources = Resources
label-houses = Houses
label-turn-order = Turn order
label-current-market = Current market
label-future-market = Future market
label-resource-market = Resource market
label-supply = Supply
label-deck = Deck
label-capacity = Capacity
label-powered-cities = Powered cities
label-income = Income
label-price = Price
label-cost = Cost
label-highest-bid = Highest bid
label-sold-out = Sold out
label-undo = Undo
label-your-turn = Your turn
label-winner = Winner
label-shared-victory = Shared victory
