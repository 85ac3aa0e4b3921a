## Le plateau du client web

board-you = vous
board-and = { $first } et { $last }
board-island = L’île et ses huit territoires, et les petites îles autour
board-ship = Le bateau : la proue pointe le long de la { $coast }
board-short-north = N
board-short-east = E
board-short-south = S
board-short-west = O
board-coast-north = Nord
board-coast-east = Est
board-coast-south = Sud
board-coast-west = Ouest
board-look = Regarder une côte
board-day = Manche { $round } sur { $of }
board-end = La fin
board-today = à explorer dans cette manche
board-due = À explorer : { $landings }
board-explores = Manche { $round } sur { $of }, à explorer : { $coast }
board-decks = Face cachée : { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
} et { $maps ->
    [one] { $maps } carte
   *[other] { $maps } cartes
}
board-column = { $count ->
    [one] { $count } carte sur { $needed }, la dernière : { $last }
   *[other] { $count } cartes sur { $needed }, la dernière : { $last }
}
board-column-empty = aucune carte, il en faut { $needed }
board-joker = joker
board-stack = boussoles, d’abord qui choisit en premier : { $names }
board-stack-empty = aucune boussole
board-may = { $what } : { $may }

## Ce que donnerait cette manche

board-forecast-none = { $missing ->
    [one] { $landing } : encore { $missing } carte pour le { $next ->
        [big] gros butin
       *[small] petit butin
    }
   *[other] { $landing } : encore { $missing } cartes pour le { $next ->
        [big] gros butin
       *[small] petit butin
    }
}
board-forecast-big = { $treasures ->
    [one] { $landing } : gros butin, { $treasures } trésor
   *[other] { $landing } : gros butin, { $treasures } trésors
}
board-forecast-small = { $treasures ->
    [one] { $landing } : petit butin, { $treasures } trésor
   *[other] { $landing } : petit butin, { $treasures } trésors
}
board-forecast-nobody = { $landing } : rien ne serait révélé

## Les petites îles

board-islet-remove = { $cubes ->
    [one] Île : défausser { $cubes } cube
   *[other] Île : défausser jusqu’à { $cubes } cubes
}
board-islet-compass = Île : une de vos boussoles passe sous sa pile
board-islet-draw = Île : piocher 2 cartes
board-islet-treasure = Île : révéler un trésor pour un cube
board-islet-place = Île : placer une boussole sans cartes
board-islet-ship = Île : le bateau va au coin suivant
board-islet-short-remove = défausser { $cubes }
board-islet-short-compass = en dessous
board-islet-short-draw = piocher 2
board-islet-short-treasure = 1 trésor
board-islet-short-place = en placer une
board-islet-short-ship = avancer
board-island-shut = { $what } (utilisée)

## Ce que fait une carte

board-effect-plus = compte double
board-effect-draw = tous ceux qui y sont piochent une carte
board-effect-remove = tous ceux qui y sont défaussent un cube
board-effect-chest = un trésor de plus
board-effect-one = à sa place : un cube pour tous les autres ; au début : copie un effet
board-card-chosen = choisie
board-card-hidden = une carte que vous ne voyez pas
board-card-not-with = ne va pas avec les cartes choisies
board-card-nowhere = ne va nulle part pour l’instant
board-card-not-there = ne va pas à { $landing }

## Ce que chacun possède

