### The start page: playing at once, inviting friends, lists of tables, accounts.

start-what-it-is = Bid for power plants, buy fuel, connect cities: the board game Power Grid, in your browser.
start-play-now = Play now
start-play-now-with = You and three bots
start-bots = Bots
start-map = Map
start-either-map = Either
start-invite = Invite friends
start-learn-to-play = New here? Learn it in 10 minutes
start-foot = Kilowatt is free and open source (MIT). No account needed, no advertising, no tracking.

## The bar

start-pages = Pages
start-learn = Learn
start-rules = Rules
start-settings = Settings
start-language = Language

## Levels of bots

start-level-easy = Easy
start-level-normal = Normal
start-level-hard = Hard
start-level-expert = Expert

## Lists

start-my-games = My games
start-my-games-empty = Nothing yet. Your first game is one click away.
start-turns-waiting = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
    }
start-open-tables = Open tables
start-open-tables-empty = Nobody is looking for players right now. Invite friends, or let everyone find your table.
start-finished = Finished games
start-finished-empty = No game has ended yet. Replays will be here.
start-show-more = Show more
start-join = Join
start-replay = Replay
start-seats-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
    }
start-under-way = Under way
start-won = { $count ->
    [1] { $winners } won
   *[other] { $winners } share the victory
    }
start-imported = Imported
start-abandoned = Abandoned
start-record-of = { $count ->
    [one] A game of { $count } player
   *[other] A game of { $count } players
    }
start-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
    }
start-bring-in = Open a record
start-bringing-in = Checking every move …

## Inviting: seats

start-players = Players
start-who-plays = Who plays { $colour }
start-name-of = Name of { $colour }
start-seat-me = Me
start-seat-me-too = Me, same device
start-seat-open = Open
start-seat-open-hint = anyone with the link
start-seat-bot = { $level } bot
start-hot-seat = You share this device: between turns the page asks you to hand it over.
start-nobody-is-me = Keep a seat for yourself.

## Inviting: regions

start-regions = Regions
start-regions-random = Random
start-regions-random-hint = { $count ->
    [one] { $count } region is drawn by lot.
   *[other] { $count } regions that touch are drawn by lot.
    }
start-regions-draft = Draft
start-regions-draft-hint = { $count ->
    [one] The players pick { $count } region.
   *[other] The players pick { $count } regions, one after the other.
    }
start-regions-list = Choose now
start-regions-list-hint = { $count ->
    [one] Choose { $count } region.
   *[other] Choose { $count } regions that touch.
    }
start-regions-left = { $count ->
    [one] { $count } more to choose.
   *[other] { $count } more to choose.
    }
start-regions-done = That is an area to play on.
start-regions-enough = There are enough regions. Take one out first.
start-regions-apart = These regions do not all touch. Fill the gap, or take one out.

## Inviting: terms

start-money-open = Open
start-money-hidden = Hidden
start-found-by = Who can join
start-by-link = With the link
start-by-all = Everyone
start-clock = Clock
start-no-clock = No clock
start-clock-live = In one sitting
start-clock-days = Over days
start-clock-move = { $time } a turn
start-clock-bank = { $time } in all, and { $more } more each turn
start-spectators = Others may watch
start-hints = Hints may be asked for
start-advanced = More options
start-seed = Seed
start-seed-hint = The same number deals the same cards again. Anyone who knows it may know the cards.
start-then-a-link = Next you get a link to send to your friends.
start-begins-at-once = Every seat is taken: the game begins at once.
start-make-table = Create the table
start-begin = Start the game

## Accounts

start-account = Account
start-log-in = Log in
start-log-out = Log out
start-sign-up = Create account
start-sign-up-hint = You can play without an account. With one your seats follow you to every device.
start-signed-up = Welcome, { $name }. Your seats belong to your account now.
start-account-hint = Your seats follow you wherever you log in.
start-name = Name
start-password = Password
start-password-hint = At least { $least } characters
start-old-password = Old password
start-new-password = New password
start-change-password = Change password
start-password-changed = The password is changed. All other devices are logged out.
start-log-out-everywhere = Log out everywhere
start-forgot = Forgot your password?
start-forgot-hint = Ask the operator of this server for a one-time code, with which you set a new password.
start-reset-code = One-time code
start-reset = Set new password
start-data = My data
start-export = Download my data
start-delete-account = Delete account
start-delete-hint = Your name and your chat disappear from all games, and bots play on for you. This cannot be undone.
start-account-deleted = Your account is deleted.
start-take-seat = Take a seat back
start-take-seat-hint = Moves a seat from another device to this one. The code was shown when you sat down.
start-table-link = Link of the table
start-code = Recovery code
