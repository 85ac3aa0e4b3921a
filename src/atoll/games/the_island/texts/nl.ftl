game-name = The Island
game-summary = Breng je verkenners van een zinkend eiland in veiligheid, langs zeeslangen, haaien en walvissen, voordat de vulkaan uitbarst.

## Het bord

terrain-beach = strand
terrain-forest = bos
terrain-mountain = berg

direction-e = oost
direction-ne = noordoost
direction-nw = noordwest
direction-w = west
direction-sw = zuidwest
direction-se = zuidoost
direction-here = in hetzelfde vak

island-northwest = het eiland in het noordwesten
island-northeast = het eiland in het noordoosten
island-southwest = het eiland in het zuidwesten
island-southeast = het eiland in het zuidoosten

## Speelstukken

colour-crimson = rood
colour-indigo = blauw
colour-amber = geel
colour-orchid = paars

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

kind-serpent = zeeslang
kind-shark = haai
kind-whale = walvis

creature-serpent = een zeeslang
creature-shark = een haai
creature-whale = een walvis

tile-shark = Haai
tile-whale = Walvis
tile-boat = Boot
tile-whirlpool = Draaikolk
tile-volcano = Vulkaan
tile-dolphin = Dolfijn
tile-wind = Wind
tile-move_serpent = Zeeslang verplaatsen
tile-move_shark = Haai verplaatsen
tile-move_whale = Walvis verplaatsen
tile-stop_shark = Haai afweren
tile-stop_whale = Walvis afweren

## Hoe het afloopt

ending-none = Het spel gaat verder.
ending-volcano = De vulkaan barst uit: wie niet op een veilig eiland is, is verloren.
ending-all_gone = Er is geen verkenner meer op het bord: het spel is afgelopen.
ending-sunk = Het eiland is gezonken: wie niet op een veilig eiland is, is verloren.
ending-stalled = Niemand komt nog ergens: wie niet op een veilig eiland is, is verloren.

## Onmogelijke stellingen

fault-none = Er is niets mis.
fault-terrain = Tegels van het eiland: van geen landschap meer dan in de doos, en een bos verdwijnt pas als er geen strand meer is, een berg het laatst.
fault-explorers = Verkenners: elke verkenner is op het bord, in een boot die er is, op een veilig eiland of verloren; vóór het begin staan ze allemaal op tegels.
fault-values = Waarden: elke kleur heeft 1, 1, 1, 2, 2, 3, 3, 4, 5 en 6, en elke geplaatste verkenner heeft er een van.
fault-boats = Boten: één per vak, in zee; die van het begin en één erbij voor elke boot die is opgedoken.
fault-crew = Opvarenden: een boot heeft plaats voor hoogstens drie verkenners.
fault-creatures = Dieren: ze zijn in zee; vijf zeeslangen, en een haai of walvis voor elke die is opgedoken.
fault-swimmers = Zwemmers: niemand zwemt waar een haai of een zeeslang is.
fault-tiles = Genomen tegels: elk ervan is in een hand of uit het spel, en van geen soort zijn er meer dan in de doos.
fault-turn = Beurt: elke beurt wordt er één tegel genomen, om de beurt vanaf wie begon; vóór het einde van de voorbereiding heeft niemand een beurt.
fault-asks = Vragen: alleen vragen waar het spel toe kan leiden staan open, gesteld aan plaatsen die ze kunnen beantwoorden.
fault-over = Einde: een beslist spel moet afgelopen zijn, en de afloop moet bij de stelling passen.

## Opties

