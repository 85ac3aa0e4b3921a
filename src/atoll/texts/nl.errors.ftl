# Wat er mis is met een regel, een optie, een stelling of een partij, en wat goed zou zijn. Tussen “ ” staat notatie.

hint-did-you-mean = bedoel je “{ $word }”?
hint-choose = kies uit { $words }
error-action-empty = de actie is leeg: schrijf bijvoorbeeld “{ $example }”
error-no-action = “{ $word }” is geen actie: { $hint }
error-action-form = “{ $text }” heeft niet het juiste aantal woorden, schrijf “{ $form }”
error-action-field = “{ $word }” heeft geen veld “{ $field }”: { $hint }
error-missing = het veld “{ $field }” ontbreekt
error-no-name = “{ $word }” bestaat niet ({ $kind }): { $hint }
error-seat = plaats { $seats }
error-nature = het toeval
error-over = “{ $action }”: de partij is afgelopen
error-not-now = { $who }: “{ $action }” kan nu niet ({ $ask }); { $right }
error-may = mogelijk is: { $actions }
error-waits = er wordt gewacht op { $who }
error-option-value = optie { $option }: “{ $value }” kan niet, { $hint }
error-option-seats = optie seats: “{ $given }” kan niet, geef { $least } tot { $most }
error-no-option = er is geen optie “{ $option }”: { $hint }
error-no-game = er is geen spel “{ $game }”: { $hint }
error-no-bot = er is geen bot “{ $bot }”: { $hint }
error-broken-bot = de bot “{ $bot }” kan niet uit “{ $module }” worden geladen ({ $problem }): verbeter de module of het entry point
error-bot-nothing = de bot “{ $bot }”: de module { $module } heeft geen { $what }; schrijf aan het eind { $what } = …
error-bot-class = de bot “{ $bot }” is een klasse; maak er een van: BOT = { $kind }()
error-bot-lacks = de bot “{ $bot }” mist { $what }: een bot heeft een name (een tekst), een style (None mag) en choose()
error-bot-make = de bot “{ $bot }” kan met deze instellingen niet worden gemaakt ({ $problem }): geef andere, of laat make() zeggen welke
error-bot-copy = de bot “{ $bot }” kan niet worden gekopieerd, en elke partij heeft een eigen bot ({ $problem }): geef hem __deepcopy__(self, memo) die een nieuwe teruggeeft
error-bot-failed = de bot “{ $bot }” is vastgelopen in { $game } ({ $place }): { $problem }
error-bot-answer = de bot “{ $bot }” ({ $place }) antwoordde { $answer } in { $game } ({ $ask }); goed was een van deze: { $right }
error-broken-game = het spel “{ $game }” kan niet worden geladen: { $problem }
error-no-settings = de bot “{ $bot }” heeft geen instellingen
error-setting = een instelling schrijf je als naam=waarde, zoals simulations=200, niet “{ $part }”
error-no-setting = er is geen instelling “{ $name }”: { $hint }
error-no-method = er is geen methode “{ $name }”: { $hint }
error-bad-setting = { $name } moet een geheel getal van { $least } tot en met { $most } zijn, niet “{ $value }”

## De arena, afstellen

error-bot-twice = de bot “{ $bot }” staat er twee keer
error-two-bots = voor een strijd tussen rivalen zijn minstens twee bots nodig
error-alone-in-team = in een team speelt niemand alleen: laat --alone weg
error-no-ray = Ray is niet geïnstalleerd: pip install 'atoll[ray]'
error-no-pictures = voor afbeeldingen van speelborden ontbreken pakketten: pip install 'atoll[pictures]'
error-no-boards = de speelborden zijn nog niet gebouwd: make web
error-ray = er is geen Ray-cluster op { $address }: { $problem }
error-ray-program = een machine van het cluster heeft een andere Atoll: programma { $theirs }, hier is het { $ours }; installeer daar dezelfde
error-arena-empty = het bestand met uitslagen is leeg
error-arena-head = een bestand met uitslagen begint met { "{\"atoll\": \"arena\", …}" }
error-arena-version = dit is gespeeld met { $what } { $theirs }, hier is { $ours }: begin een nieuw bestand
error-arena-game = dit is geen partij van deze strijd
error-arena-twice = de partij met startopstelling { $deal } is op twee manieren afgelopen: ze zijn door verschillende programma’s gespeeld
error-arena-other = dit is niet dezelfde strijd: { $what } { $ours } en { $theirs }
error-not-together = { $option } gaat niet samen met { $others }: laat het een of het ander weg
error-no-weights = { $game } heeft geen gewichten om af te stellen
error-weights-text = dit is geen TOML ({ $problem })
error-weights-other = dit zijn niet de gewichten van { $game }; die hebben elk een getal, en verder niets: kijk naar { $names }
error-no-cma = CMA-ES is niet geïnstalleerd: pip install 'atoll[tune]'

