### Po grze: wynik, przebieg i zapis.

after-you-win = Wygrywasz!
after-you = ty
after-abandoned = Ta gra została przerwana.
after-unfinished = Ta gra nie została dokończona.
after-standings = Wynik końcowy
after-why-powered = Decydują zasilone miasta: { $first } do { $other } ({ $second }).
after-why-money = Tyle samo zasilonych miast, więc decydują pieniądze: { $first } do { $other } Elektro ({ $second }).
after-why-cities = Tyle samo zasilonych miast i pieniędzy, więc decydują przyłączone miasta: { $first } do { $other } ({ $second }).
after-why-shared = Zasilone miasta, pieniądze i przyłączone miasta są równe: zwycięstwo jest wspólne.

## Co dalej

after-next = Co dalej
after-rematch = Rewanż
after-to-rematch = Do rewanżu
after-replay = Obejrzyj grę
after-share = Udostępnij
after-share-moment = Udostępnij ten moment
after-download = Pobierz
after-to-table = Do stołu

## Przebieg

after-course = Przebieg gry
after-chances = Szanse na wygraną
after-chart = Wykres: { $title }. Strzałki odczytują wartości.
after-as-table = Jako tabela
after-legend = Pokazani gracze
after-turning = Punkty zwrotne
after-turning-waiting = Trwa szukanie punktów zwrotnych …
after-turning-none = Punkty zwrotne tej gry nie są znane.
after-turning-steady = Żaden pojedynczy moment nie odwrócił tej gry.
after-gained = { $player } zyskuje przewagę
after-lost = { $player } zostaje w tyle
after-watch = Obejrzyj
after-awards = Wyróżnienia
after-dearest-plant = Najdroższa elektrownia
after-plant-for = Elektrownia nr { $plant } za { $price } Elektro
after-most-fuel = Najwięcej surowców
after-markers = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
    [many] { $count } znaczników
   *[other] { $count } znacznika
    }
after-best-income = Najwyższy dochód
after-income-in = { $amount } Elektro w rundzie { $round }
after-most-built = Największy budowniczy

## Dalsza gra

after-play-on = Graj dalej od tego miejsca
after-play-on-hint = Nowy stół zaczyna się w tym momencie. Karty przyjdą tak jak wtedy.
after-play-on-over = Tu gra już się skończyła. Cofnij się do wcześniejszego momentu.

## Zapis

after-table = Stół
after-log = Dziennik
after-controls = Sterowanie
after-time = Moment gry
after-moment = Runda { $round }, { $phase } · ruch { $number } z { $count }
after-speed = Tempo
after-eyes = Widok
after-eyes-all = Wszystko odkryte
after-eyes-none = Jako widz
after-eyes-of = Tak widział(a) { $player }
after-play = Odtwarzaj
after-pause = Zatrzymaj
after-move-back = Ruch wstecz
after-move-on = Ruch naprzód
after-phase-back = Faza wstecz
after-phase-on = Faza naprzód
after-round-back = Runda wstecz
after-round-on = Runda naprzód
after-to-start = Na początek
after-to-end = Na koniec
