### What the boards are called, and their regions by where they lie: board- and the board's id, region- and both ids.

board-germany = Germany
region-germany-teal = North-west
region-germany-brown = North-east
region-germany-red = West
region-germany-yellow = Centre and east
region-germany-blue = South-west
region-germany-purple = South

board-usa = USA
region-usa-purple = North-west
region-usa-teal = South-west
region-usa-yellow = Midwest
region-usa-red = South
region-usa-brown = North-east
region-usa-green = South-east
