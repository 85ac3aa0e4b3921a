game-name = Lost Island
game-summary = Vind de vlag op een eiland dat krimpt, met verkenners waarvan alleen jij weet wat ze waard zijn, en blijf er als laatste over.

## Het bord

face-plain = een lege tegel
face-storm = een storm
face-loot_1 = buit, 1 munt
face-loot_2 = buit, 2 munten
face-loot_3 = buit, 3 munten
face-cross_1 = een rechte bom van 1
face-cross_2 = een rechte bom van 2
face-cross_3 = een rechte bom van 3
face-cross_4 = een rechte bom van 4
face-cross_5 = een rechte bom van 5
face-cross_6 = een rechte bom van 6
face-diagonal_1 = een diagonale bom van 1
face-diagonal_2 = een diagonale bom van 2
face-diagonal_3 = een diagonale bom van 3
face-diagonal_4 = een diagonale bom van 4
face-diagonal_5 = een diagonale bom van 5
face-diagonal_6 = een diagonale bom van 6
face-line_1 = een tweezijdige bom van 1
face-line_2 = een tweezijdige bom van 2
face-line_3 = een tweezijdige bom van 3
face-line_4 = een tweezijdige bom van 4
face-line_5 = een tweezijdige bom van 5
face-line_6 = een tweezijdige bom van 6
face-flag = de vlag

direction-n = omhoog
direction-e = naar rechts
direction-s = omlaag
direction-w = naar links
direction-ne = naar rechtsboven
direction-se = naar rechtsonder
direction-sw = naar linksonder
direction-nw = naar linksboven

axis-vertical = omhoog en omlaag
axis-horizontal = naar links en rechts

## Verkenners

explorer-crimson = rood
explorer-indigo = blauw
explorer-amber = geel
explorer-orchid = paars

value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6

## Hoe het afloopt

ending-none = Het spel gaat verder.
ending-won = De vlag heeft een eigenaar en verder is er niemand meer op het eiland: het spel is gewonnen.
ending-flag_alone = De laatste beurt is voorbij: wie de vlag draagt, wint.
ending-drawn = De laatste beurt is voorbij en niemand draagt de vlag: gelijkspel.

## Onmogelijke stellingen

fault-none = Er is niets mis.
fault-ground = Tegels: er zijn vier stenen; de andere liggen dicht, open of zijn weg, en vóór het begin ligt er geen open en is er geen weg.
fault-faces = Voorkanten: een open tegel toont er een, een dichte geen, en van geen soort zijn er meer dan in de doos.
fault-explorers = Verkenners: elk staat alleen op een tegel, nooit op een steen die niet is omgedraaid; vóór het begin drie van elke kleur.
fault-boats = Boten: wie niet op het eiland is, zit in de eigen boot, één keer.
fault-values = Waarden: elke kleur heeft 1 tot 6 één keer, en als het spel begint zijn ze allemaal gegeven.
fault-rings = Ringen: hoogstens één per verkenner, en alleen op het eiland.
fault-coins = Munten: ze liggen op open buittegels, niet meer dan de tegel toont; er zijn er 24 in totaal.
fault-flag = Vlag: verborgen tot de steen erboven is omgedraaid; daarna wordt hij op het eiland gedragen of ligt hij op een tegel waar niemand staat.
fault-turn = Beurt: het gaat rond vanaf wie begon; vóór het einde van de voorbereiding heeft niemand een beurt.
fault-asks = Vragen: alleen vragen waar het spel toe kan leiden staan open, gesteld aan plaatsen die ze kunnen beantwoorden.
fault-over = Einde: een beslist spel moet afgelopen zijn, en de afloop moet bij de stelling passen.

## Opties

