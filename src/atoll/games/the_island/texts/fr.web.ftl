## The board of the web client

board-island = { $left ->
    [one] L’île : { $left } tuile sur { $of }
   *[other] L’île : { $left } tuiles sur { $of }
}
board-sea = mer
board-harbour = port, { $island }
board-swimming = à la nage : { $who }
board-saved-here = en sûreté : { $who }
board-saved-nobody = personne n’y est encore sauvé
board-yours = votre explorateur
board-of = explorateur ({ $name })
board-value = vaut { $value }
board-value-hidden = valeur cachée
board-your-explorers = { $count ->
    [one] votre explorateur
   *[other] { $count } de vos explorateurs
}
board-explorers-of = { $count ->
    [one] explorateur ({ $name })
   *[other] { $count } explorateurs ({ $name })
}
board-you = vous
board-boat = { $count ->
    [one] bateau, { $count } place prise sur { $of }
   *[other] bateau, { $count } places prises sur { $of }
}
board-steers = contrôlé par : { $names }
board-steers-anybody = tous peuvent le déplacer
board-is-swimming = nage
board-is-aboard = en bateau
board-is-safe = sauvé
board-die = Le dé montre : { $kind }
board-turned = La tuile : { $tile }
board-kept = Une tuile a été gardée ({ $terrain })
board-kept-short = gardée

## What you may do there

board-may = { $what } : { $may }
board-may-take = prendre en main
board-may-step = venir ici
board-may-board = monter à bord
board-may-jump = sauter à l’eau
board-may-land = débarquer ici
board-may-row = ramer jusqu’ici
board-may-glide = déplacer la créature ici
board-may-pick = choisir
board-may-put = faire surgir ici
board-may-sink = retirer cette tuile
board-may-crew = à bord
board-may-place = placer un explorateur
board-may-launch = mettre un bateau à l’eau
board-may-play = jouer

## In hand, and what may come of it

board-hold-explorer = Où aller ? Ou prenez un autre pion
board-hold-boat = Ramez, ou prenez un autre pion
board-hold-creature = { $kind ->
    [baleine] Où va la { $kind } ?
   *[other] Où va le { $kind } ?
}
board-hold-rolled = Vous avez obtenu { $creature }. Où aller ? { $left ->
    [1] Encore une case.
   *[other] Encore { $left } cases.
}
board-short-boat = Le bateau
board-short-worth = Vaut { $value }
board-short-number = Explorateur { $number }
board-danger = { $kinds ->
    [requin] Un requin peut atteindre l’eau rayée
    [baleine] Une baleine peut atteindre l’eau rayée
   *[other] Menace dans l’eau rayée : { $kinds }
}
board-danger-here = peut venir ici au prochain jet : { $kinds }
board-fate-lost = qui est touché ici est perdu
board-fate-capsized = le bateau y chavirerait
board-fates = { $fate ->
    [capsized] Bateau retourné : il chavirerait là
   *[other] Crâne : qui est touché là est perdu
}
board-falls = { $count ->
    [one] Votre propre explorateur s’y trouve et tomberait à l’eau.
   *[other] { $count } de vos explorateurs s’y trouvent et tomberaient à l’eau.
}
board-meets-swimmer = Il y a là { $creature } : votre explorateur serait perdu.
board-meets-serpent = Un serpent de mer s’y trouve : le bateau et tous à bord seraient perdus.
board-meets-whale = Une baleine s’y trouve : le bateau chavirerait.
board-strikes = { $count ->
    [1] Un explorateur serait perdu.
   *[other] { $count } explorateurs seraient perdus.
}
board-strikes-whale = { $count ->
    [one] Le bateau chavirerait ; son passager nagerait.
   *[other] Le bateau chavirerait ; ses { $count } passagers nageraient.
}

## Choices in words

