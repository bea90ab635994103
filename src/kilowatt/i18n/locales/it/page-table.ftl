### La pagina: un tavolo e ciò che vi sta sopra.

table-skip = Alla tua mossa
table-panels = Parti del tavolo

## La barra

table-round = Turno
table-step = Periodo
table-phases = Fasi del turno
table-phase-of = { $phase } di { $count }
table-phase-draft = Regioni
table-phase-order = Ordine
table-phase-auction = Asta
table-phase-resources = Risorse
table-phase-building = Reti
table-phase-bureaucracy = Energia
table-phase-over = Fine della partita
table-time-left = Tempo rimasto
table-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
    }
table-help = Aiuto
table-rules = Regole
table-menu = Menù del tavolo

## Tasti

table-keys = Tavolo
table-key-shortcuts = Scorciatoie da tastiera
table-key-map = Alla mappa
table-key-action = All’area delle azioni
table-key-chat = Conversazione
table-key-log = Diario
table-key-settings = Impostazioni

## Che cosa fare, e perché

table-do-draft = { $count ->
    [one] Scegli l’ultima regione: si costruisce solo nelle regioni in gioco.
   *[other] Scegli una regione: ne entrano in gioco ancora { $count }, ognuna accanto a quelle già scelte.
    }
table-do-nominate = Metti all’asta una centrale, oppure passa e non comprarne in questo turno.
table-do-nominate-1 = Metti all’asta una centrale: nel turno 1 ognuno ne compra una.
table-do-last-buyer = Nessun altro può fare offerte: una centrale ti costa solo il suo numero. Oppure passa.
table-do-last-buyer-1 = Nessun altro può fare offerte: una centrale ti costa solo il suo numero.
table-do-open = Fai la tua offerta iniziale per la centrale { $plant }: almeno il suo numero.
table-do-bid = { $player } offre { $bid } per la centrale { $plant }: offri di più o ritirati da quest’asta.
table-do-scrap = Con la centrale { $plant } ne hai una di troppo: scegli quale altra eliminare.
table-do-settle = La centrale { $plant } è eliminata: decidi che fare delle risorse che aveva.
table-do-resources = Compra risorse, perché le tue centrali funzionino a fine turno. Ogni acquisto rincara il prossimo.
table-do-first-city = Scegli dove inizia la tua rete: una qualunque città vuota, e paghi solo la casa.
table-do-building-1 = Collega città: ognuna che alimenti rende a fine turno. Il periodo 2 inizia a { $step2 } città.
table-do-building = Collega città: ognuna che alimenti rende a fine turno. La partita finisce a { $end } città.
table-do-bureaucracy = { $count ->
    [0] Non hai ancora città, quindi nulla deve funzionare: qualcosa guadagni comunque.
    [one] Fai funzionare centrali e alimenta la tua città: si paga ogni città alimentata.
   *[other] Fai funzionare centrali e alimenta fino a { $count } città: la rendita cresce con ognuna.
    }
table-do-over = La partita è finita.

table-wait-draft = { $player } sceglie una regione.
table-wait-order = Si stabilisce l’ordine di turno.
table-wait-nominate = { $player } sceglie una centrale da mettere all’asta, o passa.
table-wait-bid = { $player } fa un’offerta per la centrale { $plant }.
table-wait-scrap = { $player } ha una centrale di troppo e ne elimina una.
table-wait-resources = { $player } compra risorse.
table-wait-building = { $player } costruisce.
table-wait-bureaucracy = { $player } sceglie quali centrali far funzionare.
table-me-next = Poi tocca a te.
table-me-later = { $count ->
    [one] Prima di te c’è ancora { $count } giocatore.
   *[other] Prima di te ci sono ancora { $count } giocatori.
    }
table-me-done = Per te questa fase è finita.
table-me-auction-done = Per te le aste di questo turno sono finite.
table-me-auction-waiting = Tocca a te quando una centrale è all’asta o quando devi sceglierne una.
table-me-leading = Sei in testa con { $bid }.
table-me-out = Sei fuori da quest’asta, non dalla fase.
table-me-in = Sei ancora in gara.

## Giocatori

