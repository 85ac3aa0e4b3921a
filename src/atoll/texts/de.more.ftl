# Texte des Web-Clients, die wenige brauchen: geladen mit dem, was sie zeigt.

web-keys = Tasten
web-key-arrows = Pfeile
web-key-arrows-does = über den Spielplan gehen
web-key-n = n
web-key-n-does = zum nächsten wählbaren Feld
web-key-enter = Enter
web-key-enter-does = Vorschau, dann bestätigen
web-key-escape = Escape
web-key-escape-does = doch nicht
web-key-digits = 1–9
web-key-digits-does = eine Aktion wählen
web-key-e = e
web-key-e-does = beenden oder weiter
web-key-z = z
web-key-z-does = zurücknehmen
web-key-l = l
web-key-l-does = zum Verlauf
web-key-g = g
web-key-g-does = zur Frage
web-key-zoom = + − 0
web-key-zoom-does = näher heran, weiter weg, der ganze Spielplan
web-about-title = Über Atoll
web-about-what = Atoll ist ein freier und offener Ort für Brettspiele rund um Inseln. Du spielst im Browser mit Freunden, mit Bots oder allein; es gibt kein Konto, keine Werbung und nichts zu kaufen.
web-about-games = Wessen Spiele das sind
web-about-games-text = Atoll ist eine unabhängige Umsetzung und steht in keiner Verbindung zu Autoren oder Verlagen. Forbidden Island (Die verbotene Insel) ist von Matt Leacock, erschienen bei Gamewright und auf Deutsch bei Schmidt Spiele. Die Regeln stehen hier in unseren eigenen Worten; die Namen der Orte und alle Bilder sind von uns. Wenn dir ein Spiel gefällt, kauf es: Mit einem Tisch darunter ist es noch schöner.
web-about-fair = Warum ehrlich gemischt wird
web-about-fair-1 = Vor der ersten Karte veröffentlicht der Server den Fingerabdruck einer geheimen Zahl. Jeder Platz gibt eine eigene Zufallszahl dazu. Jede Karte, jedes Plättchen und jeder Würfel folgt aus allen zusammen: Weder der Server noch jemand am Tisch kann allein bestimmen, was kommt.
web-about-fair-2 = Nach dem Ende wird das Geheimnis gezeigt. Alle können prüfen, dass es zum Fingerabdruck passt und jedes Ziehen daraus folgt: Speichere die Partie und lass „atoll verify“ darüber laufen.
web-about-fair-3 = Bots sehen, was ein Mensch an ihrem Platz sähe, und nicht mehr.
web-about-data = Was gespeichert wird
web-about-data-text = Dein Name, deine Einstellungen und die Schlüssel zu deinen Plätzen bleiben in diesem Browser. Der Server bewahrt die Tische auf und was dort getan und gesagt wurde. Es gibt keine Cookies und keine Tracker.
web-about-licence = Lizenz
web-about-licence-text = Das Programm steht unter der MIT-Lizenz. Die Schriften Alegreya und Alegreya Sans sind von Juan Pablo del Peral, Huerta Tipográfica, unter der SIL Open Font License.
web-hint-title = Was der starke Bot täte
web-hint-thinking = Er überlegt
web-hint-chance = { $percent } % Gewinnchance
web-hint-less = { $points ->
    [0] etwa gleich gut
    [one] { $points } Punkt weniger
   *[other] { $points } Punkte weniger
}
web-hint-then = dann { $action }
web-hint-wait = nichts tun
web-hint-only = Etwas anderes ist nicht möglich.
web-hint-why = Jedes wurde { $count }-mal in Gedanken weitergespielt, mit dem, was du sehen kannst.
web-hint-close = Tipp schließen
web-play-on = Von hier gegen Bots weiterspielen
web-review = Rückblick auf die Partie
web-review-making = Der starke Bot geht die Partie durch
web-review-curve = Gewinnchancen, alles offen
web-review-team = Das Team
web-review-moments = Was am meisten verändert hat
web-review-none = Keine Wahl hat jemanden viel gekostet.
web-review-played = { $name } wählte: { $action }
web-review-better = Besser: { $action }
web-review-cost = { $chance } % Gewinnchance statt { $best } %
web-review-see = Ansehen
web-review-table = Als Tabelle
web-review-step = Schritt
