### The page: first steps, the rules, settings, keys.

learn-settings = Settings
learn-language = Language
learn-theme = Appearance
learn-theme-auto = As the system
learn-theme-light = Light
learn-theme-dark = Dark
learn-text-size = Text size
learn-text-small = Small
learn-text-normal = Normal
learn-text-large = Large
learn-text-huge = Very large
learn-palette = Player colours
learn-palette-standard = Standard
learn-palette-bright = Bright
learn-palette-mono = Greys
learn-letters = Letters instead of shapes for the players
learn-patterns = Strong patterns on the map
learn-motion = Animations
learn-confirmations = Ask before passing
learn-confirmations-about = Passing cannot always be taken back.
learn-single-keys = Shortcuts by single keys
learn-single-keys-about = Turn this off if you use voice input or press keys by accident.
learn-sounds = Sounds
learn-sounds-about = A short tone when it is your turn.
learn-notifications = Notifications
learn-notifications-about = The browser tells you when it is your turn, even in another window.
learn-notifications-denied = The browser does not allow notifications from this page.

learn-rules = Rules
learn-rules-about = Every rule has a number. The game cites it wherever it acts by itself or says no.
learn-search = Search
learn-found = { $count ->
    [0] Nothing found
    [one] { $count } rule found
   *[other] { $count } rules found
    }
learn-chapters = Chapters
learn-players = Players
learn-numbers = The numbers of the game
learn-numbers-regions = Regions in play
learn-numbers-removed = Plants removed unseen
learn-numbers-plants = Plants you may own
learn-numbers-step2 = Cities that start Step 2
learn-numbers-end = Cities that end the game
learn-refill = Refill of the market

learn-title = Learn it by playing
learn-lead = You run an electricity company. Buy plants, feed them, connect cities, and sell the power. This is all there is to it:
learn-lesson-goal = The goal
learn-lesson-goal-text = Power the most cities in the last round. Money only breaks ties, so spend it in time.
learn-lesson-auction = Bid for plants
learn-lesson-auction-text = One plant a round, sold by auction. Its number is the least it costs. It burns some fuel and powers some cities.
learn-lesson-fuel = Buy fuel
learn-lesson-fuel-text = The more everyone buys, the dearer it gets. A plant stores fuel for two rounds.
learn-lesson-build = Connect cities
learn-lesson-build-text = Pay for the house and for the cheapest way from your network. Early cities cost 10, later ones 15 or 20.
learn-lesson-power = Power them
learn-lesson-power-text = Choose which plants to run. The more cities you power, the more you earn. Then the market is refilled.
learn-lesson-order = Mind the order
learn-lesson-order-text = The leader bids first but buys fuel and builds last. It can pay to stay behind.
learn-begin = Start the guided game
learn-begin-again = Start over
learn-continue = Go on with the guided game
learn-begin-about = Two rounds against two gentle opponents, about ten minutes. A coach shows you what to do; skip whatever you like.

learn-coach = Coach
learn-coach-place = Lesson { $place } of { $count }
learn-coach-begin = Let’s go
learn-coach-next = I see
learn-coach-skip = Skip lesson
learn-coach-leave = Without the coach
learn-coach-welcome = Welcome
learn-coach-welcome-text = The player who powers the most cities at the end wins. I show you two rounds: do what is lit in amber, or anything else. Nothing counts until you confirm it.
learn-coach-auction = Buy a plant
learn-coach-auction-text = The number is its lowest price. Below it: the fuel it burns in a round, and how many cities that powers.
learn-coach-resources = Buy fuel
learn-coach-resources-text = Plants run on fuel. Each marker you buy makes the next one dearer.
learn-coach-building = Connect cities
learn-coach-building-text = A house costs 10. From your second city on you also pay for the line: the number on it.
learn-coach-bureaucracy = Power your cities
learn-coach-bureaucracy-text = Your plants burn their fuel, and each city they power pays.
learn-coach-order = Who comes first
learn-coach-order-text = You are number { $place } of { $count } now. Most cities is first: first to open auctions, but last to buy fuel and to build.
learn-coach-scrap = One plant too many
learn-coach-scrap-text = You may own three. Give up the weakest one; fuel that fits on the others moves there.
learn-coach-step2 = Step 2
learn-coach-step2-text = From now on every city has room for a second house, for 15. New places close to you have opened.
learn-coach-step3 = Step 3
learn-coach-step3-text = Three houses a city now, and all plants in the market are for sale. The end is not far.
learn-coach-end = How it ends
learn-coach-end-text = The dark cell on the track is the end: a player who reaches it ends the game after building. Then the powered cities are counted, so make sure your plants and your fuel are enough for all of yours.
learn-coach-over = That was a whole game
learn-coach-over-text = Look at the charts and the turning points, or play again. You know all you need.

# What to do now: one thing at a time.
learn-goal-plant = Choose plant { $plant }: the best value now.
learn-goal-open = Open the bidding with the amber button.
learn-goal-bid = Bid { $bid } with the amber button. It is worth up to { $most }.
learn-goal-leave = Too dear: pass. You can still buy another one.
learn-goal-pass = Nothing here is worth its price: pass.
learn-goal-sure = Confirm with the amber button.
learn-goal-fuel = Press “{ $button }”: you need { $fuel }.
learn-goal-buy = Well chosen. Buy it with the amber button.
learn-goal-buy_nothing = Nothing to buy now: go on with the amber button.
learn-goal-first_city = Pick { $city } on the map, for { money-amount }: lines are short there.
learn-goal-city = Pick { $city }, for { money-amount } with its line.
learn-goal-build = That will do. Build with the amber button.
learn-goal-build_nothing = Save your money: go on with the amber button.
learn-goal-power = Collect { money-amount } with the amber button.
learn-goal-wait = The others are moving. Your turn comes soon.

# What has come of it.
learn-done-plant = Plant { $plant } is yours for { money-amount }.
learn-done-fuel = You bought { $fuel } for { money-amount }.
learn-done-built = { $count ->
    [one] You connected { $count } city for { money-amount }.
   *[other] You connected { $count } cities for { money-amount }.
    }
learn-done-powered = { $count ->
    [0] You power no city: { money-amount }.
    [one] You power { $count } city: { money-amount }.
   *[other] You power { $count } cities: { money-amount }.
    }

learn-closing = Now you can play
learn-closing-lead = Two rounds, and you have seen every phase. So you stand: { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
    }, { $plants ->
    [one] { $plants } plant
   *[other] { $plants } plants
    }, { money-amount }.
learn-later = What comes later
learn-later-step2 = Step 2: a second house in every city, for 15.
learn-later-step3 = Step 3: a third house, for 20, and all plants are for sale.
learn-later-end = The end: a player connects { $count } cities. The player who powers the most wins.
learn-closing-on = Play on here
learn-closing-new = New game with three bots

learn-shortcuts = Keys
learn-map-keys = On the map: arrows go from city to city, Enter picks, Backspace takes back, letters jump to a name, + and − zoom, 0 shows all.
