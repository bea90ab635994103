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
learn-begin-about = Prawdziwa gra z dwoma łagodnymi przeciwnikami i trenerem, który objaśnia każdą decyzję. Możesz go w każdej chwili odesłać.

learn-coach = Trener
learn-coach-next = Rozumiem
learn-coach-leave = Dalej bez trenera
learn-coach-welcome = Witaj
learn-coach-welcome-text = Pasek u góry pokazuje pięć faz rundy. To, co możesz teraz zrobić, jest zawsze na dole, na bursztynowo. Nic nie jest ostateczne, dopóki nie potwierdzisz.
learn-coach-nominate = Wybierz elektrownię
learn-coach-nominate-text = Górny rząd jest na sprzedaż. Numer to cena minimalna; symbole mówią, co spala, błyskawica, ile miast zasila. Kliknij jedną i otwórz licytację. Na początek dobre jest 5 do 10 Elektro.
learn-coach-bid = Licytuj albo pasuj
learn-coach-bid-text = Przebij co najmniej o jeden albo odpadnij. W tej rundzie możesz jeszcze kupić inną. Z „do kwoty” gra licytuje za ciebie.
learn-coach-scrap = O jedną elektrownię za dużo
learn-coach-scrap-text = Wolno mieć trzy. Oddaj najsłabszą; surowce, które mieszczą się na innych, tam przejdą.
learn-coach-fuel = Kup surowce
learn-coach-fuel-text = Kup tyle, ile twoje elektrownie spalą w jednej rundzie; skrót zrobi to za ciebie. Najtańsze schodzą pierwsze, a kto jest ostatni w kolejności, kupuje pierwszy.
learn-coach-first_city = Twoje pierwsze miasto
learn-coach-first_city-text = Wybierz dowolne wolne miasto za 10. Szukaj miejsca z tanimi połączeniami wokół: małe liczby na mapie to krótkie drogi.
learn-coach-build = Buduj
learn-coach-build-text = Bursztynowe miejsca można teraz zabudować. Wskaż miasto, a zobaczysz drogę i cenę. Nie buduj dużo więcej miast, niż zasilą twoje elektrownie, i zostaw pieniądze na następną aukcję.
learn-coach-power = Zasil swoje miasta
learn-coach-power-text = Najlepszy wybór jest już zaznaczony. Potwierdź, a dochód będzie twój.
learn-coach-order = Zmieniła się kolejność
learn-coach-order-text = Kto ma najwięcej miast, jest teraz pierwszy: pierwszy otwiera aukcje, a surowce kupuje i buduje ostatni.
learn-coach-step2 = Etap 2
learn-coach-step2-text = Od teraz w każdym mieście jest miejsce na drugi dom, za 15. Blisko ciebie otworzyły się nowe miejsca.
learn-coach-step3 = Etap 3
learn-coach-step3-text = Teraz trzy domy w mieście, a wszystkie elektrownie z rynku są na sprzedaż. Koniec jest blisko.
learn-coach-end = Jak to się kończy
learn-coach-end-text = Ciemne pole na torze to koniec: kto je osiągnie, kończy grę po budowie. Potem liczą się zasilone miasta, więc zadbaj, by elektrownie i surowce wystarczyły na wszystkie twoje.
learn-coach-over = To była cała gra
learn-coach-over-text = Obejrzyj wykresy i punkty zwrotne albo zagraj jeszcze raz. Wiesz już wszystko, co trzeba.

learn-shortcuts = Klawisze
learn-map-keys = Na mapie: strzałki przechodzą między miastami, Enter wybiera, Backspace cofa, litery skaczą do nazwy, + i − przybliżają i oddalają, 0 pokazuje całość.
