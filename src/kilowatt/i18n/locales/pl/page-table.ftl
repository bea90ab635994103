### Strona: stół i to, co na nim leży.

table-skip = Do twojego ruchu
table-panels = Części stołu

## Pasek

table-round = Runda
table-step = Etap
table-phases = Fazy rundy
table-phase-of = { $phase } z { $count }
table-phase-draft = Regiony
table-phase-order = Kolejność
table-phase-auction = Aukcja
table-phase-resources = Surowce
table-phase-building = Budowa
table-phase-bureaucracy = Prąd
table-phase-over = Koniec gry
table-time-left = Pozostały czas
table-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
    }
table-help = Pomoc
table-rules = Zasady
table-menu = Menu stołu

## Klawisze

table-keys = Stół
table-key-shortcuts = Skróty klawiszowe
table-key-map = Do mapy
table-key-action = Do pola akcji
table-key-chat = Czat
table-key-log = Dziennik
table-key-settings = Ustawienia

## Co jest do zrobienia i dlaczego

table-do-draft = { $count ->
    [one] Wybierz ostatni region: buduje się tylko w regionach w grze.
    [few] Wybierz region: do gry wejdą jeszcze { $count }, każdy obok już wybranych.
    [many] Wybierz region: do gry wejdzie jeszcze { $count }, każdy obok już wybranych.
   *[other] Wybierz region: do gry wejdzie jeszcze { $count }, każdy obok już wybranych.
    }
table-do-nominate = Wystaw elektrownię na aukcję albo spasuj i nie kupuj żadnej w tej rundzie.
table-do-nominate-1 = Wystaw elektrownię na aukcję: w rundzie 1 każdy kupuje jedną.
table-do-last-buyer = Nikt więcej nie licytuje: elektrownia kosztuje cię tyle, ile jej numer. Możesz też spasować.
table-do-last-buyer-1 = Nikt więcej nie licytuje: elektrownia kosztuje cię tyle, ile jej numer.
table-do-open = Podaj ofertę otwarcia za elektrownię nr { $plant }: co najmniej jej numer.
table-do-bid = { $player } daje { $bid } za elektrownię nr { $plant }: przebij albo odpadnij z tej aukcji.
table-do-scrap = Z elektrownią nr { $plant } masz o jedną za dużo: wybierz inną do złomowania.
table-do-settle = Elektrownia nr { $plant } idzie na złom: zdecyduj, co z surowcami, które na niej leżały.
table-do-resources = Kup surowce, aby twoje elektrownie działały na koniec rundy. Każdy zakup podnosi cenę następnego.
table-do-first-city = Wybierz początek swojej sieci: dowolne puste miasto, płacisz tylko za dom.
table-do-building-1 = Przyłączaj miasta: każde zasilone da pieniądze na koniec rundy. Etap 2 zaczyna się przy liczbie miast: { $step2 }.
table-do-building = Przyłączaj miasta: każde zasilone da pieniądze na koniec rundy. Gra kończy się przy liczbie miast: { $end }.
table-do-bureaucracy = { $count ->
    [0] Nie masz jeszcze miasta, więc nic nie musi działać: i tak dostaniesz trochę pieniędzy.
    [one] Uruchom elektrownie i zasil swoje miasto: płacą za zasilone miasta.
    [few] Uruchom elektrownie i zasil do { $count } miast: z każdym rośnie dochód.
    [many] Uruchom elektrownie i zasil do { $count } miast: z każdym rośnie dochód.
   *[other] Uruchom elektrownie i zasil do { $count } miasta: z każdym rośnie dochód.
    }
table-do-over = Gra skończona.

table-wait-draft = { $player } wybiera region.
table-wait-order = Ustala się kolejność graczy.
table-wait-nominate = { $player } wybiera elektrownię na aukcję albo pasuje.
table-wait-bid = { $player } licytuje elektrownię nr { $plant }.
table-wait-scrap = { $player } ma o jedną elektrownię za dużo i złomuje jedną.
table-wait-resources = { $player } kupuje surowce.
table-wait-building = { $player } buduje.
table-wait-bureaucracy = { $player } wybiera, które elektrownie działają.
table-me-next = Następny ruch należy do ciebie.
table-me-later = { $count ->
    [one] Przed tobą jeszcze { $count } gracz.
    [few] Przed tobą jeszcze { $count } graczy.
    [many] Przed tobą jeszcze { $count } graczy.
   *[other] Przed tobą jeszcze { $count } gracza.
    }
