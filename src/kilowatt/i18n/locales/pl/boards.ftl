### What the boards are called, and their regions by where they lie: board- and the board's id, region- and both ids.

board-germany = Niemcy
region-germany-teal = Północny zachód
region-germany-brown = Północny wschód
region-germany-red = Zachód
region-germany-yellow = Środek i wschód
region-germany-blue = Południowy zachód
region-germany-purple = Południe

board-usa = Stany Zjednoczone
region-usa-purple = Północny zachód
region-usa-teal = Południowy zachód
region-usa-yellow = Środkowy Zachód
region-usa-red = Południe
region-usa-brown = Północny wschód
region-usa-green = Południowy wschód
