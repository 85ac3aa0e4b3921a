# The terminal's picture of the island.
draw-round = Round { $round } of { $of }
draw-red = red
draw-blue = blue
draw-green = green
draw-yellow = yellow
draw-ahead = The ship makes for the { $coast }. { $forecast }
draw-then = Then the { $coast }. { $forecast }
draw-need = { $cards ->
    [one] { $landing } needs { $cards } more card
   *[other] { $landing } needs { $cards } more cards
}
draw-loot = { $treasures ->
    [one] { $landing }: { $loot }, { $treasures } treasure
   *[other] { $landing }: { $loot }, { $treasures } treasures
}
draw-islands = Small islands: { $islands }
draw-turned = turned over: { $islands }
draw-islet-remove = { $cubes ->
    [one] remove { $cubes } cube
   *[other] remove { $cubes } cubes
}
draw-islet-compass = a compass to the bottom
draw-islet-compass-top = a compass to the top
draw-islet-draw = draw two cards
draw-islet-treasure = a treasure for a cube
draw-islet-place = place a compass
draw-islet-ship = move the ship
draw-table = To be shared: { $treasures }
draw-offers = For those who pass: { $treasures }
draw-cubes = { $cubes } of { $limit } cubes
draw-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
draw-compasses = { $compasses ->
    [one] { $compasses } compass left
   *[other] { $compasses } compasses left
}
draw-gold = loot worth { $gold }
draw-crosses = { $crosses ->
    [one] { $crosses } cross
   *[other] { $crosses } crosses
}
draw-out-cursed = lost to the curse
draw-out-unpaid = could not pay the healer
draw-passed = passed
draw-hand = Cards:
draw-chosen = Picked:
draw-healers = Healers: { $healers }
draw-held = Healers in hand: { $healers }
draw-cost = { $cube ->
    [0] { $once } in all
   *[other] { $once ->
        [0] { $cube } a cube
       *[other] { $cube } a cube + { $once }
    }
}
draw-price = { $cost } = { $gold } gold
draw-stock = Map cards: { $pile } in the pile, { $discards } discarded. Treasures: { $treasures } face down, { $buried } buried.
draw-legend = N1 3/4 AC: cards, cards needed, compasses from below (X Aaron). Maps: + counts twice, » draw a card, − remove a cube, ■ chest, ★ joker. Treasures: ✝ crosses, × book, ←→○ skulls. ═ coast to be explored, ⚑ start player.
draw-discards = Discarded maps
draw-buried = Buried
draw-coming = Still to come
draw-leaving = compass from { $landing }
draw-find = turn up a treasure, take a cube
draw-sail = the ship sails on to the { $coast }
draw-cubes-after = cubes { $cubes } → { $after }

# Kinds of choices, as headings of the menu.
menu-choose = Cards
menu-site = Landing
menu-shift = Landing
menu-island = Island
menu-pass = Pass
menu-done = Done
menu-use = Yes
menu-decline = No
menu-stack = Compass
menu-withdraw = Compass
menu-copy = Copy
menu-keep = Keep
menu-bury = Bury
menu-lay = Lay open
menu-heal = Healer
