guide-map = Maps
guide-map-task = Choose a card from your hand, then a landing of the big island. One of your compasses goes there too.
guide-map-done = The map has been started. Whoever has a compass there shares what is found.
guide-map-not = Choose a card, then a landing.

guide-higher = Higher and higher
guide-higher-task = There are blue maps at south 1, the last one a 4. The next must be blue and at least as high. Play your blue 6 there.
guide-higher-done = It need not be the next number, only the same or a higher one.
guide-higher-not = That card does not go there. Choose the blue 6 and play it at south 1.

guide-several = Several at once
guide-several-task = In one turn you may play several cards of one colour. Choose both blue cards and play them at south 1.
guide-several-done = They lie in ascending order. With three players four cards are enough to find loot.
guide-several-not = Choose both blue cards, then south 1.

guide-colours = Two colours a coast
guide-colours-task = The two landings of a coast must have different colours. South 1 has blue: play the green card at south 2.
guide-colours-done = Green beside blue: that is allowed.
guide-colours-not = Choose the green card and play it at south 2.

guide-joker = Joker
guide-joker-task = A joker is worth as much as the card before it, and its chest brings one more treasure. Play it at south 1.
guide-joker-done = It counts as a 7, and cards from 7 on may follow.
guide-joker-not = Choose the joker and play it at south 1.

guide-curse = The curse
guide-curse-task = A 1 as the first card of a landing: all others take a curse cube. Play the red 1 at any landing.
guide-curse-done = Bram and Chloé took a cube. Whoever has thirteen at the end is lost.
guide-curse-not = Choose the red 1.

guide-copy = A 1 at the front
guide-copy-task = Where the last card is worth 2 or more, a 1 goes to the front and copies an effect for you alone. Play the blue 1 at south 1 and copy “remove a cube”.
guide-copy-done = One cube fewer.
guide-copy-not = Choose the blue 1, south 1, and there “remove a cube”.

guide-islet = Small islands
guide-islet-task = Two cards of one colour pay for a small island. Pay with both red cards for the island that removes three cubes.
guide-islet-done = Three cubes fewer. The island is turned over until the next round.
guide-islet-not = Choose both red cards, then the island that removes cubes.

guide-bottom = The lowest chooses first
guide-bottom-task = When a landing is explored, the lowest compass chooses first. At north 1 yours lies on top. Pay both red cards for the island that puts a compass at the bottom, and choose yours.
guide-bottom-done = Now yours is the lowest: you choose first.
guide-bottom-not = Choose both red cards, then the island that moves a compass to the bottom, then north 1.

guide-pass = Pass
guide-pass-task = Whoever passes first gets the start player tile, worth 5 gold in the end. Pass.
guide-pass-done = The tile is yours. Your card stays in your hand for the next round.
guide-pass-not = Pass, before somebody else does.

guide-keep = Keep
guide-keep-task = The north coast has been explored, and your compass is the lowest. Keep the bag with 7 gold; its curse brings two cubes.
guide-keep-done = Seven gold, two more cubes. Now Bram takes the other one.
guide-keep-not = The bag with 7 gold is worth more. Keep it.

guide-bury = Bury
guide-bury-task = You have eleven cubes. Either treasure would bring you over twelve. Bury one: that removes two cubes.
guide-bury-done = Nine cubes. Every amulet that you have removes one more.
guide-bury-not = With thirteen cubes in the end all is lost. Bury one.

guide-healer = Healers
guide-healer-task = In the end whoever has cubes pays a healer. You have eight. Which of the three is the cheapest for you?
guide-healer-done = One gold for each cube: eight. The richest wins after that.
guide-healer-not = That one costs more. The first takes only one gold for each cube.
