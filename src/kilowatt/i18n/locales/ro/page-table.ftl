### Pagina: o masă și ce se află pe ea.

table-skip = La mutarea ta
table-panels = Părțile mesei

## Bara

table-round = Runda
table-step = Nivel
table-phases = Fazele rundei
table-phase-of = { $phase } din { $count }
table-phase-draft = Regiuni
table-phase-order = Ordine
table-phase-auction = Licitație
table-phase-resources = Resurse
table-phase-building = Rețea
table-phase-bureaucracy = Curent
table-phase-over = Sfârșitul jocului
table-time-left = Timp rămas
table-days = { $count ->
    [one] { $count } zi
    [few] { $count } zile
   *[other] { $count } de zile
    }
table-help = Ajutor
table-rules = Reguli
table-menu = Meniul mesei

## Taste

table-keys = Masă
table-key-shortcuts = Taste rapide
table-key-map = La hartă
table-key-action = La zona de acțiune
table-key-chat = Discuție
table-key-log = Jurnal
table-key-settings = Setări

## Ce e de făcut și de ce

table-do-draft = { $count ->
    [one] Alege ultima regiune: se construiește doar în regiunile din joc.
    [few] Alege o regiune: mai intră în joc { $count }, fiecare lângă cele alese.
   *[other] Alege o regiune: mai intră în joc { $count }, fiecare lângă cele alese.
    }
table-do-nominate = Scoate o centrală la licitație sau pasează și nu cumpăra niciuna în runda aceasta.
table-do-nominate-1 = Scoate o centrală la licitație: în runda 1 fiecare cumpără una.
table-do-last-buyer = Nimeni altcineva nu mai licitează: o centrală te costă doar numărul ei. Sau pasează.
table-do-last-buyer-1 = Nimeni altcineva nu mai licitează: o centrală te costă doar numărul ei.
table-do-open = Spune oferta ta de deschidere pentru centrala { $plant }: cel puțin numărul ei.
table-do-bid = { $player } oferă { $bid } pentru centrala { $plant }: oferă mai mult sau retrage-te din această licitație.
table-do-scrap = Cu centrala { $plant } ai una în plus: alege pe care alta o casezi.
table-do-settle = Centrala { $plant } e casată: hotărăște ce faci cu resursele de pe ea.
table-do-resources = Cumpără resurse, ca să meargă centralele tale la sfârșitul rundei. Fiecare cumpărătură o scumpește pe următoarea.
table-do-first-city = Alege unde începe rețeaua ta: în orice oraș gol, și plătești doar casa.
table-do-building-1 = Conectează orașe: fiecare oraș alimentat aduce bani la sfârșitul rundei. Nivelul 2 începe la { $step2 } orașe.
table-do-building = Conectează orașe: fiecare oraș alimentat aduce bani la sfârșitul rundei. Jocul se termină la { $end } orașe.
table-do-bureaucracy = { $count ->
    [0] Nu ai încă niciun oraș, deci nu trebuie să meargă nimic: primești totuși ceva bani.
    [one] Pornește centrale și alimentează-ți orașul: se plătește fiecare oraș alimentat.
    [few] Pornește centrale și alimentează până la { $count } orașe: venitul crește cu fiecare.
   *[other] Pornește centrale și alimentează până la { $count } de orașe: venitul crește cu fiecare.
    }
table-do-over = Jocul s-a terminat.

table-wait-draft = { $player } alege o regiune.
table-wait-order = Se stabilește ordinea jucătorilor.
table-wait-nominate = { $player } alege o centrală pentru licitație sau pasează.
table-wait-bid = { $player } licitează pentru centrala { $plant }.
table-wait-scrap = { $player } are o centrală în plus și casează una.
table-wait-resources = { $player } cumpără resurse.
table-wait-building = { $player } construiește.
table-wait-bureaucracy = { $player } alege ce centrale merg.
table-me-next = Apoi e rândul tău.
table-me-later = { $count ->
    [one] Înaintea ta mai e { $count } jucător.
    [few] Înaintea ta mai sunt { $count } jucători.
   *[other] Înaintea ta mai sunt { $count } de jucători.
    }
table-me-done = Ai terminat această fază.
table-me-auction-done = Ai terminat cu licitațiile acestei runde.
table-me-auction-waiting = E rândul tău când o centrală e scoasă la licitație sau când trebuie să alegi.
table-me-leading = Conduci cu { $bid }.
table-me-out = Ai ieșit din această licitație, nu din fază.
table-me-in = Încă licitezi.

## Jucători

table-players = Jucători
table-money-hidden = Banii sunt ascunși
table-figure-cities = { $count ->
    [one] { $count } oraș conectat
    [few] { $count } orașe conectate
   *[other] { $count } de orașe conectate
    }
table-figure-power = { $count ->
    [one] Centralele pot alimenta { $count } oraș
    [few] Centralele pot alimenta { $count } orașe
   *[other] Centralele pot alimenta { $count } de orașe
    }
