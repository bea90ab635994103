### După joc: rezultatul, desfășurarea și înregistrarea.

after-you-win = Ai câștigat!
after-you = tu
after-abandoned = Acest joc a fost abandonat.
after-unfinished = Acest joc nu a fost dus la capăt.
after-standings = Clasament final
after-why-powered = Decid orașele alimentate: { $first } la { $other } ({ $second }).
after-why-money = Egalitate la orașe alimentate, deci decid banii: { $first } la { $other } Elektro ({ $second }).
after-why-cities = Egalitate la orașe alimentate și bani, deci decid orașele conectate: { $first } la { $other } ({ $second }).
after-why-shared = Egalitate la orașe alimentate, bani și orașe conectate: victoria este împărțită.

## Ce urmează

after-next = Ce urmează
after-rematch = Revanșă
after-to-rematch = La revanșă
after-replay = Revezi jocul
after-share = Distribuie
after-share-moment = Distribuie acest moment
after-download = Descarcă
after-to-table = La masă

## Desfășurarea

after-course = Desfășurarea
after-chances = Șanse de victorie
after-chart = Grafic: { $title }. Săgețile citesc valorile.
after-as-table = Ca tabel
after-legend = Jucători afișați
after-turning = Momente decisive
after-turning-waiting = Se caută momentele decisive …
after-turning-none = Pentru acest joc nu se cunosc momente decisive.
after-turning-steady = Niciun moment anume nu a întors acest joc.
after-gained = { $player } se desprinde
after-lost = { $player } rămâne în urmă
after-watch = Privește
after-awards = Mențiuni
after-dearest-plant = Cea mai scumpă centrală
after-plant-for = Centrala { $plant } pentru { $price } Elektro
after-most-fuel = Cele mai multe resurse
after-markers = { $count ->
    [one] { $count } jeton
    [few] { $count } jetoane
   *[other] { $count } de jetoane
    }
after-best-income = Cel mai bun venit
after-income-in = { $amount } Elektro în runda { $round }
after-most-built = Cel mai mare constructor

## Jocul mai departe

after-play-on = Joacă mai departe de aici
after-play-on-hint = O masă nouă începe în acest moment. Cărțile vin cum au venit atunci.
after-play-on-over = Aici jocul s-a încheiat. Întoarce-te la un moment anterior.

## Înregistrarea

after-table = Masă
after-log = Jurnal
after-controls = Comenzi
after-time = Momentul jocului
after-moment = Runda { $round }, { $phase } · mutarea { $number } din { $count }
after-speed = Viteză
after-eyes = Văzut de
after-eyes-all = Totul la vedere
after-eyes-none = Ca spectator
after-eyes-of = Cum vedea { $player }
after-play = Redă
after-pause = Pauză
after-move-back = O mutare înapoi
after-move-on = O mutare înainte
after-phase-back = O fază înapoi
after-phase-on = O fază înainte
after-round-back = O rundă înapoi
after-round-on = O rundă înainte
after-to-start = La început
after-to-end = La sfârșit
