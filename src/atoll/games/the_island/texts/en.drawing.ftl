# The terminal's picture of the island.
draw-sinking = Sinking now: { $terrain }.
draw-sunk = The island is gone.
draw-explorers = { $left } on the board, { $saved } saved, { $lost } lost
draw-score = { $points ->
    [one] { $points } point, { $saved } saved
   *[other] { $points } points, { $saved } saved
}
draw-hand = Tiles: { $tiles }
draw-values = Values: { $values }
draw-to-place = Still to place: { $values }
draw-legend = A, B … explorers, small letters swim; [A··] boat; { $creatures }; { $safe } safe island and harbours; + more than fits; { $lost } somebody would be lost there, { $capsized } a boat would capsize
draw-ashore = ashore
draw-spent = Out of the game, { $terrain }
draw-unseen = Not seen yet, { $terrain }

# Kinds of choices, as headings of the menu.
menu-place = Place
menu-value = Value
menu-launch = Boat
menu-play = Tile
menu-step = Move
menu-board = Board
menu-jump = Jump
menu-land = Land
menu-row = Row
menu-sink = Take
menu-crew = Into the boat
menu-glide = Move
menu-pick = Choose
menu-put = Put
menu-defend = Stop it
menu-pass = Go on