table-players = Giocatori
table-money-hidden = Il denaro è nascosto
table-figure-cities = { $count ->
    [one] { $count } città collegata
   *[other] { $count } città collegate
    }
table-figure-power = Le centrali possono alimentare { $count } città
table-tag-you = tu
table-tag-bot = Bot
table-tag-away = supplito da un bot
table-tag-offline = assente
table-tag-resigned = si è arreso
table-tag-host = ospita
table-status-drafting = sceglie una regione
table-status-choosing = sceglie centrale
table-status-bidding = fa un’offerta
table-status-bidder = in asta
table-status-leads = in testa, { $bid }
table-status-out = fuori da questa
table-status-scrapping = elimina una centrale
table-status-bought = ha comprato { $plant }
table-status-passed = ha passato
table-status-buying = compra risorse
table-status-building = costruisce
table-status-powering = alimenta città
table-status-powered = ha alimentato { $count } città
table-status-next = è il prossimo
table-status-waiting = attende
table-status-done = ha finito
table-status-place = posto { $place }

## Ordine di turno e città

table-track = Ordine di turno e città
table-order-forward = da sinistra a destra
table-order-reversed = da destra a sinistra
table-cities-connected = Città collegate
table-step-2 = Periodo 2
table-step-2-at = Il periodo 2 inizia a { $count }
table-end = Fine
table-end-at = La partita finisce a { $count }

## Centrali

table-plant-market = Mercato delle centrali
table-plant-sentence = Centrale { $plant }, { $kind }: { $burns } per { $powers } città.
table-plant-sentence-free = Centrale { $plant }, { $kind }: { $powers } città senza risorse.
table-no-fuel = senza risorse
table-burns-hybrid = { $count } tra carbone e petrolio, a scelta
table-cities-word = { $count ->
    [one] città
   *[other] città
    }
table-stored = Vi stanno: { $fuel }.
table-stored-nothing = È vuota.
table-step-3-card = La carta «Periodo 3»
table-step-3-tip = Il periodo 3 comincia dopo questa fase: fino a 3 case per città, e tutte e sei le centrali in vendita.
table-deck-left = { $count ->
    [one] { $count } centrale nel mazzo
   *[other] { $count } centrali nel mazzo
    }
table-deck-tip = Che cosa può ancora uscire
table-still-to-come = Che cosa può ancora uscire
table-next-card = La prossima carta
table-deck-unknown = { $count ->
    [one] { $count } carta fra queste, in ordine ignoto
   *[other] { $count } carte fra queste, in ordine ignoto
    }
table-deck-removed = { $count ->
    [one] { $count } di loro è stata tolta senza guardarla prima della partita.
   *[other] { $count } di loro sono state tolte senza guardarle prima della partita.
    }
table-step-3-below = Sta sotto di loro. Quando esce, si mescola ciò che sta sotto di essa e comincia il periodo 3.
table-deck-buried = Sotto la carta «Periodo 3»
table-deck-all = Nel mazzo, in ordine ignoto
table-gone = Fuori dal gioco

## Mercato delle risorse

table-fuel-note = Prima le più economiche
table-fuel-words = { $count ->
    [one] Nel mercato { $count } unità di { fuel }, a { $price }
   *[other] Nel mercato { $count } unità di { fuel }, la più economica a { $price }
    }
table-fuel-sold-out = Nel mercato non c’è più { fuel }
table-bay = { $count ->
    [0] Niente { fuel } al prezzo di { $price }
   *[other] { $count } unità di { fuel } al prezzo di { $price }
    }
table-bay-coming = A fine turno { $count } in più
table-supply = riserva
table-supply-tip = Fuori dal mercato: qui torna ciò che le centrali consumano
table-refill = arrivi
table-refill-tip = Entra nel mercato alla fine di questo turno, nel periodo { $step }
table-less = Meno
table-more = Più

## Diario, conversazione e presenti

table-map = Mappa
table-log = Diario
table-log-all = Tutto
table-log-empty = Non è ancora successo nulla.
table-log-fuel = { $player } compra { $fuel } per { $price } Elektro.
table-log-undo = { $player } annulla delle mosse.
table-log-takeback = Tutti d’accordo: si annullano delle mosse, come chiesto da { $player }.
table-by-clock = (tempo scaduto: ha mosso un bot)
table-by-order = (secondo il limite)
table-rule-tip = Leggi questa regola
table-since = { $count ->
    [one] { $count } novità dal tuo ultimo turno
   *[other] { $count } novità dal tuo ultimo turno
    }
