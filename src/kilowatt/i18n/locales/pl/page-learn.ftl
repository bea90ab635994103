learn-settings = Ustawienia
learn-language = Język
learn-theme = Wygląd
learn-theme-auto = Jak w systemie
learn-theme-light = Jasny
learn-theme-dark = Ciemny
learn-text-size = Wielkość tekstu
learn-text-small = Mała
learn-text-normal = Zwykła
learn-text-large = Duża
learn-text-huge = Bardzo duża
learn-palette = Kolory graczy
learn-palette-standard = Zwykłe
learn-palette-bright = Jaskrawe
learn-palette-mono = Szarości
learn-letters = Litery zamiast kształtów dla graczy
learn-patterns = Wyraźne wzory na mapie
learn-motion = Animacje
learn-confirmations = Pytaj przed spasowaniem
learn-confirmations-about = Pasu nie zawsze można cofnąć.
learn-single-keys = Skróty pojedynczymi klawiszami
learn-single-keys-about = Wyłącz, jeśli dyktujesz lub przypadkowo naciskasz klawisze.
learn-sounds = Dźwięki
learn-sounds-about = Krótki dźwięk, gdy przychodzi twoja kolej.
learn-notifications = Powiadomienia
learn-notifications-about = Przeglądarka powie ci, że to twoja kolej, także w innym oknie.
learn-notifications-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.

learn-rules = Zasady
learn-rules-about = Każda zasada ma numer. Gra podaje go wszędzie tam, gdzie działa sama albo czegoś odmawia.
learn-search = Szukaj
learn-found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
    }
learn-chapters = Rozdziały
learn-players = Gracze
learn-numbers = Liczby w grze
learn-numbers-regions = Regiony w grze
learn-numbers-removed = Elektrownie odłożone zakryte
learn-numbers-plants = Dozwolone elektrownie
learn-numbers-step2 = Miasta do etapu 2
learn-numbers-end = Miasta do końca gry
learn-refill = Uzupełnienie rynku

learn-title = Ucz się, grając
learn-lead = Prowadzisz firmę energetyczną. Kupuj elektrownie, dostarczaj im surowce, przyłączaj miasta i sprzedawaj prąd. To wszystko:
learn-lesson-goal = Cel
learn-lesson-goal-text = Zasil najwięcej miast w ostatniej rundzie. Pieniądze rozstrzygają tylko remisy, więc wydaj je na czas.
learn-lesson-auction = Licytuj elektrownie
learn-lesson-auction-text = Jedna elektrownia na rundę, na aukcji. Jej numer to cena minimalna. Spala surowce i zasila miasta.
learn-lesson-fuel = Kupuj surowce
learn-lesson-fuel-text = Im więcej wszyscy kupują, tym drożej. Elektrownia mieści surowce na dwie rundy.
learn-lesson-build = Przyłączaj miasta
learn-lesson-build-text = Płacisz za dom i za najtańszą drogę od swojej sieci. Wczesne miasta kosztują 10, późniejsze 15 lub 20.
learn-lesson-power = Dostarczaj prąd
learn-lesson-power-text = Wybierz, które elektrownie pracują. Im więcej miast zasilasz, tym więcej zarabiasz. Potem rynek się uzupełnia.
learn-lesson-order = Pilnuj kolejności
learn-lesson-order-text = Kto prowadzi, licytuje pierwszy, ale surowce kupuje i buduje ostatni. Czasem warto zostać z tyłu.
learn-begin = Zacznij grę z przewodnikiem
learn-begin-again = Zacznij od nowa
learn-continue = Wróć do gry z przewodnikiem
learn-begin-about = Dwie rundy z dwoma łagodnymi przeciwnikami, około dziesięciu minut. Trener pokazuje, co robić; pomiń, co chcesz.

