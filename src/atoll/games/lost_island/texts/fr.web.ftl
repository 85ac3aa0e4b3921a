## Le plateau de la page

board-island = { $left ->
    [one] L’île : { $left } tuile sur { $of }
   *[other] L’île : { $left } tuiles sur { $of }
}
board-hidden = face cachée
board-stone = une pierre, non retournée
board-open = { $face }
board-used = { $face }, a servi
board-water = eau peu profonde
board-coins = { $count ->
    [one] { $count } pièce ici
   *[other] { $count } pièces ici
}
board-coins-fresh = pas à prendre ce tour-ci
board-flag-here = le drapeau est posé ici
board-news = Ce qui vient d’arriver
board-flag-hidden = Le drapeau est sous une pierre
board-flag-lies = Le drapeau est posé en { $cell }
board-flag-with = { $name } a le drapeau
board-yours = votre explorateur
board-of = explorateur ({ $name })
board-value = vaut { $value }
board-ring = avec un anneau
board-bearer = porte le drapeau
board-boat = Bateau ({ $name }), en partant de l’avant
board-boat-yours = Votre bateau, en partant de l’avant
board-boat-empty = vide
board-working = agit maintenant

## Qui sait quoi

board-only-you = personne d’autre ne le sait
board-all-know = tout le monde le sait
board-hidden-value = caché pour vous
board-you-saw = vous avez vu que c’est un { $value }
board-seen-by = vu par { $names }
board-remember = vous l’avez vu : retenez-le

## Ce que vous pouvez y faire

board-may-take = prendre en main
board-may-move = venir ici
board-may-swim = nager jusqu’ici
board-may-battle = attaquer
board-may-reveal = retourner
board-may-reinforce = renfort ici
board-may-recruit = renfort payé ici
board-may-ring = donner un anneau
board-may-spy = espionner
board-may-aim = la faire agir dans ce sens
board-may-blast = d’abord cette direction
board-may-blow = la faire souffler par là
board-may-shrink = retirer cette tuile
board-may-flag = poser le drapeau ici
board-may-stone = poser une pierre
board-may-place = placer un explorateur
board-may-value = donner une valeur

## En main, et ce qui en viendrait

board-hold-explorer = Où aller ? Ou prenez un autre explorateur
board-next-island = L’explorateur en { $cell }
board-next-boat = Le numéro { $number } du bateau
board-against = Votre { $value } contre { $other }
board-against-hidden = Votre { $value } contre une valeur cachée
board-would-win = vous gagnez
board-would-lose = vous perdez
board-would-draw = égalité, les deux retournent au bateau
board-line-nobody = Il n’y a personne par là.
board-line-home = { $name } : le { $value } retourne au bateau.
board-line-home-yours = Votre { $value } retourne au bateau.
board-line-stays = { $name } : le { $value } résiste.
board-line-stays-yours = Votre { $value } résiste.
board-line-hidden = { $count ->
    [1] Une valeur cachée est mise à l’épreuve.
   *[other] { $count } valeurs cachées sont mises à l’épreuve.
}
board-wind-to = { $name } : l’explorateur en { $from } va en { $cell }.
board-wind-to-yours = Votre explorateur en { $from } va en { $cell }.
board-wind-home = { $name } : l’explorateur en { $from } tombe à l’eau et retourne au bateau.
board-wind-home-yours = Votre explorateur en { $from } tombe à l’eau et retourne au bateau.
board-shrink-home = { $name } : l’explorateur retourne au bateau.
board-shrink-home-yours = Votre explorateur retourne au bateau.
board-shrink-coins = { $count ->
    [one] { $count } pièce est perdue.
   *[other] { $count } pièces sont perdues.
}

## Les choix en mots

