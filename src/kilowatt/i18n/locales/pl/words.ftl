### Słowa. Etykiety zaczynają się wielką literą; `fuel` i `fuel-count` stoją w środku zdania.

language-name = Polski

list-more = { $first }, { $next }
list-last = { $first } i { $next }

## Fazy

phase-draft = Wybór regionów
phase-order = Kolejność
phase-auction = Aukcja
phase-resources = Surowce
phase-building = Budowa
phase-bureaucracy = Biurokracja
phase-over = Koniec gry

## Surowce

fuel-coal = Węgiel
fuel-oil = Ropa
fuel-garbage = Śmieci
fuel-uranium = Uran
fuel = { $fuel ->
    [coal] węgiel
    [oil] ropa
    [garbage] śmieci
   *[uranium] uran
    }
    .accusative = { $fuel ->
        [coal] węgiel
        [oil] ropę
        [garbage] śmieci
       *[uranium] uran
        }
    .genitive = { $fuel ->
        [coal] węgla
        [oil] ropy
        [garbage] śmieci
       *[uranium] uranu
        }
fuel-count = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
    [many] { $count } znaczników
   *[other] { $count } znacznika
    } { fuel.genitive }

## Rodzaje elektrowni

plant-kind-coal = { fuel-coal }
plant-kind-oil = { fuel-oil }
plant-kind-garbage = { fuel-garbage }
plant-kind-uranium = { fuel-uranium }
plant-kind-hybrid = Hybryda
plant-kind-wind = Wiatr
plant-kind-fusion = Fuzja

## Kolory miejsc

colour-blue = Niebieski
colour-red = Czerwony
colour-yellow = Żółty
colour-green = Zielony
colour-purple = Fioletowy
colour-black = Czarny

## Z liczbą lub imieniem

round-number = Runda { $round }
step-number = Etap { $step }
plant-number = Elektrownia nr { $plant }
money-amount = { $amount } Elektro
city-count = { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
    [many] { $count } miast
   *[other] { $count } miasta
    }
cards-left = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
    }
turn-of = Teraz gra: { $player }

## Etykiety

label-player = Gracz
label-place = Miejsce
label-money = Pieniądze
label-plants = Elektrownie
label-cities = Miasta
label-region = Region
label-resources = Surowce
label-houses = Domy
label-turn-order = Kolejność graczy
label-current-market = Rynek bieżący
label-future-market = Rynek przyszły
label-resource-market = Rynek surowców
label-supply = Zasoby ogólne
label-deck = Talia
label-capacity = Moc
label-powered-cities = Zasilone miasta
label-income = Dochód
label-price = Cena
label-cost = Koszt
label-highest-bid = Najwyższa oferta
label-sold-out = Wyprzedane
label-undo = Cofnij
label-your-turn = Twoja kolej
label-winner = Wygrywa
label-shared-victory = Wspólne zwycięstwo