option-seats = Spelers
option-seats-help = Met hoeveel spelers je speelt.
option-seats-2 = twee
option-seats-3 = drie
option-seats-4 = vier
option-colours = Kleuren met twee spelers
option-colours-help = Met twee spelers: elk één kleur, of elk twee kleuren die samen één partij zijn.
option-colours-one = elk één
option-colours-two = elk twee
option-boats = Boten bij twee kleuren
option-boats-help = Met elk twee kleuren: met hoeveel boten elke speler begint.
option-boats-two = elk twee
option-boats-four = elk vier
option-start = Begin
option-start-help = Of jullie verkenners en boten zelf neerzetten.
option-start-placed = om de beurt zelf neerzetten
option-start-quick = snel: alles willekeurig
option-crowded = Uitdaging: drukte
option-crowded-help = Of er twee verkenners mogen beginnen op een tegel die niet aan zee ligt.
option-crowded-no = nee
option-crowded-yes = ja, in het binnenland twee per tegel
option-to_the_last = Uitdaging: tot de laatste
option-to_the_last-help = Of het spel doorgaat tot de laatste verkenner van het bord is. De vulkaan is dan een draaikolk.
option-to_the_last-no = nee
option-to_the_last-yes = ja, tot de laatste verkenner
option-equal = Uitdaging: iedereen gelijk
option-equal-help = Of elke geredde verkenner voor één telt, wat hij ook waard is.
option-equal-no = nee
option-equal-yes = ja, elk één punt
option-atlantis = Uitdaging: Atlantis
option-atlantis-help = Of het spel eindigt als de laatste tegel genomen is. De vulkaan is dan een draaikolk.
option-atlantis-no = nee
option-atlantis-yes = ja, tot het eiland weg is
option-creatures = Dier van de dobbelsteen
option-creatures-help = Of je het dier dat je gooit moet verplaatsen.
option-creatures-may = je mag (Franse regels)
option-creatures-must = je moet, als het kan (Duitse regels)
option-swim_then_board = Zwemmen, dan instappen
option-swim_then_board-help = Of een zwemmer in een boot mag klimmen in de beurt waarin hij gezwommen heeft.
option-swim_then_board-no = niet in dezelfde beurt (Engelse regels)
option-swim_then_board-yes = ook in dezelfde beurt (de andere verbieden het niet)
option-swim_then_land = Zwemmen, dan aan land
option-swim_then_land-help = Of een zwemmer aan land mag gaan in de beurt waarin hij gezwommen heeft.
option-swim_then_land-no = niet in dezelfde beurt (streng gelezen)
option-swim_then_land-yes = ook in dezelfde beurt (zoals het er staat)
option-whale_defence = Walvis afweren
option-whale_defence-help = Welke boten je tegen een walvis mag verdedigen.
option-whale_defence-control = boten die jij stuurt (Franse en Engelse regels)
option-whale_defence-presence = elke boot met een verkenner van jou (Duitse regels)
option-tie_break = Gelijke stand
option-tie_break-help = Wie wint als er meer spelers de meeste punten hebben.
option-tie_break-saved = wie meer verkenners heeft gered (Duitse regels)
option-tie_break-shared = ze winnen samen (de andere regels zwijgen)
option-memory = Waarden van je verkenners
option-memory-help = Of je tijdens het spel de waarden van je eigen verkenners mag zien.
option-memory-shown = altijd zichtbaar voor jou
option-memory-strict = verborgen, onthoud ze (zoals gedrukt)

## Wat je kunt doen

do-lay = Neerleggen: { $terrain }
do-begin = { $seat } begint
do-scatter = Verkenner op { $cell }
do-endow = Waarde { $value }
do-drift = Boot op { $cell }
do-turn_up = Onder de tegel: { $tile }
do-roll = De dobbelsteen: { $kind }
do-place = Verkenner op { $cell } ({ $colour })
do-value = Waarde { $value }
do-launch = Boot op { $cell }
do-play = Spelen: { $tile } ({ $terrain })
do-step = Verkenner { $number } ({ $explorer }) verplaatsen: { $direction }
do-board = Verkenner { $number } ({ $explorer }) laten instappen: { $direction }
do-jump = Verkenner { $number } ({ $explorer }) in het water laten springen
do-land = Verkenner { $number } ({ $explorer }) aan land brengen
do-row = Boot { $boat } roeien: { $direction }
do-sink = Tegel { $cell } nemen
do-crew = In de boot: verkenner { $number } ({ $explorer })
do-glide = Verplaatsen, { $direction }: { $creature } ({ $number })
do-pick = Kiezen: { $creature } ({ $number })
do-put = Naar { $cell }
do-defend = Afweren met de tegel uit je hand ({ $terrain })
do-pass = Verder

## Wat er gebeurde

