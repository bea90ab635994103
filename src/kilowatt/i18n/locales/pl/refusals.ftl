### Dlaczego czegoś nie można zrobić: refusal- i kod. Argumenty to dane odmowy.

## Zawsze

refusal-not_an_action = „{ $action }” nie jest akcją tej gry.
refusal-no_such_seat = Przy tym stole nie ma miejsca { $seat }.
refusal-not_your_turn = To nie twoja kolej. Teraz gra: { $active }.
refusal-wrong_phase = Teraz nie można tego zrobić. Faza: { $phase }.
refusal-game_over = Gra jest skończona.
refusal-cannot_pay = To kosztuje { $price } Elektro, a masz { $money }.
refusal-plant_not_owned = Elektrownia nr { $plant } nie jest twoja.

## Wybór regionów

refusal-unknown_region = Na tej mapie nie ma regionu „{ $region }”.
refusal-region_taken = Region { $region } jest już w grze. Wybierz inny.
refusal-region_not_adjacent = Region { $region } nie styka się z regionami w grze. Wybierz taki, który się styka.

## Aukcja

refusal-plant_not_in_market = Elektrowni nr { $plant } nie ma na rynku.
refusal-plant_in_future_market = Elektrownia nr { $plant } leży na rynku przyszłym. Wystaw elektrownię z rynku bieżącego.
refusal-auction_running = Trwa aukcja elektrowni nr { $plant }. Licytuj albo pasuj.
refusal-nothing_nominated = Żadna elektrownia nie jest na aukcji. Najpierw wystaw jedną.
refusal-bid_too_low = { $bid } to za mało. Daj co najmniej { $least } Elektro.
refusal-bid_above_money = Nie możesz dać { $bid }: masz { $money } Elektro.
refusal-must_open = Elektrownia nr { $plant } czeka na twoją ofertę. Daj co najmniej { $plant } Elektro.
refusal-must_buy_in_round_1 = W rundzie 1 każdy kupuje elektrownię. Wystaw jedną.
refusal-must_scrap = Z elektrownią nr { $plant } masz o 1 elektrownię za dużo. Najpierw złomuj inną.
refusal-nothing_to_scrap = Teraz nie musisz złomować elektrowni.
refusal-plant_just_bought = Elektrownia nr { $plant } to twój nowy zakup. Złomuj inną.
refusal-nothing_to_drop = Teraz nie masz surowców do oddania.
refusal-must_settle_fuel = Najpierw rozlicz surowce z elektrowni nr { $plant }: oddaj część albo zakończ.
refusal-fuel_not_droppable = Nie możesz oddać { fuel.genitive } z elektrowni nr { $plant }.
refusal-fuel_does_not_fit = Surowce z elektrowni nr { $plant } nie mieszczą się w pozostałych. Oddaj ich więcej.

## Surowce

refusal-unknown_fuel = Nie ma surowca „{ $fuel }”.
refusal-fuel_sold_out = Na rynku nie ma już { fuel.genitive }.
refusal-no_room = Twoje elektrownie nie mają już miejsca na { fuel.accusative }.

## Budowa

refusal-unknown_city = Na tej mapie nie ma miasta „{ $city }”.
refusal-city_not_in_play = Miasto { $city } leży poza regionami w grze.
refusal-city_already_yours = W mieście { $city } masz już dom.
refusal-city_full = Miasto { $city } jest pełne. Domy w mieście w etapie { $step }: { $step }.
refusal-city_not_empty = W mieście { $city } stoi już dom. Twoje pierwsze miasto musi być puste.

## Biurokracja

refusal-plants_not_ascending = Podaj każdą elektrownię raz, od najniższego numeru.
refusal-fuel_lacking = Brakuje ci surowców do tych elektrowni. Uruchom mniej.
refusal-mix_out_of_range = Węgiel w hybrydach: { $coal } jest poza zakresem. Wybierz od 0 do { $most }.
refusal-mix_not_on_plants = Surowców nie da się ułożyć tak, by hybrydy zużyły węgiel: { $coal } i ropę: { $oil }. Wybierz inny podział.
