## The board of the web client

board-island = Die Insel: noch { $left } von { $of } Plättchen
board-sea = Meer
board-harbour = Hafen: { $island }
board-swimming = schwimmt: { $who }
board-saved-here = gerettet: { $who }
board-saved-nobody = hier noch niemand gerettet
board-yours = dein Abenteurer
board-of = Abenteurer von { $name }
board-value = { $value } wert
board-value-hidden = Wert verborgen
board-your-explorers = { $count ->
    [one] dein Abenteurer
   *[other] { $count } Abenteurer von dir
}
board-explorers-of = { $count ->
    [one] Abenteurer von { $name }
   *[other] { $count } Abenteurer von { $name }
}
board-you = du
board-boat = Schiff, { $count } von { $of } Plätzen besetzt
board-steers = am Ruder: { $names }
board-steers-anybody = alle dürfen damit fahren
board-is-swimming = schwimmt
board-is-aboard = an Bord
board-is-safe = gerettet
board-die = Der Würfel zeigt: { $kind }
board-turned = Das Plättchen: { $tile }
board-kept = Ein Plättchen wurde behalten ({ $terrain })
board-kept-short = verdeckt behalten

## What you may do there

board-may = { $what }: { $may }
board-may-take = in die Hand nehmen
board-may-step = hierher
board-may-board = an Bord gehen
board-may-jump = ins Wasser springen
board-may-land = hier an Land
board-may-row = hierher fahren
board-may-glide = die Kreatur hierher
board-may-pick = auswählen
board-may-put = hier auftauchen lassen
board-may-sink = dieses Plättchen nehmen
board-may-crew = an Bord
board-may-place = Abenteurer einsetzen
board-may-launch = Schiff einsetzen
board-may-play = spielen

## In hand, and what may come of it

board-hold-explorer = Wohin? Oder nimm eine andere Figur
board-hold-boat = Fahr mit dem Schiff, oder nimm eine andere Figur
board-hold-creature = Wohin mit dem { $kind }?
board-hold-rolled = Du hast { $creature } gewürfelt. Wohin? { $left ->
    [one] Noch ein Feld.
   *[other] Noch { $left } Felder.
}
board-short-boat = Das Schiff
board-short-worth = { $value } wert
board-short-number = Abenteurer { $number }
board-danger = { $kinds ->
    [Seeungeheuer] Ein Seeungeheuer kann das gestreifte Wasser erreichen
    [Hai] Ein Hai kann das gestreifte Wasser erreichen
    [Wal] Ein Wal kann das gestreifte Wasser erreichen
   *[other] Gefahr im gestreiften Wasser: { $kinds }
}
board-danger-here = kann mit dem nächsten Wurf hierher kommen: { $kinds }
board-fate-lost = wer dort getroffen wird, ist verloren
board-fate-capsized = das Schiff würde dort kentern
board-fates = { $fate ->
    [capsized] Gekentertes Schiff: Dort würde es kentern
   *[other] Totenkopf: Wer dort getroffen wird, ist verloren
}
board-falls = { $count ->
    [one] Dein eigener Abenteurer steht darauf und fiele ins Wasser.
   *[other] { $count } deiner eigenen Abenteurer stehen darauf und fielen ins Wasser.
}
board-meets-swimmer = Dort gibt es { $creature }: Dein Abenteurer ginge verloren.
board-meets-serpent = Dort wartet ein Seeungeheuer: Das Schiff und alle an Bord gingen verloren.
board-meets-whale = Dort wartet ein Wal: Das Schiff würde kentern.
board-strikes = { $count ->
    [one] Ein Abenteurer ginge verloren.
   *[other] { $count } Abenteurer gingen verloren.
}
board-strikes-whale = { $count ->
    [one] Das Schiff würde kentern; wer an Bord ist, müsste schwimmen.
   *[other] Das Schiff würde kentern; die { $count } an Bord müssten schwimmen.
}

## Choices in words

