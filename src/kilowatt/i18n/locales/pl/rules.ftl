rules-r0 = Elementy gry
rule-r0_1 = Gra od dwóch do sześciu osób, które siedzą w stałym porządku zgodnie z ruchem wskazówek zegara. To nie jest kolejność graczy.
rule-r0_2 = Każda mapa ma 6 regionów po 7 miast. Połączenia łączą miasta za wydrukowaną cenę, która może wynosić 0.
rule-r0_3 = W grze jest 24 węgla, 24 ropy, 24 śmieci i 12 uranu. Każdy znacznik leży na rynku, na elektrowni albo w zasobach ogólnych; żaden nie przybywa i nie znika.
rule-r0_4 = Są 42 elektrownie o numerach od 3 do 40, 42, 44, 46 i 50 oraz karta „Etap 3”. Bankowi nigdy nie brakuje pieniędzy.
rule-r0_5 = Każdy ma 22 domy. Nigdy nie są ograniczeniem i nic innego nie ogranicza liczby miast.

rules-r1 = Przygotowanie
rule-r1_1 = W grze są tylko niektóre regiony i razem tworzą jeden obszar. To, co leży poza nim, w tej grze nie istnieje. Regiony są podane, wylosowane albo wybierane: gracze wybierają po kolei, a każdy wybór styka się z obszarem.
rule-r1_2 = Każdy zaczyna z 50. Pierwszą kolejność się losuje.
rule-r1_3 = Na początku na rynku surowców leżą po 3 węgla na polach od 1 do 8, po 3 ropy na polach od 3 do 8, po 3 śmieci na 7 i 8 oraz po 1 uranu na 14 i 16. Reszta jest w zasobach ogólnych.
rule-r1_4 = Na każdym polu od 1 do 8 mieszczą się 3 węgla, 3 ropy, 3 śmieci i 1 uran; na polach 10, 12, 14 i 16 po 1 uranie. Numer pola to cena każdego znacznika, który na nim leży.
rule-r1_5 = Na początku elektrownie od 3 do 6 tworzą rynek bieżący, a od 7 do 10 rynek przyszły. Osiem kart jest zawsze posortowanych, a cztery najniższe są bieżące.
rule-r1_6 = Elektrownia nr 13 leży na wierzchu potasowanej talii, karta „Etap 3” na spodzie. Przy 2 lub 3 graczach 8 innych elektrowni odkłada się zakrytych, przy 4 graczach 4.
rule-r1_7 = Liczby w grze zależą od liczby graczy.

rules-r2 = Kolejność graczy
rule-r2_1 = Kto ma więcej miast, jest wcześniej; przy remisie ten, kto ma wyższą elektrownię. Aukcja i biurokracja przebiegają w tej kolejności, surowce i budowa w odwrotnej.
rule-r2_1a = Przykład: A ma 6 miast, B i C po 5, D ma 4. Najwyższa elektrownia B to 17, C to 15. Kolejność: A, B, C, D.
rule-r2_2 = Runda 1 zaczyna się w wylosowanej kolejności. Po jej aukcji kolejność ustala się na nowo według elektrowni.

rules-r3 = Aukcja
rule-r3_1 = Każdy może kupić jedną elektrownię na rundę. Pierwszy w kolejności, kto jeszcze nie kupił ani nie spasował, pasuje albo wskazuje elektrownię z rynku bieżącego z ofertą nie niższą niż jej numer.
rule-r3_2 = Kto pasuje zamiast wskazać elektrownię, nie bierze udziału w dalszych aukcjach tej rundy.
rule-r3_3 = W rundzie 1 nikt nie może spasować: każdy kupuje elektrownię.
rule-r3_4 = Pozostali licytują zgodnie z ruchem wskazówek zegara: każdy przebija co najmniej o jeden albo odpada z tej aukcji, ale nie z fazy. Trwa to, aż zostanie jeden licytujący.
rule-r3_5 = Nikt nie licytuje więcej, niż ma.
rule-r3_6 = Zwycięzca płaci swoją ofertę, bierze elektrownię i kończy fazę.
rule-r3_7 = Jeśli wygrał ktoś inny, ten sam gracz wskazuje kolejną elektrownię albo pasuje.
rule-r3_8 = Kto nie ma już rywali w tej fazie, kupuje dokładnie za numer elektrowni albo pasuje.
rule-r3_8a = Kto nie może przebić, może tylko odpaść, a kogo nie stać na nic z oferty, może tylko spasować.
rule-r3_9 = Kto ma po zakupie o jedną elektrownię za dużo, od razu odrzuca jedną z pozostałych. Jej surowce przechodzą na inne elektrownie, o ile się zmieszczą, albo zostają; to, co zostaje, trafia do zasobów ogólnych. Poza tym surowców nie wolno wyrzucać.
rule-r3_10 = Po każdej sprzedaży od razu dobiera się kartę i wkłada ją na właściwe miejsce.
rule-r3_11 = Jeśli nikt nie kupił elektrowni, najniższa odpada z gry i dobiera się kartę.

rules-r4 = Surowce
rule-r4_1 = Elektrownia mieści dwa razy tyle, ile spala, i tylko to, co spala. Hybryda mieści węgiel i ropę w dowolnych proporcjach. Wiatrowe i fuzyjne nie mieszczą niczego.
rule-r4_2 = W każdej chwili można przenosić surowce między swoimi elektrowniami: liczą się tylko sumy.
rule-r4_2a = Węgiel, który nie mieści się na elektrowniach węglowych, i ropa, która nie mieści się na olejowych, muszą razem zmieścić się na hybrydach.
rule-r4_3 = W odwrotnej kolejności każdy kupuje dowolnie wiele surowców, które się mieszczą i na które go stać, z każdego rodzaju najpierw najtańsze.
rule-r4_4 = Tego, co wyprzedane, nie ma aż do uzupełnienia rynku.

