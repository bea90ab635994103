### Strona: pole akcji, w którym powstaje ruch. Przyciski są krótkie; · stoi przed tym, ile to kosztuje lub daje.

actions-label = Twój ruch
actions-more = Szczegóły
actions-left = zostaje { $amount }
actions-back = Wróć
# Why something is refused, and the number of the rule.
actions-reason = { $words } ({ $rule })
actions-nothing-to-undo = Nie ma czego cofnąć.

## Wybór regionów

actions-draft-title = Twoja kolej: wybierz region
actions-draft-lead = { $count ->
    [one] Do wyboru jeszcze { $count } region. Musi stykać się z regionami w grze.
    [few] Do wyboru jeszcze { $count } regiony. Każdy musi stykać się z regionami w grze.
    [many] Do wyboru jeszcze { $count } regionów. Każdy musi stykać się z regionami w grze.
   *[other] Do wyboru jeszcze { $count } regionu. Każdy musi stykać się z regionami w grze.
    }
actions-draft-choose = Wybierz region

## Aukcja

actions-open-title = Twoja kolej: rozpocznij aukcję
actions-open-lead = Wybierz elektrownię i ofertę otwarcia albo spasuj.
actions-open-must = Runda 1: każdy kupuje elektrownię. Wybierz jedną i ofertę otwarcia.
actions-open-alone = Nikt nie może cię przelicytować: elektrownia kosztuje tyle, ile jej numer.
actions-open-choose = Wybierz elektrownię
actions-open = Otwórz nr { $plant } za { $bid }
actions-buy-plant = Kup elektrownię nr { $plant }
actions-bid-title = Licytacja elektrowni nr { $plant }
actions-bid-label = Twoja oferta
actions-raise = Podnieś o { $raise }
actions-leads = { $player } prowadzi z ofertą { $bid }
actions-leads-plant = { $player } prowadzi w aukcji elektrowni nr { $plant } z ofertą { $bid }
actions-you-lead = Prowadzisz w aukcji elektrowni nr { $plant } z ofertą { $bid }
actions-beyond = Ponad wszystkich · { $bid }
actions-beyond-tip = Nikt z licytujących nie ma więcej niż { $bid }.
actions-up-to = Do { $most }
actions-up-to-tip = Licytuje za ciebie, zawsze o jeden więcej niż inni, do { $most }. Nikt nie widzi tego limitu.
actions-limit-label = Twój limit
actions-limit-set = Twój limit to { $most }. Nikt inny go nie widzi.
actions-limit-note = Ustaw limit, a licytacja potoczy się sama. Nikt go nie widzi.
actions-limit-cancel = Usuń limit
actions-fuel-once = Surowce na jedną rundę: { $cost }
actions-fuel-beyond = Surowce na jedną rundę: { $cost }, więcej niż ci zostanie
actions-fuel-scarce = Na rynku brakuje surowców na jedną rundę
actions-fuel-none = Nie potrzebuje surowców
actions-must-scrap = Liczba twoich elektrowni to { $most }: jedną trzeba będzie złomować.
actions-rivals-in = Kto jeszcze licytuje
actions-stand-leads = prowadzi
actions-stand-in = licytuje
actions-stand-out = odpada
actions-stand-done = koniec
actions-pass-title = Na pewno pasujesz?
actions-pass-phase = Pas kończy dla ciebie aukcje: w tej rundzie nie kupisz elektrowni.
actions-pass-auction = Pas wyklucza cię z aukcji elektrowni nr { $plant }. O inne możesz jeszcze licytować.
actions-pass-yes = Tak, pasuję

## O jedną elektrownię za dużo

actions-scrap-title = Twoja kolej: złomuj elektrownię
actions-scrap-lead = Możesz mieć tyle elektrowni: { $most }. Jedna ze starych musi odejść.
actions-scrap-choose = Wybierz elektrownię
actions-scrap-gone = Wraca do zasobów: { $fuel }
actions-scrap-kept = Zachowujesz: { $fuel }
actions-drop-lead = Z tego, co leży na elektrowni nr { $plant }, możesz zostawić:

## Surowce

actions-resources-title = Twoja kolej: kup surowce
actions-one-round = Na 1 rundę
actions-two-rounds = Na 2 rundy
actions-round-tip = { $rounds ->
    [one] Napełnia koszyk tak, by wszystkie twoje elektrownie mogły zadziałać { $rounds } raz.
    [few] Napełnia koszyk tak, by wszystkie twoje elektrownie mogły zadziałać { $rounds } razy.
    [many] Napełnia koszyk tak, by wszystkie twoje elektrownie mogły zadziałać { $rounds } razy.
   *[other] Napełnia koszyk tak, by wszystkie twoje elektrownie mogły zadziałać { $rounds } raza.
    }
