### Co się stało: event- i nazwa zdarzenia. Argumenty objaśnia en/events.ftl.

## Przed pierwszą rundą

event-order_drawn = Wylosowana kolejność: { $order }.
event-deck_prepared = { $cards ->
    [one] Talia jest gotowa: { $cards } karta.
    [few] Talia jest gotowa: { $cards } karty.
    [many] Talia jest gotowa: { $cards } kart.
   *[other] Talia jest gotowa: { $cards } karty.
    }
event-regions_chosen = Regiony w grze: { $regions }.
event-region_drafted = { $player } wybiera region { $region }.

## Runda

event-order_set = { $rule ->
    [R2_2] Kolejność według pierwszych elektrowni: { $order }.
   *[R2_1] Kolejność: { $order }.
    }
event-phase_began = Runda { $round }: { $phase }
event-step_began = { $step ->
    [one] Zaczyna się etap { $step }: w mieście może stać { $step } dom.
    [few] Zaczyna się etap { $step }: w mieście mogą stać { $step } domy.
    [many] Zaczyna się etap { $step }: w mieście może stać { $step } domów.
   *[other] Zaczyna się etap { $step }: w mieście może stać { $step } domu.
    }
event-turn_ended = { $player } kończy turę.
event-game_ended = { $count ->
    [1] Wygrywa { $winners }
   *[other] Wspólne zwycięstwo: { $winners }
    }. Zasilone miasta: { $powered } z { $cities }, pieniądze: { $money } Elektro.

## Aukcja

event-plant_nominated = { $player } wystawia na aukcję elektrownię nr { $plant }.
event-bid_made = { $player } oferuje { $amount } Elektro za elektrownię nr { $plant }.
event-bidder_passed = { $player } odpada z aukcji o elektrownię nr { $plant }.
event-opener_passed = { $player } pasuje i w tej rundzie nie kupuje elektrowni.
event-plant_bought = { $player } kupuje elektrownię nr { $plant } za { $price } Elektro.
event-plant_scrapped = { $player } złomuje elektrownię nr { $plant }.
event-fuel_dropped = { $forced ->
    [yes] { $player } nie ma miejsca i oddaje do zasobów ogólnych { fuel-count }.
   *[no] { $player } oddaje do zasobów ogólnych { fuel-count }.
    }
event-sale_closed = { $player } kończy udział w aukcji.

## Rynek elektrowni

event-plant_drawn = Na rynek trafia elektrownia nr { $plant }.
event-plant_removed = { $rule ->
    [R6_2] Elektrownia nr { $plant } jest już za mała i odpada z gry.
    [R3_11] Nikt nic nie kupił: elektrownia nr { $plant } odpada z gry.
    [R8_2] Etap 2: elektrownia nr { $plant } odpada z gry.
    [R8_3] Etap 3: elektrownia nr { $plant } odpada z gry.
   *[R7_7] Koniec rundy: elektrownia nr { $plant } odpada z gry.
    }
event-plant_buried = Koniec rundy: elektrownia nr { $plant } trafia pod talię.
event-step3_drawn = { $cards ->
    [0] Odkryto kartę „Etap 3”. Talia jest pusta.
    [one] Odkryto kartę „Etap 3”. W talii zostaje { $cards } karta.
    [few] Odkryto kartę „Etap 3”. Tasowanie talii: { $cards } karty.
    [many] Odkryto kartę „Etap 3”. Tasowanie talii: { $cards } kart.
   *[other] Odkryto kartę „Etap 3”. Tasowanie talii: { $cards } karty.
    }

## Surowce, budowa, biurokracja

event-fuel_bought = { $player } kupuje 1 znacznik { fuel.genitive } za { $price } Elektro.
event-city_built = { $slot ->
    [1] { $player } buduje w mieście { $city } za { $cost } Elektro
    [2] { $player } buduje drugi dom w mieście { $city } za { $cost } Elektro
   *[3] { $player } buduje trzeci dom w mieście { $city } za { $cost } Elektro
    } (dom { $house }, połączenie { $connection }).
event-cities_powered = { $count ->
    [0] { $player } nie uruchamia elektrowni i dostaje { $income } Elektro.
   *[other] { $player } zasila { $cities ->
        [one] { $cities } miasto
        [few] { $cities } miasta
        [many] { $cities } miast
       *[other] { $cities } miasta
        } ({ $count ->
        [1] elektrownia nr { $plants }
       *[other] elektrownie nr { $plants }
        }{ $markers ->
        [0] {""}
       *[other] , zużycie: { $burned }
        }) i dostaje { $income } Elektro.
    }
event-market_refilled = { $markers ->
    [0] Na rynek surowców nic nie trafia.
   *[other] Na rynek surowców: { $placed }.
    }
