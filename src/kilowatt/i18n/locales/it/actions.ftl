### Che cosa si può fare: etichette brevi, action- e il nome dell'azione.

action-draft_region = Scegli la regione { $region }
action-nominate = Metti all'asta la centrale { $plant }
action-bid = Offri { $amount }
action-pass = Passa
action-scrap = Smantella la centrale { $plant }
action-drop = Rimetti 1 unità di { fuel }
action-buy_fuel = Compra 1 unità di { fuel }
action-build = Costruisci a { $city }
action-power = { $count ->
    [0] Non attivare centrali
    [one] Attiva la centrale { $plants }
   *[other] Attiva le centrali { $plants }
    }{ $hybrid_coal ->
    [0] {""}
   *[other] {" "}(carbone nelle ibride: { $hybrid_coal })
    }
action-done = Fatto
