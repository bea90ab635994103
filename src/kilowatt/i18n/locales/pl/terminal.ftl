### Stół w terminalu. To, co się wpisuje, jest w każdym języku takie samo i jest wstawiane: $example, $move, $command, $key.

## Co teraz zrobić, w jednym zdaniu

terminal-todo-draft = Wybierz region: { $example }.
terminal-todo-open = Wystaw elektrownię na aukcję: { $example }.
terminal-todo-buy-alone = Nikt z tobą nie licytuje. Kup elektrownię za cenę równą jej numerowi: { $example }.
terminal-todo-first-bid = Złóż pierwszą ofertę za elektrownię nr { $plant }: { $example } lub więcej.
terminal-todo-raise = Zaoferuj więcej za elektrownię nr { $plant }: { $example }.
terminal-todo-scrap = Masz o 1 elektrownię za dużo. Złomuj jedną: { $example }.
terminal-todo-leave-fuel = Możesz oddać surowce z elektrowni nr { $plant }: { $example }.
terminal-todo-must-leave-fuel = Nie wszystkie surowce z elektrowni nr { $plant } się mieszczą. Oddaj część: { $example }.
terminal-todo-buy-fuel = Kup surowce: { $example }.
terminal-todo-build = Buduj w miastach: { $example }.
terminal-todo-power = Uruchom elektrownie: { $example }.
terminal-todo-forced = Masz tylko jeden ruch: { $example }.
terminal-or = Albo: { $move }.
terminal-then = Na koniec: { $move }.
terminal-enter = Wystarczy sam { $key }.

## Stół

terminal-goals = Etap 2: { $step } miast · koniec: { $end }
terminal-plant-legend = zużywa → zasila tyle miast
terminal-refill = Dostawa
terminal-log = Co się stało
terminal-build-list = Tu możesz budować, od najtańszych
terminal-more = jeszcze { $count }: { $command }
terminal-via = przez { $path }
terminal-connections = Połączenia miasta { $city }
terminal-in-play = ✔ w grze
terminal-you = ty
terminal-bought = { $player } kupuje { $markers } za { money-amount }.

## Co znaczą ruchy

terminal-leaves = zostanie { money-amount }
terminal-bids = dowolna liczba od { $least } do { $most }
terminal-pass-auction = odpadasz z tej aukcji
terminal-pass-round = w tej rundzie nie kupujesz elektrowni
terminal-burns = zużycie: { $markers }

## Polecenia

terminal-help-moves = Twoje ruchy
terminal-help-commands = Polecenia
terminal-file = PLIK
terminal-command-help = wszystkie ruchy z cenami
terminal-command-map = wszystkie miasta z domami i kosztami; z nazwą miasta: jego połączenia
terminal-command-log = co się stało od twojego ostatniego ruchu; wszystko: { $command }
terminal-command-table = pokaż stół jeszcze raz
terminal-command-undo = { label-undo }: swój ostatni ruch
terminal-command-save = zapisz grę
terminal-command-load = wczytaj grę
terminal-command-position = ta pozycja jako jeden wiersz tekstu
terminal-command-quit = wyjdź
terminal-hint = { $help } wszystkie ruchy z cenami · { $tab } uzupełnia · { $undo } cofa · { $quit } kończy

## Odpowiedzi

terminal-start = Grasz jako { $player }. Ziarno { $seed }: to samo ziarno da tę samą grę jeszcze raz.
terminal-start-watch = Ziarno { $seed }: to samo ziarno da tę samą grę jeszcze raz.
terminal-unknown-word = Nie znam słowa „{ $word }”. { $help } pokazuje, co można wpisać.
terminal-did-you-mean = Nie znam słowa „{ $word }”. Czy chodzi o { $near }?
terminal-write-like-this = Nie rozumiem „{ $word }”. Napisz to tak: { $example }
terminal-nothing-done = Nic z tego nie zostało zrobione: { $moves }.
terminal-mix-chosen = Hybrydy zużywają to, co masz: { $move }.
terminal-bot-failed = Bot „{ $bot }” gracza { $player } uległ awarii ({ $error }). Za niego gra dalej bot wbudowany.
terminal-nothing-to-undo = Nie ma czego cofnąć.
terminal-undone = { $others ->
    [0] { $player } cofa: { $move }.
    [one] { $player } cofa: { $move }. Znika też { $others } późniejszy ruch.
    [few] { $player } cofa: { $move }. Znikają też { $others } późniejsze ruchy.
    [many] { $player } cofa: { $move }. Znika też { $others } późniejszych ruchów.
   *[other] { $player } cofa: { $move }. Znika też { $others } późniejszego ruchu.
    }
terminal-saved = Zapisano: { $file }
terminal-not-saved = Nie zapisano: { $error }
terminal-file-exists = Plik { $file } już istnieje. Aby go zastąpić: { $command }
terminal-loaded = { $moves ->
    [one] Wczytano: { $file }, { $moves } ruch.
    [few] Wczytano: { $file }, { $moves } ruchy.
    [many] Wczytano: { $file }, { $moves } ruchów.
   *[other] Wczytano: { $file }, { $moves } ruchu.
    }
terminal-not-loaded = Nie wczytano: { $error }
terminal-unsaved = Ta gra nie jest zapisana. Aby ją porzucić: { $command }
terminal-hand-over = Teraz do klawiatury siada { $player }; potem naciśnij { $key }.
terminal-save-offer = Zapisać grę? Wpisz nazwę pliku albo sam { $key }, jeśli nie.
terminal-continue = Aby grać dalej: { $command }

## Koniec

terminal-ranking = Wynik końcowy
terminal-decided-by-powered = Decydują zasilone miasta.
terminal-decided-by-money = Tyle samo zasilonych miast: decydują pieniądze.
terminal-decided-by-cities = Tyle samo zasilonych miast i pieniędzy: decydują miasta.
terminal-decided-shared = Tyle samo zasilonych miast, pieniędzy i miast: zwycięstwo jest wspólne.

## Odtwarzanie

terminal-replay-start = { $count ->
    [one] Początek gry, która ma { $count } ruch.
    [few] Początek gry, która ma { $count } ruchy.
    [many] Początek gry, która ma { $count } ruchów.
   *[other] Początek gry, która ma { $count } ruchu.
    }
terminal-replay-move = Ruch { $number } z { $count }: { $player }, { $move }
terminal-replay-next = dalej
terminal-replay-back = wstecz
terminal-replay-jump = do tego ruchu
terminal-replay-round = do tej rundy
terminal-replay-no-move = Nie ma ruchu { $number }. Ostatni to { $count }.
terminal-replay-no-round = Nie ma rundy { $number }. Ostatnia to { $count }.
