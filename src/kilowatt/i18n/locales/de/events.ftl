### Was geschehen ist: event- und der Name des Ereignisses. Die Argumente erklärt en/events.ftl.

## Vor der ersten Runde

event-order_drawn = Ausgeloste Reihenfolge: { $order }.
event-deck_prepared = { $cards ->
    [one] Der Stapel liegt bereit: { $cards } Karte.
   *[other] Der Stapel liegt bereit: { $cards } Karten.
    }
event-regions_chosen = Regionen im Spiel: { $regions }.
event-region_drafted = { $player } wählt die Region { $region }.

## Die Runde

event-order_set = { $rule ->
    [R2_2] Reihenfolge nach den ersten Kraftwerken: { $order }.
   *[R2_1] Reihenfolge: { $order }.
    }
event-phase_began = Runde { $round }: { $phase }
event-step_began = Stufe { $step } beginnt: bis zu { $step } Häuser in einer Stadt.
event-turn_ended = { $player } ist fertig.
event-game_ended = { $count ->
    [1] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
    }: { $powered } von { $cities ->
    [one] { $cities } Stadt
   *[other] { $cities } Städten
    } versorgt, { $money } Elektro.

## Auktion

event-plant_nominated = { $player } bringt Kraftwerk { $plant } zur Auktion.
event-bid_made = { $player } bietet { $amount } Elektro für Kraftwerk { $plant }.
event-bidder_passed = { $player } steigt bei Kraftwerk { $plant } aus.
event-opener_passed = { $player } passt und kauft in dieser Runde kein Kraftwerk.
event-plant_bought = { $player } kauft Kraftwerk { $plant } für { $price } Elektro.
event-plant_scrapped = { $player } verschrottet Kraftwerk { $plant }.
event-fuel_dropped = { $forced ->
    [yes] { $player } hat keinen Platz für { fuel-count }: zurück in den Vorrat.
   *[no] { $player } legt { fuel-count } zurück in den Vorrat.
    }
event-sale_closed = { $player } ist mit der Auktion fertig.

## Kraftwerksmarkt

event-plant_drawn = Kraftwerk { $plant } kommt in den Markt.
event-plant_removed = { $rule ->
    [R6_2] Kraftwerk { $plant } ist nun zu klein und scheidet aus.
    [R3_11] Niemand hat gekauft: Kraftwerk { $plant } scheidet aus.
    [R8_2] Stufe 2: Kraftwerk { $plant } scheidet aus.
    [R8_3] Stufe 3: Kraftwerk { $plant } scheidet aus.
   *[R7_7] Ende der Runde: Kraftwerk { $plant } scheidet aus.
    }
event-plant_buried = Ende der Runde: Kraftwerk { $plant } kommt unter den Stapel.
event-step3_drawn = { $cards ->
    [0] Die Karte „Stufe 3“ ist gezogen. Der Stapel ist leer.
    [one] Die Karte „Stufe 3“ ist gezogen. { $cards } Karte bleibt im Stapel.
   *[other] Die Karte „Stufe 3“ ist gezogen. { $cards } Karten werden gemischt.
    }

## Rohstoffe, Bauen, Bürokratie

event-fuel_bought = { $player } kauft 1 { fuel } für { $price } Elektro.
event-city_built = { $slot ->
    [1] { $player } baut in { $city } für { $cost } Elektro
    [2] { $player } baut das zweite Haus in { $city } für { $cost } Elektro
   *[3] { $player } baut das dritte Haus in { $city } für { $cost } Elektro
    } (Haus { $house }, Verbindung { $connection }).
event-cities_powered = { $count ->
    [0] { $player } betreibt kein Kraftwerk und erhält { $income } Elektro.
   *[other] { $player } versorgt { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städte
        } mit { $count ->
        [one] Kraftwerk
       *[other] den Kraftwerken
        } { $plants }{ $markers ->
        [0] {""}
       *[other] {" "}(verbraucht: { $burned })
        } und erhält { $income } Elektro.
    }
event-market_refilled = { $markers ->
    [0] Zum Rohstoffmarkt kommt nichts hinzu.
   *[other] Zum Rohstoffmarkt kommen hinzu: { $placed }.
    }
