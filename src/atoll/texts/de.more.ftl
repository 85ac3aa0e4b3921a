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
web-key-r = r
web-key-r-does = die Regeln zu dieser Frage
web-key-h = h
web-key-h-does = Tipp, wo es einen gibt
web-key-l = l
web-key-l-does = zum Verlauf
web-key-g = g
web-key-g-does = zur Frage
web-key-zoom = + − 0
web-key-zoom-does = näher heran, weiter weg, der ganze Spielplan
web-about-title = Über Atoll
web-about-what = Atoll ist ein freier und offener Ort für Brettspiele rund um Inseln. Du spielst im Browser mit Freunden, mit Bots oder allein; du brauchst kein Konto, es gibt keine Werbung und nichts zu kaufen.
web-about-games = Wessen Spiele das sind
web-about-games-text = Atoll ist eine unabhängige Umsetzung und steht in keiner Verbindung zu Autoren oder Verlagen. Forbidden Island (Die verbotene Insel) ist von Matt Leacock, erschienen bei Gamewright und auf Deutsch bei Schmidt Spiele; The Island ist von Julian Courtland-Smith, erschienen bei Stronghold Games und Asmodee; Lost Island (Stratego) ist bei Jumbo erschienen; Loot Island ist von Aaron Haag, erschienen bei What’s Your Game. Die Regeln stehen hier in unseren eigenen Worten; die Namen der Orte und alle Bilder sind von uns. Wenn dir ein Spiel gefällt, kauf es: Mit einem Tisch darunter ist es noch schöner.
web-about-fair = Warum ehrlich gemischt wird
web-about-fair-1 = Vor der ersten Karte veröffentlicht der Server den Fingerabdruck einer geheimen Zahl. Jeder Platz gibt eine eigene Zufallszahl dazu. Jede Karte, jedes Plättchen und jeder Würfel folgt aus allen zusammen: Weder der Server noch jemand am Tisch kann allein bestimmen, was kommt.
web-about-fair-2 = Nach dem Ende wird das Geheimnis gezeigt. Alle können prüfen, dass es zum Fingerabdruck passt und jede Ziehung daraus folgt: Speichere die Partie und lass „atoll verify“ darüber laufen.
web-about-fair-3 = Bots sehen, was ein Mensch an ihrem Platz sähe, und nicht mehr.
web-about-data = Was gespeichert wird
web-about-data-text = Dein Name, deine Einstellungen und die Schlüssel zu deinen Plätzen bleiben in diesem Browser. Der Server bewahrt die Tische auf, was dort getan und gesagt wurde und wie Partien ausgingen, unter den Namen vom Tisch. Legst du ein Profil an, bewahrt er auch dessen Namen auf, dein Passwort (so, dass niemand es lesen kann) oder deine Passkeys, und welche Plätze deine sind; ein Cookie hält dich dann angemeldet, höchstens 180 Tage lang. Bittest du um Nachrichten, bewahrt er deine E-Mail-Adresse auf, oder was dein Browser braucht, um sie zu bekommen, bis du keine mehr willst. Andere Cookies gibt es nicht, und auch keine Tracker.
web-about-licence = Lizenz
web-about-licence-text = Das Programm steht unter der MIT-Lizenz. Die Schriften Alegreya und Alegreya Sans sind von Juan Pablo del Peral, Huerta Tipográfica, unter der SIL Open Font License.
web-seats-count = Anzahl der Plätze
web-seats-of = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
web-seats-help = Verschick den Link; wer ihm folgt, nimmt einen offenen Platz. Was beim Start noch offen ist, spielen Bots.
web-hot-seat-help = Du hast mehrere Plätze: Reich den Bildschirm herum oder führe alle selbst.
web-seat-name = Name an Platz { $letter }
web-name-blank = Ein Name braucht mindestens einen Buchstaben. Er bleibt, wie er war.
web-seat-who = Wer sitzt an Platz { $letter }
web-who-me = ich, an diesem Bildschirm
web-who-open = offen
web-who-guest = Gast
web-lead-all = Das ganze Team führen
web-fill-bots = Mit Bots auffüllen
web-invite = Einladen
web-link-alone = Nur dieser Computer kann diesen Links folgen: Der Server nimmt keine anderen Verbindungen an. Beende ihn und öffne ihn für dein Netz mit
web-link-join = Link für einen offenen Platz
web-link-seats = Ein Link für jeden Platz
web-link-seat = Link für Platz { $letter }
web-listed = Diesen Tisch allen zeigen
web-listed-yes = Dieser Tisch steht in der Liste der offenen Tische.
web-listed-no = Nur wer einen Link hat, findet diesen Tisch.
web-free-chat = Freier Text im Chat
web-clock-of = { $seconds ->
    [0] keine
    [300] je 5 Minuten
    [900] je 15 Minuten
    [1800] je 30 Minuten
    [86400] je 1 Tag
    [259200] je 3 Tage
    [604800] je 7 Tage
   *[other] je { $seconds } Sekunden
}
web-table-name = Name des Tisches
web-sit-title = Hier ist ein Platz für dich
web-sit-invited = Du bist auf einen Platz eingeladen
web-sit-full = Alle Plätze sind besetzt; du kannst zuschauen.
web-seat-at = Platz { $letter }
web-start-full = Alle sind da.
web-start-bots = { $count ->
    [one] { $count } Platz ist offen; beim Start übernimmt ihn ein Bot.
   *[other] { $count } Plätze sind offen; beim Start übernehmen Bots sie.
}
web-start-wait = Der Gastgeber beginnt die Partie.
web-host-now = Wer den Tisch eröffnet hat, ist gegangen: Jetzt bist du Gastgeber.
web-levels = Wie gut spielen die Bots?
web-bot-beginner-is = übersieht vieles; gut für eine erste Partie
web-bot-sensible-is = nimmt, was auf den ersten Blick am besten aussieht
web-bot-strong-is = prüft in Sekundenbruchteilen, wohin seine Züge führen
web-bot-expert-is = denkt länger und tiefer, bis zu einigen Sekunden; der beste der vier
web-bots-later = Der starke Bot und der Experte werden noch vorbereitet; bis dahin spielen sie wie der vernünftige.
web-hints = Tipps vom starken Bot
web-hints-help = Standardmäßig nur, wenn du allein mit Bots spielst. Mit anderen Leuten: für alle oder für niemanden.
web-hints-on = Alle am Tisch dürfen um Tipps bitten.
web-hints-off = Keine Tipps an diesem Tisch: Der Gastgeber hat sie abgeschaltet.
web-hints-off-people = Keine Tipps an diesem Tisch: Mehrere Leute spielen mit, und der Gastgeber hat sie nicht erlaubt.
web-box = Was in der Schachtel ist:
web-box-reconstruction = was die gedruckten Regeln nur in Bildern zeigen, haben wir rekonstruiert.
web-box-public = aus öffentlichen Quellen, die übereinstimmen.
web-box-rulebook = wie gedruckt.
web-box-own = Zahlen von jemandem, der die Schachtel besitzt.
web-box-owner = Du hast die Schachtel?
web-box-help = Ändere die Zahlen hier, oder wähl eine Datei mit den echten (TOML oder JSON). Was du weglässt, bleibt, wie es ist.
web-box-use = Diese Zahlen verwenden
web-box-file = Datei wählen
web-box-back = Zurück zu den Zahlen von Atoll
web-hint-title = Was der starke Bot tun würde
web-hint-thinking = Er überlegt
web-percent = { $percent } %
web-hint-chance = { $percent } % Gewinnchance
web-hint-then = dann: { $action }
web-hint-wait = nichts tun
web-hint-only = Etwas anderes ist nicht möglich.
web-hint-glance = Auf einen Blick, ohne es auszuprobieren.
web-hint-gap = { $gap ->
    [none] Was du auch tust, es gibt kaum noch eine Chance.
    [all] Etwa gleich gut: Nimm, was dir gefällt.
    [two] Die ersten beiden sind etwa gleich gut.
    [little] Das Erste ist etwas besser.
   *[clear] Das Erste ist deutlich besser.
}
web-hint-why = In Gedanken { $count }-mal ausprobiert, nur mit dem, was du siehst.
web-hint-close = Tipp schließen
web-hint-more = Mehr
web-hint-less = Weniger
web-hint-pause = Das waren viele Tipps in kurzer Zeit: Der Bot holt kurz Luft.
web-hint-again = Noch einmal versuchen
web-hint-again-in = Noch einmal versuchen in { $seconds } s
web-play-on = Von hier mit Bots weiterspielen
web-play-on-seat = Dein Platz
web-play-on-bots = Die Bots spielen
web-play-on-same = wie in dieser Partie
web-play-on-text = An dieser Stelle der Partie beginnt ein neuer Tisch. Was danach kommt, wird neu gezogen; die Partie, die du ansiehst, bleibt, wie sie ist.
web-play-on-seen = Wer diese Partie sehen kann, sieht auch, wie deine ausging.
web-play-on-go = Weiterspielen
web-replay-help = Oder öffne eine gespeicherte Partie: eine Datei mit JSON-Zeilen.
web-replay-start = Vor dem ersten Schritt
web-replay-step = Schritt { $step } von { $of }
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-back = Zum Tisch
web-replay-origin = Die Partie, aus der diese hervorging
web-branches = Von hier aus weitergespielt: { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
web-branch-from = Ab Schritt { $step }
web-import = Partiedatei öffnen
web-timeline = Zeitleiste
web-step-before = Zurück
web-step-after = Weiter
web-turn-before = Zum vorigen Zug
web-turn-after = Zum nächsten Zug
web-eyes = Ansicht
web-eyes-all = alles offen
web-eyes-watch = als Zuschauer
web-eyes-of = aus Sicht von { $name }
web-share = Teilen
web-share-title = Diesen Moment teilen
web-share-link = Link zu diesem Moment
web-share-link-text = Wer ihn hat, kann diese Partie ansehen, sonst nichts.
web-share-no-link = Es gibt keinen Link: Diese Partie stammt aus einer Datei und liegt nicht auf diesem Server. Schick die Datei selbst; wer sie hier öffnet, sieht dasselbe.
web-share-picture = Als Bild
web-share-still = Dieser Moment (SVG)
web-share-png = Für Messenger (PNG)
web-share-moving = Der Zug bis hierher, animiert (SVG)
web-share-together = Zusammen ansehen
web-share-together-text = Du führst: Alle, die diese Partie gerade ansehen, kommen mit, jeder aus dem selbst gewählten Blickwinkel.
web-lead = Die anderen führen
web-lead-now = Du führst; die anderen sehen, was du siehst.
web-lead-stop = Nicht mehr führen
web-leads = { $name } führt durch die Partie.
web-follow = Folgen
web-daily-text = Jeder Tag bringt von jedem Spiel eine Ausgangslage, für alle dieselbe. Spiel sie allein mit Bots oder mit Freunden, und vergleiche, wie es lief.
web-daily-day = Tag
web-daily-play = Mit Bots spielen
web-daily-friends = Mit Freunden spielen
web-daily-fair = Die Ausgangslage eines Tages folgt aus seinem Datum und ist deshalb auf jedem Server dieselbe; niemand mischt etwas hinein. Dein Ergebnis erscheint hier mit den Namen an deinem Tisch. Wo anders gespielt wird, kann auch anders sein, was später gezogen wird.
web-deal = Dieselbe Ausgangslage
web-deal-text = Noch einmal dieselben Optionen und dasselbe Glück. Wo anders gespielt wird, kann auch anders sein, was später gezogen wird. Wer sie spielt, erscheint in dieser Liste, für alle, die diese Partie sehen dürfen.
web-deal-results = Ergebnisse
web-deal-with = Mit Bots: { $bots }
web-deal-without = Ohne Bots
web-deal-apart = Verglichen wird, wer mit denselben Bots gespielt hat.
web-deal-place = Rang
web-deal-who = Wer
web-deal-result = Ergebnis
web-deal-points = Punkte
web-deal-turns = Züge
web-deal-tries = Versuche
web-deal-won = gewonnen
web-deal-lost = verloren
web-deal-none = Noch niemand hat sie zu Ende gespielt.
web-deal-again = Noch einmal spielen
web-deal-bots = Mit Bots spielen
web-deal-friends = Mit Freunden spielen
web-deal-given-day = Die Insel vom { $day }: Ausgangslage, Optionen und Anzahl der Plätze sind für alle gleich.
web-deal-given-again = Eine Ausgangslage, die schon gespielt wurde: Optionen und Anzahl der Plätze gehören dazu.
web-figures = In Zahlen
web-figures-none = Dieses Spiel führt keine Zahlen.
web-figures-island = Die Insel
web-figure-awash = Felder überflutet
web-figure-sunk = Felder versunken
web-figure-treasures = Artefakte geborgen
web-figures-shored = Felder trockengelegt
web-figures-given = Karten gegeben
web-figures-saved = Abenteurer gerettet
web-figures-lost = Abenteurer verloren
web-figures-won = Kämpfe gewonnen
web-figures-taken = Münzen genommen
web-figures-hit = Entdecker von Bomben getroffen
web-figures-kept = Schätze behalten
web-figures-curse = Fluchwürfel
web-review = Rückblick auf die Partie
web-review-making = Der starke Bot geht die Partie durch
web-review-curve = Gewinnchancen
web-review-open = Wie der starke Bot sie einschätzt, der alles sieht, auch was die Spieler damals nicht sehen konnten.
web-review-team = Das Team
web-review-moments = Wendepunkte
web-review-known = Beurteilt nach dem, was damals zu wissen war.
web-review-none = Keine Wahl hat jemanden viel gekostet.
web-review-turn = { $turn ->
    [0] Vor dem ersten Zug
   *[other] Zug { $turn }
}
web-review-played = { $name } hat gespielt: { $action }
web-review-you = Du hast gespielt: { $action }
web-review-better = Besser: { $action }
web-review-cost = { $chance } % Gewinnchance statt { $best } %
web-review-swing = { $name }: { $before } % Gewinnchance vor diesem Zug, { $chance } % danach. Eine bessere Wahl fand sich nicht.
web-review-see = Ansehen
web-review-back = Zum Rückblick
web-review-table = Als Tabelle
web-review-step = Schritt
web-leave-title = Diesen Tisch verlassen?
web-leave-sure = Ein Bot kann für dich weiterspielen, oder du wirst übersprungen: Das entscheiden die anderen sofort. Der Platz bleibt deiner; „Deine Partien“ auf der ersten Seite führt dorthin zurück.
web-leave-before = Dein Platz wird für andere frei.
web-leave-host = Du bist Gastgeber: Wer nach dir am Tisch sitzt, übernimmt.
web-leave-go = Verlassen
web-leave-stay = Bleiben
web-fair-title = Wurde ehrlich gemischt?
web-fair-commitment = Vor der ersten Ziehung veröffentlicht
web-fair-seed = Das Geheimnis des Servers, aufgedeckt
web-fair-nonces = Was die Plätze beigemischt haben
web-fair-more = So lässt es sich prüfen

web-rule-also = Auch das gilt
web-rule-around = Was davor und danach kommt
web-rule-all = Alle Regeln
web-rules-contents = Inhalt
web-rules-readings = Wie wir die Regeln lesen
web-rules-reading = Wie wir es lesen:
web-rules-about = Zu
web-rules-reconstructed = rekonstruiert
web-rules-rebuilt = Ein Teil dieses Spiels steht in keinem Text, den wir lesen konnten; wir mussten ihn rekonstruieren:
web-rules-rebuilt-here = Rekonstruiert:
web-rules-print = Drucken
web-rules-try = Ausprobieren
web-learn-lead = Zu jedem Spiel ein Dutzend kleiner Spielsituationen, jede zu einer Regel. Schiefgehen kann nichts, und du kannst jederzeit aufhören und später weitermachen.
web-learn-start = Anfangen
web-learn-go-on = Weitermachen
web-learn-anew = Noch einmal von vorn
web-learn-so-far = { $count ->
    [one] eine Lektion geschafft
   *[other] { $count } Lektionen geschafft
 }
web-learn-number = Lektion { $number } von { $of }
web-learn-progress = Geschaffte Lektionen
web-learn-before = Die Lektion davor
web-learn-skip = Diese Lektion überspringen
web-learn-done = Gut gemacht
web-learn-next = Weiter
web-learn-again = Noch einmal
web-learn-over = Mehr brauchst du nicht
web-learn-over-text = Spiel jetzt eine erste Partie gegen Anfänger; die Regeln sind immer zur Hand.
web-learn-play = Eine erste Partie
web-mine-waiting = Wartet auf dich
web-mine-going = Läuft gerade
web-mine-gathering = Noch nicht begonnen
web-mine-over = Vorbei
web-mine-since = gefragt { $ago }
web-mine-left = noch { $time }
web-notify = Nachrichten
web-notify-text = Während diese Seite geschlossen ist, kannst du erfahren, wann du am Zug bist, wann deine Zeit knapp wird, wann dich jemand erinnert und wann eine Partie vorbei ist.
web-notify-push = In diesem Browser
web-notify-no-push = Dieser Browser zeigt keine Nachrichten an. Auf einem Telefon hilft es oft, Atoll zum Startbildschirm hinzuzufügen.
web-notify-denied = Der Browser hat es nicht erlaubt. Das lässt sich in seinen Einstellungen für diese Seite ändern.
web-notify-mail = Per E-Mail an
web-notify-mail-go = E-Mails schicken
web-notify-mail-to = Per E-Mail an { $address }
web-notify-confirm = Eine E-Mail ist zu dir unterwegs. Öffne den Link darin: Vorher wird nichts anderes geschickt.
web-notify-forget = Diese Adresse vergessen
web-nudge = { $name } erinnern
web-nudge-done = { $name } wurde erinnert.
web-vacation = Ein paar Tage Urlaub nehmen
web-vacation-text = { $days ->
    [one] Bis du zurück bist, steht deine Uhr still; auch dein nächster Zug beendet das. Du hast in dieser Partie noch einen Tag.
   *[other] Bis du zurück bist, steht deine Uhr still; auch dein nächster Zug beendet das. Du hast in dieser Partie noch { $days } Tage.
}
web-vacation-until = Bis einschließlich
web-vacation-go = Urlaub nehmen
web-vacation-you = Du bist bis { $date } weg. Deine Uhr steht still.
web-vacation-end = Ich bin zurück
web-mail-confirm = Möchtest du unter deiner Adresse erfahren, wann du am Zug bist?
web-mail-yes = Ja, das ist meine Adresse
web-mail-confirmed = { $address } ist bestätigt. Du erfährst, wann du am Zug bist.
web-mail-stopped = { $address } bekommt von hier keine E-Mails mehr.
web-mail-nothing = Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail.

## Settings: easier to see

web-set-look = Besser zu sehen
web-set-contrast = Kontrast
web-set-contrast-system = wie das System
web-set-contrast-normal = normal
web-set-contrast-high = hoch
web-set-size = Schriftgröße
web-set-motion = Bewegung
web-set-motion-system = wie das System
web-set-motion-full = alles
web-set-motion-reduced = wenig
web-set-colours = Farben
web-set-colours-standard = Standard
web-set-colours-apart = deutlicher verschieden
web-set-colours-how = Gut zu unterscheiden, wie immer man Farben sieht. Formen und Buchstaben sagen immer dasselbe.
web-set-size-of = { $percent } %
