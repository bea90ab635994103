### Masa în terminal. Ce se tastează e la fel în orice limbă și se completează: $example, $move, $command, $key.

## Ce e de făcut acum, într-o propoziție

terminal-todo-draft = Alege o regiune: { $example }.
terminal-todo-open = Scoate o centrală la licitație: { $example }.
terminal-todo-buy-alone = Nimeni nu licitează împotriva ta. Cumpără o centrală la prețul numărului ei: { $example }.
terminal-todo-first-bid = Fă prima ofertă pentru centrala { $plant }: { $example } sau mai mult.
terminal-todo-raise = Oferă mai mult pentru centrala { $plant }: { $example }.
terminal-todo-scrap = Ai 1 centrală în plus. Casează una: { $example }.
terminal-todo-leave-fuel = Poți da înapoi resurse de pe centrala { $plant }: { $example }.
terminal-todo-must-leave-fuel = Resursele centralei { $plant } nu încap toate. Dă înapoi din ele: { $example }.
terminal-todo-buy-fuel = Cumpără resurse: { $example }.
terminal-todo-build = Construiește în orașe: { $example }.
terminal-todo-power = Pornește centrale: { $example }.
terminal-todo-forced = Ai o singură mutare: { $example }.
terminal-or = Sau: { $move }.
terminal-then = Când ai terminat: { $move }.
terminal-enter = Ajunge doar { $key }.

## Masa

terminal-goals = Nivelul 2: { $step } orașe · sfârșit: { $end }
terminal-plant-legend = consumă → orașe alimentate
terminal-refill = Adaos
terminal-log = Ce s-a întâmplat
terminal-build-list = Aici poți construi, întâi cel mai ieftin
terminal-more = încă { $count }: { $command }
terminal-via = prin { $path }
terminal-connections = Legăturile orașului { $city }
terminal-in-play = ✔ în joc
terminal-you = tu
terminal-bought = { $player } cumpără { $markers } cu { money-amount }.

## Ce înseamnă mutările

terminal-leaves = îți rămân { money-amount }
terminal-bids = orice număr de la { $least } la { $most }
terminal-pass-auction = ieși din licitația aceasta
terminal-pass-round = nu cumperi nicio centrală în runda aceasta
terminal-burns = consum: { $markers }

## Comenzi

terminal-help-moves = Mutările tale
terminal-help-commands = Comenzi
terminal-file = FIȘIER
terminal-command-help = toate mutările cu prețurile lor
terminal-command-map = toate orașele cu case și costuri; cu un oraș: legăturile lui
terminal-command-log = ce s-a întâmplat de la ultima ta mutare; totul: { $command }
terminal-command-table = arată din nou masa
terminal-command-undo = { label-undo }: ultima ta mutare
terminal-command-save = salvează jocul
terminal-command-load = încarcă un joc
terminal-command-position = poziția aceasta ca un rând de text
terminal-command-quit = ieși
terminal-hint = { $help } toate mutările cu prețuri · { $tab } completează · { $undo } anulează · { $quit } iese

## Răspunsuri

terminal-start = Joci cu { $player }. Sămânța { $seed }: cu ea se repetă același joc.
terminal-start-watch = Sămânța { $seed }: cu ea se repetă același joc.
terminal-unknown-word = Nu cunosc „{ $word }”. { $help } arată ce poți tasta.
terminal-did-you-mean = Nu cunosc „{ $word }”. Ai vrut { $near }?
terminal-write-like-this = Nu înțeleg „{ $word }”. Scrie așa: { $example }
terminal-nothing-done = Nu s-a făcut nimic din: { $moves }.
terminal-mix-chosen = Hibridele consumă ce ai: { $move }.
terminal-bot-failed = Botul „{ $bot }” al jucătorului { $player } nu mai funcționează ({ $error }). Un bot integrat joacă în locul lui.
terminal-nothing-to-undo = Nu e nimic de anulat.
terminal-undone = { $others ->
    [0] { $player } anulează: { $move }.
    [one] { $player } anulează: { $move }. Dispare și { $others } mutare de după ea.
    [few] { $player } anulează: { $move }. Dispar și { $others } mutări de după ea.
   *[other] { $player } anulează: { $move }. Dispar și { $others } de mutări de după ea.
    }
terminal-saved = Salvat: { $file }
terminal-not-saved = Nu s-a salvat: { $error }
terminal-file-exists = { $file } există deja. Ca să-l înlocuiești: { $command }
terminal-loaded = { $moves ->
    [one] Încărcat: { $file }, { $moves } mutare.
    [few] Încărcat: { $file }, { $moves } mutări.
   *[other] Încărcat: { $file }, { $moves } de mutări.
    }
terminal-not-loaded = Nu s-a încărcat: { $error }
terminal-unsaved = Jocul acesta nu e salvat. Ca să renunți la el: { $command }
terminal-hand-over = Dă tastatura mai departe ({ $player }), apoi apasă { $key }.
terminal-save-offer = Salvezi jocul? Scrie un nume de fișier, sau doar { $key } pentru nu.
terminal-continue = Ca să joci mai departe: { $command }

## Sfârșitul

terminal-ranking = Clasamentul final
terminal-decided-by-powered = Hotărăsc orașele alimentate.
terminal-decided-by-money = Tot atâtea orașe alimentate: hotărăsc banii.
terminal-decided-by-cities = Tot atâtea orașe alimentate și bani: hotărăsc orașele.
terminal-decided-shared = Tot atâtea orașe alimentate, bani și orașe: victoria se împarte.

## Reluare

terminal-replay-start = { $count ->
    [one] Începutul unui joc de { $count } mutare.
    [few] Începutul unui joc de { $count } mutări.
   *[other] Începutul unui joc de { $count } de mutări.
    }
terminal-replay-move = Mutarea { $number } din { $count }: { $player }, { $move }
terminal-replay-next = înainte
terminal-replay-back = înapoi
terminal-replay-jump = la mutarea aceasta
terminal-replay-round = la runda aceasta
terminal-replay-no-move = Nu există mutarea { $number }. Ultima este { $count }.
terminal-replay-no-round = Nu există runda { $number }. Ultima este { $count }.
