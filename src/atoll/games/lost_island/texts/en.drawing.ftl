# The terminal's picture of the island.
draw-player = { $coins ->
    [one] { $coins } coin, { $ashore } on the island
   *[other] { $coins } coins, { $ashore } on the island
}
draw-boat = Boat: { $values }
draw-boat-empty = Boat: empty
draw-boat-place = boat { $number }
draw-flag-hidden = The flag is under a stone.
draw-flag-lies = The flag lies on { $cell }.
draw-flag-with = { $who } has the flag ({ $cell }).
draw-tiles = { $left ->
    [one] { $left } tile left
   *[other] { $left } tiles left
}, { $coins ->
    [one] { $coins } coin in the supply
   *[other] { $coins } coins in the supply
}
draw-legend = A5 explorer and value (? not known to you, ! seen by all), ° ring, ⚑ flag; boats from the front; ░ face down, ▲ stone, ~ water; ●2 coins (○2 not this turn)
draw-active = ✱ works now: { $face } on { $cell }
draw-unseen = Tiles not seen yet
draw-unseen-stones = Stones not turned yet
draw-seen-by = seen by { $who }
draw-nobody = nobody
draw-price = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

# Kinds of choices, as headings of the menu.
menu-stone = Stone
menu-place = Place
menu-value = Value
menu-again = Start over
menu-move = Move
menu-swim = Swim
menu-reveal = Reveal
menu-reinforce = Reinforce
menu-battle = Attack
menu-end = Done
menu-aim = Bomb
menu-blast = Bomb
menu-miner = Miner
menu-pass = Go on
menu-blow = Storm
menu-ring = Ring
menu-recruit = Reinforcement
menu-spy = Spy
menu-shrink = Take
menu-flag = Flag
