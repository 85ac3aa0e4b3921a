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
board-steers-anybody = iedereen mag ermee roeien
board-is-swimming = zwemt
board-is-aboard = in een boot
board-is-safe = gered
board-die = De dobbelsteen toont: { $kind }
board-turned = De tegel: { $tile }
board-kept = Een tegel is bewaard ({ $terrain })
board-kept-short = bewaard

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

board-hold-explorer = Waarheen? Of een ander stuk kiezen
board-hold-boat = De boot roeien, of een ander stuk kiezen
board-hold-creature = Waar gaat de { $kind } heen?
board-hold-rolled = Je gooide { $creature }. Waarheen? { $left ->
    [one] Nog één vak.
   *[other] Nog { $left } vakken.
}
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
board-fate-lost = wie daar getroffen wordt, is verloren
board-fate-capsized = de boot slaat daar om
board-fates = { $fate ->
    [capsized] Omgekeerde boot: daar slaat hij om
   *[other] Doodshoofd: wie daar getroffen wordt, is verloren
}
board-falls = { $count ->
    [one] Je eigen verkenner staat erop en valt in het water.
   *[other] Er staan { $count } van je eigen verkenners op; ze vallen in het water.
}
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

board-say-walk = Van { $from } naar { $to } lopen
board-say-wade = Vanaf { $from } het water in bij { $to }
board-say-swim = Van { $from } naar { $to } zwemmen
board-say-board = Vanaf { $from } in de boot bij { $to }
board-say-climb = In de boot bij { $to } klimmen
board-say-jump = Bij { $from } uit de boot springen
board-say-land = Vanaf { $from } aan land gaan: { $island }
board-say-row = De boot van { $from } naar { $to } roeien
board-say-glide = Van { $from } naar { $to } verplaatsen: { $creature }
board-say-pick = Op { $from } kiezen: { $creature }
board-say-put = Op { $to } laten opduiken
board-say-sink = Tegel { $cell } nemen ({ $terrain })
board-say-crew = In de boot: { $colour }
board-say-place = Een verkenner op { $cell } zetten
board-say-place-colour = Een verkenner op { $cell } zetten: { $colour }
board-say-value = Waarde { $value } (× { $left })
board-ask-value = { $value } waard?
board-say-launch = Een boot op { $cell } te water laten
board-say-play = De tegel spelen: { $tile }
board-say-defend = Afweren met de tegel ({ $terrain })
board-worth = { $what } ({ $value } waard)
board-number = { $what } (verkenner { $number })
board-play-none = Jouw beurt. Geen van je tegels is nu te gebruiken.
board-pass-play = Geen tegel spelen
board-pass-dolphin = Ver genoeg
board-pass-wind = Ver genoeg
board-pass-move = Klaar met bewegen
board-pass-creature = Daar laten
board-pass-defend = Laten komen

## Answering a creature

