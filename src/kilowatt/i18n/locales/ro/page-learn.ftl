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
learn-begin-again = Ia-l de la capăt
learn-continue = Continuă jocul ghidat
learn-begin-about = Două runde cu doi adversari blânzi, cam zece minute. Un antrenor îți arată ce ai de făcut; sari peste ce vrei.

learn-coach = Antrenor
learn-coach-place = Lecția { $place } din { $count }
learn-coach-begin = Să începem
learn-coach-next = Am înțeles
learn-coach-skip = Sari peste
learn-coach-leave = Fără antrenor
learn-coach-welcome = Bun venit
learn-coach-welcome-text = Câștigă cine alimentează la sfârșit cele mai multe orașe. Îți arăt două runde: fă ce luminează chihlimbariu sau altceva. Nimic nu contează până nu confirmi.
learn-coach-auction = Cumpără o centrală
learn-coach-auction-text = Numărul e prețul ei minim. Dedesubt: ce arde într-o rundă și câte orașe alimentează.
learn-coach-resources = Cumpără resurse
learn-coach-resources-text = Centralele ard resurse. Fiecare cumpărată o scumpește pe următoarea.
learn-coach-building = Leagă orașe
learn-coach-building-text = O casă costă 10. De la al doilea oraș plătești și linia: numărul de pe ea.
learn-coach-bureaucracy = Alimentează-ți orașele
learn-coach-bureaucracy-text = Centralele tale ard resursele, și fiecare oraș alimentat plătește.
learn-coach-order = Cine e primul
learn-coach-order-text = Ești acum numărul { $place } din { $count }. Cine are cele mai multe orașe e primul: deschide primul licitațiile, dar cumpără resurse și construiește ultimul.
learn-coach-scrap = O centrală în plus
learn-coach-scrap-text = Ai voie trei. Renunță la cea mai slabă; resursele care încap pe celelalte trec acolo.
learn-coach-step2 = Nivelul 2
learn-coach-step2-text = De acum fiecare oraș are loc pentru a doua casă, la 15. Aproape de tine s-au deschis locuri noi.
learn-coach-step3 = Nivelul 3
learn-coach-step3-text = Acum trei case pe oraș, și toate centralele din piață sunt de vânzare. Sfârșitul nu e departe.
learn-coach-end = Cum se termină
learn-coach-end-text = Căsuța închisă de pe traseu e sfârșitul: cine o atinge încheie jocul după construcție. Apoi se numără orașele alimentate, deci ai grijă ca centralele și resursele să ajungă pentru toate ale tale.
learn-coach-over = A fost o partidă întreagă
learn-coach-over-text = Privește graficele și momentele de cotitură sau joacă din nou. Știi tot ce trebuie.

# What to do now: one thing at a time.
learn-goal-plant = Alege centrala { $plant }: acum merită cel mai mult.
learn-goal-open = Deschide licitația cu butonul chihlimbariu.
learn-goal-bid = Oferă { $bid } cu butonul chihlimbariu. Merită până la { $most }.
learn-goal-leave = Prea scump: pasează. Mai poți cumpăra alta.
learn-goal-pass = Nimic nu-și merită prețul: pasează.
learn-goal-sure = Confirmă cu butonul chihlimbariu.
learn-goal-fuel = Apasă „{ $button }”: ai nevoie de { $fuel }.
learn-goal-buy = Bine ales. Cumpără cu butonul chihlimbariu.
learn-goal-buy_nothing = Nimic de cumpărat: mergi mai departe cu butonul chihlimbariu.
learn-goal-first_city = Alege { $city } pe hartă, pentru { money-amount }: acolo liniile sunt scurte.
learn-goal-city = Alege { $city }, pentru { money-amount } cu tot cu linie.
learn-goal-build = Ajunge. Construiește cu butonul chihlimbariu.
learn-goal-build_nothing = Păstrează banii: mergi mai departe cu butonul chihlimbariu.
learn-goal-power = Încasează { money-amount } cu butonul chihlimbariu.
learn-goal-wait = E rândul celorlalți. Imediat e iar rândul tău.

# What has come of it.
learn-done-plant = Centrala { $plant } e a ta pentru { money-amount }.
learn-done-fuel = Ai cumpărat { $fuel } pentru { money-amount }.
learn-done-built = { $count ->
    [one] Ai legat { $count } oraș pentru { money-amount }.
    [few] Ai legat { $count } orașe pentru { money-amount }.
   *[other] Ai legat { $count } de orașe pentru { money-amount }.
    }
learn-done-powered = { $count ->
    [0] Nu alimentezi niciun oraș: { money-amount }.
    [one] Alimentezi { $count } oraș: { money-amount }.
    [few] Alimentezi { $count } orașe: { money-amount }.
   *[other] Alimentezi { $count } de orașe: { money-amount }.
    }

learn-closing = Acum știi să joci
learn-closing-lead = Două runde, și ai văzut fiecare fază. Ai: { $cities ->
    [one] { $cities } oraș
    [few] { $cities } orașe
   *[other] { $cities } de orașe
    }, { $plants ->
    [one] { $plants } centrală
    [few] { $plants } centrale
   *[other] { $plants } de centrale
    }, { money-amount }.
learn-later = Ce urmează
learn-later-step2 = Nivelul 2: a doua casă în fiecare oraș, la 15.
learn-later-step3 = Nivelul 3: a treia casă, la 20, și toate centralele sunt de vânzare.
learn-later-end = Sfârșitul: cineva leagă { $count } orașe. Câștigă cine alimentează cele mai multe.
learn-closing-on = Joacă mai departe aici
learn-closing-new = Joc nou cu trei boți

learn-shortcuts = Taste
learn-map-keys = Pe hartă: săgețile merg din oraș în oraș, Enter alege, Backspace ia înapoi, literele sar la un nume, + și − apropie și depărtează, 0 arată tot.
