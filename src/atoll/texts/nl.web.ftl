## De webclient

web-skip = Naar de pagina
web-skip-question = Naar de vraag
web-loading = De kaart wordt getekend
web-menu = Menu
web-menu-home = Naar de eilanden
web-close = Sluiten
web-rules = Regels
web-sound = Geluid
web-night = Nachtkleuren
web-replays = Terugkijken
web-me = Profiel
web-daily = Eiland van de dag
web-about = Over Atoll
web-bar-home = Atoll, naar de eilanden
web-bar-nav = Pagina
web-bar-table = tafel
web-you = jij
web-who-bot = bot: { $name }
web-bot-beginner = beginner
web-bot-sensible = verstandig
web-bot-strong = sterk
web-bot-expert = expert
web-away = weg
web-undo = Ongedaan maken
web-drop = Toch niet
web-copy = Kopiëren
web-copied = Gekopieerd
web-qr = QR-code
web-export = Partij bewaren

## Instellingen

web-set-language = Taal
web-set-light = Licht
web-set-light-system = zoals het systeem
web-set-light-day = dag
web-set-light-night = nacht
web-set-pace = Zetten tonen
web-set-pace-normal = normaal
web-set-pace-half = half zo snel
web-set-pace-none = meteen
web-set-confirm = Bevestigen
web-set-confirm-normal = tweede klik bevestigt
web-set-confirm-always = alleen de knop bevestigt
web-set-confirm-never = meteen doen

## Problemen

web-problem-offline = De server antwoordt niet. Er is niets verloren; probeer het zo weer.
web-problem-other = Dat is niet gelukt. Er is niets veranderd; probeer het nog eens.
web-broken-title = Er ontbreekt iets
web-broken-text = Een deel van deze pagina kon niet worden geladen. Je plaats en je partij zijn veilig; laad de pagina opnieuw.
web-lost-title = Open zee
web-lost-text = Op dit adres is niets te vinden.
web-no-table = Deze tafel is er niet, of de link leidt er niet heen.
web-refused = Dat kan nu niet.

## Begin

web-home-title = Vier eilanden.
web-home-title-more = Kies er een, neem vrienden mee.
web-home-lead = Bordspellen over zinken, verstoppen en delen. Gratis, in je browser, zonder account. Op lege plaatsen spelen bots.
web-home-name = Je naam
web-home-you = Gast
web-home-open = Tafel openen
web-table-names = Laagwater, Hoogwater, Lage Wal, Passaatwind, Zandbank, Vuurtoren, Lange Deining, Zeemist, Kalme Baai, Meeuwenrots, Poolster, Veilige Haven, Walvislied, Diep Water, Koraaleiland, Stormglas
web-home-or = of
web-home-alone = meteen alleen spelen
web-home-paste = een uitnodiging plakken
web-home-paste-label = Uitnodiging
web-home-paste-go = Volgen
web-home-paste-wrong = Dit is geen uitnodiging voor een tafel. Kopieer de hele link.
web-home-chart = Kaart van de vier eilanden
web-home-lagoon = de lagune
web-home-matches = Jouw partijen
web-home-all = Allemaal
web-mine = Mijn tafels
web-home-no-matches = Nog geen. Hier staan de partijen waar je aan tafel zit.
web-home-go = Erheen gaan
web-home-play = Spelen
web-home-back = Terugkeren
web-home-tables = Open tafels
web-home-no-tables = Op dit moment geen. Open er een; bots schuiven aan tot er mensen komen.
web-home-open-one = Open er nu een
web-home-free = { $count ->
    [one] { $count } plaats vrij
   *[other] { $count } plaatsen vrij
}
web-home-never = Nooit gespeeld?
web-home-first = Een eerste partij
web-home-first-text = Verboden Eiland, jij en twee bots, laagste waterpeil
web-home-try = Proberen
web-home-rules = De regels
web-home-rules-text = In onze eigen woorden, met een zoekveld
web-home-read = Lezen
web-stage-gathering = wacht op mensen
web-stage-playing = wordt gespeeld
web-stage-over = afgelopen
web-stage-left = je bent vertrokken
web-continued = { $turn ->
    [0] voortgezet vanaf het begin
   *[other] voortgezet vanaf beurt { $turn }
}
web-game-forbidden_island = Verboden Eiland
web-game-the_island = The Island
web-game-lost_island = Lost Island
web-game-loot_island = Loot Island
web-isle-forbidden_island = samen, 1–4 · 30 min
web-isle-the_island = 2–4 · 45 min
web-isle-lost_island = 2–4 · 30 min
web-isle-loot_island = 2–5 · 75 min
web-isle-soon = nog niet in kaart gebracht

## Een tafel klaarzetten

web-seats = Plaatsen
web-seat-open = open
web-seat-number = Speler { $number }
web-link-watch = Link om toe te kijken
web-link-device = Verder op een ander apparaat
web-link-own = Link naar je eigen plaats: alleen voor jou
web-hint = Hint
web-clock = Klok
web-bot-pace = Bots spelen
web-bot-pace-of = { $pace ->
    [1400] rustig
    [0] meteen
   *[other] vlot
}
web-table = De tafel
web-options = Opties
web-sit-down = Gaan zitten
web-start = Partij beginnen
web-leave = Tafel verlaten

## Spelen

