### The page: a table and what lies on it.

table-skip = To your move
table-panels = Parts of the table

## The bar

table-round = Round
table-step = Step
table-phases = Phases of the round
table-phase-of = { $phase } of { $count }
# Short names of the phases.
table-phase-draft = Regions
table-phase-order = Order
table-phase-auction = Auction
table-phase-resources = Fuel
table-phase-building = Build
table-phase-bureaucracy = Power
table-phase-over = Game over
table-time-left = Time left
table-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
    }
table-help = Help
table-rules = Rules
table-menu = Menu of the table

## Keys

table-keys = Table
table-key-shortcuts = Keyboard shortcuts
table-key-map = To the map
table-key-action = To the action area
table-key-chat = Chat
table-key-log = Log
table-key-settings = Settings

## What is to do, and why. $player is a name.

table-do-draft = { $count ->
    [one] Pick the last region: only the regions in play are built in.
   *[other] Pick a region: { $count } more come into play, each next to those picked.
    }
table-do-nominate = Put a plant up for auction, or pass and buy none this round.
table-do-nominate-1 = Put a plant up for auction: in round 1 everyone buys one.
table-do-last-buyer = Nobody else is left to bid: a plant costs you just its number. Or pass.
table-do-last-buyer-1 = Nobody else is left to bid: a plant costs you just its number.
table-do-open = Name your opening bid for plant { $plant }: at least its number.
table-do-bid = { $player } bids { $bid } for plant { $plant }: bid more, or drop out of this auction.
table-do-scrap = With plant { $plant } you own one too many: choose which other one to scrap.
table-do-settle = Plant { $plant } is scrapped: decide what to do with the fuel that lay on it.
table-do-resources = Buy fuel, so that your plants can run at the end of the round. Each marker you buy makes the next one dearer.
table-do-first-city = Choose where your network begins: any empty city will do, and only the house is paid.
table-do-building-1 = Connect cities: each one your plants power pays at the end of the round. Step 2 begins at { $step2 } cities.
table-do-building = Connect cities: each one your plants power pays at the end of the round. The game ends at { $end } cities.
table-do-bureaucracy = { $count ->
    [0] You have no city yet, so nothing need run: you still earn a little.
    [one] Run plants to power your city: it is paid by cities powered.
   *[other] Run plants to power up to { $count } cities: income grows with each.
    }
table-do-over = The game is over.

table-wait-draft = { $player } is picking a region.
table-wait-order = The turn order is being set.
table-wait-nominate = { $player } chooses a plant for auction, or passes.
table-wait-bid = { $player } is bidding for plant { $plant }.
table-wait-scrap = { $player } owns one plant too many and is scrapping one.
table-wait-resources = { $player } is buying fuel.
table-wait-building = { $player } is building.
table-wait-bureaucracy = { $player } is choosing which plants to run.
table-me-next = You are next.
table-me-later = { $count ->
    [one] { $count } more player comes before you.
   *[other] { $count } more players come before you.
    }
table-me-done = You are done with this phase.
table-me-auction-done = You are done with the auctions of this round.
table-me-auction-waiting = Your turn comes when a plant is up, or when you are to choose.
table-me-leading = You lead with { $bid }.
table-me-out = You dropped out of this auction, not of the phase.
table-me-in = You are still in.

## Players

table-players = Players
table-money-hidden = Money is hidden
table-figure-cities = { $count ->
    [one] { $count } city connected
   *[other] { $count } cities connected
    }
table-figure-power = { $count ->
    [one] The plants can power { $count } city
   *[other] The plants can power { $count } cities
    }
table-tag-you = you
table-tag-bot = bot
table-tag-away = bot stands in
table-tag-offline = away
table-tag-resigned = resigned
table-tag-host = host
# What a player is doing, in a word or two.
table-status-drafting = picking a region
table-status-choosing = choosing a plant
table-status-bidding = bidding
table-status-bidder = in the auction
table-status-leads = leads, { $bid }
table-status-out = out of this one
table-status-scrapping = scrapping a plant
table-status-bought = bought { $plant }
table-status-passed = passed
table-status-buying = buying fuel
table-status-building = building
table-status-powering = powering
table-status-powered = { $count ->
    [one] powered { $count } city
   *[other] powered { $count } cities
    }
table-status-next = next
table-status-waiting = waiting
table-status-done = done
table-status-place = place { $place }

## Turn order and city track

table-track = Turn order and cities
table-order-forward = plays left to right
table-order-reversed = plays right to left
table-cities-connected = Cities connected
table-step-2 = Step 2
table-step-2-at = Step 2 begins at { $count }
table-end = End
table-end-at = The game ends at { $count }

## Plants

table-plant-market = Power plant market
# $burns is a phrase such as “2 coal”.
table-plant-sentence = { $powers ->
    [one] Plant { $plant }, { $kind }: { $burns } for { $powers } city.
   *[other] Plant { $plant }, { $kind }: { $burns } for { $powers } cities.
    }
table-plant-sentence-free = { $powers ->
    [one] Plant { $plant }, { $kind }: { $powers } city without fuel.
   *[other] Plant { $plant }, { $kind }: { $powers } cities without fuel.
    }
table-no-fuel = no fuel
table-burns-hybrid = { $count } coal or oil, in any mix
table-cities-word = { $count ->
    [one] city
   *[other] cities
    }
