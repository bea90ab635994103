### Pagina de start: joc imediat, invitații, liste de mese, conturi.

start-what-it-is = Licitează centrale, cumpără resurse, conectează orașe: jocul de societate Power Grid, în browser.
start-play-now = Joacă acum
start-play-now-with = Tu și trei boți
start-bots = Boți
start-map = Hartă
start-either-map = Oricare
start-invite = Invită prieteni
start-learn-to-play = Prima dată? Învață în 10 minute
start-foot = Kilowatt este liber și cu sursă deschisă (MIT). Fără cont, fără reclame, fără urmărire.

## Bara

start-pages = Pagini
start-learn = Învață
start-rules = Reguli
start-settings = Setări
start-language = Limbă

## Nivelurile boților

start-level-easy = Ușor
start-level-normal = Mediu
start-level-hard = Greu
start-level-expert = Maestru

## Liste

start-my-games = Jocurile mele
start-my-games-empty = Încă niciunul. Primul joc e la un clic distanță.
start-turns-waiting = { $count ->
    [one] { $count } joc te așteaptă
    [few] { $count } jocuri te așteaptă
   *[other] { $count } de jocuri te așteaptă
    }
start-open-tables = Mese deschise
start-open-tables-empty = Nimeni nu caută jucători acum. Invită prieteni sau lasă pe toți să-ți găsească masa.
start-finished = Jocuri încheiate
start-finished-empty = Încă nu s-a încheiat niciun joc. Aici vei găsi înregistrările.
start-show-more = Arată mai mult
start-join = Intră
start-replay = Revezi
start-seats-free = { $count ->
    [one] { $count } loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
    }
start-under-way = În desfășurare
start-won = { $count ->
    [1] Câștigă { $winners }
   *[other] Victorie împărțită: { $winners }
    }
start-imported = Importat
start-abandoned = Abandonat
start-record-of = { $count ->
    [one] Un joc cu { $count } jucător
    [few] Un joc cu { $count } jucători
   *[other] Un joc cu { $count } de jucători
    }
start-moves = { $count ->
    [one] { $count } mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
    }
start-bring-in = Deschide o înregistrare
start-bringing-in = Se verifică fiecare mutare …

## Invitații: locuri

start-players = Jucători
start-who-plays = Cine joacă cu { $colour }
start-name-of = Numele pentru { $colour }
start-seat-me = Eu
start-seat-me-too = Eu, același dispozitiv
start-seat-open = Liber
start-seat-open-hint = pentru cine are linkul
start-seat-bot = Bot ({ $level })
start-hot-seat = Împărțiți acest dispozitiv: între ture cere să fie dat mai departe.
start-nobody-is-me = Păstrează un loc pentru tine.

## Invitații: regiuni

start-regions = Regiuni
start-regions-random = La sorți
start-regions-random-hint = { $count ->
    [one] Se trage la sorți { $count } regiune.
    [few] Se trag la sorți { $count } regiuni vecine.
   *[other] Se trag la sorți { $count } de regiuni vecine.
    }
start-regions-draft = Pe rând
start-regions-draft-hint = { $count ->
    [one] Jucătorii aleg { $count } regiune.
    [few] Jucătorii aleg pe rând { $count } regiuni.
   *[other] Jucătorii aleg pe rând { $count } de regiuni.
    }
start-regions-list = Alege acum
start-regions-list-hint = { $count ->
    [one] Alege { $count } regiune.
    [few] Alege { $count } regiuni vecine.
   *[other] Alege { $count } de regiuni vecine.
    }
start-regions-left = { $count ->
    [one] Încă { $count } regiune.
    [few] Încă { $count } regiuni.
   *[other] Încă { $count } de regiuni.
    }
start-regions-done = Pe această zonă se poate juca.
start-regions-enough = Sunt destule regiuni. Scoate întâi una.
start-regions-apart = Aceste regiuni nu sunt toate vecine. Umple golul sau scoate una.

## Invitații: condiții

start-money-open = La vedere
start-money-hidden = Ascunși
start-found-by = Cine poate intra
start-by-link = Cu linkul
start-by-all = Oricine
start-clock = Ceas
start-no-clock = Fără ceas
start-clock-live = Într-o seară
start-clock-days = Pe mai multe zile
start-clock-move = { $time } pe tură
start-clock-bank = { $time } în total, plus { $more } la fiecare tură
start-spectators = Alții pot privi
start-hints = Se pot cere indicii
start-advanced = Mai multe opțiuni
start-seed = Număr de pornire
start-seed-hint = Același număr dă din nou aceleași cărți. Cine îl știe poate ști cărțile.
start-then-a-link = Apoi primești un link pentru prieteni.
start-begins-at-once = Toate locurile sunt ocupate: jocul începe imediat.
start-make-table = Deschide masa
start-begin = Începe jocul

## Conturi

start-account = Cont
start-log-in = Conectare
start-log-out = Deconectare
start-sign-up = Creează cont
start-sign-up-hint = Poți juca fără cont. Cu un cont, locurile tale te urmează pe orice dispozitiv.
start-signed-up = Bun venit, { $name }. Locurile tale țin acum de cont.
start-account-hint = Locurile tale te urmează oriunde te conectezi.
start-name = Nume
start-password = Parolă
start-password-hint = Cel puțin { $least } caractere
start-old-password = Parola veche
start-new-password = Parola nouă
start-change-password = Schimbă parola
start-password-changed = Parola este schimbată. Celelalte dispozitive au fost deconectate.
start-log-out-everywhere = Deconectează peste tot
start-forgot = Ai uitat parola?
start-forgot-hint = Cere un cod unic de la cel care administrează serverul. Cu el îți pui o parolă nouă.
start-reset-code = Cod unic
start-reset = Pune parola nouă
start-data = Datele mele
start-export = Descarcă datele mele
start-delete-account = Șterge contul
start-delete-hint = Numele și mesajele tale dispar din toate jocurile, iar boții joacă mai departe în locul tău. Nu se poate anula.
start-account-deleted = Contul tău este șters.
start-take-seat = Ia locul înapoi
start-take-seat-hint = Mută aici un loc de pe alt dispozitiv. Codul a fost arătat când te-ai așezat.
start-table-link = Linkul mesei
start-code = Cod de recuperare
