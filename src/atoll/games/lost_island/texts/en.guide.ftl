guide-move = Move
guide-move-task = Your explorers are red discs; only you see what they are worth. Go with one of them to a free tile beside it.
guide-move-done = One of your two actions. Standing on a face-down tile does not turn it over.
guide-move-not = That is another action. Go a step with one of your explorers.

guide-reveal = Reveal
guide-reveal-task = Turn over a face-down tile beside one of your explorers. Under it there may be coins, a bomb, a storm, or nothing.
guide-reveal-done = Two coins. From the next turn on they are for whoever comes there.
guide-reveal-not = Turn over a tile: Reveal.

guide-coins = Coins
guide-coins-task = Two coins lie on the tile one row below your 3. Go there and they are yours.
guide-coins-done = Coins pay for rings, spies, reinforcements and miners.
guide-coins-not = The coins lie one row below your 3. Go there with it.

guide-stone = Stones
guide-stone-task = The flag lies under one of the four stones. Whoever comes to a stone turns it over. Go onto the stone between your 3 and your 5.
guide-stone-done = The flag! Your explorer carries it. Under the other stones lies loot.
guide-stone-not = Go onto the stone with the 3 or with the 5.

guide-battle = Battle
guide-battle-task = Your 5 stands beside Bram’s 4, whose value you have seen. Attack it.
guide-battle-done = The higher value wins and has the tile; the lower goes back to its boat. If they are equal, both do.
guide-battle-not = Attack with the 5, to the right.

guide-one = The 1 beats the 6
guide-one-task = Nobody beats a 6, except a 1. Attack Bram’s 6 with your 1, which stands below it.
guide-one-done = The 1 wins against the 6, whatever rings they have.
guide-one-not = Take the 1: it alone beats a 6.

guide-spy = Spy
guide-spy-task = After your actions you may spend coins. Pay one for a spy: what is Bram’s explorer beside your 5 worth?
guide-spy-done = A 4. You go on seeing it; the others do not.
guide-spy-not = Your coin is for the spy this time.

guide-ring = Ring
guide-ring-task = Your 4 stands beside a 4: a draw. A ring for one coin makes it worth one more in its next battle. Give it one.
guide-ring-done = With the ring it counts as 5. The battle uses the ring up.
guide-ring-not = The ring is for the 4 that stands beside Bram’s explorer.

guide-bomb = Bomb
guide-bomb-task = You turned up a bomb of 4 that works two ways. In its line everybody of 4 or less goes home, your own too. Let it work to the left and right; then choose where first.
guide-bomb-done = Bram’s 3 is back in the boat; your 6 is higher than the bomb and stays.
guide-bomb-not = Up and down it would hit your own 1 as well. Left and right is better.

guide-storm = Storm
guide-storm-task = A storm blows everybody in one direction one cell away. Above it, at the edge, stands Bram’s explorer. Blow it off the island.
guide-storm-done = Into the water, and back to the boat.
guide-storm-not = Blow upwards: that is where Bram’s explorer stands.

guide-reinforce = Reinforce
guide-reinforce-task = Explorers wait in your boat. As an action the front one comes to a free tile beside one of yours.
guide-reinforce-done = Two on the island. Once a turn as an action, and once more for a coin.
guide-reinforce-not = Bring one ashore: Reinforce.

guide-swim = Swim
guide-swim-task = Where tiles are gone there is shallow water. Your 6 stands beside it: swim to a tile on its shore, however far.
guide-swim-done = One action, however long the way. The deep sea around the island is not for swimming.
guide-swim-not = Swim with the 6.

guide-shrink = The island shrinks
guide-shrink-task = At the end of your turn you take a tile away, from the outside in, one on which nobody stands. Choose one.
guide-shrink-done = All saw what was under it, and it is gone. There is less and less room.
guide-shrink-not = Take a tile away.

guide-win = Win
guide-win-task = You carry the flag, and of the others only Bram’s 4 is left on the island. Beat it.
guide-win-done = The flag is yours and nobody else is on the island: won.
guide-win-not = Attack the 4 with your 5.
