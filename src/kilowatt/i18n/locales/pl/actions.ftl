### Co można zrobić: krótkie etykiety, action- i nazwa akcji.

action-draft_region = Wybierz region { $region }
action-nominate = Wystaw elektrownię nr { $plant }
action-bid = Oferuj { $amount }
action-pass = Pasuj
action-scrap = Złomuj elektrownię nr { $plant }
action-drop = Oddaj 1 znacznik { fuel.genitive }
action-buy_fuel = Kup 1 znacznik { fuel.genitive }
action-build = Buduj w mieście { $city }
action-power = { $count ->
    [0] Nie uruchamiaj elektrowni
    [1] Uruchom elektrownię nr { $plants }
   *[other] Uruchom elektrownie nr { $plants }
    }{ $hybrid_coal ->
    [0] {""}
   *[other] {" "}(węgiel w hybrydach: { $hybrid_coal })
    }
action-done = Gotowe
