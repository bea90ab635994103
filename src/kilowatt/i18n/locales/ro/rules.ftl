rules-r0 = Componente
rule-r0_1 = Doi până la șase jucători stau într-o ordine fixă, în sensul acelor de ceasornic. Nu este ordinea jucătorilor din rundă.
rule-r0_2 = Fiecare hartă are 6 regiuni cu câte 7 orașe. Legăturile unesc orașele la un cost tipărit, care poate fi 0.
rule-r0_3 = Există 24 de cărbune, 24 de petrol, 24 de gunoi și 12 uraniu. Fiecare marcaj este pe piață, pe o centrală sau în rezervă; niciunul nu apare și nu dispare.
rule-r0_4 = Există 42 de centrale, cu numerele de la 3 la 40, 42, 44, 46 și 50, și o carte „Nivelul 3”. Banca nu rămâne niciodată fără bani.
rule-r0_5 = Fiecare jucător are 22 de case. Ele nu sunt niciodată limita, și nimic altceva nu limitează orașele unui jucător.

rules-r1 = Pregătirea
rule-r1_1 = Doar unele regiuni sunt în joc și împreună formează o singură zonă. Ce este în afara ei nu există în această partidă. Regiunile sunt date, trase la sorți sau alese pe rând, fiecare atingând zona.
rule-r1_2 = Toți încep cu 50. Prima ordine a jucătorilor se trage la sorți.
rule-r1_3 = La început piața de resurse are câte 3 cărbune pe spațiile de la 1 la 8, câte 3 petrol pe cele de la 3 la 8, câte 3 gunoi pe 7 și 8 și câte 1 uraniu pe 14 și 16. Restul este în rezervă.
rule-r1_4 = Pe fiecare spațiu de la 1 la 8 încap 3 cărbune, 3 petrol, 3 gunoi și 1 uraniu; pe 10, 12, 14 și 16 încape câte 1 uraniu. Numărul spațiului este prețul fiecărui marcaj de pe el.
rule-r1_5 = Piața de centrale începe cu 3 până la 6 ca piață curentă și 7 până la 10 ca piață viitoare. Cele opt sunt mereu sortate, iar cele mai mici patru sunt curente.
rule-r1_6 = Centrala 13 stă deasupra pachetului amestecat, cartea „Nivelul 3” dedesubt. Cu 2 sau 3 jucători se scot nevăzute alte 8 centrale, cu 4 jucători 4.
rule-r1_7 = Numerele jocului depind de câți joacă.

rules-r2 = Ordinea jucătorilor
rule-r2_1 = Cine are mai multe orașe vine mai devreme; la egalitate, cine are centrala mai mare. Licitația și birocrația se joacă în această ordine, resursele și construcția invers.
rule-r2_1a = Exemplu: A are 6 orașe, B și C au 5, D are 4. Cea mai bună centrală a lui B este 17, a lui C 15. Ordinea este A, B, C, D.
rule-r2_2 = Runda 1 începe în ordinea trasă la sorți. După licitația ei, ordinea se stabilește din nou, după centrale.

rules-r3 = Licitație
rule-r3_1 = Fiecare poate cumpăra o centrală pe rundă. Primul din ordine care nici nu a cumpărat, nici nu a pasat, pasează sau numește o centrală din piața curentă cu o ofertă cel puțin egală cu numărul ei.
rule-r3_2 = Cine pasează în loc să numească o centrală iese din toate licitațiile următoare ale rundei.
rule-r3_3 = În runda 1 nimeni nu poate pasa: toți cumpără o centrală.
rule-r3_4 = Ceilalți urmează în sensul acelor de ceasornic: fiecare oferă cel puțin cu unu mai mult sau iese din această licitație, dar nu din fază. Se continuă până rămâne un singur ofertant.
rule-r3_5 = Nimeni nu oferă mai mult decât are.
rule-r3_6 = Câștigătorul plătește oferta, ia centrala și a terminat faza.
rule-r3_7 = Dacă a câștigat altcineva, același jucător numește altă centrală sau pasează.
rule-r3_8 = Cine nu mai are rivali în fază cumpără exact la numărul centralei sau pasează.
rule-r3_8a = Cine nu poate supralicita poate doar să iasă, iar cine nu poate plăti nimic din ofertă poate doar să paseze.
rule-r3_9 = Cine are astfel o centrală în plus renunță imediat la una dintre celelalte. Resursele ei trec pe centralele rămase, cât încap, sau sunt lăsate; ce este lăsat merge în rezervă. În niciun alt moment nu se pot arunca resurse.
rule-r3_10 = După fiecare vânzare se trage imediat o carte și se așază la locul ei.
rule-r3_11 = Dacă nimeni nu a cumpărat, centrala cea mai mică iese din joc și se trage o carte.

rules-r4 = Resurse
rule-r4_1 = O centrală păstrează până la dublul a ceea ce arde, și numai asta. O centrală hibridă păstrează cărbune și petrol în orice amestec. Cele eoliene și cele cu fuziune nu păstrează nimic.
rule-r4_2 = Poți muta oricând resurse între centralele tale: contează doar totalurile.
rule-r4_2a = Cărbunele care nu încape pe centralele cu cărbune și petrolul care nu încape pe cele cu petrol trebuie să încapă împreună pe cele hibride.
rule-r4_3 = În ordine inversă, fiecare cumpără oricâte resurse încap și pot fi plătite, din fiecare fel întâi cele mai ieftine.
rule-r4_4 = Ce s-a epuizat nu se mai găsește până la reaprovizionare.

