game-name = Loot Island
game-summary = Assemblez de vieilles cartes pour trouver le butin d’une île maudite : aidez-vous pour le découvrir, disputez-vous les plus belles pièces, et gare à la malédiction.

## L’île principale et les petites îles

coast-north = côte nord
coast-east = côte est
coast-south = côte sud
coast-west = côte ouest

landing-north1 = Nord 1
landing-north2 = Nord 2
landing-east1 = Est 1
landing-east2 = Est 2
landing-south1 = Sud 1
landing-south2 = Sud 2
landing-west1 = Ouest 1
landing-west2 = Ouest 2

from-north1 = Nord 1
from-north2 = Nord 2
from-east1 = Est 1
from-east2 = Est 2
from-south1 = Sud 1
from-south2 = Sud 2
from-west1 = Ouest 1
from-west2 = Ouest 2

island-island = petite île

islet-remove = l’île du soulagement
islet-compass = l’île des boussoles
islet-draw = l’île des cartes
islet-treasure = l’île aux trésors
islet-place = l’île des territoires
islet-ship = l’île du bateau

hunter-0 = joueur 1
hunter-1 = joueur 2
hunter-2 = joueur 3
hunter-3 = joueur 4
hunter-4 = joueur 5
hunter-aaron = Aaron

## Cartes

card-red-1 = 1 rouge
card-red-2 = 2 rouge
card-red-3 = 3 rouge
card-red-4 = 4 rouge
card-red-5 = 5 rouge
card-red-6 = 6 rouge
card-red-7 = 7 rouge
card-red-8 = 8 rouge
card-red-9 = 9 rouge
card-red-10 = 10 rouge
card-red-joker = joker rouge
card-blue-1 = 1 bleu
card-blue-2 = 2 bleu
card-blue-3 = 3 bleu
card-blue-4 = 4 bleu
card-blue-5 = 5 bleu
card-blue-6 = 6 bleu
card-blue-7 = 7 bleu
card-blue-8 = 8 bleu
card-blue-9 = 9 bleu
card-blue-10 = 10 bleu
card-blue-joker = joker bleu
card-green-1 = 1 vert
card-green-2 = 2 vert
card-green-3 = 3 vert
card-green-4 = 4 vert
card-green-5 = 5 vert
card-green-6 = 6 vert
card-green-7 = 7 vert
card-green-8 = 8 vert
card-green-9 = 9 vert
card-green-10 = 10 vert
card-green-joker = joker vert
card-yellow-1 = 1 jaune
card-yellow-2 = 2 jaune
card-yellow-3 = 3 jaune
card-yellow-4 = 4 jaune
card-yellow-5 = 5 jaune
card-yellow-6 = 6 jaune
card-yellow-7 = 7 jaune
card-yellow-8 = 8 jaune
card-yellow-9 = 9 jaune
card-yellow-10 = 10 jaune
card-yellow-joker = joker jaune

symbol-draw = piocher une carte
symbol-remove = défausser un cube

## Trésors : or, croix d’une couronne, multiplicateur d’un livre, malédiction ; le numéro dans le coin

