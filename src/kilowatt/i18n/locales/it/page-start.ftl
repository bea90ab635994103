### La pagina iniziale: giocare subito, invitare, elenchi di tavoli, account.

start-what-it-is = Centrali all’asta, risorse da comprare, città da collegare: il gioco da tavolo Alta Tensione nel browser.
start-play-now = Gioca subito
start-play-now-with = Tu e tre bot
start-bots = Avversari
start-map = Mappa
start-either-map = Una qualsiasi
start-invite = Invita gli amici
start-learn-to-play = Prima volta? Impara in 10 minuti
start-foot = Kilowatt è libero e a codice aperto (MIT). Senza account, senza pubblicità, senza tracciamento.

## La barra

start-pages = Pagine
start-learn = Impara
start-rules = Regole
start-settings = Impostazioni
start-language = Lingua

## Livelli dei bot

start-level-easy = Facile
start-level-normal = Medio
start-level-hard = Difficile
start-level-expert = Esperto

## Elenchi

start-my-games = Le mie partite
start-my-games-empty = Ancora nessuna. La prima partita è a un clic.
start-turns-waiting = { $count ->
    [one] { $count } partita ti aspetta
   *[other] { $count } partite ti aspettano
    }
start-open-tables = Tavoli aperti
start-open-tables-empty = Nessuno cerca giocatori in questo momento. Invita gli amici o apri il tuo tavolo a tutti.
start-finished = Partite finite
start-finished-empty = Nessuna partita è ancora finita. Qui troverai le registrazioni.
start-show-more = Mostra altro
start-join = Partecipa
start-replay = Rivedi
start-seats-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
    }
start-under-way = In corso
start-won = { $count ->
    [1] Vince { $winners }
   *[other] Vittoria condivisa: { $winners }
    }
start-imported = Importata
start-abandoned = Abbandonata
start-record-of = { $count ->
    [one] Una partita per { $count } giocatore
   *[other] Una partita per { $count } giocatori
    }
start-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
    }
start-bring-in = Apri una registrazione
start-bringing-in = Controllo di ogni mossa …

## Inviti: posti

start-players = Giocatori
start-who-plays = Chi gioca con il { $colour }
start-name-of = Nome del { $colour }
start-seat-me = Io
start-seat-me-too = Io, stesso dispositivo
start-seat-open = Aperto
start-seat-open-hint = per chi ha il link
start-seat-bot = Bot ({ $level })
start-hot-seat = Condividete questo dispositivo: tra un turno e l’altro chiede di passarlo.
start-nobody-is-me = Tieni un posto per te.

## Inviti: regioni

start-regions = Regioni
start-regions-random = A caso
start-regions-random-hint = { $count ->
    [one] { $count } regione estratta a sorte.
   *[other] { $count } regioni confinanti estratte a sorte.
    }
start-regions-draft = A turno
start-regions-draft-hint = { $count ->
    [one] I giocatori scelgono { $count } regione.
   *[other] I giocatori scelgono { $count } regioni, una dopo l’altra.
    }
start-regions-list = Scegli ora
start-regions-list-hint = { $count ->
    [one] Scegli { $count } regione.
   *[other] Scegli { $count } regioni confinanti.
    }
start-regions-left = { $count ->
    [one] Ancora { $count } regione.
   *[other] Ancora { $count } regioni.
    }
start-regions-done = Su quest’area si può giocare.
start-regions-enough = Le regioni bastano. Prima togline una.
start-regions-apart = Queste regioni non confinano tutte. Colma il vuoto o togline una.

## Inviti: accordi

start-money-open = Visibile
start-money-hidden = Nascosto
start-found-by = Chi può partecipare
start-by-link = Chi ha il link
start-by-all = Tutti
start-clock = Orologio
start-no-clock = Senza orologio
start-clock-live = In una serata
start-clock-days = In più giorni
start-clock-move = { $time } per turno
start-clock-bank = { $time } in tutto, più { $more } a turno
start-spectators = Altri possono guardare
start-hints = Si possono chiedere suggerimenti
start-advanced = Altre opzioni
start-seed = Seme
start-seed-hint = Lo stesso numero ridà le stesse carte. Chi lo conosce può conoscere le carte.
start-then-a-link = Poi avrai un link da mandare agli amici.
start-begins-at-once = Tutti i posti sono occupati: la partita comincia subito.
start-make-table = Apri il tavolo
start-begin = Comincia la partita

## Account

start-account = Profilo
start-log-in = Accedi
start-log-out = Esci
start-sign-up = Crea un account
start-sign-up-hint = Si gioca anche senza account. Con un account i tuoi posti ti seguono su ogni dispositivo.
start-signed-up = Benvenuto, { $name }. Ora i tuoi posti appartengono al tuo account.
start-account-hint = I tuoi posti ti seguono ovunque tu acceda.
start-name = Nome
start-password = Password
start-password-hint = Almeno { $least } caratteri
start-old-password = Vecchia password
start-new-password = Nuova password
start-change-password = Cambia la password
start-password-changed = La password è cambiata. Gli altri dispositivi sono stati disconnessi.
start-log-out-everywhere = Esci ovunque
start-forgot = Password dimenticata?
start-forgot-hint = Chiedi un codice monouso a chi gestisce il server. Con quello imposti una nuova password.
start-reset-code = Codice monouso
start-reset = Imposta la nuova password
start-data = I miei dati
start-export = Scarica i miei dati
start-delete-account = Elimina l'account
start-delete-hint = Il tuo nome e i tuoi messaggi spariscono da tutte le partite, e i bot giocano al tuo posto. Non si può annullare.
start-account-deleted = Il tuo account è stato eliminato.
start-take-seat = Riprendi un posto
start-take-seat-hint = Sposta qui un posto da un altro dispositivo. Il codice è stato mostrato quando ti sei seduto.
start-table-link = Link del tavolo
start-code = Codice di recupero
