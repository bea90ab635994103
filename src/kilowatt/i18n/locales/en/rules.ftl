### The rules for readers, by number: rule- and the id in small letters with _ for the dot. Amounts are in Elektro.
### The tables of R1.7, R7.2 and R7.5 are shown beside them, from the content.

rules-r0 = Material
rule-r0_1 = Two to six players sit in a fixed clockwise order. It is not the turn order.
rule-r0_2 = Each map has 6 regions with 7 cities. Connections join cities at a printed cost, which may be 0.
rule-r0_3 = There are 24 coal, 24 oil, 24 garbage and 12 uranium. Each marker is in the market, on a plant or in the supply; none is ever made or destroyed.
rule-r0_4 = There are 42 plants, numbered 3 to 40, 42, 44, 46 and 50, and a card “Step 3”. The bank never runs out of money.
rule-r0_5 = A player has 22 houses. They are never the limit, and nothing else limits a player’s cities.

rules-r1 = Set-up
rule-r1_1 = Only some regions are in play, and together they form one area. What lies outside does not exist for this game. Regions are given, drawn at random, or drafted: players pick in turn order, each pick touching the area.
rule-r1_2 = Everyone starts with 50. The first turn order is drawn by lot.
rule-r1_3 = The resource market starts with 3 coal on each space from 1 to 8, 3 oil on each from 3 to 8, 3 garbage on 7 and on 8, and 1 uranium on 14 and on 16. The rest is in the supply.
rule-r1_4 = Each space from 1 to 8 has room for 3 coal, 3 oil, 3 garbage and 1 uranium; 10, 12, 14 and 16 have room for 1 uranium each. The number of a space is the price of every marker on it.
rule-r1_5 = The plant market starts with plants 3 to 6 as the current and 7 to 10 as the future market. The eight are always sorted, and the lowest four are current.
rule-r1_6 = Plant 13 lies on top of the shuffled deck, the Step 3 card at the bottom. With 2 or 3 players 8 other plants are removed unseen, with 4 players 4.
rule-r1_7 = The numbers of the game depend on how many play.

rules-r2 = Turn order
rule-r2_1 = The player with more cities comes earlier; of equals, the one with the higher plant. Auction and bureaucracy are played in this order, resources and building in reverse.
rule-r2_1a = Example: A has 6 cities, B and C have 5, D has 4. B’s best plant is 17, C’s is 15. The order is A, B, C, D.
rule-r2_2 = Round 1 begins in the drawn order. After its auction the order is set again, by the plants.

rules-r3 = Auction
rule-r3_1 = Everyone may buy one plant a round. The first in turn order who has neither bought nor passed either passes or names a plant of the current market with an opening bid of at least its number.
rule-r3_2 = Who passes instead of naming a plant is out of all further auctions of this round.
rule-r3_3 = In round 1 nobody may pass: everyone buys a plant.
rule-r3_4 = The others follow clockwise: each bids at least one more or drops out of this auction, which does not take them out of the phase. It goes round until one bidder is left.
rule-r3_5 = Nobody bids more than they have.
rule-r3_6 = The winner pays the bid, takes the plant and is done with the phase.
rule-r3_7 = If another player won, the same player may name another plant or pass.
rule-r3_8 = A player without a rival in the phase buys at exactly the plant’s number, or passes.
rule-r3_8a = Who cannot raise can only drop out, and who can pay nothing on offer can only pass.
rule-r3_9 = Who then owns one plant too many discards one of the others at once. Its markers move to the remaining plants as far as they fit, and may be left behind; what is left behind goes to the supply. At no other time may markers be thrown away.
rule-r3_10 = After each sale a card is drawn at once and sorted in.
rule-r3_11 = If nobody bought a plant, the lowest one leaves the game and a card is drawn.

