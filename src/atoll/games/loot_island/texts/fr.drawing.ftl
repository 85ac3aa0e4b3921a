# L’île dans le terminal.
draw-round = Manche { $round } sur { $of }
draw-red = rouge
draw-blue = bleu
draw-green = vert
draw-yellow = jaune
draw-ahead = Le bateau met le cap sur la { $coast }. { $forecast }
draw-then = Puis la { $coast }. { $forecast }
draw-need = { $cards ->
    [one] { $landing } : encore { $cards } carte
   *[other] { $landing } : encore { $cards } cartes
}
draw-loot = { $treasures ->
    [one] { $landing } : { $loot }, { $treasures } trésor
   *[other] { $landing } : { $loot }, { $treasures } trésors
}
draw-islands = Petites îles : { $islands }
draw-turned = retournées : { $islands }
draw-islet-remove = { $cubes ->
    [one] défausser { $cubes } cube
   *[other] défausser { $cubes } cubes
}
draw-islet-compass = une boussole en bas
draw-islet-compass-top = une boussole en haut
draw-islet-draw = piocher deux cartes
draw-islet-treasure = un trésor contre un cube
draw-islet-place = placer une boussole
draw-islet-ship = avancer le bateau
draw-table = À partager : { $treasures }
draw-offers = Pour qui passe : { $treasures }
draw-cubes = { $cubes ->
    [one] { $cubes } cube sur { $limit }
   *[other] { $cubes } cubes sur { $limit }
}
draw-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
draw-compasses = { $compasses ->
    [one] { $compasses } boussole en réserve
   *[other] { $compasses } boussoles en réserve
}
draw-gold = butin de { $gold }
draw-crosses = { $crosses ->
    [one] { $crosses } croix
   *[other] { $crosses } croix
}
draw-out-cursed = victime de la malédiction
draw-out-unpaid = n’a pas pu payer la guérisseuse
draw-passed = a passé
draw-hand = Cartes :
draw-chosen = Choisi :
draw-healers = Guérisseuses : { $healers }
draw-held = Guérisseuses en main : { $healers }
draw-cost = { $cube ->
    [0] { $once } en tout
   *[other] { $once ->
        [0] { $cube } par cube
       *[other] { $cube } par cube + { $once }
    }
}
draw-price = { $gold ->
    [one] { $cost } = { $gold } pièce d’or
   *[other] { $cost } = { $gold } pièces d’or
}
draw-stock = Cartes : { $pile } dans la pioche, { $discards } dans la défausse. Trésors : { $treasures } face cachée, { $buried } sous terre.
draw-legend = N1 3/4 AC : cartes, cartes requises, boussoles de bas en haut (X Aaron). Cartes : + compte double, » piocher, − défausser un cube, ■ coffre, ★ joker. Trésors : ✝ croix, × livre, ←→○ crânes. ═ côte à explorer, ⚑ premier joueur.
draw-discards = Cartes défaussées
draw-buried = Enterrés
draw-coming = À venir
draw-leaving = boussole du territoire { $landing }
draw-find = révéler un trésor et prendre un cube
draw-sail = le bateau avance vers la { $coast }
draw-cubes-after = cubes { $cubes } → { $after }

# Les sortes de choix, en tête du menu.
menu-choose = Cartes
menu-site = Territoire
menu-shift = Territoire
menu-island = Île
menu-pass = Passer
menu-done = Terminé
menu-use = Oui
menu-decline = Non
menu-stack = Boussole
menu-withdraw = Boussole
menu-copy = Copier
menu-keep = Garder
menu-bury = Enterrer
menu-lay = Poser
menu-heal = Guérisseuse
