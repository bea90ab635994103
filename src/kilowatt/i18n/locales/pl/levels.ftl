### Poziomy botów, od najsłabszego: postać i jej sposób gry.

level-easy = Praktykant
level-about-easy = Bierze to, co teraz dobrze wygląda, i nie patrzy dalej.
level-normal = Inżynierka
level-about-normal = Planuje każdą rundę według prostych zasad.
level-hard = Dyrektor
level-about-hard = Planuje z doświadczeniem tysięcy partii i pilnuje, którego surowca zabraknie.
level-expert = Magnatka
level-about-expert = Rozgrywa w myślach każdy plan tysiąc razy, zanim podejmie decyzję.
