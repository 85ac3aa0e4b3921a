guide-walk = Walk
guide-walk-task = You are the red disc in the middle. One action takes you to the next tile: up, down, left or right. Walk to the Landing in two steps: choose a lit tile, then confirm.
guide-walk-done = That was two of your three actions. A flooded tile carries you as well as a dry one.
guide-walk-not = That does not lead to the Landing. It lies one tile up and one to the right.

guide-shore = Shore up
guide-shore-task = A flooded tile sinks when its card comes again. The Landing is flooded, and without it nobody gets away. It lies beside you: shore it up.
guide-shore-done = The Landing is dry again. You can also shore up the tile you stand on.
guide-shore-not = Allowed, but the Landing comes first. Shore it up.

guide-end = The island sinks
guide-end-task = Your three actions are spent. End your actions: you draw two treasure cards, then two flood cards are turned up.
guide-end-done = Heron Marsh is flooded now. Rain Gate was flooded already, so it sank, and never comes back.
guide-end-not = End your actions.

guide-rise = The water rises
guide-rise-task = Three cards of the treasure deck are Rising Water. End your actions and see what such a card does.
guide-rise-done = The meter went up, the flood discards went back on top of the deck, and so tiles that had just been flooded came again and sank.
guide-rise-not = End your actions.

guide-swim = Swim
guide-swim-task = The tile under you has sunk. Swim to a tile beside it; a flooded one will do.
guide-swim-done = Ashore. Whoever finds no tile beside them drowns, and then the whole team has lost.
guide-swim-not = Swim to a lit tile.

guide-give = Give a card
guide-give-task = Bram stands on your tile and has three cards of Fire. Four are needed for a treasure. Give him yours.
guide-give-done = Bram holds all four. You give on your own turn, for an action, on the same tile.
guide-give-not = Bram needs Fire. Give him that card.

guide-capture = Capture a treasure
guide-capture-task = You hold four cards of Fire and stand on the Forge Cave, one of the two tiles of Fire. Capture the treasure.
guide-capture-done = The first of four treasures. The four cards are discarded.
guide-capture-not = All is ready: four cards, the right tile, an action. Capture the treasure.

guide-discard = Five cards at most
guide-discard-task = Six cards are one too many. The team has the Wind already: discard that card.
guide-discard-done = Nobody needs it any more. A special card may be played instead of being discarded.
guide-discard-not = You still need that one. The Wind is captured already.

guide-sandbags = Sandbags
guide-sandbags-task = Sandbags shore up any tile, however far, and cost no action. Moon Steps are gone: save Sun Steps, the other tile of Earth.
guide-sandbags-done = Saved. Special cards may be played on other people’s turns too.
guide-sandbags-not = If Sun Steps sink too, Earth is lost and with it the game. The Sandbags belong there.

guide-diver = Six roles
guide-diver-task = Everybody has a role. You are the Diver: one action takes you through any number of flooded and missing tiles. Dive to the Red Dome, at the top right.
guide-diver-done = Four tiles in one action, and with your four cards you can capture the Sea there. The rules tell what the other roles can do.
guide-diver-not = Dive further: the Red Dome is at the top right.

guide-engineer = Two for one
guide-engineer-task = The Engineer shores up two tiles with one action: here your own and the one below it. Do both.
guide-engineer-done = Two tiles for one action.
guide-engineer-not = Two flooded tiles are in reach, yours and the one below. Shore up both.

guide-messenger = From afar
guide-messenger-task = The Messenger gives cards without standing on the same tile. Bram waits at the Wave House for a fourth card of the Sea: give him yours.
guide-messenger-done = He can capture the Sea on his turn.
guide-messenger-not = Bram waits for the card of the Sea.

guide-helicopter = Helicopter
guide-helicopter-task = The four treasures are yours. A Helicopter card takes people from one tile to any other and costs no action. Take Bram along and fly to the Landing.
guide-helicopter-done = Both at the Landing, and one Helicopter card is left.
guide-helicopter-not = Fly together, to the Landing: first who flies, then who comes along, then where to.

guide-away = Away
guide-away-task = Four treasures, everybody on the Landing, one Helicopter card: fly home and win.
guide-away-done = Won, all together. It is lost when somebody drowns, when both tiles of a missing treasure or the Landing are gone, or when the water reaches the skull.
guide-away-not = Nothing is missing any more. Fly home.
