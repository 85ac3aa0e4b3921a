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
board-boat-place = { $number } im Boot
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
board-may-spy = ausspähen
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
board-values-left = Noch zu vergeben: { $values }
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
board-say-reinforce = Den vordersten Entdecker deines Bootes nach { $cell }
board-say-recruit = Für eine Münze den vordersten Entdecker deines Bootes nach { $cell }
board-say-ring = Für eine Münze einen Ring für deinen Entdecker auf { $cell }
board-say-spy = Für eine Münze den Entdecker von { $name } auf { $cell } ausspähen
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
board-bomb-next = Als Nächstes: der Entdecker von { $name } auf { $cell }
board-bomb-next-yours = Als Nächstes: dein Entdecker auf { $cell }
board-bomb-hit = { $value }: kommt ins Boot
board-bomb-withstood = { $value }: bleibt
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
board-unseen-stones = Noch nicht umgedrehte Steine
board-times = { $face }: { $count }
board-turn-of = Zug { $turn } von { $of }

## Das Ende

board-won = { $names } gewinnt: die Fahne, und sonst niemand auf der Insel.
board-won-flag = { $names } gewinnt: die Fahne, nach dem letzten Zug.
board-won-nobody = Nach dem letzten Zug hat niemand die Fahne: Alle teilen sich den Sieg.

## Was Plättchen und Käufe tun

help-hidden = Deck es von einem Plättchen daneben auf, oder geh darauf und lass es verdeckt.
help-stone = Wer hierher kommt, dreht ihn um: Beute, oder die Fahne.
help-water = Das Plättchen ist fort. Entdecker schwimmen hindurch zu Plättchen daneben.
help-plain = Hier geschieht nichts.
help-loot = Münzen für den, der hierher kommt, aber nicht in dem Zug, in dem es umgedreht wurde.
help-cross = Wirkt nach oben, unten, links und rechts. Werte von { $strength } oder weniger kommen hinten ins Boot; alle dürfen zwei Münzen für einen Bombenräumer zahlen, der sie stoppt.
help-diagonal = Wirkt in die vier schrägen Richtungen. Werte von { $strength } oder weniger kommen hinten ins Boot; alle dürfen zwei Münzen für einen Bombenräumer zahlen, der sie stoppt.
help-line = Wirkt nach oben und unten oder nach links und rechts, wie es entscheidet, wer sie fand. Werte von { $strength } oder weniger kommen hinten ins Boot; alle dürfen zwei Münzen für einen Bombenräumer zahlen, der sie stoppt.
help-storm = Weht alle in einer der vier Linien ein Feld weit fort. Wer ins Wasser geweht wird, kommt hinten ins Boot.
help-flag = Trag sie und bleib als Einziger auf der Insel übrig: Dann gewinnst du.
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
verb-miner = Bombenräumer zahlen
verb-pass = Weiterwirken lassen
verb-blow = Wehen
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
step-shrink = Schrumpfen
preview-stone = Ein Stein auf { $cell }?
preview-place = Ein Entdecker auf { $cell }?
preview-value = Wert { $value }?
preview-again = Von vorn anfangen?
preview-move = Nach { $cell } gehen?
preview-swim = Nach { $cell } schwimmen?
preview-battle = Auf { $cell } angreifen?
preview-reveal = { $cell } umdrehen?
preview-reinforce = Auf { $cell } verstärken?
preview-end = Nichts mehr?
preview-aim = Die Bombe { $axis } wirken lassen?
preview-blast = Zuerst { $direction }?
preview-miner = Zwei Münzen für einen Bombenräumer?
preview-pass = Die Bombe weiterwirken lassen?
preview-blow = Den Sturm { $direction } wehen lassen?
preview-ring = Ein Ring für den Entdecker auf { $cell }?
preview-recruit = Für eine Verstärkung auf { $cell } zahlen?
preview-spy = Den Entdecker auf { $cell } ausspähen?
preview-shrink = { $cell } wegnehmen?
preview-flag = Die Fahne nach { $cell }?
