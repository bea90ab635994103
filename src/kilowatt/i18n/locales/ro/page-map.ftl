### The map of the page, and the table of its cities.

map-board = Harta: { $board }
map-you = tu
map-not-in-play = În afara jocului
map-fit = Arată toată harta (0)
map-zoom-in = Mărește (+)
map-zoom-out = Micșorează (−)

## A city, sentence by sentence. $slots is how many houses a city takes now.

map-city = { $city } ({ $region }).
map-city-out = Nu este într-o regiune în joc.
map-city-empty = Nicio casă; locuri: { $slots }.
map-city-houses = Case { $count } din { $slots }: { $owners }.
map-city-planned = Plănuit pentru tura aceasta.
map-city-target = Poți construi cu { $price }.
map-city-price = Să construiești aici te-ar costa { $price }.

## Beside a city

map-link = Linia { $from } – { $to } costă { $cost }
map-parts = Legături { $links } + casă { $house }
map-total = în total
map-total-left = în total, rest { $left }

## Choosing the regions in play

map-region-pick = { $region }: adu în joc
map-region-in-play = { $region }: în joc
map-region-barred = { $region }: nu poate fi aleasă acum

## The table

map-table-title = Orașe în care poți construi, întâi cel mai ieftin
map-table-all = Orașe în joc și casele lor
map-table-find = Caută un oraș
map-table-found = { $count ->
    [one] { $count } oraș găsit
    [few] { $count } orașe găsite
   *[other] { $count } de orașe găsite
    }
map-table-none-found = Niciun oraș nu se numește așa.
map-table-empty = Nu este niciun oraș în care să construiești.
map-table-city = Oraș
map-table-parts = Legături + casă
map-table-total = În total
map-table-left = Rest
map-table-choice = Alegere
map-table-build = Construiește
map-table-take-back = Renunță
map-table-take-back-city = Renunță la { $city }
