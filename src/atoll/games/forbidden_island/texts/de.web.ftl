## Das Spielbrett im Web

board-island = Die Insel: noch { $left } von { $of } Feldern
board-you-here = du stehst hier
board-here = { $name } steht hier
board-may-sink = kann bei dieser Flut versinken
board-treasure-place = Fundort des Artefakts { $treasure }
board-held = in der Hand: wähl ein Feld
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
    [one] Pegelstand { $mark } von 10: { $cards } Flutkarte pro Zug
   *[other] Pegelstand { $mark } von 10: { $cards } Flutkarten pro Zug
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
board-discard = { $special ->
    [yes] { $over ->
        [one] Eine Karte zu viel: Leg eine ab oder spiel eine Sonderkarte.
       *[other] { $over } Karten zu viel: Leg sie ab oder spiel Sonderkarten.
    }
   *[no] { $over ->
        [one] Eine Karte zu viel: Leg eine ab.
       *[other] { $over } Karten zu viel: Leg sie ab.
    }
}
board-holds = Artefakt: { $treasure }
board-lost = { $treasure } ist verloren
board-result = { $won } von { $of } Artefakten, Zug { $turn }
board-treasure-cards = Artefaktkarten
board-flood-cards = Flutkarten
board-flood-discards = Abgelegte Flutkarten, wieder obenauf, wenn das Wasser steigt
board-discards = Abgelegte Artefaktkarten
board-risk = { $of ->
    [one] Die nächste Flutkarte versenkt ein Feld.
   *[other] { $sinking ->
        [one] { $sinking } der nächsten { $of } Flutkarten versenkt ein Feld.
       *[other] { $sinking } der nächsten { $of } Flutkarten versenken je ein Feld.
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
verb-board = Mitnehmen
verb-land = Landen
verb-lift_off = Heimfliegen
verb-end = Aktionen beenden
verb-pass = Weiter
verb-move-not = Du kannst gerade nirgendwohin.
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
preview-swim = Dich auf „{ $tile }“ retten?
preview-guide = Zu „{ $tile }“ führen: { $role }?
preview-shore = „{ $tile }“ trockenlegen?
preview-give = Karte { $treasure } geben an: { $role }?
preview-capture = Artefakt bergen: { $treasure }?
preview-end = Aktionen beenden und ziehen?
preview-discard = { $card } ablegen?
preview-sandbag = Sandsäcke auf „{ $tile }“?
preview-helicopter = { $me ->
    [yes] Helikopter: Steigst du ein?
   *[no] Helikopter: Steigt { $role } ein?
}
preview-board = { $me ->
    [yes] Auch einsteigen?
   *[no] Steigt { $role } auch ein?
}
preview-land = Auf „{ $tile }“ landen?
preview-lift_off = Zusammen nach Hause fliegen?
preview-pass = Nichts tun, weiter?

## Das Protokoll: *Wasser* kursiv; $me: wer liest, hat es getan; $them: es betrifft, wer liest

log-flooded = { $tile } *überflutet*
log-sunk = { $tile } *versunken*
log-turn = Zug { $turn } · { $seat }
log-laid = { $tile } ausgelegt
log-cast = { $seat }: { $role }, Start auf „{ $tile }“
log-dealt = { $seat } { $me ->
    [yes] bekommst
   *[no] bekommt
} { $card }
log-begins = { $seat } { $me ->
    [yes] beginnst
   *[no] beginnt
}
log-moved = { $seat } { $me ->
    [yes] gehst
   *[no] geht
} zu „{ $tile }“
log-dived = { $seat } { $me ->
    [yes] tauchst
   *[no] taucht
} zu „{ $tile }“
log-flew = { $seat } { $me ->
    [yes] fliegst
   *[no] fliegt
} zu „{ $tile }“
log-guided = { $seat } { $me ->
    [yes] führst
   *[no] führt
} { $other } zu „{ $tile }“
log-shored = { $seat } { $me ->
    [yes] legst
   *[no] legt
} „{ $tile }“ trocken
log-gave = { $seat } { $me ->
    [yes] gibst
   *[no] gibt
} { $them ->
    [yes] dir
   *[no] { $other }
} { $card }
log-captured = { $seat } { $me ->
    [yes] birgst
   *[no] birgt
} { $treasure } auf „{ $tile }“
log-drew = { $seat } { $me ->
    [yes] ziehst
   *[no] zieht
} { $card }
log-waters_rose = { $cards ->
    [0] Das Wasser erreicht den Totenkopf
    [one] Das Wasser steigt auf Pegelstand { $mark }: { $cards } Flutkarte je Zug
   *[other] Das Wasser steigt auf Pegelstand { $mark }: { $cards } Flutkarten je Zug
}
log-discarded = { $seat } { $me ->
    [yes] legst
   *[no] legt
} { $card } ab
log-sandbagged = { $seat } { $me ->
    [yes] legst
   *[no] legt
} Sandsäcke: „{ $tile }“ ist trocken
log-called = { $seat } { $me ->
    [yes] rufst
   *[no] ruft
} den Helikopter; { $them ->
    [yes] du steigst
   *[no] { $other } steigt
} zuerst ein
log-boarded = { $them ->
    [yes] Du steigst
   *[no] { $other } steigt
} auch ein
log-airlifted = Der Helikopter bringt { $other } zu „{ $tile }“
log-lifted_off = { $seat } { $me ->
    [yes] rufst
   *[no] ruft
} den Helikopter: Das ganze Team hebt ab
log-swam = { $seat } { $me ->
    [yes] rettest dich
   *[no] rettet sich
} von „{ $from }“ auf „{ $tile }“

## Why a space or a card means nothing now

board-no-far = Eine Aktion führt auf ein Feld daneben: oben, unten, links oder rechts.
board-no-diagonal = Eine Aktion führt den Forscher auf ein Feld daneben, auch diagonal.
board-no-dive = Der Taucher kommt nur durch überflutete und fehlende Felder.
board-no-surface = Ein Tauchgang endet auf einem Feld, das noch da ist.
board-no-flown = Der Pilot fliegt einmal je Zug; jetzt nur noch auf ein Feld daneben.
board-no-missing = Wo ein Feld versunken ist, kann niemand gehen.
board-no-here = Dort stehst du schon.
board-no-dry = Nur ein überflutetes Feld lässt sich trockenlegen.
board-no-gone = Ein versunkenes Feld kommt nie zurück.
board-no-reach = Du legst dein eigenes Feld trocken oder eines daneben.
board-no-reach_all = Der Forscher legt sein eigenes Feld trocken oder eines daneben, auch diagonal.
board-no-second = Auch das zweite Feld ist überflutet: dein eigenes oder eines daneben.
board-no-guide = Der Navigator bewegt eine andere Figur bis zu zwei Felder weit.
board-no-another = Eine weitere Figur darf noch ein Feld weit.
board-no-give = Eine Artefaktkarte gibst du jemandem auf deinem Feld.
board-no-anybody = Der Bote gibt eine Artefaktkarte an eine beliebige andere Figur.
board-no-capture = Ein Artefakt braucht vier seiner Karten, auf einem seiner zwei Felder.
board-no-won = Dieses Artefakt hat das Team schon.
board-no-spent = Es ist keine Aktion mehr übrig.
board-no-sandbag = Sandsäcke kommen auf ein überflutetes Feld.
board-no-discard = Erst müssen Karten weg: Eine Hand behält höchstens fünf.
board-no-special = Jetzt werden nur Sonderkarten gespielt.
board-no-flight = Der Helikopter bringt Figuren von einem Feld auf ein anderes, das noch da ist.
board-no-rescue = Jetzt kann sie nur noch ein Helikopter retten.
board-no-ashore = Man rettet sich auf ein Feld, das noch da ist.
board-no-swim = Man rettet sich auf ein Feld daneben: oben, unten, links oder rechts.
board-no-swim_all = Der Forscher rettet sich auf ein Feld daneben, auch diagonal.
board-no-nearest = Der Taucher erreicht das nächste Feld.
board-no-own_turn = Artefaktkarten gibt man im eigenen Zug weiter.
board-no-later = Sonderkarten warten, bis das hier erledigt ist.
board-no-flooding = Sandsäcke kommen vor den Flutkarten.
