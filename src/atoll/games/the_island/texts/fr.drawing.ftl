# L’île dans le terminal.
draw-sinking = Terrain qui sombre : { $terrain }.
draw-sunk = L’île a disparu.
draw-explorers = sur le plateau : { $left }, sauvés : { $saved }, perdus : { $lost }
draw-score = { $points ->
    [one] { $points } point, sauvés : { $saved }
   *[other] { $points } points, sauvés : { $saved }
}
draw-hand = Tuiles : { $tiles }
draw-values = Valeurs : { $values }
draw-to-place = Encore à placer : { $values }
draw-legend = A, B … explorateurs, en minuscules ils nagent ; [A··] bateau ; { $creatures } ; { $safe } île sûre et ports ; + davantage ; { $lost } quelqu’un y serait perdu, { $capsized } un bateau y chavirerait
draw-ashore = débarquer
draw-spent = Hors du jeu, { $terrain }
draw-unseen = Pas encore vues, { $terrain }

# Sortes de choix, comme titres du menu.
menu-place = Placer
menu-value = Valeur
menu-launch = Bateau
menu-play = Tuile
menu-step = Déplacer
menu-board = Embarquer
menu-jump = Sauter
menu-land = Débarquer
menu-row = Ramer
menu-sink = Retirer
menu-crew = À bord
menu-glide = Déplacer
menu-pick = Choisir
menu-put = Vers
menu-defend = Repousser
menu-pass = Continuer
