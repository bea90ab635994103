### Was man tun kann: kurze Beschriftungen, action- und der Name der Aktion.

action-draft_region = Region { $region } wählen
action-nominate = Kraftwerk { $plant } zur Auktion bringen
action-bid = { $amount } bieten
action-pass = Passen
action-scrap = Kraftwerk { $plant } verschrotten
action-drop = 1 { fuel } zurücklegen
action-buy_fuel = 1 { fuel } kaufen
action-build = In { $city } bauen
action-power = { $count ->
    [0] Kein Kraftwerk betreiben
    [one] Kraftwerk { $plants } betreiben
   *[other] Kraftwerke { $plants } betreiben
    }{ $hybrid_coal ->
    [0] {""}
   *[other] {" "}({ $hybrid_coal } Kohle in Hybriden)
    }
action-done = Fertig
