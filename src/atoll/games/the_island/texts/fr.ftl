game-name = The Island
game-summary = Sauvez vos explorateurs d’une île qui sombre, entre serpents de mer, requins et baleines, avant l’éruption du volcan.

## Le plateau

terrain-beach = plage
terrain-forest = forêt
terrain-mountain = montagne

direction-e = est
direction-ne = nord-est
direction-nw = nord-ouest
direction-w = ouest
direction-sw = sud-ouest
direction-se = sud-est
direction-here = sur place

island-northwest = l’île du nord-ouest
island-northeast = l’île du nord-est
island-southwest = l’île du sud-ouest
island-southeast = l’île du sud-est

## Les pièces

colour-crimson = rouge
colour-indigo = bleu
colour-amber = jaune
colour-orchid = violet

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

kind-serpent = serpent de mer
kind-shark = requin
kind-whale = baleine

creature-serpent = un serpent de mer
creature-shark = un requin
creature-whale = une baleine

tile-shark = Requin
tile-whale = Baleine
tile-boat = Bateau
tile-whirlpool = Tourbillon
tile-volcano = Volcan
tile-dolphin = Dauphin
tile-wind = Vent
tile-move_serpent = Déplacer un serpent de mer
tile-move_shark = Déplacer un requin
tile-move_whale = Déplacer une baleine
tile-stop_shark = Repousser un requin
tile-stop_whale = Repousser une baleine

## Comment cela finit

ending-none = La partie continue.
ending-volcano = Le volcan entre en éruption : tous ceux qui ne sont pas sur une île sûre sont perdus.
ending-all_gone = Il n’y a plus d’explorateur sur le plateau : la partie est finie.
ending-sunk = L’île a sombré : tous ceux qui ne sont pas sur une île sûre sont perdus.
ending-stalled = Plus personne n’avance : tous ceux qui ne sont pas sur une île sûre sont perdus.

## Positions impossibles

fault-none = Tout est en ordre.
fault-terrain = Tuiles de l’île : pas plus d’un terrain que dans la boîte ; une forêt ne part que s’il n’y a plus de plage, une montagne en dernier.
fault-explorers = Explorateurs : chacun est sur le plateau, dans un bateau présent, sur une île sûre ou perdu ; avant le début, tous sont sur des tuiles.
fault-values = Valeurs : chaque couleur a 1, 1, 1, 2, 2, 3, 3, 4, 5 et 6, et chaque explorateur placé a l’une d’elles.
fault-boats = Bateaux : un par case, en mer ; ceux du départ et un de plus par tuile Bateau retournée.
fault-crew = Passagers : un bateau contient au plus trois explorateurs.
fault-creatures = Créatures : elles sont en mer ; cinq serpents de mer, et un requin ou une baleine par tuile retournée.
fault-swimmers = Nageurs : personne ne nage là où se trouve un requin ou un serpent de mer.
fault-tiles = Tuiles retirées : chacune est en main ou hors du jeu, et il n’y en a pas plus que dans la boîte.
fault-turn = Tour : on retire une tuile par tour, à tour de rôle depuis qui a commencé ; personne n’a de tour avant la fin de la préparation.
fault-asks = Questions : seules peuvent être ouvertes celles auxquelles le jeu peut mener, posées à des places qui peuvent répondre.
fault-over = Fin : une partie décidée doit être terminée, et sa fin doit correspondre à la position.

## Options

