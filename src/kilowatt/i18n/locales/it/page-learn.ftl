learn-settings = Impostazioni
learn-language = Lingua
learn-theme = Aspetto
learn-theme-auto = Come il sistema
learn-theme-light = Chiaro
learn-theme-dark = Scuro
learn-text-size = Dimensione del testo
learn-text-small = Piccola
learn-text-normal = Normale
learn-text-large = Grande
learn-text-huge = Molto grande
learn-palette = Colori dei giocatori
learn-palette-standard = Consueti
learn-palette-bright = Vivaci
learn-palette-mono = Grigi
learn-letters = Lettere al posto delle forme per i giocatori
learn-patterns = Motivi marcati sulla mappa
learn-motion = Animazioni
learn-confirmations = Chiedi prima di passare
learn-confirmations-about = Non sempre si può annullare un passo.
learn-single-keys = Scorciatoie con un solo tasto
learn-single-keys-about = Da disattivare se detti o premi i tasti per sbaglio.
learn-sounds = Suoni
learn-sounds-about = Un breve suono quando tocca a te.
learn-notifications = Notifiche
learn-notifications-about = Il browser ti avvisa quando tocca a te, anche in un’altra finestra.
learn-notifications-denied = Il browser non permette notifiche da questa pagina.

learn-rules = Regole
learn-rules-about = Ogni regola ha un numero. Il gioco lo cita dove agisce da solo o rifiuta qualcosa.
learn-search = Cerca
learn-found = { $count ->
    [0] Nessun risultato
    [one] { $count } regola trovata
   *[other] { $count } regole trovate
    }
learn-chapters = Capitoli
learn-players = Giocatori
learn-numbers = I numeri della partita
learn-numbers-regions = Regioni in gioco
learn-numbers-removed = Centrali tolte coperte
learn-numbers-plants = Centrali permesse
learn-numbers-step2 = Città per il periodo 2
learn-numbers-end = Città per la fine
learn-refill = Rifornimento del mercato

learn-title = Impara giocando
learn-lead = Guidi una compagnia elettrica. Compra centrali, rifornisci, collega città e vendi la corrente. È tutto qui:
learn-lesson-goal = L’obiettivo
learn-lesson-goal-text = Alimenta più città di tutti nell’ultimo turno. Il denaro decide solo i pareggi: spendilo in tempo.
learn-lesson-auction = Centrali all’asta
learn-lesson-auction-text = Una centrale per turno, all’asta. Il suo numero è il prezzo minimo. Brucia risorse e alimenta città.
learn-lesson-fuel = Compra risorse
learn-lesson-fuel-text = Più tutti comprano, più costa. Una centrale conserva risorse per due turni.
learn-lesson-build = Collega città
learn-lesson-build-text = Paghi la casa e la via più economica dalla tua rete. Le prime città costano 10, poi 15 o 20.
learn-lesson-power = Fornisci corrente
learn-lesson-power-text = Scegli quali centrali attivare. Più città alimenti, più incassi. Poi il mercato si rifornisce.
learn-lesson-order = Attento all’ordine
learn-lesson-order-text = Chi è in testa offre per primo, ma compra risorse e costruisce per ultimo. Può convenire restare indietro.
learn-begin = Inizia la partita guidata
learn-begin-again = Ricomincia da capo
learn-continue = Continua la partita guidata
learn-begin-about = Due turni contro due avversari miti, circa dieci minuti. Un allenatore ti mostra cosa fare; salta quello che vuoi.

