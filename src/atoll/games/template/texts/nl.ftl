game-name = Drijfhout
game-summary = Schipbreukelingen begraven wat de zee brengt en seinen naar een schip zodra ze denken voor te liggen.

## Stukken

wood-plank = plank
wood-rope = touw
wood-sail = zeil

## Hoe het afloopt

ending-none = Het spel gaat door.
ending-rescued = Het schip is er: de waardevolste schat wint.
ending-stranded = Het wrak is leeg en er kwam geen schip: niemand wint.

## Onmogelijke stellingen

fault-none = Er is niets mis.
fault-wood = Hout: een schipbreukeling heeft hoogstens één stuk in de hand, en niemand heeft meer dan de doos.
fault-flares = Vuurpijlen: het schip komt als er genoeg zijn afgeschoten, en niet eerder.
fault-turn = Beurt: die is van een plaats aan tafel, en van niemand voor er gedeeld is.
fault-asks = Vragen: wat openstaat moet in het spel kunnen ontstaan.
fault-over = Einde: gestrand betekent dat het wrak leeg is.

## Opties

option-seats = Schipbreukelingen
option-seats-help = Hoeveel schipbreukelingen er zijn.
option-seats-2 = twee
option-seats-3 = drie
option-ship = Schip
option-ship-help = Hoeveel vuurpijlen het schip roepen.
option-ship-far = ver: twee vuurpijlen
option-ship-near = dichtbij: één vuurpijl

## Wat kan

do-deal = Gedeeld: { $wood }
do-wash = Aangespoeld: { $wood }
do-search = Het strand afzoeken
do-flare = Je vuurpijl afschieten
do-snatch = Het stuk weggrissen
do-pass = Laten gaan
do-bury = Begraven: { $wood }

## Wat er gebeurde

event-dealt = { $seat } krijgt een stuk.
event-holds = { $seat } heeft in de hand: { $wood }.
event-turn = Beurt { $turn }: { $seat }.
event-washed_up = { $seat } vindt op het strand: { $wood }.
event-snatched = { $seat } toont hetzelfde en grist weg van { $other }: { $wood }.
event-buried = { $seat } begraaft een stuk.
event-hid = { $seat } heeft begraven: { $wood }.
event-fired = { $seat } schiet een vuurpijl af.
event-showed = { $seat } graaft op: planken { $planks }, touwen { $ropes }, zeilen { $sails }.
event-over = { $ending }

## Wat er gevraagd wordt

ask-deal = Er wordt een stuk gedeeld aan { $seat }.
ask-turn = Jouw beurt: zoek het strand af, of schiet je vuurpijl af.
ask-wash = De zee spoelt een stuk aan.
ask-snatch = Het stuk weggrissen dat { $seat } vond?
ask-stow = Welk stuk begraaf je?
