### Die Seite: der Aktionsbereich, in dem ein Zug entsteht. Knöpfe sind kurz; · steht vor dem, was es kostet oder bringt.

actions-label = Dein Zug
actions-more = Mehr
actions-left = { $amount } übrig
actions-back = Zurück
# Why something is refused, and the number of the rule.
actions-reason = { $words } ({ $rule })
actions-nothing-to-undo = Es gibt nichts zurückzunehmen.

## Wahl der Regionen

actions-draft-title = Du bist am Zug: Region wählen
actions-draft-lead = { $count ->
    [one] Noch { $count } Region ist zu wählen. Sie muss an die im Spiel grenzen.
   *[other] Noch { $count } Regionen sind zu wählen. Jede muss an die im Spiel grenzen.
    }
actions-draft-choose = Region wählen

## Auktion

actions-open-title = Du bist am Zug: Auktion eröffnen
actions-open-lead = Wähle ein Kraftwerk und dein Eröffnungsgebot, oder passe.
actions-open-must = Runde 1: Jeder kauft ein Kraftwerk. Wähle eines und dein Eröffnungsgebot.
actions-open-alone = Niemand kann gegen dich bieten: Ein Kraftwerk kostet seine Nummer.
actions-open-choose = Kraftwerk wählen
actions-open = { $plant } für { $bid } eröffnen
actions-buy-plant = Kraftwerk { $plant } kaufen
actions-bid-title = Gebot für Kraftwerk { $plant }
actions-bid-label = Dein Gebot
actions-raise = Um { $raise } erhöhen
actions-leads = { $player } führt mit { $bid }
actions-leads-plant = { $player } führt bei Kraftwerk { $plant } mit { $bid }
actions-you-lead = Du führst bei Kraftwerk { $plant } mit { $bid }
actions-beyond = Über alle · { $bid }
actions-beyond-tip = Niemand, der noch dabei ist, hat mehr als { $bid }.
actions-up-to = Bis { $most }
actions-up-to-tip = Bietet für dich, immer eins mehr als die anderen, bis { $most }. Niemand sieht diese Grenze.
actions-limit-label = Deine Grenze
actions-limit-set = Deine Grenze ist { $most }. Niemand sonst sieht sie.
actions-limit-note = Setze jetzt eine Grenze, dann wird für dich geboten. Niemand sieht sie.
actions-limit-cancel = Grenze aufheben
actions-fuel-once = Rohstoffe für eine Runde: { $cost }
actions-fuel-beyond = Rohstoffe für eine Runde: { $cost }, mehr als dir bliebe
actions-fuel-scarce = Zu wenig Rohstoffe im Markt für eine Runde
actions-fuel-none = Braucht keine Rohstoffe
actions-must-scrap = Du besitzt { $most } Kraftwerke: Eines davon muss dann weg.
actions-rivals-in = Wer noch bei der Auktion dabei ist
actions-stand-leads = führt
actions-stand-in = dabei
actions-stand-out = raus
actions-stand-done = fertig
actions-pass-title = Wirklich passen?
actions-pass-phase = Mit dem Passen enden die Auktionen für dich: Du kaufst in dieser Runde kein Kraftwerk.
actions-pass-auction = Du steigst aus der Auktion um Kraftwerk { $plant } aus. Auf andere kannst du noch bieten.
actions-pass-yes = Ja, passen

## Ein Kraftwerk zu viel

actions-scrap-title = Du bist am Zug: Kraftwerk verschrotten
actions-scrap-lead = Du darfst { $most } Kraftwerke besitzen. Eines der alten muss weg.
actions-scrap-choose = Kraftwerk wählen
actions-scrap-gone = Zurück in den Vorrat: { $fuel }
actions-scrap-kept = Du behältst: { $fuel }
actions-drop-lead = Von dem, was auf Kraftwerk { $plant } liegt, kannst du zurücklassen:

## Rohstoffe

actions-resources-title = Du bist am Zug: Rohstoffe kaufen
actions-one-round = Für 1 Runde
actions-two-rounds = Für 2 Runden
actions-round-tip = { $rounds ->
    [one] Füllt den Korb so, dass alle deine Kraftwerke einmal laufen können.
   *[other] Füllt den Korb so, dass alle deine Kraftwerke { $rounds }-mal laufen können.
    }
