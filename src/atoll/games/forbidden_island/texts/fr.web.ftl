## Le plateau du client web

board-island = { $left ->
    [one] L’île : { $left } tuile sur { $of }
   *[other] L’île : { $left } tuiles sur { $of }
}
board-you-here = vous êtes ici
board-here = { $name } est ici
board-may-sink = peut sombrer à cette inondation
board-treasure-place = lieu du trésor { $treasure }
board-held = en main : choisissez une tuile
board-may-move = venir ici
board-may-fly = voler jusqu’ici
board-may-swim = se réfugier ici
board-may-guide = guider
board-may-shore = assécher
board-may-give = donner une carte
board-may-capture = prendre le trésor
board-may-sandbag = poser des sacs de sable
board-may-helicopter = appeler l’hélicoptère
board-may-board = faire monter aussi
board-may-land = atterrir ici
board-may-lift_off = rentrer
board-water = { $cards ->
    [one] Eau au repère { $mark } sur 10 : { $cards } carte Inondation par tour
   *[other] Eau au repère { $mark } sur 10 : { $cards } cartes Inondation par tour
}
board-water-skull = L’eau a atteint la tête de mort
board-treasure-needs = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-treasure-won = acquis
board-treasure-with = chez { $name }

## Places et pioches

board-hand = { $count ->
    [one] Main : { $count } carte sur { $limit }
   *[other] Main : { $count } cartes sur { $limit }
}
board-cards = { $count ->
    [one] { $count } carte sur { $limit }
   *[other] { $count } cartes sur { $limit }
}
board-over-limit = { $over ->
    [one] { $over } carte de trop
   *[other] { $over } cartes de trop
}
board-discard = { $special ->
    [yes] { $over ->
        [1] Une carte de trop : défaussez-en une, ou jouez une carte spéciale.
       *[other] { $over } cartes de trop : défaussez-les, ou jouez des cartes spéciales.
    }
   *[no] { $over ->
        [1] Une carte de trop : défaussez-en une.
       *[other] { $over } cartes de trop : défaussez-les.
    }
}
board-holds = Trésor : { $treasure }
board-lost = Trésor perdu : { $treasure }
board-result = { $won ->
    [one] { $won } trésor sur { $of }, tour { $turn }
   *[other] { $won } trésors sur { $of }, tour { $turn }
}
board-treasure-cards = Cartes Trésor
board-flood-cards = Cartes Inondation
board-flood-discards = Inondations défaussées, remises dessus à la prochaine crue
board-discards = Cartes Trésor défaussées
board-risk = { $of ->
    [1] La prochaine carte Inondation fait sombrer une tuile.
   *[other] { $sinking ->
        [one] { $sinking } des { $of } prochaines cartes Inondation fait sombrer une tuile.
       *[other] { $sinking } des { $of } prochaines cartes Inondation font sombrer chacune une tuile.
    }
}

## La barre de la question

verb-move = Marcher
verb-guide = Guider
verb-shore = Assécher
verb-give = Donner
verb-capture = Prendre
verb-special = Carte spéciale
verb-discard = Défausser
verb-done = Terminer
verb-fly = Voler
verb-swim = Se réfugier
verb-sandbag = Poser les sacs
verb-helicopter = Appeler
verb-board = Faire monter
verb-land = Atterrir
verb-lift_off = Rentrer
verb-end = Finir les actions
verb-pass = Continuer
verb-move-not = Il n’y a nulle part où aller.
verb-guide-not = Seul le Navigateur guide les autres.
verb-shore-not = Aucune tuile inondée à portée.
verb-give-not = Personne à portée, ou aucune carte Trésor à donner.
verb-capture-not = Il faut quatre cartes d’un même trésor, sur l’une de ses deux tuiles.
verb-special-not = Aucune carte spéciale jouable maintenant.
verb-discard-not = Aucune carte à défausser.
verb-done-not = Il faut d’abord faire un choix.
step-act = Agir
step-draw = Piocher
step-flood = Inonder
preview-move = Aller à « { $tile } » ?
preview-fly = Voler vers « { $tile } » ?
preview-swim = Se réfugier sur « { $tile } » ?
preview-guide = Guider vers « { $tile } » : { $role } ?
preview-shore = Assécher « { $tile } » ?
preview-give = Donner la carte { $treasure } à { $role } ?
preview-capture = Prendre le trésor { $treasure } ?
preview-end = Finir vos actions et piocher ?
preview-discard = Défausser : { $card } ?
preview-sandbag = Sacs de sable sur « { $tile } » ?
preview-helicopter = { $me ->
    [yes] Hélicoptère pour vous ?
   *[no] Hélicoptère pour { $role } ?
}
preview-board = { $me ->
    [yes] Monter aussi ?
   *[no] Faire monter { $role } ?
}
preview-land = Atterrir sur « { $tile } » ?
preview-lift_off = Rentrer tous ensemble ?
preview-pass = Ne rien faire, continuer ?

## Le journal : *l’eau* en italique ; $me : c’est le lecteur qui agit ; $them : c’est lui qui subit

