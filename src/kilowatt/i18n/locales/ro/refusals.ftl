### De ce nu se poate: refusal- și codul. Argumentele sunt datele refuzului.

## Oricând

refusal-not_an_action = „{ $action }” nu este o acțiune a acestui joc.
refusal-no_such_seat = La masa aceasta nu există locul { $seat }.
refusal-not_your_turn = Nu e rândul tău. La rând: { $active }.
refusal-wrong_phase = Acum nu se poate. Faza: { $phase }.
refusal-game_over = Jocul s-a terminat.
refusal-cannot_pay = Costă { $price ->
    [one] { $price } Elektro
    [few] { $price } Elektro
   *[other] { $price } de Elektro
    }, iar tu ai { $money }.
refusal-plant_not_owned = Centrala { $plant } nu este a ta.

## Alegerea regiunilor

refusal-unknown_region = Pe harta aceasta nu există regiunea „{ $region }”.
refusal-region_taken = Regiunea { $region } este deja în joc. Alege alta.
refusal-region_not_adjacent = Regiunea { $region } nu se învecinează cu cele în joc. Alege una vecină.

## Licitație

refusal-plant_not_in_market = Centrala { $plant } nu este pe piață.
refusal-plant_in_future_market = Centrala { $plant } este pe piața viitoare. Alege una de pe piața curentă.
refusal-auction_running = Centrala { $plant } este la licitație. Licitează sau spune pas.
refusal-nothing_nominated = Nicio centrală nu este la licitație. Scoate întâi una.
refusal-bid_too_low = { $bid } e prea puțin. Oferă cel puțin { $least ->
    [one] { $least } Elektro
    [few] { $least } Elektro
   *[other] { $least } de Elektro
    }.
refusal-bid_above_money = Nu poți oferi { $bid }: ai { $money ->
    [one] { $money } Elektro
    [few] { $money } Elektro
   *[other] { $money } de Elektro
    }.
refusal-must_open = Ai scos la licitație centrala { $plant }. Oferă cel puțin { $plant ->
    [one] { $plant } Elektro
    [few] { $plant } Elektro
   *[other] { $plant } de Elektro
    }.
refusal-must_buy_in_round_1 = În runda 1 toți cumpără o centrală. Scoate una la licitație.
refusal-must_scrap = Cu centrala { $plant } ai 1 centrală în plus. Casează întâi alta.
refusal-nothing_to_scrap = Acum nu trebuie să casezi nicio centrală.
refusal-plant_just_bought = Tocmai ai cumpărat centrala { $plant }. Casează alta.
refusal-nothing_to_drop = Acum nu ai resurse de dat înapoi.
refusal-must_settle_fuel = Hotărăște întâi ce faci cu resursele centralei { $plant }: dă înapoi din ele sau spune gata.
refusal-fuel_not_droppable = Nu poți da înapoi { fuel } de pe centrala { $plant }.
refusal-fuel_does_not_fit = Resursele centralei { $plant } nu încap toate pe celelalte. Dă înapoi mai multe.

## Resurse

refusal-unknown_fuel = Nu există resursa „{ $fuel }”.
refusal-fuel_sold_out = Pe piață nu mai este { fuel }.
refusal-no_room = Centralele tale nu mai au loc pentru { fuel }.

## Construcție

refusal-unknown_city = Pe harta aceasta nu există orașul „{ $city }”.
refusal-city_not_in_play = { $city } nu este într-o regiune în joc.
refusal-city_already_yours = Ai deja o casă în { $city }.
refusal-city_full = { $city } este plin. Case într-un oraș la nivelul { $step }: { $step }.
refusal-city_not_empty = În { $city } este deja o casă. Primul tău oraș trebuie să fie liber.

## Birocrație

refusal-plants_not_ascending = Numește fiecare centrală o dată, de la numărul cel mai mic.
refusal-fuel_lacking = Îți lipsesc resurse pentru aceste centrale. Pornește mai puține.
refusal-mix_out_of_range = Cărbune în hibride: { $coal } nu se poate. Alege de la 0 la { $most }.
refusal-mix_not_on_plants = Resursele tale nu pot fi așezate astfel încât hibridele să consume cărbune: { $coal } și petrol: { $oil }. Alege alt amestec.
