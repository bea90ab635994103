### Die Seite: ein Tisch und was darauf liegt.

table-skip = Zu deinem Zug
table-panels = Teile des Tisches

## Die Leiste

table-round = Runde
table-step = Stufe
table-phases = Phasen der Runde
table-phase-of = { $phase } von { $count }
table-phase-draft = Regionen
table-phase-order = Folge
table-phase-auction = Auktion
table-phase-resources = Rohstoffe
table-phase-building = Bauen
table-phase-bureaucracy = Strom
table-phase-over = Spielende
table-time-left = Verbleibende Zeit
table-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
    }
table-help = Hilfe
table-rules = Regeln
table-menu = Menü des Tisches

## Tasten

table-keys = Tisch
table-key-shortcuts = Tastenkürzel
table-key-map = Zur Karte
table-key-action = Zum Aktionsbereich
table-key-chat = Unterhaltung
table-key-log = Protokoll
table-key-settings = Einstellungen

## Was zu tun ist, und warum

table-do-draft = { $count ->
    [one] Wähle die letzte Region: Nur in den Regionen im Spiel wird gebaut.
   *[other] Wähle eine Region: { $count } kommen noch ins Spiel, jede neben den schon gewählten.
    }
table-do-nominate = Biete ein Kraftwerk zur Auktion an, oder passe und kaufe in dieser Runde keines.
table-do-nominate-1 = Biete ein Kraftwerk zur Auktion an: In Runde 1 kauft jeder eines.
table-do-last-buyer = Niemand sonst kann noch bieten: Ein Kraftwerk kostet dich nur seine Nummer. Oder passe.
table-do-last-buyer-1 = Niemand sonst kann noch bieten: Ein Kraftwerk kostet dich nur seine Nummer.
table-do-open = Nenne dein Eröffnungsgebot für Kraftwerk { $plant }: mindestens seine Nummer.
table-do-bid = { $player } bietet { $bid } für Kraftwerk { $plant }: Biete mehr, oder steige aus dieser Auktion aus.
table-do-scrap = Mit Kraftwerk { $plant } besitzt du eines zu viel: Wähle, welches andere du verschrottest.
table-do-settle = Kraftwerk { $plant } ist verschrottet: Entscheide, was mit den Rohstoffen darauf geschieht.
table-do-resources = Kaufe Rohstoffe, damit deine Kraftwerke am Ende der Runde laufen. Jeder Kauf macht den nächsten teurer.
table-do-first-city = Wähle, wo dein Netz beginnt: in irgendeiner leeren Stadt, und nur das Haus kostet etwas.
table-do-building-1 = Schließe Städte an: Jede, die du versorgst, bringt am Ende der Runde Geld. Stufe 2 beginnt bei { $step2 } Städten.
table-do-building = Schließe Städte an: Jede, die du versorgst, bringt am Ende der Runde Geld. Das Spiel endet bei { $end } Städten.
table-do-bureaucracy = { $count ->
    [0] Du hast noch keine Stadt, also muss nichts laufen: Ein wenig Geld gibt es trotzdem.
    [one] Lass Kraftwerke laufen und versorge deine Stadt: Bezahlt wird jede versorgte Stadt.
   *[other] Lass Kraftwerke laufen und versorge bis zu { $count } Städte: Mit jeder wächst dein Einkommen.
    }
table-do-over = Das Spiel ist zu Ende.

table-wait-draft = { $player } wählt eine Region.
table-wait-order = Die Reihenfolge wird bestimmt.
table-wait-nominate = { $player } wählt ein Kraftwerk zur Auktion oder passt.
table-wait-bid = { $player } ist mit dem Gebot für Kraftwerk { $plant } dran.
table-wait-scrap = { $player } hat ein Kraftwerk zu viel und verschrottet eines.
table-wait-resources = { $player } kauft Rohstoffe.
table-wait-building = { $player } baut.
table-wait-bureaucracy = { $player } wählt, welche Kraftwerke laufen.
table-me-next = Danach bist du dran.
table-me-later = { $count ->
    [one] Vor dir kommt noch { $count } Spieler.
   *[other] Vor dir kommen noch { $count } Spieler.
    }
table-me-done = Du bist mit dieser Phase fertig.
table-me-auction-done = Du bist mit den Auktionen dieser Runde fertig.
table-me-auction-waiting = Du bist dran, sobald ein Kraftwerk angeboten wird oder du eines anbieten sollst.
table-me-leading = Du führst mit { $bid }.
table-me-out = Du bist aus dieser Auktion ausgestiegen, nicht aus der Phase.
table-me-in = Du bist noch dabei.

## Spieler

table-players = Spieler
table-money-hidden = Das Geld ist verdeckt
table-figure-cities = { $count ->
    [one] { $count } Stadt angeschlossen
   *[other] { $count } Städte angeschlossen
    }
