### Wörter. Beschriftungen beginnen groß; `fuel` und `fuel-count` stehen mitten im Satz.

language-name = Deutsch

list-more = { $first }, { $next }
list-last = { $first } und { $next }

## Phasen

phase-draft = Wahl der Regionen
phase-order = Reihenfolge
phase-auction = Auktion
phase-resources = Rohstoffe
phase-building = Bauen
phase-bureaucracy = Bürokratie
phase-over = Spielende

## Rohstoffe

fuel-coal = Kohle
fuel-oil = Öl
fuel-garbage = Müll
fuel-uranium = Uran
fuel = { $fuel ->
    [coal] Kohle
    [oil] Öl
    [garbage] Müll
   *[uranium] Uran
    }
fuel-count = { $count } { fuel }

## Arten von Kraftwerken

plant-kind-coal = { fuel-coal }
plant-kind-oil = { fuel-oil }
plant-kind-garbage = { fuel-garbage }
plant-kind-uranium = { fuel-uranium }
plant-kind-hybrid = Hybrid
plant-kind-wind = Windkraft
plant-kind-fusion = Fusion

## Farben der Plätze

colour-blue = Blau
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-purple = Lila
colour-black = Schwarz

## Mit Zahl oder Namen

round-number = Runde { $round }
step-number = Stufe { $step }
plant-number = Kraftwerk { $plant }
money-amount = { $amount } Elektro
city-count = { $count ->
    [one] { $count } Stadt
   *[other] { $count } Städte
    }
cards-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
    }
turn-of = Am Zug: { $player }

## Beschriftungen

label-player = Spieler
label-place = Platz
label-money = Geld
label-plants = Kraftwerke
label-cities = Städte
label-region = Region
label-resources = Rohstoffe
label-houses = Häuser
label-turn-order = Reihenfolge
label-current-market = Aktueller Markt
label-future-market = Zukünftiger Markt
label-resource-market = Rohstoffmarkt
label-supply = Vorrat
label-deck = Stapel
label-capacity = Leistung
label-powered-cities = Versorgte Städte
label-income = Einkommen
label-price = Preis
label-cost = Kosten
label-highest-bid = Höchstgebot
label-sold-out = Ausverkauft
label-undo = Zurücknehmen
label-your-turn = Du bist am Zug
label-winner = Sieg
label-shared-victory = Geteilter Sieg
