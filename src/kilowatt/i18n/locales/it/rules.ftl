rules-r0 = Materiale
rule-r0_1 = Da due a sei giocatori siedono in un ordine fisso, in senso orario. Non è l’ordine di turno.
rule-r0_2 = Ogni mappa ha 6 regioni con 7 città. I collegamenti uniscono le città a un costo stampato, che può essere 0.
rule-r0_3 = Ci sono 24 carbone, 24 petrolio, 24 rifiuti e 12 uranio. Ogni segnalino sta nel mercato, su una centrale o nella riserva; nessuno si crea o si distrugge.
rule-r0_4 = Ci sono 42 centrali, numerate da 3 a 40, 42, 44, 46 e 50, e una carta «Periodo 3». La banca non resta mai senza denaro.
rule-r0_5 = Ogni giocatore ha 22 case. Non sono mai il limite, e nient’altro limita le città di un giocatore.

rules-r1 = Preparazione
rule-r1_1 = Solo alcune regioni sono in gioco e insieme formano un’unica area. Ciò che sta fuori non esiste in questa partita. Le regioni sono date, sorteggiate o scelte: i giocatori scelgono nell’ordine di turno, e ogni scelta confina con l’area.
rule-r1_2 = Tutti iniziano con 50. Il primo ordine di turno è sorteggiato.
rule-r1_3 = All’inizio il mercato delle risorse ha 3 carbone su ogni casella da 1 a 8, 3 petrolio su ognuna da 3 a 8, 3 rifiuti su 7 e su 8, e 1 uranio su 14 e su 16. Il resto è nella riserva.
rule-r1_4 = Ogni casella da 1 a 8 ha posto per 3 carbone, 3 petrolio, 3 rifiuti e 1 uranio; 10, 12, 14 e 16 hanno posto per 1 uranio ciascuna. Il numero della casella è il prezzo di ogni segnalino su di essa.
rule-r1_5 = Il mercato delle centrali inizia con le centrali da 3 a 6 come mercato attuale e da 7 a 10 come mercato futuro. Le otto sono sempre ordinate, e le quattro più basse sono attuali.
rule-r1_6 = La centrale 13 sta in cima al mazzo mescolato, la carta «Periodo 3» in fondo. In 2 o 3 si tolgono altre 8 centrali coperte, in 4 se ne tolgono 4.
rule-r1_7 = I numeri della partita dipendono da quanti giocano.

rules-r2 = Ordine di turno
rule-r2_1 = Chi ha più città viene prima; a parità, chi ha la centrale più alta. Asta e burocrazia si giocano in quest’ordine, risorse e costruzione al contrario.
rule-r2_1a = Esempio: A ha 6 città, B e C ne hanno 5, D ne ha 4. La centrale migliore di B è 17, quella di C è 15. L’ordine è A, B, C, D.
rule-r2_2 = Il turno 1 inizia nell’ordine sorteggiato. Dopo la sua asta l’ordine si stabilisce di nuovo, in base alle centrali.

rules-r3 = Asta
rule-r3_1 = Ognuno può comprare una centrale per turno. Il primo nell’ordine che non ha ancora comprato né passato passa, oppure nomina una centrale del mercato attuale con un’offerta almeno pari al suo numero.
rule-r3_2 = Chi passa invece di nominare una centrale è fuori da tutte le altre aste del turno.
rule-r3_3 = Nel turno 1 nessuno può passare: tutti comprano una centrale.
rule-r3_4 = Gli altri seguono in senso orario: ognuno rilancia di almeno uno o esce da quest’asta, ma non dalla fase. Si continua finché resta un solo offerente.
rule-r3_5 = Nessuno offre più di quanto possiede.
rule-r3_6 = Chi vince paga l’offerta, prende la centrale e ha finito la fase.
rule-r3_7 = Se ha vinto un altro, lo stesso giocatore nomina un’altra centrale o passa.
rule-r3_8 = Chi non ha più rivali nella fase compra esattamente al numero della centrale, o passa.
rule-r3_8a = Chi non può rilanciare può solo uscire, e chi non può pagare nulla di quanto è in vendita può solo passare.
rule-r3_9 = Chi ha così una centrale di troppo ne scarta subito una delle altre. Le sue risorse passano alle centrali rimaste, se c’è posto, o vengono lasciate; ciò che resta va nella riserva. In nessun altro momento si possono gettare risorse.
rule-r3_10 = Dopo ogni vendita si pesca subito una carta e la si inserisce al suo posto.
rule-r3_11 = Se nessuno ha comprato, la centrale più bassa esce dal gioco e si pesca una carta.

rules-r4 = Risorse
rule-r4_1 = Una centrale conserva fino al doppio di ciò che brucia, e solo quello. Una centrale ibrida conserva carbone e petrolio in qualsiasi proporzione. Le centrali eoliche e a fusione non conservano nulla.
rule-r4_2 = Puoi spostare le risorse tra le tue centrali in qualsiasi momento: contano solo i totali.
rule-r4_2a = Il carbone che non sta sulle centrali a carbone e il petrolio che non sta su quelle a petrolio devono stare insieme sulle centrali ibride.
rule-r4_3 = Nell’ordine inverso ognuno compra quante risorse vuole, purché ci stiano e possa pagarle, di ogni tipo prima le più economiche.
rule-r4_4 = Ciò che è esaurito non si trova più fino al rifornimento.

