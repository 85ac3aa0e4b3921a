game-name = Bois flotté
game-summary = Des naufragés enterrent ce que la mer apporte et font signe à un navire quand ils se croient en tête.

## Pièces

wood-plank = planche
wood-rope = corde
wood-sail = voile

## Comment cela finit

ending-none = La partie continue.
ending-rescued = Le navire est là : la cachette la plus précieuse gagne.
ending-stranded = L’épave est vide et aucun navire n’est venu : personne ne gagne.

## Positions impossibles

fault-none = Tout va bien.
fault-wood = Bois : un naufragé tient une pièce au plus, et personne n’a plus que la boîte.
fault-flares = Fusées : le navire vient quand il y en a assez de tirées, pas avant.
fault-turn = Tour : il est à une place de la table, et à personne avant la donne.
fault-asks = Questions : celles qui sont ouvertes doivent pouvoir naître du jeu.
fault-over = Fin : échoué veut dire que l’épave est vide.

## Options

option-seats = Naufragés
option-seats-help = Combien il y a de naufragés.
option-seats-2 = deux
option-seats-3 = trois
option-ship = Navire
option-ship-help = Combien de fusées font venir le navire.
option-ship-far = loin : deux fusées
option-ship-near = près : une fusée

## Ce qu'on peut faire

do-deal = Donné : { $wood }
do-wash = Échoué : { $wood }
do-search = Chercher sur la plage
do-flare = Tirer sa fusée
do-snatch = Chiper la pièce
do-pass = Laisser passer
do-bury = Enterrer : { $wood }

## Ce qui s'est passé

event-dealt = { $seat } reçoit une pièce.
event-holds = { $seat } tient : { $wood }.
event-turn = Tour { $turn } : { $seat }.
event-washed_up = { $seat } trouve sur la plage : { $wood }.
event-snatched = { $seat } montre la pareille et chipe à { $other } : { $wood }.
event-buried = { $seat } enterre une pièce.
event-hid = { $seat } a enterré : { $wood }.
event-fired = { $seat } tire une fusée.
event-showed = { $seat } déterre : planches { $planks }, cordes { $ropes }, voiles { $sails }.
event-over = { $ending }

## Ce qui est demandé

ask-deal = Une pièce est à donner à { $seat }.
ask-turn = À vous : cherchez sur la plage, ou tirez votre fusée.
ask-wash = La mer apporte une pièce.
ask-snatch = Chiper la pièce trouvée par { $seat } ?
ask-stow = Quelle pièce enterrez-vous ?
