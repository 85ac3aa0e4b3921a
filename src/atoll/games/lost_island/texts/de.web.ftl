## Der Plan der Webseite

board-island = Die Insel: { $left } von { $of } Plättchen übrig
board-hidden = verdeckt
board-stone = ein Stein, nicht umgedreht
board-open = { $face }
board-used = { $face }, verbraucht
board-water = flaches Wasser
board-coins = { $count ->
    [one] hier liegt { $count } Münze
   *[other] hier liegen { $count } Münzen
}
board-coins-fresh = in diesem Zug nicht zu nehmen
board-flag-here = hier liegt die Fahne
board-news = Was zuletzt geschah
board-flag-hidden = Die Fahne liegt unter einem Stein
board-flag-lies = Die Fahne liegt auf { $cell }
board-flag-with = { $name } hat die Fahne
board-yours = dein Entdecker
board-of = Entdecker von { $name }
board-value = { $value } wert
board-ring = mit einem Ring
board-bearer = trägt die Fahne
board-boat = Boot von { $name }, der vorderste zuerst
board-boat-yours = Dein Boot, der vorderste zuerst
board-boat-empty = leer
board-working = wirkt jetzt

## Wer was weiß

board-only-you = nur du weißt es
board-all-know = alle wissen es
board-hidden-value = vor dir verborgen
board-you-saw = du hast gesehen, dass dies eine { $value } ist
board-seen-by = gesehen von { $names }
board-remember = du hast es gesehen: merk es dir

## Was du dort tun kannst

board-may-take = in die Hand nehmen
board-may-move = hierher gehen
board-may-swim = hierher schwimmen
board-may-battle = angreifen
board-may-reveal = umdrehen
board-may-reinforce = hier verstärken
board-may-recruit = bezahlte Verstärkung hier
board-may-ring = einen Ring geben
board-may-spy = ausspionieren
board-may-aim = so wirken lassen
board-may-blast = zuerst in diese Richtung
board-may-blow = so wehen lassen
board-may-shrink = dieses Plättchen wegnehmen
board-may-flag = die Fahne hierher legen
board-may-stone = einen Stein legen
board-may-place = einen Entdecker einsetzen
board-may-value = einen Wert geben

## In der Hand, und was daraus würde

board-hold-explorer = Wohin? Oder nimm einen anderen Entdecker
board-next-island = Der Entdecker auf { $cell }
board-next-boat = Nummer { $number } im Boot
board-against = Deine { $value } gegen { $other }
board-against-hidden = Deine { $value } gegen einen verborgenen Wert
board-would-win = du gewinnst
board-would-lose = du verlierst
board-would-draw = unentschieden, beide kommen ins Boot
board-line-nobody = Dort steht niemand.
board-line-home = Die { $value } von { $name } kommt ins Boot.
board-line-home-yours = Deine { $value } kommt ins Boot.
board-line-stays = Die { $value } von { $name } hält stand.
board-line-stays-yours = Deine { $value } hält stand.
board-line-hidden = { $count ->
    [one] Ein verborgener Wert wird geprüft.
   *[other] { $count } verborgene Werte werden geprüft.
}
board-wind-to = Der Entdecker von { $name } auf { $from } kommt nach { $cell }.
board-wind-to-yours = Dein Entdecker auf { $from } kommt nach { $cell }.
board-wind-home = Der Entdecker von { $name } auf { $from } wird ins Wasser geweht und kommt ins Boot.
board-wind-home-yours = Dein Entdecker auf { $from } wird ins Wasser geweht und kommt ins Boot.
board-shrink-home = Der Entdecker von { $name } kommt ins Boot.
board-shrink-home-yours = Dein Entdecker kommt ins Boot.
board-shrink-coins = { $count ->
    [one] { $count } Münze geht verloren.
   *[other] { $count } Münzen gehen verloren.
}

## Entscheidungen in Worten