rules-r5 = Construcție
rule-r5_1 = Primul tău oraș este orice oraș gol din joc, pentru 10 și fără cost de legătură. Nimeni nu trebuie să înceapă într-o anumită rundă.
rule-r5_2 = Fiecare oraș următor costă locul său liber cel mai ieftin (10, 15 sau 20) plus drumul cel mai ieftin din rețeaua ta. Drumurile pot trece prin orice oraș din joc și se plătesc de fiecare dată.
rule-r5_3 = Într-un oraș încap atâtea case cât este numărul nivelului, de la fiecare jucător cel mult una. Un oraș gol costă 10 la orice nivel.
rule-r5_4 = În ordine inversă, fiecare leagă oricâte orașe, unul după altul. Fiecare face parte din rețea înainte de a se calcula următorul.
rule-r5_5 = Numărul orașelor crește cu fiecare legătură, iar centralele depășite ies imediat.
rule-r5_6 = Exemplu (Germania; A în Essen și Münster): Duisburg costă 10 (10 + 0), Dortmund 12 (10 + 2), Aachen 21 (10 + 2 + 9).

rules-r6 = Piața de centrale
rule-r6_1 = La nivelurile 1 și 2 are opt centrale, cele mai mici patru fiind curente. La nivelul 3 are până la șase, toate curente.
rule-r6_2 = O centrală din piață cu numărul nu mai mare decât cele mai multe orașe ale cuiva iese imediat din joc și se trage o carte, în orice fază. Centralele jucătorilor nu sunt atinse.
rule-r6_3 = Cu pachetul gol, ce iese nu se înlocuiește.

rules-r7 = Birocrație
rule-r7_1 = În ordine, fiecare alege ce centrale pornește. O centrală arde exact numărul ei de resurse și alimentează cel mult numărul ei de orașe, o dată pe rundă. Nimeni nu este obligat să pornească vreuna.
rule-r7_1a = O centrală arde doar ce se află pe ea. Înainte de fiecare pornire se pot muta resurse, deci este limitat doar amestecul dintr-o centrală hibridă: tot cărbunele și tot petrolul trebuie să aibă loc.
rule-r7_2 = Alimentezi atâtea orașe câte permit centralele pornite, cel mult ale tale, și ești plătit după tabel.
rule-r7_3 = Resursele arse merg în rezervă, nu pe piață.
rule-r7_4 = Exemplu: cu 6 orașe și centralele 7, 10 și 15 pline, toate trei fac 7, alimentează 6 și aduc 73.
rule-r7_5 = Apoi piața se reaprovizionează din rezervă după tabel, fiecare fel întâi pe cele mai scumpe spații libere. Ce lipsește din rezervă nu se pune.
rule-r7_6 = Exemplu (5 jucători, nivelul 1): cu doar 4 cărbune în rezervă, vin 4 în loc de 5.
rule-r7_7 = Apoi piața de centrale: la nivelurile 1 și 2 cea mai mare trece sub pachet; la nivelul 3 cea mai mică iese din joc. Se trage o carte.

rules-r8 = Niveluri
rule-r8_1 = Jocul începe la nivelul 1.
rule-r8_2 = Nivelul 2 începe după faza de construcție în care cineva atinge numărul de orașe cerut. Centrala cea mai mică iese din joc și se trage o carte. De acum orașele primesc două case, iar reaprovizionarea este cea a nivelului 2.
rule-r8_3 = Când se trage cartea „Nivelul 3”, nivelul 3 începe cu faza următoare. Restul pachetului se amestecă împreună cu cărțile puse dedesubt.
rule-r8_3a = Trasă la licitație, cartea stă în piață drept cea mai mare până la sfârșitul fazei. Apoi ea și centrala cea mai mică ies, și începe nivelul 3.
rule-r8_3b = Trasă la construcție, cartea și centrala cea mai mică ies imediat. Nivelul 3 începe cu birocrația.
rule-r8_3c = Trasă la începutul nivelului 2, cartea și centrala cea mai mică ies. Nivelul 3 începe cu birocrația și reaprovizionarea ei.
rule-r8_3d = Trasă la birocrație, cartea și centrala cea mai mică ies. Nivelul 3 începe cu runda următoare.
rule-r8_4 = Jocul poate trece de la nivelul 1 direct la nivelul 3. Atunci nivelul 2 nu mai are loc.
rule-r8_5 = Nivelul 3 înseamnă trei case pe oraș, șase centrale, toate de vânzare, cea mai mică iese în fiecare rundă, și o reaprovizionare proprie.

rules-r9 = Sfârșitul
rule-r9_1 = Jocul se termină după faza de construcție în care cineva atinge ultimul număr de orașe. Toți mai construiesc; nimeni nu mai este plătit.
rule-r9_2 = Câștigă cine poate alimenta cele mai multe orașe. La egalitate decid banii, apoi orașele; după aceea victoria se împarte.
