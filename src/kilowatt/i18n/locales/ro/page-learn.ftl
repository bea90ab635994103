learn-settings = Setări
learn-language = Limbă
learn-theme = Aspect
learn-theme-auto = Ca sistemul
learn-theme-light = Luminos
learn-theme-dark = Întunecat
learn-text-size = Mărimea textului
learn-text-small = Mică
learn-text-normal = Obișnuită
learn-text-large = Mare
learn-text-huge = Foarte mare
learn-palette = Culorile jucătorilor
learn-palette-standard = Obișnuite
learn-palette-bright = Vii
learn-palette-mono = Griuri
learn-letters = Litere în loc de forme pentru jucători
learn-patterns = Modele puternice pe hartă
learn-motion = Animații
learn-confirmations = Întreabă înainte de a pasa
learn-confirmations-about = Pasul nu poate fi mereu anulat.
learn-single-keys = Scurtături cu o singură tastă
learn-single-keys-about = De dezactivat dacă dictezi sau apeși taste din greșeală.
learn-sounds = Sunete
learn-sounds-about = Un sunet scurt când e rândul tău.
learn-notifications = Notificări
learn-notifications-about = Browserul îți spune când e rândul tău, chiar și în altă fereastră.
learn-notifications-denied = Browserul nu permite notificări de la această pagină.

learn-rules = Reguli
learn-rules-about = Fiecare regulă are un număr. Jocul îl citează când acționează singur sau refuză ceva.
learn-search = Caută
learn-found = { $count ->
    [0] Nimic găsit
    [one] { $count } regulă găsită
    [few] { $count } reguli găsite
   *[other] { $count } de reguli găsite
    }
learn-chapters = Capitole
learn-players = Jucători
learn-numbers = Numerele jocului
learn-numbers-regions = Regiuni în joc
learn-numbers-removed = Centrale scoase nevăzute
learn-numbers-plants = Centrale permise
learn-numbers-step2 = Orașe până la nivelul 2
learn-numbers-end = Orașe până la sfârșit
learn-refill = Reaprovizionarea pieței

learn-title = Învață jucând
learn-lead = Conduci o companie de electricitate. Cumperi centrale, le aprovizionezi, legi orașe și vinzi curentul. Asta e tot:
learn-lesson-goal = Scopul
learn-lesson-goal-text = Alimentează cele mai multe orașe în ultima rundă. Banii decid doar la egalitate, deci cheltuie-i la timp.
learn-lesson-auction = Licitează centrale
learn-lesson-auction-text = O centrală pe rundă, la licitație. Numărul ei e prețul minim. Arde resurse și alimentează orașe.
learn-lesson-fuel = Cumpără resurse
learn-lesson-fuel-text = Cu cât cumpără toți mai mult, cu atât e mai scump. O centrală păstrează resurse pentru două runde.
learn-lesson-build = Leagă orașe
learn-lesson-build-text = Plătești casa și drumul cel mai ieftin din rețeaua ta. Primele orașe costă 10, apoi 15 sau 20.
learn-lesson-power = Livrează curent
learn-lesson-power-text = Alege ce centrale pornesc. Cu cât alimentezi mai multe orașe, cu atât câștigi mai mult. Apoi piața se reaprovizionează.
learn-lesson-order = Atenție la ordine
learn-lesson-order-text = Cine conduce licitează primul, dar cumpără resurse și construiește ultimul. Uneori merită să rămâi în urmă.
learn-begin = Începe jocul ghidat
learn-begin-about = O partidă adevărată cu doi adversari blânzi și un antrenor care explică fiecare decizie. Îl poți trimite oricând acasă.

learn-coach = Antrenor
learn-coach-next = Am înțeles
learn-coach-leave = Fără antrenor
learn-coach-welcome = Bun venit
learn-coach-welcome-text = Bara de sus arată cele cinci faze ale rundei. Ce poți face acum e mereu jos, în chihlimbar. Nimic nu e definitiv până nu confirmi.
learn-coach-nominate = Alege o centrală
learn-coach-nominate-text = Rândul de sus e de vânzare. Numărul e prețul minim; simbolurile spun ce arde, fulgerul câte orașe alimentează. Apasă pe una și deschide licitația. Pentru început e bine ceva între 5 și 10 Elektro.
learn-coach-bid = Licitează sau pasează
learn-coach-bid-text = Oferă cel puțin cu unu mai mult sau ieși. În runda aceasta mai poți cumpăra alta. Cu „până la” jocul licitează pentru tine.
learn-coach-scrap = O centrală în plus
learn-coach-scrap-text = Ai voie trei. Renunță la cea mai slabă; resursele care încap pe celelalte trec acolo.
learn-coach-fuel = Cumpără resurse
learn-coach-fuel-text = Cumpără cât ard centralele tale într-o rundă; scurtătura o face pentru tine. Cele mai ieftine pleacă primele, iar cine e ultimul în ordine cumpără primul.
learn-coach-first_city = Primul tău oraș
learn-coach-first_city-text = Ia orice oraș liber pentru 10. Caută un loc cu legături ieftine în jur: numerele mici de pe hartă sunt drumuri scurte.
learn-coach-build = Construiește
learn-coach-build-text = Locurile de culoarea chihlimbarului pot fi construite acum. Arată spre un oraș ca să vezi drumul și prețul. Nu construi mult mai multe orașe decât pot alimenta centralele tale și păstrează bani pentru licitația următoare.
learn-coach-power = Alimentează-ți orașele
learn-coach-power-text = Cea mai bună alegere e deja făcută. Confirmă, și venitul e al tău.
learn-coach-order = Ordinea s-a schimbat
learn-coach-order-text = Cine are cele mai multe orașe e acum primul: deschide primul licitațiile, cumpără resurse și construiește ultimul.
learn-coach-step2 = Nivelul 2
learn-coach-step2-text = De acum fiecare oraș are loc pentru a doua casă, la 15. Aproape de tine s-au deschis locuri noi.
learn-coach-step3 = Nivelul 3
learn-coach-step3-text = Acum trei case pe oraș, și toate centralele din piață sunt de vânzare. Sfârșitul nu e departe.
learn-coach-end = Cum se termină
learn-coach-end-text = Căsuța închisă de pe traseu e sfârșitul: cine o atinge încheie jocul după construcție. Apoi se numără orașele alimentate, deci ai grijă ca centralele și resursele să ajungă pentru toate ale tale.
learn-coach-over = A fost o partidă întreagă
learn-coach-over-text = Privește graficele și momentele de cotitură sau joacă din nou. Știi tot ce trebuie.

learn-shortcuts = Taste
learn-map-keys = Pe hartă: săgețile merg din oraș în oraș, Enter alege, Backspace ia înapoi, literele sar la un nume, + și − apropie și depărtează, 0 arată tot.