table-figure-power = { $count ->
    [one] Die Kraftwerke können { $count } Stadt versorgen
   *[other] Die Kraftwerke können { $count } Städte versorgen
    }
table-tag-you = du
table-tag-bot = Bot
table-tag-away = Bot vertritt
table-tag-offline = nicht da
table-tag-resigned = aufgegeben
table-tag-host = leitet
table-status-drafting = wählt eine Region
table-status-choosing = wählt Kraftwerk
table-status-bidding = bietet
table-status-bidder = bietet noch mit
table-status-leads = führt, { $bid }
table-status-out = ausgestiegen
table-status-scrapping = verschrottet
table-status-bought = hat { $plant } gekauft
table-status-passed = hat gepasst
table-status-buying = kauft Rohstoffe
table-status-building = baut
table-status-powering = versorgt Städte
table-status-powered = { $count ->
    [one] { $count } Stadt versorgt
   *[other] { $count } Städte versorgt
    }
table-status-next = kommt dann
table-status-waiting = wartet
table-status-done = fertig
table-status-place = Platz { $place }

## Reihenfolge und Städteleiste

table-track = Reihenfolge und Städte
table-order-forward = von links nach rechts
table-order-reversed = von rechts nach links
table-cities-connected = Angeschlossene Städte
table-step-2 = Stufe 2
table-step-2-at = Stufe 2 beginnt bei { $count }
table-end = Ende
table-end-at = Das Spiel endet bei { $count }

## Kraftwerke

table-plant-market = Kraftwerksmarkt
table-plant-sentence = { $powers ->
    [one] Kraftwerk { $plant }, { $kind }: { $burns } für { $powers } Stadt.
   *[other] Kraftwerk { $plant }, { $kind }: { $burns } für { $powers } Städte.
    }
table-plant-sentence-free = { $powers ->
    [one] Kraftwerk { $plant }, { $kind }: { $powers } Stadt ohne Rohstoffe.
   *[other] Kraftwerk { $plant }, { $kind }: { $powers } Städte ohne Rohstoffe.
    }
table-no-fuel = ohne Rohstoff
table-burns-hybrid = { $count } Kohle oder Öl, beliebig gemischt
table-cities-word = { $count ->
    [one] Stadt
   *[other] Städte
    }
table-stored = Darauf: { $fuel }.
table-stored-nothing = Darauf liegt nichts.
table-step-3-card = Die Karte „Stufe 3“
table-step-3-tip = Stufe 3 beginnt nach dieser Phase: bis zu 3 Häuser in einer Stadt, und alle sechs Kraftwerke stehen zum Verkauf.
table-deck-left = { $count ->
    [one] noch { $count } Kraftwerk im Stapel
   *[other] noch { $count } Kraftwerke im Stapel
    }
table-deck-tip = Was noch kommen kann
table-still-to-come = Was noch kommen kann
table-next-card = Die nächste Karte
table-deck-unknown = { $count ->
    [one] { $count } Karte von diesen, in unbekannter Folge
   *[other] { $count } Karten von diesen, in unbekannter Folge
    }
table-deck-removed = { $count ->
    [one] { $count } davon wurde vor dem Spiel ungesehen entfernt.
   *[other] { $count } davon wurden vor dem Spiel ungesehen entfernt.
    }
table-step-3-below = Sie liegt unter ihnen. Wird sie gezogen, wird gemischt, was unter ihr liegt, und Stufe 3 beginnt.
table-deck-buried = Unter der Karte „Stufe 3“
table-deck-all = Im Stapel, in unbekannter Folge
table-gone = Aus dem Spiel

## Rohstoffmarkt

table-fuel-note = Billigste zuerst
table-fuel-words = { $count ->
    [one] { $count } Marker { fuel } im Markt, für { $price }
   *[other] { $count } Marker { fuel } im Markt, der billigste für { $price }
    }
table-fuel-sold-out = Kein Rohstoff dieser Art im Markt: { fuel }
table-bay = { $count ->
    [0] Nichts zum Preis von { $price }: { fuel }
   *[other] { $count } { fuel } zum Preis von je { $price }
    }
table-bay-coming = Am Rundenende { $count } mehr
table-supply = Vorrat
table-supply-tip = Nicht im Markt: Was Kraftwerke verbrauchen, kommt hierher zurück
table-refill = Nachschub
table-refill-tip = Kommt am Ende dieser Runde in den Markt, in Stufe { $step }
table-less = Weniger
table-more = Mehr

## Protokoll, Unterhaltung, und wer da ist

