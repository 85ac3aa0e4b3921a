game-name = Lost Island
game-summary = Trouvez le drapeau sur une île qui rétrécit, avec des explorateurs dont personne d’autre ne connaît la valeur, et soyez-y le dernier.

## Le plateau

face-plain = une tuile vide
face-storm = une tempête
face-loot_1 = butin, 1 pièce
face-loot_2 = butin, 2 pièces
face-loot_3 = butin, 3 pièces
face-cross_1 = une bombe droite de 1
face-cross_2 = une bombe droite de 2
face-cross_3 = une bombe droite de 3
face-cross_4 = une bombe droite de 4
face-cross_5 = une bombe droite de 5
face-cross_6 = une bombe droite de 6
face-diagonal_1 = une bombe diagonale de 1
face-diagonal_2 = une bombe diagonale de 2
face-diagonal_3 = une bombe diagonale de 3
face-diagonal_4 = une bombe diagonale de 4
face-diagonal_5 = une bombe diagonale de 5
face-diagonal_6 = une bombe diagonale de 6
face-line_1 = une bombe à deux côtés de 1
face-line_2 = une bombe à deux côtés de 2
face-line_3 = une bombe à deux côtés de 3
face-line_4 = une bombe à deux côtés de 4
face-line_5 = une bombe à deux côtés de 5
face-line_6 = une bombe à deux côtés de 6
face-flag = le drapeau

direction-n = vers le haut
direction-e = vers la droite
direction-s = vers le bas
direction-w = vers la gauche
direction-ne = en haut à droite
direction-se = en bas à droite
direction-sw = en bas à gauche
direction-nw = en haut à gauche

axis-vertical = de haut en bas
axis-horizontal = de gauche à droite

## Les explorateurs

explorer-crimson = rouge
explorer-indigo = bleu
explorer-amber = jaune
explorer-orchid = violet

value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6

## Comment cela finit

ending-none = La partie continue.
ending-won = Le drapeau est pris, et il n’y a plus personne d’autre sur l’île : la partie est gagnée.
ending-flag_alone = Le dernier tour est passé : qui porte le drapeau gagne.
ending-drawn = Le dernier tour est passé et personne ne porte le drapeau : égalité.

## Positions impossibles

fault-none = Tout est en ordre.
fault-ground = Tuiles : il y a quatre pierres ; les autres sont cachées, ouvertes ou parties, et avant le début aucune n’est ouverte ni partie.
fault-faces = Faces : une tuile ouverte en montre une, une tuile cachée aucune, et il n’y en a pas plus que dans la boîte.
fault-explorers = Explorateurs : chacun est seul sur une tuile, jamais sur une pierre non retournée ; avant le début, trois de chaque couleur.
fault-boats = Bateaux : qui n’est pas sur l’île est dans son propre bateau, une fois.
fault-values = Valeurs : chaque couleur a de 1 à 6 une fois, et dès le début toutes sont données.
fault-rings = Anneaux : un au plus par explorateur, et seulement sur l’île.
fault-coins = Pièces : elles sont sur des tuiles de butin ouvertes, pas plus que la tuile n’en montre ; il y en a 24 en tout.
fault-flag = Drapeau : caché jusqu’à ce que sa pierre soit retournée ; ensuite il est porté sur l’île, ou posé sur une tuile où il n’y a personne.
fault-turn = Tour : il passe de l’un à l’autre depuis qui a commencé ; personne n’a de tour avant la fin de la préparation.
fault-asks = Questions : seules peuvent être ouvertes celles auxquelles le jeu peut mener, posées à des places qui peuvent répondre.
fault-over = Fin : une partie décidée doit être terminée, et sa fin doit correspondre à la position.

## Options