board-say-move = Von { $from } nach { $cell } gehen
board-say-swim = Von { $from } nach { $cell } schwimmen
board-say-swim-battle = Von { $from } nach { $cell } schwimmen und { $name } angreifen
board-say-battle = { $name } auf { $cell } von { $from } aus angreifen
board-say-reveal = Das Plättchen { $cell } umdrehen
board-say-reinforce = Den vordersten Entdecker aus dem Boot nach { $cell }
board-say-recruit = Für eine Münze den vordersten Entdecker aus dem Boot nach { $cell }
board-say-ring = Für eine Münze einen Ring für den Entdecker auf { $cell }
board-say-spy = Für eine Münze den Entdecker von { $name } auf { $cell } ausspionieren
board-say-shrink = Das Plättchen { $cell } wegnehmen
board-say-flag = Die Fahne auf { $cell } legen
board-say-stone = Einen Stein auf { $cell } legen
board-say-place = Einen Entdecker auf { $cell } setzen
board-say-value = Wert { $value }
board-worth = { $what } ({ $value } wert)
board-pass-act = Keine Aktionen mehr
board-pass-power = Nichts mehr kaufen

## Ein Kampf, eine Bombe, ein Sturm, ein Spion

board-battle = Kampf auf { $cell }
board-attacker = { $name } greift an
board-defender = { $name } verteidigt
board-battle-ring = { $value } und ein Ring
board-battle-won = { $name } gewinnt.
board-battle-drawn = Unentschieden: Beide kommen in ihr Boot.
board-battle-one-six = Eine 1 schlägt eine 6, mit welchen Ringen auch immer.
board-battle-one-five = Zwischen einer 1 und einer 5 zählen Ringe nicht.
board-battle-private = Nur die beiden, die kämpfen, sehen die Werte.
board-bomb = Eine Bombe der Stärke { $strength } auf { $cell }
board-miner-pays = { $name } bezahlt einen Bombenräumer
board-storm = Ein Sturm auf { $cell }
board-spied = Der Entdecker von { $name } auf { $cell } ist { $value } wert
wait-arrange = { $count ->
    [one] { $names } entscheidet noch, wer wer ist
   *[other] { $names } entscheiden noch, wer wer ist
}
wait-miner = { $count ->
    [one] { $names } darf einen Bombenräumer bezahlen
   *[other] { $names } dürfen einen Bombenräumer bezahlen
}

## Plätze

board-coins-of = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
board-count-island = auf der Insel
board-count-boat = im Boot
board-has-flag = hat die Fahne
board-supply = { $count ->
    [one] { $count } Münze im Vorrat
   *[other] { $count } Münzen im Vorrat
}
board-unseen = Noch nicht gesehene Plättchen
board-unseen-gone = Verdeckte oder weggenommene Plättchen
board-unseen-stones = Noch nicht umgedrehte Steine
board-times = { $face }: { $count }
board-turn-of = Zug { $turn } von { $of }

## Das Ende

board-won-nobody = Nach dem letzten Zug hat niemand die Fahne: Alle teilen sich den Sieg.

## Was Plättchen und Käufe tun

help-hidden = Deck es von einem Plättchen daneben auf, oder geh darauf und lass es verdeckt.
help-stone = Wer hierher kommt, dreht ihn um: Beute, oder die Fahne.
help-water = Das Plättchen ist fort. Entdecker schwimmen hindurch zu Plättchen daneben.
help-plain = Hier geschieht nichts.
help-loot = Münzen für den, der hierher kommt, aber nicht in dem Zug, in dem es umgedreht wurde.
help-cross = Wirkt nach oben, unten, links und rechts. Werte von { $strength } oder weniger kommen hinten ins Boot; alle dürfen zwei Münzen für einen Bombenräumer zahlen, der sie stoppt.
help-diagonal = Wirkt in die vier diagonalen Richtungen. Werte von { $strength } oder weniger kommen hinten ins Boot; alle dürfen zwei Münzen für einen Bombenräumer zahlen, der sie stoppt.
help-line = Wirkt nach oben und unten oder nach links und rechts, je nachdem, wie sich entscheidet, wer sie gefunden hat. Werte von { $strength } oder weniger kommen hinten ins Boot; alle dürfen zwei Münzen für einen Bombenräumer zahlen, der sie stoppt.
help-storm = Weht alle in einer der vier Linien ein Feld weit fort. Wer ins Wasser geweht wird, kommt hinten ins Boot.
help-flag = Trag sie und bleib allein auf der Insel übrig: Dann gewinnst du.
help-ring = Eine Münze: eins mehr im nächsten Kampf oder gegen die nächste Bombe. Nicht für eine 1 gegen eine 5 oder eine 6.
help-recruit = Eine Münze: Der vorderste Entdecker deines Bootes kommt auch, einmal je Zug.
help-spy = Eine Münze: Sieh den Wert eines Gegners in gerader Linie, mit niemandem dazwischen.
help-miner = Zwei Münzen: Die Bombe stoppt endgültig.
help-shrink = Von außen nach innen. Kein Stein, der nicht umgedreht ist, und nicht das Plättchen, auf dem die Fahne liegt.

