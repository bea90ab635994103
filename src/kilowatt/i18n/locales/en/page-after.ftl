### After the game: the result, how it went, and the replay.

after-you-win = You win!
after-you = you
after-abandoned = This game was abandoned.
after-unfinished = This game was not played to its end.
after-standings = Final ranking
after-why-powered = Powered cities decide: { $first } to { $other } ({ $second }).
after-why-money = Equal in powered cities, so money decides: { $first } to { $other } Elektro ({ $second }).
after-why-cities = Equal in powered cities and money, so connected cities decide: { $first } to { $other } ({ $second }).
after-why-shared = Equal in powered cities, money and connected cities: the victory is shared.

## What to do next

after-next = What next
after-rematch = Rematch
after-to-rematch = To the rematch
after-replay = Watch the replay
after-share = Share
after-share-moment = Share this moment
after-download = Download
after-to-table = To the table

## How it went

after-course = How it went
after-chances = Chances of winning
after-chart = Chart: { $title }. Arrow keys read the values.
after-as-table = As a table
after-legend = Players shown
after-turning = Turning points
after-turning-waiting = Turning points are being worked out …
after-turning-none = Turning points are not known for this game.
after-turning-steady = No single moment turned this game.
after-gained = { $player } pulls ahead
after-lost = { $player } falls back
after-watch = Watch
after-awards = Honours
after-dearest-plant = Dearest plant
after-plant-for = Plant { $plant } for { $price } Elektro
after-most-fuel = Most fuel
after-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
    }
after-best-income = Best income
after-income-in = { $amount } Elektro in round { $round }
after-most-built = Greatest builder

## Playing on

after-play-on = Play on from here
after-play-on-hint = A new table begins at this moment. The cards come as they came then.
after-play-on-over = The game is over here. Go back to an earlier moment.

## The replay

after-table = Table
after-log = Log
after-controls = Controls
after-time = Moment of the game
after-moment = Round { $round }, { $phase } · move { $number } of { $count }
after-speed = Speed
after-eyes = Seen from
after-eyes-all = Everything open
after-eyes-none = As a spectator
after-eyes-of = As { $player } saw it
after-play = Play
after-pause = Pause
after-move-back = One move back
after-move-on = One move on
after-phase-back = One phase back
after-phase-on = One phase on
after-round-back = One round back
after-round-on = One round on
after-to-start = To the start
after-to-end = To the end
