# Was an einer Zeile, einer Option, einer Stellung oder einer Partie nicht stimmt, und was richtig wäre. In „ “ steht Notation.

hint-did-you-mean = meintest du „{ $word }“?
hint-choose = zur Wahl stehen { $words }
error-action-empty = die Aktion ist leer: schreib zum Beispiel „{ $example }“
error-no-action = „{ $word }“ ist keine Aktion: { $hint }
error-action-form = „{ $text }“ hat nicht die richtige Zahl von Wörtern, schreib „{ $form }“
error-action-field = „{ $word }“ hat kein Feld „{ $field }“: { $hint }
error-missing = das Feld „{ $field }“ fehlt
error-no-name = „{ $word }“ gibt es nicht ({ $kind }): { $hint }
error-seat = Platz { $seats }
error-nature = der Zufall
error-over = „{ $action }“: die Partie ist vorbei
error-not-now = { $who }: „{ $action }“ geht jetzt nicht ({ $ask }); { $right }
error-may = möglich ist: { $actions }
error-waits = die Partie wartet auf { $who }
error-option-value = Option { $option }: „{ $value }“ geht nicht, { $hint }
error-option-seats = Option seats: „{ $given }“ geht nicht, gib { $least } bis { $most } an
error-no-option = es gibt keine Option „{ $option }“: { $hint }
error-no-game = es gibt kein Spiel „{ $game }“: { $hint }
error-no-bot = es gibt keinen Bot „{ $bot }“: { $hint }
error-broken-bot = der Bot „{ $bot }“ kann nicht aus „{ $module }“ geladen werden ({ $problem }): berichtige das Modul oder seinen Entry Point
error-bot-nothing = der Bot „{ $bot }“: das Modul { $module } hat kein { $what }; schreib { $what } = … an sein Ende
error-bot-class = der Bot „{ $bot }“ ist eine Klasse; mach einen daraus: BOT = { $kind }()
error-bot-lacks = dem Bot „{ $bot }“ fehlt { $what }: ein Bot hat einen name (ein Text), einen style (None genügt) und choose()
error-bot-make = der Bot „{ $bot }“ lässt sich mit diesen Einstellungen nicht machen ({ $problem }): gib andere an, oder lass make() sagen, welche
error-bot-copy = der Bot „{ $bot }“ lässt sich nicht kopieren, aber jede Partie hat ihren eigenen ({ $problem }): gib ihm ein __deepcopy__(self, memo), das einen neuen zurückgibt
error-bot-failed = der Bot „{ $bot }“ ist in { $game } gescheitert ({ $place }): { $problem }
error-bot-answer = der Bot „{ $bot }“ ({ $place }) antwortete { $answer } in { $game } ({ $ask }); richtig wäre eines davon: { $right }
error-broken-game = das Spiel „{ $game }“ lässt sich nicht laden: { $problem }
error-no-settings = der Bot „{ $bot }“ hat keine Einstellungen
error-setting = eine Einstellung schreibt man Name=Wert, etwa simulations=200, nicht „{ $part }“
error-no-setting = es gibt keine Einstellung „{ $name }“: { $hint }
error-no-method = es gibt kein Verfahren „{ $name }“: { $hint }
error-bad-setting = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“

## Die Arena, das Abstimmen

error-bot-twice = der Bot „{ $bot }“ ist zweimal genannt
error-two-bots = um gegeneinander zu spielen, braucht es mindestens zwei Bots
error-alone-in-team = in einem Team spielt niemand allein: lass --alone weg
error-no-ray = Ray ist nicht installiert: pip install 'atoll[ray]'
error-no-pictures = für Bilder der Spielbretter fehlen Pakete: pip install 'atoll[pictures]'
error-no-boards = die Spielbretter sind nicht gebaut: make web
error-ray = unter { $address } gibt es keinen Ray-Cluster: { $problem }
error-ray-program = ein Rechner des Clusters hat ein anderes Atoll: Programm { $theirs }, hier ist es { $ours }; installiere dort dasselbe
error-arena-empty = die Ergebnisdatei ist leer
error-arena-head = eine Ergebnisdatei beginnt mit { "{\"atoll\": \"arena\", …}" }
error-arena-version = das wurde mit { $what } { $theirs } gespielt, hier ist { $ours }: beginne eine neue Datei
error-arena-game = das ist keine Partie dieses Wettkampfs
error-arena-twice = die Partie mit Ausgangslage { $deal } endete auf zweierlei Weise: sie wurde von verschiedenen Programmen gespielt
error-arena-other = das sind verschiedene Wettkämpfe: { $what } { $ours } und { $theirs }
error-not-together = { $option } passt nicht zusammen mit { $others }: lass das eine oder das andere weg
error-no-weights = { $game } hat keine Gewichte zum Abstimmen
error-weights-text = das ist kein TOML ({ $problem })
error-weights-other = das sind nicht die Gewichte von { $game }, die je eine Zahl haben, und sonst nichts: sieh nach bei { $names }
error-no-cma = CMA-ES ist nicht installiert: pip install 'atoll[tune]'