treasure-crown-1 = couronne (4 pièces d’or, 1 croix, malédiction 2 ; n° 1)
treasure-jewel-2 = bijou (2 pièces d’or, malédiction 2 ; n° 2)
treasure-crown-3 = couronne (2 pièces d’or, 3 croix, malédiction 2 ; n° 3)
treasure-jewel-4 = bijou (5 pièces d’or, malédiction 5 ; n° 4)
treasure-book-5 = livre (×2, malédiction 1 ; n° 5)
treasure-bag-6 = sac de pièces (5 pièces d’or, malédiction 1 ; n° 6)
treasure-bag-7 = sac de pièces (7 pièces d’or, malédiction 2 ; n° 7)
treasure-amulet-8 = amulette (1 pièce d’or ; n° 8)
treasure-skull_right-9 = crâne vers la droite (3 pièces d’or, malédiction 2 ; n° 9)
treasure-jewel-10 = bijou (3 pièces d’or, malédiction 3 ; n° 10)
treasure-bag-11 = sac de pièces (10 pièces d’or, malédiction 3 ; n° 11)
treasure-book-12 = livre (×2 ; n° 12)
treasure-amulet-13 = amulette (2 pièces d’or ; n° 13)
treasure-book-14 = livre (×2 ; n° 14)
treasure-amulet-15 = amulette (3 pièces d’or ; n° 15)
treasure-bag-16 = sac de pièces (12 pièces d’or, malédiction 4 ; n° 16)
treasure-crown-17 = couronne (3 pièces d’or, 2 croix, malédiction 2 ; n° 17)
treasure-skull_left-18 = crâne vers la gauche (4 pièces d’or, malédiction 3 ; n° 18)
treasure-skull_front-19 = crâne de face (5 pièces d’or, malédiction 4 ; n° 19)
treasure-crown-20 = couronne (1 pièce d’or, 4 croix, malédiction 2 ; n° 20)
treasure-jewel-21 = bijou (4 pièces d’or, malédiction 4 ; n° 21)
treasure-amulet-22 = amulette (1 pièce d’or ; n° 22)
treasure-crown-23 = couronne (2 pièces d’or, 3 croix, malédiction 2 ; n° 23)
treasure-jewel-24 = bijou (2 pièces d’or, malédiction 2 ; n° 24)
treasure-amulet-25 = amulette (2 pièces d’or ; n° 25)
treasure-book-26 = livre (×2, malédiction 1 ; n° 26)
treasure-bag-27 = sac de pièces (6 pièces d’or, malédiction 1 ; n° 27)
treasure-bag-28 = sac de pièces (8 pièces d’or, malédiction 2 ; n° 28)
treasure-skull_left-29 = crâne vers la gauche (3 pièces d’or, malédiction 2 ; n° 29)
treasure-skull_front-30 = crâne de face (4 pièces d’or, malédiction 3 ; n° 30)
treasure-jewel-31 = bijou (4 pièces d’or, malédiction 4 ; n° 31)
treasure-bag-32 = sac de pièces (11 pièces d’or, malédiction 3 ; n° 32)
treasure-book-33 = livre (×2 ; n° 33)
treasure-crown-34 = couronne (3 pièces d’or, 2 croix, malédiction 2 ; n° 34)
treasure-jewel-35 = bijou (3 pièces d’or, malédiction 3 ; n° 35)
treasure-skull_right-36 = crâne vers la droite (5 pièces d’or, malédiction 4 ; n° 36)
treasure-crown-37 = couronne (1 pièce d’or, 4 croix, malédiction 2 ; n° 37)
treasure-amulet-38 = amulette (1 pièce d’or ; n° 38)
treasure-bag-39 = sac de pièces (9 pièces d’or, malédiction 2 ; n° 39)
treasure-crown-40 = couronne (3 pièces d’or, 2 croix, malédiction 2 ; n° 40)
treasure-skull_right-41 = crâne vers la droite (3 pièces d’or, malédiction 2 ; n° 41)
treasure-jewel-42 = bijou (2 pièces d’or, malédiction 2 ; n° 42)
treasure-bag-43 = sac de pièces (7 pièces d’or, malédiction 1 ; n° 43)
treasure-jewel-44 = bijou (4 pièces d’or, malédiction 4 ; n° 44)
treasure-skull_left-45 = crâne vers la gauche (4 pièces d’or, malédiction 3 ; n° 45)
treasure-crown-46 = couronne (2 pièces d’or, 3 croix, malédiction 2 ; n° 46)
treasure-book-47 = livre (×2, malédiction 1 ; n° 47)
treasure-amulet-48 = amulette (2 pièces d’or ; n° 48)
treasure-book-49 = livre (×3, malédiction 2 ; n° 49)
treasure-jewel-50 = bijou (3 pièces d’or, malédiction 3 ; n° 50)
treasure-bag-51 = sac de pièces (12 pièces d’or, malédiction 3 ; n° 51)
treasure-crown-52 = couronne (1 pièce d’or, 4 croix, malédiction 2 ; n° 52)
treasure-skull_front-53 = crâne de face (5 pièces d’or, malédiction 4 ; n° 53)
treasure-jewel-54 = bijou (4 pièces d’or, malédiction 4 ; n° 54)
treasure-amulet-55 = amulette (1 pièce d’or ; n° 55)
treasure-book-56 = livre (×3, malédiction 3 ; n° 56)
treasure-bag-57 = sac de pièces (13 pièces d’or, malédiction 4 ; n° 57)
treasure-skull_right-58 = crâne vers la droite (4 pièces d’or, malédiction 3 ; n° 58)
treasure-crown-59 = couronne (4 pièces d’or, 1 croix, malédiction 2 ; n° 59)
treasure-amulet-60 = amulette (2 pièces d’or ; n° 60)
treasure-book-61 = livre (×3, malédiction 2 ; n° 61)
treasure-bag-62 = sac de pièces (10 pièces d’or, malédiction 3 ; n° 62)
treasure-jewel-63 = bijou (2 pièces d’or, malédiction 2 ; n° 63)
treasure-crown-64 = couronne (3 pièces d’or, 2 croix, malédiction 2 ; n° 64)
treasure-amulet-65 = amulette (3 pièces d’or ; n° 65)
treasure-crown-66 = couronne (2 pièces d’or, 3 croix, malédiction 2 ; n° 66)
treasure-skull_front-67 = crâne de face (3 pièces d’or, malédiction 2 ; n° 67)
treasure-jewel-68 = bijou (5 pièces d’or, malédiction 5 ; n° 68)
treasure-bag-69 = sac de pièces (8 pièces d’or, malédiction 2 ; n° 69)
treasure-bag-70 = sac de pièces (15 pièces d’or, malédiction 5 ; n° 70)
treasure-book-71 = livre (×1 ; n° 71)
treasure-jewel-72 = bijou (3 pièces d’or, malédiction 3 ; n° 72)
treasure-skull_left-73 = crâne vers la gauche (5 pièces d’or, malédiction 4 ; n° 73)
treasure-crown-74 = couronne (1 pièce d’or, 4 croix, malédiction 2 ; n° 74)

