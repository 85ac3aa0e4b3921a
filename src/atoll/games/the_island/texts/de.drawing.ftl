# Die Insel im Terminal.
draw-sinking = Jetzt versinkt: { $terrain }.
draw-sunk = Die Insel ist versunken.
draw-explorers = { $left } auf dem Plan, { $saved } gerettet, { $lost } verloren
draw-score = { $points ->
    [one] { $points } Punkt, { $saved } gerettet
   *[other] { $points } Punkte, { $saved } gerettet
}
draw-hand = Plättchen: { $tiles }
draw-values = Werte: { $values }
draw-to-place = Noch einzusetzen: { $values }
draw-legend = A, B … Abenteurer, kleine Buchstaben schwimmen; [A··] Schiff; { $creatures }; { $safe } sichere Insel und Häfen; + mehr als Platz hat; { $lost } dort ginge jemand verloren, { $capsized } dort kenterte ein Schiff
draw-ashore = an Land
draw-spent = Aus dem Spiel, { $terrain }
draw-unseen = Noch nicht gesehen, { $terrain }

# Arten von Entscheidungen, als Überschriften des Menüs.
menu-place = Einsetzen
menu-value = Wert
menu-launch = Schiff
menu-play = Plättchen
menu-step = Bewegen
menu-board = An Bord
menu-jump = Springen
menu-land = An Land
menu-row = Fahren
menu-sink = Nehmen
menu-crew = An Bord
menu-glide = Bewegen
menu-pick = Auswählen
menu-put = Nach
menu-defend = Abwehren
menu-pass = Weiter
