# The terminal's picture of the island.
draw-water = { $cards ->
    [0] Water at the skull
    [one] Water at mark { $mark }: { $cards } flood card a turn
   *[other] Water at mark { $mark }: { $cards } flood cards a turn
}
draw-treasures = Treasures:
draw-treasure-piles = Treasure cards: { $deck } in the deck, { $discards } discarded
draw-flood-piles = Flood cards: { $deck } in the deck, { $discards } discarded
draw-treasure-discards = Discarded treasure cards
draw-treasure-deck = Treasure deck (shuffled)
draw-flood-discards = Discarded flood cards
draw-flood-layer = { $number ->
    [1] Flood deck, on top (shuffled)
   *[other] Flood deck, below (shuffled)
}
# Where long words of tile names may be broken.
draw-parts = Land-ing Gar-den Cliffs Mir-ror He-ron Nee-dle Hol-low Bea-con Am-ber

# Kinds of choices, as headings of the menu.
menu-move = Move
menu-fly = Fly
menu-guide = Guide
menu-shore = Shore up
menu-give = Give
menu-capture = Capture
menu-end = End
menu-discard = Discard
menu-sandbag = Sandbags
menu-helicopter = Helicopter
menu-board = Board
menu-land = Land
menu-lift_off = Fly home
menu-swim = Escape
menu-pass = Go on
