### Ce s-a întâmplat: event- și numele evenimentului. Argumentele sunt explicate în en/events.ftl.

## Înainte de prima rundă

event-order_drawn = Ordinea trasă la sorți: { $order }.
event-deck_prepared = { $cards ->
    [one] Pachetul e gata: { $cards } carte.
    [few] Pachetul e gata: { $cards } cărți.
   *[other] Pachetul e gata: { $cards } de cărți.
    }
event-regions_chosen = Regiuni în joc: { $regions }.
event-region_drafted = { $player } alege regiunea { $region }.

## Runda

event-order_set = { $rule ->
    [R2_2] Ordinea după primele centrale: { $order }.
   *[R2_1] Ordinea jucătorilor: { $order }.
    }
event-phase_began = Runda { $round }: { $phase }
event-step_began = { $step ->
    [one] Începe nivelul { $step }: cel mult { $step } casă într-un oraș.
    [few] Începe nivelul { $step }: cel mult { $step } case într-un oraș.
   *[other] Începe nivelul { $step }: cel mult { $step } de case într-un oraș.
    }
event-turn_ended = { $player } a terminat.
event-game_ended = { $count ->
    [1] Câștigă { $winners }
   *[other] Victorie împărțită: { $winners }
    }. Orașe alimentate: { $powered } din { $cities }; bani: { $money ->
    [one] { $money } Elektro
    [few] { $money } Elektro
   *[other] { $money } de Elektro
    }.

## Licitație

event-plant_nominated = { $player } scoate la licitație centrala { $plant }.
event-bid_made = { $player } oferă { $amount ->
    [one] { $amount } Elektro
    [few] { $amount } Elektro
   *[other] { $amount } de Elektro
    } pentru centrala { $plant }.
event-bidder_passed = { $player } iese din licitația pentru centrala { $plant }.
event-opener_passed = { $player } pasează și nu cumpără nicio centrală în runda aceasta.
event-plant_bought = { $player } cumpără centrala { $plant } cu { $price ->
    [one] { $price } Elektro
    [few] { $price } Elektro
   *[other] { $price } de Elektro
    }.
event-plant_scrapped = { $player } casează centrala { $plant }.
event-fuel_dropped = { $forced ->
    [yes] { $player } nu are loc și dă înapoi în rezervă { fuel-count }.
   *[no] { $player } dă înapoi în rezervă { fuel-count }.
    }
event-sale_closed = { $player } a terminat cu licitația.

## Piața centralelor

event-plant_drawn = Centrala { $plant } intră pe piață.
event-plant_removed = { $rule ->
    [R6_2] Centrala { $plant } e deja prea mică și iese din joc.
    [R3_11] Nimeni nu a cumpărat: centrala { $plant } iese din joc.
    [R8_2] Nivelul 2: centrala { $plant } iese din joc.
    [R8_3] Nivelul 3: centrala { $plant } iese din joc.
   *[R7_7] Sfârșitul rundei: centrala { $plant } iese din joc.
    }
event-plant_buried = Sfârșitul rundei: centrala { $plant } trece sub pachet.
event-step3_drawn = { $cards ->
    [0] Apare cartea „Nivelul 3”. Pachetul e gol.
    [one] Apare cartea „Nivelul 3”. În pachet rămâne { $cards } carte.
    [few] Apare cartea „Nivelul 3”. Se amestecă { $cards } cărți.
   *[other] Apare cartea „Nivelul 3”. Se amestecă { $cards } de cărți.
    }

## Resurse, construcție, birocrație

event-fuel_bought = { $player } cumpără 1 jeton de { fuel } cu { $price ->
    [one] { $price } Elektro
    [few] { $price } Elektro
   *[other] { $price } de Elektro
    }.
event-city_built = { $slot ->
    [1] { $player } construiește în { $city }
    [2] { $player } construiește a doua casă în { $city }
   *[3] { $player } construiește a treia casă în { $city }
    } cu { $cost ->
    [one] { $cost } Elektro
    [few] { $cost } Elektro
   *[other] { $cost } de Elektro
    } (casă { $house }, legătură { $connection }).
event-cities_powered = { $count ->
    [0] { $player } nu pornește nicio centrală
   *[other] { $player } alimentează { $cities ->
        [one] { $cities } oraș
        [few] { $cities } orașe
       *[other] { $cities } de orașe
        } cu { $count ->
        [1] centrala
       *[other] centralele
        } { $plants }{ $markers ->
        [0] {""}
       *[other] {" "}(consum: { $burned })
        }
    } și primește { $income ->
    [one] { $income } Elektro
    [few] { $income } Elektro
   *[other] { $income } de Elektro
    }.
event-market_refilled = { $markers ->
    [0] Pe piața de resurse nu intră nimic.
   *[other] Pe piața de resurse intră: { $placed }.
    }
