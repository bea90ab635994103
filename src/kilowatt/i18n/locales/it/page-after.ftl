### Dopo la partita: risultato, andamento e registrazione.

after-you-win = Hai vinto!
after-you = tu
after-abandoned = Questa partita è stata abbandonata.
after-unfinished = Questa partita non è arrivata alla fine.
after-standings = Classifica finale
after-why-powered = Decidono le città alimentate: { $first } a { $other } ({ $second }).
after-why-money = Pari nelle città alimentate, quindi decide il denaro: { $first } a { $other } Elektro ({ $second }).
after-why-cities = Pari nelle città alimentate e nel denaro, quindi decidono le città collegate: { $first } a { $other } ({ $second }).
after-why-shared = Pari in città alimentate, denaro e città collegate: la vittoria è condivisa.

## E adesso

after-next = E adesso
after-rematch = Rivincita
after-to-rematch = Alla rivincita
after-replay = Rivedi la partita
after-share = Condividi
after-share-moment = Condividi questo momento
after-download = Scarica
after-to-table = Al tavolo

## L’andamento

after-course = Andamento
after-chances = Probabilità di vittoria
after-chart = Grafico: { $title }. Le frecce leggono i valori.
after-as-table = Come tabella
after-legend = Giocatori mostrati
after-turning = Momenti decisivi
after-turning-waiting = Ricerca dei momenti decisivi …
after-turning-none = Di questa partita non si conoscono i momenti decisivi.
after-turning-steady = Nessun singolo momento ha deciso questa partita.
after-gained = { $player } prende il largo
after-lost = { $player } perde terreno
after-watch = Guarda
after-awards = Menzioni
after-dearest-plant = Centrale più cara
after-plant-for = Centrale { $plant } per { $price } Elektro
after-most-fuel = Più risorse
after-markers = { $count ->
    [one] { $count } unità
   *[other] { $count } unità
    }
after-best-income = Rendita migliore
after-income-in = { $amount } Elektro nel turno { $round }
after-most-built = Gran costruttore

## Continuare

after-play-on = Continua da qui
after-play-on-hint = Un nuovo tavolo comincia in questo momento. Le carte arrivano come allora.
after-play-on-over = Qui la partita è finita. Torna a un momento precedente.

## La registrazione

after-table = Tavolo
after-log = Diario
after-controls = Comandi
after-time = Momento della partita
after-moment = Turno { $round }, { $phase } · mossa { $number } di { $count }
after-speed = Velocità
after-eyes = Visto da
after-eyes-all = Tutto scoperto
after-eyes-none = Da spettatore
after-eyes-of = Come la vedeva { $player }
after-play = Riproduci
after-pause = Pausa
after-move-back = Indietro di una mossa
after-move-on = Avanti di una mossa
after-phase-back = Indietro di una fase
after-phase-on = Avanti di una fase
after-round-back = Indietro di un turno
after-round-on = Avanti di un turno
after-to-start = All’inizio
after-to-end = Alla fine
