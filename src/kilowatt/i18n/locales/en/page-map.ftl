### The map of the page, and the table of its cities.

map-board = Map: { $board }
map-you = you
map-not-in-play = Not in play
map-fit = Show the whole map (0)
map-zoom-in = Zoom in (+)
map-zoom-out = Zoom out (−)

## A city, sentence by sentence. $slots is how many houses a city takes now.

map-city = { $city }, { $region }.
map-city-out = Not in a region in play.
map-city-empty = No houses; room for { $slots }.
map-city-houses = Houses { $count } of { $slots }: { $owners }.
map-city-planned = Planned for this turn.
map-city-target = You can build for { $price }.
map-city-price = To build here would cost you { $price }.

## Beside a city

map-link = The line { $from } – { $to } costs { $cost }
map-parts = Links { $links } + house { $house }
map-total = total
map-total-left = total, { $left } left

## Choosing the regions in play

map-region-pick = { $region }: bring into play
map-region-in-play = { $region }: in play
map-region-barred = { $region }: cannot be picked now

## The table

map-table-title = Cities you can build, cheapest first
map-table-all = Cities in play, with their houses
map-table-find = Find a city
map-table-found = { $count ->
    [one] { $count } city found
   *[other] { $count } cities found
    }
map-table-none-found = No city has this name.
map-table-empty = There is no city to build in.
map-table-city = City
map-table-parts = Links + house
map-table-total = Total
map-table-left = Left
map-table-choice = Choice
map-table-build = Build
map-table-take-back = Take back
map-table-take-back-city = Take back { $city }
