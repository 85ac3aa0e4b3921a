## The board of the web client

board-island = L’île : { $left } tuiles sur { $of }
board-sea = mer
board-harbour = port, { $island }
board-swimming = à la nage : { $who }
board-saved-here = sauvés : { $who }
board-saved-nobody = personne n’y est encore sauvé
board-yours = votre explorateur
board-of = explorateur de { $name }
board-value = vaut { $value }
board-value-hidden = valeur cachée
board-your-explorers = { $count ->
    [one] votre explorateur
   *[other] { $count } de vos explorateurs
}
board-explorers-of = { $count ->
    [one] explorateur de { $name }
   *[other] { $count } explorateurs de { $name }
}
board-you = vous
board-boat = bateau, { $count } places prises sur { $of }
board-steers = à la barre : { $names }
board-steers-anybody = tous peuvent le mener
board-is-swimming = nage
board-is-aboard = en bateau
board-is-safe = sauvé
board-die = Le dé montre : { $kind }
board-turned = La tuile : { $tile }
board-kept = Une tuile a été gardée ({ $terrain })

## What you may do there

board-may-take = prendre en main
board-may-step = aller ici
board-may-board = monter à bord
board-may-jump = sauter à l’eau
board-may-land = débarquer ici
board-may-row = mener ici
board-may-glide = déplacer la créature ici
board-may-pick = choisir celle-ci
board-may-put = la faire surgir ici
board-may-sink = prendre cette tuile
board-may-crew = à bord
board-may-place = placer un explorateur
board-may-launch = mettre un bateau à l’eau
board-may-play = jouer

## In hand, and what may come of it

board-hold-explorer = Où aller ? Ou prenez une autre pièce
board-hold-boat = Menez le bateau, ou prenez une autre pièce
board-hold-creature = Où aller ? En main : { $kind }
board-short-boat = Le bateau
board-short-worth = Vaut { $value }
board-short-number = Explorateur { $number }
board-danger = Peut venir dans l’eau rayée : { $kinds }
board-danger-here = peut venir ici au prochain jet : { $kinds }
board-meets-swimmer = Là attend { $creature } : votre explorateur serait perdu.
board-meets-serpent = Un serpent y attend : le bateau et tous à bord seraient perdus.
board-meets-whale = Une baleine y attend : le bateau chavirerait.
board-strikes = { $count ->
    [one] Un explorateur serait perdu.
   *[other] { $count } explorateurs seraient perdus.
}
board-strikes-whale = { $count ->
    [one] Le bateau chavirerait ; son passager nagerait.
   *[other] Le bateau chavirerait ; ses { $count } passagers nageraient.
}

## Choices in words

board-say-walk = Marcher de { $from } à { $to }
board-say-wade = De { $from } à l’eau en { $to }
board-say-swim = Nager de { $from } à { $to }
board-say-board = De { $from } dans le bateau en { $to }
board-say-climb = Grimper dans le bateau en { $to }
board-say-jump = Sauter du bateau en { $from }
board-say-land = Débarquer de { $from } sur { $island }
board-say-row = Mener le bateau de { $from } à { $to }
board-say-glide = Déplacer { $creature } de { $from } à { $to }
board-say-pick = Choisir { $creature } en { $from }
board-say-put = La faire surgir en { $to }
board-say-sink = Prendre la tuile { $cell } ({ $terrain })
board-say-crew = À bord : { $colour }
board-say-place = Placer un explorateur en { $cell }
board-say-place-colour = Placer un explorateur en { $cell } : { $colour }
board-say-value = Vaut { $value }
board-say-launch = Mettre un bateau à l’eau en { $cell }
board-say-play = Jouer la tuile : { $tile }
board-say-defend = Repousser avec votre tuile ({ $terrain })
board-worth = { $what } (vaut { $value })
board-number = { $what } (explorateur { $number })
board-pass-play = Ne pas jouer de tuile
board-pass-dolphin = Assez loin
board-pass-wind = Assez loin
board-pass-move = Fin des déplacements
board-pass-creature = La laisser là
board-pass-defend = Laisser venir

## Answering a creature

wait-defend = { $count ->
    [one] { $names } peut repousser l’attaque : { $creature }
   *[other] { $names } peuvent repousser l’attaque : { $creature }
}

## Seats, hands, tiles

board-tiles = { $count ->
    [0] aucune tuile
    [one] { $count } tuile
   *[other] { $count } tuiles
}
board-backs = { $terrain } : { $count }
board-count-hand = à placer
board-count-safe = saufs
board-count-ashore = à terre
board-count-sea = en mer
board-count-lost = perdus
board-your-tiles = Vos tuiles
board-hidden = caché
board-keep-stop_shark = quand un requin vient sur un de vos nageurs
board-keep-stop_whale = quand une baleine vient sur un de vos bateaux
board-keep-useless = sans usage maintenant
board-keep-later = au début de votre tour
board-sinking = Sombre maintenant : { $terrain }
board-sunk = L’île a sombré
board-tiles-left = Tuiles restantes
board-spent = Tuiles hors du jeu : { $count }

## The score

board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-saved-lost = { $saved } sauvés, { $lost } perdus
board-saved-value = Sauvé, vaut { $value }
board-won-points = { $names } gagne : le plus de points, { $points }.
board-won-saved = { $names } gagne : autant de points ({ $points }), mais plus d’explorateurs sauvés ({ $saved }).
board-won-shared = { $names } se partagent la victoire avec { $points } points chacun.

## The dock

verb-step = Aller
verb-board = Monter
verb-jump = Sauter
verb-land = Débarquer
verb-row = Mener
verb-glide = Déplacer
verb-pick = Celle-ci
verb-put = Ici
verb-sink = Prendre la tuile
verb-crew = À bord
verb-place = Placer
verb-launch = À l’eau
verb-play = Jouer
verb-value = Choisir
verb-defend = Repousser
verb-pass = Continuer
step-tile = Tuile
step-move = Déplacer
step-sink = Sombrer
step-creature = Créature
step-place = Explorateurs
step-launch = Bateaux