option-seats = Spelers
option-seats-help = Met hoeveel spelers je speelt.
option-seats-2 = twee
option-seats-3 = drie
option-seats-4 = vier
option-landscape = Landschap
option-landscape-help = Waar de vier stenen liggen, en de verkenners eromheen staan.
option-landscape-printed = bij de hoeken (reconstructie)
option-landscape-beside = dezelfde, verkenners ernaast
option-landscape-centre = in het midden
option-landscape-corners = in de hoeken
option-landscape-free = vrij: jullie leggen ze zelf
option-explorers = Begin van de verkenners
option-explorers-help = Waar je eerste drie verkenners staan; in een vrij landschap altijd waar je wilt.
option-explorers-around = rond de stenen
option-explorers-anywhere = waar je wilt, om de beurt neergezet
option-shrink_storms = Stormen waaien nog
option-shrink_storms-help = Of een storm die bij het verkleinen wordt omgedraaid, nog waait.
option-shrink_storms-no = nee
option-shrink_storms-yes = ja, vanaf zijn plaats
option-shrink_loot = Extra buit
option-shrink_loot-help = Of je de buit krijgt die bij het verkleinen wordt omgedraaid, als je deze beurt een aanval hebt gewonnen.
option-shrink_loot-no = nee
option-shrink_loot-yes = ja, voor wie gewonnen heeft
option-discards = Weggehaalde tegels
option-discards-help = Of weggehaalde tegels open blijven liggen.
option-discards-open = open
option-discards-face_down = dicht, iedereen ziet ze één keer
option-battles = Gevechten
option-battles-help = Wie de waarden ziet als twee verkenners vechten.
option-battles-open = iedereen
option-battles-private = alleen de twee die vechten
option-storms = Stormen die gewaaid hebben
option-storms-help = Of de tegel van een storm blijft liggen.
option-storms-stay = blijft, als lege tegel
option-storms-removed = gaat weg, er blijft ondiep water
option-power_ups = Power-ups
option-power_ups-help = Wanneer je in je beurt munten mag uitgeven.
option-power_ups-after_actions = na je acties
option-power_ups-any_time = op elk moment
option-stones = Stenen en verkleinen
option-stones-help = Welke stenen bij het verkleinen niet weg kunnen.
option-stones-unturned = die nog niet zijn omgedraaid
option-stones-always = alle, omgedraaid of niet (naar de letter)
option-memory = Wat je gezien hebt
option-memory-help = Of je de waarden die je gezien hebt getoond krijgt, of ze moet onthouden.
option-memory-shown = altijd zichtbaar voor jou
option-memory-strict = verborgen, onthoud ze (zoals gedrukt)

## Wat je kunt doen

do-begin = { $seat } begint
do-turn = Onder de tegel: { $face }
do-turn_stone = Onder de steen: { $face }
do-stone = Steen op { $cell }
do-place = Verkenner op { $cell }
do-value = Waarde { $value }
do-again = Opnieuw beginnen met de waarden
do-move = Verkenner { $number } ({ $explorer }) { $direction } verplaatsen
do-swim = Naar { $cell } zwemmen: verkenner { $number } ({ $explorer })
do-reveal = { $cell } omdraaien
do-reinforce = Versterken op { $cell }
do-battle = Aanvallen, { $direction }: verkenner { $number } ({ $explorer })
do-end = Klaar, verder
do-aim = De bom { $axis } laten werken
do-blast = Eerst { $direction }
do-miner = Twee munten betalen: een bomexpert stopt de bom
do-pass = De bom laten doorgaan
do-blow = De storm { $direction } laten waaien
do-ring = Ring voor verkenner { $number } ({ $explorer })
do-recruit = Betaalde versterking op { $cell }
do-spy = Bespieden: verkenner { $number } ({ $explorer })
do-shrink = Tegel { $cell } weghalen
do-flag = Vlag naar { $cell }

## Wat er gebeurde

