### Perché un'azione non è possibile: refusal- e il codice. Gli argomenti sono i dati del rifiuto.

## Sempre

refusal-not_an_action = «{ $action }» non è un'azione di questo gioco.
refusal-no_such_seat = A questo tavolo non c'è il posto { $seat }.
refusal-not_your_turn = Non tocca a te. Tocca a { $active }.
refusal-wrong_phase = Ora non puoi farlo. Fase: { $phase }.
refusal-game_over = La partita è finita.
refusal-cannot_pay = Costa { $price } Elektro e tu hai { $money }.
refusal-plant_not_owned = La centrale { $plant } non è tua.

## Scelta delle regioni

refusal-unknown_region = Questa mappa non ha la regione «{ $region }».
refusal-region_taken = La regione { $region } è già in gioco. Scegline un'altra.
refusal-region_not_adjacent = La regione { $region } non confina con quelle in gioco. Scegline una che confina.

## Asta

refusal-plant_not_in_market = La centrale { $plant } non è nel mercato.
refusal-plant_in_future_market = La centrale { $plant } è nel mercato futuro. Scegline una del mercato attuale.
refusal-auction_running = La centrale { $plant } è all'asta. Offri o passa.
refusal-nothing_nominated = Nessuna centrale è all'asta. Prima mettine una all'asta.
refusal-bid_too_low = { $bid } è poco. Offri almeno { $least } Elektro.
refusal-bid_above_money = Non puoi offrire { $bid }: hai { $money } Elektro.
refusal-must_open = Hai messo all'asta la centrale { $plant }. Offri almeno { $plant } Elektro.
refusal-must_buy_in_round_1 = Nel turno 1 tutti comprano una centrale. Mettine una all'asta.
refusal-must_scrap = Con la centrale { $plant } hai 1 centrale di troppo. Prima smantellane un'altra.
refusal-nothing_to_scrap = Ora non devi smantellare centrali.
refusal-plant_just_bought = Hai appena comprato la centrale { $plant }. Smantellane un'altra.
refusal-nothing_to_drop = Ora non hai risorse da rimettere nella riserva.
refusal-must_settle_fuel = Prima sistema le risorse della centrale { $plant }: rimettine nella riserva o dichiara di aver finito.
refusal-fuel_not_droppable = Dalla centrale { $plant } non puoi rimettere { fuel } nella riserva.
refusal-fuel_does_not_fit = Le risorse della centrale { $plant } non entrano tutte nelle altre. Rimettine di più nella riserva.

## Risorse

refusal-unknown_fuel = La risorsa «{ $fuel }» non esiste.
refusal-fuel_sold_out = Esaurito nel mercato: { fuel }.
refusal-no_room = Le tue centrali non hanno più spazio per: { fuel }.

## Costruzione

refusal-unknown_city = Questa mappa non ha la città «{ $city }».
refusal-city_not_in_play = { $city } non è in una regione in gioco.
refusal-city_already_yours = Hai già una casa a { $city }.
refusal-city_full = { $city } è piena. Case per città nel periodo { $step }: { $step }.
refusal-city_not_empty = A { $city } c'è già una casa. La tua prima città deve essere vuota.

## Burocrazia

refusal-plants_not_ascending = Indica ogni centrale una volta, dal numero più basso.
refusal-fuel_lacking = Ti mancano le risorse per queste centrali. Attivane di meno.
refusal-mix_out_of_range = Le ibride non possono consumare { $coal } unità di carbone. Scegli da 0 a { $most }.
refusal-mix_not_on_plants = Le tue risorse non possono stare in modo che le ibride consumino { $coal } unità di carbone e { $oil } di petrolio. Scegli un'altra miscela.
