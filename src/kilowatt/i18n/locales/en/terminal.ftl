### The table in the terminal. What is typed is the same in every language, so it is filled in: $example, $move, $command, $key.

## What to do now, in one sentence. $example is a move as it is typed.

terminal-todo-draft = Pick a region: { $example }.
terminal-todo-open = Put a plant up for auction: { $example }.
terminal-todo-buy-alone = Nobody bids against you. Buy a plant at its number: { $example }.
terminal-todo-first-bid = Make the first bid for plant { $plant }: { $example } or more.
terminal-todo-raise = Bid more for plant { $plant }: { $example }.
terminal-todo-scrap = You own 1 plant too many. Scrap one: { $example }.
terminal-todo-leave-fuel = You may return resources of plant { $plant }: { $example }.
terminal-todo-must-leave-fuel = Not all resources of plant { $plant } fit elsewhere. Return some: { $example }.
terminal-todo-buy-fuel = Buy resources: { $example }.
terminal-todo-build = Build in cities: { $example }.
terminal-todo-power = Run plants: { $example }.
terminal-todo-forced = You have only one move: { $example }.
terminal-or = Or: { $move }.
terminal-then = When finished: { $move }.
# The key that ends a line, with nothing typed before it.
terminal-enter = { $key } alone does this.

## The table

# In a small space: the cities that start Step 2, and those that end the game.
terminal-goals = Step 2: { $step } cities · end: { $end }
terminal-plant-legend = it burns → cities it powers
# The head of a column: what the next refill adds.
terminal-refill = Refill
terminal-log = What happened
terminal-build-list = Cities you can build in, cheapest first
# $command shows the rest.
terminal-more = { $count } more: { $command }
terminal-via = via { $path }
terminal-connections = Connections of { $city }
terminal-in-play = ✔ in play
# Behind the name of the one person at the keyboard.
terminal-you = you
# $markers: “2 coal and 1 oil”.
terminal-bought = { $player } buys { $markers } for { money-amount }.

## What moves mean

terminal-leaves = { money-amount } left
terminal-bids = any number from { $least } to { $most }
terminal-pass-auction = drop out of this auction
terminal-pass-round = buy no plant this round
terminal-burns = burns { $markers }

## Commands

terminal-help-moves = Your moves
terminal-help-commands = Commands
terminal-file = FILE
terminal-command-help = all moves with their prices
terminal-command-map = all cities with houses and costs; with a city: its connections
# $command shows all.
terminal-command-log = what happened since your last move; everything: { $command }
terminal-command-table = the table again
terminal-command-undo = { label-undo }: your last move
terminal-command-save = save the game
terminal-command-load = load a game
terminal-command-position = this position as one line of text
terminal-command-quit = leave
terminal-hint = { $help } all moves with prices · { $tab } completes · { $undo } takes back · { $quit } leaves

## Answers

terminal-start = You play { $player }. Seed { $seed }: the same seed deals the same game again.
terminal-start-watch = Seed { $seed }: the same seed deals the same game again.
terminal-unknown-word = I do not know “{ $word }”. { $help } shows what you can type.
terminal-did-you-mean = I do not know “{ $word }”. Did you mean { $near }?
terminal-write-like-this = I do not understand “{ $word }”. Write it like this: { $example }
terminal-nothing-done = Nothing was done of: { $moves }.
terminal-mix-chosen = The hybrids burn what you have: { $move }.
terminal-bot-failed = The bot “{ $bot }” of { $player } has failed ({ $error }). A built-in bot plays on for it.
terminal-nothing-to-undo = There is nothing to take back.
# $others: how many moves of others came after it.
terminal-undone = { $others ->
    [0] { $player } takes back: { $move }.
    [one] { $player } takes back: { $move }. With it goes { $others } later move.
   *[other] { $player } takes back: { $move }. With it go { $others } later moves.
    }
terminal-saved = Saved: { $file }
terminal-not-saved = Not saved: { $error }
terminal-file-exists = { $file } already exists. To replace it: { $command }
terminal-loaded = { $moves ->
    [one] Loaded: { $file }, { $moves } move.
   *[other] Loaded: { $file }, { $moves } moves.
    }
terminal-not-loaded = Not loaded: { $error }
terminal-unsaved = This game is not saved. To drop it: { $command }
terminal-hand-over = Pass the keyboard to { $player }, then press { $key }.
terminal-save-offer = Save the game? Type a file name, or only { $key } for no.
terminal-continue = To play on: { $command }

## The end

terminal-ranking = Final ranking
terminal-decided-by-powered = The cities powered decide.
terminal-decided-by-money = Equal in cities powered: the money decides.
terminal-decided-by-cities = Equal in cities powered and money: the cities decide.
terminal-decided-shared = Equal in cities powered, money and cities: the victory is shared.

## Replay

terminal-replay-start = { $count ->
    [one] The start of a game of { $count } move.
   *[other] The start of a game of { $count } moves.
    }
terminal-replay-move = Move { $number } of { $count }: { $player }, { $move }
terminal-replay-next = next
terminal-replay-back = back
terminal-replay-jump = to this move
terminal-replay-round = to this round
terminal-replay-no-move = There is no move { $number }. The last one is { $count }.
terminal-replay-no-round = There is no round { $number }. The last one is { $count }.
