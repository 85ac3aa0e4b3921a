nature = Der Zufall
seat-name = Spieler { $number }
bot-name = Bot { $number }
says = { $who }: { $what }
yes = ja
no = nein

## Kompilieren

warm-compiling = Die Regeln von { $game } werden kompiliert (einmal je Version, etwa eine Minute)
warm-searching = Die Suche der starken Bots für { $game } wird kompiliert (einmal je Version, etwa eine Minute)
warm-bots = Was die Bots für { $game } brauchen, wird kompiliert (einmal je Version, etwa eine Minute)
warm-together = Die Regeln von { $games } werden kompiliert (einmal je Version, etwa eine Minute)
warm-done = – fertig nach { $seconds } s
warm-elsewhere = kompilierter Code lässt sich in { $folder } nicht aufbewahren und kommt nach { $other }

## Listen und Tabellen

games-option = Option
games-values = Werte (der erste ist die Vorgabe)
games-words = In Worten
legal-unasked = nicht gefragt, darf aber handeln
legal-weight = Gewicht
legal-notation = Notation
verify-steps = { $steps ->
    [one] { $game }: { $steps } Schritt, und er folgt den Regeln.
   *[other] { $game }: { $steps } Schritte, und alle folgen den Regeln.
}
verify-fair = { $draws ->
    [one] { $draws } Ziehung, und sie folgt aus dem Startwert.
   *[other] { $draws } Ziehungen, und alle folgen aus dem Startwert.
}
verify-unfair = { $wrong ->
    [one] { $wrong } von { $draws } Ziehungen folgt NICHT aus dem Startwert.
   *[other] { $wrong } von { $draws } Ziehungen folgen NICHT aus dem Startwert.
}
verify-no-seed = { $draws ->
    [one] Die Partie hat keinen Startwert: Ihre eine Ziehung lässt sich nicht prüfen.
   *[other] Die Partie hat keinen Startwert: Ihre { $draws } Ziehungen lassen sich nicht prüfen.
}
verify-together = { $seats ->
    [0] Der Startwert folgt aus dem, worauf sich der Server vorher festgelegt hat; kein Platz hat etwas beigetragen.
    [one] Der Startwert folgt aus dem, worauf sich der Server vorher festgelegt hat, und dem, was { $seats } Platz beigetragen hat.
   *[other] Der Startwert folgt aus dem, worauf sich der Server vorher festgelegt hat, und dem, was { $seats } Plätze beigetragen haben.
}
verify-commitment = Zu vergleichen mit der Festlegung, die vor dem Austeilen angezeigt wurde: { $commitment }
verify-not-together = Der Startwert folgt NICHT aus dem, worauf sich der Server vorher festgelegt hat, und dem, was die Plätze beigetragen haben.
verify-unfinished = Die Partie ist noch nicht zu Ende.
perft-depth = Tiefe
perft-lines = Varianten
fuzz-playing = { $game } wird geprüft
fuzz-fine = Partien: { $games }. Schritte: { $steps }. Kombinationen von Plätzen und Optionen: { $combinations }. Kein Verstoß.
fuzz-violation = Ein Verstoß: { $fault }, in der Partie mit Startwert { $seed }. Die Partie bis dahin:
stats-tables = Tische eröffnet: { $tables }, gespielt wird an: { $playing }
stats-none = Noch keine Partie ist zu Ende.
stats-game = { $game }: { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} ({ $daily } auf einer Insel des Tages, { $continued } als Fortsetzung einer anderen)
stats-people = Menschen am Tisch
stats-turns = Züge: { $least } bis { $most }, im Median { $middle }
stats-minutes = Minuten: { $least } bis { $most }, im Median { $middle }
stats-wins = Menschen gewannen { $share } % der Partien, die sie gewinnen konnten.
profile-reset = Für { $name }: Mit diesem Link lässt sich ein neues Passwort wählen, einmal und binnen eines Tages.
profile-nobody = Niemand hat hier ein Profil.
profile-deleted = Das Profil von { $name } ist gelöscht.
simulate-playing = { $game } wird gespielt
simulate-title = { $games ->
    [one] { $game }: { $games } Partie
   *[other] { $game }: { $games } Partien
}
simulate-ending = Ausgang
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-turns = Züge: { $least } bis { $most }, im Mittel { $mean }
simulate-games = Partien
simulate-decisions = Entscheidungen
simulate-steps = Schritte
bench-measuring = { $game } wird gemessen …

