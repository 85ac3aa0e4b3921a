game-name = Lost Island
game-summary = Finde die Fahne auf einer Insel, die schrumpft, mit Entdeckern, deren Wert nur du kennst, und bleib dort zuletzt übrig.

## Der Plan

face-plain = ein leeres Plättchen
face-storm = ein Sturm
face-loot_1 = Beute, 1 Münze
face-loot_2 = Beute, 2 Münzen
face-loot_3 = Beute, 3 Münzen
face-cross_1 = eine gerade Bombe der Stärke 1
face-cross_2 = eine gerade Bombe der Stärke 2
face-cross_3 = eine gerade Bombe der Stärke 3
face-cross_4 = eine gerade Bombe der Stärke 4
face-cross_5 = eine gerade Bombe der Stärke 5
face-cross_6 = eine gerade Bombe der Stärke 6
face-diagonal_1 = eine diagonale Bombe der Stärke 1
face-diagonal_2 = eine diagonale Bombe der Stärke 2
face-diagonal_3 = eine diagonale Bombe der Stärke 3
face-diagonal_4 = eine diagonale Bombe der Stärke 4
face-diagonal_5 = eine diagonale Bombe der Stärke 5
face-diagonal_6 = eine diagonale Bombe der Stärke 6
face-line_1 = eine zweiseitige Bombe der Stärke 1
face-line_2 = eine zweiseitige Bombe der Stärke 2
face-line_3 = eine zweiseitige Bombe der Stärke 3
face-line_4 = eine zweiseitige Bombe der Stärke 4
face-line_5 = eine zweiseitige Bombe der Stärke 5
face-line_6 = eine zweiseitige Bombe der Stärke 6
face-flag = die Fahne

direction-n = nach oben
direction-e = nach rechts
direction-s = nach unten
direction-w = nach links
direction-ne = nach rechts oben
direction-se = nach rechts unten
direction-sw = nach links unten
direction-nw = nach links oben

axis-vertical = nach oben und unten
axis-horizontal = nach links und rechts

## Entdecker

explorer-crimson = Rot
explorer-indigo = Blau
explorer-amber = Gelb
explorer-orchid = Lila

value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6

## Wie es endet

ending-none = Das Spiel geht weiter.
ending-won = Die Fahne ist vergeben, und sonst ist niemand mehr auf der Insel: Das Spiel ist gewonnen.
ending-flag_alone = Der letzte Zug ist vorbei: Wer die Fahne trägt, gewinnt.
ending-drawn = Der letzte Zug ist vorbei, und niemand trägt die Fahne: unentschieden.

## Unmögliche Stellungen

fault-none = Alles ist in Ordnung.
fault-ground = Plättchen: Vier sind Steine; die anderen sind verdeckt, offen oder fort, und vor Spielbeginn ist keines offen oder fort.
fault-faces = Vorderseiten: Ein offenes Plättchen zeigt eine, ein verdecktes keine, und von keiner gibt es mehr als in der Schachtel.
fault-explorers = Entdecker: Jeder steht allein auf einem Plättchen, nie auf einem Stein, der nicht umgedreht ist; vor Spielbeginn drei von jeder Farbe.
fault-boats = Boote: Wer nicht auf der Insel ist, ist im eigenen Boot, einmal.
fault-values = Werte: Jede Farbe hat 1 bis 6 je einmal, und mit Spielbeginn sind alle vergeben.
fault-rings = Ringe: höchstens einer je Entdecker, und nur auf der Insel.
fault-coins = Münzen: Sie liegen auf offenen Beuteplättchen, nicht mehr, als das Plättchen zeigt; es gibt 24.
fault-flag = Fahne: verdeckt, bis ihr Stein umgedreht ist; dann wird sie auf der Insel getragen oder liegt auf einem Plättchen, auf dem niemand steht.
fault-turn = Zug: Es geht reihum ab dem, der begonnen hat; vor dem Ende der Vorbereitung ist niemand am Zug.
fault-asks = Fragen: Offen dürfen nur solche sein, zu denen das Spiel führen kann, gestellt an Plätze, die sie beantworten können.
fault-over = Ende: Ein entschiedenes Spiel muss vorbei sein, und sein Ende muss zur Stellung passen.

## Optionen

