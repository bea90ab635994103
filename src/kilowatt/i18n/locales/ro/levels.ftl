### Nivelurile boților, începând cu cel mai slab: un personaj și felul în care joacă.

level-easy = Ucenic
level-about-easy = Ia ce pare bun acum și nu privește mai departe.
level-normal = Ingineră
level-about-normal = Plănuiește fiecare rundă după reguli simple.
level-hard = Directoare
level-about-hard = Plănuiește cu experiența a mii de partide și urmărește ce resursă se va termina.
level-expert = Magnat
level-about-expert = Joacă fiecare plan până la capăt de o mie de ori înainte să decidă.