log-flooded = { $tile } *sous l’eau*
log-sunk = { $tile } *au fond de l’eau*
log-turn = Tour { $turn } · { $seat }
log-laid = { $tile } en place
log-cast = { $seat } : { $role }, départ sur « { $tile } »
log-dealt = { $seat } { $me ->
    [yes] recevez
   *[no] reçoit
} la carte { $card }
log-begins = { $seat } { $me ->
    [yes] commencez
   *[no] commence
}
log-moved = { $seat } { $me ->
    [yes] allez
   *[no] va
} à « { $tile } »
log-dived = { $seat } { $me ->
    [yes] plongez
   *[no] plonge
} vers « { $tile } »
log-flew = { $seat } { $me ->
    [yes] volez
   *[no] vole
} vers « { $tile } »
log-guided = { $seat } { $them ->
    [yes] vous guide
   *[no] { $me ->
        [yes] guidez
       *[no] guide
    } { $other }
} vers « { $tile } »
log-shored = { $seat } { $me ->
    [yes] asséchez
   *[no] assèche
} « { $tile } »
log-gave = { $seat } { $them ->
    [yes] vous donne la carte { $card }
   *[no] { $me ->
        [yes] donnez
       *[no] donne
    } la carte { $card } à { $other }
}
log-captured = { $seat } { $me ->
    [yes] prenez
   *[no] prend
} le trésor { $treasure } sur « { $tile } »
log-drew = { $seat } { $me ->
    [yes] piochez
   *[no] pioche
} la carte { $card }
log-waters_rose = { $cards ->
    [0] L’eau atteint la tête de mort
    [one] L’eau monte au repère { $mark } : { $cards } carte Inondation par tour
   *[other] L’eau monte au repère { $mark } : { $cards } cartes Inondation par tour
}
log-discarded = { $seat } { $me ->
    [yes] défaussez
   *[no] défausse
} la carte { $card }
log-sandbagged = { $seat } { $me ->
    [yes] posez
   *[no] pose
} des sacs de sable : « { $tile } » au sec
log-called = { $seat } { $me ->
    [yes] appelez
   *[no] appelle
} l’hélicoptère ; { $them ->
    [yes] vous montez
   *[no] { $other } monte
} en premier
log-boarded = { $them ->
    [yes] Vous montez
   *[no] { $other } monte
} aussi à bord
log-airlifted = L’hélicoptère { $them ->
    [yes] vous emmène
   *[no] emmène { $other }
} vers « { $tile } »
log-lifted_off = { $seat } { $me ->
    [yes] appelez
   *[no] appelle
} l’hélicoptère : toute l’équipe s’envole
log-swam = { $seat } { $me ->
    [yes] quittez
   *[no] quitte
} « { $from } » pour « { $tile } »

## Why a space or a card means nothing now

board-no-far = Une action mène à une tuile adjacente : en haut, en bas, à gauche ou à droite.
board-no-diagonal = Une action mène l’Explorateur à une tuile adjacente, en diagonale aussi.
board-no-dive = Le Plongeur ne traverse que des tuiles inondées ou disparues.
board-no-surface = Une plongée se termine sur une tuile qui est encore là.
board-no-flown = Le Pilote vole une fois par tour ; il ne reste que les tuiles adjacentes.
board-no-missing = On ne marche pas là où une tuile a été engloutie.
board-no-here = Vous y êtes déjà.
board-no-dry = On n’assèche qu’une tuile inondée.
board-no-gone = Une tuile engloutie ne revient jamais.
board-no-reach = On assèche sa propre tuile ou une tuile adjacente.
board-no-reach_all = L’Explorateur assèche sa tuile ou une tuile adjacente, en diagonale aussi.
board-no-second = La deuxième tuile est elle aussi inondée : la vôtre ou une tuile adjacente.
board-no-guide = Le Navigateur déplace un autre pion de deux tuiles au plus.
board-no-another = Un autre pion encore peut avancer d’une tuile.
board-no-give = Une carte Trésor se donne à quelqu’un sur votre tuile.
board-no-anybody = Le Messager donne une carte Trésor à n’importe quel autre pion.
board-no-capture = Un trésor demande quatre de ses cartes, sur l’une de ses deux tuiles.
board-no-won = L’équipe a déjà ce trésor.
board-no-spent = Il ne reste aucune action.
board-no-sandbag = Les sacs de sable vont sur une tuile inondée.
board-no-discard = D’abord des cartes doivent partir : une main en garde cinq au plus.
board-no-special = Seules des cartes spéciales se jouent maintenant.
board-no-flight = L’hélicoptère emmène des pions d’une tuile à une autre qui est encore là.
board-no-rescue = Seul un hélicoptère peut encore les sauver.
board-no-ashore = On s’échappe vers une tuile qui est encore là.
board-no-swim = On s’échappe vers une tuile adjacente : en haut, en bas, à gauche ou à droite.
board-no-swim_all = L’Explorateur s’échappe vers une tuile adjacente, en diagonale aussi.
board-no-nearest = Le Plongeur atteint la tuile la plus proche.
board-no-own_turn = Les cartes Trésor se donnent pendant son propre tour.
board-no-later = Les cartes spéciales attendent que ceci soit fini.
board-no-flooding = Les sacs de sable se jouent avant les cartes Inondation.
