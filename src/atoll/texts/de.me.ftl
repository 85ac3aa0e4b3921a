# Texte der Profilseite.

web-me-title = Dein Profil
web-me-lead = Ein Profil ist für alle, die eins wollen: Es findet deine Tische auf jedem Gerät wieder und hält fest, wie deine Partien ausgingen. Zum Spielen braucht es keins, und außer dir sieht es niemand.
web-me-log-in = Anmelden
web-me-make = Profil anlegen
web-me-name = Name
web-me-name-help = Mit ihm meldest du dich an, und an Tischen wird er dir vorgeschlagen.
web-me-password = Passwort
web-me-password-help = Mindestens zehn Zeichen; ein paar Wörter merkt man sich leicht, und sie sind schwer zu erraten.
web-me-passkey-in = Mit einem Passkey anmelden
web-me-passkey-make = Mit einem Passkey anlegen
web-me-passkey-none = Für Passkeys muss der Server einen Namen haben und über https erreichbar sein.
web-me-forgot = Passwort vergessen? Nimm einen Passkey, oder bitte den Betreiber dieses Servers um einen Link für ein neues. Eine E-Mail-Adresse braucht es nicht.
web-me-reset = Neues Passwort wählen
web-me-reset-text = Mit dem Link des Betreibers wählst du ein neues Passwort. Alle Geräte werden dabei abgemeldet.
web-me-off = Auf diesem Server gibt es keine Profile. Du spielst als Gast, und deine Partien bleiben in diesem Browser.
web-me-since = seit { $date }
web-me-out = Abmelden
web-me-out-all = Überall abmelden
web-me-out-text = Plätze, die dieses Gerät von deinem Profil bekommen hat, sind danach nicht mehr darauf.
web-me-ask = { $count ->
    [one] Dieser Browser hat einen Platz an einem Tisch, der noch nicht zu deinem Profil gehört. Soll er dazu?
   *[other] Dieser Browser hat Plätze an { $count } Tischen, die noch nicht zu deinem Profil gehören. Sollen sie dazu?
 }
web-me-ask-yes = Hinzufügen
web-me-ask-no = Nur hier lassen
web-me-added = { $count ->
    [0] Kein Tisch hinzugefügt.
    [one] Ein Tisch hinzugefügt.
   *[other] { $count } Tische hinzugefügt.
 }
web-me-tables = Deine Tische
web-me-no-tables = Plätze, die du angemeldet einnimmst, findest du hier wieder, auf jedem Gerät.
web-me-statistics = Deine Partien in Zahlen
web-me-no-matches = Sobald eine Partie von dir zu Ende ist, steht hier, wie sie ausging.
web-me-matches = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
 }
web-me-won = gewonnen
web-me-drawn = geteilte Siege
web-me-lost = verloren
web-me-alone = { $count ->
    [one] In einer weiteren Partie hast du mehrere Gegner selbst gespielt.
   *[other] In { $count } weiteren Partien hast du mehrere Gegner selbst gespielt.
 }
web-me-continued = { $count ->
    [one] Eine weitere ging von einem Moment einer anderen Partie aus weiter.
   *[other] { $count } weitere gingen von einem Moment einer anderen Partie aus weiter.
 }
web-me-best = Meiste Punkte
web-me-quickest = Schnellster Sieg
web-me-turns = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
 }
web-me-streak = Siege in Folge
web-me-streak-of = jetzt { $count }, längste Serie { $most }
web-me-time = Spielzeit
web-me-minutes = { $count ->
    [0] weniger als eine Minute
    [one] eine Minute
   *[other] { $count } Minuten
 }
web-me-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
 }
web-me-months = Monat für Monat
web-me-picture = Balken für jeden Monat von { $from } bis { $to }: { $won } gewonnen, { $drawn } geteilt, { $lost } verloren.
web-me-details = Im Einzelnen
web-me-by-seats = Plätze am Tisch
web-me-by-place = Dein Platz
web-me-by-others = Wer noch dabei war
web-me-by-month = Monat
web-me-people = Menschen
web-me-all = Alle
web-me-last = Deine letzten Partien
web-me-when = Wann
web-me-game = Spiel
web-me-with = Mit
web-me-result = Ergebnis
web-me-result-won = gewonnen
web-me-result-drawn = geteilter Sieg
web-me-result-lost = verloren
web-me-result-alone = mehrere Gegner selbst gespielt
web-me-result-continued = Fortsetzung einer anderen
web-me-ways = Wege in dein Profil
web-me-password-set = Passwort wählen
web-me-password-change = Passwort ändern
web-me-password-old = Bisheriges Passwort
web-me-password-new = Neues Passwort
web-me-password-done = Das neue Passwort gilt. Alle anderen Geräte sind abgemeldet.
web-me-passkeys = Passkeys
web-me-passkeys-text = Ein Passkey steckt in einem Gerät oder einem Passwortmanager; du kommst mit Fingerabdruck, Gesicht oder PIN hinein.
web-me-passkey-add = Passkey hinzufügen
web-me-passkey-name = Name des Passkeys
web-me-passkey-used = zuletzt benutzt am { $date }
web-me-passkey-unused = noch nie benutzt
web-me-passkey-drop = Den Passkey { $name } entfernen
web-me-take = Deine Daten
web-me-export = Alles als Datei speichern
web-me-export-text = Alles, was dieser Server von deinem Profil hat: Name, Anmeldewege, Plätze und wie deine Partien ausgingen.
web-me-delete = Profil löschen
web-me-delete-text = Dein Profil verschwindet endgültig: Name, Passwort, Passkeys, alle Anmeldungen, und welche Plätze deine waren. Partien bleiben, denn andere haben sie auch gespielt, mit den Namen vom Tisch. Dieses Gerät behält die Plätze, deren Schlüssel es hat. In einer früheren Sicherung des Betreibers steht das Profil noch.
web-me-nameless = Setz an all meinen Tischen auch „?“ an die Stelle meines Namens und lösch, was ich dort im Chat geschrieben habe.
web-me-delete-sure = Endgültig löschen
web-me-delete-stay = Behalten
web-me-deleted = Dein Profil ist gelöscht.
web-me-passkey-failed = Es kam kein Passkey zurück. Versuch es noch einmal oder nimm ein Passwort.
