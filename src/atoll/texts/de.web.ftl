## Der Web-Client

web-skip = Zur Seite springen
web-skip-question = Zur Frage
web-loading = Die Karte wird gezeichnet
web-menu = Menü
web-menu-home = Zu den Inseln
web-close = Schließen
web-rules = Regeln
web-sound = Ton
web-night = Nachtfarben
web-replays = Partien ansehen
web-me = Profil
web-daily = Insel des Tages
web-about = Über Atoll
web-bar-home = Atoll, zu den Inseln
web-bar-nav = Seite
web-bar-table = Tisch
web-you = du
web-who-bot = Bot: { $name }
web-bot-beginner = Anfänger
web-bot-sensible = vernünftig
web-bot-strong = stark
web-bot-expert = Experte
web-away = weg
web-undo = Zurücknehmen
web-drop = Doch nicht
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code
web-export = Partie speichern

## Einstellungen

web-set-language = Sprache
web-set-light = Licht
web-set-light-system = wie das System
web-set-light-day = Tag
web-set-light-night = Nacht
web-set-pace = Züge zeigen
web-set-pace-normal = normal
web-set-pace-half = halb so schnell
web-set-pace-none = sofort
web-set-confirm = Bestätigen
web-set-confirm-normal = zweiter Klick bestätigt
web-set-confirm-always = nur der Knopf bestätigt
web-set-confirm-never = sofort handeln

## Probleme

web-problem-offline = Der Server antwortet nicht. Nichts ist verloren; versuch es gleich noch einmal.
web-problem-other = Das hat nicht geklappt. Nichts hat sich geändert; bitte noch einmal.
web-broken-title = Etwas fehlt
web-broken-text = Ein Teil dieser Seite konnte nicht geladen werden. Dein Platz und deine Partie sind sicher; lade die Seite neu.
web-lost-title = Offene See
web-lost-text = Unter dieser Adresse ist nichts.
web-no-table = Diesen Tisch gibt es nicht, oder der Link führt nicht dorthin.
web-refused = Das geht jetzt nicht.

## Start

web-home-title = Vier Inseln.
web-home-title-more = Such dir eine aus, bring Freunde mit.
web-home-lead = Brettspiele ums Versinken, Verstecken und Teilen. Kostenlos, im Browser, ohne Konto. Leere Plätze übernehmen Bots.
web-home-name = Dein Name
web-home-you = Gast
web-home-open = Tisch eröffnen
web-table-names = Ebbe, Flut, Leeküste, Passatwind, Sandbank, Rifffeuer, Lange Dünung, Seenebel, Stille Bucht, Möwenfels, Nordstern, Sicherer Hafen, Walgesang, Tiefes Wasser, Koralleninsel, Sturmglas
web-home-or = oder
web-home-alone = sofort allein spielen
web-home-paste = eine Einladung einfügen
web-home-paste-label = Einladung
web-home-paste-go = Folgen
web-home-paste-wrong = Das ist keine Einladung an einen Tisch. Kopiere den ganzen Link.
web-home-chart = Karte der vier Inseln
web-home-lagoon = die Lagune
web-home-matches = Deine Partien
web-home-all = Alle
web-mine = Meine Tische
web-home-no-matches = Noch keine. Hier stehen deine Partien.
web-home-go = Hingehen
web-home-play = Spielen
web-home-back = Zurückkehren
web-home-tables = Offene Tische
web-home-no-tables = Gerade keine. Eröffne einen; bis Leute kommen, sitzen Bots am Tisch.
web-home-open-one = Jetzt einen eröffnen
web-home-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
web-home-never = Noch nie gespielt?
web-home-first = Eine erste Partie
web-home-first-text = Die verbotene Insel, du und zwei Bots, niedrigster Wasserpegel
web-home-try = Probieren
web-home-rules = Die Regeln
web-home-rules-text = In unseren eigenen Worten, mit Suche
web-home-read = Lesen
web-stage-gathering = wartet auf Leute
web-stage-playing = läuft
web-stage-over = vorbei
web-stage-left = du bist gegangen
web-continued = { $turn ->
    [0] fortgesetzt ab dem Anfang
   *[other] fortgesetzt ab Zug { $turn }
}
web-game-forbidden_island = Die verbotene Insel
web-game-the_island = The Island
web-game-lost_island = Lost Island
web-game-loot_island = Loot Island
web-isle-forbidden_island = gemeinsam, 1–4 · 30 min
web-isle-the_island = 2–4 · 45 min
web-isle-lost_island = 2–4 · 30 min
web-isle-loot_island = 2–5 · 75 min
web-isle-soon = noch nicht verzeichnet

## Einen Tisch vorbereiten

web-seats = Plätze
web-seat-open = offen
web-seat-number = Spieler { $number }
web-link-watch = Link zum Zuschauen
web-link-device = Auf einem anderen Gerät spielen
web-link-own = Link zu deinem eigenen Platz: nur für dich
web-hint = Tipp
web-clock = Uhr
web-bot-pace = Bots spielen
web-bot-pace-of = { $pace ->
    [1400] gemütlich
    [0] sofort
   *[other] zügig
}
web-table = Der Tisch
web-options = Optionen
web-sit-down = Hinsetzen
web-start = Partie beginnen
web-leave = Tisch verlassen

## Spielen