learn-coach = Trener
learn-coach-place = Lekcja { $place } z { $count }
learn-coach-begin = Zaczynamy
learn-coach-next = Rozumiem
learn-coach-skip = Pomiń lekcję
learn-coach-leave = Dalej bez trenera
learn-coach-welcome = Witaj
learn-coach-welcome-text = Wygrywa, kto na końcu zasila najwięcej miast. Pokażę ci dwie rundy: rób to, co świeci na bursztynowo, albo coś innego. Nic się nie liczy, dopóki nie potwierdzisz.
learn-coach-auction = Kup elektrownię
learn-coach-auction-text = Numer to jej cena minimalna. Pod nim: co spala w jednej rundzie i ile miast to zasila.
learn-coach-resources = Kup surowce
learn-coach-resources-text = Elektrownie spalają surowce. Każdy kupiony podnosi cenę następnego.
learn-coach-building = Przyłącz miasta
learn-coach-building-text = Dom kosztuje 10. Od drugiego miasta płacisz też za linię: liczbę na niej.
learn-coach-bureaucracy = Zasil swoje miasta
learn-coach-bureaucracy-text = Elektrownie spalają surowce, a każde zasilone miasto płaci.
learn-coach-order = Kto jest pierwszy
learn-coach-order-text = Masz teraz numer { $place } z { $count }. Kto ma najwięcej miast, jest pierwszy: pierwszy otwiera aukcje, ale surowce kupuje i buduje ostatni.
learn-coach-scrap = O jedną elektrownię za dużo
learn-coach-scrap-text = Wolno mieć trzy. Oddaj najsłabszą; surowce, które mieszczą się na innych, tam przejdą.
learn-coach-step2 = Etap 2
learn-coach-step2-text = Od teraz w każdym mieście jest miejsce na drugi dom, za 15. Blisko ciebie otworzyły się nowe miejsca.
learn-coach-step3 = Etap 3
learn-coach-step3-text = Teraz trzy domy w mieście, a wszystkie elektrownie z rynku są na sprzedaż. Koniec jest blisko.
learn-coach-end = Jak to się kończy
learn-coach-end-text = Ciemne pole na torze to koniec: kto je osiągnie, kończy grę po budowie. Potem liczą się zasilone miasta, więc zadbaj, by elektrownie i surowce wystarczyły na wszystkie twoje.
learn-coach-over = To była cała gra
learn-coach-over-text = Obejrzyj wykresy i punkty zwrotne albo zagraj jeszcze raz. Wiesz już wszystko, co trzeba.

# What to do now: one thing at a time.
learn-goal-plant = Wybierz elektrownię { $plant }: teraz najbardziej się opłaca.
learn-goal-open = Otwórz licytację bursztynowym przyciskiem.
learn-goal-bid = Daj { $bid } bursztynowym przyciskiem. Warta jest do { $most }.
learn-goal-leave = Za drogo: spasuj. Możesz jeszcze kupić inną.
learn-goal-pass = Nic tu nie jest warte swojej ceny: spasuj.
learn-goal-sure = Potwierdź bursztynowym przyciskiem.
learn-goal-fuel = Naciśnij „{ $button }”: potrzebne { $fuel }.
learn-goal-buy = Dobry wybór. Kup bursztynowym przyciskiem.
learn-goal-buy_nothing = Nie ma co kupować: dalej bursztynowym przyciskiem.
learn-goal-first_city = Wskaż na mapie { $city }, za { money-amount }: tam linie są krótkie.
learn-goal-city = Wskaż { $city }, za { money-amount } z linią.
learn-goal-build = Wystarczy. Zbuduj bursztynowym przyciskiem.
learn-goal-build_nothing = Oszczędź pieniądze: dalej bursztynowym przyciskiem.
learn-goal-power = Odbierz { money-amount } bursztynowym przyciskiem.
learn-goal-wait = Teraz inni. Zaraz znowu twoja kolej.

# What has come of it.
learn-done-plant = Elektrownia { $plant } jest twoja za { money-amount }.
learn-done-fuel = Kupujesz { $fuel } za { money-amount }.
learn-done-built = { $count ->
    [one] Przyłączasz { $count } miasto za { money-amount }.
    [few] Przyłączasz { $count } miasta za { money-amount }.
    [many] Przyłączasz { $count } miast za { money-amount }.
   *[other] Przyłączasz { $count } miasta za { money-amount }.
    }
learn-done-powered = { $count ->
    [0] Nie zasilasz żadnego miasta: { money-amount }.
    [one] Zasilasz { $count } miasto: { money-amount }.
    [few] Zasilasz { $count } miasta: { money-amount }.
    [many] Zasilasz { $count } miast: { money-amount }.
   *[other] Zasilasz { $count } miasta: { money-amount }.
    }

learn-closing = Teraz już umiesz
learn-closing-lead = Dwie rundy i znasz każdą fazę. Masz: { $cities ->
    [one] { $cities } miasto
    [few] { $cities } miasta
    [many] { $cities } miast
   *[other] { $cities } miasta
    }, { $plants ->
    [one] { $plants } elektrownię
    [few] { $plants } elektrownie
    [many] { $plants } elektrowni
   *[other] { $plants } elektrowni
    }, { money-amount }.
learn-later = Co będzie później
learn-later-step2 = Etap 2: drugi dom w każdym mieście, za 15.
learn-later-step3 = Etap 3: trzeci dom, za 20, a wszystkie elektrownie są na sprzedaż.
learn-later-end = Koniec: ktoś przyłącza { $count } miast. Wygrywa, kto zasila najwięcej.
learn-closing-on = Graj dalej tutaj
learn-closing-new = Nowa gra z trzema botami

learn-shortcuts = Klawisze
learn-map-keys = Na mapie: strzałki przechodzą między miastami, Enter wybiera, Backspace cofa, litery skaczą do nazwy, + i − przybliżają i oddalają, 0 pokazuje całość.
