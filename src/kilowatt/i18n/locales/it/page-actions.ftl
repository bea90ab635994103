### La pagina: l'area delle azioni, dove si compone il turno. I pulsanti sono brevi; · precede ciò che costa o rende.

actions-label = La tua mossa
actions-more = Dettagli
actions-left = restano { $amount }
actions-back = Indietro
# Why something is refused, and the number of the rule.
actions-reason = { $words } ({ $rule })
actions-nothing-to-undo = Non c'è nulla da annullare.

## Scelta delle regioni

actions-draft-title = Tocca a te: scegli una regione
actions-draft-lead = { $count ->
    [one] Resta da scegliere { $count } regione. Deve toccare quelle in gioco.
   *[other] Restano da scegliere { $count } regioni. Ognuna deve toccare quelle in gioco.
    }
actions-draft-choose = Scegli una regione

## Asta

actions-open-title = Tocca a te: apri un'asta
actions-open-lead = Scegli una centrale e la tua offerta iniziale, oppure passa.
actions-open-must = Turno 1: tutti comprano una centrale. Scegline una e la tua offerta iniziale.
actions-open-alone = Nessuno può offrire contro di te: una centrale costa il suo numero.
actions-open-choose = Scegli una centrale
actions-open = Apri la { $plant } a { $bid }
actions-buy-plant = Compra la centrale { $plant }
actions-bid-title = Offerta per la centrale { $plant }
actions-bid-label = La tua offerta
actions-raise = Rilancia di { $raise }
actions-leads = { $player } è in testa con { $bid }
actions-leads-plant = { $player } è in testa per la centrale { $plant } con { $bid }
actions-you-lead = Sei in testa per la centrale { $plant } con { $bid }
actions-beyond = Oltre tutti · { $bid }
actions-beyond-tip = Nessuno ancora in gara ha più di { $bid }.
actions-up-to = Fino a { $most }
actions-up-to-tip = Offre per te, sempre uno più degli altri, fino a { $most }. Nessuno vede questo limite.
actions-limit-label = Il tuo limite
actions-limit-set = Il tuo limite è { $most }. Nessun altro lo vede.
actions-limit-note = Fissa ora un limite e si offrirà al posto tuo. Nessuno lo vede.
actions-limit-cancel = Togli il limite
actions-fuel-once = Risorse per un turno: { $cost }
actions-fuel-beyond = Risorse per un turno: { $cost }, più di quanto ti resterebbe
actions-fuel-scarce = Sul mercato non bastano le risorse per un turno
actions-fuel-none = Non richiede risorse
actions-must-scrap = Possiedi { $most } centrali: una dovrà andarsene.
actions-rivals-in = Chi è ancora nell'asta
actions-stand-leads = in testa
actions-stand-in = in gara
actions-stand-out = fuori
actions-stand-done = a posto
actions-pass-title = Passi davvero?
actions-pass-phase = Passando chiudi le aste per te: in questo turno non compri centrali.
actions-pass-auction = Passando esci dall'asta per la centrale { $plant }. Potrai ancora offrire per altre.
actions-pass-yes = Sì, passo

## Una centrale di troppo

actions-scrap-title = Tocca a te: smantella una centrale
actions-scrap-lead = Puoi possedere { $most } centrali. Una delle vecchie deve andarsene.
actions-scrap-choose = Scegli una centrale
actions-scrap-gone = Torna alla riserva: { $fuel }
actions-scrap-kept = Conservi: { $fuel }
actions-drop-lead = Di ciò che sta sulla centrale { $plant } puoi lasciare:

## Risorse

actions-resources-title = Tocca a te: compra risorse
actions-one-round = Per 1 turno
actions-two-rounds = Per 2 turni
actions-round-tip = { $rounds ->
    [one] Riempie il carrello in modo che tutte le tue centrali funzionino { $rounds } volta.
   *[other] Riempie il carrello in modo che tutte le tue centrali funzionino { $rounds } volte.
    }