table-me-done = Ta faza jest już dla ciebie zakończona.
table-me-auction-done = Aukcje tej rundy są już dla ciebie zakończone.
table-me-auction-waiting = Twoja kolej przyjdzie, gdy elektrownia trafi na aukcję albo gdy masz ją wybrać.
table-me-leading = Prowadzisz z ofertą { $bid }.
table-me-out = Odpadasz z tej aukcji, ale nie z fazy.
table-me-in = Nadal licytujesz.

## Gracze

table-players = Gracze
table-money-hidden = Pieniądze są ukryte
table-figure-cities = { $count ->
    [one] { $count } przyłączone miasto
    [few] { $count } przyłączone miasta
    [many] { $count } przyłączonych miast
   *[other] { $count } przyłączonego miasta
    }
table-figure-power = { $count ->
    [one] Elektrownie mogą zasilić { $count } miasto
    [few] Elektrownie mogą zasilić { $count } miasta
    [many] Elektrownie mogą zasilić { $count } miast
   *[other] Elektrownie mogą zasilić { $count } miasta
    }
table-tag-you = ty
table-tag-bot = Bot
table-tag-away = bot zastępuje
table-tag-offline = poza stołem
table-tag-resigned = poddana gra
table-tag-host = gospodarz
table-status-drafting = wybiera region
table-status-choosing = wybór elektrowni
table-status-bidding = licytuje
table-status-bidder = w aukcji
table-status-leads = prowadzi, { $bid }
table-status-out = poza tą aukcją
table-status-scrapping = złomuje
table-status-bought = kupuje nr { $plant }
table-status-passed = pas
table-status-buying = kupuje surowce
table-status-building = buduje
table-status-powering = zasila miasta
table-status-powered = { $count ->
    [one] zasila { $count } miasto
    [few] zasila { $count } miasta
    [many] zasila { $count } miast
   *[other] zasila { $count } miasta
    }
table-status-next = następny ruch
table-status-waiting = czeka
table-status-done = gotowe
table-status-place = miejsce { $place }

## Kolejność i tor miast

table-track = Kolejność i miasta
table-order-forward = od lewej do prawej
table-order-reversed = od prawej do lewej
table-cities-connected = Przyłączone miasta
table-step-2 = Etap 2
table-step-2-at = Etap 2 zaczyna się przy { $count }
table-end = Koniec
table-end-at = Gra kończy się przy { $count }

## Elektrownie

table-plant-market = Rynek elektrowni
table-plant-sentence = { $powers ->
    [one] Elektrownia nr { $plant }, { $kind }: { $burns } na { $powers } miasto.
    [few] Elektrownia nr { $plant }, { $kind }: { $burns } na { $powers } miasta.
    [many] Elektrownia nr { $plant }, { $kind }: { $burns } na { $powers } miast.
   *[other] Elektrownia nr { $plant }, { $kind }: { $burns } na { $powers } miasta.
    }
table-plant-sentence-free = { $powers ->
    [one] Elektrownia nr { $plant }, { $kind }: { $powers } miasto bez paliwa.
    [few] Elektrownia nr { $plant }, { $kind }: { $powers } miasta bez paliwa.
    [many] Elektrownia nr { $plant }, { $kind }: { $powers } miast bez paliwa.
   *[other] Elektrownia nr { $plant }, { $kind }: { $powers } miasta bez paliwa.
    }
table-no-fuel = bez paliwa
table-burns-hybrid = { $count } × węgiel lub ropa, dowolnie
table-cities-word = { $count ->
    [one] miasto
    [few] miasta
    [many] miast
   *[other] miasta
    }
