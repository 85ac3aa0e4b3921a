# Die Insel im Terminal.
draw-water = { $cards ->
    [0] Der Pegel steht am Totenkopf
    [one] Pegelstand { $mark }: { $cards } Flutkarte je Zug
   *[other] Pegelstand { $mark }: { $cards } Flutkarten je Zug
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
# Wo lange Wörter der Feldernamen getrennt werden dürfen.
draw-parts = Lan-de-platz Abend-tor Lehm-tor Mor-gen-tor Re-gen-tor Frost-tor Mond-stu-fen Son-nen-stu-fen Schilf-gar-ten Farn-gar-ten Schmie-de-höh-le Dunk-le Höh-le Kup-pel Wel-len-haus Seil-brü-cke Klip-pen Kie-fern Bern-stein-dü-nen Spie-gel-teich Rei-her-moor Ster-nen-haus Na-del-fels Eu-len-grund Leucht-feu-er

# Arten von Entscheidungen, als Überschriften des Menüs.
menu-move = Gehen
menu-fly = Fliegen
menu-guide = Führen
menu-shore = Trockenlegen
menu-give = Geben
menu-capture = Bergen
menu-end = Ende
menu-discard = Ablegen
menu-sandbag = Sandsäcke
menu-helicopter = Helikopter
menu-board = Einsteigen
menu-land = Landen
menu-lift_off = Heimflug
menu-swim = Retten
menu-pass = Weiter