board-say-walk = Marcher de { $from } à { $to }
board-say-wade = De { $from } à l’eau en { $to }
board-say-swim = Nager de { $from } à { $to }
board-say-board = De { $from } dans le bateau en { $to }
board-say-climb = Grimper dans le bateau en { $to }
board-say-jump = Sauter du bateau en { $from }
board-say-land = Débarquer de { $from } sur { $island }
board-say-row = Ramer de { $from } à { $to }
board-say-glide = Déplacer { $creature } de { $from } à { $to }
board-say-pick = Choisir { $creature } en { $from }
board-say-put = Faire surgir en { $to }
board-say-sink = Retirer la tuile { $cell } ({ $terrain })
board-say-crew = À bord : { $colour }
board-say-place = Placer un explorateur en { $cell }
board-say-place-colour = Placer un explorateur en { $cell } : { $colour }
board-say-value = Valeur { $value } (× { $left })
board-ask-value = Vaut-il { $value } ?
board-say-launch = Mettre un bateau à l’eau en { $cell }
board-say-play = Jouer la tuile : { $tile }
board-say-defend = Repousser avec la tuile ({ $terrain })
board-worth = { $what } (vaut { $value })
board-number = { $what } (explorateur { $number })
board-play-none = À vous. Aucune de vos tuiles ne sert maintenant.
board-pass-play = Ne pas jouer de tuile
board-pass-dolphin = Assez loin
board-pass-wind = Assez loin
board-pass-move = Fin des déplacements
board-pass-creature = Ne plus déplacer
board-pass-defend = Laisser venir

## Answering a creature

board-defend-shark = { $count ->
    [1] Un requin fond sur votre nageur en { $cell }. Le repousser ?
   *[other] Un requin fond sur vos { $count } nageurs en { $cell }. Le repousser ?
}
board-defend-whale = { $count ->
    [1] Une baleine fond sur le bateau en { $cell }, avec votre explorateur à bord. La repousser ?
   *[other] Une baleine fond sur le bateau en { $cell }, avec { $count } de vos explorateurs à bord. La repousser ?
}
board-wait-defend = { $count ->
    [one] { $names } peut repousser { $creature } en { $cell }
   *[other] { $names } peuvent repousser { $creature } en { $cell }
}

## Seats, hands, tiles

board-tiles = { $count ->
    [0] aucune tuile
    [one] { $count } tuile
   *[other] { $count } tuiles
}
board-backs = { $terrain } : { $count }
board-count-hand = à placer
board-count-safe = { $count ->
    [one] sauvé
   *[other] sauvés
}
board-count-ashore = sur l’île
board-count-sea = en mer
board-count-lost = { $count ->
    [one] perdu
   *[other] perdus
}
board-values = Valeurs que vous connaissez, et personne d’autre
board-hand = Tuiles
board-your-tiles = Vos tuiles
board-hidden = caché
board-keep-stop_shark = quand un requin vient sur un de vos nageurs
board-keep-stop_whale = quand une baleine vient sur un de vos bateaux
board-keep-useless = sans usage maintenant
board-keep-later = au début de votre tour
board-sinking = Terrain qui sombre : { $terrain }
board-sunk = L’île a sombré
board-tiles-left = Tuiles restantes
board-spent = Tuiles hors du jeu : { $count }

## The score

board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-saved-lost = { $saved ->
    [one] { $saved } sauvé
   *[other] { $saved } sauvés
}, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}
board-saved-value = Sauvé, vaut { $value }
board-won-points = { $points ->
    [one] { $names } gagne avec { $points } point.
   *[other] { $names } gagne avec { $points } points.
}
board-won-saved = { $names } gagne : autant de points ({ $points }), mais plus d’explorateurs sauvés ({ $saved }).
board-won-shared = { $points ->
    [one] { $names } se partagent la victoire avec { $points } point chacun.
   *[other] { $names } se partagent la victoire avec { $points } points chacun.
}

## The dock

verb-step = Avancer
verb-board = Monter
verb-jump = Sauter
verb-land = Débarquer
verb-row = Ramer
verb-glide = Déplacer
verb-pick = Choisir
verb-put = Ici
verb-sink = Retirer la tuile
verb-crew = À bord
verb-place = Placer
verb-launch = À l’eau
verb-play = Jouer
verb-value = Choisir
verb-defend = Repousser
verb-defend-not = Aucune de vos tuiles ne l’arrête.
verb-pass = Continuer
step-tile = Tuile
step-move = Déplacement
step-sink = Engloutir
step-creature = Créature
step-place = Explorateurs
step-launch = Bateaux

## The log: you are «you»