table-since-list = Dal tuo ultimo turno
table-since-skip = Salta
table-chat = Conversazione
table-chat-empty = Nessuno ha ancora scritto.
table-chat-spectator = Solo chi gioca può scrivere qui.
table-say = Scrivi qualcosa
table-send = Invia
table-spectators = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
    }

## Sopra il tavolo

table-reconnecting = La connessione è caduta. Nuovo tentativo …
table-closed = La connessione è chiusa.
table-spectating = Stai guardando questa partita.
table-take-seat = Prendi posto
table-bot-plays = Un bot gioca per te.
table-you-resigned = Ti sei arreso. Un bot continua per te.
table-proposal-takeback = { $count ->
    [one] { $player } vorrebbe annullare { $count } mossa.
   *[other] { $player } vorrebbe annullare { $count } mosse.
    }
table-proposal-abandon = { $player } vorrebbe finire la partita senza risultato.
table-proposal-missing = Manca il consenso di: { $players }
table-agree = Accetta
table-decline = Rifiuta
table-withdraw = Ritira
table-hand-over = { $player }, tocca a te
table-hand-over-help = Passa il dispositivo. Nessun altro dovrebbe guardare ora.
table-hand-over-ready = Sono { $player }

## Il menù

table-undo = Annulla le mie ultime mosse
table-undo-none = Non c’è nulla da annullare.
table-takeback = Proponi di annullare mosse
table-takeback-help = Da quale mossa in poi si deve annullare? Tutti devono essere d’accordo.
table-propose = Proponi
table-abandon = Proponi di finire la partita
table-abandon-help = Se tutti sono d’accordo, la partita finisce senza risultato.
table-resign = Arrenditi
table-resign-help = Un bot giocherà per te e non potrai tornare.
table-stand-in = Lascia giocare un bot per me
table-stand-in-for = Lascia giocare un bot per { $player }
table-return = Riprendo a giocare
table-leave = Lascia il tavolo
table-leave-help = Prima della partita il tuo posto torna libero. Durante la partita continua un bot, e chiunque abbia il link può prendere il posto.
table-remove = Togli { $player }
table-remove-help = Un bot giocherà per { $player }, e chiunque abbia il link può prendere il posto.
table-remove-yes = Togli
table-rematch = Gioca ancora
table-share = Condividi il link
table-copied = Copiato.
table-not-copied = Non è stato possibile copiare: { $text }
table-copy = Copia
table-download = Scarica la registrazione
table-code = Codice di recupero
table-code-help = Con questo codice si può giocare come { $players } da un altro dispositivo. Custodiscilo come una password.
table-code-kept = L’ho annotato

## Prima e dopo la partita

table-waiting-title = Un tavolo: { $board }
table-waiting-for = { $count ->
    [0] Ci sono tutti.
    [one] { $count } posto è libero. La partita inizia quando è occupato.
   *[other] { $count } posti sono liberi. La partita inizia quando sono tutti occupati.
    }
table-waiting-host = Inizia chi ospita il tavolo.
table-start = Inizia
table-start-bots = { $count ->
    [one] Inizia, con un bot al posto libero
   *[other] Inizia, con bot ai { $count } posti liberi
    }
table-player-count = { $count } giocatori
table-regions-random = Regioni a sorte
table-regions-draft = Regioni scelte a turno
table-regions-chosen = Regioni: { $regions }
table-no-clock = Senza orologio
table-hidden-money = Il denaro resta segreto
table-no-spectators = Senza spettatori
table-no-hints = Senza suggerimenti
table-seeded = Con un seme scelto da chi ospita
table-your-name = Il tuo nome
table-sit-down = Siediti
table-have-code = Ho un codice di recupero
table-retake = Riprendi il mio posto
table-invite = Link a questo tavolo
table-invite-help = Chi ha questo link può sedersi.
table-final-board = Guarda la mappa finale
table-to-result = Al risultato