## Das Dock

verb-stone = Stein legen
verb-place = Einsetzen
verb-value = Wert
verb-again = Von vorn
verb-move = Gehen
verb-swim = Schwimmen
verb-battle = Angreifen
verb-reveal = Aufdecken
verb-reinforce = Verstärken
verb-end = Fertig
verb-aim = Zünden
verb-blast = Dorthin
verb-miner = Bombenräumer bezahlen
verb-pass = Weiterwirken lassen
verb-blow = Wehen lassen
verb-ring = Ring
verb-recruit = Verstärkung
verb-spy = Spion
verb-shrink = Wegnehmen
verb-flag = Fahne legen
verb-move-not = Keiner von deinen kann irgendwohin.
verb-swim-not = Neben deinen Entdeckern ist kein Wasser.
verb-battle-not = Neben deinen Entdeckern steht kein Gegner.
verb-reveal-not = Neben deinen Entdeckern liegt kein verdecktes Plättchen.
verb-reinforce-not = Einmal je Zug, und nur, wenn jemand im Boot wartet.
verb-ring-not = Braucht eine Münze und einen Entdecker auf der Insel ohne Ring.
verb-recruit-not = Braucht eine Münze; einmal je Zug, wenn jemand im Boot wartet.
verb-spy-not = Braucht eine Münze und einen Gegner in gerader Linie, dessen Wert du nicht siehst.
step-place = Entdecker
step-arrange = Werte
step-act = Aktionen
step-power = Kaufen
step-shrink = Verkleinern
preview-stone = Ein Stein auf { $cell }?
preview-place = Ein Entdecker auf { $cell }?
preview-value = Wert { $value }?
preview-again = Von vorn anfangen?
preview-move = Nach { $cell } gehen?
preview-swim = Nach { $cell } schwimmen?
preview-battle = Auf { $cell } angreifen?
preview-reveal = { $cell } umdrehen?
preview-reinforce = Deine { $value } aus dem Boot nach { $cell }?
preview-end = Nichts mehr?
preview-aim = Die Bombe { $axis } wirken lassen?
preview-blast = Zuerst { $direction }?
preview-miner = Zwei Münzen für einen Bombenräumer?
preview-pass = Die Bombe weiterwirken lassen?
preview-blow = Den Sturm { $direction } wehen lassen?
preview-ring = Ein Ring für den Entdecker auf { $cell }?
preview-recruit = Eine Münze: deine { $value } aus dem Boot nach { $cell }?
preview-spy = Den Entdecker auf { $cell } ausspionieren?
preview-shrink = { $cell } wegnehmen?
preview-flag = Die Fahne nach { $cell }?

## Fragen, und was auf dem Spiel steht