actions-buy = Compra { $count } per { $cost }
actions-buy-nothing = Non comprare nulla
actions-next-price = a { $price }
actions-buy-one = Compra 1 unità di { fuel } a { $price }. Spazio per altre { $room }.
actions-return-one = Togli dal carrello 1 unità di { fuel }
actions-in-cart = Nel carrello: { fuel-count }
actions-none-in-cart = Nel carrello non ci sono unità di { fuel }.
actions-lacks-money = Il denaro non basta per tutto.
actions-lacks-fuel = Sul mercato non basta: { $fuels }.
actions-lacks-nothing = Le tue centrali hanno già tutto.
actions-storage = Le tue centrali e ciò che contengono
actions-store = Centrale { $plant }: { $held } posti occupati su { $room }
actions-demand = Bisogno degli altri / mercato:
actions-demand-of = Agli altri servono { fuel-count } per un turno, sul mercato ce ne sono { $left }
actions-demand-hybrid = Agli altri servono ancora { $count } tra carbone e petrolio per le ibride

## Costruzione

actions-building-title = Tocca a te: costruisci
actions-building-lead = Scegli le città sulla mappa o nella lista.
actions-building-first = Scegli la tua prima città: una qualsiasi vuota, senza costo di collegamento.
actions-build = Costruisci { $count } per { $cost }
actions-build-nothing = Non costruire
actions-plan = Città scelte
actions-unpick = Togli { $city } dal piano
actions-city-list = Città
actions-could-power = Alimentate con le tue risorse: { $powered } su { $cities }. Le tue centrali arriverebbero a { $capacity }.
actions-step-2-near = Il periodo 2 inizia a { $goal } città: seconde case a { $price }. Il massimo ora: { $most }.
actions-step-2-reached = { $most } città: dopo questa fase inizia il periodo 2, seconde case a { $price }.
actions-step-3-near = { $cards ->
    [one] Manca { $cards } carta al periodo 3: poi terze case a { $price }.
   *[other] Mancano { $cards } carte al periodo 3: poi terze case a { $price }.
    }
actions-end-near = La partita finisce a { $goal } città; il massimo ora è { $most }.
actions-end-reached = { $most } città: dopo questa fase la partita finisce.

## Burocrazia

actions-power-title = Tocca a te: alimenta le città
actions-power = Alimenta { $cities } · +{ $income }
actions-power-none = Non alimentare · +{ $income }
actions-burns = Consuma { $fuel }
actions-burns-nothing = Non consuma nulla
actions-mix = Le ibride consumano
actions-mix-value = carbone { $coal }, petrolio { $oil }
actions-choices = Tutte le scelte
actions-no-plant = Nessuna

## Tocca a qualcun altro

actions-watching = Stai guardando.

## Suggerimenti

actions-hint = Consiglio
actions-hint-thinking = I tuoi piani vengono giocati molte volte …
actions-hint-about = Il primo piano è il consigliato: va bene comunque giochino gli altri. Di ognuno si vede quante partite hai vinto fra quelle giocate da lì in poi; poche partite dicono poco.
actions-hint-won = vince il { $percent } % di { $playouts } partite
actions-hint-use = Usa questo piano

## Tasti, per la lista delle scorciatoie

actions-keys = La tua mossa
actions-key-confirm = Conferma il turno
actions-key-undo = Annulla
actions-key-hint = Consiglio
actions-key-region = Scegli una regione
actions-key-plant = Scegli una centrale
actions-key-raise = Rilancia di 1
actions-key-lower = Abbassa di 1
actions-key-raise-more = Rilancia di 5
actions-key-lower-more = Abbassa di 5
actions-key-up-to = Offri fino alla cifra indicata
actions-key-pass = Passa
actions-key-back = Indietro
actions-key-scrap = Scegli la centrale da smantellare
actions-key-buy = Compra carbone, petrolio, rifiuti, uranio
actions-key-return = Togli dal carrello
actions-key-one-round = Risorse per un turno
actions-key-two-rounds = Risorse per due turni
actions-key-cities = Lista delle città
actions-key-run = Attiva una centrale o no
actions-key-more-coal = Più carbone nelle ibride
actions-key-less-coal = Meno carbone nelle ibride
