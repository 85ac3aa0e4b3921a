## Das Spielbrett im Web

board-island = Die Insel: noch { $left } von { $of } Feldern
board-you-here = du stehst hier
board-here = { $name } steht hier
board-may-sink = kann bei dieser Flut versinken
board-treasure-place = Fundort des Artefakts { $treasure }
board-held = in der Hand: wähle ein Feld
board-may-move = hierher gehen
board-may-fly = hierher fliegen
board-may-swim = sich hierher retten
board-may-guide = führen
board-may-shore = trockenlegen
board-may-give = eine Karte geben
board-may-capture = das Artefakt bergen
board-may-sandbag = Sandsäcke legen
board-may-helicopter = den Helikopter rufen
board-may-board = mit an Bord nehmen
board-may-land = hier landen
board-may-lift_off = nach Hause fliegen
board-water = { $cards ->
    [one] Wasser an Marke { $mark } von 10: { $cards } Flutkarte pro Zug
   *[other] Wasser an Marke { $mark } von 10: { $cards } Flutkarten pro Zug
}
board-water-skull = Das Wasser steht am Totenkopf
board-treasure-needs = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
board-treasure-won = geborgen
board-treasure-with = bei { $name }

## Plätze und Stapel

board-hand = Hand: { $count } von { $limit } Karten
board-cards = { $count } von { $limit } Karten
board-over-limit = { $over ->
    [one] { $over } Karte zu viel
   *[other] { $over } Karten zu viel
}
board-holds = Artefakt: { $treasure }
board-treasure-cards = Artefaktkarten
board-flood-cards = Flutkarten
board-flood-discards = Abgelegte Flutkarten, wieder obenauf, wenn das Wasser steigt
board-discards = Abgelegte Artefaktkarten
board-risk = { $of ->
    [one] { $sinking } von der nächsten { $of } Flutkarte versenkt ein Feld.
   *[other] { $sinking ->
        [one] { $sinking } der nächsten { $of } Flutkarten versenkt ein Feld.
       *[other] { $sinking } der nächsten { $of } Flutkarten versenken ein Feld.
    }
}

## Die Leiste mit der Frage

verb-move = Gehen
verb-guide = Führen
verb-shore = Trockenlegen
verb-give = Geben
verb-capture = Bergen
verb-special = Sonderkarte
verb-discard = Ablegen
verb-done = Fertig
verb-fly = Fliegen
verb-swim = Retten
verb-sandbag = Sandsäcke legen
verb-helicopter = Rufen
verb-board = Einsteigen
verb-land = Landen
verb-lift_off = Heimfliegen
verb-end = Aktionen beenden
verb-pass = Weiter
verb-move-not = Es geht gerade nirgendwohin.
verb-guide-not = Nur der Navigator führt andere.
verb-shore-not = Kein überflutetes Feld in Reichweite.
verb-give-not = Niemand in Reichweite, oder keine Artefaktkarte zum Geben.
verb-capture-not = Dazu braucht es vier Karten eines Artefakts, auf einem seiner zwei Felder.
verb-special-not = Keine Sonderkarte, die jetzt gespielt werden könnte.
verb-discard-not = Keine Karte muss weg.
verb-done-not = Erst muss etwas gewählt werden.
step-act = Handeln
step-draw = Ziehen
step-flood = Flut
preview-move = Zu „{ $tile }“ gehen?
preview-fly = Zu „{ $tile }“ fliegen?
preview-swim = Auf „{ $tile }“ retten?
preview-guide = { $role } zu „{ $tile }“ führen?
preview-shore = „{ $tile }“ trockenlegen?
preview-give = { $treasure } an { $role } geben?
preview-capture = Artefakt bergen: { $treasure }?
preview-end = Aktionen beenden und ziehen?
preview-discard = { $card } ablegen?
preview-sandbag = Sandsäcke auf „{ $tile }“?
preview-helicopter = Helikopter: { $role } steigt ein?
preview-board = { $role } steigt auch ein?
preview-land = Auf „{ $tile }“ landen?
preview-lift_off = Zusammen nach Hause fliegen?
preview-pass = Nichts tun, weiter?
