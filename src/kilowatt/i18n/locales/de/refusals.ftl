### Warum etwas nicht geht: refusal- und der Code. Die Argumente sind die Angaben der Ablehnung.

## Überall

refusal-not_an_action = „{ $action }“ ist keine Aktion dieses Spiels.
refusal-no_such_seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-not_your_turn = Du bist nicht am Zug. Am Zug: { $active }.
refusal-wrong_phase = Das geht jetzt nicht. Phase: { $phase }.
refusal-game_over = Das Spiel ist zu Ende.
refusal-cannot_pay = Das kostet { $price } Elektro, du hast { $money }.
refusal-plant_not_owned = Kraftwerk { $plant } gehört dir nicht.

## Wahl der Regionen

refusal-unknown_region = Diese Karte hat keine Region „{ $region }“.
refusal-region_taken = { $region } ist schon im Spiel. Wähle eine andere Region.
refusal-region_not_adjacent = { $region } grenzt nicht an die Regionen im Spiel. Wähle eine, die angrenzt.

## Auktion

refusal-plant_not_in_market = Kraftwerk { $plant } liegt nicht im Markt.
refusal-plant_in_future_market = Kraftwerk { $plant } liegt im zukünftigen Markt. Nimm eines aus dem aktuellen Markt.
refusal-auction_running = Kraftwerk { $plant } wird gerade versteigert. Biete oder passe.
refusal-nothing_nominated = Es wird kein Kraftwerk versteigert. Bring zuerst eines zur Auktion.
refusal-bid_too_low = { $bid } ist zu wenig. Biete mindestens { $least } Elektro.
refusal-bid_above_money = Du kannst nicht { $bid } bieten: Du hast { $money } Elektro.
refusal-must_open = Du hast Kraftwerk { $plant } zur Auktion gebracht. Biete mindestens { $plant } Elektro.
refusal-must_buy_in_round_1 = In Runde 1 kaufen alle ein Kraftwerk. Bring eines zur Auktion.
refusal-must_scrap = Mit Kraftwerk { $plant } hast du 1 Kraftwerk zu viel. Verschrotte zuerst ein anderes.
refusal-nothing_to_scrap = Du musst jetzt kein Kraftwerk verschrotten.
refusal-plant_just_bought = Kraftwerk { $plant } hast du eben gekauft. Verschrotte ein anderes.
refusal-nothing_to_drop = Du hast jetzt keine Rohstoffe zurückzulegen.
refusal-must_settle_fuel = Kläre zuerst, was auf Kraftwerk { $plant } liegt: Lege Rohstoffe zurück oder melde dich fertig.
refusal-fuel_not_droppable = { fuel } von Kraftwerk { $plant } kannst du nicht zurücklegen.
refusal-fuel_does_not_fit = Was auf Kraftwerk { $plant } liegt, passt nicht ganz auf die anderen. Lege mehr davon zurück.

## Rohstoffe

refusal-unknown_fuel = Es gibt keinen Rohstoff „{ $fuel }“.
refusal-fuel_sold_out = Ausverkauft: { fuel }.
refusal-no_room = Deine Kraftwerke haben keinen Platz für mehr { fuel }.

## Bauen

refusal-unknown_city = Diese Karte hat keine Stadt „{ $city }“.
refusal-city_not_in_play = { $city } liegt in keiner Region im Spiel.
refusal-city_already_yours = In { $city } hast du schon ein Haus.
refusal-city_full = { $city } ist voll. Häuser je Stadt in Stufe { $step }: { $step }.
refusal-city_not_empty = In { $city } steht schon ein Haus. Deine erste Stadt muss leer sein.

## Bürokratie

refusal-plants_not_ascending = Nenne jedes Kraftwerk einmal, die kleinste Nummer zuerst.
refusal-fuel_lacking = Für diese Kraftwerke fehlen dir Rohstoffe. Betreibe weniger.
refusal-mix_out_of_range = Die Hybride können nicht { $coal } Kohle verbrauchen. Wähle von 0 bis { $most }.
refusal-mix_not_on_plants = Deine Rohstoffe können nicht so liegen, dass die Hybride { $coal } Kohle und { $oil } Öl verbrauchen. Wähle eine andere Mischung.