actions-buy = Kup { $count } za { $cost }
actions-buy-nothing = Nic nie kupuj
actions-next-price = po { $price }
actions-buy-one = Kup 1 znacznik { fuel.genitive } za { $price }. Miejsca jeszcze na { $room }.
actions-return-one = Wyjmij z koszyka 1 znacznik { fuel.genitive }
actions-in-cart = W koszyku: { fuel-count }
actions-none-in-cart = W koszyku nie ma { fuel.genitive }.
actions-lacks-money = Nie starcza pieniędzy na wszystko.
actions-lacks-fuel = Za mało na rynku: { $fuels }.
actions-lacks-nothing = Twoje elektrownie mają na to wszystko.
actions-storage = Twoje elektrownie i to, co na nich leży
actions-store = Elektrownia nr { $plant }: zajęte miejsca { $held } z { $room }
actions-demand = Potrzeby innych / rynek:
actions-demand-of = Inni potrzebują na jedną rundę: { fuel-count }; na rynku: { $left }
actions-demand-hybrid = Do tego węgiel lub ropa do hybryd: { $count }

## Budowa

actions-building-title = Twoja kolej: buduj
actions-building-lead = Wybierz miasta na mapie lub na liście.
actions-building-first = Wybierz pierwsze miasto: dowolne puste, bez kosztu połączenia.
actions-build = Zbuduj { $count } za { $cost }
actions-build-nothing = Nic nie buduj
actions-plan = Wybrane miasta
actions-unpick = Usuń z planu: { $city }
actions-city-list = Miasta
actions-could-power = Zasilisz swoimi surowcami: { $powered } z { $cities }. Twoje elektrownie mogłyby { $capacity }.
actions-step-2-near = Etap 2 zaczyna się przy liczbie miast { $goal }: drugie domy po { $price }. Najwięcej teraz: { $most }.
actions-step-2-reached = Liczba miast { $most }: po tej fazie zaczyna się etap 2, drugie domy po { $price }.
actions-step-3-near = { $cards ->
    [one] Do etapu 3 została { $cards } karta: potem trzecie domy po { $price }.
    [few] Do etapu 3 zostały { $cards } karty: potem trzecie domy po { $price }.
    [many] Do etapu 3 zostało { $cards } kart: potem trzecie domy po { $price }.
   *[other] Do etapu 3 zostało { $cards } karty: potem trzecie domy po { $price }.
    }
actions-end-near = Gra kończy się przy liczbie miast { $goal }; najwięcej ma ktoś { $most }.
actions-end-reached = Liczba miast { $most }: po tej fazie gra się kończy.

## Biurokracja

actions-power-title = Twoja kolej: zasil miasta
actions-power = Zasil { $cities } · +{ $income }
actions-power-none = Nic nie zasilaj · +{ $income }
actions-burns = Zużywa { $fuel }
actions-burns-nothing = Nic nie zużywa
actions-mix = Hybrydy zużywają
actions-mix-value = węgiel: { $coal }, ropa: { $oil }
actions-choices = Wszystkie możliwości
actions-no-plant = Żadna

## Kolej kogoś innego

actions-watching = Przyglądasz się grze.

## Podpowiedzi

actions-hint = Podpowiedź
actions-hint-thinking = Twoje plany są rozgrywane wiele razy …
actions-hint-about = Pierwszy plan jest zalecany: sprawdza się, jakkolwiek zagrają inni. Przy każdym widać, ile wygrywasz partii rozegranych stamtąd do końca; mało partii mówi niewiele.
actions-hint-won = wygrywa { $percent } % partii (liczba: { $playouts })
actions-hint-use = Wybierz ten plan

## Klawisze, do listy skrótów

actions-keys = Twój ruch
actions-key-confirm = Zatwierdź ruch
actions-key-undo = Cofnij
actions-key-hint = Podpowiedź
actions-key-region = Wybierz region
actions-key-plant = Wybierz elektrownię
actions-key-raise = Podnieś o 1
actions-key-lower = Obniż o 1
actions-key-raise-more = Podnieś o 5
actions-key-lower-more = Obniż o 5
actions-key-up-to = Licytuj do podanej kwoty
actions-key-pass = Pasuj
actions-key-back = Wróć
actions-key-scrap = Wybierz elektrownię do złomowania
actions-key-buy = Kup węgiel, ropę, śmieci, uran
actions-key-return = Wyjmij z koszyka
actions-key-one-round = Surowce na jedną rundę
actions-key-two-rounds = Surowce na dwie rundy
actions-key-cities = Lista miast
actions-key-run = Uruchom elektrownię lub nie
actions-key-more-coal = Więcej węgla w hybrydach
actions-key-less-coal = Mniej węgla w hybrydach