board-maps = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-compasses = { $count ->
    [one] { $count } boussole
   *[other] { $count } boussoles
}
board-has-passed = a passé
board-tile = a la tuile premier joueur
board-cubes = { $count ->
    [one] { $count } cube de malédiction ; avec { $limit } à la fin, tout est perdu
   *[other] { $count } cubes de malédiction ; avec { $limit } à la fin, tout est perdu
}
board-lost = trop !
board-worth = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
board-treasures = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
board-hand = { $count ->
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
board-hand-aaron = { $count ->
    [one] La main ouverte d’Aaron : { $count } carte
   *[other] La main ouverte d’Aaron : { $count } cartes
}
treasure-amulet = amulette
treasure-bag = sac de pièces
treasure-book = livre
treasure-jewel = bijou
treasure-crown = couronne
treasure-skull_right = crâne vers la droite
treasure-skull_left = crâne vers la gauche
treasure-skull_front = crâne de face
board-curse = malédiction { $cubes }
board-crosses = { $count } croix
board-kinds-amulet = { $count ->
    [one] { $count } amulette
   *[other] { $count } amulettes
}
board-kinds-bag = { $count ->
    [one] { $count } sac de pièces
   *[other] { $count } sacs de pièces
}
board-kinds-book = { $count ->
    [one] { $count } livre
   *[other] { $count } livres
}
board-kinds-jewel = { $count ->
    [one] { $count } bijou
   *[other] { $count } bijoux
}
board-kinds-crown = { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
}
board-kinds-skull = { $count ->
    [one] { $count } crâne
   *[other] { $count } crânes
}

## Ce que vous pouvez y faire

board-may-play = { $count ->
    [one] jouer la carte ici
   *[other] jouer les { $count } cartes ici
}
board-may-use = utiliser cette île
board-may-from = prendre la boussole d’ici
board-may-stack = déplacer cette boussole
board-may-withdraw = reprendre cette boussole
board-may-place = placer une boussole ici
board-may-here = choisir

## Questions

board-ask-mark = {" "}?
board-for-aaron = Pour Aaron – { $said }
board-ask-turn = Choisissez des cartes ou un territoire, ou passez
board-ask-no-cards = Vous n’avez plus de cartes à jouer
board-ask-where = Où jouer ceci : { $cards } ?
board-ask-more = Quoi d’autre ? Choisi : { $cards }
board-ask-add = Ajouter à { $landing } : { $cards } ?
board-ask-start = Commencer { $landing } : { $cards } ?
board-ask-island = { $island } ?
board-ask-pass = Passer ? Vous ne jouez plus dans cette manche
board-ask-keep = Garder ce trésor : { $treasure } ?
board-ask-bury = Enterrer ce trésor : { $treasure } ?
board-ask-loot = { $count ->
    [one] Le dernier trésor de { $landing } est pour vous : garder ou enterrer ?
   *[other] { $count } trésors à { $landing } : prenez-en un
}
board-ask-loot-then = { $count } trésors à { $landing } : prenez-en un, puis { $name }
board-ask-find = Garder le trésor, ou l’enterrer ?
board-ask-discard = Défausser des cartes avant de compléter votre main à { $size } ?
board-ask-trim = { $count ->
    [one] Choisissez { $count } carte à défausser (choix : { $chosen })
   *[other] Choisissez { $count } cartes à défausser (choix : { $chosen })
}
board-ask-use-treasure = Révéler un trésor pour un cube ?
board-ask-use-ship = Avancer ? La { $coast } sera alors explorée
board-aim = { $landing } : choisissez des cartes qui vont là
board-aim-island = Choisissez les cartes qui paient l’île

## Un choix en mots

board-say-choose = { $copy ->
    [1] Choisir : { $card }
   *[other] Choisir : { $card } (l’autre)
}
board-say-site = { $count ->
    [one] Jouer la carte à { $landing }
   *[other] Jouer { $count } cartes à { $landing }
}
board-say-place = { $aaron ->
    [0] Placer une boussole à { $landing }
   *[other] Placer une boussole d’Aaron à { $landing }
}
board-say-shift = { $aaron ->
    [0] À { $landing }, avec la boussole du territoire { $from }
   *[other] À { $landing }, avec la boussole d’Aaron du territoire { $from }
}
board-say-island = { $island }
board-say-stack = { $aaron ->
    [0] La boussole à { $landing } passe en dessous
   *[other] La boussole d’Aaron à { $landing } passe en dessous
}
board-say-stack-top = { $aaron ->
    [0] La boussole à { $landing } passe au-dessus
   *[other] La boussole d’Aaron à { $landing } passe au-dessus
}
board-say-withdraw = { $aaron ->
    [0] Reprendre la boussole à { $landing }
   *[other] Reprendre la boussole d’Aaron à { $landing }
}
board-say-copy-draw = Piocher une carte
board-say-copy-remove = Défausser un cube
board-say-keep = Garder le trésor { $treasure }
board-say-bury = Enterrer le trésor { $treasure }
board-say-heal = Aller chez la guérisseuse ({ $healer })
board-say-lay = Poser la guérisseuse ({ $healer })
board-say-use-bargain = Piocher 2 cartes, prendre 2 cubes
board-say-use-treasure = Révéler, prendre un cube
board-say-use-ship = Avancer
board-say-decline-bargain = Ni cartes, ni cubes
board-say-decline-treasure = Pas de trésor
board-say-decline-ship = Rester ici
board-say-decline-compass = Renoncer
board-say-discard = { $count ->
    [one] Défausser { $count } carte
   *[other] Défausser { $count } cartes
}
board-say-keep-all = Tout garder
board-say-pass = Passer
verb-use = Le faire
verb-decline = Renoncer
verb-site = Jouer ici
verb-shift = L’amener
verb-island = Utiliser
verb-stack = Déplacer
verb-withdraw = Reprendre
verb-keep = Garder
verb-bury = Enterrer
verb-heal = Y aller
verb-lay = Poser
verb-pass = Passer
verb-copy = Copier
verb-choose = Choisir
verb-done = Terminé
step-prepare = Préparer
step-act = Jouer
step-explore = Explorer
step-rest = Explorer le reste
step-healers = Guérisseuses

## Ce qui s’ensuivrait

board-count = Ensuite : { $count } sur { $needed } cartes.
board-effect-all-draw = { $people ->
    [one] { $count ->
        [1] Une carte à piocher : { $names }.
       *[other] { $count } cartes à piocher : { $names }.
    }
   *[other] { $count ->
        [1] Une carte chacun : { $names }.
       *[other] { $count } cartes chacun : { $names }.
    }
}
board-effect-all-remove = { $people ->
    [one] { $count ->
        [1] Un cube en moins : { $names }.
       *[other] { $count } cubes en moins : { $names }.
    }
   *[other] { $count ->
        [1] Un cube en moins chacun : { $names }.
       *[other] { $count } cubes en moins chacun : { $names }.
    }
}
board-effect-all-one = { $count ->
    [1] Tous les autres prennent un cube.
   *[other] Tous les autres prennent { $count } cubes.
}
board-effect-front = Le 1 passe au début et copie un effet pour vous.
board-cost-keep = { $cubes ->
    [one] Vous prenez { $cubes } cube : { $now } → { $then }.
   *[other] Vous prenez { $cubes } cubes : { $now } → { $then }.
}
board-cost-crossed = { $cubes ->
    [one] Vous défaussez { $cubes } cube : { $now } → { $then }.
   *[other] Vous défaussez { $cubes } cubes : { $now } → { $then }.
}
board-cost-nothing = Il ne porte aucune malédiction.
board-cost-bury = { $cubes ->
    [one] Il disparaît ; vous défaussez { $cubes } cube : { $now } → { $then }.
   *[other] Il disparaît ; vous défaussez { $cubes } cubes : { $now } → { $then }.
}
board-cost-healer = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour { $cubes ->
    [one] votre { $cubes } cube
   *[other] vos { $cubes } cubes
}
board-cost-island = Vous payez : { $cards }.
board-pass-first = Vous passez avant tous les autres : la tuile premier joueur est à vous.
board-pass-next = Vos cartes restent dans votre main.
board-pass-offer = Vous devez prendre l’un des trésors proposés.
board-warn-cursed = { $then } cubes ! Avec { $limit } à la fin, tout est perdu.
board-warn-a3 = L’utiliser vous coûte un cube.
board-warn-unpaid = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} : il vous en manque { $short }, c’est l’élimination.