rules-r4 = Resources
rule-r4_1 = A plant stores up to twice what it burns, and only what it burns. A hybrid stores coal and oil in any mix. Wind and fusion plants store nothing.
rule-r4_2 = You may move markers between your own plants at any time: only the totals matter.
rule-r4_2a = Coal beyond the room of your coal plants and oil beyond that of your oil plants must together fit onto your hybrids.
rule-r4_3 = In reverse turn order each player buys any number of markers that fit and can be paid, of each kind the cheapest first.
rule-r4_4 = What is sold out is not to be had before the refill.

rules-r5 = Building
rule-r5_1 = Your first city is any empty city in play, for 10 and without connection cost. Nobody has to start in a given round.
rule-r5_2 = Each further city costs its lowest free slot (10, 15 or 20) plus the cheapest path from your network. Paths may run through any city in play and are paid anew each time.
rule-r5_3 = A city takes as many houses as the number of the step, of each player at most one. An empty city costs 10 in every step.
rule-r5_4 = In reverse turn order each player connects any number of cities, one after the other. Each belongs to the network before the next is priced.
rule-r5_5 = The count of cities moves with every connection, and obsolete plants leave at once.
rule-r5_6 = Example (Germany; A in Essen and Münster): Duisburg costs 10 (10 + 0), Dortmund 12 (10 + 2), Aachen 21 (10 + 2 + 9).

rules-r6 = Plant market
rule-r6_1 = In Steps 1 and 2 it has eight plants, the lowest four current. In Step 3 it has up to six, all current.
rule-r6_2 = A plant in the market whose number is no higher than the most cities anyone has leaves the game at once and a card is drawn, in every phase. Plants with players are not touched.
rule-r6_3 = With an empty deck, what leaves is not replaced.

rules-r7 = Bureaucracy
rule-r7_1 = In turn order each player chooses which plants to run. A plant burns exactly its number of markers and powers up to its number of cities, once a round. Nobody has to run any.
rule-r7_1a = A plant burns only what lies on it. Markers may be moved before each plant runs, so this limits only the mix a hybrid burns: all your coal and oil must find a place.
rule-r7_2 = You power as many cities as the running plants make, at most your own, and are paid by the table.
rule-r7_3 = Burned markers go to the supply, not to the market.
rule-r7_4 = Example: with 6 cities and plants 7, 10 and 15 fully stocked, running all three makes 7, powers 6 and pays 73.
rule-r7_5 = Then the market is refilled from the supply by the table, each kind onto the dearest spaces with room first. What the supply lacks is not placed.
rule-r7_6 = Example (5 players, Step 1): with only 4 coal in the supply, 4 come instead of 5.
rule-r7_7 = Then the plant market: in Steps 1 and 2 the highest plant goes under the deck; in Step 3 the lowest leaves the game. A card is drawn.

rules-r8 = Steps
rule-r8_1 = The game starts in Step 1.
rule-r8_2 = Step 2 begins after the building phase in which a player reaches the count for it. The lowest plant leaves the game and a card is drawn. From now on cities take two houses, and the refill is that of Step 2.
rule-r8_3 = When the Step 3 card is drawn, Step 3 begins with the next phase. The rest of the deck is shuffled with the cards laid under it.
rule-r8_3a = Drawn in the auction, the card lies in the market as the highest one until the phase ends. Then it and the lowest plant leave, and Step 3 begins.
rule-r8_3b = Drawn while building, the card and the lowest plant leave at once. Step 3 begins with the bureaucracy.
rule-r8_3c = Drawn when Step 2 begins, the card and the lowest plant leave. Step 3 begins with the bureaucracy and its refill.
rule-r8_3d = Drawn in the bureaucracy, the card and the lowest plant leave. Step 3 begins with the next round.
rule-r8_4 = The game may go from Step 1 straight to Step 3. Then there is no Step 2.
rule-r8_5 = Step 3 means three houses a city, six plants all on offer, the lowest leaving each round, and its own refill.

rules-r9 = The end
rule-r9_1 = The game ends after the building phase in which a player reaches the last count of cities. Everyone still builds; nobody is paid any more.
rule-r9_2 = The player who can power the most cities wins. Ties are broken by money, then by cities; after that the victory is shared.
