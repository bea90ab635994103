### What the boards are called, and their regions by where they lie: board- and the board's id, region- and both ids.

board-germany = ドイツ
region-germany-teal = 北西部
region-germany-brown = 北東部
region-germany-red = 西部
region-germany-yellow = 中部・東部
region-germany-blue = 南西部
region-germany-purple = 南部

board-usa = アメリカ合衆国
region-usa-purple = 北西部
region-usa-teal = 南西部
region-usa-yellow = 中西部
region-usa-red = 南部
region-usa-brown = 北東部
region-usa-green = 南東部
