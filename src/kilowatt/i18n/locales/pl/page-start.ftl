### Strona startowa: gra od razu, zapraszanie, listy stołów, konta.

start-what-it-is = Licytuj elektrownie, kupuj surowce, łącz miasta: gra planszowa Wysokie Napięcie w przeglądarce.
start-play-now = Graj teraz
start-play-now-with = Ty i trzy boty
start-bots = Boty
start-map = Plansza
start-either-map = Dowolna
start-invite = Zaproś znajomych
start-learn-to-play = Pierwszy raz? Nauka w 10 minut
start-foot = Kilowatt to wolne oprogramowanie (MIT). Bez konta, bez reklam, bez śledzenia.

## Pasek

start-pages = Strony
start-learn = Nauka
start-rules = Zasady
start-settings = Ustawienia
start-language = Język

## Poziomy botów

start-level-easy = Łatwy
start-level-normal = Średni
start-level-hard = Trudny
start-level-expert = Mistrz

## Listy

start-my-games = Moje gry
start-my-games-empty = Jeszcze żadnej. Pierwsza gra jest o jedno kliknięcie stąd.
start-turns-waiting = { $count ->
    [one] { $count } gra czeka na ciebie
    [few] { $count } gry czekają na ciebie
    [many] { $count } gier czeka na ciebie
   *[other] { $count } gry czekają na ciebie
    }
start-open-tables = Otwarte stoły
start-open-tables-empty = Nikt teraz nie szuka graczy. Zaproś znajomych albo otwórz stół dla wszystkich.
start-finished = Zakończone gry
start-finished-empty = Żadna gra się jeszcze nie skończyła. Tu znajdziesz zapisy.
start-show-more = Pokaż więcej
start-join = Dołącz
start-replay = Obejrzyj
start-seats-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
    }
start-under-way = W toku
start-won = { $count ->
    [1] Wygrywa { $winners }
   *[other] Wspólne zwycięstwo: { $winners }
    }
start-imported = Wczytana
start-abandoned = Przerwana
start-record-of = { $count ->
    [one] Gra dla { $count } osoby
    [few] Gra dla { $count } osób
    [many] Gra dla { $count } osób
   *[other] Gra dla { $count } osoby
    }
start-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
    }
start-bring-in = Otwórz zapis
start-bringing-in = Sprawdzanie każdego ruchu …

## Zapraszanie: miejsca

start-players = Gracze
start-who-plays = Kto gra: { $colour }
start-name-of = Imię: { $colour }
start-seat-me = Ja
start-seat-me-too = Ja, to samo urządzenie
start-seat-open = Wolne
start-seat-open-hint = dla kogoś z linkiem
start-seat-bot = Bot: { $level }
start-hot-seat = Gracie na jednym urządzeniu: między turami prosi ono o przekazanie.
start-nobody-is-me = Zostaw miejsce dla siebie.

## Zapraszanie: regiony

start-regions = Regiony
start-regions-random = Losowo
start-regions-random-hint = { $count ->
    [one] Losowany jest { $count } region.
    [few] Losowane są { $count } sąsiadujące regiony.
    [many] Losowanych jest { $count } sąsiadujących regionów.
   *[other] Losowane jest { $count } sąsiadującego regionu.
    }
start-regions-draft = Po kolei
start-regions-draft-hint = { $count ->
    [one] Gracze wybierają { $count } region.
    [few] Gracze wybierają po kolei { $count } regiony.
    [many] Gracze wybierają po kolei { $count } regionów.
   *[other] Gracze wybierają po kolei { $count } regionu.
    }
start-regions-list = Wybierz teraz
start-regions-list-hint = { $count ->
    [one] Wybierz { $count } region.
    [few] Wybierz { $count } sąsiadujące regiony.
    [many] Wybierz { $count } sąsiadujących regionów.
   *[other] Wybierz { $count } sąsiadującego regionu.
    }
start-regions-left = { $count ->
    [one] Jeszcze { $count } region.
    [few] Jeszcze { $count } regiony.
    [many] Jeszcze { $count } regionów.
   *[other] Jeszcze { $count } regionu.
    }
start-regions-done = Na tym obszarze można grać.
start-regions-enough = Regionów już wystarczy. Najpierw odznacz jeden.
start-regions-apart = Te regiony nie sąsiadują ze sobą. Wypełnij lukę albo odznacz jeden.

## Zapraszanie: ustalenia

start-money-open = Jawne
start-money-hidden = Ukryte
start-found-by = Kto może dołączyć
start-by-link = Z linkiem
start-by-all = Wszyscy
start-clock = Zegar
start-no-clock = Bez zegara
start-clock-live = W jeden wieczór
start-clock-days = Na wiele dni
start-clock-move = { $time } na turę
start-clock-bank = Razem { $time } i dodatkowo { $more } co turę
start-spectators = Inni mogą oglądać
start-hints = Wolno pytać o podpowiedzi
start-advanced = Więcej opcji
start-seed = Ziarno losowe
start-seed-hint = Ta sama liczba daje te same karty. Kto ją zna, może znać karty.
start-then-a-link = Potem dostaniesz link dla znajomych.
start-begins-at-once = Wszystkie miejsca są zajęte: gra zaczyna się od razu.
start-make-table = Otwórz stół
start-begin = Zacznij grę

## Konta

start-account = Konto
start-log-in = Zaloguj się
start-log-out = Wyloguj się
start-sign-up = Załóż konto
start-sign-up-hint = Do gry nie trzeba konta. Z kontem masz swoje miejsca na każdym urządzeniu.
start-signed-up = Witaj, { $name }. Twoje miejsca należą teraz do konta.
start-account-hint = Twoje miejsca są wszędzie tam, gdzie się zalogujesz.
start-name = Nazwa
start-password = Hasło
start-password-hint = Co najmniej { $least } znaków
start-old-password = Stare hasło
start-new-password = Nowe hasło
start-change-password = Zmień hasło
start-password-changed = Hasło jest zmienione. Inne urządzenia zostały wylogowane.
start-log-out-everywhere = Wyloguj wszędzie
start-forgot = Nie pamiętasz hasła?
start-forgot-hint = Poproś osobę prowadzącą serwer o jednorazowy kod. Z nim ustawisz nowe hasło.
start-reset-code = Kod jednorazowy
start-reset = Ustaw nowe hasło
start-data = Moje dane
start-export = Pobierz moje dane
start-delete-account = Usuń konto
start-delete-hint = Twoja nazwa i wiadomości znikną ze wszystkich gier, a boty zagrają dalej za ciebie. Tego nie można cofnąć.
start-account-deleted = Twoje konto zostało usunięte.
start-take-seat = Odzyskaj miejsce
start-take-seat-hint = Przenosi miejsce z innego urządzenia na to. Kod był pokazany przy zajmowaniu miejsca.
start-table-link = Link do stołu
start-code = Kod odzyskiwania