board-say-walk = Von { $from } nach { $to } gehen
board-say-wade = Von { $from } ins Wasser bei { $to }
board-say-swim = Von { $from } nach { $to } schwimmen
board-say-board = Von { $from } an Bord bei { $to }
board-say-climb = Bei { $to } an Bord klettern
board-say-jump = Bei { $from } von Bord springen
board-say-land = Von { $from } an Land gehen: { $island }
board-say-row = Das Schiff von { $from } nach { $to } fahren
board-say-glide = Von { $from } nach { $to } ziehen: { $creature }
board-say-pick = Auf { $from } wählen: { $creature }
board-say-put = Auf { $to } auftauchen lassen
board-say-sink = Das Plättchen { $cell } nehmen ({ $terrain })
board-say-crew = An Bord: { $colour }
board-say-place = Einen Abenteurer auf { $cell } setzen
board-say-place-colour = Einen Abenteurer auf { $cell } setzen: { $colour }
board-say-value = Wert { $value } (× { $left })
board-ask-value = { $value } wert?
board-say-launch = Ein Schiff auf { $cell } setzen
board-say-play = Das Plättchen spielen: { $tile }
board-say-defend = Mit dem Plättchen abwehren ({ $terrain })
board-worth = { $what } ({ $value } wert)
board-number = { $what } (Abenteurer { $number })
board-play-none = Du bist am Zug. Keines deiner Plättchen nützt jetzt.
board-pass-play = Kein Plättchen spielen
board-pass-dolphin = Weit genug
board-pass-wind = Weit genug
board-pass-move = Bewegen beenden
board-pass-creature = Dort lassen
board-pass-defend = Kommen lassen

## Answering a creature

board-defend-shark = { $count ->
    [one] Ein Hai greift auf { $cell } deinen Schwimmer an. Abwehren?
   *[other] Ein Hai greift auf { $cell } deine { $count } Schwimmer an. Abwehren?
}
board-defend-whale = { $count ->
    [one] Ein Wal greift auf { $cell } das Schiff mit deinem Abenteurer an. Abwehren?
   *[other] Ein Wal greift auf { $cell } das Schiff mit { $count } deiner Abenteurer an. Abwehren?
}
board-wait-defend = { $count ->
    [one] { $names } darf { $creature } auf { $cell } abwehren
   *[other] { $names } dürfen { $creature } auf { $cell } abwehren
}

## Seats, hands, tiles