loot-none = rien n’est trouvé
loot-small = petit butin
loot-big = gros butin

healer-healer = guérisseuse

## Événements d’une manche

event-a1 = Cartes interdites : qui le veut pioche deux cartes de plus et prend deux cubes
event-a2 = Cadeaux d’adieu : un trésor par joueur est posé face visible ; qui passe doit en prendre un et le garder
event-a3 = Îles hantées : qui utilise une petite île prend un cube
event-a4 = Partage équitable : le gros butin compte un trésor de moins, le petit butin un de plus
event-b1 = Bon vent : le bateau avance aussitôt d’un coin de plus
event-b2 = Le vent tourne : le bateau fait demi-tour, vers la côte explorée en dernier
event-b3 = Brouillard : une petite île tirée au sort est retournée et ne peut pas servir dans cette manche
event-b4 = Boussole cassée : deux boussoles par joueur au plus sur l’île principale ; qui en a trois en reprend une
event-b5 = Cartes mouillées : les mains sont complétées à une carte de moins
event-b6 = Bénédiction : « défausser un cube » sur une carte en défausse deux
event-b7 = Mer agitée : une petite île coûte une carte de plus, de n’importe quelle couleur
event-b8 = Mutinerie : quand le premier passe, tous les autres prennent deux cubes
event-b9 = Courte escale : une petite île ne coûte qu’une carte, de n’importe quelle couleur, mais qui l’utilise passe aussitôt
event-b10 = Miséricorde : après le partage, quiconque a une boussole au petit butin défausse jusqu’à deux cubes
event-b11 = Maigre butin : le gros et le petit butin comptent chacun un trésor de moins
event-b12 = Moins, c’est plus : si les deux territoires ont assez de cartes, celui qui en a le moins a le gros butin
event-b13 = Sens dessus dessous : on se sert de la boussole du haut vers celle du bas, et l’île des boussoles en place une en haut
event-b14 = Longue journée : la côte suivante est explorée elle aussi