option-seats = Joueurs
option-seats-help = Le nombre de joueurs.
option-seats-2 = deux
option-seats-3 = trois
option-seats-4 = quatre
option-landscape = Paysage
option-landscape-help = Où sont les quatre pierres, et les explorateurs autour d’elles.
option-landscape-printed = près des coins (reconstitution)
option-landscape-beside = les mêmes, explorateurs à côté
option-landscape-centre = au milieu
option-landscape-corners = dans les coins
option-landscape-free = libre : vous les posez vous-mêmes
option-explorers = Départ des explorateurs
option-explorers-help = Où se tiennent vos trois premiers explorateurs ; dans un paysage libre, toujours n’importe où.
option-explorers-around = autour des pierres
option-explorers-anywhere = n’importe où, placés à tour de rôle
option-shrink_storms = Les tempêtes soufflent encore
option-shrink_storms-help = Si une tempête retournée quand l’île rétrécit souffle.
option-shrink_storms-no = non
option-shrink_storms-yes = oui, de là où elle était
option-shrink_loot = Butin en prime
option-shrink_loot-help = Si vous prenez le butin retourné quand l’île rétrécit, après avoir gagné une attaque pendant ce tour.
option-shrink_loot-no = non
option-shrink_loot-yes = oui, pour un vainqueur
option-discards = Tuiles retirées
option-discards-help = Si les tuiles retirées restent visibles.
option-discards-open = face visible
option-discards-face_down = face cachée, tous les voient une fois
option-battles = Batailles
option-battles-help = Qui voit les valeurs quand deux explorateurs se battent.
option-battles-open = tout le monde
option-battles-private = seulement les deux adversaires
option-storms = Tempêtes passées
option-storms-help = Si la tuile d’une tempête reste.
option-storms-stay = elle reste, comme tuile vide
option-storms-removed = elle part et laisse de l’eau peu profonde
option-power_ups = Power-up
option-power_ups-help = Quand vous pouvez dépenser des pièces pendant votre tour.
option-power_ups-after_actions = après vos actions
option-power_ups-any_time = à tout moment
option-stones = Pierres et rétrécissement
option-stones-help = Quelles pierres on ne peut pas retirer quand l’île rétrécit.
option-stones-unturned = celles qui ne sont pas retournées
option-stones-always = toutes, retournées ou non (à la lettre)
option-memory = Ce que vous avez vu
option-memory-help = Si les valeurs que vous avez vues vous restent montrées, ou si vous devez les retenir.
option-memory-shown = toujours visibles pour vous
option-memory-strict = cachées, à retenir (comme imprimé)

## Ce qu’on peut faire

do-begin = { $seat } commence
do-turn = Sous la tuile : { $face }
do-turn_stone = Sous la pierre : { $face }
do-stone = Pierre en { $cell }
do-place = Explorateur en { $cell }
do-value = Valeur { $value }
do-again = Recommencer les valeurs
do-move = Déplacer l’explorateur { $number } ({ $explorer }) { $direction }
do-swim = Nager vers { $cell } : explorateur { $number } ({ $explorer })
do-reveal = Révéler { $cell }
do-reinforce = Renfort en { $cell }
do-battle = Attaquer { $direction } : explorateur { $number } ({ $explorer })
do-end = Fini, continuer
do-aim = La bombe agit { $axis }
do-blast = D’abord { $direction }
do-miner = Payer deux pièces : un démineur arrête la bombe
do-pass = Laisser la bombe continuer
do-blow = La tempête souffle { $direction }
do-ring = Anneau pour l’explorateur { $number } ({ $explorer })
do-recruit = Renfort payé en { $cell }
do-spy = Espionner l’explorateur { $number } ({ $explorer })
do-shrink = Retirer la tuile { $cell }
do-flag = Drapeau vers { $cell }

## Ce qui s’est passé

