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
learn-single-keys-about = Off for whoever dictates, or presses keys by accident.
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
learn-lesson-order-text = Whoever leads bids first but buys fuel and builds last. It can pay to stay behind.
learn-begin = Start the guided game
learn-begin-about = A real game against two gentle opponents, with a coach who explains each decision. You can dismiss the coach at any time.

learn-coach = Coach
learn-coach-next = I see
learn-coach-leave = Without the coach
learn-coach-welcome = Welcome
learn-coach-welcome-text = The bar at the top shows the five phases of a round. What you can do now is always at the bottom, in amber. Nothing is final until you confirm it.
learn-coach-nominate = Choose a plant
learn-coach-nominate-text = The upper row is for sale. The number is the least price; the symbols say what it burns, the bolt how many cities it powers. Click one and open the bidding. Something around 5 to 10 Elektro is fine for a start.
learn-coach-bid = Bid or pass
learn-coach-bid-text = Raise by at least one, or drop out. You may still buy another plant later this round. With “up to” the game bids for you.
learn-coach-scrap = One plant too many
learn-coach-scrap-text = You may own three. Give up the weakest one; fuel that fits on the others moves there.
learn-coach-fuel = Buy fuel
learn-coach-fuel-text = Buy what your plants burn in one round; the shortcut does it for you. The cheapest markers go first, and whoever is last in the order buys first.
learn-coach-first_city = Your first city
learn-coach-first_city-text = Pick any free city for 10. Choose a place with cheap lines around it: small numbers on the map are short ways.
learn-coach-build = Build
learn-coach-build-text = Amber slots can be built now. Point at a city to see the way and its price. Do not build many more cities than your plants can power, and keep some money for the next auction.
learn-coach-power = Power your cities
learn-coach-power-text = The best choice is already selected. Confirm, and the income is yours.
learn-coach-order = The order has changed
learn-coach-order-text = Whoever has the most cities is first now: first to open auctions, last to buy fuel and to build.
learn-coach-step2 = Step 2
learn-coach-step2-text = From now on every city has room for a second house, for 15. New places close to you have opened.
learn-coach-step3 = Step 3
learn-coach-step3-text = Three houses a city now, and all plants in the market are for sale. The end is not far.
learn-coach-end = How it ends
learn-coach-end-text = The dark cell on the track is the end: whoever reaches it ends the game after building. Then the powered cities are counted, so make sure your plants and your fuel are enough for all of yours.
learn-coach-over = That was a whole game
learn-coach-over-text = Look at the charts and the turning points, or play again. You know all you need.

learn-shortcuts = Keys
learn-map-keys = On the map: arrows go from city to city, Enter picks, Backspace takes back, letters jump to a name, + and − zoom, 0 shows all.
