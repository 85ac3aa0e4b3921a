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
