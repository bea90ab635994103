### Cuvinte. Etichetele încep cu majusculă; `fuel` și `fuel-count` stau în mijlocul propoziției.
### De la 20 în sus numărul cere „de”: [few] fără, [other] cu.

language-name = Română

list-more = { $first }, { $next }
list-last = { $first } și { $next }

## Faze

phase-draft = Alegerea regiunilor
phase-order = Ordinea jucătorilor
phase-auction = Licitație
phase-resources = Resurse
phase-building = Construcție
phase-bureaucracy = Birocrație
phase-over = Sfârșitul jocului

## Resurse

fuel-coal = Cărbune
fuel-oil = Petrol
fuel-garbage = Gunoi
fuel-uranium = Uraniu
fuel = { $fuel ->
    [coal] cărbune
    [oil] petrol
    [garbage] gunoi
   *[uranium] uraniu
    }
fuel-count = { $count ->
    [one] { $count } jeton
    [few] { $count } jetoane
   *[other] { $count } de jetoane
    } de { fuel }

## Tipuri de centrale

plant-kind-coal = { fuel-coal }
plant-kind-oil = { fuel-oil }
plant-kind-garbage = { fuel-garbage }
plant-kind-uranium = { fuel-uranium }
plant-kind-hybrid = Hibrid
plant-kind-wind = Eolian
plant-kind-fusion = Fuziune

## Culorile locurilor

colour-blue = Albastru
colour-red = Roșu
colour-yellow = Galben
colour-green = Verde
colour-purple = Mov
colour-black = Negru

## Cu un număr sau un nume

round-number = Runda { $round }
step-number = Nivelul { $step }
plant-number = Centrala { $plant }
money-amount = { $amount ->
    [one] { $amount } Elektro
    [few] { $amount } Elektro
   *[other] { $amount } de Elektro
    }
city-count = { $count ->
    [one] { $count } oraș
    [few] { $count } orașe
   *[other] { $count } de orașe
    }
cards-left = { $count ->
    [one] a rămas { $count } carte
    [few] au rămas { $count } cărți
   *[other] au rămas { $count } de cărți
    }
turn-of = La rând: { $player }

## Etichete

label-player = Jucător
label-place = Loc
label-money = Bani
label-plants = Centrale
label-cities = Orașe
label-region = Regiune
label-resources = Resurse
label-houses = Case
label-turn-order = Ordinea jucătorilor
label-current-market = Piața curentă
label-future-market = Piața viitoare
label-resource-market = Piața de resurse
label-supply = Rezervă
label-deck = Pachet
label-capacity = Putere
label-powered-cities = Orașe alimentate
label-income = Venit
label-price = Preț
label-cost = Cost
label-highest-bid = Oferta cea mai mare
label-sold-out = Epuizat
label-undo = Anulează
label-your-turn = E rândul tău
label-winner = Câștigă
label-shared-victory = Victorie împărțită