event-stone_laid = { $seat } pose une pierre en { $cell }.
event-placed = { $seat } place un explorateur en { $cell }.
event-ready = { $seat } a fini.
event-begins = { $seat } commence.
event-turn = Tour { $turn } : { $seat }.
event-moved = { $seat } : un explorateur va de { $from } à { $cell }.
event-swam = { $seat } : un explorateur nage de { $from } à { $cell }.
event-revealed = { $seat } retourne la tuile { $cell } : { $face }.
event-stone_turned = { $seat } retourne la pierre en { $cell } : { $face }.
event-loot_laid = { $coins ->
    [one] En { $cell } : { $coins } pièce à prendre.
   *[other] En { $cell } : { $coins } pièces à prendre.
}
event-coins_taken = { $coins ->
    [one] { $seat } prend { $coins } pièce en { $cell }.
   *[other] { $seat } prend { $coins } pièces en { $cell }.
}
event-flag_taken = { $seat } : l’explorateur en { $cell } porte le drapeau !
event-flag_fell = Le drapeau est posé en { $cell }.
event-reinforced = { $seat } fait venir un explorateur du bateau en { $cell }.
event-attacked = { $seat } attaque l’explorateur ({ $other }) en { $cell }.
event-fought = Attaquant : { $value }{ $ring ->
    [0] {""}
   *[other] {" "}avec un anneau
}. Défenseur : { $against }{ $against_ring ->
    [0] {""}
   *[other] {" "}avec un anneau
}.
event-won = { $seat } bat { $other } et remporte la tuile { $cell }.
event-drew = { $seat } contre { $other } en { $cell } : égalité.
event-learnt = L’espion l’a vu : l’explorateur ({ $seat }) en { $cell } vaut { $value }.
event-aimed = { $seat } fait agir la bombe en { $cell } { $axis }.
event-hit = { $seat } : l’explorateur en { $cell } vaut { $value }, la bombe est trop forte pour lui.
event-withstood = { $seat } : l’explorateur en { $cell } vaut { $value } et résiste à la bombe.
event-defused = { $seat } paie un démineur : la bombe en { $cell } est arrêtée.
event-blew = { $seat } fait souffler la tempête en { $cell } { $direction }.
event-blown = { $seat } : un explorateur est emporté de { $from } à { $cell }.
event-storm_gone = La tuile tempête en { $cell } est partie ; il y a maintenant de l’eau peu profonde.
event-home = { $seat } : l’explorateur en { $cell } retourne à l’arrière du bateau.
event-ringed = { $seat } donne un anneau à l’explorateur en { $cell }.
event-ring_lost = { $seat } perd un anneau.
event-spied = { $seat } espionne l’explorateur ({ $other }) en { $cell }.
event-shrank = { $seat } retire la tuile { $cell }.
event-coins_lost = { $coins ->
    [one] { $coins } pièce est perdue en { $cell }.
   *[other] { $coins } pièces sont perdues en { $cell }.
}
event-bonus = { $coins ->
    [one] { $seat } reçoit { $coins } pièce en prime de victoire.
   *[other] { $seat } reçoit { $coins } pièces en prime de victoire.
}
event-over = { $ending }

## Ce qui est demandé

ask-stones = { $left ->
    [one] Posez la dernière pierre.
   *[other] Posez une pierre : il en reste { $left }.
}
ask-place = Placez un explorateur sur une tuile.
ask-choose = Combien vaut cet explorateur ? Personne d’autre ne le saura.
ask-arrange = Qui est qui ? Donnez une valeur à l’explorateur suivant ; personne d’autre ne le saura.
ask-begin = Qui commence ?
ask-act = { $left ->
    [one] À vous : encore { $left } action.
   *[other] À vous : encore { $left } actions.
}
ask-turn = La tuile { $cell } va être retournée.
ask-turn_stone = La pierre en { $cell } va être retournée.
ask-aim = Une bombe en { $cell } : dans quel sens agit-elle ?
ask-blast = La bombe en { $cell } : dans quelle direction agit-elle maintenant ?
ask-miner = La bombe en { $cell } arrive à un explorateur ({ $explorer }). Payer deux pièces pour qu’un démineur l’arrête ?
ask-blow = Une tempête en { $cell } : où souffle-t-elle ?
ask-power = Dépenser des pièces ?
ask-shrink = L’île rétrécit : retirez une tuile.
ask-flag = Le porteur du drapeau a quitté { $cell }. Sur quelle tuile va le drapeau ?
