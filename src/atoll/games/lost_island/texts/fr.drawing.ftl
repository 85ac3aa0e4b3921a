# L’île dans le terminal.
draw-player = { $coins ->
    [one] { $coins } pièce, { $ashore } sur l’île
   *[other] { $coins } pièces, { $ashore } sur l’île
}
draw-boat = Bateau : { $values }
draw-boat-empty = Bateau : vide
draw-boat-place = bateau { $number }
draw-flag-hidden = Le drapeau est sous une pierre.
draw-flag-lies = Le drapeau est posé en { $cell }.
draw-flag-with = { $who } a le drapeau ({ $cell }).
draw-tiles = Encore { $left ->
    [one] { $left } tuile
   *[other] { $left } tuiles
}, { $coins ->
    [one] { $coins } pièce en réserve
   *[other] { $coins } pièces en réserve
}
draw-legend = A5 explorateur et valeur (? inconnue de vous, ! vue de tous), ° anneau, ⚑ drapeau ; bateaux de l’avant vers l’arrière ; ░ cachée, ▲ pierre, ~ eau ; ●2 pièces (○2 pas ce tour)
draw-active = ✱ agit maintenant : { $face } en { $cell }
draw-unseen = Tuiles pas encore vues
draw-unseen-stones = Pierres pas encore retournées
draw-seen-by = vu par { $who }
draw-nobody = personne
draw-price = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

# Sortes de choix, comme titres du menu.
menu-stone = Pierre
menu-place = Placer
menu-value = Valeur
menu-again = Recommencer
menu-move = Déplacer
menu-swim = Nager
menu-reveal = Révéler
menu-reinforce = Renfort
menu-battle = Attaquer
menu-end = Fini
menu-aim = Bombe
menu-blast = Bombe
menu-miner = Démineur
menu-pass = Continuer
menu-blow = Tempête
menu-ring = Anneau
menu-recruit = Renfort payé
menu-spy = Espion
menu-shrink = Retirer
menu-flag = Drapeau