board-may = { $what }: { $may }
board-axis-vertical = Nach oben und unten
board-axis-horizontal = Nach links und rechts
board-way-n = Nach oben
board-way-e = Nach rechts
board-way-s = Nach unten
board-way-w = Nach links
board-way-ne = Nach rechts oben
board-way-se = Nach rechts unten
board-way-sw = Nach links unten
board-way-nw = Nach links oben
board-ask-arrange = Wer steht wo? Nur du wirst es wissen.
board-ask-full = Kein freies Plättchen: Keiner deiner Entdecker kann in diesem Zug an Land. Du bist nicht ausgeschieden.
board-ask-stuck = Keiner deiner Entdecker kann jetzt noch etwas tun.
board-which = { $cell }: Was davon?
board-ask-power = { $count ->
    [one] Deine Münze ausgeben?
   *[other] Von deinen { $count } Münzen ausgeben?
}
board-ask-aim = Bombe der Stärke { $strength } auf { $cell }. Wohin?
board-ask-blast = Bombe der Stärke { $strength } auf { $cell }. Wohin jetzt?
board-ask-miner = Die Bombe der Stärke { $strength } kommt zur { $value } von { $name } auf { $cell }. Einen Bombenräumer bezahlen?
board-ask-miner-yours = Die Bombe der Stärke { $strength } kommt zu deiner { $value } auf { $cell }. Einen Bombenräumer bezahlen?
board-ask-miner-hidden = Die Bombe der Stärke { $strength } kommt zum Entdecker von { $name } auf { $cell }. Einen Bombenräumer bezahlen?
board-line-safe = Du verlierst niemanden.
board-flag-risk = Unterliegt er, ist die Fahne verloren.
board-takes-flag = Dein Entdecker nimmt die Fahne.
board-takes = { $count ->
    [one] Du nimmst { $count } Münze.
   *[other] Du nimmst { $count } Münzen.
}
board-takes-not = { $count ->
    [one] Die Münze wurde in diesem Zug aufgedeckt: Sie bleibt liegen.
   *[other] Die Münzen wurden in diesem Zug aufgedeckt: Sie bleiben liegen.
}
board-stake-reveal = Was dort liegt, wirkt sofort. Bomben und Stürme verschonen niemanden, auch deine nicht.
board-arrange-island = Auf der Insel
board-arrange-boat = Im Boot, der vorderste zuerst
board-arrange-ready = Fertig
board-arrange-stakes = Höher schlägt niedriger, aber eine 1 schlägt eine 6; wer vorn im Boot sitzt, kommt zuerst an Land. Das ist ein Vorschlag: Behalte ihn oder ändere ihn.
board-arrange-hint = Tippe zwei an, um sie zu tauschen, oder zieh einen auf den anderen.
board-arrange-keys = Mit Tasten: Pfeile, und 1 bis 6.
board-slot = { $place }: { $value } wert
board-flag-yours = Du hast die Fahne
board-battle-won-yours = Du gewinnst.
board-goes-home = kommt ins Boot
board-stays = bleibt
board-turned-up = Unter { $cell }: { $face }
board-gone = Weg: { $cell } ({ $face })
board-boat-order = im Boot, der vorderste zuerst
board-some-know = du und einige andere wissen es

## Das Protokoll: $me: wer liest, tat es, oder ihm gehört es; $them: es geschah dem, der liest

log-turn = Zug { $turn } · { $seat }
log-stone_laid = { $seat } { $me ->
    [yes] legst
   *[no] legt
} einen Stein auf { $cell }
log-placed = { $seat } setzt einen Entdecker auf { $cell }
log-ready = { $seat } { $me ->
    [yes] bist
   *[no] ist
} fertig
log-begins = { $seat } { $me ->
    [yes] beginnst
   *[no] beginnt
}
log-moved = { $seat } { $me ->
    [yes] gehst
   *[no] geht
} von { $from } nach { $cell }
log-swam = { $seat } { $me ->
    [yes] schwimmst
   *[no] schwimmt
} von { $from } nach { $cell }
log-revealed = { $seat } { $me ->
    [yes] drehst
   *[no] dreht
} { $cell } um: { $face }
log-stone_turned = { $seat } { $me ->
    [yes] drehst
   *[no] dreht
} den Stein auf { $cell } um: { $face }
log-loot_laid = { $coins ->
    [one] { $coins } Münze auf { $cell }
   *[other] { $coins } Münzen auf { $cell }
}
log-coins_taken = { $seat } { $me ->
    [yes] nimmst
   *[no] nimmt
} { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} auf { $cell }
log-flag_taken = { $seat } { $me ->
    [yes] hast
   *[no] hat
} die Fahne auf { $cell }
log-flag_fell = Die Fahne liegt auf { $cell }
log-reinforced = { $seat } { $me ->
    [yes] holst
   *[no] holt
} einen Entdecker aus dem Boot nach { $cell }
log-attacked = { $seat } { $me ->
    [yes] greifst
   *[no] greift
} { $other } auf { $cell } an
log-fought = { $value }{ $ring ->
    [0] {""}
   *[other] {" "}und ein Ring
} gegen { $against }{ $against_ring ->
    [0] {""}
   *[other] {" "}und ein Ring
}
log-won = { $me ->
    [yes] du gewinnst
   *[no] { $seat } gewinnt
}
log-drew = unentschieden
log-learnt = Der Spion hat es gesehen: { $me ->
    [yes] Dein Entdecker
   *[no] Der Entdecker von { $seat }
} auf { $cell } ist { $value } wert
log-aimed = { $seat } lässt die Bombe auf { $cell } { $axis } wirken
log-hit = Die Bombe ist zu stark für { $me ->
    [yes] deine { $value }
   *[no] die { $value } von { $seat }
} auf { $cell }
log-withstood = { $me ->
    [yes] Deine { $value }
   *[no] Die { $value } von { $seat }
} auf { $cell } hält der Bombe stand
log-defused = { $seat } { $me ->
    [yes] bezahlst
   *[no] bezahlt
} einen Bombenräumer: Die Bombe auf { $cell } ist gestoppt
log-blew = { $seat } lässt den Sturm auf { $cell } { $direction } wehen
log-blown = { $me ->
    [yes] Dein Entdecker
   *[no] Der Entdecker von { $seat }
} wird von { $from } nach { $cell } geweht
log-storm_gone = Der Sturm auf { $cell } ist fort: *flaches Wasser*
log-home = { $me ->
    [yes] Dein Entdecker
   *[no] Der Entdecker von { $seat }
} auf { $cell } kommt hinten ins Boot
log-ringed = { $seat } { $me ->
    [yes] kaufst
   *[no] kauft
} einen Ring für den Entdecker auf { $cell }
log-ring_lost = { $count ->
    [one] { $me ->
        [yes] dein Ring
       *[no] der Ring von { $seat }
    } ist verbraucht
   *[other] beide Ringe sind verbraucht
}
log-spied = { $seat } { $me ->
    [yes] spionierst
   *[no] spioniert
} { $them ->
    [yes] deinen Entdecker
   *[no] den Entdecker von { $other }
} auf { $cell } aus
log-shrank = { $seat } { $me ->
    [yes] nimmst
   *[no] nimmt
} { $cell } weg: *flaches Wasser*
log-taken = { $seat } { $me ->
    [yes] nimmst
   *[no] nimmt
} { $cell } weg; darunter lag { $face }
log-coins_lost = { $coins ->
    [one] { $coins } Münze auf { $cell } ist verloren
   *[other] { $coins } Münzen auf { $cell } sind verloren
}
log-bonus = { $seat } { $me ->
    [yes] nimmst
   *[no] nimmt
} { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} als Beute des Siegers