table-map = Karte
table-log = Protokoll
table-log-all = Alles
table-log-empty = Noch ist nichts geschehen.
table-log-fuel = { $player } kauft { $fuel } für { $price } Elektro.
table-log-undo = { $player } nimmt Züge zurück.
table-log-takeback = Alle sind einverstanden: Züge werden zurückgenommen, wie { $player } es wollte.
table-by-clock = (Zeit abgelaufen: ein Bot zog)
table-by-order = (nach Grenze)
table-rule-tip = Diese Regel lesen
table-since = { $count ->
    [one] { $count } Ereignis seit deinem letzten Zug
   *[other] { $count } Ereignisse seit deinem letzten Zug
    }
table-since-list = Seit deinem letzten Zug
table-since-skip = Überspringen
table-chat = Unterhaltung
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-spectator = Nur wer mitspielt, kann hier schreiben.
table-say = Sag etwas
table-send = Senden
table-spectators = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
    }

## Über dem Tisch

table-reconnecting = Die Verbindung ist weg. Neuer Versuch …
table-closed = Die Verbindung ist beendet.
table-spectating = Du siehst diesem Spiel zu.
table-take-seat = Platz nehmen
table-bot-plays = Ein Bot spielt für dich.
table-you-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter.
table-proposal-takeback = { $count ->
    [one] { $player } möchte { $count } Zug zurücknehmen.
   *[other] { $player } möchte { $count } Züge zurücknehmen.
    }
table-proposal-abandon = { $player } möchte das Spiel ohne Ergebnis beenden.
table-proposal-missing = Es fehlt die Zustimmung von: { $players }
table-agree = Zustimmen
table-decline = Ablehnen
table-withdraw = Zurückziehen
table-hand-over = { $player }, du bist dran
table-hand-over-help = Gib das Gerät weiter. Sonst sollte jetzt niemand hinsehen.
table-hand-over-ready = Ich bin { $player }

## Das Menü

table-undo = Meine letzten Züge zurücknehmen
table-undo-none = Es gibt nichts zurückzunehmen.
table-takeback = Rücknahme vorschlagen
table-takeback-help = Ab welchem Zug soll das Spiel zurückgenommen werden? Alle müssen zustimmen.
table-propose = Vorschlagen
table-abandon = Abbruch vorschlagen
table-abandon-help = Stimmen alle zu, endet das Spiel ohne Ergebnis.
table-resign = Aufgeben
table-resign-help = Ein Bot spielt für dich weiter, und du kannst nicht zurückkommen.
table-stand-in = Einen Bot für mich spielen lassen
table-stand-in-for = Einen Bot für { $player } spielen lassen
table-return = Wieder selbst spielen
table-leave = Tisch verlassen
table-leave-help = Vor dem Spiel wird dein Platz wieder frei. Im Spiel spielt ein Bot weiter, und wer den Link hat, kann den Platz nehmen.
table-remove = { $player } entfernen
table-remove-help = Ein Bot spielt für { $player }, und wer den Link hat, kann den Platz nehmen.
table-remove-yes = Entfernen
table-rematch = Noch einmal spielen
table-share = Link teilen
table-copied = Kopiert.
table-not-copied = Das ließ sich nicht kopieren: { $text }
table-copy = Kopieren
table-download = Aufzeichnung herunterladen
table-code = Wiederherstellungscode
table-code-help = Mit diesem Code lässt sich { $players } von einem anderen Gerät aus spielen. Bewahre ihn auf wie ein Passwort.
table-code-kept = Ich habe ihn notiert

## Vor und nach dem Spiel

table-waiting-title = Ein Tisch: { $board }
table-waiting-for = { $count ->
    [0] Alle sind da.
    [one] { $count } Platz ist frei. Das Spiel beginnt, wenn er besetzt ist.
   *[other] { $count } Plätze sind frei. Das Spiel beginnt, wenn alle besetzt sind.
    }
table-waiting-host = Wer den Tisch leitet, beginnt das Spiel.
table-start = Beginnen
table-start-bots = { $count ->
    [one] Beginnen, mit einem Bot auf dem freien Platz
   *[other] Beginnen, mit Bots auf den { $count } freien Plätzen
    }
table-player-count = { $count } Spieler
table-regions-random = Regionen nach Los
table-regions-draft = Regionen werden reihum gewählt
table-regions-chosen = Regionen: { $regions }
table-no-clock = Ohne Uhr
table-hidden-money = Das Geld bleibt geheim
table-no-spectators = Keine Zuschauer
table-no-hints = Keine Tipps
table-seeded = Mit selbst gewähltem Startwert
table-your-name = Dein Name
table-sit-down = Platz nehmen
table-have-code = Ich habe einen Wiederherstellungscode
table-retake = Meinen Platz zurückholen
table-invite = Link zu diesem Tisch
table-invite-help = Wer diesen Link hat, kann Platz nehmen.
table-final-board = Den Schlussstand ansehen
table-to-result = Zum Ergebnis
