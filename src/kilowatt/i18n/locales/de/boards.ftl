### What the boards are called, and their regions by where they lie: board- and the board's id, region- and both ids.

board-germany = Deutschland
region-germany-teal = Nordwesten
region-germany-brown = Nordosten
region-germany-red = Westen
region-germany-yellow = Mitte und Osten
region-germany-blue = Südwesten
region-germany-purple = Süden

board-usa = Vereinigte Staaten
region-usa-purple = Nordwesten
region-usa-teal = Südwesten
region-usa-yellow = Mittlerer Westen
region-usa-red = Süden
region-usa-brown = Nordosten
region-usa-green = Südosten