## Butin et guérisseuses

board-keep = Garder
board-bury = Enterrer
board-heal = Choisir
board-lay = Poser
board-loot-big = { $landing }, gros butin
board-loot-small = { $landing }, petit butin
board-found-one = Un trésor d’une petite île
board-offers = Pour ceux qui passent : un chacun, à garder
board-healers-open = Guérisseuses
board-purse = { $gold ->
    [one] Vous avez { $gold } pièce d’or.
   *[other] Vous avez { $gold } pièces d’or.
}
board-purse-none = { $gold ->
    [one] Vous avez { $gold } pièce d’or : vous ne pouvez en payer aucune, c’est l’élimination.
   *[other] Vous avez { $gold } pièces d’or : vous ne pouvez en payer aucune, c’est l’élimination.
}
board-heal-left = { $gold ->
    [one] { $gold } pièce d’or, il reste { $left }
   *[other] { $gold } pièces d’or, il reste { $left }
}
board-heal-short = { $gold ->
    [one] { $gold } pièce d’or, il en manque { $short } : éliminé
   *[other] { $gold } pièces d’or, il en manque { $short } : éliminé
}
board-order = Qui en prend un, dans cet ordre
board-crossed = { $cubes ->
    [one] défausse { $cubes } cube
   *[other] défausse { $cubes } cubes
}
board-cubes-then = { $then ->
    [one] { $now } → { $then } cube
   *[other] { $now } → { $then } cubes
}
board-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
board-healer-once = { $once } pièces d’or en tout
board-healer-cube = { $cube ->
    [one] { $cube } pièce d’or par cube
   *[other] { $cube } pièces d’or par cube
}
board-healer-both = { $cube ->
    [one] { $cube } pièce d’or par cube et { $once } en plus
   *[other] { $cube } pièces d’or par cube et { $once } en plus
}