option-seats = Joueurs
option-seats-help = Le nombre de joueurs.
option-seats-2 = deux
option-seats-3 = trois
option-seats-4 = quatre
option-colours = Couleurs à deux joueurs
option-colours-help = À deux joueurs : une couleur chacun, ou deux couleurs qui forment un seul camp.
option-colours-one = une chacun
option-colours-two = deux chacun
option-boats = Bateaux avec deux couleurs
option-boats-help = Avec deux couleurs chacun : combien de bateaux chaque joueur place au départ.
option-boats-two = deux chacun
option-boats-four = quatre chacun
option-start = Départ
option-start-help = Placez-vous vous-mêmes explorateurs et bateaux ?
option-start-placed = chacun place à son tour
option-start-quick = rapide : tout au hasard
option-crowded = Défi : surpeuplé
option-crowded-help = Deux explorateurs peuvent-ils commencer sur une tuile qui ne touche pas la mer ?
option-crowded-no = non
option-crowded-yes = oui, deux par tuile à l’intérieur
option-to_the_last = Défi : jusqu’au dernier
option-to_the_last-help = La partie continue-t-elle jusqu’à ce que le dernier explorateur ait quitté le plateau ? Le volcan est alors un tourbillon.
option-to_the_last-no = non
option-to_the_last-yes = oui, jusqu’au dernier explorateur
option-equal = Défi : tous égaux
option-equal-help = Chaque explorateur sauvé compte-t-il pour un, quelle que soit sa valeur ?
option-equal-no = non
option-equal-yes = oui, un point chacun
option-atlantis = Défi : l’Atlantide
option-atlantis-help = La partie finit-elle quand la dernière tuile est retirée ? Le volcan est alors un tourbillon.
option-atlantis-no = non
option-atlantis-yes = oui, jusqu’à ce que l’île disparaisse
option-creatures = Créature du dé
option-creatures-help = Devez-vous déplacer la créature que montre le dé ?
option-creatures-may = on peut la déplacer (règles françaises)
option-creatures-must = on le doit, si c’est possible (règles allemandes)
option-swim_then_board = Nager puis embarquer
option-swim_then_board-help = Un nageur peut-il monter à bord pendant le tour où il a nagé ?
option-swim_then_board-no = pas dans le même tour (règles anglaises)
option-swim_then_board-yes = aussi dans le même tour (les autres ne l’interdisent pas)
option-swim_then_land = Nager puis débarquer
option-swim_then_land-help = Un nageur peut-il débarquer pendant le tour où il a nagé ?
option-swim_then_land-no = pas dans le même tour (lecture stricte)
option-swim_then_land-yes = aussi dans le même tour (à la lettre)
option-whale_defence = Repousser une baleine
option-whale_defence-help = Quels bateaux vous pouvez défendre contre une baleine.
option-whale_defence-control = ceux que vous contrôlez (règles françaises et anglaises)
option-whale_defence-presence = tous ceux où vous avez un explorateur (règles allemandes)
option-tie_break = Égalités
option-tie_break-help = Qui gagne quand plusieurs ont le plus de points.
option-tie_break-saved = qui a sauvé le plus d’explorateurs (règles allemandes)
option-tie_break-shared = victoire partagée (les autres règles n’en disent rien)
option-memory = Valeurs de vos explorateurs
option-memory-help = Pouvez-vous voir en cours de partie les valeurs de vos propres explorateurs ?
option-memory-shown = toujours visibles pour vous
option-memory-strict = cachées, à retenir (comme imprimé)

## Ce qu’on peut faire

do-lay = Poser : { $terrain }
do-begin = { $seat } commence
do-scatter = Explorateur en { $cell }
do-endow = Valeur { $value }
do-drift = Bateau en { $cell }
do-turn_up = Sous la tuile : { $tile }
do-roll = Le dé : { $kind }
do-place = Explorateur en { $cell } ({ $colour })
do-value = Valeur { $value }
do-launch = Bateau en { $cell }
do-play = Jouer { $tile } ({ $terrain })
do-step = Explorateur { $number } ({ $explorer }) vers : { $direction }
do-board = Embarquer l’explorateur { $number } ({ $explorer }) : { $direction }
do-jump = Explorateur { $number } ({ $explorer }) à l’eau
do-land = Débarquer l’explorateur { $number } ({ $explorer })
do-row = Ramer, bateau { $boat } vers : { $direction }
do-sink = Retirer la tuile { $cell }
do-crew = Dans le bateau : explorateur { $number } ({ $explorer })
do-glide = Déplacer { $creature } ({ $number }) vers : { $direction }
do-pick = Choisir { $creature } ({ $number })
do-put = Vers { $cell }
do-defend = Repousser avec la tuile de votre main ({ $terrain })
do-pass = Continuer