board-say-move = Aller de { $from } à { $cell }
board-say-swim = Nager de { $from } à { $cell }
board-say-swim-battle = Nager de { $from } à { $cell } et attaquer { $name }
board-say-battle = Attaquer { $name } en { $cell } depuis { $from }
board-say-reveal = Retourner la tuile { $cell }
board-say-reinforce = L’explorateur à l’avant du bateau en { $cell }
board-say-recruit = Pour une pièce, l’explorateur à l’avant du bateau en { $cell }
board-say-ring = Pour une pièce, un anneau à l’explorateur en { $cell }
board-say-spy = Pour une pièce, espionner l’explorateur ({ $name }) en { $cell }
board-say-shrink = Retirer la tuile { $cell }
board-say-flag = Poser le drapeau en { $cell }
board-say-stone = Poser une pierre en { $cell }
board-say-place = Placer un explorateur en { $cell }
board-say-value = Valeur { $value }
board-worth = { $what } (vaut { $value })
board-pass-act = Ne plus agir
board-pass-power = Ne plus rien acheter

## Une bataille, une bombe, une tempête, un espion

board-battle = Bataille en { $cell }
board-attacker = { $name } attaque
board-defender = { $name } se défend
board-battle-ring = { $value } et un anneau
board-battle-won = { $name } gagne.
board-battle-drawn = Égalité : les deux retournent à leur bateau.
board-battle-one-six = Un 1 bat un 6, quels que soient les anneaux.
board-battle-one-five = Entre un 1 et un 5, les anneaux ne comptent pas.
board-battle-private = Seuls les deux adversaires voient les valeurs.
board-bomb = Une bombe de { $strength } en { $cell }
board-miner-pays = { $name } paie un démineur
board-storm = Une tempête en { $cell }
board-spied = { $name } : l’explorateur en { $cell } vaut { $value }
wait-arrange = { $count ->
    [one] { $names } décide encore qui est qui
   *[other] { $names } décident encore qui est qui
}
wait-miner = { $count ->
    [1] { $names } peut payer un démineur
   *[other] { $names } peuvent payer un démineur
}

## Les places

board-coins-of = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
board-count-island = sur l’île
board-count-boat = dans le bateau
board-has-flag = a le drapeau
board-supply = { $count ->
    [one] { $count } pièce en réserve
   *[other] { $count } pièces en réserve
}
board-unseen = Tuiles pas encore vues
board-unseen-gone = Tuiles cachées ou retirées
board-unseen-stones = Pierres pas encore retournées
board-times = { $face } : { $count }
board-turn-of = Tour { $turn } sur { $of }

## La fin

board-won-nobody = Personne n’a le drapeau après le dernier tour : tous partagent la victoire.

## Ce que font les tuiles et les achats

help-hidden = Révélez-la depuis une tuile voisine, ou marchez dessus en la laissant cachée.
help-stone = Qui vient ici la retourne : du butin, ou le drapeau.
help-water = La tuile est partie. Les explorateurs la traversent à la nage vers les tuiles voisines.
help-plain = Rien ne se passe ici.
help-loot = Des pièces pour qui vient ici, mais pas pendant le tour où elle a été retournée.
help-cross = Agit vers le haut, le bas, la gauche et la droite. Les valeurs de { $strength } ou moins vont à l’arrière du bateau ; chacun peut payer deux pièces pour qu’un démineur l’arrête.
help-diagonal = Agit dans les quatre diagonales. Les valeurs de { $strength } ou moins vont à l’arrière du bateau ; chacun peut payer deux pièces pour qu’un démineur l’arrête.
help-line = Agit de haut en bas ou de gauche à droite, au choix de qui l’a trouvée. Les valeurs de { $strength } ou moins vont à l’arrière du bateau ; chacun peut payer deux pièces pour qu’un démineur l’arrête.
help-storm = Pousse d’une case tous les explorateurs d’une des quatre lignes. Qui tombe à l’eau va à l’arrière du bateau.
help-flag = Portez-le, sans personne d’autre sur l’île : c’est gagné.
help-ring = Une pièce : un de plus à la prochaine bataille ou contre la prochaine bombe. Pas pour un 1 contre un 5 ou un 6.
help-recruit = Une pièce : l’explorateur à l’avant de votre bateau vient aussi, une fois par tour.
help-spy = Une pièce : voir la valeur d’un ennemi en ligne droite, sans personne entre vous.
help-miner = Deux pièces : la bombe s’arrête pour de bon.
help-shrink = De l’extérieur vers l’intérieur. Pas une pierre non retournée, pas la tuile où est le drapeau.