## La feuille de score

line-amulets = amulettes
line-bags = sacs de pièces
line-books = livres
line-jewels = bijoux
line-crowns = couronnes
line-skulls = crânes
line-captain = tuile premier joueur
line-healer = guérisseuse
line-total = total

## Comment cela finit

ending-none = La partie continue.
ending-won = Le butin est compté, les guérisseuses sont payées : le chasseur le plus riche l’emporte.
ending-nobody = Personne n’a échappé à la malédiction : personne ne gagne.

## Positions impossibles

fault-none = Tout va bien.
fault-maps = Cartes : chacune est à un seul endroit ; les cartes choisies sont à celui dont c’est le tour.
fault-columns = Colonnes : une seule couleur, pas celle de l’autre territoire de la côte, et des nombres qui ne baissent jamais.
fault-hands = Mains : autant de cartes qu’il est dit, et personne n’a passé hors de la deuxième phase.
fault-compasses = Boussoles : trois d’une couleur au plus, une seule par territoire.
fault-treasures = Trésors : seulement les piles prévues pour ce nombre de joueurs ; ce qui est visible va être partagé ; Aaron n’a que des couronnes.
fault-healers = Guérisseuses : deux par joueur dans la variante qui les distribue, sinon aucune en main ; pas plus de visibles que de joueurs.
fault-events = Événements : un A à la première manche, un B à chacune des autres.
fault-islands = Petites îles : la septième n’est là qu’à cinq joueurs.
fault-cubes = Cubes : les joueurs en ont, Aaron non ; qui en a treize à la fin est éliminé.
fault-round = Manche : numéro, phase, bateau, tuile et joueur actif doivent s’accorder.
fault-asks = Questions : celles qui sont ouvertes doivent pouvoir se poser en jeu, à des places qui peuvent y répondre.
fault-over = Fin : le plus riche des non-éliminés a gagné ; personne, si tous sont éliminés.

## Options

option-seats = Joueurs
option-seats-help = Combien vous êtes. À deux, un troisième chasseur, Aaron, est joué par l’un et l’autre.
option-seats-2 = deux
option-seats-3 = trois
option-seats-4 = quatre
option-seats-5 = cinq
option-healers = Guérisseuses
option-healers-help = Quand on apprend ce que coûtent les guérisseuses.
option-healers-hidden = à la fin (comme imprimé)
option-healers-open = visibles dès le début
option-healers-two_each = deux en main chacun, dont une est posée à la fin
option-events = Événements
option-events-help = Si l’on sait quels événements viendront.
option-events-hidden = inconnus (comme imprimé)
option-events-shown = les quatre des manches suivantes sont montrés, puis mélangés
option-start_hands = Premières mains
option-start_hands-help = Si ceux qui jouent plus tard choisissent parmi plus de cartes au début.
option-start_hands-equal = égales pour tous (comme imprimé)
option-start_hands-growing = croissantes : 8, 9, 10, 11 cartes au choix

## Ce qu’on peut faire

do-first = { $seat } a la tuile premier joueur
do-event = Événement – { $event }
do-draw = Piocher { $card } ({ $number })
do-reveal = Révéler : { $treasure }
do-healer = Révéler la { $healer } { $number }
do-close = Retourner la { $island } { $number }
do-choose = Choisir { $card } ({ $number })
do-site = Au territoire { $landing }
do-shift = Au territoire { $landing }, avec la boussole du territoire { $from }
do-island = Utiliser la { $island } { $number }
do-pass = Passer
do-done = Terminé, continuer
do-use = Oui, le faire
do-decline = Non, renoncer
do-stack = Déplacer la boussole au territoire { $landing }
do-withdraw = Reprendre la boussole du territoire { $landing }
do-copy = Copier : { $symbol }
do-keep = Garder : { $treasure }
do-bury = Enterrer : { $treasure }
do-lay = Poser la { $healer } { $number }
do-heal = Aller chez la { $healer } { $number }

