### Pagina: zona de acțiuni, unde se alcătuiește o tură. Butoanele sunt scurte; · stă înaintea costului sau a câștigului.

actions-label = Mutarea ta
actions-more = Detalii
actions-left = rămân { $amount }
actions-back = Înapoi
# Why something is refused, and the number of the rule.
actions-reason = { $words } ({ $rule })
actions-nothing-to-undo = Nu este nimic de anulat.

## Alegerea regiunilor

actions-draft-title = E rândul tău: alege o regiune
actions-draft-lead = { $count ->
    [one] Mai e de ales { $count } regiune. Trebuie să se învecineze cu cele din joc.
    [few] Mai sunt de ales { $count } regiuni. Fiecare trebuie să se învecineze cu cele din joc.
   *[other] Mai sunt de ales { $count } de regiuni. Fiecare trebuie să se învecineze cu cele din joc.
    }
actions-draft-choose = Alege o regiune

## Licitație

actions-open-title = E rândul tău: deschide o licitație
actions-open-lead = Alege o centrală și oferta de pornire sau zi pas.
actions-open-must = Runda 1: fiecare cumpără o centrală. Alege una și oferta de pornire.
actions-open-alone = Nimeni nu poate licita împotriva ta: o centrală costă cât numărul ei.
actions-open-choose = Alege o centrală
actions-open = Deschide { $plant } cu { $bid }
actions-buy-plant = Cumpără centrala { $plant }
actions-bid-title = Ofertă pentru centrala { $plant }
actions-bid-label = Oferta ta
actions-raise = Crește cu { $raise }
actions-leads = { $player } conduce cu { $bid }
actions-leads-plant = { $player } conduce la centrala { $plant } cu { $bid }
actions-you-lead = Conduci la centrala { $plant } cu { $bid }
actions-beyond = Peste toți · { $bid }
actions-beyond-tip = Nimeni dintre cei rămași nu are mai mult de { $bid }.
actions-up-to = Până la { $most }
actions-up-to-tip = Licitează pentru tine, mereu cu unu peste ceilalți, până la { $most }. Nimeni nu vede această limită.
actions-limit-label = Limita ta
actions-limit-set = Limita ta este { $most }. Nimeni altcineva nu o vede.
actions-limit-note = Pune acum o limită și se licitează pentru tine. Nimeni nu o vede.
actions-limit-cancel = Scoate limita
actions-fuel-once = Resurse pentru o rundă: { $cost }
actions-fuel-beyond = Resurse pentru o rundă: { $cost }, mai mult decât ți-ar rămâne
actions-fuel-scarce = Pe piață nu sunt destule resurse pentru o rundă
actions-fuel-none = Nu are nevoie de resurse
actions-must-scrap = Numărul centralelor tale este { $most }: una va trebui casată.
actions-rivals-in = Cine mai licitează
actions-stand-leads = conduce
actions-stand-in = licitează
actions-stand-out = ieșit
actions-stand-done = gata
actions-pass-title = Chiar zici pas?
actions-pass-phase = Pasul încheie licitațiile pentru tine: în runda asta nu cumperi nicio centrală.
actions-pass-auction = Pasul te scoate din licitația pentru centrala { $plant }. Pentru altele mai poți licita.
actions-pass-yes = Da, pas

## O centrală în plus

actions-scrap-title = E rândul tău: casează o centrală
actions-scrap-lead = Poți avea cel mult atâtea centrale: { $most }. Una dintre cele vechi trebuie să plece.
actions-scrap-choose = Alege o centrală
actions-scrap-gone = Înapoi în rezervă: { $fuel }
actions-scrap-kept = Păstrezi: { $fuel }
actions-drop-lead = Din ce se află pe centrala { $plant } poți lăsa:

## Resurse

actions-resources-title = E rândul tău: cumpără resurse
actions-one-round = Pentru 1 rundă
actions-two-rounds = Pentru 2 runde
actions-round-tip = { $rounds ->
    [one] Umple coșul astfel încât toate centralele tale să poată porni o dată.
    [few] Umple coșul astfel încât toate centralele tale să poată porni de { $rounds } ori.
   *[other] Umple coșul astfel încât toate centralele tale să poată porni de { $rounds } de ori.
    }
