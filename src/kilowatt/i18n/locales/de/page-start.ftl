### Die Startseite: sofort spielen, Freunde einladen, Listen von Tischen, Konten.

start-what-it-is = Kraftwerke ersteigern, Rohstoffe kaufen, Städte anschließen: das Brettspiel Funkenschlag im Browser.
start-play-now = Sofort spielen
start-play-now-with = Du und drei Bots
start-bots = Gegner
start-map = Karte
start-either-map = Egal welche
start-invite = Freunde einladen
start-learn-to-play = Neu hier? In 10 Minuten gelernt
start-foot = Kilowatt ist frei und quelloffen (MIT). Ohne Konto, ohne Werbung, ohne Tracking.

## Die Leiste

start-pages = Seiten
start-learn = Lernen
start-rules = Regeln
start-settings = Einstellungen
start-language = Sprache

## Stärken der Bots

start-level-easy = Leicht
start-level-normal = Mittel
start-level-hard = Schwer
start-level-expert = Meister

## Listen

start-my-games = Meine Spiele
start-my-games-empty = Noch keine. Das erste Spiel ist einen Klick entfernt.
start-turns-waiting = { $count ->
    [one] { $count } Spiel wartet auf dich
   *[other] { $count } Spiele warten auf dich
    }
start-open-tables = Offene Tische
start-open-tables-empty = Gerade sucht niemand Mitspieler. Lade Freunde ein oder lass alle deinen Tisch finden.
start-finished = Beendete Spiele
start-finished-empty = Noch ist kein Spiel zu Ende. Hier findest du dann die Aufzeichnungen.
start-show-more = Mehr zeigen
start-join = Mitspielen
start-replay = Ansehen
start-seats-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
    }
start-under-way = Läuft
start-won = { $count ->
    [1] Sieg: { $winners }
   *[other] Geteilter Sieg: { $winners }
    }
start-imported = Importiert
start-abandoned = Abgebrochen
start-record-of = { $count ->
    [one] Ein Spiel mit { $count } Person
   *[other] Ein Spiel mit { $count } Personen
    }
start-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
    }
start-bring-in = Aufzeichnung öffnen
start-bringing-in = Jeder Zug wird geprüft …

## Einladen: Plätze

start-players = Spieler
start-who-plays = Wer { $colour } spielt
start-name-of = Name von { $colour }
start-seat-me = Ich
start-seat-me-too = Ich, am selben Gerät
start-seat-open = Offen
start-seat-open-hint = wer den Link hat
start-seat-bot = Bot: { $level }
start-hot-seat = Ihr teilt dieses Gerät: Zwischen den Zügen bittet es ums Weitergeben.
start-nobody-is-me = Lass einen Platz für dich.

## Einladen: Regionen

start-regions = Regionen
start-regions-random = Zufall
start-regions-random-hint = { $count ->
    [one] { $count } Region wird ausgelost.
   *[other] { $count } zusammenhängende Regionen werden ausgelost.
    }
start-regions-draft = Reihum
start-regions-draft-hint = { $count ->
    [one] Die Spieler wählen { $count } Region.
   *[other] Die Spieler wählen reihum { $count } Regionen.
    }
start-regions-list = Jetzt wählen
start-regions-list-hint = { $count ->
    [one] Wähle { $count } Region.
   *[other] Wähle { $count } Regionen, die zusammenhängen.
    }
start-regions-left = { $count ->
    [one] Noch { $count } Region.
   *[other] Noch { $count } Regionen.
    }
start-regions-done = Auf diesem Gebiet kann gespielt werden.
start-regions-enough = Das sind genug Regionen. Nimm erst eine heraus.
start-regions-apart = Diese Regionen hängen nicht alle zusammen. Schließe die Lücke oder nimm eine heraus.

## Einladen: Abmachungen

start-money-open = Offen
start-money-hidden = Verdeckt
start-found-by = Wer mitspielen kann
start-by-link = Mit dem Link
start-by-all = Alle
start-clock = Uhr
start-no-clock = Ohne Uhr
start-clock-live = An einem Abend
start-clock-days = Über Tage
start-clock-move = { $time } je Zug
start-clock-bank = { $time } insgesamt, dazu { $more } je Zug
start-spectators = Andere dürfen zusehen
start-hints = Tipps sind erlaubt
start-advanced = Weitere Optionen
start-seed = Startzahl
start-seed-hint = Dieselbe Zahl mischt die Karten wieder gleich. Wer sie kennt, kennt vielleicht die Karten.
start-then-a-link = Danach bekommst du einen Link für deine Freunde.
start-begins-at-once = Alle Plätze sind besetzt: Das Spiel beginnt sofort.
start-make-table = Tisch eröffnen
start-begin = Spiel beginnen

## Konten

start-account = Konto
start-log-in = Anmelden
start-log-out = Abmelden
start-sign-up = Konto anlegen
start-sign-up-hint = Zum Spielen brauchst du kein Konto. Mit einem hast du deine Plätze auf jedem Gerät.
start-signed-up = Willkommen, { $name }. Deine Plätze gehören jetzt zu deinem Konto.
start-account-hint = Deine Plätze hast du überall, wo du dich anmeldest.
start-name = Benutzername
start-password = Passwort
start-password-hint = Mindestens { $least } Zeichen
start-old-password = Altes Passwort
start-new-password = Neues Passwort
start-change-password = Passwort ändern
start-password-changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
start-log-out-everywhere = Überall abmelden
start-forgot = Passwort vergessen?
start-forgot-hint = Bitte den Betreiber des Servers um einen Einmalcode. Damit setzt du ein neues Passwort.
start-reset-code = Einmalcode
start-reset = Neues Passwort setzen
start-data = Meine Daten
start-export = Meine Daten herunterladen
start-delete-account = Konto löschen
start-delete-hint = Dein Name und deine Chatnachrichten verschwinden aus allen Spielen, und Bots spielen für dich weiter. Das lässt sich nicht rückgängig machen.
start-account-deleted = Dein Konto ist gelöscht.
start-take-seat = Platz zurückholen
start-take-seat-hint = Holt einen Platz von einem anderen Gerät hierher. Der Code wurde beim Hinsetzen gezeigt.
start-table-link = Link des Tisches
start-code = Wiederherstellungscode
