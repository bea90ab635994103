### The map of the page, and the table of its cities.

map-board = Mappa: { $board }
map-you = tu
map-not-in-play = Non in gioco
map-fit = Mostra tutta la mappa (0)
map-zoom-in = Ingrandisci (+)
map-zoom-out = Riduci (−)

## A city, sentence by sentence. $slots is how many houses a city takes now.

map-city = { $city } ({ $region }).
map-city-out = Non è in una regione in gioco.
map-city-empty = Nessuna casa; posti: { $slots }.
map-city-houses = Case { $count } su { $slots }: { $owners }.
map-city-planned = Prevista per questo turno.
map-city-target = Puoi costruire per { $price }.
map-city-price = Costruire qui ti costerebbe { $price }.

## Beside a city

map-link = La linea { $from } – { $to } costa { $cost }
map-parts = Collegamenti { $links } + casa { $house }
map-total = in tutto
map-total-left = in tutto, resto { $left }

## Choosing the regions in play

map-region-pick = { $region }: metti in gioco
map-region-in-play = { $region }: in gioco
map-region-barred = { $region }: ora non si può scegliere

## The table

map-table-title = Città in cui puoi costruire, dalla meno cara
map-table-all = Città in gioco e le loro case
map-table-find = Cerca una città
map-table-found = { $count ->
    [one] { $count } città trovata
   *[other] { $count } città trovate
    }
map-table-none-found = Nessuna città si chiama così.
map-table-empty = Non ci sono città in cui costruire.
map-table-city = Città
map-table-parts = Collegamenti + casa
map-table-total = Totale
map-table-left = Resto
map-table-choice = Scelta
map-table-build = Costruisci
map-table-take-back = Togli
map-table-take-back-city = Togli { $city }
