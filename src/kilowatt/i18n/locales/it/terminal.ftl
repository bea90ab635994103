### Il tavolo nel terminale. Quello che si digita è uguale in ogni lingua e viene inserito: $example, $move, $command, $key.

## Che cosa fare ora, in una frase

terminal-todo-draft = Scegli una regione: { $example }.
terminal-todo-open = Metti all'asta una centrale: { $example }.
terminal-todo-buy-alone = Nessuno offre contro di te. Compra una centrale al prezzo del suo numero: { $example }.
terminal-todo-first-bid = Fai la prima offerta per la centrale { $plant }: { $example } o di più.
terminal-todo-raise = Offri di più per la centrale { $plant }: { $example }.
terminal-todo-scrap = Hai 1 centrale di troppo. Smantellane una: { $example }.
terminal-todo-leave-fuel = Puoi rimettere risorse della centrale { $plant }: { $example }.
terminal-todo-must-leave-fuel = Le risorse della centrale { $plant } non ci stanno tutte. Rimettine: { $example }.
terminal-todo-buy-fuel = Compra risorse: { $example }.
terminal-todo-build = Costruisci nelle città: { $example }.
terminal-todo-power = Attiva le centrali: { $example }.
terminal-todo-forced = Hai una sola mossa: { $example }.
terminal-or = Oppure: { $move }.
terminal-then = Quando hai finito: { $move }.
terminal-enter = Basta premere { $key }.

## Il tavolo

terminal-goals = Periodo 2: { $step } città · fine: { $end }
terminal-plant-legend = consuma → città che alimenta
terminal-refill = Arrivi
terminal-log = Che cosa è successo
terminal-build-list = Qui puoi costruire, dal meno caro
terminal-more = altre { $count }: { $command }
terminal-via = per { $path }
terminal-connections = Collegamenti di { $city }
terminal-in-play = ✔ in gioco
terminal-you = tu
terminal-bought = { $player } compra { $markers } per { money-amount }.

## Che cosa significano le mosse

terminal-leaves = ti restano { money-amount }
terminal-bids = un numero qualsiasi da { $least } a { $most }
terminal-pass-auction = lasci quest'asta
terminal-pass-round = in questo turno non compri centrali
terminal-burns = consumo: { $markers }

## Comandi

terminal-help-moves = Le tue mosse
terminal-help-commands = Comandi
terminal-file = FILE.json
terminal-command-help = tutte le mosse con i prezzi
terminal-command-map = tutte le città con case e costi; con una città: i suoi collegamenti
terminal-command-log = che cosa è successo dalla tua ultima mossa; tutto: { $command }
terminal-command-table = mostra di nuovo il tavolo
terminal-command-undo = { label-undo }: la tua ultima mossa
terminal-command-save = salva la partita
terminal-command-load = carica una partita
terminal-command-position = questa posizione in una riga di testo
terminal-command-quit = esci
terminal-hint = { $help } tutte le mosse con i prezzi · { $tab } completa · { $undo } annulla · { $quit } esce

## Risposte

terminal-start = Giochi come { $player }. Seme { $seed }: lo stesso seme ridà la stessa partita.
terminal-start-watch = Seme { $seed }: lo stesso seme ridà la stessa partita.
terminal-unknown-word = Non conosco «{ $word }». { $help } mostra che cosa puoi digitare.
terminal-did-you-mean = Non conosco «{ $word }». Intendevi { $near }?
terminal-write-like-this = Non capisco «{ $word }». Scrivi così: { $example }
terminal-nothing-done = Niente di tutto questo è stato fatto: { $moves }.
terminal-mix-chosen = Le ibride consumano quello che hai: { $move }.
terminal-bot-failed = Il bot «{ $bot }» di { $player } non funziona più ({ $error }). Un bot integrato continua al suo posto.
terminal-nothing-to-undo = Non c'è nulla da annullare.
terminal-undone = { $others ->
    [0] { $player } annulla: { $move }.
    [one] { $player } annulla: { $move }. Sparisce anche { $others } mossa successiva.
   *[other] { $player } annulla: { $move }. Spariscono anche { $others } mosse successive.
    }
terminal-saved = Salvato: { $file }
terminal-not-saved = Non salvato: { $error }
terminal-file-exists = { $file } esiste già. Per sostituirlo: { $command }
terminal-loaded = { $moves ->
    [one] Caricato: { $file }, { $moves } mossa.
   *[other] Caricato: { $file }, { $moves } mosse.
    }
terminal-not-loaded = Non caricato: { $error }
terminal-unsaved = Questa partita non è salvata. Per lasciarla perdere: { $command }
terminal-hand-over = Passa la tastiera a { $player }, poi premi { $key }.
terminal-save-offer = Salvare la partita? Scrivi il nome di un file, o solo { $key } per no.
terminal-continue = Per continuare: { $command }

## La fine

terminal-ranking = Classifica finale
terminal-decided-by-powered = Decidono le città alimentate.
terminal-decided-by-money = Città alimentate pari: decide il denaro.
terminal-decided-by-cities = Città alimentate e denaro pari: decidono le città.
terminal-decided-shared = Città alimentate, denaro e città pari: la vittoria è condivisa.

## Rivedere una partita

terminal-replay-start = { $count ->
    [one] L'inizio di una partita di { $count } mossa.
   *[other] L'inizio di una partita di { $count } mosse.
    }
terminal-replay-move = Mossa { $number } di { $count }: { $player }, { $move }
terminal-replay-next = avanti
terminal-replay-back = indietro
terminal-replay-jump = a questa mossa
terminal-replay-round = a questo turno
terminal-replay-no-move = La mossa { $number } non c'è. L'ultima è { $count }.
terminal-replay-no-round = Il turno { $number } non c'è. L'ultimo è { $count }.
