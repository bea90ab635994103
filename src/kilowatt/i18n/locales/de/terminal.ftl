### Der Tisch im Terminal. Was man tippt, ist in jeder Sprache gleich und wird eingesetzt: $example, $move, $command, $key.

## Was jetzt zu tun ist, in einem Satz

terminal-todo-draft = Wähle eine Region: { $example }.
terminal-todo-open = Bring ein Kraftwerk zur Auktion: { $example }.
terminal-todo-buy-alone = Niemand bietet gegen dich. Kauf ein Kraftwerk zum Preis seiner Nummer: { $example }.
terminal-todo-first-bid = Gib das erste Gebot für Kraftwerk { $plant } ab: { $example } oder mehr.
terminal-todo-raise = Biete mehr für Kraftwerk { $plant }: { $example }.
terminal-todo-scrap = Du hast 1 Kraftwerk zu viel. Verschrotte eines: { $example }.
terminal-todo-leave-fuel = Du darfst Rohstoffe von Kraftwerk { $plant } zurücklegen: { $example }.
terminal-todo-must-leave-fuel = Nicht alle Rohstoffe von Kraftwerk { $plant } haben Platz. Leg welche zurück: { $example }.
terminal-todo-buy-fuel = Kauf Rohstoffe: { $example }.
terminal-todo-build = Bau in Städten: { $example }.
terminal-todo-power = Betreibe Kraftwerke: { $example }.
terminal-todo-forced = Du hast nur einen Zug: { $example }.
terminal-or = Oder: { $move }.
terminal-then = Wenn du fertig bist: { $move }.
terminal-enter = { $key } allein tut genau das.

## Der Tisch

terminal-goals = Stufe 2: { $step } Städte · Ende: { $end }
terminal-plant-legend = verbraucht → versorgte Städte
terminal-refill = Nachschub
terminal-log = Was geschah
terminal-build-list = Hier kannst du bauen, das Billigste zuerst
terminal-more = noch { $count }: { $command }
terminal-via = über { $path }
terminal-connections = Verbindungen von { $city }
terminal-in-play = ✔ im Spiel
terminal-you = du
terminal-bought = { $player } kauft { $markers } für { money-amount }.

## Was Züge bedeuten

terminal-leaves = { money-amount } bleiben übrig
terminal-bids = jede Zahl von { $least } bis { $most }
terminal-pass-auction = aus dieser Auktion aussteigen
terminal-pass-round = in dieser Runde kein Kraftwerk kaufen
terminal-burns = verbraucht { $markers }

## Befehle

terminal-help-moves = Deine Züge
terminal-help-commands = Befehle
terminal-file = DATEI
terminal-command-help = alle Züge mit ihren Preisen
terminal-command-map = alle Städte mit Häusern und Kosten; mit einer Stadt: ihre Verbindungen
terminal-command-log = was seit deinem letzten Zug geschah; alles: { $command }
terminal-command-table = noch einmal der Tisch
terminal-command-undo = { label-undo }: deinen letzten Zug
terminal-command-save = das Spiel speichern
terminal-command-load = ein Spiel laden
terminal-command-position = diese Stellung als eine Zeile Text
terminal-command-quit = aufhören
terminal-hint = { $help } alle Züge mit Preisen · { $tab } ergänzt · { $undo } nimmt zurück · { $quit } hört auf

## Antworten

terminal-start = Du spielst { $player }. Startzahl { $seed }: Mit ihr gibt es dasselbe Spiel noch einmal.
terminal-start-watch = Startzahl { $seed }: Mit ihr gibt es dasselbe Spiel noch einmal.
terminal-unknown-word = „{ $word }“ kenne ich nicht. { $help } zeigt, was du tippen kannst.
terminal-did-you-mean = „{ $word }“ kenne ich nicht. Meinst du { $near }?
terminal-write-like-this = „{ $word }“ verstehe ich nicht. Schreib es so: { $example }
terminal-nothing-done = Nichts davon wurde getan: { $moves }.
terminal-mix-chosen = Die Hybriden verbrauchen, was du hast: { $move }.
terminal-bot-failed = Der Bot „{ $bot }“ von { $player } ist ausgefallen ({ $error }). Ein eingebauter Bot spielt für ihn weiter.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-undone = { $others ->
    [0] { $player } nimmt zurück: { $move }.
    [one] { $player } nimmt zurück: { $move }. Damit entfällt auch { $others } späterer Zug.
   *[other] { $player } nimmt zurück: { $move }. Damit entfallen auch { $others } spätere Züge.
    }
terminal-saved = Gespeichert: { $file }
terminal-not-saved = Nicht gespeichert: { $error }
terminal-file-exists = { $file } gibt es schon. Zum Ersetzen: { $command }
terminal-loaded = { $moves ->
    [one] Geladen: { $file }, { $moves } Zug.
   *[other] Geladen: { $file }, { $moves } Züge.
    }
terminal-not-loaded = Nicht geladen: { $error }
terminal-unsaved = Dieses Spiel ist nicht gespeichert. Zum Verwerfen: { $command }
terminal-hand-over = Gib die Tastatur an { $player } weiter und drück dann { $key }.
terminal-save-offer = Spiel speichern? Tippe einen Dateinamen, oder nur { $key } für Nein.
terminal-continue = Zum Weiterspielen: { $command }

## Das Ende

terminal-ranking = Endstand
terminal-decided-by-powered = Die versorgten Städte entscheiden.
terminal-decided-by-money = Gleich viele versorgte Städte: Das Geld entscheidet.
terminal-decided-by-cities = Gleich viele versorgte Städte und gleich viel Geld: Die Städte entscheiden.
terminal-decided-shared = Versorgte Städte, Geld und Städte sind gleich: Der Sieg wird geteilt.

## Nachspielen

terminal-replay-start = { $count ->
    [one] Der Anfang eines Spiels mit { $count } Zug.
   *[other] Der Anfang eines Spiels mit { $count } Zügen.
    }
terminal-replay-move = Zug { $number } von { $count }: { $player }, { $move }
terminal-replay-next = weiter
terminal-replay-back = zurück
terminal-replay-jump = zu diesem Zug
terminal-replay-round = zu dieser Runde
terminal-replay-no-move = Zug { $number } gibt es nicht. Der letzte ist { $count }.
terminal-replay-no-round = Runde { $number } gibt es nicht. Die letzte ist { $count }.