## La fin

board-sheets = Les comptes
board-won = { $gold ->
    [one] { $name } l’emporte avec { $gold } pièce d’or.
   *[other] { $name } l’emporte avec { $gold } pièces d’or.
}
board-won-tie = { $gold ->
    [one] { $name } a { $gold } pièce d’or comme d’autres, et se trouve le plus près de la tuile premier joueur.
   *[other] { $name } a { $gold } pièces d’or comme d’autres, et se trouve le plus près de la tuile premier joueur.
}
board-out-cursed = Victime de la malédiction avec { $cubes } cubes, tous les trésors sont perdus
board-out-unpaid = Ne peut pas payer la guérisseuse : c’est l’élimination
board-why-book-alone = ×{ $times } sans trésor maudit
board-why-jewels-three = { $count ->
    [1] une série de trois : { $gold }
   *[other] { $count } séries de trois : { $gold }
}
board-why-jewels-two = une paire : { $gold }
board-why-crowns = { $crosses } croix, place { $place } : { $gold }
board-why-crowns-shared = { $crosses } croix, place { $place } partagée : { $gold }
board-why-skulls = { $size ->
    [one] { $kinds ->
        [one] { $size } crâne : { $each } × { $kinds } autre sorte
       *[other] { $size } crâne : { $each } × { $kinds } autres sortes
    }
   *[other] { $kinds ->
        [one] { $size } crânes différents : { $each } × { $kinds } autre sorte
       *[other] { $size } crânes différents : { $each } × { $kinds } autres sortes
    }
}
board-why-healer = { $cubes ->
    [one] { $cubes } cube ; { $healer }
   *[other] { $cubes } cubes ; { $healer }
}

## Le journal : $me : c’est le lecteur