rules-r5 = Budowa
rule-r5_1 = Pierwsze miasto to dowolne puste miasto w grze, za 10 i bez kosztu połączenia. Nikt nie musi zaczynać w określonej rundzie.
rule-r5_2 = Każde następne miasto kosztuje najtańsze wolne miejsce (10, 15 lub 20) i najtańszą drogę od twojej sieci. Drogi mogą prowadzić przez każde miasto w grze i za każdym razem płaci się je od nowa.
rule-r5_3 = W mieście mieści się tyle domów, ile wynosi numer etapu, każdego gracza najwyżej jeden. Puste miasto kosztuje 10 w każdym etapie.
rule-r5_4 = W odwrotnej kolejności każdy przyłącza dowolnie wiele miast, jedno po drugim. Każde należy już do sieci, gdy liczy się cenę następnego.
rule-r5_5 = Liczba miast rośnie z każdym przyłączeniem, a przestarzałe elektrownie odpadają od razu.
rule-r5_6 = Przykład (Niemcy; A w Essen i Münster): Duisburg kosztuje 10 (10 + 0), Dortmund 12 (10 + 2), Aachen 21 (10 + 2 + 9).

rules-r6 = Rynek elektrowni
rule-r6_1 = W etapach 1 i 2 jest na nim osiem elektrowni, cztery najniższe są bieżące. W etapie 3 do sześciu, wszystkie bieżące.
rule-r6_2 = Elektrownia na rynku o numerze nie wyższym niż największa liczba miast gracza od razu odpada z gry i dobiera się kartę, w każdej fazie. Elektrowni graczy to nie dotyczy.
rule-r6_3 = Gdy talia jest pusta, niczego się nie zastępuje.

rules-r7 = Biurokracja
rule-r7_1 = W kolejności każdy wybiera, które elektrownie uruchomi. Elektrownia spala dokładnie tyle surowców, ile potrzebuje, i zasila do tylu miast, ile podaje, raz na rundę. Nikt nie musi żadnej uruchamiać.
rule-r7_1a = Elektrownia spala tylko to, co na niej leży. Przed każdym uruchomieniem można przenosić surowce, więc ograniczona jest tylko mieszanka w hybrydzie: cały węgiel i cała ropa muszą mieć swoje miejsce.
rule-r7_2 = Zasilasz tyle miast, na ile wystarcza mocy uruchomionych elektrowni, najwyżej własne, i dostajesz zapłatę według tabeli.
rule-r7_3 = Spalone surowce trafiają do zasobów ogólnych, nie na rynek.
rule-r7_4 = Przykład: mając 6 miast i pełne elektrownie 7, 10 i 15, wszystkie trzy dają 7, zasilają 6 i przynoszą 73.
rule-r7_5 = Potem rynek uzupełnia się z zasobów ogólnych według tabeli, każdy rodzaj najpierw na najdroższe wolne pola. Czego brakuje, tego się nie kładzie.
rule-r7_6 = Przykład (5 graczy, etap 1): gdy w zasobach są tylko 4 węgla, przychodzą 4 zamiast 5.
rule-r7_7 = Potem rynek elektrowni: w etapach 1 i 2 najwyższa trafia pod talię, w etapie 3 najniższa odpada z gry. Dobiera się kartę.

rules-r8 = Etapy
rule-r8_1 = Gra zaczyna się w etapie 1.
rule-r8_2 = Etap 2 zaczyna się po fazie budowy, w której ktoś osiągnie potrzebną liczbę miast. Najniższa elektrownia odpada z gry i dobiera się kartę. Od teraz w mieście mieszczą się dwa domy, a uzupełnienie jest takie jak w etapie 2.
rule-r8_3 = Gdy dobierze się kartę „Etap 3”, etap 3 zaczyna się od następnej fazy. Resztę talii tasuje się razem z kartami włożonymi pod spód.
rule-r8_3a = Dobrana w aukcji, karta leży na rynku jako najwyższa do końca fazy. Potem ona i najniższa elektrownia odpadają z gry i zaczyna się etap 3.
rule-r8_3b = Dobrana podczas budowy, karta i najniższa elektrownia odpadają od razu. Etap 3 zaczyna się od biurokracji.
rule-r8_3c = Dobrana na początku etapu 2, karta i najniższa elektrownia odpadają. Etap 3 zaczyna się od biurokracji i jej uzupełnienia.
rule-r8_3d = Dobrana w biurokracji, karta i najniższa elektrownia odpadają. Etap 3 zaczyna się od następnej rundy.
rule-r8_4 = Gra może przejść z etapu 1 od razu do etapu 3. Wtedy etapu 2 nie ma.
rule-r8_5 = Etap 3 oznacza trzy domy w mieście, sześć elektrowni, wszystkie na sprzedaż, najniższa odpada w każdej rundzie, i własne uzupełnienie.

rules-r9 = Koniec
rule-r9_1 = Gra kończy się po fazie budowy, w której ktoś osiągnie ostatnią liczbę miast. Wszyscy jeszcze budują; zapłaty już nie ma.
rule-r9_2 = Wygrywa ten, kto może zasilić najwięcej miast. Przy remisie decydują pieniądze, potem liczba miast; dalej zwycięstwo jest wspólne.