## Le quai

verb-stone = Poser une pierre
verb-place = Placer
verb-value = Valeur
verb-again = Recommencer
verb-move = Avancer
verb-swim = Nager
verb-battle = Attaquer
verb-reveal = Révéler
verb-reinforce = Renfort
verb-end = Fini
verb-aim = Allumer
verb-blast = Par là
verb-miner = Payer un démineur
verb-pass = Laisser faire
verb-blow = Souffler
verb-ring = Anneau
verb-recruit = Renfort payé
verb-spy = Espion
verb-shrink = Retirer
verb-flag = Poser le drapeau
verb-move-not = Aucun des vôtres ne peut bouger.
verb-swim-not = Il n’y a pas d’eau à côté de vos explorateurs.
verb-battle-not = Il n’y a pas d’ennemi à côté de vos explorateurs.
verb-reveal-not = Il n’y a pas de tuile cachée à côté de vos explorateurs.
verb-reinforce-not = Une fois par tour, et seulement si quelqu’un attend dans le bateau.
verb-ring-not = Il faut une pièce, et un explorateur sur l’île sans anneau.
verb-recruit-not = Il faut une pièce ; une fois par tour, si quelqu’un attend dans le bateau.
verb-spy-not = Il faut une pièce, et un ennemi en ligne droite dont vous ne voyez pas la valeur.
step-place = Explorateurs
step-arrange = Valeurs
step-act = Agir
step-power = Acheter
step-shrink = Réduire
preview-stone = Une pierre en { $cell } ?
preview-place = Un explorateur en { $cell } ?
preview-value = Valeur { $value } ?
preview-again = Recommencer ?
preview-move = Aller en { $cell } ?
preview-swim = Nager vers { $cell } ?
preview-battle = Attaquer en { $cell } ?
preview-reveal = Retourner { $cell } ?
preview-reinforce = Votre { $value } du bateau en { $cell } ?
preview-end = Rien de plus ?
preview-aim = Faire agir la bombe { $axis } ?
preview-blast = D’abord { $direction } ?
preview-miner = Deux pièces pour un démineur ?
preview-pass = Laisser la bombe continuer ?
preview-blow = Souffler { $direction } ?
preview-ring = Un anneau pour l’explorateur en { $cell } ?
preview-recruit = Pour une pièce, votre { $value } du bateau en { $cell } ?
preview-spy = Espionner l’explorateur en { $cell } ?
preview-shrink = Retirer { $cell } ?
preview-flag = Le drapeau en { $cell } ?

## Questions, et ce qui est en jeu

