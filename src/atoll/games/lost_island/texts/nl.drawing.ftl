# Het eiland in de terminal.
draw-player = { $coins ->
    [one] { $coins } munt, { $ashore } op het eiland
   *[other] { $coins } munten, { $ashore } op het eiland
}
draw-boat = Boot: { $values }
draw-boat-empty = Boot: leeg
draw-boat-place = boot { $number }
draw-flag-hidden = De vlag ligt onder een steen.
draw-flag-lies = De vlag ligt op { $cell }.
draw-flag-with = { $who } heeft de vlag ({ $cell }).
draw-tiles = Nog { $left ->
    [one] { $left } tegel
   *[other] { $left } tegels
}, { $coins ->
    [one] { $coins } munt in de voorraad
   *[other] { $coins } munten in de voorraad
}
draw-legend = A5 verkenner en waarde (? weet je niet, ! door allen gezien), ° ring, ⚑ vlag; boten van voren af; ░ dicht, ▲ steen, ~ water; ●2 munten (○2 niet deze beurt)
draw-active = ✱ werkt nu: { $face } op { $cell }
draw-unseen = Nog niet geziene tegels
draw-unseen-stones = Nog niet omgedraaide stenen
draw-seen-by = gezien door { $who }
draw-nobody = niemand
draw-price = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}

# Soorten keuzes, als kopjes van het menu.
menu-stone = Steen
menu-place = Neerzetten
menu-value = Waarde
menu-again = Opnieuw
menu-move = Verplaatsen
menu-swim = Zwemmen
menu-reveal = Omdraaien
menu-reinforce = Versterken
menu-battle = Aanvallen
menu-end = Klaar
menu-aim = Bom
menu-blast = Bom
menu-miner = Bomexpert
menu-pass = Verder
menu-blow = Storm
menu-ring = Ring
menu-recruit = Versterking
menu-spy = Spion
menu-shrink = Weghalen
menu-flag = Vlag