web-board = Spielplan
web-zoom-in = Näher heran
web-zoom-out = Ganzer Spielplan
web-dock = Frage
web-rail = Verlauf, Chat, Regeln
web-log = Verlauf
web-chat = Chat
web-cards = Karten
web-seat-look = { $name }: { $what }
web-steps = Schritte des Zuges
web-pips = noch { $left } von { $of }
web-your-turn = Du bist dran
web-choosing = { $count ->
    [one] { $names } wählt
   *[other] { $names } wählen
}
web-nature-moves = Die Insel ist am Zug
web-waiting-text = Bis dahin kannst du dich umsehen.
web-watching = Du schaust zu.
web-time-out = Deine Zeit ist um: Ein Bot spielt deinen Platz zu Ende.
web-eager = Das darfst du jetzt spielen: { $what }
web-acting-as = Du handelst für { $name }
web-act-for = Für { $name } handeln
web-which = Welches davon?
web-which-piece = Welche Figur?
web-countdown = Zeit zum Antworten
web-confirm-how = Wähl es noch einmal, drück Enter oder den gelben Knopf.
web-confirm-touch = Tipp es noch einmal an, oder tipp auf den gelben Knopf.
web-not-now = Jetzt nicht möglich.
web-all-actions = Alle Aktionen
web-catch-up = Vorspulen
web-way-on = Weiter
web-way-end = Fertig
web-way-pass = Nichts, weiter
web-pass-on = Bis zu meinem Zug nicht fragen
web-hand-over = Gib den Bildschirm an { $name }
web-hand-over-text = Bis dahin wird nichts Geheimes gezeigt.
web-i-am = Ich bin { $name }
web-offline = Keine Verbindung.
web-offline-retry = Dein Platz bleibt dir. Neuer Versuch in { $seconds } s.
web-offline-trying = Dein Platz bleibt dir. Neuer Versuch.
web-offline-now = Jetzt
web-slow = Der Server antwortet nicht.
web-gone = { $minutes ->
    [0] { $name } ist seit einer Weile weg.
    [1] { $name } ist seit einer Minute weg.
   *[other] { $name } ist seit { $minutes } Minuten weg.
}
web-gone-text = Der Platz bleibt reserviert.
web-gone-wait = Warten
web-gone-skip = Diesen Zug überspringen
web-gone-bot = Einen Bot spielen lassen
web-since = { $count ->
    [one] Während du weg warst, gab es { $count } Schritt.
   *[other] Während du weg warst, gab es { $count } Schritte.
}
web-since-show = Zeig es mir
web-pause = Uhren anhalten
web-resume = Uhren laufen lassen
web-clock-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
web-over = Das Ende
web-over-you = Du hast gewonnen
web-over-lost = { $count ->
    [one] Du hast verloren: { $names } gewinnt
   *[other] Du hast verloren: { $names } gewinnen
}
web-over-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
web-over-again = Noch einmal
web-over-join = Zur Revanche
web-over-replay = Ansehen
web-log-preparation = { $count ->
    [one] Vor dem ersten Zug: { $count } Schritt
   *[other] Vor dem ersten Zug: { $count } Schritte
}
web-log-you = Du
web-log-you-object = dich
web-log-undone = { $name } hat den letzten Schritt zurückgenommen
web-people-sat = { $name } setzt sich
web-people-left = { $name } ist gegangen
web-people-back = { $name } ist wieder da
web-people-bot = Ein Bot spielt für { $name }
web-people-skip = { $name } wird in diesem Zug übersprungen
web-people-wait = Der Tisch wartet auf { $name }
web-people-started = Die Partie beginnt
web-people-rematch = Eine Revanche ist eröffnet
web-people-paused = Die Uhren stehen
web-people-resumed = Die Uhren laufen wieder
web-people-nudged = { $by } erinnert { $name }
web-people-vacation = { $name } ist im Urlaub: Die Uhr steht still
web-people-home = { $name } ist aus dem Urlaub zurück
web-on-vacation = weg bis { $date }
web-people-over = Die Partie ist vorbei
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-new = neu
web-chat-write = Schreib etwas
web-chat-send = Senden
web-phrases = Fertige Sätze
web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
    [one] { $count } Absatz
   *[other] { $count } Absätze
}
web-rules-none = Kein Absatz enthält diese Wörter.
web-look-disc = karminrote Scheibe
web-look-square = indigoblaues Quadrat
web-look-triangle = bernsteingelbes Dreieck
web-look-diamond = orchideenlila Raute
web-look-cross = perlweißes Kreuz

## Partien ansehen

web-replay = Rückschau

## Fertige Sätze

phrase-hello = Hallo!
phrase-well_done = Gut gemacht!
phrase-careful = Vorsicht!
phrase-i_can_help = Ich kann helfen
phrase-need_help = Ich brauche Hilfe
phrase-good_idea = Gute Idee
phrase-sorry = Entschuldigung!
phrase-your_turn = Du bist dran
phrase-thanks = Danke
phrase-good_game = Schöne Partie!

web-learn = Spielend lernen
web-rule-now = Die Regeln dazu
web-rule-number = (Regel { $number })
web-home-learn = Neu hier? In fünf Minuten gelernt
web-home-learn-text = Kleine Spielsituationen, Regel für Regel

## Between two words, each language with its own spaces

web-colon = { $what }: { $then }
web-asks = { $what }?
web-log-left-out = { $count ->
    [one] Ein Eintrag davor steht im Verlauf
   *[other] { $count } Einträge davor stehen im Verlauf
}
web-over-whole = Das ganze Blatt