## Ce qui s’est passé

event-laid = { $cell } : { $terrain }.
event-begins = { $seat } commence.
event-placed = { $seat } place un explorateur en { $cell }.
event-valued = { $seat } : l’explorateur en { $cell } vaut { $value }.
event-launched = { $seat } met un bateau à l’eau en { $cell }.
event-turn = Tour { $turn } : { $seat }.
event-played = { $seat } joue une tuile : { $tile } ({ $terrain }).
event-walked = { $seat } : un explorateur marche de { $from } à { $cell }.
event-swam = { $seat } : un explorateur nage de { $from } à { $cell }.
event-jumped = { $seat } : un explorateur saute d’un bateau en { $cell }.
event-boarded = { $seat } : un explorateur monte dans un bateau en { $cell }.
event-landed = { $seat } : un explorateur débarque de { $cell } sur { $island }, sauvé !
event-rowed = { $seat } fait avancer un bateau de { $from } à { $cell }.
event-sank = { $seat } retire la tuile { $cell } ({ $terrain }).
event-fell = { $seat } : un explorateur tombe à l’eau en { $cell }.
event-kept = { $seat } garde la tuile ({ $terrain }).
event-holds = { $seat } garde : { $tile } ({ $terrain }).
event-turned_up = { $seat } retourne la tuile { $cell } : { $tile }.
event-rolled = { $seat } lance le dé : { $kind }.
event-glided = { $seat } déplace { $creature } de { $from } à { $cell }.
event-appeared = On voit apparaître { $creature } en { $cell }.
event-put = { $seat } fait plonger { $creature } en { $from } et remonter en { $cell }.
event-defended = { $seat } joue une tuile en { $cell } : { $tile }.
event-capsized = Un bateau chavire en { $cell }.
event-boat_lost = Un bateau est perdu en { $cell }.
event-explorer_lost = { $seat } : un explorateur est perdu en { $cell }.
event-creature_lost = On voit disparaître { $creature } en { $cell }.
event-showed = { $seat } retourne un explorateur sauvé : { $value }.
event-scored = { $points ->
    [one] { $seat } : { $points } point, explorateurs sauvés : { $saved }.
   *[other] { $seat } : { $points } points, explorateurs sauvés : { $saved }.
}
event-over = { $ending }

## Ce qui est demandé

ask-lay = La prochaine tuile de l’île va être posée.
ask-begin = Qui commence ?
ask-place = Placez un explorateur sur une tuile.
ask-value = Combien vaut cet explorateur ? Cela restera votre secret.
ask-launch = Placez un bateau en mer, au bord de l’île.
ask-scatter = Un explorateur est placé pour { $seat }.
ask-endow = L’explorateur reçoit une valeur.
ask-drift = Un bateau est placé pour { $seat }.
ask-play = À vous : jouer une tuile gardée ?
ask-dolphin = { $left ->
    [one] Le dauphin porte votre nageur : encore { $left } case.
   *[other] Le dauphin porte un de vos nageurs : encore { $left } cases.
}
ask-wind = { $left ->
    [one] Le vent pousse votre bateau : encore { $left } case.
   *[other] Le vent pousse un de vos bateaux : encore { $left } cases.
}
ask-move_creature = Placez une créature sur une case de mer vide ({ $kind }).
ask-move = { $left ->
    [one] À vous : il vous reste { $left } déplacement.
   *[other] À vous : il vous reste { $left } déplacements.
}
ask-sink = Retirez une tuile de l’île.
ask-turn_up = La tuile { $cell } ({ $terrain }) va être retournée.
ask-crew = { $left ->
    [1] Un bateau en { $cell } : qui prend la dernière place ?
   *[other] Un bateau en { $cell } : qui monte ? Encore { $left } places.
}
ask-roll = On lance le dé.
ask-creature = { $left ->
    [one] Le dé montre : { $kind }. Déplacement possible : encore { $left } case.
   *[other] Le dé montre : { $kind }. Déplacement possible : encore { $left } cases.
}
ask-defend = Voici { $creature } : repousser l’attaque ?