option-seats = Spieler
option-seats-help = Wie viele mitspielen.
option-seats-2 = zwei
option-seats-3 = drei
option-seats-4 = vier
option-landscape = Landschaft
option-landscape-help = Wo die vier Steine liegen und die Entdecker um sie herum stehen.
option-landscape-printed = nahe den Ecken (Rekonstruktion)
option-landscape-beside = dieselben, Entdecker daneben
option-landscape-centre = in der Mitte
option-landscape-corners = in den Ecken
option-landscape-free = frei: Ihr legt sie selbst
option-explorers = Beginn der Entdecker
option-explorers-help = Wo deine ersten drei Entdecker stehen; in einer freien Landschaft immer, wo du willst.
option-explorers-around = um die Steine
option-explorers-anywhere = wo du willst, reihum eingesetzt
option-shrink_storms = Stürme wehen noch
option-shrink_storms-help = Ob ein Sturm weht, der beim Verkleinern umgedreht wird.
option-shrink_storms-no = nein
option-shrink_storms-yes = ja, von dort, wo er lag
option-shrink_loot = Zusatzbeute
option-shrink_loot-help = Ob du die Beute bekommst, die beim Verkleinern umgedreht wird, wenn du in diesem Zug einen Angriff gewonnen hast.
option-shrink_loot-no = nein
option-shrink_loot-yes = ja, nach einem Sieg
option-discards = Weggenommene Plättchen
option-discards-help = Ob weggenommene Plättchen offen liegen bleiben.
option-discards-open = offen
option-discards-face_down = verdeckt, alle sehen sie einmal
option-battles = Kämpfe
option-battles-help = Wer die Werte sieht, wenn zwei Entdecker kämpfen.
option-battles-open = alle
option-battles-private = nur die beiden, die kämpfen
option-storms = Stürme, die geweht haben
option-storms-help = Ob das Plättchen eines Sturms bleibt.
option-storms-stay = bleibt, als leeres Plättchen
option-storms-removed = geht und lässt flaches Wasser zurück
option-power_ups = Aufwertungen
option-power_ups-help = Wann du in deinem Zug Münzen ausgeben darfst.
option-power_ups-after_actions = nach deinen Aktionen
option-power_ups-any_time = jederzeit
option-stones = Steine und Verkleinern
option-stones-help = Welche Steine beim Verkleinern nicht wegkönnen.
option-stones-unturned = die noch nicht umgedrehten
option-stones-always = alle, umgedreht oder nicht (nach dem Wortlaut)
option-memory = Was du gesehen hast
option-memory-help = Ob dir die Werte, die du gesehen hast, angezeigt bleiben oder du sie dir merken musst.
option-memory-shown = dir immer angezeigt
option-memory-strict = verdeckt, merk sie dir (wie gedruckt)

## Was man tun kann

do-begin = { $seat } beginnt
do-turn = Unter dem Plättchen: { $face }
do-turn_stone = Unter dem Stein: { $face }
do-stone = Stein auf { $cell }
do-place = Entdecker auf { $cell }
do-value = Wert { $value }
do-again = Mit den Werten von vorn anfangen
do-move = Bewegen: Entdecker { $number } ({ $explorer }) { $direction }
do-swim = Schwimmen nach { $cell }: Entdecker { $number } ({ $explorer })
do-reveal = Aufdecken: { $cell }
do-reinforce = Verstärken auf { $cell }
do-battle = Angreifen { $direction }: Entdecker { $number } ({ $explorer })
do-end = Fertig, weiter
do-aim = Die Bombe wirkt { $axis }
do-blast = Zuerst { $direction }
do-miner = Zwei Münzen zahlen: Ein Bombenräumer stoppt die Bombe
do-pass = Die Bombe weiterwirken lassen
do-blow = Der Sturm weht { $direction }
do-ring = Ring für Entdecker { $number } ({ $explorer })
do-recruit = Bezahlte Verstärkung auf { $cell }
do-spy = Ausspionieren: Entdecker { $number } ({ $explorer })
do-shrink = Plättchen { $cell } wegnehmen
do-flag = Fahne nach { $cell }

## Was geschehen ist

