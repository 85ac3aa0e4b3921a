# Teksten van de webclient die weinigen nodig hebben: geladen met wat ze toont.

web-keys = Toetsen
web-key-arrows = Pijlen
web-key-arrows-does = over het bord lopen
web-key-n = n
web-key-n-does = naar het volgende vak dat je mag kiezen
web-key-enter = Enter
web-key-enter-does = voorbeeld bekijken, dan bevestigen
web-key-escape = Escape
web-key-escape-does = toch niet
web-key-digits = 1–9
web-key-digits-does = een actie kiezen
web-key-e = e
web-key-e-does = beëindigen of doorgaan
web-key-z = z
web-key-z-does = ongedaan maken
web-key-r = r
web-key-r-does = de regels bij deze vraag
web-key-h = h
web-key-h-does = hint, als die er is
web-key-l = l
web-key-l-does = naar het verslag
web-key-g = g
web-key-g-does = naar de vraag
web-key-zoom = + − 0
web-key-zoom-does = dichterbij, verder weg, het hele bord
web-about-title = Over Atoll
web-about-what = Atoll is een vrije en open plek voor bordspellen over eilanden. Je speelt in de browser met vrienden, met bots of alleen; je hebt geen account nodig, er is geen reclame en niets te koop.
web-about-games = Van wie deze spellen zijn
web-about-games-text = Atoll is een onafhankelijke uitwerking en staat los van auteurs en uitgevers. Forbidden Island (Verboden Eiland) is bedacht door Matt Leacock en uitgegeven door Gamewright en, in het Duits, door Schmidt Spiele; The Island is van Julian Courtland-Smith, uitgegeven door Stronghold Games en Asmodee; Lost Island (Stratego) is een uitgave van Jumbo; Loot Island is van Aaron Haag, uitgegeven door What’s Your Game. De regels staan er in onze eigen woorden; de namen van plaatsen en alle tekeningen zijn van ons. Bevalt een spel, koop het dan: met een tafel eronder is het nog mooier.
web-about-fair = Waarom er eerlijk wordt gedeeld
web-about-fair-1 = Voordat de eerste kaart wordt getrokken, publiceert de server een vingerafdruk van een geheim getal. Elke plaats voegt een eigen willekeurig getal toe. Elke kaart, tegel en worp volgt uit die getallen samen; noch de server, noch een speler kan in zijn eentje kiezen wat er komt.
web-about-fair-2 = Na afloop wordt het geheim getoond. Iedereen kan nagaan dat het bij de vingerafdruk past en dat elke trekking eruit volgt: bewaar de partij en laat “atoll verify” erop los.
web-about-fair-3 = Bots zien wat een mens op hun plaats zou zien, en niets meer.
web-about-data = Wat er wordt bewaard
web-about-data-text = Je naam, je instellingen en de sleutels van je plaatsen blijven in deze browser. De server bewaart de tafels, wat daar is gedaan en gezegd en hoe partijen afliepen, onder de namen van aan tafel. Maak je een profiel aan, dan bewaart hij ook de naam daarvan, je wachtwoord (zo dat niemand het kan lezen) of passkeys, en welke plaatsen van jou zijn; een cookie houdt je dan ingelogd, hoogstens 180 dagen. Vraag je om berichten, dan bewaart hij je e-mailadres, of wat je browser nodig heeft om ze te krijgen, tot je er geen meer wilt. Andere cookies zijn er niet, en trackers ook niet.
web-about-licence = Licentie
web-about-licence-text = Het programma valt onder de MIT-licentie. De lettertypen Alegreya en Alegreya Sans zijn van Juan Pablo del Peral, Huerta Tipográfica, onder de SIL Open Font License.
web-seats-count = Aantal plaatsen
web-seats-of = { $count ->
    [one] { $count } plaats
   *[other] { $count } plaatsen
}
web-seats-help = Stuur de link; wie hem volgt, neemt een open plaats. Plaatsen die bij het begin nog open zijn, gaan naar bots.
web-hot-seat-help = Je hebt meerdere plaatsen: geef dit scherm door, of speel ze allemaal zelf.
web-seat-name = Naam op plaats { $letter }
web-name-blank = Een naam heeft minstens één letter nodig. Hij blijft zoals hij was.
web-seat-who = Wie zit er op plaats { $letter }
web-who-me = ik, op dit scherm
web-who-open = open
web-who-guest = gast
web-lead-all = Het hele team leiden
web-fill-bots = Aanvullen met bots
web-invite = Uitnodigen
web-link-alone = Alleen deze computer kan deze links volgen: de server luistert naar niemand anders. Stop hem en laat je netwerk binnen met
web-link-join = Link voor een open plaats
web-link-seats = Een link per plaats
web-link-seat = Link voor plaats { $letter }
web-listed = Deze tafel aan iedereen tonen
web-listed-yes = Deze tafel staat in de lijst van open tafels.
web-listed-no = Alleen wie een link heeft, vindt deze tafel.
web-free-chat = Vrije tekst in de chat
web-clock-of = { $seconds ->
    [0] geen
    [300] ieder 5 minuten
    [900] ieder 15 minuten
    [1800] ieder 30 minuten
    [86400] ieder 1 dag
    [259200] ieder 3 dagen
    [604800] ieder 7 dagen
   *[other] ieder { $seconds } seconden
}
web-table-name = Naam van de tafel
web-sit-title = Er is een plaats voor je
web-sit-invited = Je bent uitgenodigd
web-sit-full = Alle plaatsen zijn bezet; je kunt toekijken.
web-seat-at = Plaats { $letter }
web-start-full = Iedereen is er.
web-start-bots = { $count ->
    [one] { $count } plaats is open; een bot neemt die bij het begin in.
   *[other] { $count } plaatsen zijn open; bots nemen die bij het begin in.
}
web-start-wait = De gastheer begint de partij.
web-host-now = Wie de tafel opende, is vertrokken: jij bent nu gastheer.
web-levels = Hoe goed spelen de bots?
web-bot-beginner-is = ziet veel over het hoofd; goed voor een eerste partij
web-bot-sensible-is = doet wat op het eerste gezicht het beste lijkt
web-bot-strong-is = kijkt waar zijn keuzes toe leiden, in een fractie van een seconde
web-bot-expert-is = denkt langer en dieper, tot een paar seconden; de beste van de vier
web-bots-later = De sterke bot en de expert worden nog voorbereid; tot dan spelen ze als de verstandige.
web-hints = Hints van de sterke bot
web-hints-help = Standaard alleen als je alleen met bots speelt. Met andere mensen: voor iedereen of voor niemand.
web-hints-on = Iedereen aan tafel mag om hints vragen.
web-hints-off = Geen hints aan deze tafel: de gastheer heeft ze uitgezet.
web-hints-off-people = Geen hints aan deze tafel: er spelen meer mensen mee en de gastheer heeft ze niet toegestaan.
web-box = Wat er in de doos zit:
web-box-reconstruction = wat de gedrukte regels alleen op afbeeldingen tonen, is onze reconstructie.
web-box-public = uit openbare bronnen die overeenstemmen.
web-box-rulebook = zoals gedrukt.
web-box-own = cijfers van iemand die de doos bezit.
web-box-owner = Heb je de doos?
web-box-help = Verander hier de cijfers, of kies een bestand met de echte (TOML of JSON). Wat je weglaat, blijft zoals het is.
web-box-use = Deze cijfers gebruiken
web-box-file = Bestand kiezen
web-box-back = Terug naar de cijfers van Atoll
web-hint-title = Wat de sterke bot zou doen
web-hint-thinking = Even nadenken
web-percent = { $percent }%
web-hint-chance = { $percent }% winstkans
web-hint-then = daarna: { $action }
web-hint-wait = niets doen
web-hint-only = Iets anders kan niet.
web-hint-glance = Op het eerste gezicht, zonder uitproberen.
web-hint-gap = { $gap ->
    [none] Wat je ook doet, er is nauwelijks nog een kans.
    [all] Ongeveer even goed: kies wat je wilt.
    [two] De eerste twee zijn ongeveer even goed.
    [little] De eerste is iets beter.
   *[clear] De eerste is duidelijk beter.
}
web-hint-why = In gedachten { $count } keer uitgeprobeerd, met alleen wat jij ziet.
web-hint-close = Hint sluiten
web-hint-more = Meer
web-hint-less = Minder
web-hint-pause = Dat waren veel hints in korte tijd: de bot komt even op adem.
web-hint-again = Opnieuw proberen
web-hint-again-in = Opnieuw proberen over { $seconds } s
web-play-on = Vanaf hier verderspelen met bots
web-play-on-seat = Jouw plaats
web-play-on-bots = De bots spelen
web-play-on-same = zoals in deze partij
web-play-on-text = Vanaf dit punt in de partij begint een nieuwe tafel. Wat hierna komt wordt opnieuw getrokken; de partij die je bekijkt blijft zoals ze is.
web-play-on-seen = Wie deze partij kan zien, ziet ook hoe die van jou afliep.
web-play-on-go = Verderspelen
web-replay-help = Of open een partij die eerder is bewaard: een bestand met JSON-regels.
web-replay-start = Vóór de eerste stap
web-replay-step = Stap { $step } van { $of }
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-back = Naar de tafel
web-replay-origin = De partij waaruit deze voortkwam
web-branches = Vanaf hier verdergespeeld: { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
web-branch-from = Vanaf stap { $step }
web-import = Partijbestand openen
web-timeline = Tijdlijn
web-step-before = Terug
web-step-after = Verder
web-turn-before = Naar de vorige beurt
web-turn-after = Naar de volgende beurt
web-eyes = Weergave
web-eyes-all = alles open
web-eyes-watch = als toeschouwer
web-eyes-of = door de ogen van { $name }
web-share = Delen
web-share-title = Dit moment delen
web-share-link = Link naar dit moment
web-share-link-text = Wie hem heeft, kan deze partij bekijken, en verder niets.
web-share-no-link = Er is geen link: deze partij komt uit een bestand en staat niet op deze server. Stuur het bestand zelf; wie het hier opent, ziet hetzelfde.
web-share-picture = Als afbeelding
web-share-still = Dit moment (SVG)
web-share-png = Voor berichten-apps (PNG)
web-share-moving = De beurt tot hier, als animatie (SVG)
web-share-together = Samen kijken
web-share-together-text = Jij leidt: iedereen die deze partij nu terugkijkt, gaat mee, ieder met de zelfgekozen weergave.
web-lead = De anderen leiden
web-lead-now = Jij leidt; de anderen zien wat jij ziet.
web-lead-stop = Niet meer leiden
web-leads = { $name } leidt door de partij.
web-follow = Volgen
web-daily-text = Elke dag is er van elk spel één startopstelling, voor iedereen dezelfde. Speel die alleen met bots of met vrienden, en vergelijk hoe het ging.
web-daily-day = Dag
web-daily-play = Spelen met bots
web-daily-friends = Spelen met vrienden
web-daily-fair = De startopstelling van een dag volgt uit de datum en is daardoor op elke server dezelfde; niemand voegt er iets aan toe. Je resultaat verschijnt hier met de namen aan je tafel. Wordt er anders gespeeld, dan kan ook anders zijn wat er later wordt getrokken.
web-deal = Dezelfde startopstelling
web-deal-text = Nog eens dezelfde opties en hetzelfde geluk. Wordt er anders gespeeld, dan kan ook anders zijn wat er later wordt getrokken. Wie deze startopstelling speelt, verschijnt in deze lijst, voor iedereen die deze partij mag zien.
web-deal-results = Resultaten
web-deal-with = Met bots: { $bots }
web-deal-without = Zonder bots
web-deal-apart = Vergeleken wordt wie met dezelfde bots speelde.
web-deal-place = Plaats
web-deal-who = Wie
web-deal-result = Resultaat
web-deal-points = Punten
web-deal-turns = Beurten
web-deal-tries = Pogingen
web-deal-won = gewonnen
web-deal-lost = verloren
web-deal-none = Nog niemand heeft deze startopstelling uitgespeeld.
web-deal-again = Nog eens spelen
web-deal-bots = Spelen met bots
web-deal-friends = Spelen met vrienden
web-deal-given-day = Het eiland van { $day }: startopstelling, opties en aantal plaatsen zijn voor iedereen dezelfde.
web-deal-given-again = Een startopstelling die al eens gespeeld is: de opties en het aantal plaatsen horen erbij.
web-figures = In cijfers
web-figures-none = Dit spel houdt geen cijfers bij.
web-figures-island = Het eiland
web-figure-awash = tegels overstroomd
web-figure-sunk = tegels gezonken
web-figure-treasures = schatten gevonden
web-figures-shored = Tegels drooggelegd
web-figures-given = Kaarten weggegeven
web-figures-saved = Verkenners gered
web-figures-lost = Verkenners verloren
web-figures-won = Gevechten gewonnen
web-figures-taken = Munten gepakt
web-figures-hit = Verkenners door bommen geraakt
web-figures-kept = Schatten gehouden
web-figures-curse = Vloekblokjes
web-review = Terugblik op de partij
web-review-making = De sterke bot loopt de partij na
web-review-curve = Winstkansen
web-review-open = Zoals de sterke bot het inschat met alles in zicht, ook wat spelers toen niet konden zien.
web-review-team = Het team
web-review-moments = Keerpunten
web-review-known = Beoordeeld naar wat de speler toen kon weten.
web-review-none = Geen enkele keuze kostte iemand veel.
web-review-turn = { $turn ->
    [0] Vóór de eerste beurt
   *[other] Beurt { $turn }
}
web-review-played = { $name } speelde: { $action }
web-review-you = Jij speelde: { $action }
web-review-better = Beter: { $action }
web-review-cost = { $chance }% winstkans in plaats van { $best }%
web-review-swing = { $name }: { $before }% winstkans vóór deze beurt, { $chance }% erna. Een betere keuze is niet gevonden.
web-review-see = Bekijken
web-review-back = Naar de terugblik
web-review-table = Als tabel
web-review-step = Stap
web-leave-title = Deze tafel verlaten?
web-leave-sure = Een bot kan voor je verderspelen, of je wordt overgeslagen: dat beslissen de anderen meteen. De plaats blijft van jou; via “Jouw partijen” op de eerste pagina kom je terug.
web-leave-before = Je plaats komt vrij voor iemand anders.
web-leave-host = Je bent gastheer: wie na jou aan tafel zit, neemt het over.
web-leave-go = Verlaten
web-leave-stay = Blijven
web-fair-title = Is er eerlijk gedeeld?
web-fair-commitment = Gepubliceerd vóór de eerste trekking
web-fair-seed = Het geheim van de server, onthuld
web-fair-nonces = Wat de plaatsen erbij mengden
web-fair-more = Zo controleer je het

web-rule-also = Dit geldt ook
web-rule-around = Wat hieraan voorafgaat en erop volgt
web-rule-all = Alle regels
web-rules-contents = Inhoud
web-rules-readings = Hoe wij de regels lezen
web-rules-reading = Hoe wij het lezen:
web-rules-about = Over
web-rules-reconstructed = gereconstrueerd
web-rules-rebuilt = Van dit spel staat een deel in geen tekst die we konden lezen; dat hebben we moeten reconstrueren:
web-rules-rebuilt-here = Gereconstrueerd:
web-rules-print = Afdrukken
web-rules-try = Proberen
web-learn-lead = Een dozijn kleine spelsituaties per spel, elk over één regel. Er kan niets misgaan, en je kunt altijd stoppen en later verdergaan.
web-learn-start = Beginnen
web-learn-go-on = Verdergaan
web-learn-anew = Opnieuw van het begin
web-learn-so-far = { $count ->
    [one] één les gedaan
   *[other] { $count } lessen gedaan
 }
web-learn-number = Les { $number } van { $of }
web-learn-progress = Gedane lessen
web-learn-before = De vorige les
web-learn-skip = Deze les overslaan
web-learn-done = Goed zo
web-learn-next = Verder
web-learn-again = Nog eens
web-learn-over = Meer heb je niet nodig
web-learn-over-text = Speel nu een eerste partij tegen beginners; de regels zijn altijd bij de hand.
web-learn-play = Een eerste partij
web-mine-waiting = Wachten op jou
web-mine-going = Aan de gang
web-mine-gathering = Nog niet begonnen
web-mine-over = Afgelopen
web-mine-since = gevraagd: { $ago }
web-mine-left = nog { $time }
web-notify = Berichten
web-notify-text = Terwijl deze pagina dicht is, kun je bericht krijgen wanneer je aan de beurt bent, wanneer je tijd opraakt, wanneer iemand je een seintje geeft en wanneer een partij is afgelopen.
web-notify-push = In deze browser
web-notify-no-push = Deze browser toont geen berichten. Op een telefoon helpt het soms om Atoll op het beginscherm te zetten.
web-notify-denied = De browser stond het niet toe. Dat kun je veranderen in de instellingen voor deze site.
web-notify-mail = Per e-mail aan
web-notify-mail-go = Stuur me mail
web-notify-mail-to = Per e-mail aan { $address }
web-notify-confirm = Er is een mail naar je onderweg. Open de link daarin: vóór die tijd sturen we niets anders.
web-notify-forget = Dit adres vergeten
web-nudge = { $name } een seintje geven
web-nudge-done = { $name } heeft een seintje gekregen.
web-vacation = Een paar dagen vrij nemen
web-vacation-text = { $days ->
    [one] Tot je terug bent, staat je klok stil; ook je volgende zet maakt er een einde aan. Je hebt in deze partij nog één dag.
   *[other] Tot je terug bent, staat je klok stil; ook je volgende zet maakt er een einde aan. Je hebt in deze partij nog { $days } dagen.
}
web-vacation-until = Tot en met
web-vacation-go = Vrij nemen
web-vacation-you = Je bent weg tot { $date }. Je klok staat stil.
web-vacation-end = Ik ben terug
web-mail-confirm = Wil je op jouw adres bericht krijgen wanneer je aan de beurt bent?
web-mail-yes = Ja, dat is mijn adres
web-mail-confirmed = { $address } is bevestigd. Je krijgt bericht wanneer je aan de beurt bent.
web-mail-stopped = { $address } krijgt hiervandaan geen mail meer.
web-mail-nothing = Deze link is niet volledig. Open hem nog een keer vanuit de mail.

## Settings: easier to see

web-set-look = Beter te zien
web-set-contrast = Contrast
web-set-contrast-system = zoals het systeem
web-set-contrast-normal = normaal
web-set-contrast-high = hoog
web-set-size = Tekstgrootte
web-set-motion = Beweging
web-set-motion-system = zoals het systeem
web-set-motion-full = alles
web-set-motion-reduced = weinig
web-set-colours = Kleuren
web-set-colours-standard = standaard
web-set-colours-apart = verder uit elkaar
web-set-colours-how = Goed te onderscheiden, hoe je ook kleuren ziet. Vormen en letters zeggen altijd hetzelfde.
web-set-size-of = { $percent }%