rules-r5 = Costruzione
rule-r5_1 = La tua prima città è una qualsiasi città vuota in gioco, per 10 e senza costo di collegamento. Nessuno deve iniziare in un dato turno.
rule-r5_2 = Ogni altra città costa il suo posto libero più basso (10, 15 o 20) più il percorso più economico dalla tua rete. I percorsi possono attraversare qualsiasi città in gioco e si pagano ogni volta.
rule-r5_3 = Una città accoglie tante case quanto è il numero del periodo, al massimo una per giocatore. Una città vuota costa 10 in ogni periodo.
rule-r5_4 = Nell’ordine inverso ognuno collega quante città vuole, una dopo l’altra. Ciascuna fa già parte della rete quando si calcola la successiva.
rule-r5_5 = Il conto delle città cresce a ogni collegamento, e le centrali superate escono subito.
rule-r5_6 = Esempio (Germania; A a Essen e Münster): Duisburg costa 10 (10 + 0), Dortmund 12 (10 + 2), Aachen 21 (10 + 2 + 9).

rules-r6 = Mercato delle centrali
rule-r6_1 = Nei periodi 1 e 2 ha otto centrali, le quattro più basse attuali. Nel periodo 3 ne ha fino a sei, tutte attuali.
rule-r6_2 = Una centrale nel mercato con un numero non superiore al maggior numero di città di un giocatore esce subito dal gioco e si pesca una carta, in ogni fase. Le centrali dei giocatori non sono toccate.
rule-r6_3 = A mazzo vuoto, ciò che esce non si sostituisce.

rules-r7 = Burocrazia
rule-r7_1 = Nell’ordine di turno ognuno sceglie quali centrali attivare. Una centrale brucia esattamente il suo numero di risorse e alimenta fino al suo numero di città, una volta per turno. Nessuno è obbligato ad attivarne.
rule-r7_1a = Una centrale brucia solo ciò che sta su di essa. Prima di ogni attivazione si possono spostare le risorse: è limitata solo la miscela di una centrale ibrida, perché tutto il carbone e tutto il petrolio devono avere un posto.
rule-r7_2 = Alimenti tante città quante ne permettono le centrali attive, al massimo le tue, e incassi secondo la tabella.
rule-r7_3 = Le risorse bruciate vanno nella riserva, non nel mercato.
rule-r7_4 = Esempio: con 6 città e le centrali 7, 10 e 15 piene, attivarle tutte produce 7, alimenta 6 e rende 73.
rule-r7_5 = Poi il mercato si rifornisce dalla riserva secondo la tabella, ogni tipo prima sulle caselle libere più care. Ciò che manca nella riserva non si mette.
rule-r7_6 = Esempio (5 giocatori, periodo 1): con solo 4 carbone nella riserva, ne arrivano 4 invece di 5.
rule-r7_7 = Poi il mercato delle centrali: nei periodi 1 e 2 la più alta va sotto il mazzo; nel periodo 3 la più bassa esce dal gioco. Si pesca una carta.

rules-r8 = Periodi
rule-r8_1 = La partita inizia nel periodo 1.
rule-r8_2 = Il periodo 2 inizia dopo la costruzione in cui qualcuno raggiunge il numero di città previsto. La centrale più bassa esce dal gioco e si pesca una carta. Da ora le città accolgono due case e il rifornimento è quello del periodo 2.
rule-r8_3 = Quando si pesca la carta «Periodo 3», il periodo 3 inizia con la fase successiva. Il resto del mazzo si mescola con le carte messe sotto.
rule-r8_3a = Pescata durante l’asta, la carta resta nel mercato come la più alta fino alla fine della fase. Poi essa e la centrale più bassa escono, e inizia il periodo 3.
rule-r8_3b = Pescata durante la costruzione, la carta e la centrale più bassa escono subito. Il periodo 3 inizia con la burocrazia.
rule-r8_3c = Pescata all’inizio del periodo 2, la carta e la centrale più bassa escono. Il periodo 3 inizia con la burocrazia e il suo rifornimento.
rule-r8_3d = Pescata durante la burocrazia, la carta e la centrale più bassa escono. Il periodo 3 inizia con il turno seguente.
rule-r8_4 = La partita può passare dal periodo 1 direttamente al periodo 3. Allora il periodo 2 non c’è.
rule-r8_5 = Periodo 3 significa tre case per città, sei centrali tutte in vendita, la più bassa che esce ogni turno, e un suo rifornimento.

rules-r9 = La fine
rule-r9_1 = La partita finisce dopo la costruzione in cui qualcuno raggiunge l’ultimo numero di città. Tutti costruiscono ancora; nessuno incassa più.
rule-r9_2 = Vince chi può alimentare più città. A parità decide il denaro, poi il numero di città; dopo, la vittoria è condivisa.