table-stored = Leży na niej: { $fuel }.
table-stored-nothing = Nic na niej nie leży.
table-step-3-card = Karta „Etap 3”
table-step-3-tip = Etap 3 zaczyna się po tej fazie: do 3 domów w mieście, a wszystkie sześć elektrowni jest na sprzedaż.
table-deck-left = { $count ->
    [one] w talii { $count } elektrownia
    [few] w talii { $count } elektrownie
    [many] w talii { $count } elektrowni
   *[other] w talii { $count } elektrowni
    }
table-deck-tip = Co może jeszcze przyjść
table-still-to-come = Co może jeszcze przyjść
table-next-card = Następna karta
table-deck-unknown = { $count ->
    [one] { $count } karta spośród tych, kolejność nieznana
    [few] { $count } karty spośród tych, kolejność nieznana
    [many] { $count } kart spośród tych, kolejność nieznana
   *[other] { $count } karty spośród tych, kolejność nieznana
    }
table-deck-removed = { $count ->
    [one] { $count } z nich usunięto przed grą bez oglądania.
    [few] { $count } z nich usunięto przed grą bez oglądania.
    [many] { $count } z nich usunięto przed grą bez oglądania.
   *[other] { $count } z nich usunięto przed grą bez oglądania.
    }
table-step-3-below = Leży pod nimi. Gdy zostanie odkryta, tasuje się to, co leży pod nią, i zaczyna się etap 3.
table-deck-buried = Pod kartą „Etap 3”
table-deck-all = W talii, kolejność nieznana
table-gone = Poza grą

## Rynek surowców

table-fuel-note = Najpierw najtańsze
table-fuel-words = { $count ->
    [one] Na rynku { $count } znacznik { fuel.genitive }, cena { $price }
    [few] Na rynku { $count } znaczniki { fuel.genitive }, najtańszy za { $price }
    [many] Na rynku { $count } znaczników { fuel.genitive }, najtańszy za { $price }
   *[other] Na rynku { $count } znacznika { fuel.genitive }, najtańszy za { $price }
    }
table-fuel-sold-out = Na rynku nie ma { fuel.genitive }
table-bay = { $count ->
    [0] Brak { fuel.genitive } po { $price }
   *[other] { $count } × { fuel } po { $price }
    }
table-bay-coming = Na koniec rundy { $count } więcej
table-supply = zasoby
table-supply-tip = Poza rynkiem: tu wraca to, co spalą elektrownie
table-refill = dostawa
table-refill-tip = Trafi na rynek na koniec tej rundy, w etapie { $step }
table-less = Mniej
table-more = Więcej

## Dziennik, czat i obecni

table-map = Mapa
table-log = Dziennik
table-log-all = Wszystko
table-log-empty = Jeszcze nic się nie wydarzyło.
table-log-fuel = { $player } kupuje { $fuel } za { $price } Elektro.
table-log-undo = { $player } cofa ruchy.
table-log-takeback = Wszyscy się zgadzają: ruchy zostają cofnięte na prośbę: { $player }.
table-by-clock = (czas minął: ruch bota)
table-by-order = (według limitu)
table-rule-tip = Przeczytaj tę zasadę
table-since = { $count ->
    [one] { $count } zdarzenie od twojego ostatniego ruchu
    [few] { $count } zdarzenia od twojego ostatniego ruchu
    [many] { $count } zdarzeń od twojego ostatniego ruchu
   *[other] { $count } zdarzenia od twojego ostatniego ruchu
    }
table-since-list = Od twojego ostatniego ruchu
table-since-skip = Pomiń
table-chat = Czat
table-chat-empty = Nikt jeszcze nic nie napisał.
table-chat-spectator = Pisać mogą tylko gracze.
table-say = Napisz coś
table-send = Wyślij
table-spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
    }

## Nad stołem

