### Ce se poate face: etichete scurte, action- și numele acțiunii.

action-draft_region = Alege regiunea { $region }
action-nominate = Scoate la licitație centrala { $plant }
action-bid = Oferă { $amount }
action-pass = Pas
action-scrap = Casează centrala { $plant }
action-drop = Dă înapoi 1 jeton de { fuel }
action-buy_fuel = Cumpără 1 jeton de { fuel }
action-build = Construiește în { $city }
action-power = { $count ->
    [0] Nu porni nicio centrală
    [1] Pornește centrala { $plants }
   *[other] Pornește centralele { $plants }
    }{ $hybrid_coal ->
    [0] {""}
   *[other] {" "}(cărbune în hibride: { $hybrid_coal })
    }
action-done = Gata
