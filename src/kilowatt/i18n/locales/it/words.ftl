### Parole. Le etichette iniziano con la maiuscola; `fuel` e `fuel-count` stanno dentro una frase.

language-name = Italiano

list-more = { $first }, { $next }
list-last = { $first } e { $next }

## Fasi

phase-draft = Scelta delle regioni
phase-order = Ordine di turno
phase-auction = Asta
phase-resources = Risorse
phase-building = Costruzione
phase-bureaucracy = Burocrazia
phase-over = Fine della partita

## Risorse

fuel-coal = Carbone
fuel-oil = Petrolio
fuel-garbage = Rifiuti
fuel-uranium = Uranio
fuel = { $fuel ->
    [coal] carbone
    [oil] petrolio
    [garbage] rifiuti
   *[uranium] uranio
    }
fuel-count = { $count } unità di { fuel }

## Tipi di centrale

plant-kind-coal = { fuel-coal }
plant-kind-oil = { fuel-oil }
plant-kind-garbage = { fuel-garbage }
plant-kind-uranium = { fuel-uranium }
plant-kind-hybrid = Ibrida
plant-kind-wind = Eolica
plant-kind-fusion = Fusione

## Colori dei posti

colour-blue = Blu
colour-red = Rosso
colour-yellow = Giallo
colour-green = Verde
colour-purple = Viola
colour-black = Nero

## Con un numero o un nome

round-number = Turno { $round }
step-number = Periodo { $step }
plant-number = Centrale { $plant }
money-amount = { $amount } Elektro
city-count = { $count } città
cards-left = { $count ->
    [one] resta { $count } carta
   *[other] restano { $count } carte
    }
turn-of = Tocca a { $player }

## Etichette

label-player = Giocatore
label-place = Posto
label-money = Denaro
label-plants = Centrali
label-cities = Città
label-region = Regione
label-resources = Risorse
label-houses = Case
label-turn-order = Ordine di turno
label-current-market = Mercato attuale
label-future-market = Mercato futuro
label-resource-market = Mercato delle risorse
label-supply = Riserva
label-deck = Mazzo
label-capacity = Potenza
label-powered-cities = Città alimentate
label-income = Rendita
label-price = Prezzo
label-cost = Costo
label-highest-bid = Offerta più alta
label-sold-out = Esaurito
label-undo = Annulla
label-your-turn = Tocca a te
label-winner = Vince
label-shared-victory = Vittoria condivisa