board-may = { $what } : { $may }
board-axis-vertical = De haut en bas
board-axis-horizontal = De gauche à droite
board-way-n = Vers le haut
board-way-e = Vers la droite
board-way-s = Vers le bas
board-way-w = Vers la gauche
board-way-ne = En haut à droite
board-way-se = En bas à droite
board-way-sw = En bas à gauche
board-way-nw = En haut à gauche
board-ask-arrange = Qui se trouve où ? Personne d’autre ne le saura.
board-ask-full = Aucune tuile libre : aucun de vos explorateurs ne peut débarquer ce tour-ci. Vous n’êtes pas hors jeu.
board-ask-stuck = Aucun de vos explorateurs ne peut plus rien faire.
board-which = { $cell } : lequel de ces choix ?
board-ask-power = { $count ->
    [one] Dépenser votre pièce ?
   *[other] Dépenser de vos { $count } pièces ?
}
board-ask-aim = Une bombe de { $strength } en { $cell }. Dans quel sens ?
board-ask-blast = La bombe de { $strength } en { $cell }. Par où maintenant ?
board-ask-miner = La bombe de { $strength } arrive au { $value } ({ $name }) en { $cell }. Payer un démineur ?
board-ask-miner-yours = La bombe de { $strength } arrive à votre { $value } en { $cell }. Payer un démineur ?
board-ask-miner-hidden = La bombe de { $strength } arrive à l’explorateur ({ $name }) en { $cell }. Payer un démineur ?
board-line-safe = Vous ne perdez personne.
board-flag-risk = S’il est battu, le drapeau est perdu.
board-takes-flag = Votre explorateur prend le drapeau.
board-takes = { $count ->
    [one] Vous prenez { $count } pièce.
   *[other] Vous prenez { $count } pièces.
}
board-takes-not = { $count ->
    [one] La pièce a été découverte pendant ce tour : elle reste là.
   *[other] Les pièces ont été découvertes pendant ce tour : elles restent là.
}
board-stake-reveal = Ce qui s’y trouve agit aussitôt. Bombes et tempêtes n’épargnent personne, pas même les vôtres.
board-arrange-island = Sur l’île
board-arrange-boat = Dans le bateau, en partant de l’avant
board-arrange-ready = Prêt
board-arrange-stakes = Le plus fort bat le plus faible, mais un 1 bat un 6 ; l’avant du bateau débarque en premier. C’est une proposition : gardez-la ou changez-la.
board-arrange-hint = Touchez-en deux pour les échanger, ou faites glisser l’un sur l’autre.
board-arrange-keys = Au clavier : les flèches, et 1 à 6.
board-slot = { $place } : vaut { $value }
board-flag-yours = Vous avez le drapeau
board-battle-won-yours = Vous gagnez.
board-goes-home = retourne au bateau
board-stays = reste
board-turned-up = Sous { $cell } : { $face }
board-gone = Retirée : { $cell } ({ $face })
board-boat-order = dans le bateau, en partant de l’avant
board-some-know = vous et quelques autres le savez

## Le journal : $me : c’est le lecteur, ou le sien ; $them : cela arrive au lecteur

log-turn = Tour { $turn } · { $seat }
log-stone_laid = { $seat } { $me ->
    [yes] posez
   *[no] pose
} une pierre en { $cell }
log-placed = { $seat } { $me ->
    [yes] placez
   *[no] place
} un explorateur en { $cell }
log-ready = { $seat } { $me ->
    [yes] avez fini
   *[no] a fini
}
log-begins = { $seat } { $me ->
    [yes] commencez
   *[no] commence
}
log-moved = { $seat } { $me ->
    [yes] allez
   *[no] va
} de { $from } à { $cell }
log-swam = { $seat } { $me ->
    [yes] nagez
   *[no] nage
} de { $from } à { $cell }
log-revealed = { $seat } { $me ->
    [yes] retournez
   *[no] retourne
} { $cell } : { $face }
log-stone_turned = { $seat } { $me ->
    [yes] retournez
   *[no] retourne
} la pierre en { $cell } : { $face }
log-loot_laid = { $coins ->
    [one] { $coins } pièce en { $cell }
   *[other] { $coins } pièces en { $cell }
}
log-coins_taken = { $seat } { $me ->
    [yes] prenez
   *[no] prend
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} en { $cell }
log-flag_taken = { $seat } { $me ->
    [yes] avez
   *[no] a
} le drapeau en { $cell }
log-flag_fell = Le drapeau est posé en { $cell }
log-reinforced = { $seat } { $me ->
    [yes] faites
   *[no] fait
} venir un explorateur du bateau en { $cell }
log-attacked = { $them ->
    [yes] { $seat } vous attaque
   *[no] { $seat } { $me ->
        [yes] attaquez
       *[no] attaque
    } { $other }
} en { $cell }
log-fought = { $value }{ $ring ->
    [0] {""}
   *[other] {" "}et un anneau
} contre { $against }{ $against_ring ->
    [0] {""}
   *[other] {" "}et un anneau
}
log-won = { $me ->
    [yes] vous gagnez
   *[no] { $seat } gagne
}
log-drew = égalité
log-learnt = L’espion l’a vu : { $me ->
    [yes] votre explorateur
   *[no] l’explorateur ({ $seat })
} en { $cell } vaut { $value }
log-aimed = { $seat } { $me ->
    [yes] faites
   *[no] fait
} agir la bombe en { $cell } { $axis }
log-hit = La bombe est trop forte pour { $me ->
    [yes] votre { $value }
   *[no] le { $value } ({ $seat })
} en { $cell }
log-withstood = { $me ->
    [yes] Votre { $value }
   *[no] { $seat } : le { $value }
} en { $cell } résiste à la bombe
log-defused = { $seat } { $me ->
    [yes] payez
   *[no] paie
} un démineur : la bombe en { $cell } est arrêtée
log-blew = { $seat } { $me ->
    [yes] faites
   *[no] fait
} souffler la tempête en { $cell } { $direction }
log-blown = { $me ->
    [yes] Votre explorateur
   *[no] { $seat } : l’explorateur
} est emporté de { $from } à { $cell }
log-storm_gone = La tempête en { $cell } est partie : *eau peu profonde*
log-home = { $me ->
    [yes] Votre explorateur
   *[no] { $seat } : l’explorateur
} en { $cell } retourne à l’arrière du bateau
log-ringed = { $seat } { $me ->
    [yes] achetez
   *[no] achète
} un anneau pour l’explorateur en { $cell }
log-ring_lost = { $count ->
    [one] { $me ->
        [yes] votre anneau
       *[no] l’anneau ({ $seat })
    } a servi
   *[other] les deux anneaux ont servi
}
log-spied = { $seat } { $me ->
    [yes] espionnez
   *[no] espionne
} { $them ->
    [yes] votre explorateur
   *[no] l’explorateur ({ $other })
} en { $cell }
log-shrank = { $seat } { $me ->
    [yes] retirez
   *[no] retire
} { $cell } : *eau peu profonde*
log-taken = { $seat } { $me ->
    [yes] retirez
   *[no] retire
} { $cell } ; dessous : { $face }
log-coins_lost = { $coins ->
    [one] { $coins } pièce perdue en { $cell }
   *[other] { $coins } pièces perdues en { $cell }
}
log-bonus = { $seat } { $me ->
    [yes] prenez
   *[no] prend
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} comme butin du vainqueur