## Ce qui s’est passé

event-first = { $seat } a la tuile premier joueur.
event-event_shown = { $for ->
    [0] À venir – { $event }.
   *[other] { $event }.
}
event-healer_shown = Une guérisseuse est révélée : { $cube ->
    [0] { $once } pièces d’or en tout.
   *[other] { $cube ->
        [one] { $cube } pièce d’or par cube
       *[other] { $cube } pièces d’or par cube
    }{ $once ->
        [0] {"."}
       *[other] , plus { $once }.
    }
}
event-healer_dealt = { $seat } reçoit une guérisseuse : { $cube ->
    [0] { $once } pièces d’or en tout.
   *[other] { $cube ->
        [one] { $cube } pièce d’or par cube
       *[other] { $cube } pièces d’or par cube
    }{ $once ->
        [0] {"."}
       *[other] , plus { $once }.
    }
}
event-draws = { $cards ->
    [1] { $seat } pioche une carte.
   *[other] { $seat } pioche { $cards } cartes.
}
event-drew = { $seat } a maintenant un { $card }.
event-aaron_drew = Aaron pioche un { $card }.
event-reshuffled = { $cards ->
    [one] La défausse devient la nouvelle pioche : { $cards } carte.
   *[other] La défausse est mélangée : { $cards } cartes forment une nouvelle pioche.
}
event-round = Manche { $round } : le bateau met le cap sur la { $coast }.
event-ship_moved = Le bateau avance : la { $coast } sera explorée.
event-ship_turned = Le bateau fait demi-tour : la { $coast } sera explorée.
event-closed = Retournée pour cette manche : { $islet }.
event-turn = C’est à { $seat }.
event-compass = { $aaron ->
    [0] { $seat } place une boussole au territoire { $landing }.
   *[other] { $seat } place une boussole d’Aaron au territoire { $landing }.
}
event-compass_moved = { $aaron ->
    [0] { $seat } déplace une boussole du territoire { $from } au territoire { $landing }.
   *[other] { $seat } déplace une boussole d’Aaron du territoire { $from } au territoire { $landing }.
}
event-compass_back = { $aaron ->
    [0] { $seat } reprend une boussole du territoire { $landing }.
   *[other] { $seat } reprend une boussole d’Aaron du territoire { $landing }.
}
event-played = { $aaron ->
    [0] { $seat } joue un { $card } au territoire { $landing }.
   *[other] { $seat } joue un { $card } d’Aaron au territoire { $landing }.
}
event-island_used = { $aaron ->
    [0] { $seat } utilise { $islet }.
   *[other] { $seat } utilise { $islet } pour Aaron.
}
event-paid = { $aaron ->
    [0] { $seat } paie avec un { $card }.
   *[other] { $seat } paie avec un { $card } d’Aaron.
}
event-stacked = { $aaron ->
    [0] { $seat } : la boussole au territoire { $landing } change de place dans la pile.
   *[other] { $seat } change la place de la boussole d’Aaron dans la pile du territoire { $landing }.
}
event-discarded = { $seat } défausse un { $card }.
event-aaron_discarded = Aaron défausse un { $card }.
event-passed = { $aaron ->
    [0] { $seat } passe.
   *[other] { $seat } a utilisé une île pour Aaron : celui-ci passe.
}
event-tile = { $seat } passe en premier et prend la tuile premier joueur.
event-cursed = { $cubes ->
    [1] { $seat } prend un cube : { $now } à présent.
   *[other] { $seat } prend { $cubes } cubes : { $now } à présent.
}
event-relieved = { $cubes ->
    [1] { $seat } défausse un cube : { $now } à présent.
   *[other] { $seat } défausse { $cubes } cubes : { $now } à présent.
}
event-explored = { $cards ->
    [one] Le territoire { $landing } est exploré avec { $cards } carte : { $loot }.
   *[other] Le territoire { $landing } est exploré avec { $cards } cartes : { $loot }.
}
event-found = Révélé : { $treasure }.
event-kept = { $seat } garde : { $treasure }.
event-buried = { $seat } enterre : { $treasure }.
event-aaron_kept = Aaron garde : { $treasure }.
event-aaron_buried = Aaron enterre : { $treasure }.
event-deck_reshuffled = { $treasures ->
    [one] Le seul trésor enterré forme la nouvelle pioche.
   *[other] Les trésors enterrés sont mélangés : { $treasures } trésors forment une nouvelle pioche.
}
event-deck_empty = Il n’y a plus de trésor à révéler : la partie finit après ce partage.
event-lost_to_curse = { $seat } a { $cubes } cubes : victime de la malédiction, avec tous ses trésors.
event-healer_taken = { $seat } va chez une guérisseuse : { $cube ->
    [0] { $once } pièces d’or en tout.
   *[other] { $cube ->
        [one] { $cube } pièce d’or par cube
       *[other] { $cube } pièces d’or par cube
    }{ $once ->
        [0] {"."}
       *[other] , plus { $once }.
    }
}
event-scored = { $gold ->
    [one] { $seat } – { $line } : { $gold } pièce d’or.
   *[other] { $seat } – { $line } : { $gold } pièces d’or.
}
event-cannot_pay = { $seat } ne peut pas payer la guérisseuse et quitte la partie.
event-total = { $gold ->
    [one] { $seat } finit avec { $gold } pièce d’or.
   *[other] { $seat } finit avec { $gold } pièces d’or.
}
event-over = { $ending }