table-tag-you = tu
table-tag-bot = Bot
table-tag-away = joacă un bot
table-tag-offline = absent
table-tag-resigned = a cedat
table-tag-host = gazdă
table-status-drafting = alege o regiune
table-status-choosing = alege o centrală
table-status-bidding = licitează
table-status-bidder = în licitație
table-status-leads = conduce, { $bid }
table-status-out = a ieșit din ea
table-status-scrapping = casează o centrală
table-status-bought = a cumpărat { $plant }
table-status-passed = a pasat
table-status-buying = cumpără resurse
table-status-building = construiește
table-status-powering = alimentează
table-status-powered = { $count ->
    [one] a alimentat { $count } oraș
    [few] a alimentat { $count } orașe
   *[other] a alimentat { $count } de orașe
    }
table-status-next = urmează
table-status-waiting = așteaptă
table-status-done = gata
table-status-place = locul { $place }

## Ordine și orașe

table-track = Ordinea jucătorilor și orașele
table-order-forward = de la stânga la dreapta
table-order-reversed = de la dreapta la stânga
table-cities-connected = Orașe conectate
table-step-2 = Nivelul 2
table-step-2-at = Nivelul 2 începe la { $count }
table-end = Final
table-end-at = Jocul se termină la { $count }

## Centrale

table-plant-market = Piața de centrale
table-plant-sentence = { $powers ->
    [one] Centrala { $plant }, { $kind }: { $burns } pentru { $powers } oraș.
    [few] Centrala { $plant }, { $kind }: { $burns } pentru { $powers } orașe.
   *[other] Centrala { $plant }, { $kind }: { $burns } pentru { $powers } de orașe.
    }
table-plant-sentence-free = { $powers ->
    [one] Centrala { $plant }, { $kind }: { $powers } oraș fără resurse.
    [few] Centrala { $plant }, { $kind }: { $powers } orașe fără resurse.
   *[other] Centrala { $plant }, { $kind }: { $powers } de orașe fără resurse.
    }
table-no-fuel = fără resurse
table-burns-hybrid = { $count } × cărbune sau petrol, oricum amestecate
table-cities-word = { $count ->
    [one] oraș
    [few] orașe
   *[other] orașe
    }
table-stored = Pe ea: { $fuel }.
table-stored-nothing = Nu e nimic pe ea.
table-step-3-card = Cartea „Nivelul 3”
table-step-3-tip = Nivelul 3 începe după această fază: până la 3 case într-un oraș, iar toate cele șase centrale sunt de vânzare.
table-deck-left = { $count ->
    [one] { $count } centrală în pachet
    [few] { $count } centrale în pachet
   *[other] { $count } de centrale în pachet
    }
table-deck-tip = Ce mai poate veni
table-still-to-come = Ce mai poate veni
table-next-card = Cartea următoare
table-deck-unknown = { $count ->
    [one] { $count } carte dintre acestea, în ordine necunoscută
    [few] { $count } cărți dintre acestea, în ordine necunoscută
   *[other] { $count } de cărți dintre acestea, în ordine necunoscută
    }
table-deck-removed = { $count ->
    [one] { $count } dintre ele a fost scoasă pe nevăzute înainte de joc.
    [few] { $count } dintre ele au fost scoase pe nevăzute înainte de joc.
   *[other] { $count } dintre ele au fost scoase pe nevăzute înainte de joc.
    }
table-step-3-below = E sub ele. Când e trasă, se amestecă ce e sub ea și începe nivelul 3.
table-deck-buried = Sub cartea „Nivelul 3”
table-deck-all = În pachet, în ordine necunoscută
table-gone = Ieșite din joc

## Piața de resurse

table-fuel-note = Întâi cele mai ieftine
table-fuel-words = { $count ->
    [one] În piață { $count } jeton de { fuel }, la { $price }
    [few] În piață { $count } jetoane de { fuel }, cel mai ieftin la { $price }
   *[other] În piață { $count } de jetoane de { fuel }, cel mai ieftin la { $price }
    }
table-fuel-sold-out = În piață nu mai e { fuel }
table-bay = { $count ->
    [0] Fără { fuel } la prețul de { $price }
   *[other] { $count } × { fuel } la prețul de { $price }
    }
table-bay-coming = La sfârșitul rundei încă { $count }
table-supply = rezervă
table-supply-tip = Nu e în piață: aici se întoarce ce ard centralele
table-refill = aport
table-refill-tip = Intră în piață la sfârșitul acestei runde, la nivelul { $step }
table-less = Mai puțin
table-more = Mai mult

## Jurnal, discuție și cine e aici