actions-buy = { $count } für { $cost } kaufen
actions-buy-nothing = Nichts kaufen
actions-next-price = für { $price }
actions-buy-one = 1 { fuel } für { $price } kaufen. Platz für { $room }.
actions-return-one = 1 { fuel } aus dem Korb nehmen
actions-in-cart = Im Korb: { fuel-count }
actions-none-in-cart = Im Korb liegt nichts davon ({ fuel }).
actions-lacks-money = Für alles reicht das Geld nicht.
actions-lacks-fuel = Zu wenig im Markt: { $fuels }.
actions-lacks-nothing = Deine Kraftwerke haben dafür alles.
actions-storage = Deine Kraftwerke und was auf ihnen liegt
actions-store = Kraftwerk { $plant }: { $held } von { $room } Plätzen belegt
actions-demand = Bedarf der anderen / Markt:
actions-demand-of = { fuel-count } brauchen die anderen für eine Runde, { $left } liegen im Markt
actions-demand-hybrid = Dazu brauchen die anderen { $count } Kohle oder Öl für Hybride

## Bauen

actions-building-title = Du bist am Zug: bauen
actions-building-lead = Wähle Städte auf der Karte oder in der Liste.
actions-building-first = Wähle deine erste Stadt: irgendeine leere, ohne Verbindungskosten.
actions-build = { $count } für { $cost } bauen
actions-build-nothing = Nichts bauen
actions-plan = Gewählte Städte
actions-unpick = { $city } aus dem Plan nehmen
actions-city-list = Städte
actions-could-power = Mit deinen Rohstoffen versorgt: { $powered } von { $cities }. Deine Kraftwerke könnten { $capacity }.
actions-step-2-near = Stufe 2 beginnt bei { $goal } Städten: zweite Häuser für { $price }. Die meisten jetzt: { $most }.
actions-step-2-reached = { $most } Städte: Nach dieser Phase beginnt Stufe 2 mit zweiten Häusern für { $price }.
actions-step-3-near = { $cards ->
    [one] Noch { $cards } Karte bis Stufe 3: dann dritte Häuser für { $price }.
   *[other] Noch { $cards } Karten bis Stufe 3: dann dritte Häuser für { $price }.
    }
actions-end-near = Das Spiel endet bei { $goal } Städten; am meisten hat jemand { $most }.
actions-end-reached = { $most } Städte: Nach dieser Phase endet das Spiel.

## Bürokratie

actions-power-title = Du bist am Zug: Städte versorgen
actions-power = { $cities } versorgen · +{ $income }
actions-power-none = Nichts versorgen · +{ $income }
actions-burns = Verbraucht { $fuel }
actions-burns-nothing = Verbraucht nichts
actions-mix = Hybride verbrauchen
actions-mix-value = { $coal } Kohle, { $oil } Öl
actions-choices = Alle Möglichkeiten
actions-no-plant = Keines

## Jemand anders ist gefragt

actions-watching = Du siehst zu.

## Tipps

actions-hint = Tipp
actions-hint-thinking = Deine Pläne werden viele Male durchgespielt …
actions-hint-about = Der erste Plan ist empfohlen: Er bewährt sich, wie auch immer die anderen spielen. Bei jedem steht, wie viele Spiele du gewonnen hast, die von dort weitergespielt wurden; wenige Spiele sagen wenig.
actions-hint-won = gewinnt { $percent } % von { $playouts } Spielen
actions-hint-use = Diesen Plan nehmen

## Tasten, für die Liste der Tastenkürzel

actions-keys = Dein Zug
actions-key-confirm = Zug bestätigen
actions-key-undo = Zurücknehmen
actions-key-hint = Tipp
actions-key-region = Region wählen
actions-key-plant = Kraftwerk wählen
actions-key-raise = Um 1 erhöhen
actions-key-lower = Um 1 senken
actions-key-raise-more = Um 5 erhöhen
actions-key-lower-more = Um 5 senken
actions-key-up-to = Bis zum gezeigten Betrag bieten
actions-key-pass = Passen
actions-key-back = Zurück
actions-key-scrap = Kraftwerk zum Verschrotten wählen
actions-key-buy = Kohle, Öl, Müll, Uran kaufen
actions-key-return = Aus dem Korb nehmen
actions-key-one-round = Rohstoffe für eine Runde
actions-key-two-rounds = Rohstoffe für zwei Runden
actions-key-cities = Liste der Städte
actions-key-run = Kraftwerk betreiben oder nicht
actions-key-more-coal = Mehr Kohle in Hybriden
actions-key-less-coal = Weniger Kohle in Hybriden