## Ce qui est demandé

ask-turn = Choisissez des cartes, puis dites pour quoi ; ou passez.
ask-use = { $hunter ->
    [Aaron] Faire pour Aaron ce que l’île propose ?
   *[other] Faire ce que l’île propose ?
}
ask-stack = { $hunter ->
    [Aaron] Quelle boussole d’Aaron change de place dans sa pile ?
   *[other] Laquelle de vos boussoles change de place dans sa pile ?
}
ask-place = { $hunter ->
    [Aaron] Où placer une boussole pour Aaron ?
   *[other] Où placer une boussole ?
}
ask-copy = Votre 1 au début copie un effet : lequel ?
ask-loot = { $left ->
    [0] Prenez un trésor : gardez-le ou enterrez-le.
   *[other] Garder le trésor, ou l’enterrer ?
}
ask-offer = Vous avez passé : prenez l’un des trésors et gardez-le.
ask-bargain = Piocher deux cartes et prendre deux cubes ?
ask-discard = { $left ->
    [0] Quelles cartes défausser ? Dites ensuite que c’est terminé.
    [one] Choisissez { $left } carte à défausser.
   *[other] Choisissez { $left } cartes à défausser.
}
ask-withdraw = { $hunter ->
    [Aaron] Deux boussoles seulement dans cette manche : laquelle d’Aaron revient ?
   *[other] Deux boussoles seulement dans cette manche : laquelle reprenez-vous ?
}
ask-lay = Laquelle de vos guérisseuses posez-vous ?
ask-heal = Chez quelle guérisseuse allez-vous ?
ask-first = Qui a la tuile premier joueur ?
ask-event = Quel événement vient ?
ask-draw = { $hunter ->
    [Aaron] Quelle carte pioche Aaron ?
   *[other] Quelle carte vient ?
}
ask-reveal = Quel trésor est révélé ?
ask-healer = { $left ->
    [0] Quelle guérisseuse est révélée ?
   *[other] Quelle guérisseuse est distribuée ?
}
ask-close = Quelle île est retournée ?
