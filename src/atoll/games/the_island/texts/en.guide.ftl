guide-walk = Walk
guide-walk-task = The red disc is your explorer; only you see what it is worth. You have three points a turn, and a step costs one. Walk towards the boat in the north.
guide-walk-done = Beside the boat. Everybody has ten explorers, worth 1 to 6.
guide-walk-not = Take a step north, towards the boat.

guide-board = Board
guide-board-task = Your explorer stands beside a boat. Board it: that costs a point too.
guide-board-done = Aboard. A boat holds three explorers, of any colours.
guide-board-not = Bring your explorer into the boat.

guide-row = Row
guide-row-task = Most of those in this boat are yours, so you steer it. The harbour lies to the west: row there, two cells.
guide-row-done = In the harbour of the safe island. Each cell cost one point.
guide-row-not = The harbour is to the west. Row the boat that carries your two explorers.

guide-land = Land
guide-land-task = The boat lies in the harbour. Bring both explorers to the safe island, a point each.
guide-land-done = Saved. Whoever is there counts in the end, and the boat stays for others.
guide-land-not = Two explorers of yours can land here.

guide-value = What they are worth
guide-value-task = One point is left. Your 1 and your 6 are in the harbour. Whom do you bring to safety?
guide-value-done = Six points saved. The most points win, not the most explorers.
guide-value-not = The 6 counts six points in the end. Land that one.

guide-swim = Swim
guide-swim-task = No boat near? An explorer swims, one cell a turn. Swim west into the harbour and land.
guide-swim-done = You may swim and then land in one turn.
guide-swim-not = Swim to the harbour in the west, then land.

guide-steer = Who steers
guide-steer-task = A boat is steered by whoever has the most explorers in it. In one of these two boats Bram has more than you. Row the other one.
guide-steer-done = One each: then both may steer.
guide-steer-not = You steer only the boat in which nobody has more explorers than you.

guide-sink = The island sinks
guide-sink-task = Third step: you take a tile, first the beaches. On the beach in the far northwest one of Bram’s explorers stands. Take that tile.
guide-sink-done = His explorer fell into the water, and under the tile a shark was waiting.
guide-sink-not = A beach, yes, but take the one in the northwest where Bram’s explorer stands.

guide-dolphin = Tiles that you keep
guide-dolphin-task = Some tiles are kept in secret and played at the beginning of a turn. Play the Dolphin: it carries your swimmer up to three cells. Two to the west are enough.
guide-dolphin-done = In the harbour already, and it may still swim and land this turn.
guide-dolphin-not = Play the Dolphin, and go west to the harbour.

guide-serpent = The serpent
guide-serpent-task = Last step: the die shows a serpent, and you move one. It goes one cell and swallows a boat with all who are in it. Bram’s boat is right beside it.
guide-serpent-done = The boat is gone with both explorers.
guide-serpent-not = The serpent in the northwest lies beside Bram’s boat. Move it east.

guide-shark = The shark
guide-shark-task = The die shows a shark. It goes up to two cells and takes swimmers. Bram’s swimmer is two cells to the east.
guide-shark-done = Lost. Those who sit in a boat have nothing to fear from a shark.
guide-shark-not = Take the shark two cells to the east, to Bram’s swimmer.

guide-whale = The whale
guide-whale-task = The die shows a whale. It goes up to three cells and capsizes boats with people in them. Bram’s boat lies two cells to the west.
guide-whale-done = The boat is gone; its people swim now. A whale does swimmers no harm.
guide-whale-not = Take the whale two cells to the west, to Bram’s boat.

guide-defend = Defend
guide-defend-task = Bram sends a shark to your swimmer. You kept a tile that stops sharks: play it.
guide-defend-done = The shark has left the game, and your explorer swims on.
guide-defend-not = Without the tile your 6 is lost. Stop the shark.

guide-volcano = The volcano
guide-volcano-task = Under one of the mountains is the volcano. Take one of the last two tiles.
guide-volcano-done = The game is over at once. Whoever was not on a safe island is lost; your 6 and 3 beat Bram’s 4 and 1.
guide-volcano-not = Take a tile.