learn-coach = Allenatore
learn-coach-place = Lezione { $place } di { $count }
learn-coach-begin = Si comincia
learn-coach-next = Ho capito
learn-coach-skip = Salta la lezione
learn-coach-leave = Senza allenatore
learn-coach-welcome = Benvenuto
learn-coach-welcome-text = Vince chi alla fine alimenta più città. Ti mostro due turni: fai ciò che è acceso in ambra, o altro. Nulla conta finché non confermi.
learn-coach-auction = Compra una centrale
learn-coach-auction-text = Il numero è il prezzo minimo. Sotto: cosa brucia in un turno e quante città alimenta.
learn-coach-resources = Compra risorse
learn-coach-resources-text = Le centrali bruciano risorse. Ogni acquisto rende più cara la prossima.
learn-coach-building = Collega città
learn-coach-building-text = Una casa costa 10. Dalla seconda città paghi anche la linea: il numero che porta.
learn-coach-bureaucracy = Alimenta le tue città
learn-coach-bureaucracy-text = Le tue centrali bruciano le risorse, e ogni città alimentata paga.
learn-coach-order = Chi viene prima
learn-coach-order-text = Ora sei il numero { $place } di { $count }. Chi ha più città è primo: apre le aste per primo, ma compra risorse e costruisce per ultimo.
learn-coach-scrap = Una centrale di troppo
learn-coach-scrap-text = Puoi averne tre. Cedi la più debole; le risorse che stanno sulle altre passano lì.
learn-coach-step2 = Periodo 2
learn-coach-step2-text = Da ora ogni città ha posto per una seconda casa, a 15. Vicino a te si sono aperti nuovi posti.
learn-coach-step3 = Periodo 3
learn-coach-step3-text = Ora tre case per città, e tutte le centrali del mercato sono in vendita. La fine non è lontana.
learn-coach-end = Come finisce
learn-coach-end-text = La casella scura sul tracciato è la fine: chi la raggiunge chiude la partita dopo la costruzione. Poi si contano le città alimentate: assicurati che centrali e risorse bastino per tutte le tue.
learn-coach-over = Era una partita intera
learn-coach-over-text = Guarda i grafici e i punti di svolta, o gioca ancora. Sai tutto ciò che serve.

# What to do now: one thing at a time.
learn-goal-plant = Scegli la centrale { $plant }: ora è la più conveniente.
learn-goal-open = Apri l’asta con il pulsante ambra.
learn-goal-bid = Offri { $bid } con il pulsante ambra. Vale fino a { $most }.
learn-goal-leave = Troppo cara: passa. Puoi ancora comprarne un’altra.
learn-goal-pass = Niente vale il suo prezzo: passa.
learn-goal-sure = Conferma con il pulsante ambra.
learn-goal-fuel = Premi «{ $button }»: ti serve { $fuel }.
learn-goal-buy = Ben scelto. Compra con il pulsante ambra.
learn-goal-buy_nothing = Niente da comprare: avanti con il pulsante ambra.
learn-goal-first_city = Scegli { $city } sulla mappa, per { money-amount }: lì le linee sono corte.
learn-goal-city = Scegli { $city }, per { money-amount } con la linea.
learn-goal-build = Basta così. Costruisci con il pulsante ambra.
learn-goal-build_nothing = Risparmia: avanti con il pulsante ambra.
learn-goal-power = Incassa { money-amount } con il pulsante ambra.
learn-goal-wait = Tocca agli altri. Presto tocca di nuovo a te.

# What has come of it.
learn-done-plant = La centrale { $plant } è tua per { money-amount }.
learn-done-fuel = Hai comprato { $fuel } per { money-amount }.
learn-done-built = { $count ->
    [one] Hai collegato { $count } città per { money-amount }.
   *[other] Hai collegato { $count } città per { money-amount }.
    }
learn-done-powered = { $count ->
    [0] Non alimenti nessuna città: { money-amount }.
    [one] Alimenti { $count } città: { money-amount }.
   *[other] Alimenti { $count } città: { money-amount }.
    }

learn-closing = Ora sai giocare
learn-closing-lead = Due turni, e hai visto ogni fase. Hai: { $cities ->
    [one] { $cities } città
   *[other] { $cities } città
    }, { $plants ->
    [one] { $plants } centrale
   *[other] { $plants } centrali
    }, { money-amount }.
learn-later = Cosa viene dopo
learn-later-step2 = Periodo 2: una seconda casa in ogni città, a 15.
learn-later-step3 = Periodo 3: una terza casa, a 20, e tutte le centrali sono in vendita.
learn-later-end = La fine: qualcuno collega { $count } città. Vince chi ne alimenta di più.
learn-closing-on = Continua qui
learn-closing-new = Nuova partita con tre bot

learn-shortcuts = Tasti
learn-map-keys = Sulla mappa: le frecce passano da città a città, Enter sceglie, Backspace riprende, le lettere saltano a un nome, + e − ingrandiscono e riducono, 0 mostra tutto.