log-turn = Tour { $turn } · { $seat }
log-begins = { $seat } { $me ->
    [yes] commencez
   *[no] commence
}
log-placed = { $seat } { $me ->
    [yes] placez
   *[no] place
} un explorateur en { $cell }
log-valued = { $me ->
    [yes] Votre explorateur
   *[no] { $seat } : l’explorateur
} en { $cell } vaut { $value }
log-launched = { $seat } { $me ->
    [yes] mettez
   *[no] met
} un bateau à l’eau en { $cell }
log-played = { $seat } { $me ->
    [yes] jouez
   *[no] joue
} une tuile : { $tile }
log-walked = { $me ->
    [yes] Votre explorateur
   *[no] { $seat } : un explorateur
} marche de { $from } à { $cell }
log-swam = { $me ->
    [yes] Votre explorateur
   *[no] { $seat } : un explorateur
} *nage* jusqu’en { $cell } (depuis { $from })
log-jumped = { $me ->
    [yes] Votre explorateur
   *[no] { $seat } : un explorateur
} saute d’un bateau en { $cell }
log-boarded = { $me ->
    [yes] Votre explorateur
   *[no] { $seat } : un explorateur
} monte dans un bateau en { $cell }
log-landed = { $me ->
    [yes] Votre explorateur
   *[no] { $seat } : un explorateur
} débarque de { $cell } sur { $island }, sauvé !
log-rowed = { $seat } { $me ->
    [yes] faites
   *[no] fait
} avancer un bateau de { $from } à { $cell }
log-sank = { $seat } { $me ->
    [yes] retirez
   *[no] retire
} la tuile { $cell } ({ $terrain })
log-fell = { $me ->
    [yes] Votre explorateur
   *[no] { $seat } : un explorateur
} *tombe à l’eau* en { $cell }
log-kept = { $seat } { $me ->
    [yes] gardez
   *[no] garde
} la tuile ({ $terrain })
log-holds = { $me ->
    [yes] Personne d’autre ne le sait :
   *[no] { $seat } garde :
} { $tile }
log-turned_up = { $seat } { $me ->
    [yes] retournez
   *[no] retourne
} la tuile { $cell } : { $tile }
log-rolled = { $seat } { $me ->
    [yes] lancez
   *[no] lance
} le dé : { $kind }
log-glided = { $seat } { $me ->
    [yes] déplacez
   *[no] déplace
} { $creature } de { $from } à { $cell }
log-put = { $seat } { $me ->
    [yes] faites
   *[no] fait
} plonger { $creature } en { $from } et remonter en { $cell }
log-defended = { $seat } { $me ->
    [yes] jouez
   *[no] joue
} une tuile en { $cell } : { $tile }
log-explorer_lost = { $me ->
    [yes] Votre explorateur
   *[no] { $seat } : un explorateur
} est *perdu* en { $cell }
log-showed = { $seat } { $me ->
    [yes] retournez
   *[no] retourne
} un explorateur sauvé : { $value }

## Why a space means nothing now

board-no-place = Les explorateurs commencent sur des tuiles de l’île.
board-no-taken = Quelqu’un s’y trouve déjà.
board-no-launch = Un bateau commence sur une case de mer libre qui touche une tuile.
board-no-play = D’abord une tuile, ou aucune ; ensuite les déplacements.
board-no-dolphin = Le dauphin emmène un de vos nageurs, case par case sur la mer.
board-no-wind = Le vent déplace un bateau que vous contrôlez, avec un de vos explorateurs à bord, case par case.
board-no-pick = Choisissez une des créatures que la tuile déplace.
board-no-put = Elle remonte sur une case de mer où il n’y a rien du tout.
board-no-crew = Ceux qui nagent dans cette case montent à bord, trois au plus.
board-no-hand = Prenez d’abord en main un de vos pions.
board-no-others = Vous ne déplacez que vos propres explorateurs.
board-no-steer = Un bateau est contrôlé par qui y a le plus d’explorateurs.
board-no-later = Les créatures se déplacent à la dernière étape d’un tour.
board-no-stuck = Il ne peut aller nulle part maintenant.
board-no-back = Qui a quitté l’île n’y marche plus jamais.
board-no-harbour = On débarque depuis un port : les deux cases de mer de l’île sûre.
board-no-swum = Un nageur nage d’une case par tour.
board-no-climb = Qui a nagé ne monte à bord qu’au tour suivant.
board-no-full = Un bateau porte trois explorateurs.
board-no-aboard = D’un bateau, on passe dans un bateau voisin, ou à l’eau dans la case du bateau.
board-no-far = Une case à la fois, vers une case voisine.
board-no-row = Un bateau va sur une case de mer voisine sans bateau.
board-no-sea = Retirez une tuile de l’île.
board-no-order = Les plages d’abord, puis les forêts, puis les montagnes.
board-no-inland = La tuile retirée doit toucher la mer.
board-no-glide = Vous avez obtenu { $creature } : seule une telle créature se déplace, case par case sur la mer.