board-defend-shark = { $count ->
    [one] Een haai komt op { $cell } op je zwemmer af. Afweren?
   *[other] Een haai komt op { $cell } op je { $count } zwemmers af. Afweren?
}
board-defend-whale = { $count ->
    [one] Een walvis komt op { $cell } op de boot met je verkenner af. Afweren?
   *[other] Een walvis komt op { $cell } op de boot met { $count } van je verkenners af. Afweren?
}
board-wait-defend = { $count ->
    [one] { $names } mag { $creature } afweren bij { $cell }
   *[other] { $names } mogen { $creature } afweren bij { $cell }
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
board-count-ashore = aan land
board-count-sea = op zee
board-count-lost = verloren
board-values = Waarden die alleen jij kent
board-hand = Tegels
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
board-won-shared = { $points ->
    [one] { $names } delen de overwinning met elk { $points } punt.
   *[other] { $names } delen de overwinning met elk { $points } punten.
}

## The dock

verb-step = Lopen
verb-board = Instappen
verb-jump = Springen
verb-land = Aan land
verb-row = Roeien
verb-glide = Verplaatsen
verb-pick = Kiezen
verb-put = Hier
verb-sink = Tegel nemen
verb-crew = In de boot
verb-place = Neerzetten
verb-launch = Te water
verb-play = Spelen
verb-value = Kiezen
verb-defend = Afweren
verb-defend-not = Geen van je tegels weert hem af.
verb-pass = Verder
step-tile = Tegel
step-move = Bewegen
step-sink = Zinken
step-creature = Dier
step-place = Verkenners
step-launch = Boten

## The log: you are «you»

log-turn = Beurt { $turn } · { $seat }
log-begins = { $seat } begint
log-placed = { $seat } zet een verkenner op { $cell }
log-valued = { $me ->
    [yes] Jouw verkenner
   *[no] De verkenner van { $seat }
} op { $cell } is { $value } waard
log-launched = { $seat } legt een boot op { $cell }
log-played = { $seat } speelt een tegel: { $tile }
log-walked = { $me ->
    [yes] Jouw verkenner
   *[no] Een verkenner van { $seat }
} loopt van { $from } naar { $cell }
log-swam = { $me ->
    [yes] Jouw verkenner
   *[no] Een verkenner van { $seat }
} *zwemt* naar { $cell } (vanaf { $from })
log-jumped = { $me ->
    [yes] Jouw verkenner
   *[no] Een verkenner van { $seat }
} springt bij { $cell } uit een boot
log-boarded = { $me ->
    [yes] Jouw verkenner
   *[no] Een verkenner van { $seat }
} stapt bij { $cell } in een boot
log-landed = { $me ->
    [yes] Jouw verkenner
   *[no] Een verkenner van { $seat }
} gaat vanaf { $cell } aan land op { $island }: gered!
log-rowed = { $seat } roeit een boot van { $from } naar { $cell }
log-sank = { $seat } neemt tegel { $cell } ({ $terrain })
log-fell = { $me ->
    [yes] Jouw verkenner
   *[no] Een verkenner van { $seat }
} *valt* bij { $cell } *in het water*
log-kept = { $seat } bewaart de tegel ({ $terrain })
log-holds = { $me ->
    [yes] Alleen jij weet het:
   *[no] { $seat } bewaart:
} { $tile }
log-turned_up = { $seat } draait tegel { $cell } om: { $tile }
log-rolled = { $seat } gooit de dobbelsteen: { $kind }
log-glided = { $seat } verplaatst { $creature } van { $from } naar { $cell }
log-put = { $seat } laat { $creature } op { $from } onderduiken en op { $cell } bovenkomen
log-defended = { $seat } speelt op { $cell } een tegel: { $tile }
log-explorer_lost = { $me ->
    [yes] Jouw verkenner
   *[no] Een verkenner van { $seat }
} gaat op { $cell } *verloren*
log-showed = { $seat } draait een geredde verkenner om: { $value }

## Why a space means nothing now

board-no-place = Verkenners beginnen op een tegel van het eiland.
board-no-taken = Daar staat al iemand.
board-no-launch = Een boot begint op een vrij zeevak dat een tegel raakt.
board-no-play = Eerst speel je een tegel, of geen; daarna beweeg je.
board-no-dolphin = De dolfijn neemt een van je zwemmers mee, vak voor vak over zee.
board-no-wind = De wind verplaatst een boot die jij stuurt, met een verkenner van jou erin, vak voor vak.
board-no-pick = Kies een van de dieren die de tegel verplaatst.
board-no-put = Het komt boven op een zeevak waarin helemaal niets is.
board-no-crew = Wie in dit vak zwemt stapt in, hoogstens drie.
board-no-hand = Neem eerst een van je eigen stukken in de hand.
board-no-others = Je beweegt alleen je eigen verkenners.
board-no-steer = Een boot wordt gestuurd door wie er de meeste verkenners in heeft.
board-no-later = Dieren bewegen in de laatste stap van een beurt.
board-no-stuck = Die kan nu nergens heen.
board-no-back = Wie het eiland heeft verlaten, loopt er nooit meer op.
board-no-harbour = Aan land ga je vanuit een haven: de twee zeevakken bij het veilige eiland.
board-no-swum = Een zwemmer zwemt één vak per beurt.
board-no-climb = Wie heeft gezwommen, klimt pas in de volgende beurt aan boord.
board-no-full = In een boot passen drie verkenners.
board-no-aboard = Uit een boot stap je in een boot ernaast, of te water in het vak van de boot zelf.
board-no-far = Eén vak tegelijk, naar een vak ernaast.
board-no-row = Een boot gaat naar een zeevak ernaast waar geen boot is.
board-no-sea = Je neemt een tegel van het eiland.
board-no-order = Eerst gaan de stranden, dan de bossen, dan de bergen.
board-no-inland = Een tegel die je neemt, raakt de zee.
board-no-glide = Je gooide { $creature }: alleen zo’n dier beweegt, vak voor vak over zee.
