### What the boards are called, and their regions by where they lie: board- and the board's id, region- and both ids.

board-germany = Germania
region-germany-teal = Nord-ovest
region-germany-brown = Nord-est
region-germany-red = Ovest
region-germany-yellow = Centro ed est
region-germany-blue = Sud-ovest
region-germany-purple = Sud

board-usa = Stati Uniti
region-usa-purple = Nord-ovest
region-usa-teal = Sud-ovest
region-usa-yellow = Midwest americano
region-usa-red = Sud
region-usa-brown = Nord-est
region-usa-green = Sud-est
