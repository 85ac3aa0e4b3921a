# Het eiland in de terminal.
draw-round = Ronde { $round } van { $of }
draw-red = rood
draw-blue = blauw
draw-green = groen
draw-yellow = geel
draw-ahead = Het schip koerst naar de { $coast }. { $forecast }
draw-then = Daarna de { $coast }. { $forecast }
draw-need = { $cards ->
    [one] { $landing }: nog { $cards } kaart nodig
   *[other] { $landing }: nog { $cards } kaarten nodig
}
draw-loot = { $treasures ->
    [one] { $landing }: { $loot }, { $treasures } schat
   *[other] { $landing }: { $loot }, { $treasures } schatten
}
draw-islands = Kleine eilanden: { $islands }
draw-turned = omgedraaid: { $islands }
draw-islet-remove = { $cubes ->
    [one] { $cubes } blokje weg
   *[other] { $cubes } blokjes weg
}
draw-islet-compass = een kompas naar onderen
draw-islet-compass-top = een kompas naar boven
draw-islet-draw = twee kaarten
draw-islet-treasure = een schat voor een blokje
draw-islet-place = kompas leggen
draw-islet-ship = schip verplaatsen
draw-table = Te verdelen: { $treasures }
draw-offers = Voor wie past: { $treasures }
draw-cubes = { $cubes } van { $limit } blokjes
draw-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
draw-compasses = { $compasses ->
    [one] nog { $compasses } kompas
   *[other] nog { $compasses } kompassen
}
draw-gold = buit { $gold } waard
draw-crosses = { $crosses ->
    [one] { $crosses } kruis
   *[other] { $crosses } kruisen
}
draw-out-cursed = geveld door de vloek
draw-out-unpaid = kon de heelster niet betalen
draw-passed = gepast
draw-hand = Kaarten:
draw-chosen = Gekozen:
draw-healers = Heelsters: { $healers }
draw-held = Heelsters in de hand: { $healers }
draw-cost = { $cube ->
    [0] { $once } in totaal
   *[other] { $once ->
        [0] { $cube } per blokje
       *[other] { $cube } per blokje + { $once }
    }
}
draw-price = { $cost } = { $gold } goud
draw-stock = Landkaarten: { $pile } in de stapel, { $discards } afgelegd. Schatten: { $treasures } gedekt, { $buried } begraven.
draw-legend = N1 3/4 AC: kaarten, nodig, kompassen van onder naar boven (X Aaron). Landkaarten: + telt dubbel, » trek een kaart, − verwijder een blokje, ■ schatkist, ★ joker. Schatten: ✝ kruisen, × boek, ←→○ schedels. ═ te verkennen kust, ⚑ startspeler.
draw-discards = Afgelegde landkaarten
draw-buried = Begraven
draw-coming = Nog te komen
draw-leaving = kompas van { $landing }
draw-find = een schat omdraaien en een blokje nemen
draw-sail = het schip vaart door naar de { $coast }
draw-cubes-after = blokjes { $cubes } → { $after }

# Soorten keuzes, als kopjes van het menu.
menu-choose = Kaarten
menu-site = Aanlegplaats
menu-shift = Aanlegplaats
menu-island = Eiland
menu-pass = Passen
menu-done = Klaar
menu-use = Ja
menu-decline = Nee
menu-stack = Kompas
menu-withdraw = Kompas
menu-copy = Kopiëren
menu-keep = Houden
menu-bury = Begraven
menu-lay = Openleggen
menu-heal = Heelster