table-map = Hartă
table-log = Jurnal
table-log-all = Tot
table-log-empty = Încă nu s-a întâmplat nimic.
table-log-fuel = { $player } cumpără { $fuel } cu { $price } Elektro.
table-log-undo = { $player } anulează mutări.
table-log-takeback = Toți sunt de acord: se anulează mutări, cum a cerut { $player }.
table-by-clock = (timpul a expirat: a mutat un bot)
table-by-order = (după limită)
table-rule-tip = Citește această regulă
table-since = { $count ->
    [one] { $count } eveniment de la ultima ta mutare
    [few] { $count } evenimente de la ultima ta mutare
   *[other] { $count } de evenimente de la ultima ta mutare
    }
table-since-list = De la ultima ta mutare
table-since-skip = Sari peste
table-chat = Discuție
table-chat-empty = Nimeni nu a scris încă.
table-chat-spectator = Doar jucătorii pot scrie aici.
table-say = Scrie ceva
table-send = Trimite
table-spectators = { $count ->
    [one] { $count } spectator
    [few] { $count } spectatori
   *[other] { $count } de spectatori
    }

## Deasupra mesei

table-reconnecting = Conexiunea s-a pierdut. Se încearcă din nou …
table-closed = Conexiunea este închisă.
table-spectating = Privești acest joc.
table-take-seat = Ia loc
table-bot-plays = Un bot joacă pentru tine.
table-you-resigned = Ai cedat. Un bot joacă mai departe pentru tine.
table-proposal-takeback = { $count ->
    [one] { $player } ar vrea să anuleze { $count } mutare.
    [few] { $player } ar vrea să anuleze { $count } mutări.
   *[other] { $player } ar vrea să anuleze { $count } de mutări.
    }
table-proposal-abandon = { $player } ar vrea să încheie jocul fără rezultat.
table-proposal-missing = Mai trebuie acordul: { $players }
table-agree = De acord
table-decline = Refuză
table-withdraw = Retrage
table-hand-over = { $player }, e rândul tău
table-hand-over-help = Dă dispozitivul mai departe. Nimeni altcineva nu ar trebui să privească acum.
table-hand-over-ready = Eu sunt { $player }

## Meniul

table-undo = Anulează ultimele mele mutări
table-undo-none = Nu e nimic de anulat.
table-takeback = Propune o anulare
table-takeback-help = De la ce mutare să fie anulat jocul? Toți trebuie să fie de acord.
table-propose = Propune
table-abandon = Propune încheierea jocului
table-abandon-help = Dacă toți sunt de acord, jocul se încheie fără rezultat.
table-resign = Cedează
table-resign-help = Un bot va juca pentru tine și nu te vei putea întoarce.
table-stand-in = Lasă un bot să joace pentru mine
table-stand-in-for = Lasă un bot să joace pentru { $player }
table-return = Joc din nou eu
table-leave = Pleacă de la masă
table-leave-help = Înainte de joc locul tău devine iar liber. În timpul jocului continuă un bot, și oricine are linkul poate lua locul.
table-remove = Scoate pe { $player }
table-remove-help = Un bot va juca pentru { $player }, și oricine are linkul poate lua locul.
table-remove-yes = Scoate
table-rematch = Joacă din nou
table-share = Trimite linkul
table-copied = Copiat.
table-not-copied = Nu s-a putut copia: { $text }
table-copy = Copiază
table-download = Descarcă înregistrarea
table-code = Cod de recuperare
table-code-help = Cu acest cod se poate juca drept { $players } de pe alt dispozitiv. Păstrează-l ca pe o parolă.
table-code-kept = L-am notat

## Înainte și după joc

table-waiting-title = O masă: { $board }
table-waiting-for = { $count ->
    [0] Toți sunt aici.
    [one] { $count } loc e liber. Jocul începe când e ocupat.
    [few] { $count } locuri sunt libere. Jocul începe când toate sunt ocupate.
   *[other] { $count } de locuri sunt libere. Jocul începe când toate sunt ocupate.
    }
table-waiting-host = Gazda începe jocul.
table-start = Începe
table-start-bots = { $count ->
    [one] Începe, cu un bot pe locul liber
    [few] Începe, cu boți pe cele { $count } locuri libere
   *[other] Începe, cu boți pe cele { $count } de locuri libere
    }
table-player-count = { $count } jucători
table-regions-random = Regiuni la întâmplare
table-regions-draft = Regiunile se aleg pe rând
table-regions-chosen = Regiuni: { $regions }
table-no-clock = Fără ceas
table-hidden-money = Banii rămân secreți
table-no-spectators = Fără spectatori
table-no-hints = Fără sugestii
table-seeded = Cu o valoare de pornire aleasă de gazdă
table-your-name = Numele tău
table-sit-down = Ia loc
table-have-code = Am un cod de recuperare
table-retake = Ia-mi locul înapoi
table-invite = Linkul acestei mese
table-invite-help = Cine are acest link poate lua loc.
table-final-board = Vezi harta finală
table-to-result = La rezultat
