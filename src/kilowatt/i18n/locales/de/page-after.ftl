### Nach dem Spiel: Ergebnis, Verlauf und Aufzeichnung.

after-you-win = Gewonnen!
after-you = du
after-abandoned = Dieses Spiel wurde abgebrochen.
after-unfinished = Dieses Spiel wurde nicht zu Ende gespielt.
after-standings = Endstand
after-why-powered = Die versorgten Städte entscheiden: { $first } zu { $other } ({ $second }).
after-why-money = Gleich viele versorgte Städte, also entscheidet das Geld: { $first } zu { $other } Elektro ({ $second }).
after-why-cities = Versorgte Städte und Geld gleich, also entscheiden die angeschlossenen Städte: { $first } zu { $other } ({ $second }).
after-why-shared = Versorgte Städte, Geld und angeschlossene Städte gleich: Der Sieg wird geteilt.

## Wie weiter

after-next = Wie weiter
after-rematch = Noch einmal
after-to-rematch = Zum neuen Spiel
after-replay = Spiel ansehen
after-share = Teilen
after-share-moment = Diesen Moment teilen
after-download = Herunterladen
after-to-table = Zum Tisch

## Der Verlauf

after-course = Verlauf
after-chances = Gewinnchancen
after-chart = Diagramm: { $title }. Die Pfeiltasten lesen die Werte.
after-as-table = Als Tabelle
after-legend = Gezeigte Spieler
after-turning = Wendepunkte
after-turning-waiting = Die Wendepunkte werden gesucht …
after-turning-none = Für dieses Spiel sind keine Wendepunkte bekannt.
after-turning-steady = Kein einzelner Moment hat dieses Spiel gewendet.
after-gained = { $player } zieht davon
after-lost = { $player } fällt zurück
after-watch = Ansehen
after-awards = Auszeichnungen
after-dearest-plant = Teuerstes Kraftwerk
after-plant-for = Kraftwerk { $plant } für { $price } Elektro
after-most-fuel = Meiste Rohstoffe
after-markers = { $count ->
    [one] { $count } Marker
   *[other] { $count } Marker
    }
after-best-income = Höchstes Einkommen
after-income-in = { $amount } Elektro in Runde { $round }
after-most-built = Größter Bauherr

## Weiterspielen

after-play-on = Von hier weiterspielen
after-play-on-hint = Ein neuer Tisch beginnt in diesem Moment. Die Karten kommen, wie sie damals kamen.
after-play-on-over = Hier ist das Spiel zu Ende. Geh zu einem früheren Moment.

## Die Aufzeichnung

after-table = Tisch
after-log = Protokoll
after-controls = Steuerung
after-time = Moment des Spiels
after-moment = Runde { $round }, { $phase } · Zug { $number } von { $count }
after-speed = Tempo
after-eyes = Gesehen von
after-eyes-all = Alles offen
after-eyes-none = Als Zuschauer
after-eyes-of = Wie { $player } es sah
after-play = Abspielen
after-pause = Anhalten
after-move-back = Einen Zug zurück
after-move-on = Einen Zug vor
after-phase-back = Eine Phase zurück
after-phase-on = Eine Phase vor
after-round-back = Eine Runde zurück
after-round-on = Eine Runde vor
after-to-start = Zum Anfang
after-to-end = Zum Ende
