### What the boards are called, and their regions by where they lie: board- and the board's id, region- and both ids.

board-germany = Germania
region-germany-teal = Nord-vest
region-germany-brown = Nord-est
region-germany-red = Vest
region-germany-yellow = Centru și est
region-germany-blue = Sud-vest
region-germany-purple = Sud

board-usa = Statele Unite
region-usa-purple = Nord-vest
region-usa-teal = Sud-vest
region-usa-yellow = Vestul Mijlociu
region-usa-red = Sud
region-usa-brown = Nord-est
region-usa-green = Sud-est
