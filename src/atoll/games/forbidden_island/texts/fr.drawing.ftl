# L’île dans le terminal.
draw-water = { $cards ->
    [0] L’eau a atteint la tête de mort
    [one] Eau au repère { $mark } : { $cards } carte Inondation par tour
   *[other] Eau au repère { $mark } : { $cards } cartes Inondation par tour
}
draw-treasures = Trésors :
draw-treasure-piles = Cartes Trésor : { $deck } dans la pioche, { $discards } dans la défausse
draw-flood-piles = Cartes Inondation : { $deck } dans la pioche, { $discards } dans la défausse
draw-treasure-discards = Cartes Trésor défaussées
draw-treasure-deck = Pioche Trésor (mélangée)
draw-flood-discards = Cartes Inondation défaussées
draw-flood-layer = { $number ->
    [1] Pioche Inondation, dessus (mélangé)
   *[other] Pioche Inondation, dessous (mélangé)
}
# Où les longs mots des noms de tuiles peuvent être coupés.
draw-parts = Héli-port Mar-ches Jar-din Fou-gè-res Ro-seaux Grot-te Mai-son Fa-lai-ses Rou-ges Ma-rais Hé-rons Étoi-les Ai-guil-le Val-lon Chouet-tes So-leil Mi-roir Ar-gile

# Sortes de choix, en tête des lignes du menu.
menu-move = Marcher
menu-fly = Voler
menu-guide = Guider
menu-shore = Assécher
menu-give = Donner
menu-capture = Trésor
menu-end = Finir
menu-discard = Défausser
menu-sandbag = Sacs de sable
menu-helicopter = Hélicoptère
menu-board = Monter
menu-land = Atterrir
menu-lift_off = S’envoler
menu-swim = Se réfugier
menu-pass = Continuer