table-stored = On it: { $fuel }.
table-stored-nothing = No fuel on it.
table-step-3-card = The Step 3 card
table-step-3-tip = Step 3 begins after this phase: up to 3 houses in a city, and all six plants are for sale.
table-deck-left = { $count ->
    [one] { $count } plant left in the deck
   *[other] { $count } plants left in the deck
    }
table-deck-tip = What can still come
table-still-to-come = What can still come
table-next-card = The next card
table-deck-unknown = { $count ->
    [one] { $count } card of these, in unknown order
   *[other] { $count } cards of these, in unknown order
    }
table-deck-removed = { $count ->
    [one] { $count } of them was removed unseen before the game.
   *[other] { $count } of them were removed unseen before the game.
    }
table-step-3-below = It lies under them. When it is drawn, what lies below it is shuffled and Step 3 begins.
table-deck-buried = Under the Step 3 card
table-deck-all = In the deck, in unknown order
table-gone = Out of the game

## Resource market

table-fuel-note = Cheapest first
table-fuel-words = { $count ->
    [one] { $count } marker of { fuel } in the market, for { $price }
   *[other] { $count } markers of { fuel } in the market, the cheapest for { $price }
    }
table-fuel-sold-out = No { fuel } left in the market
table-bay = { $count ->
    [0] No { fuel } at a price of { $price }
   *[other] { $count } { fuel } at a price of { $price }
    }
table-bay-coming = { $count } more at the end of the round
table-supply = supply
table-supply-tip = Not in the market: what plants burn comes back here
table-refill = refill
table-refill-tip = Comes into the market at the end of this round, in Step { $step }
table-less = Less
table-more = More

## Log, chat and who is there

table-map = Map
table-log = Log
table-log-all = All
table-log-empty = Nothing has happened yet.
table-log-fuel = { $player } buys { $fuel } for { $price } Elektro.
table-log-undo = { $player } takes moves back.
table-log-takeback = Everyone agrees: moves are taken back, as { $player } asked.
table-by-clock = (time was up: a bot moved)
table-by-order = (by limit)
table-rule-tip = Read this rule
table-since = { $count ->
    [one] { $count } thing happened since your last turn
   *[other] { $count } things happened since your last turn
    }
table-since-list = Since your last turn
table-since-skip = Skip
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-spectator = Only players can write here.
table-say = Say something
table-send = Send
table-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
    }

## Above the table

table-reconnecting = The connection is lost. Trying again …
table-closed = The connection is closed.
table-spectating = You are watching this game.
table-take-seat = Take a seat
table-bot-plays = A bot is playing for you.
table-you-resigned = You resigned. A bot plays on for you.
# $player: those who want it.
table-proposal-takeback = { $count ->
    [one] { $player } would like to take back { $count } move.
   *[other] { $player } would like to take back { $count } moves.
    }
table-proposal-abandon = { $player } would like to end the game without a result.
table-proposal-missing = Still to agree: { $players }
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw
table-hand-over = { $player }, it is your turn
table-hand-over-help = Pass the device on. Nobody else should look now.
table-hand-over-ready = I am { $player }

## The menu

table-undo = Undo my last moves
table-undo-none = There is nothing to undo.
table-takeback = Propose a takeback
table-takeback-help = From which move on should the game be taken back? Everyone has to agree.
table-propose = Propose it
table-abandon = Propose to end the game
table-abandon-help = If everyone agrees, the game ends without a result.
table-resign = Resign
table-resign-help = A bot will play on for you, and you cannot come back.
table-stand-in = Let a bot play for me
table-stand-in-for = Let a bot play for { $player }
table-return = Play again myself
table-leave = Leave the table
table-leave-help = Before the game your seat becomes free again. In a game a bot plays on, and anyone with the link may take the seat.
table-remove = Remove { $player }
table-remove-help = A bot will play for { $player }, and anyone with the link may take the seat.
table-remove-yes = Remove
table-rematch = Play again
table-share = Share the link
table-copied = Copied.
table-not-copied = This could not be copied: { $text }
table-copy = Copy
table-download = Download the record
table-code = Recovery code
table-code-help = With this code { $players } can be played from another device. Keep it like a password.
table-code-kept = I have kept it

## Before and after the game

table-waiting-title = A table: { $board }
table-waiting-for = { $count ->
    [0] Everyone is here.
    [one] { $count } seat is free. The game begins when it is taken.
   *[other] { $count } seats are free. The game begins when all are taken.
    }
table-waiting-host = The host begins.
table-start = Begin
table-start-bots = { $count ->
    [one] Begin, with a bot on the free seat
   *[other] Begin, with bots on the { $count } free seats
    }
table-player-count = { $count } players
table-regions-random = Regions by lot
table-regions-draft = Regions are picked in turn
table-regions-chosen = Regions: { $regions }
table-no-clock = No clock
table-hidden-money = Money is kept secret
table-no-spectators = No spectators
table-no-hints = No hints
table-seeded = With a seed the host chose
table-your-name = Your name
table-sit-down = Sit down
table-have-code = I have a recovery code
table-retake = Take my seat back
table-invite = Link to this table
table-invite-help = Anyone with this link can sit down.
table-final-board = Look at the final board
table-to-result = To the result