## Why a space or an explorer means nothing now

board-no-stones = Une pierre se pose là où il n’y en a pas encore.
board-no-place = Les explorateurs commencent sur une tuile libre qui n’est pas une pierre.
board-no-choose = Décidez d’abord de la valeur de cet explorateur.
board-no-arrange = Vos propres explorateurs changent de place : touchez-en un, puis un autre.
board-no-aim = Cette bombe agit en haut et en bas, ou à gauche et à droite.
board-no-blast = La bombe agit maintenant dans une de ses directions.
board-no-miner = Un démineur arrête la bombe, ou vous la laissez agir.
board-no-blow = Une tempête souffle dans une des quatre directions droites.
board-no-flag = Le drapeau va sur une des tuiles les plus proches.
board-no-far = On se déplace sur une tuile voisine, pas en diagonale.
board-no-taken = On se déplace sur une tuile où il n’y a personne.
board-no-attack = Un explorateur attaque sur une tuile voisine ; y aller à la nage prend les deux actions.
board-no-swim = On nage en eau peu profonde jusqu’à une tuile libre voisine.
board-no-stuck = Cet explorateur ne peut rien faire maintenant.
board-no-visit = Une pierre se retourne quand un explorateur y vient.
board-no-reveal = On révèle une tuile face cachée à côté d’un de ses explorateurs, sans personne ni drapeau dessus.
board-no-hand = Prenez d’abord en main un de vos explorateurs.
board-no-reinforce = Un renfort arrive sur une tuile libre à côté d’un de vos explorateurs.
board-no-coins = Les power-ups coûtent des pièces.
board-no-power = Vos actions sont finies : il reste les power-ups, contre des pièces.
board-no-ring = Un anneau va à un de vos explorateurs sur l’île qui n’en a pas.
board-no-spy = Un espion voit un ennemi en ligne droite, sans personne entre vous, dont vous ne voyez pas la valeur.
board-no-sea = Il n’y a plus de tuile à retirer là.
board-no-stays = Une pierre non retournée reste, de même qu’une tuile où se trouve le drapeau.
board-no-occupied = D’abord part une tuile où il n’y a personne, de l’extérieur vers l’intérieur.
board-no-outside = Les tuiles partent de l’extérieur vers l’intérieur.
