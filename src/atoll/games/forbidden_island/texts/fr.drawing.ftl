# L’île dans le terminal.
draw-water = { $cards ->
    [0] L’eau a atteint la tête de mort
    [one] Eau au repère { $mark } : { $cards } carte Inondation par tour
   *[other] Eau au repère { $mark } : { $cards } cartes Inondation par tour
}
draw-treasures = Trésors :
draw-treasure-piles = Cartes Trésor : { $deck } dans la pioche, { $discards } défaussées
draw-flood-piles = Cartes Inondation : { $deck } dans la pioche, { $discards } défaussées
draw-treasure-discards = Cartes Trésor défaussées
draw-treasure-deck = Pioche Trésor (mélangée)
draw-flood-discards = Cartes Inondation défaussées
draw-flood-layer = { $number ->
    [1] Pioche Inondation, dessus (mélangé)
   *[other] Pioche Inondation, dessous (mélangé)
}