web-board = Bord
web-zoom-in = Van dichterbij
web-zoom-out = Hele bord
web-dock = Vraag
web-rail = Verslag, chat, regels
web-log = Verslag
web-chat = Chat
web-cards = Kaarten
web-seat-look = { $name }: { $what }
web-steps = Stappen van de beurt
web-pips = nog { $left } van { $of }
web-your-turn = Jouw beurt
web-choosing = { $count ->
    [one] { $names } kiest
   *[other] { $names } kiezen
}
web-nature-moves = Het eiland is aan zet
web-waiting-text = Tot dan kun je rondkijken.
web-watching = Je kijkt toe.
web-time-out = Je tijd is om: een bot speelt op jouw plaats tot het einde.
web-eager = Je mag dit nu spelen: { $what }
web-acting-as = Je handelt voor { $name }
web-act-for = Handelen voor { $name }
web-which = Welke van deze?
web-which-piece = Welk stuk?
web-countdown = Tijd om te antwoorden
web-confirm-how = Kies het nog eens, druk op Enter of op de gele knop.
web-confirm-touch = Tik het nog eens aan, of tik op de gele knop.
web-not-now = Kan nu niet.
web-all-actions = Alle acties
web-catch-up = Doorspoelen
web-way-on = Verder
web-way-end = Klaar
web-way-pass = Niets, verder
web-pass-on = Vraag me niets tot mijn beurt
web-hand-over = Geef het scherm aan { $name }
web-hand-over-text = Tot dan blijft alles wat geheim is verborgen.
web-i-am = Ik ben { $name }
web-offline = Geen verbinding.
web-offline-retry = Je plaats blijft van jou. Nieuwe poging over { $seconds } s.
web-offline-trying = Je plaats blijft van jou. Nieuwe poging.
web-offline-now = Nu
web-slow = De server antwoordt niet.
web-gone = { $minutes ->
    [0] { $name } is al even weg.
    [1] { $name } is al een minuut weg.
   *[other] { $name } is al { $minutes } minuten weg.
}
web-gone-text = De plaats blijft gereserveerd.
web-gone-wait = Wachten
web-gone-skip = Deze beurt overslaan
web-gone-bot = Een bot laten spelen
web-since = { $count ->
    [one] Terwijl je weg was, is er { $count } stap gedaan.
   *[other] Terwijl je weg was, zijn er { $count } stappen gedaan.
}
web-since-show = Laat zien
web-pause = Klokken stilzetten
web-resume = Klokken laten lopen
web-clock-left = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
}
web-over = Het einde
web-over-you = Je hebt gewonnen
web-over-lost = { $count ->
    [one] Je hebt verloren: { $names } wint
   *[other] Je hebt verloren: { $names } winnen
}
web-over-wins = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}
web-over-again = Nog een keer
web-over-join = Naar de revanche
web-over-replay = Terugkijken
web-log-preparation = { $count ->
    [one] Vóór de eerste beurt: { $count } stap
   *[other] Vóór de eerste beurt: { $count } stappen
}
web-log-you = Jij
web-log-you-object = jou
web-log-undone = { $name } nam de laatste stap terug
web-people-sat = { $name } gaat zitten
web-people-left = { $name } is vertrokken
web-people-back = { $name } is terug
web-people-bot = Een bot speelt voor { $name }
web-people-skip = { $name } wordt deze beurt overgeslagen
web-people-wait = De tafel wacht op { $name }
web-people-started = De partij begint
web-people-rematch = Er is een revanche geopend
web-people-paused = De klokken staan stil
web-people-resumed = De klokken lopen weer
web-people-nudged = { $by } geeft { $name } een seintje
web-people-vacation = { $name } is op vakantie: de klok staat stil
web-people-home = { $name } is terug van vakantie
web-on-vacation = weg tot { $date }
web-people-over = De partij is afgelopen
web-chat-empty = Er is nog niets gezegd.
web-chat-new = nieuw
web-chat-write = Schrijf iets
web-chat-send = Versturen
web-phrases = Vaste zinnen
web-rules-search = Zoeken in de regels
web-rules-found = { $count ->
    [one] { $count } paragraaf
   *[other] { $count } paragrafen
}
web-rules-none = In geen enkele paragraaf staan deze woorden.
web-look-disc = karmijnrode schijf
web-look-square = indigo vierkant
web-look-triangle = amberkleurige driehoek
web-look-diamond = orchideepaarse ruit
web-look-cross = parelwit kruis

## Terugkijken

web-replay = Terugkijken

## Vaste zinnen

phrase-hello = Hallo!
phrase-well_done = Goed gedaan!
phrase-careful = Pas op!
phrase-i_can_help = Ik kan helpen
phrase-need_help = Ik heb hulp nodig
phrase-good_idea = Goed idee
phrase-sorry = Sorry!
phrase-your_turn = Jouw beurt
phrase-thanks = Dank je
phrase-good_game = Mooie partij!

web-learn = Leren door te doen
web-rule-now = De regels hierbij
web-rule-number = (regel { $number })
web-home-learn = Nieuw hier? Leer het in vijf minuten
web-home-learn-text = Kleine spelsituaties, regel voor regel

## Between two words, each language with its own spaces

web-colon = { $what }: { $then }
web-asks = { $what }?
web-log-left-out = { $count ->
    [one] Eén regel hiervoor staat in het verslag
   *[other] { $count } regels hiervoor staan in het verslag
}
web-over-whole = Het hele blad
