### The levels of bots, from the weakest: a character, and how it plays.

level-easy = Apprentice
level-about-easy = Takes what looks good now and looks no further.
level-normal = Engineer
level-about-normal = Plans each round by rules of thumb.
level-hard = Director
level-about-hard = Plans by what thousands of games have shown, and watches what fuel will be short.
level-expert = Tycoon
level-about-expert = Plays every plan out a thousand times before deciding.
