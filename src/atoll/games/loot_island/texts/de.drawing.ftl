# Die Insel im Terminal.
draw-round = Runde { $round } von { $of }
draw-red = rot
draw-blue = blau
draw-green = grün
draw-yellow = gelb
draw-ahead = Das Schiff nimmt Kurs auf die { $coast }. { $forecast }
draw-then = Danach die { $coast }. { $forecast }
draw-need = { $cards ->
    [one] { $landing }: noch { $cards } Karte nötig
   *[other] { $landing }: noch { $cards } Karten nötig
}
draw-loot = { $treasures ->
    [one] { $landing }: { $loot }, { $treasures } Schatz
   *[other] { $landing }: { $loot }, { $treasures } Schätze
}
draw-islands = Kleine Inseln: { $islands }
draw-turned = umgedreht: { $islands }
draw-islet-remove = { $cubes ->
    [one] { $cubes } Würfel ablegen
   *[other] { $cubes } Würfel ablegen
}
draw-islet-compass = einen Kompass nach unten
draw-islet-compass-top = einen Kompass nach oben
draw-islet-draw = zwei Karten ziehen
draw-islet-treasure = ein Schatz für einen Würfel
draw-islet-place = einen Kompass legen
draw-islet-ship = das Schiff bewegen
draw-table = Zu teilen: { $treasures }
draw-offers = Für die, die passen: { $treasures }
draw-cubes = { $cubes } von { $limit } Würfeln
draw-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
draw-compasses = { $compasses ->
    [one] noch { $compasses } Kompass
   *[other] noch { $compasses } Kompasse
}
draw-gold = Beute { $gold } wert
draw-crosses = { $crosses ->
    [one] { $crosses } Kreuz
   *[other] { $crosses } Kreuze
}
draw-out-cursed = dem Fluch verfallen
draw-out-unpaid = konnte die Heilerin nicht bezahlen
draw-passed = gepasst
draw-hand = Karten:
draw-chosen = Gewählt:
draw-healers = Heilerinnen: { $healers }
draw-held = Heilerinnen auf der Hand: { $healers }
draw-cost = { $cube ->
    [0] { $once } insgesamt
   *[other] { $once ->
        [0] { $cube } je Würfel
       *[other] { $cube } je Würfel + { $once }
    }
}
draw-price = { $cost } = { $gold } Gold
draw-stock = Landkarten: { $pile } im Stapel, { $discards } abgelegt. Schätze: { $treasures } verdeckt, { $buried } vergraben.
draw-legend = N1 3/4 AC: Karten, nötige Karten, Kompasse von unten (X Aaron). Landkarten: + zählt doppelt, » Karte ziehen, − Würfel ablegen, ■ Truhe, ★ Joker. Schätze: ✝ Kreuze, × Buch, ←→○ Schädel. ═ Küste, die erkundet wird, ⚑ Startplättchen.
draw-discards = Abgelegte Landkarten
draw-buried = Vergraben
draw-coming = Noch zu erwarten
draw-leaving = Kompass von { $landing }
draw-find = einen Schatz aufdecken und einen Würfel nehmen
draw-sail = das Schiff fährt weiter zur { $coast }
draw-cubes-after = Würfel { $cubes } → { $after }

# Arten der Auswahl, als Überschriften des Menüs.
menu-choose = Karten
menu-site = Landestelle
menu-shift = Landestelle
menu-island = Insel
menu-pass = Passen
menu-done = Fertig
menu-use = Ja
menu-decline = Nein
menu-stack = Kompass
menu-withdraw = Kompass
menu-copy = Kopieren
menu-keep = Behalten
menu-bury = Vergraben
menu-lay = Auslegen
menu-heal = Heilerin
