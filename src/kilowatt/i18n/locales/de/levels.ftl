### Die Stufen der Bots, die schwächste zuerst: eine Figur, und wie sie spielt.

level-easy = Lehrling
level-about-easy = Nimmt, was gerade gut aussieht, und blickt nicht weiter.
level-normal = Ingenieurin
level-about-normal = Plant jede Runde nach Faustregeln.
level-hard = Direktor
level-about-hard = Plant mit der Erfahrung aus Tausenden Partien und achtet darauf, welcher Rohstoff knapp wird.
level-expert = Magnatin
level-about-expert = Spielt jeden Plan tausendmal durch und entscheidet erst dann.