board-tiles = { $count ->
    [0] keine Plättchen
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
board-backs = { $terrain }: { $count }
board-count-hand = einzusetzen
board-count-safe = gerettet
board-count-ashore = an Land
board-count-sea = auf See
board-count-lost = verloren
board-values = Werte, die nur du kennst
board-hand = Plättchen
board-your-tiles = Deine Plättchen
board-hidden = verborgen
board-keep-stop_shark = wenn ein Hai zu einem Schwimmer von dir kommt
board-keep-stop_whale = wenn ein Wal zu einem Schiff von dir kommt
board-keep-useless = jetzt ohne Nutzen
board-keep-later = am Anfang deines Zugs
board-sinking = Jetzt versinkt: { $terrain }
board-sunk = Die Insel ist versunken
board-tiles-left = Plättchen übrig
board-spent = Plättchen aus dem Spiel: { $count }

## The score

board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-saved-lost = { $saved } gerettet, { $lost } verloren
board-saved-value = Gerettet, { $value } wert
board-won-points = { $names } gewinnt: die meisten Punkte, { $points }.
board-won-saved = { $names } gewinnt: gleich viele Punkte ({ $points }), aber mehr Abenteurer gerettet ({ $saved }).
board-won-shared = { $points ->
    [one] { $names } teilen sich den Sieg mit je { $points } Punkt.
   *[other] { $names } teilen sich den Sieg mit je { $points } Punkten.
}

## The dock

verb-step = Gehen
verb-board = An Bord
verb-jump = Springen
verb-land = An Land
verb-row = Fahren
verb-glide = Bewegen
verb-pick = Auswählen
verb-put = Hier
verb-sink = Plättchen nehmen
verb-crew = An Bord
verb-place = Einsetzen
verb-launch = Einsetzen
verb-play = Spielen
verb-value = Wählen
verb-defend = Abwehren
verb-defend-not = Keines deiner Plättchen wehrt die Kreatur ab.
verb-pass = Weiter
step-tile = Plättchen
step-move = Bewegen
step-sink = Sinken
step-creature = Kreatur
step-place = Abenteurer
step-launch = Schiffe

## The log: you are «you»

log-turn = Zug { $turn } · { $seat }
log-begins = { $seat } { $me ->
    [yes] beginnst
   *[no] beginnt
}
log-placed = { $seat } setzt einen Abenteurer auf { $cell }
log-valued = { $me ->
    [yes] Dein Abenteurer
   *[no] Der Abenteurer von { $seat }
} auf { $cell } ist { $value } wert
log-launched = { $seat } setzt ein Schiff auf { $cell }
log-played = { $seat } { $me ->
    [yes] spielst
   *[no] spielt
} ein Plättchen: { $tile }
log-walked = { $me ->
    [yes] Dein Abenteurer
   *[no] Ein Abenteurer von { $seat }
} geht von { $from } nach { $cell }
log-swam = { $me ->
    [yes] Dein Abenteurer
   *[no] Ein Abenteurer von { $seat }
} *schwimmt* nach { $cell } (von { $from })
log-jumped = { $me ->
    [yes] Dein Abenteurer
   *[no] Ein Abenteurer von { $seat }
} springt bei { $cell } von Bord
log-boarded = { $me ->
    [yes] Dein Abenteurer
   *[no] Ein Abenteurer von { $seat }
} geht bei { $cell } an Bord eines Schiffs
log-landed = { $me ->
    [yes] Dein Abenteurer
   *[no] Ein Abenteurer von { $seat }
} geht von { $cell } auf die { $island } an Land: gerettet!
log-rowed = { $seat } { $me ->
    [yes] fährst
   *[no] fährt
} ein Schiff von { $from } nach { $cell }
log-sank = { $seat } { $me ->
    [yes] nimmst
   *[no] nimmt
} das Plättchen { $cell } ({ $terrain })
log-fell = { $me ->
    [yes] Dein Abenteurer
   *[no] Ein Abenteurer von { $seat }
} *fällt* bei { $cell } *ins Wasser*
log-kept = { $seat } { $me ->
    [yes] behältst
   *[no] behält
} das Plättchen ({ $terrain })
log-holds = { $me ->
    [yes] Nur du weißt es:
   *[no] { $seat } behält:
} { $tile }
log-turned_up = { $seat } { $me ->
    [yes] drehst
   *[no] dreht
} das Plättchen { $cell } um: { $tile }
log-rolled = { $seat } { $me ->
    [yes] würfelst
   *[no] würfelt
}: { $kind }
log-glided = { $seat } { $me ->
    [yes] ziehst
   *[no] zieht
} { $creature } von { $from } nach { $cell }
log-put = { $seat } lässt { $creature } auf { $from } abtauchen und auf { $cell } wieder auftauchen
log-defended = { $seat } { $me ->
    [yes] spielst
   *[no] spielt
} auf { $cell } ein Plättchen: { $tile }
log-explorer_lost = { $me ->
    [yes] Dein Abenteurer
   *[no] Ein Abenteurer von { $seat }
} geht auf { $cell } *verloren*
log-showed = { $seat } { $me ->
    [yes] deckst
   *[no] deckt
} einen geretteten Abenteurer auf: { $value }

## Why a space means nothing now

board-no-place = Abenteurer beginnen auf Plättchen der Insel.
board-no-taken = Dort steht schon jemand.
board-no-launch = Schiffe beginnen auf einem freien Wasserfeld, das ein Plättchen berührt.
board-no-play = Erst spielst du ein Plättchen oder keines, dann bewegst du.
board-no-dolphin = Der Delfin nimmt einen deiner Schwimmer mit, Feld für Feld über das Meer.
board-no-wind = Der Wind bewegt ein Schiff, das du steuerst und auf dem ein Abenteurer von dir ist, Feld für Feld.
board-no-pick = Wähl eine der Kreaturen, die das Plättchen versetzt.
board-no-put = Sie taucht auf einem Wasserfeld auf, in dem gar nichts ist.
board-no-crew = An Bord geht, wer in diesem Feld schwimmt, höchstens drei.
board-no-hand = Nimm zuerst etwas Eigenes in die Hand.
board-no-others = Du bewegst nur deine eigenen Abenteurer.
board-no-steer = Ein Schiff steuert, wer die meisten Abenteurer an Bord hat.
board-no-later = Kreaturen bewegen sich im letzten Schritt eines Zugs.
board-no-stuck = Er kann gerade nirgendwohin.
board-no-back = Wer die Insel verlassen hat, betritt sie nie wieder.
board-no-harbour = An Land geht man aus einem Hafen: den zwei Wasserfeldern an der sicheren Insel.
board-no-swum = Ein Schwimmer schwimmt ein Feld je Zug.
board-no-climb = Wer geschwommen ist, klettert erst im nächsten Zug an Bord.
board-no-full = Ein Schiff fasst drei Abenteurer.
board-no-aboard = Von einem Schiff geht man auf ein Schiff daneben, oder in dessen eigenem Feld ins Wasser.
board-no-far = Ein Feld nach dem anderen, auf eines daneben.
board-no-row = Ein Schiff bewegt sich auf ein Wasserfeld daneben, auf dem kein Schiff ist.
board-no-sea = Du nimmst ein Plättchen der Insel.
board-no-order = Erst gehen die Strände, dann die Urwälder, dann die Gebirge.
board-no-inland = Ein Plättchen, das genommen wird, berührt das Meer.
board-no-glide = Du hast { $creature } gewürfelt: Nur so eine Kreatur zieht, Feld für Feld über das Meer.