log-turn = { $me ->
    [yes] À vous de jouer
   *[no] C’est à { $seat }
}
log-round = Manche { $round } · { $coast }
log-draws = { $seat } { $me ->
    [yes] piochez
   *[no] pioche
} { $count ->
    [1] une carte
   *[other] { $count } cartes
}
log-draws-drew = { $seat } { $me ->
    [yes] piochez
   *[no] pioche
} { $count ->
    [1] une carte
   *[other] { $count } cartes
} : { $card }
log-aaron_drew = Aaron pioche : { $card }
log-compass = { $seat } { $me ->
    [yes] placez
   *[no] place
} { $aaron ->
    [0] une boussole
   *[other] la boussole d’Aaron
} à { $landing }
log-compass_moved = { $seat } { $me ->
    [yes] déplacez
   *[no] déplace
} { $aaron ->
    [0] une boussole
   *[other] la boussole d’Aaron
} du territoire { $from } à { $landing }
log-played = { $seat } { $me ->
    [yes] jouez
   *[no] joue
} { $aaron ->
    [0] {""}
   *[other] pour Aaron{" "}
}à { $landing } : { $card }
log-island_used = { $seat } { $me ->
    [yes] utilisez
   *[no] utilise
} { $islet }{ $aaron ->
    [0] {""}
   *[other] {" "}pour Aaron
}
log-paid = Payé : { $card }
log-discarded = { $seat } { $me ->
    [yes] défaussez
   *[no] défausse
} : { $card }
log-aaron_discarded = Aaron défausse : { $card }
log-passed = { $aaron ->
    [0] { $seat } { $me ->
        [yes] passez
       *[no] passe
    }
   *[other] Aaron passe
}
log-tile = { $seat } { $me ->
    [yes] passez en premier et prenez
   *[no] passe en premier et prend
} la tuile premier joueur
log-cursed = { $seat } { $me ->
    [yes] prenez
   *[no] prend
} { $cubes ->
    [1] un cube
   *[other] { $cubes } cubes
} : { $now } à présent
log-relieved = { $seat } { $me ->
    [yes] défaussez
   *[no] défausse
} { $cubes ->
    [1] un cube
   *[other] { $cubes } cubes
} : { $now } à présent
log-found = Révélé : { $treasure }
log-kept = { $seat } { $me ->
    [yes] gardez
   *[no] garde
} : { $treasure }
log-buried = { $seat } { $me ->
    [yes] enterrez
   *[no] enterre
} : { $treasure }
log-first = { $seat } { $me ->
    [yes] avez
   *[no] a
} la tuile premier joueur
log-healer_dealt = { $seat } { $me ->
    [yes] recevez
   *[no] reçoit
} une guérisseuse : { $cube ->
    [0] { $once } pièces d’or en tout
   *[other] { $cube ->
        [one] { $cube } pièce d’or par cube
       *[other] { $cube } pièces d’or par cube
    }{ $once ->
        [0] {""}
       *[other] , plus { $once }
    }
}
log-compass_back = { $seat } { $me ->
    [yes] reprenez
   *[no] reprend
} une boussole{ $aaron ->
    [0] {""}
   *[other] {" "}d’Aaron
} du territoire { $landing }
log-stacked = { $seat } { $me ->
    [yes] déplacez
   *[no] déplace
} { $aaron ->
    [0] une boussole
   *[other] une boussole d’Aaron
} dans la pile du territoire { $landing }
log-lost_to_curse = { $seat } { $me ->
    [yes] avez
   *[no] a
} { $cubes } cubes : *victime de la malédiction*
log-healer_taken = { $seat } { $me ->
    [yes] allez
   *[no] va
} chez une guérisseuse : { $cube ->
    [0] { $once } pièces d’or en tout
   *[other] { $cube ->
        [one] { $cube } pièce d’or par cube
       *[other] { $cube } pièces d’or par cube
    }{ $once ->
        [0] {""}
       *[other] , plus { $once }
    }
}
log-scored = { $gold ->
    [one] { $seat } · { $line } : { $gold } pièce d’or
   *[other] { $seat } · { $line } : { $gold } pièces d’or
}
log-cannot_pay = { $seat } { $me ->
    [yes] ne pouvez
   *[no] ne peut
} pas payer la guérisseuse et { $me ->
    [yes] quittez
   *[no] quitte
} la partie
log-total = { $seat } { $me ->
    [yes] finissez
   *[no] finit
} avec { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}

## Why a space means nothing now

board-no-colour = Toutes les cartes d’une colonne ont la même couleur.
board-no-coast = Les deux territoires d’une côte ont des couleurs différentes.
board-no-lower = Les nombres d’une colonne ne descendent jamais ; seul un 1 va toujours.
board-no-mixed = Les cartes se jouent d’une même couleur.
board-no-fits = Aucune de vos cartes ne va là.
board-no-shut = Cette île a déjà servi dans cette manche.
board-no-cost = Une petite île coûte deux cartes d’une même couleur.
board-no-dear = L’événement de la manche dit ce que coûte une île.
board-no-cards = Sans cartes, il ne reste qu’à passer.
board-no-stack = Seulement un territoire où la boussole n’est pas déjà en bas.
board-no-place = Seulement un territoire sans boussole de cette couleur.
board-no-compass = Seulement un territoire avec une boussole de cette couleur.
