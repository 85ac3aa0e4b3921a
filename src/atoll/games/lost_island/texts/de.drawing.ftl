# Die Insel im Terminal.
draw-player = { $coins ->
    [one] { $coins } Münze, { $ashore } auf der Insel
   *[other] { $coins } Münzen, { $ashore } auf der Insel
}
draw-boat = Boot: { $values }
draw-boat-empty = Boot: leer
draw-boat-place = Boot { $number }
draw-flag-hidden = Die Fahne liegt unter einem Stein.
draw-flag-lies = Die Fahne liegt auf { $cell }.
draw-flag-with = { $who } hat die Fahne ({ $cell }).
draw-tiles = Noch { $left } Plättchen, { $coins ->
    [one] { $coins } Münze im Vorrat
   *[other] { $coins } Münzen im Vorrat
}
draw-legend = A5 Entdecker und Wert (? dir unbekannt, ! von allen gesehen), ° Ring, ⚑ Fahne; Boote von vorn; ░ verdeckt, ▲ Stein, ~ Wasser; ●2 Münzen (○2 nicht in diesem Zug)
draw-active = ✱ wirkt jetzt: { $face } auf { $cell }
draw-unseen = Noch nicht gesehene Plättchen
draw-unseen-stones = Noch nicht umgedrehte Steine
draw-seen-by = gesehen von { $who }
draw-nobody = niemand
draw-price = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}

# Arten von Entscheidungen, als Überschriften des Menüs.
menu-stone = Stein
menu-place = Einsetzen
menu-value = Wert
menu-again = Von vorn
menu-move = Bewegen
menu-swim = Schwimmen
menu-reveal = Aufdecken
menu-reinforce = Verstärken
menu-battle = Angreifen
menu-end = Fertig
menu-aim = Bombe
menu-blast = Bombe
menu-miner = Bombenräumer
menu-pass = Weiter
menu-blow = Sturm
menu-ring = Ring
menu-recruit = Verstärkung
menu-spy = Spion
menu-shrink = Wegnehmen
menu-flag = Fahne
