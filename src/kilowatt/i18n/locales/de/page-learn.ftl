learn-settings = Einstellungen
learn-language = Sprache
learn-theme = Darstellung
learn-theme-auto = Wie das System
learn-theme-light = Hell
learn-theme-dark = Dunkel
learn-text-size = Schriftgröße
learn-text-small = Klein
learn-text-normal = Mittel
learn-text-large = Groß
learn-text-huge = Sehr groß
learn-palette = Spielerfarben
learn-palette-standard = Üblich
learn-palette-bright = Kräftig
learn-palette-mono = Grautöne
learn-letters = Buchstaben statt Formen für die Spieler
learn-patterns = Kräftige Muster auf der Karte
learn-motion = Animationen
learn-confirmations = Vor dem Passen nachfragen
learn-confirmations-about = Passen lässt sich nicht immer zurücknehmen.
learn-single-keys = Kürzel mit einzelnen Tasten
learn-single-keys-about = Aus für alle, die diktieren oder Tasten versehentlich drücken.
learn-sounds = Töne
learn-sounds-about = Ein kurzer Ton, wenn du am Zug bist.
learn-notifications = Benachrichtigungen
learn-notifications-about = Der Browser sagt dir, wenn du am Zug bist, auch in einem anderen Fenster.
learn-notifications-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.

learn-rules = Regeln
learn-rules-about = Jede Regel hat eine Nummer. Das Spiel nennt sie, wo es von selbst handelt oder etwas nicht erlaubt.
learn-search = Suchen
learn-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
    }
learn-chapters = Kapitel
learn-players = Personen
learn-numbers = Die Zahlen des Spiels
learn-numbers-regions = Regionen im Spiel
learn-numbers-removed = Ungesehen entfernte Kraftwerke
learn-numbers-plants = Erlaubte Kraftwerke
learn-numbers-step2 = Städte bis Stufe 2
learn-numbers-end = Städte bis zum Ende
learn-refill = Auffüllung des Marktes

learn-title = Beim Spielen lernen
learn-lead = Du leitest einen Stromkonzern. Kaufe Kraftwerke, versorge sie mit Rohstoffen, schließe Städte an und verkaufe den Strom. Mehr ist es nicht:
learn-lesson-goal = Das Ziel
learn-lesson-goal-text = Versorge in der letzten Runde die meisten Städte. Geld entscheidet nur bei Gleichstand, gib es also rechtzeitig aus.
learn-lesson-auction = Kraftwerke ersteigern
learn-lesson-auction-text = Ein Kraftwerk pro Runde, in einer Auktion. Seine Nummer ist der Mindestpreis. Es verbraucht Rohstoffe und versorgt Städte.
learn-lesson-fuel = Rohstoffe kaufen
learn-lesson-fuel-text = Je mehr alle kaufen, desto teurer wird es. Ein Kraftwerk lagert Rohstoffe für zwei Runden.
learn-lesson-build = Städte anschließen
learn-lesson-build-text = Du zahlst das Haus und den billigsten Weg von deinem Netz. Frühe Städte kosten 10, spätere 15 oder 20.
learn-lesson-power = Strom liefern
learn-lesson-power-text = Wähle, welche Kraftwerke laufen. Je mehr Städte du versorgst, desto mehr verdienst du. Dann wird der Markt aufgefüllt.
learn-lesson-order = Auf die Reihenfolge achten
learn-lesson-order-text = Wer führt, bietet zuerst, kauft Rohstoffe und baut aber zuletzt. Es kann sich lohnen, hinten zu bleiben.
learn-begin = Geführte Partie beginnen
learn-begin-again = Von vorn beginnen
learn-continue = Geführte Partie fortsetzen
learn-begin-about = Zwei Runden gegen zwei nachsichtige Gegner, etwa zehn Minuten. Ein Coach zeigt dir, was zu tun ist; überspringe, was du magst.

