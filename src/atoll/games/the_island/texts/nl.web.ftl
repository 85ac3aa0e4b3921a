## The board of the web client

board-island = Het eiland: nog { $left } van { $of } tegels
board-sea = zee
board-harbour = haven bij { $island }
board-swimming = zwemt: { $who }
board-saved-here = gered: { $who }
board-saved-nobody = hier nog niemand gered
board-yours = jouw verkenner
board-of = verkenner van { $name }
board-value = { $value } waard
board-value-hidden = waarde verborgen
board-your-explorers = { $count ->
    [one] jouw verkenner
   *[other] { $count } verkenners van jou
}
board-explorers-of = { $count ->
    [one] verkenner van { $name }
   *[other] { $count } verkenners van { $name }
}
board-you = jij
board-boat = boot, { $count } van { $of } plaatsen bezet
board-steers = aan het roer: { $names }
board-steers-anybody = iedereen mag hem roeien
board-is-swimming = zwemt
board-is-aboard = in een boot
board-is-safe = gered
board-die = De dobbelsteen toont: { $kind }
board-turned = De tegel: { $tile }
board-kept = Een tegel is bewaard ({ $terrain })

## What you may do there

board-may = { $what }: { $may }
board-may-take = oppakken
board-may-step = hierheen
board-may-board = instappen
board-may-jump = in het water springen
board-may-land = hier aan land
board-may-row = hierheen roeien
board-may-glide = het dier hierheen
board-may-pick = deze kiezen
board-may-put = hier laten opduiken
board-may-sink = deze tegel nemen
board-may-crew = in de boot
board-may-place = verkenner neerzetten
board-may-launch = boot te water laten
board-may-play = spelen

## In hand, and what may come of it

board-hold-explorer = Waarheen? Of kies een ander stuk
board-hold-boat = Roei de boot, of kies een ander stuk
board-hold-creature = Waar gaat de { $kind } heen?
board-short-boat = De boot
board-short-worth = { $value } waard
board-short-number = Verkenner { $number }
board-danger = { $kinds ->
    [zeeslang] Een zeeslang kan het gestreepte water bereiken
    [haai] Een haai kan het gestreepte water bereiken
    [walvis] Een walvis kan het gestreepte water bereiken
   *[other] Gevaar in het gestreepte water: { $kinds }
}
board-danger-here = kan hier met de volgende worp komen: { $kinds }
board-meets-swimmer = Daar wacht { $creature }: je verkenner gaat verloren.
board-meets-serpent = Daar wacht een zeeslang: de boot en iedereen erin gaan verloren.
board-meets-whale = Daar wacht een walvis: de boot slaat om.
board-strikes = { $count ->
    [one] Eén verkenner gaat verloren.
   *[other] { $count } verkenners gaan verloren.
}
board-strikes-whale = { $count ->
    [one] De boot slaat om; wie erin zit, zwemt.
   *[other] De boot slaat om; de { $count } die erin zitten, zwemmen.
}

## Choices in words

board-say-walk = Loop van { $from } naar { $to }
board-say-wade = Vanaf { $from } het water in bij { $to }
board-say-swim = Zwem van { $from } naar { $to }
board-say-board = Vanaf { $from } in de boot bij { $to }
board-say-climb = Klim in de boot bij { $to }
board-say-jump = Spring uit de boot bij { $from }
board-say-land = Ga vanaf { $from } aan land op { $island }
board-say-row = Roei de boot van { $from } naar { $to }
board-say-glide = Verplaats { $creature } van { $from } naar { $to }
board-say-pick = Kies { $creature } op { $from }
board-say-put = Laat hem opduiken op { $to }
board-say-sink = Neem tegel { $cell } ({ $terrain })
board-say-crew = In de boot: { $colour }
board-say-place = Zet een verkenner op { $cell }
board-say-place-colour = Zet een verkenner op { $cell }: { $colour }
board-say-value = { $value } waard
board-say-launch = Leg een boot op { $cell }
board-say-play = Speel de tegel: { $tile }
board-say-defend = Weer hem af met je tegel ({ $terrain })
board-worth = { $what } ({ $value } waard)
board-number = { $what } (verkenner { $number })
board-pass-play = Geen tegel spelen
board-pass-dolphin = Ver genoeg
board-pass-wind = Ver genoeg
board-pass-move = Klaar met bewegen
board-pass-creature = Laat hem daar
board-pass-defend = Laat hem maar komen

## Answering a creature

wait-defend = { $count ->
    [one] { $names } mag { $creature } afweren
   *[other] { $names } mogen { $creature } afweren
}

## Seats, hands, tiles

board-tiles = { $count ->
    [0] geen tegels
    [one] { $count } tegel
   *[other] { $count } tegels
}
board-backs = { $terrain }: { $count }
board-count-hand = te plaatsen
board-count-safe = gered
board-count-ashore = op het eiland
board-count-sea = op zee
board-count-lost = verloren
board-your-tiles = Jouw tegels
board-hidden = verborgen
board-keep-stop_shark = als een haai bij een zwemmer van jou komt
board-keep-stop_whale = als een walvis bij een boot van jou komt
board-keep-useless = nu niet te gebruiken
board-keep-later = aan het begin van je beurt
board-sinking = Nu zinkt: { $terrain }
board-sunk = Het eiland is gezonken
board-tiles-left = Tegels over
board-spent = Tegels uit het spel: { $count }

## The score

board-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
board-saved-lost = { $saved } gered, { $lost } verloren
board-saved-value = Gered, { $value } waard
board-won-points = { $names } wint: de meeste punten, { $points }.
board-won-saved = { $names } wint: evenveel punten ({ $points }), maar meer verkenners gered ({ $saved }).
board-won-shared = { $names } delen de overwinning met elk { $points } punten.

## The dock

verb-step = Ga
verb-board = Stap in
verb-jump = Spring
verb-land = Aan land
verb-row = Roei
verb-glide = Verplaats
verb-pick = Deze
verb-put = Hier
verb-sink = Neem de tegel
verb-crew = In de boot
verb-place = Zet neer
verb-launch = Te water
verb-play = Speel
verb-value = Kies
verb-defend = Weer af
verb-pass = Ga door
step-tile = Tegel
step-move = Bewegen
step-sink = Zinken
step-creature = Dier
step-place = Verkenners
step-launch = Boten