event-stone_laid = { $seat } legt een steen op { $cell }.
event-placed = { $seat } zet een verkenner op { $cell }.
event-ready = { $seat } is klaar.
event-begins = { $seat } begint.
event-turn = Beurt { $turn }: { $seat }.
event-moved = Een verkenner van { $seat } gaat van { $from } naar { $cell }.
event-swam = Een verkenner van { $seat } zwemt van { $from } naar { $cell }.
event-revealed = { $seat } draait tegel { $cell } om: { $face }.
event-stone_turned = Een verkenner van { $seat } draait de steen op { $cell } om: { $face }.
event-loot_laid = { $coins ->
    [one] Op { $cell } ligt { $coins } munt.
   *[other] Op { $cell } liggen { $coins } munten.
}
event-coins_taken = { $coins ->
    [one] { $seat } pakt { $coins } munt op { $cell }.
   *[other] { $seat } pakt { $coins } munten op { $cell }.
}
event-flag_taken = De verkenner van { $seat } op { $cell } draagt de vlag!
event-flag_fell = De vlag ligt op { $cell }.
event-reinforced = { $seat } haalt een verkenner uit de boot naar { $cell }.
event-attacked = { $seat } valt de verkenner van { $other } op { $cell } aan.
event-fought = Aanvaller: { $value }{ $ring ->
    [0] {""}
   *[other] {" "}met een ring
}. Verdediger: { $against }{ $against_ring ->
    [0] {""}
   *[other] {" "}met een ring
}.
event-won = { $seat } verslaat { $other } en houdt tegel { $cell }.
event-drew = { $seat } tegen { $other } op { $cell }: gelijkspel.
event-learnt = De spion heeft het gezien: de verkenner van { $seat } op { $cell } is { $value } waard.
event-aimed = { $seat } laat de bom op { $cell } { $axis } werken.
event-hit = De verkenner van { $seat } op { $cell } is { $value } waard: de bom is te sterk.
event-withstood = De verkenner van { $seat } op { $cell } is { $value } waard en doorstaat de bom.
event-defused = { $seat } betaalt een bomexpert: de bom op { $cell } is gestopt.
event-blew = { $seat } laat de storm op { $cell } { $direction } waaien.
event-blown = Een verkenner van { $seat } waait van { $from } naar { $cell }.
event-storm_gone = De stormtegel op { $cell } is weg; daar is nu ondiep water.
event-home = De verkenner van { $seat } op { $cell } gaat achter in de boot.
event-ringed = { $seat } geeft de verkenner op { $cell } een ring.
event-ring_lost = { $seat } verliest een ring.
event-spied = { $seat } bespiedt de verkenner van { $other } op { $cell }.
event-shrank = { $seat } haalt tegel { $cell } weg.
event-coins_lost = { $coins ->
    [one] Op { $cell } gaat { $coins } munt verloren.
   *[other] Op { $cell } gaan { $coins } munten verloren.
}
event-bonus = { $coins ->
    [one] { $seat } krijgt { $coins } munt extra voor de zege.
   *[other] { $seat } krijgt { $coins } munten extra voor de zege.
}
event-over = { $ending }

## Wat er gevraagd wordt

ask-stones = { $left ->
    [one] Leg de laatste steen.
   *[other] Leg een steen: nog { $left } te leggen.
}
ask-place = Zet een verkenner op een tegel.
ask-choose = Hoeveel is deze verkenner waard? Alleen jij weet het straks.
ask-arrange = Wie is wie? Geef de volgende verkenner een waarde; alleen jij weet het straks.
ask-begin = Wie begint?
ask-act = { $left ->
    [one] Jij bent aan de beurt: nog { $left } actie.
   *[other] Jij bent aan de beurt: nog { $left } acties.
}
ask-turn = Tegel { $cell } wordt omgedraaid.
ask-turn_stone = De steen op { $cell } wordt omgedraaid.
ask-aim = Een bom op { $cell }: welke kant werkt hij op?
ask-blast = De bom op { $cell }: in welke richting werkt hij nu?
ask-miner = De bom op { $cell } komt bij een verkenner ({ $explorer }). Twee munten betalen voor een bomexpert die hem stopt?
ask-blow = Een storm op { $cell }: waar waait hij heen?
ask-power = Munten uitgeven?
ask-shrink = Het eiland krimpt: haal een tegel weg.
ask-flag = De vlaggendrager is van { $cell } verdwenen. Naar welke tegel gaat de vlag?