learn-coach = Der Coach
learn-coach-place = Lektion { $place } von { $count }
learn-coach-begin = Los geht’s
learn-coach-next = Verstanden
learn-coach-skip = Überspringen
learn-coach-leave = Ohne Coach weiter
learn-coach-welcome = Willkommen
learn-coach-welcome-text = Wer am Ende die meisten Städte versorgt, gewinnt. Ich zeige dir zwei Runden: Tu, was gelb leuchtet, oder etwas anderes. Nichts gilt, bevor du es bestätigst.
learn-coach-auction = Kaufe ein Kraftwerk
learn-coach-auction-text = Die Nummer ist sein Mindestpreis. Darunter: was es in einer Runde verbraucht und wie viele Städte das versorgt.
learn-coach-resources = Kaufe Rohstoffe
learn-coach-resources-text = Kraftwerke verbrauchen Rohstoffe. Jeder gekaufte macht den nächsten teurer.
learn-coach-building = Schließe Städte an
learn-coach-building-text = Ein Haus kostet 10. Ab der zweiten Stadt zahlst du auch die Leitung: die Zahl darauf.
learn-coach-bureaucracy = Versorge deine Städte
learn-coach-bureaucracy-text = Deine Kraftwerke verbrauchen ihre Rohstoffe, und jede versorgte Stadt bringt Geld.
learn-coach-order = Wer zuerst dran ist
learn-coach-order-text = Du bist jetzt Nummer { $place } von { $count }. Wer die meisten Städte hat, ist vorn: eröffnet zuerst die Auktionen, kauft Rohstoffe und baut aber zuletzt.
learn-coach-scrap = Ein Kraftwerk zu viel
learn-coach-scrap-text = Drei sind erlaubt. Gib das schwächste ab; Rohstoffe, die auf die anderen passen, kommen dorthin.
learn-coach-step2 = Stufe 2
learn-coach-step2-text = Ab jetzt hat jede Stadt Platz für ein zweites Haus, für 15. In deiner Nähe sind neue Plätze frei geworden.
learn-coach-step3 = Stufe 3
learn-coach-step3-text = Jetzt drei Häuser je Stadt, und alle Kraftwerke im Markt sind zu haben. Das Ende ist nicht weit.
learn-coach-end = Wie es endet
learn-coach-end-text = Das dunkle Feld auf der Leiste ist das Ende: Wer es erreicht, beendet das Spiel nach dem Bauen. Dann zählen die versorgten Städte. Sorge dafür, dass Kraftwerke und Rohstoffe für alle deine reichen.
learn-coach-over = Das war eine ganze Partie
learn-coach-over-text = Sieh dir die Kurven und die Wendepunkte an oder spiel noch einmal. Du weißt alles, was du brauchst.

# What to do now: one thing at a time.
learn-goal-plant = Wähle Kraftwerk { $plant }: Es lohnt sich jetzt am meisten.
learn-goal-open = Eröffne die Auktion mit dem gelben Knopf.
learn-goal-bid = Biete { $bid } mit dem gelben Knopf. Bis { $most } lohnt es sich.
learn-goal-leave = Zu teuer: passe. Du kannst noch ein anderes kaufen.
learn-goal-pass = Nichts davon ist seinen Preis wert: passe.
learn-goal-sure = Bestätige mit dem gelben Knopf.
learn-goal-fuel = Drücke „{ $button }“: Du brauchst { $fuel }.
learn-goal-buy = Gut gewählt. Kaufe mit dem gelben Knopf.
learn-goal-buy_nothing = Nichts zu kaufen: weiter mit dem gelben Knopf.
learn-goal-first_city = Nimm { $city } auf der Karte, für { money-amount }: Dort sind die Wege kurz.
learn-goal-city = Nimm { $city }, für { money-amount } mit Leitung.
learn-goal-build = Das reicht. Baue mit dem gelben Knopf.
learn-goal-build_nothing = Spar dein Geld: weiter mit dem gelben Knopf.
learn-goal-power = Nimm { money-amount } ein, mit dem gelben Knopf.
learn-goal-wait = Jetzt sind die anderen dran. Gleich kommst du wieder.

# What has come of it.
learn-done-plant = Kraftwerk { $plant } ist dein für { money-amount }.
learn-done-fuel = Du hast { $fuel } für { money-amount } gekauft.
learn-done-built = { $count ->
    [one] Du hast { $count } Stadt für { money-amount } angeschlossen.
   *[other] Du hast { $count } Städte für { money-amount } angeschlossen.
    }
learn-done-powered = { $count ->
    [0] Du versorgst keine Stadt: { money-amount }.
    [one] Du versorgst { $count } Stadt: { money-amount }.
   *[other] Du versorgst { $count } Städte: { money-amount }.
    }

learn-closing = Jetzt kannst du es
learn-closing-lead = Zwei Runden, und du kennst jede Phase. So stehst du da: { $cities ->
    [one] { $cities } Stadt
   *[other] { $cities } Städte
    }, { $plants ->
    [one] { $plants } Kraftwerk
   *[other] { $plants } Kraftwerke
    }, { money-amount }.
learn-later = Was noch kommt
learn-later-step2 = Stufe 2: ein zweites Haus in jeder Stadt, für 15.
learn-later-step3 = Stufe 3: ein drittes Haus, für 20, und alle Kraftwerke sind zu haben.
learn-later-end = Das Ende: Jemand schließt { $count } Städte an. Wer die meisten versorgt, gewinnt.
learn-closing-on = Hier weiterspielen
learn-closing-new = Neue Partie mit drei Bots

learn-shortcuts = Tasten
learn-map-keys = Auf der Karte: Pfeile gehen von Stadt zu Stadt, Enter wählt, die Rücktaste nimmt zurück, Buchstaben springen zu einem Namen, + und − vergrößern und verkleinern, 0 zeigt alles.
