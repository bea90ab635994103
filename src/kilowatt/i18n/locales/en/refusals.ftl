### Why an action is not taken: refusal- and the code. Arguments are the refusal's facts; active → a name.

## Anywhere

refusal-not_an_action = “{ $action }” is no action of this game.
refusal-no_such_seat = This table has no seat { $seat }.
refusal-not_your_turn = It is not your turn. To move: { $active }.
refusal-wrong_phase = You cannot do this now. Phase: { $phase }.
refusal-game_over = The game is over.
refusal-cannot_pay = This costs { $price } Elektro and you have { $money }.
refusal-plant_not_owned = You do not own plant { $plant }.

## Region draft

refusal-unknown_region = This map has no region “{ $region }”.
refusal-region_taken = { $region } is in play already. Pick another region.
refusal-region_not_adjacent = { $region } does not touch the regions in play. Pick one that does.

## Auction

refusal-plant_not_in_market = Plant { $plant } is not in the market.
refusal-plant_in_future_market = Plant { $plant } is in the future market. Nominate one from the current market.
refusal-auction_running = Plant { $plant } is up for auction. Bid or pass.
refusal-nothing_nominated = No plant is up for auction. Nominate one first.
refusal-bid_too_low = { $bid } is too low. Bid at least { $least } Elektro.
refusal-bid_above_money = You cannot bid { $bid }: you have { $money } Elektro.
refusal-must_open = You nominated plant { $plant }. Bid at least { $plant } Elektro.
refusal-must_buy_in_round_1 = In round 1 everyone buys a plant. Nominate one.
refusal-must_scrap = With plant { $plant } you own 1 plant too many. Scrap another one first.
refusal-nothing_to_scrap = You have no plant to scrap now.
refusal-plant_just_bought = Plant { $plant } is the one you just bought. Scrap another one.
refusal-nothing_to_drop = You have no resources to return now.
refusal-must_settle_fuel = First settle what lies on plant { $plant }: return resources, or say you are done.
refusal-fuel_not_droppable = You cannot return any { fuel } from plant { $plant }.
refusal-fuel_does_not_fit = Your other plants cannot hold all that lies on plant { $plant }. Return more of it.

## Resources

refusal-unknown_fuel = There is no resource “{ $fuel }”.
refusal-fuel_sold_out = The market has no { fuel } left.
refusal-no_room = Your plants have no room for more { fuel }.

## Building

refusal-unknown_city = This map has no city “{ $city }”.
refusal-city_not_in_play = { $city } is not in a region in play.
refusal-city_already_yours = You have a house in { $city } already.
refusal-city_full = { $city } is full. Houses a city takes in Step { $step }: { $step }.
refusal-city_not_empty = { $city } has a house. Your first city must be an empty one.

## Bureaucracy

refusal-plants_not_ascending = Name each plant once, lowest number first.
refusal-fuel_lacking = You lack the resources to run these plants. Run fewer.
refusal-mix_out_of_range = The hybrids cannot burn { $coal } coal. Choose from 0 to { $most }.
refusal-mix_not_on_plants = Your resources cannot lie so that the hybrids burn { $coal } coal and { $oil } oil. Choose another mix.