table-reconnecting = Utracono połączenie. Kolejna próba …
table-closed = Połączenie jest zamknięte.
table-spectating = Oglądasz tę grę.
table-take-seat = Zajmij miejsce
table-bot-plays = Bot gra za ciebie.
table-you-resigned = Gra poddana. Bot gra dalej za ciebie.
table-proposal-takeback = { $count ->
    [one] { $player } chce cofnąć { $count } ruch.
    [few] { $player } chce cofnąć { $count } ruchy.
    [many] { $player } chce cofnąć { $count } ruchów.
   *[other] { $player } chce cofnąć { $count } ruchu.
    }
table-proposal-abandon = { $player } chce zakończyć grę bez wyniku.
table-proposal-missing = Brakuje zgody: { $players }
table-agree = Zgoda
table-decline = Odmowa
table-withdraw = Wycofaj
table-hand-over = { $player }, twoja kolej
table-hand-over-help = Przekaż urządzenie dalej. Nikt inny nie powinien teraz patrzeć.
table-hand-over-ready = To ja, { $player }

## Menu

table-undo = Cofnij moje ostatnie ruchy
table-undo-none = Nie ma czego cofnąć.
table-takeback = Zaproponuj cofnięcie
table-takeback-help = Od którego ruchu cofnąć grę? Wszyscy muszą się zgodzić.
table-propose = Zaproponuj
table-abandon = Zaproponuj zakończenie gry
table-abandon-help = Jeśli wszyscy się zgodzą, gra kończy się bez wyniku.
table-resign = Poddaj grę
table-resign-help = Bot będzie grać za ciebie i nie będzie powrotu.
table-stand-in = Niech bot gra za mnie
table-stand-in-for = Niech bot gra za gracza { $player }
table-return = Znów gram osobiście
table-leave = Odejdź od stołu
table-leave-help = Przed grą twoje miejsce znów będzie wolne. W trakcie gry gra dalej bot, a miejsce może zająć każdy, kto ma link.
table-remove = Usuń gracza { $player }
table-remove-help = Bot będzie grać za gracza { $player }, a miejsce może zająć każdy, kto ma link.
table-remove-yes = Usuń
table-rematch = Zagraj jeszcze raz
table-share = Udostępnij link
table-copied = Skopiowano.
table-not-copied = Nie udało się skopiować: { $text }
table-copy = Kopiuj
table-download = Pobierz zapis gry
table-code = Kod odzyskiwania
table-code-help = Z tym kodem można grać jako { $players } na innym urządzeniu. Strzeż go jak hasła.
table-code-kept = Kod zapisany

## Przed grą i po niej

table-waiting-title = Stół: { $board }
table-waiting-for = { $count ->
    [0] Są już wszyscy.
    [one] Wolne jest { $count } miejsce. Gra zacznie się, gdy będzie zajęte.
    [few] Wolne są { $count } miejsca. Gra zacznie się, gdy wszystkie będą zajęte.
    [many] Wolnych jest { $count } miejsc. Gra zacznie się, gdy wszystkie będą zajęte.
   *[other] Wolne jest { $count } miejsca. Gra zacznie się, gdy wszystkie będą zajęte.
    }
table-waiting-host = Grę rozpoczyna gospodarz.
table-start = Rozpocznij
table-start-bots = { $count ->
    [one] Rozpocznij, z botem na wolnym miejscu
    [few] Rozpocznij, z botami na { $count } wolnych miejscach
    [many] Rozpocznij, z botami na { $count } wolnych miejscach
   *[other] Rozpocznij, z botami na { $count } wolnych miejscach
    }
table-player-count = Liczba graczy: { $count }
table-regions-random = Regiony losowe
table-regions-draft = Regiony wybierane po kolei
table-regions-chosen = Regiony: { $regions }
table-no-clock = Bez zegara
table-hidden-money = Pieniądze są tajne
table-no-spectators = Bez widzów
table-no-hints = Bez podpowiedzi
table-seeded = Z ziarnem wybranym przez gospodarza
table-your-name = Twoje imię
table-sit-down = Usiądź
table-have-code = Mam kod odzyskiwania
table-retake = Odzyskaj moje miejsce
table-invite = Link do tego stołu
table-invite-help = Kto ma ten link, może usiąść.
table-final-board = Zobacz końcową planszę
table-to-result = Do wyniku