## Partien

error-in-file = { $file }: { $problem }
error-line = Zeile { $line }: { $problem }
error-no-seed = diese Partie hat keinen Startwert: gib die Schritte des Zufalls einzeln an
error-match-empty = die Partiedatei ist leer
error-no-text = das ist kein Text
error-no-json = das ist kein JSON; ist die Datei abgeschnitten?
error-object = gib ein Objekt { "{…}" } an
error-match-head = eine Partiedatei beginnt mit { "{\"atoll\": \"match\", …}" }
error-format = das Format { $format } ist unbekannt, dieses Atoll liest Format { $known }
error-no-field = es gibt kein Feld „{ $field }“; { $hint }
error-match-version = rules_version: die Partie wurde nach Version { $theirs } von { $game } gespielt, dieses Atoll spielt Version { $ours }
error-match-types = options muss ein Objekt sein, players eine Liste, seed ein Text
error-seed-from = seed_from ist die Nummer der ersten Ziehung aus dem Startwert, nicht „{ $given }“
error-fairness = fairness ist { "{\"commitment\": \"…\", \"server_seed\": \"…\", \"nonces\": [\"…\", …]}" }
error-step = ein Schritt ist { "{\"seat\": 0, \"do\": \"…\"}" }, seat eine Zahl oder "chance"
error-no-seat = es gibt keinen Platz { $seat }, die Partie hat { $seats }
error-not-over = laut der Datei ist die Partie vorbei, aber sie geht weiter
error-other-end = die Partie endete mit „{ $ending }“ und { $payoff }, anders als die Datei sagt

## Stellungen

error-the-position = die Stellung
error-field = { $field }: { $problem }
error-is-missing = fehlt
error-number = gib eine ganze Zahl von { $low } bis { $high } an, nicht „{ $value }“
error-flag = gib true oder false an, nicht „{ $value }“
error-twice = „{ $word }“ steht mehr als einmal da
error-list = gib eine Liste […] an
error-seats = gib Plätze von 0 bis { $last } an, nicht „{ $seat }“
error-unknown-field = so ein Feld gibt es nicht; { $hint }
error-name = gib einen Namen an ({ $kind }), nicht „{ $word }“
error-version = das ist Version { $ours } von { $game }, nicht { $theirs }
error-cannot-be = diese Stellung kann es nicht geben ({ $fault }): { $help }
error-no-json-at = Zeile { $line }, Spalte { $column }: das ist kein JSON
error-asks = höchstens { $room } Fragen können offen sein

## Was in der Schachtel ist

error-set-text = das ist weder TOML noch JSON ({ $problem })
error-set-deep = das ist zu tief verschachtelt
error-half-character = ein Zeichen ist nur halb da (\ud800 bis \udfff)
error-digits = eine Zahl hat zu viele Ziffern
error-set-tables = gib Tabellen an ({ $tables }), nicht „{ $value }“
error-set-numbers = gib Zahlen mit Namen an, etwa „{ $example }“, nicht „{ $value }“
error-set-list = gib eine Liste von { $count } an, nicht „{ $value }“
error-set-word = gib ein Wort wie „{ $example }“ an, nicht „{ $value }“
error-set-total = das sind { $given } Plättchen, es müssen { $wanted } sein
error-set-flag = es muss genau eine Fahne geben
error-set-place-twice = { $cell } steht zweimal da, als Platz für einen Stein oder einen Entdecker
error-set-healer = „{ $word }“ ist keine Heilerin: schreib den Preis eines Würfels (0, 1 oder 2), + und den festen Preis, etwa „{ $example }“
error-set-crossed = gib 0 bis { $most } Würfel an
error-set-crowns = kein Platz kann mehr bekommen als der vorige
