### The map of the page, and the table of its cities.

map-board = Karte: { $board }
map-you = du
map-not-in-play = Nicht im Spiel
map-fit = Ganze Karte zeigen (0)
map-zoom-in = Vergrößern (+)
map-zoom-out = Verkleinern (−)

## A city, sentence by sentence. $slots is how many houses a city takes now.

map-city = { $city } ({ $region }).
map-city-out = Liegt in keiner Region im Spiel.
map-city-empty = Keine Häuser; Platz für { $slots }.
map-city-houses = Häuser { $count } von { $slots }: { $owners }.
map-city-planned = Für diesen Zug geplant.
map-city-target = Du kannst für { $price } bauen.
map-city-price = Hier zu bauen würde dich { $price } kosten.

## Beside a city

map-link = Die Leitung { $from } – { $to } kostet { $cost }
map-parts = Strecke { $links } + Haus { $house }
map-total = zusammen
map-total-left = zusammen, { $left } übrig

## Choosing the regions in play

map-region-pick = { $region }: ins Spiel nehmen
map-region-in-play = { $region }: im Spiel
map-region-barred = { $region }: jetzt nicht wählbar

## The table

map-table-title = Städte, in denen du bauen kannst, die billigste zuerst
map-table-all = Städte im Spiel und ihre Häuser
map-table-find = Stadt suchen
map-table-found = { $count ->
    [one] { $count } Stadt gefunden
   *[other] { $count } Städte gefunden
    }
map-table-none-found = Keine Stadt heißt so.
map-table-empty = Es gibt keine Stadt, in der du bauen könntest.
map-table-city = Stadt
map-table-parts = Strecke + Haus
map-table-total = Gesamt
map-table-left = Rest
map-table-choice = Auswahl
map-table-build = Bauen
map-table-take-back = Zurücknehmen
map-table-take-back-city = { $city } zurücknehmen
