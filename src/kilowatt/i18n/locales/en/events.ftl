### What happened, one message for each event: event- and its wire tag.
### Arguments are the event's own fields, with these changes (kilowatt/i18n/arguments.py):
###   seat → $player, a name; city, region, phase → their names; order, regions, plants → a list as text, an order without “and”;
###   plants → also $count; burned, placed → a list as text, and $markers, how many in all;
###   forced → yes or no; rule → R6_2 for R6.2, without the last letter of R8.3a;
###   standings → $winners, $count, and $powered, $money, $cities of the first; house and connection → also $cost.

## Before the first round

event-order_drawn = Turn order by lot: { $order }.
event-deck_prepared = { $cards ->
    [one] The deck is ready: { $cards } card.
   *[other] The deck is ready: { $cards } cards.
    }
event-regions_chosen = Regions in play: { $regions }.
event-region_drafted = { $player } picks { $region }.

## The round

# R2_2: after the auction of round 1.
event-order_set = { $rule ->
    [R2_2] Turn order by the first plants: { $order }.
   *[R2_1] Turn order: { $order }.
    }
event-phase_began = Round { $round }: { $phase }
# Step 2 or 3.
event-step_began = Step { $step } begins: up to { $step } houses in a city.
event-turn_ended = { $player } is done.
event-game_ended = { $count ->
    [1] { $winners } wins
   *[other] { $winners } share the victory
    }: { $powered } of { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
    } powered, { $money } Elektro.

## Auction

event-plant_nominated = { $player } puts plant { $plant } up for auction.
event-bid_made = { $player } bids { $amount } Elektro for plant { $plant }.
event-bidder_passed = { $player } drops out of the auction for plant { $plant }.
event-opener_passed = { $player } passes and buys no plant this round.
event-plant_bought = { $player } buys plant { $plant } for { $price } Elektro.
event-plant_scrapped = { $player } scraps plant { $plant }.
# To the supply, with the scrapped plant. Forced: there was no room for it.
event-fuel_dropped = { $forced ->
    [yes] { $player } has no room for { fuel-count }: back to the supply.
   *[no] { $player } returns { fuel-count } to the supply.
    }
event-sale_closed = { $player } is done with the auction.

## Plant market

event-plant_drawn = Plant { $plant } joins the market.
# R6_2: not above the leader's cities. R3_11: nobody bought. R8_2, R8_3: a new step. R7_7: end of a round in Step 3.
event-plant_removed = { $rule ->
    [R6_2] Plant { $plant } is too small now and leaves the game.
    [R3_11] Nobody bought: plant { $plant } leaves the game.
    [R8_2] Step 2: plant { $plant } leaves the game.
    [R8_3] Step 3: plant { $plant } leaves the game.
   *[R7_7] End of the round: plant { $plant } leaves the game.
    }
event-plant_buried = End of the round: plant { $plant } goes under the deck.
event-step3_drawn = { $cards ->
    [0] The Step 3 card is drawn. The deck is empty.
    [one] The Step 3 card is drawn. { $cards } card stays in the deck.
   *[other] The Step 3 card is drawn. { $cards } cards are shuffled.
    }

## Resources, building, bureaucracy

event-fuel_bought = { $player } buys 1 { fuel } for { $price } Elektro.
# $slot: the first, second or third house in the city.
event-city_built = { $slot ->
    [1] { $player } builds in { $city } for { $cost } Elektro
    [2] { $player } builds the second house in { $city } for { $cost } Elektro
   *[3] { $player } builds the third house in { $city } for { $cost } Elektro
    } (house { $house }, connection { $connection }).
# $count: plants that run. $markers: what they burn in all.
event-cities_powered = { $count ->
    [0] { $player } runs no plant and earns { $income } Elektro.
   *[other] { $player } powers { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
        } with { $count ->
        [one] plant
       *[other] plants
        } { $plants }{ $markers ->
        [0] {""}
       *[other] {" "}(burned: { $burned })
        } and earns { $income } Elektro.
    }
event-market_refilled = { $markers ->
    [0] Nothing is added to the resource market.
   *[other] Added to the resource market: { $placed }.
    }
