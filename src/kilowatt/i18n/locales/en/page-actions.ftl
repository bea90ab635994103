### The page: the action area, where a turn is put together. Buttons are short; · stands before what it costs or brings.

actions-label = Your move
actions-more = Details
actions-left = { $amount } left
actions-back = Back
# Why something is refused, and the number of the rule.
actions-reason = { $words } ({ $rule })
actions-nothing-to-undo = There is nothing to undo.

## Region draft

actions-draft-title = Your turn: pick a region
actions-draft-lead = { $count ->
    [one] { $count } region still to be picked. It must touch those in play.
   *[other] { $count } regions still to be picked. Each must touch those in play.
    }
actions-draft-choose = Choose a region

## Auction

actions-open-title = Your turn: open an auction
actions-open-lead = Choose a plant and your opening bid, or pass.
actions-open-must = Round 1: everyone buys a plant. Choose one and your opening bid.
actions-open-alone = Nobody can bid against you: a plant costs its number.
actions-open-choose = Choose a plant
actions-open = Open { $plant } for { $bid }
actions-buy-plant = Buy plant { $plant }
actions-bid-title = Bid for plant { $plant }
actions-bid-label = Your bid
actions-raise = Raise by { $raise }
actions-leads = { $player } leads with { $bid }
actions-leads-plant = { $player } leads for plant { $plant } with { $bid }
actions-you-lead = You lead for plant { $plant } with { $bid }
# The bid that none of the others can go beyond.
actions-beyond = Top all · { $bid }
actions-beyond-tip = Nobody still in has more than { $bid }.
actions-up-to = Up to { $most }
actions-up-to-tip = Bids for you, always one more than the others, up to { $most }. Nobody sees this limit.
actions-limit-label = Your limit
actions-limit-set = Your limit is { $most }. Nobody else sees it.
actions-limit-note = Set a limit now, and the bidding is done for you. Nobody sees it.
actions-limit-cancel = Remove limit
actions-fuel-once = Fuel for one round: { $cost }
actions-fuel-beyond = Fuel for one round: { $cost }, more than you would have left
actions-fuel-scarce = Not enough fuel in the market for one round
actions-fuel-none = Needs no fuel
actions-must-scrap = You own { $most } plants: one of them will have to go.
actions-rivals-in = Who is still in the auction
actions-stand-leads = leads
actions-stand-in = in
actions-stand-out = out
actions-stand-done = done
actions-pass-title = Really pass?
actions-pass-phase = Passing ends the auctions for you: you buy no plant this round.
actions-pass-auction = Passing takes you out of the auction for plant { $plant }. You can still bid for others.
actions-pass-yes = Yes, pass

## One plant too many

actions-scrap-title = Your turn: scrap a plant
actions-scrap-lead = You may own { $most } plants. One of the old ones must go.
actions-scrap-choose = Choose a plant
actions-scrap-gone = Back to the supply: { $fuel }
actions-scrap-kept = You keep: { $fuel }
actions-drop-lead = Of what lies on plant { $plant } you can leave behind:

## Resources

actions-resources-title = Your turn: buy resources
actions-one-round = Fuel for 1 round
actions-two-rounds = for 2 rounds
actions-round-tip = { $rounds ->
    [one] Fills the cart so that all your plants can run once.
   *[other] Fills the cart so that all your plants can run { $rounds } times.
    }
actions-buy = Buy { $count } for { $cost }
actions-buy-nothing = Buy nothing
actions-next-price = next { $price }
actions-buy-one = Buy 1 { fuel } for { $price }. Room for { $room } more.
actions-return-one = Take 1 { fuel } out of the cart
actions-in-cart = In the cart: { fuel-count }
actions-none-in-cart = There is no { fuel } in the cart.
actions-lacks-money = Not enough money for all of it.
actions-lacks-fuel = Not enough in the market: { $fuels }.
actions-lacks-nothing = Your plants have all they need for that.
actions-storage = Your plants and what lies on them
actions-store = Plant { $plant }: { $held } of { $room } places taken
actions-demand = Others need / market:
actions-demand-of = { fuel-count } the others need for one round, { $left } in the market
actions-demand-hybrid = { $count } more, coal or oil, the others need for hybrids

## Building

actions-building-title = Your turn: build
actions-building-lead = Pick cities on the map or in the list.
actions-building-first = Pick your first city: any empty one, without connection cost.
actions-build = Build { $count } for { $cost }
actions-build-nothing = Build nothing
actions-plan = Cities picked
actions-unpick = Take { $city } out of the plan
actions-city-list = Cities
actions-could-power = Powered with your fuel: { $powered } of { $cities }. Your plants could do { $capacity }.
actions-step-2-near = Step 2 begins at { $goal } cities: second houses for { $price }. The most now: { $most }.
actions-step-2-reached = { $most } cities: Step 2 begins after this phase, with second houses for { $price }.
actions-step-3-near = { $cards ->
    [one] { $cards } card before Step 3: then third houses for { $price }.
   *[other] { $cards } cards before Step 3: then third houses for { $price }.
    }
actions-end-near = The game ends at { $goal } cities; the most are { $most }.
actions-end-reached = { $most } cities: the game ends after this phase.

## Bureaucracy

actions-power-title = Your turn: power cities
actions-power = Power { $cities } · +{ $income }
actions-power-none = Power nothing · +{ $income }
actions-burns = Burns { $fuel }
actions-burns-nothing = Burns nothing
actions-mix = Hybrids burn
actions-mix-value = { $coal } coal, { $oil } oil
actions-choices = All choices
actions-no-plant = None

## Somebody else is asked

actions-watching = You are watching.

## Hints

actions-hint = Hint
actions-hint-thinking = Playing your plans out many times …
actions-hint-about = The first plan is advised: it does well however the others play. Each shows how many games you won when they were played on from there; few games say little.
actions-hint-won = wins { $percent } % of { $playouts } games
actions-hint-use = Use this plan

## Keys, for the list of shortcuts

actions-keys = Your move
actions-key-confirm = Confirm the turn
actions-key-undo = Undo
actions-key-hint = Hint
actions-key-region = Choose a region
actions-key-plant = Choose a plant
actions-key-raise = Raise by 1
actions-key-lower = Lower by 1
actions-key-raise-more = Raise by 5
actions-key-lower-more = Lower by 5
actions-key-up-to = Bid up to the amount shown
actions-key-pass = Pass
actions-key-back = Back
actions-key-scrap = Choose the plant to scrap
actions-key-buy = Buy coal, oil, garbage, uranium
actions-key-return = Take it out of the cart
actions-key-one-round = Fuel for one round
actions-key-two-rounds = Fuel for two rounds
actions-key-cities = List of cities
actions-key-run = Run a plant or not
actions-key-more-coal = More coal in hybrids
actions-key-less-coal = Less coal in hybrids
