### Che cosa è successo: event- e il nome dell'evento. Gli argomenti sono spiegati in en/events.ftl.

## Prima del primo turno

event-order_drawn = Ordine di turno estratto a sorte: { $order }.
event-deck_prepared = { $cards ->
    [one] Il mazzo è pronto: { $cards } carta.
   *[other] Il mazzo è pronto: { $cards } carte.
    }
event-regions_chosen = Regioni in gioco: { $regions }.
event-region_drafted = { $player } sceglie la regione { $region }.

## Il turno

event-order_set = { $rule ->
    [R2_2] Ordine secondo le prime centrali: { $order }.
   *[R2_1] Ordine di turno: { $order }.
    }
event-phase_began = Turno { $round }: { $phase }
event-step_began = Inizia il periodo { $step }: fino a { $step } case per città.
event-turn_ended = { $player } ha finito.
event-game_ended = { $count ->
    [1] Vince { $winners }
   *[other] Vittoria condivisa: { $winners }
    }. Città alimentate: { $powered } su { $cities }; denaro: { $money } Elektro.

## Asta

event-plant_nominated = { $player } mette all'asta la centrale { $plant }.
event-bid_made = { $player } offre { $amount } Elektro per la centrale { $plant }.
event-bidder_passed = { $player } lascia l'asta per la centrale { $plant }.
event-opener_passed = { $player } passa e in questo turno non compra centrali.
event-plant_bought = { $player } compra la centrale { $plant } per { $price } Elektro.
event-plant_scrapped = { $player } smantella la centrale { $plant }.
event-fuel_dropped = { $forced ->
    [yes] { $player } non ha spazio e rimette { fuel-count } nella riserva.
   *[no] { $player } rimette { fuel-count } nella riserva.
    }
event-sale_closed = { $player } ha finito con l'asta.

## Mercato delle centrali

event-plant_drawn = La centrale { $plant } entra nel mercato.
event-plant_removed = { $rule ->
    [R6_2] La centrale { $plant } è ormai troppo piccola ed esce dal gioco.
    [R3_11] Nessuno ha comprato: la centrale { $plant } esce dal gioco.
    [R8_2] Periodo 2: la centrale { $plant } esce dal gioco.
    [R8_3] Periodo 3: la centrale { $plant } esce dal gioco.
   *[R7_7] Fine del turno: la centrale { $plant } esce dal gioco.
    }
event-plant_buried = Fine del turno: la centrale { $plant } va sotto il mazzo.
event-step3_drawn = { $cards ->
    [0] Esce la carta «Periodo 3». Il mazzo è vuoto.
    [one] Esce la carta «Periodo 3». Nel mazzo resta { $cards } carta.
   *[other] Esce la carta «Periodo 3». Si mescolano { $cards } carte.
    }

## Risorse, costruzione, burocrazia

event-fuel_bought = { $player } compra 1 unità di { fuel } per { $price } Elektro.
event-city_built = { $slot ->
    [1] { $player } costruisce a { $city } per { $cost } Elektro
    [2] { $player } costruisce la seconda casa a { $city } per { $cost } Elektro
   *[3] { $player } costruisce la terza casa a { $city } per { $cost } Elektro
    } (casa { $house }, collegamento { $connection }).
event-cities_powered = { $count ->
    [0] { $player } non attiva centrali e incassa { $income } Elektro.
   *[other] { $player } alimenta { $cities } città con { $count ->
        [one] la centrale
       *[other] le centrali
        } { $plants }{ $markers ->
        [0] {""}
       *[other] {" "}(consumo: { $burned })
        } e incassa { $income } Elektro.
    }
event-market_refilled = { $markers ->
    [0] Nel mercato delle risorse non entra nulla.
   *[other] Nel mercato delle risorse: { $placed }.
    }