event-laid = { $cell }: { $terrain }.
event-begins = { $seat } begint.
event-placed = { $seat } zet een verkenner op { $cell }.
event-valued = De verkenner van { $seat } op { $cell } is { $value } waard.
event-launched = { $seat } legt een boot op { $cell }.
event-turn = Beurt { $turn }: { $seat }.
event-played = { $seat } speelt een tegel: { $tile } ({ $terrain }).
event-walked = Een verkenner van { $seat } loopt van { $from } naar { $cell }.
event-swam = Een verkenner van { $seat } zwemt van { $from } naar { $cell }.
event-jumped = Een verkenner van { $seat } springt bij { $cell } uit een boot.
event-boarded = Een verkenner van { $seat } stapt bij { $cell } in een boot.
event-landed = Een verkenner van { $seat } gaat vanaf { $cell } aan land op { $island }: gered!
event-rowed = { $seat } roeit een boot van { $from } naar { $cell }.
event-sank = { $seat } neemt tegel { $cell } ({ $terrain }).
event-fell = Een verkenner van { $seat } valt bij { $cell } in het water.
event-kept = { $seat } bewaart de tegel ({ $terrain }).
event-holds = { $seat } bewaart: { $tile } ({ $terrain }).
event-turned_up = { $seat } draait tegel { $cell } om: { $tile }.
event-rolled = { $seat } gooit de dobbelsteen: { $kind }.
event-glided = { $seat } verplaatst { $creature } van { $from } naar { $cell }.
event-appeared = Op { $cell } duikt { $creature } op.
event-put = { $seat } laat { $creature } op { $from } onderduiken en op { $cell } bovenkomen.
event-defended = { $seat } speelt op { $cell } een tegel: { $tile }.
event-capsized = Op { $cell } slaat een boot om.
event-boat_lost = Op { $cell } gaat een boot verloren.
event-explorer_lost = Een verkenner van { $seat } gaat op { $cell } verloren.
event-creature_lost = Op { $cell } verdwijnt { $creature }.
event-showed = { $seat } draait een geredde verkenner om: { $value }.
event-scored = { $points ->
    [one] { $seat }: { $points } punt, geredde verkenners: { $saved }.
   *[other] { $seat }: { $points } punten, geredde verkenners: { $saved }.
}
event-over = { $ending }

## Wat er gevraagd wordt

ask-lay = De volgende tegel van het eiland wordt gelegd.
ask-begin = Wie begint?
ask-place = Zet een verkenner op een tegel.
ask-value = Hoeveel is deze verkenner waard? Alleen jij weet het straks.
ask-launch = Leg een boot in zee, naast het eiland.
ask-scatter = Voor { $seat } wordt een verkenner neergezet.
ask-endow = De verkenner krijgt een waarde.
ask-drift = Voor { $seat } wordt een boot neergelegd.
ask-play = Jij bent aan de beurt: een bewaarde tegel spelen?
ask-dolphin = { $left ->
    [one] De dolfijn draagt je zwemmer: nog { $left } vak.
   *[other] De dolfijn draagt een zwemmer van jou: nog { $left } vakken.
}
ask-wind = { $left ->
    [one] De wind blaast je boot voort: nog { $left } vak.
   *[other] De wind blaast een boot van jou voort: nog { $left } vakken.
}
ask-move_creature = Zet één dier op een leeg zeevak ({ $kind }).
ask-move = { $left ->
    [one] Jij bent aan de beurt: nog { $left } bewegingspunt.
   *[other] Jij bent aan de beurt: nog { $left } bewegingspunten.
}
ask-sink = Neem een tegel van het eiland.
ask-turn_up = Tegel { $cell } ({ $terrain }) wordt omgedraaid.
ask-crew = { $left ->
    [one] Een boot op { $cell }: wie krijgt de laatste plaats?
   *[other] Een boot op { $cell }: wie mag erin? Nog { $left } plaatsen.
}
ask-roll = De dobbelsteen wordt gegooid.
ask-creature = { $left ->
    [one] Je hebt gegooid: { $kind }. Verplaats er een, nog { $left } vak.
   *[other] Je hebt gegooid: { $kind }. Verplaats er een, nog { $left } vakken.
}
ask-defend = Daar komt { $creature }. Afweren?