## Die Arena, das Abstimmen

arena-bot = Bot
arena-games = Partien
arena-wins = Siege %
arena-interval = 95 %
arena-rating = Elo
arena-time = ms je Entscheidung
arena-even = Ausgeglichen wären { $share } %.
arena-nobody = { $games ->
    [one] Eine Partie hat niemand gewonnen: Die Anteile ergeben zusammen weniger als 100 %.
   *[other] { $games } Partien hat niemand gewonnen: Die Anteile ergeben zusammen weniger als 100 %.
}
arena-unbounded = –: zu wenige Partien für ein Intervall, oder alle gingen gleich aus.
arena-proved = { $bot } gewinnt mehr als { $share } % seiner Partien.
arena-refuted = { $bot } gewinnt nicht mehr als { $share } % seiner Partien.
arena-unclear = Ob { $bot } mehr als { $share } % seiner Partien gewinnt, ist noch nicht klar.
arena-stopped = { $kept ->
    [0] Nichts wurde aufgehoben; mit --out DATEI könnte derselbe Befehl weitermachen.
   *[other] Was zu Ende gespielt war, steht in { $file }: derselbe Befehl macht dort weiter.
}
tune-legend = Eine Zeile je Generation: ihre Nummer, die beste und die mittlere Wertung ihrer Kandidaten und wie weit die Suche noch schreitet (sigma). Wertung: { $team ->
    [yes] die Wurzel aus dem Anteil der Siege, im Mittel über Spielerzahlen und Optionen; 1 wäre jede Partie.
   *[no] der Anteil der Siege gegen die heutigen Gewichte, mal die Zahl der Plätze; 1 ist ausgeglichen.
}
arena-programs = Verschiedene Programme ({ $programs }) spielen Teile dieses Wettkampfs: Bots gleichen Namens sind vielleicht nicht dieselben.
tune-generation = { $number }  beste { $best }  mittlere { $mean }  sigma { $sigma }
tune-evens = Ein Spiel von Rivalen: Gegen sich selbst gewinnen die heutigen Gewichte immer gleich viel, was sie auch taugen. --weights DATEI lässt einen Platz mit denen aus einer Datei spielen, die anderen mit den heutigen.
tune-weight = Gewicht
tune-before = Vorher
tune-after = Nachher
tune-speed = Ausgangslagen/s
tune-better = Besser: { $after } statt { $before } im letzten Vergleich.
tune-no-better = Nichts Besseres gefunden: Die Gewichte bleiben, wie sie sind ({ $before } im letzten Vergleich).
tune-written = Gespeichert in { $file }
train-round = Runde { $number }: { $moments } Momente aus { $games } Partien, Fehler { $loss }, { $result } je Partie (vorher { $needed }): { $verdict ->
    [beginning] ein Anfang
    [kept] behalten
   *[dropped] verworfen
}, { $took }
train-no-better = Keine Runde war besser: { $file } ist das Netz vom Anfang.
dataset-written = Partien: { $matches }, Entscheidungen: { $rows }; gespeichert in { $file }
picture-written = Bild in { $file } gespeichert

## Ein Spiel vorbereiten

setup-who = Wer spielt?
setup-you-first = Du spielst auf dem ersten Platz, Bots auf den anderen
setup-you-all = Du spielst für alle Plätze
setup-people = Mehrere Leute an dieser Tastatur, Bots auf den übrigen Plätzen
setup-bots-only = Nur Bots: einfach zuschauen
setup-how-many = Wie viele Leute?
setup-level = Wie gut spielen die Bots?
setup-one-of = „{ $answer }“ ist nicht dabei. Tippe eines davon: { $values }

