# Die Insel im Terminal.
draw-water = { $cards ->
    [0] Der Pegel steht am Totenkopf
    [one] Pegel bei Marke { $mark }: { $cards } Flutkarte je Zug
   *[other] Pegel bei Marke { $mark }: { $cards } Flutkarten je Zug
}
draw-treasures = Artefakte:
draw-treasure-piles = Artefaktkarten: { $deck } im Stapel, { $discards } abgelegt
draw-flood-piles = Flutkarten: { $deck } im Stapel, { $discards } abgelegt
draw-treasure-discards = Abgelegte Artefaktkarten
draw-treasure-deck = Artefaktstapel (gemischt)
draw-flood-discards = Abgelegte Flutkarten
draw-flood-layer = { $number ->
    [1] Flutstapel, oben (gemischt)
   *[other] Flutstapel, darunter (gemischt)
}