## Partijen

error-in-file = { $file }: { $problem }
error-line = regel { $line }: { $problem }
error-no-seed = deze partij heeft geen startgetal: geef de stappen van het toeval een voor een
error-match-empty = het partijbestand is leeg
error-no-text = dit is geen tekst
error-no-json = dit is geen JSON; is het bestand afgekapt?
error-object = geef een object { "{…}" }
error-match-head = een partijbestand begint met { "{\"atoll\": \"match\", …}" }
error-format = formaat { $format } is onbekend, deze Atoll leest formaat { $known }
error-no-field = er is geen veld “{ $field }”; { $hint }
error-match-version = rules_version: de partij is gespeeld volgens versie { $theirs } van { $game }, deze Atoll speelt versie { $ours }
error-match-types = options moet een object zijn, players een lijst, seed een tekst
error-seed-from = seed_from is het nummer van de eerste trekking uit het startgetal, niet “{ $given }”
error-fairness = fairness is { "{\"commitment\": \"…\", \"server_seed\": \"…\", \"nonces\": [\"…\", …]}" }
error-step = een stap is { "{\"seat\": 0, \"do\": \"…\"}" }, seat een getal of "chance"
error-no-seat = er is geen plaats { $seat }, de partij heeft er { $seats }
error-not-over = volgens het bestand is de partij afgelopen, maar ze gaat door
error-other-end = de partij eindigde met “{ $ending }” en { $payoff }, anders dan het bestand zegt

## Stellingen

error-the-position = de stelling
error-field = { $field }: { $problem }
error-is-missing = ontbreekt
error-number = geef een geheel getal van { $low } tot { $high }, niet “{ $value }”
error-flag = geef true of false, niet “{ $value }”
error-twice = “{ $word }” staat er meer dan eens
error-list = geef een lijst […]
error-seats = geef plaatsen van 0 tot { $last }, niet “{ $seat }”
error-unknown-field = zo’n veld is er niet; { $hint }
error-name = geef een naam ({ $kind }), niet “{ $word }”
error-version = dit is versie { $ours } van { $game }, niet { $theirs }
error-cannot-be = deze stelling kan niet ({ $fault }): { $help }
error-no-json-at = regel { $line }, kolom { $column }: dit is geen JSON
error-asks = er kunnen hoogstens { $room } vragen open zijn

## Wat er in de doos zit

error-set-text = dit is geen TOML en geen JSON ({ $problem })
error-set-deep = dit is te diep genest
error-half-character = een teken is er maar half (\ud800 tot \udfff)
error-digits = een getal heeft te veel cijfers
error-set-tables = geef tabellen ({ $tables }), niet “{ $value }”
error-set-numbers = geef getallen bij naam, zoals “{ $example }”, niet “{ $value }”
error-set-list = geef een lijst van { $count }, niet “{ $value }”
error-set-word = geef een woord zoals “{ $example }”, niet “{ $value }”
error-set-total = dit zijn { $given } tegels, het moeten er { $wanted } zijn
error-set-flag = er moet één vlag zijn
error-set-place-twice = { $cell } staat er twee keer, als plaats voor een steen of een verkenner
error-set-healer = “{ $word }” is geen heelster: schrijf de prijs van een blokje (0, 1 of 2), + en de vaste prijs, zoals “{ $example }”
error-set-crossed = geef 0 tot { $most } blokjes
error-set-crowns = geen plaats kan meer krijgen dan de vorige