## Spielen

play-welcome = Mit ? gibt es Hilfe, mit quit hörst du auf; was du gespielt hast, wird gespeichert.
play-recap = Was zuletzt geschah:
play-offer-resume = Die Partie vom { $when } fortsetzen?
play-number = { $count ->
    [1] Tippe 1 oder die Wahl in Worten.
   *[other] Wähl eine Zahl von 1 bis { $count }.
}
play-ambiguous = „{ $line }“ kann Verschiedenes heißen: { $some }
play-unknown = „{ $line }“ ist hier weder eine Wahl noch ein Befehl. Mit ? gibt es Hilfe.
play-not-now = Das geht jetzt nicht: { $action }
play-unasked = Jetzt eine Sonderkarte spielen, außerhalb deines Zuges?
play-go-on = weiter
play-others = { $count ->
    [one] { $who } darf außerhalb des Zuges eine Sonderkarte spielen (tippe special)
   *[other] Außerhalb des Zuges dürfen eine Sonderkarte spielen: { $who } (tippe special)
}
play-special = Welche Karte? Enter führt zurück
play-no-special = Niemand hier kann gerade außerhalb des Zuges eine Sonderkarte spielen.
play-nothing-to-skip = Hier gibt es nichts zu überspringen: Das ist deine eigene Wahl.
play-no-undo = Zurücknehmen lässt sich nur die eigene letzte Wahl, und nur, wenn seither nichts gezogen oder gezeigt wurde und niemand anders an der Reihe war.
play-undone = Zurückgenommen: { $action }
play-no-paragraph = Einen Absatz { $wanted } gibt es nicht. Die Teile sind: { $sections }
play-saved = Gespeichert in { $file }
play-resume = Zum Weiterspielen: { $command }
play-winners = { $count ->
    [one] { $who } gewinnt.
   *[other] { $who } gewinnen gemeinsam.
}
play-statistics = Züge: { $turns }, Entscheidungen: { $choices }, Ziehungen: { $draws }, zurückgenommen: { $undone }; { $minutes } min.
play-choices = { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
}
play-offer-save = Die Partie speichern?
play-offer-again = Noch einmal spielen?
play-help-choose = Tippe die Nummer einer Wahl, ihre Worte oder ihre Notation; Wortanfänge genügen, zum Beispiel: { $example }. Enter nimmt, was in Klammern steht. Oder:
play-help-undo = deine letzte Wahl zurücknehmen
play-help-help = die Regeln zu dem, was jetzt gefragt ist, und diese Liste
play-help-rules = alle Regeln; rules 4 für einen Teil, rules 4.6 für einen Absatz (auch: help 4.6)
play-help-board = den Spielplan neu zeichnen
play-help-log = was bisher geschehen ist; log 100 für mehr
play-help-hands = alles in Händen und Stapeln (auch: discards)
play-help-special = außerhalb des Zuges eine Sonderkarte spielen; oder sag zuerst, von wem, mit Nummer oder Rolle: 2: Sandsäcke …
play-help-skip = überall passen, wo es geht, bis zu deinem nächsten Zug
play-help-save = die Partie speichern; save DATEI für eine Datei deiner Wahl
play-help-quit = speichern und aufhören

## Serving

serve-ready = Atoll ist unter { $url } zu finden (Strg-C beendet; nichts geht verloren)
serve-network = In deinem Netz ist es unter { $url } zu finden
worker-ready = Die Bots von Atoll sind bei der Arbeit (Strg-C beendet; andere machen weiter)
backup-done = { $file }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $entries ->
    [one] ein Eintrag
   *[other] { $entries } Einträge
}. Gut aufbewahren: Die Datei enthält Geheimnisse laufender Partien.
restore-done = Wiederhergestellt aus { $file }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $entries ->
    [one] ein Eintrag
   *[other] { $entries } Einträge
}.
