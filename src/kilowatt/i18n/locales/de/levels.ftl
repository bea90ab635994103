### Die Stufen der Bots, die schwächste zuerst: eine Figur, und wie sie spielt.

level-easy = Lehrling
level-about-easy = Nimmt, was gerade gut aussieht, und blickt nicht weiter.
level-normal = Ingenieurin
level-about-normal = Geht jede Runde nach Faustregeln vor.
level-hard = Direktor
level-about-hard = Nutzt die Erfahrung aus Tausenden Partien und achtet darauf, welcher Rohstoff knapp wird.
level-expert = Magnatin
level-about-expert = Spielt jeden Plan tausendmal durch und entscheidet erst dann.