actions-buy = Cumpără { $count } cu { $cost }
actions-buy-nothing = Nu cumpăra nimic
actions-next-price = cu { $price }
actions-buy-one = Cumpără 1 jeton de { fuel } cu { $price }. Loc pentru încă { $room }.
actions-return-one = Scoate din coș 1 jeton de { fuel }
actions-in-cart = În coș: { fuel-count }
actions-none-in-cart = În coș nu este { fuel }.
actions-lacks-money = Banii nu ajung pentru tot.
actions-lacks-fuel = Prea puțin pe piață: { $fuels }.
actions-lacks-nothing = Centralele tale au deja tot ce le trebuie.
actions-storage = Centralele tale și ce se află pe ele
actions-store = Centrala { $plant }: { $held } locuri ocupate din { $room }
actions-demand = Nevoile celorlalți / piața:
actions-demand-of = Ceilalți au nevoie pentru o rundă de { fuel-count }; pe piață: { $left }
actions-demand-hybrid = Ceilalți mai au nevoie de cărbune sau petrol pentru hibride: { $count }

## Construcție

actions-building-title = E rândul tău: construiește
actions-building-lead = Alege orașe pe hartă sau din listă.
actions-building-first = Alege primul oraș: oricare gol, fără cost de legătură.
actions-build = Construiește { $count } cu { $cost }
actions-build-nothing = Nu construi nimic
actions-plan = Orașe alese
actions-unpick = Scoate { $city } din plan
actions-city-list = Orașe
actions-could-power = Alimentate cu resursele tale: { $powered } din { $cities }. Centralele tale ar putea { $capacity }.
actions-step-2-near = Nivelul 2 începe la { $goal } orașe: a doua casă cu { $price }. Cele mai multe acum: { $most }.
actions-step-2-reached = Orașe: { $most }. După această fază începe nivelul 2, a doua casă cu { $price }.
actions-step-3-near = { $cards ->
    [one] Încă { $cards } carte până la nivelul 3: apoi a treia casă cu { $price }.
    [few] Încă { $cards } cărți până la nivelul 3: apoi a treia casă cu { $price }.
   *[other] Încă { $cards } de cărți până la nivelul 3: apoi a treia casă cu { $price }.
    }
actions-end-near = Jocul se termină la { $goal } orașe; cele mai multe acum: { $most }.
actions-end-reached = Orașe: { $most }. După această fază jocul se termină.

## Birocrație

actions-power-title = E rândul tău: alimentează orașe
actions-power = Alimentează { $cities } · +{ $income }
actions-power-none = Nu alimenta nimic · +{ $income }
actions-burns = Consumă { $fuel }
actions-burns-nothing = Nu consumă nimic
actions-mix = Hibridele consumă
actions-mix-value = cărbune { $coal }, petrol { $oil }
actions-choices = Toate variantele
actions-no-plant = Niciuna

## Este rândul altcuiva

actions-watching = Privești jocul.

## Sugestii

actions-hint = Sugestie
actions-hint-thinking = Planurile tale sunt jucate de multe ori …
actions-hint-about = Primul plan este cel recomandat: merge bine oricum ar juca ceilalți. La fiecare se vede câte partide ai câștigat dintre cele jucate de acolo mai departe; puține partide spun puțin.
actions-hint-won = câștigă { $percent } % (partide: { $playouts })
actions-hint-use = Folosește planul

## Taste, pentru lista de scurtături

actions-keys = Mutarea ta
actions-key-confirm = Confirmă tura
actions-key-undo = Anulează
actions-key-hint = Sugestie
actions-key-region = Alege o regiune
actions-key-plant = Alege o centrală
actions-key-raise = Crește cu 1
actions-key-lower = Scade cu 1
actions-key-raise-more = Crește cu 5
actions-key-lower-more = Scade cu 5
actions-key-up-to = Licitează până la suma arătată
actions-key-pass = Pas
actions-key-back = Înapoi
actions-key-scrap = Alege centrala de casat
actions-key-buy = Cumpără cărbune, petrol, gunoi, uraniu
actions-key-return = Scoate din coș
actions-key-one-round = Resurse pentru o rundă
actions-key-two-rounds = Resurse pentru două runde
actions-key-cities = Lista orașelor
actions-key-run = Pornește o centrală sau nu
actions-key-more-coal = Mai mult cărbune în hibride
actions-key-less-coal = Mai puțin cărbune în hibride
