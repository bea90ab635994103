### The map of the page, and the table of its cities.

map-board = Mapa: { $board }
map-you = ty
map-not-in-play = Poza grą
map-fit = Pokaż całą mapę (0)
map-zoom-in = Przybliż (+)
map-zoom-out = Oddal (−)

## A city, sentence by sentence. $slots is how many houses a city takes now.

map-city = { $city } ({ $region }).
map-city-out = Leży poza regionami w grze.
map-city-empty = Brak domów; miejsca: { $slots }.
map-city-houses = Domy: { $count } z { $slots }, { $owners }.
map-city-planned = Zaplanowane na tę turę.
map-city-target = Możesz budować za { $price }.
map-city-price = Budowa tutaj kosztowałaby cię { $price }.

## Beside a city

map-link = Linia { $from } – { $to } kosztuje { $cost }
map-parts = Połączenia { $links } + dom { $house }
map-total = razem
map-total-left = razem, zostanie { $left }

## Choosing the regions in play

map-region-pick = { $region }: wprowadź do gry
map-region-in-play = { $region }: w grze
map-region-barred = { $region }: teraz nie do wyboru

## The table

map-table-title = Miasta, w których możesz budować, od najtańszych
map-table-all = Miasta w grze i ich domy
map-table-find = Znajdź miasto
map-table-found = { $count ->
    [one] Znaleziono { $count } miasto
    [few] Znaleziono { $count } miasta
    [many] Znaleziono { $count } miast
   *[other] Znaleziono { $count } miasta
    }
map-table-none-found = Żadne miasto tak się nie nazywa.
map-table-empty = Nie ma miasta, w którym można by budować.
map-table-city = Miasto
map-table-parts = Połączenia + dom
map-table-total = Razem
map-table-left = Zostanie
map-table-choice = Wybór
map-table-build = Buduj
map-table-take-back = Cofnij
map-table-take-back-city = Cofnij: { $city }