event-stone_laid = { $seat } legt einen Stein auf { $cell }.
event-placed = { $seat } setzt einen Entdecker auf { $cell }.
event-ready = { $seat } ist fertig.
event-begins = { $seat } beginnt.
event-turn = Zug { $turn }: { $seat }.
event-moved = Ein Entdecker von { $seat } geht von { $from } nach { $cell }.
event-swam = Ein Entdecker von { $seat } schwimmt von { $from } nach { $cell }.
event-revealed = { $seat } dreht das Plättchen { $cell } um: { $face }.
event-stone_turned = Ein Entdecker von { $seat } dreht den Stein auf { $cell } um: { $face }.
event-loot_laid = { $coins ->
    [one] Auf { $cell } liegt { $coins } Münze.
   *[other] Auf { $cell } liegen { $coins } Münzen.
}
event-coins_taken = { $coins ->
    [one] { $seat } nimmt { $coins } Münze auf { $cell }.
   *[other] { $seat } nimmt { $coins } Münzen auf { $cell }.
}
event-flag_taken = Der Entdecker von { $seat } auf { $cell } trägt die Fahne!
event-flag_fell = Die Fahne liegt auf { $cell }.
event-reinforced = { $seat } holt einen Entdecker aus dem Boot nach { $cell }.
event-attacked = { $seat } greift den Entdecker von { $other } auf { $cell } an.
event-fought = Angriff: { $value }{ $ring ->
    [0] {""}
   *[other] {" "}mit Ring
}. Verteidigung: { $against }{ $against_ring ->
    [0] {""}
   *[other] {" "}mit Ring
}.
event-won = { $seat } schlägt { $other } und hält das Plättchen { $cell }.
event-drew = { $seat } gegen { $other } auf { $cell }: unentschieden.
event-learnt = Der Spion hat es gesehen: Der Entdecker von { $seat } auf { $cell } ist { $value } wert.
event-aimed = { $seat } lässt die Bombe auf { $cell } { $axis } wirken.
event-hit = Der Entdecker von { $seat } auf { $cell } ist { $value } wert: Die Bombe ist zu stark für ihn.
event-withstood = Der Entdecker von { $seat } auf { $cell } ist { $value } wert und hält der Bombe stand.
event-defused = { $seat } bezahlt einen Bombenräumer: Die Bombe auf { $cell } ist gestoppt.
event-blew = { $seat } lässt den Sturm auf { $cell } { $direction } wehen.
event-blown = Ein Entdecker von { $seat } wird von { $from } nach { $cell } geweht.
event-storm_gone = Das Sturmplättchen auf { $cell } ist fort; dort ist nun flaches Wasser.
event-home = Der Entdecker von { $seat } auf { $cell } kommt hinten ins Boot.
event-ringed = { $seat } gibt dem Entdecker auf { $cell } einen Ring.
event-ring_lost = { $seat } verliert einen Ring.
event-spied = { $seat } spioniert den Entdecker von { $other } auf { $cell } aus.
event-shrank = { $seat } nimmt das Plättchen { $cell } weg.
event-coins_lost = { $coins ->
    [one] Auf { $cell } geht { $coins } Münze verloren.
   *[other] Auf { $cell } gehen { $coins } Münzen verloren.
}
event-bonus = { $coins ->
    [one] { $seat } bekommt { $coins } Münze als Zusatzbeute.
   *[other] { $seat } bekommt { $coins } Münzen als Zusatzbeute.
}
event-over = { $ending }

## Was gefragt ist

ask-stones = { $left ->
    [one] Leg den letzten Stein.
   *[other] Leg einen Stein: noch { $left }.
}
ask-place = Setz einen Entdecker auf ein Plättchen.
ask-choose = Wie viel ist dieser Entdecker wert? Nur du wirst es wissen.
ask-arrange = Wer ist wer? Gib dem nächsten Entdecker einen Wert; nur du wirst es wissen.
ask-begin = Wer beginnt?
ask-act = { $left ->
    [one] Du bist am Zug: noch { $left } Aktion.
   *[other] Du bist am Zug: noch { $left } Aktionen.
}
ask-turn = Das Plättchen { $cell } wird umgedreht.
ask-turn_stone = Der Stein auf { $cell } wird umgedreht.
ask-aim = Eine Bombe auf { $cell }: Wohin soll sie wirken?
ask-blast = Die Bombe auf { $cell }: In welche Richtung wirkt sie als Nächstes?
ask-miner = Die Bombe auf { $cell } kommt zu einem Entdecker ({ $explorer }). Zwei Münzen für einen Bombenräumer zahlen, der sie stoppt?
ask-blow = Ein Sturm auf { $cell }: Wohin weht er?
ask-power = Münzen ausgeben?
ask-shrink = Die Insel schrumpft: Nimm ein Plättchen weg.
ask-flag = Der Träger der Fahne ist von { $cell } fort. Auf welches Plättchen kommt die Fahne?