## Why a space or an explorer means nothing now

board-no-stones = Ein Stein kommt dorthin, wo noch keiner liegt.
board-no-place = Entdecker beginnen auf einem freien Plättchen, das kein Stein ist.
board-no-choose = Entscheide erst, was dieser Entdecker wert ist.
board-no-arrange = Deine eigenen Entdecker tauschen: Tippe einen an, dann einen anderen.
board-no-aim = Diese Bombe wirkt nach oben und unten oder nach links und rechts.
board-no-blast = Die Bombe wirkt jetzt in eine ihrer Richtungen.
board-no-miner = Ein Bombenräumer stoppt die Bombe, oder du lässt sie wirken.
board-no-blow = Ein Sturm bläst in eine der vier geraden Richtungen.
board-no-flag = Die Fahne kommt auf eines der nächsten Plättchen.
board-no-far = Man bewegt sich auf ein Plättchen daneben, nicht diagonal.
board-no-taken = Man bewegt sich auf ein Plättchen, auf dem niemand steht.
board-no-attack = Ein Entdecker greift auf einem Plättchen daneben an; hinzuschwimmen kostet beide Aktionen.
board-no-swim = Man schwimmt durch flaches Wasser auf ein freies Plättchen daneben.
board-no-stuck = Dieser Entdecker kann jetzt nichts tun.
board-no-visit = Ein Stein wird umgedreht, wenn ein Entdecker darauf kommt.
board-no-reveal = Du deckst ein verdecktes Plättchen neben einem deiner Entdecker auf, ohne jemanden und ohne Fahne darauf.
board-no-hand = Nimm zuerst einen deiner Entdecker in die Hand.
board-no-reinforce = Verstärkung kommt auf ein freies Plättchen neben einem deiner Entdecker.
board-no-coins = Aufwertungen kosten Münzen.
board-no-power = Deine Aktionen sind vorbei: Jetzt gibt es Aufwertungen für Münzen.
board-no-ring = Ein Ring ist für einen deiner Entdecker auf der Insel, der noch keinen hat.
board-no-spy = Ein Spion sieht einen Gegner in gerader Linie, mit niemandem dazwischen, dessen Wert du noch nicht siehst.
board-no-sea = Dort ist kein Plättchen mehr, das man wegnehmen kann.
board-no-stays = Ein Stein, der nicht umgedreht ist, bleibt; ebenso ein Plättchen, auf dem die Fahne liegt.
board-no-occupied = Zuerst geht ein Plättchen, auf dem niemand steht, von außen nach innen.
board-no-outside = Plättchen gehen von außen nach innen.
