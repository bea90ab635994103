### I livelli dei bot, dal più debole: un personaggio e come gioca.

level-easy = Apprendista
level-about-easy = Prende ciò che sembra buono adesso e non guarda oltre.
level-normal = Ingegnera
level-about-normal = Pianifica ogni turno con regole semplici.
level-hard = Direttore
level-about-hard = Pianifica con l'esperienza di migliaia di partite e bada a quale risorsa scarseggerà.
level-expert = Magnate
level-about-expert = Gioca fino in fondo ogni piano mille volte prima di decidere.
