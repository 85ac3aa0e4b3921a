game-name = The Island
game-summary = Bring deine Abenteurer von einer sinkenden Insel in Sicherheit, vorbei an Seeungeheuern, Haien und Walen, ehe der Vulkan ausbricht.

## Der Plan

terrain-beach = Strand
terrain-forest = Urwald
terrain-mountain = Gebirge

direction-e = Osten
direction-ne = Nordosten
direction-nw = Nordwesten
direction-w = Westen
direction-sw = Südwesten
direction-se = Südosten
direction-here = im selben Feld

island-northwest = Nordwestinsel
island-northeast = Nordostinsel
island-southwest = Südwestinsel
island-southeast = Südostinsel

## Figuren

colour-crimson = Rot
colour-indigo = Blau
colour-amber = Gelb
colour-orchid = Lila

explorer-crimson = Rot
explorer-indigo = Blau
explorer-amber = Gelb
explorer-orchid = Lila

value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6

kind-serpent = Seeungeheuer
kind-shark = Hai
kind-whale = Wal

creature-serpent = ein Seeungeheuer
creature-shark = einen Hai
creature-whale = einen Wal

tile-shark = Hai
tile-whale = Wal
tile-boat = Schiff
tile-whirlpool = Strudel
tile-volcano = Vulkan
tile-dolphin = Delfin
tile-wind = Wind
tile-move_serpent = Seeungeheuer versetzen
tile-move_shark = Hai versetzen
tile-move_whale = Wal versetzen
tile-stop_shark = Hai abwehren
tile-stop_whale = Wal abwehren

## Wie es endet

ending-none = Das Spiel geht weiter.
ending-volcano = Der Vulkan bricht aus: Wer auf keiner sicheren Insel ist, ist verloren.
ending-all_gone = Kein Abenteurer ist mehr auf dem Plan: Das Spiel ist vorbei.
ending-sunk = Die Insel ist versunken: Wer auf keiner sicheren Insel ist, ist verloren.
ending-stalled = Niemand kommt mehr voran: Wer auf keiner sicheren Insel ist, ist verloren.

## Unmögliche Stellungen

fault-none = Alles ist in Ordnung.
fault-terrain = Inselplättchen: von keinem Gelände mehr als in der Schachtel; ein Urwald geht erst, wenn kein Strand mehr da ist, ein Gebirge zuletzt.
fault-explorers = Abenteurer: Jeder ist auf dem Plan, auf einem vorhandenen Schiff, auf einer sicheren Insel oder verloren; vor Spielbeginn stehen alle auf Plättchen.
fault-values = Werte: Jede Farbe hat 1, 1, 1, 2, 2, 3, 3, 4, 5 und 6, und jeder eingesetzte Abenteurer hat einen davon.
fault-boats = Schiffe: eines je Feld, im Meer; die vom Start und eines mehr für jedes aufgedeckte Schiff.
fault-crew = Besatzung: Ein Schiff fasst höchstens drei Abenteurer.
fault-creatures = Kreaturen: Sie sind im Meer; fünf Seeungeheuer, und ein Hai oder Wal für jeden aufgedeckten.
fault-swimmers = Schwimmer: Niemand schwimmt, wo ein Hai oder ein Seeungeheuer ist.
fault-tiles = Genommene Plättchen: Jedes ist auf einer Hand oder aus dem Spiel, und von keiner Art gibt es mehr als in der Schachtel.
fault-turn = Zug: In jedem Zug wird ein Plättchen genommen, reihum ab dem, der begonnen hat; vor dem Ende der Vorbereitung ist niemand am Zug.
fault-asks = Fragen: Offen dürfen nur solche sein, zu denen das Spiel führen kann, gestellt an Plätze, die sie beantworten können.
fault-over = Ende: Ein entschiedenes Spiel muss vorbei sein, und sein Ende muss zur Stellung passen.

## Optionen

option-seats = Spieler
option-seats-help = Wie viele mitspielen.
option-seats-2 = zwei
option-seats-3 = drei
option-seats-4 = vier
option-colours = Farben zu zweit
option-colours-help = Zu zweit: je eine Farbe, oder je zwei Farben, die gemeinsam eine Seite sind.
option-colours-one = je eine
option-colours-two = je zwei
option-boats = Schiffe bei zwei Farben
option-boats-help = Bei je zwei Farben: mit wie vielen Schiffen jeder beginnt.
option-boats-two = je zwei
option-boats-four = je vier
option-start = Beginn
option-start-help = Ob ihr Abenteurer und Schiffe selbst einsetzt.
option-start-placed = reihum selbst einsetzen
option-start-quick = schnell: alles zufällig
option-crowded = Herausforderung: Gedränge
option-crowded-help = Ob auf einem Plättchen, das nicht am Meer liegt, zwei Abenteurer beginnen dürfen.
option-crowded-no = nein
option-crowded-yes = ja, im Landesinneren zwei je Plättchen
option-to_the_last = Herausforderung: bis zum Letzten
option-to_the_last-help = Ob das Spiel weitergeht, bis der letzte Abenteurer den Plan verlassen hat. Der Vulkan ist dann ein Strudel.
option-to_the_last-no = nein
option-to_the_last-yes = ja, bis zum letzten Abenteurer
option-equal = Herausforderung: alle gleich
option-equal-help = Ob jeder gerettete Abenteurer einen Punkt zählt, gleich welchen Wert er hat.
option-equal-no = nein
option-equal-yes = ja, je ein Punkt
option-atlantis = Herausforderung: Atlantis
option-atlantis-help = Ob das Spiel endet, wenn das letzte Plättchen genommen ist. Der Vulkan ist dann ein Strudel.
option-atlantis-no = nein
option-atlantis-yes = ja, bis die Insel fort ist
option-creatures = Kreatur des Würfels
option-creatures-help = Ob du die gewürfelte Kreatur bewegen musst.
option-creatures-may = du darfst (französische Regel)
option-creatures-must = du musst, wenn es geht (deutsche Regel)
option-swim_then_board = Schwimmen, dann an Bord
option-swim_then_board-help = Ob ein Schwimmer in dem Zug, in dem er geschwommen ist, an Bord eines Schiffs gehen darf.
option-swim_then_board-no = nicht im selben Zug (englische Regel)
option-swim_then_board-yes = auch im selben Zug (die anderen verbieten es nicht)
option-swim_then_land = Schwimmen, dann an Land
option-swim_then_land-help = Ob ein Schwimmer in dem Zug, in dem er geschwommen ist, an Land gehen darf.
option-swim_then_land-no = nicht im selben Zug (streng gelesen)
option-swim_then_land-yes = auch im selben Zug (nach dem Wortlaut)
option-whale_defence = Wal abwehren
option-whale_defence-help = Welche Schiffe du gegen einen Wal verteidigen darfst.
option-whale_defence-control = Schiffe, die du steuerst (französische und englische Regel)
option-whale_defence-presence = jedes Schiff mit einem deiner Abenteurer (deutsche Regel)
option-tie_break = Gleichstand
option-tie_break-help = Wer gewinnt, wenn mehrere die meisten Punkte haben.
option-tie_break-saved = wer mehr Abenteurer gerettet hat (deutsche Regel)
option-tie_break-shared = geteilter Sieg (die anderen Regeln schweigen)
option-memory = Werte deiner Abenteurer
option-memory-help = Ob du während des Spiels die Werte deiner eigenen Abenteurer ansehen darfst.
option-memory-shown = dir immer angezeigt
option-memory-strict = verdeckt, merk sie dir (wie gedruckt)

## Was man tun kann

do-lay = Auslegen: { $terrain }
do-begin = { $seat } beginnt
do-scatter = Abenteurer auf { $cell }
do-endow = Wert { $value }
do-drift = Schiff auf { $cell }
do-turn_up = Unter dem Plättchen: { $tile }
do-roll = Der Würfel: { $kind }
do-place = Abenteurer auf { $cell } ({ $colour })
do-value = Wert { $value }
do-launch = Schiff auf { $cell }
do-play = Ausspielen: { $tile } ({ $terrain })
do-step = Abenteurer { $number } ({ $explorer }) nach { $direction }
do-board = An Bord, Abenteurer { $number } ({ $explorer }): { $direction }
do-jump = Abenteurer { $number } ({ $explorer }) springt ins Wasser
do-land = An Land: Abenteurer { $number } ({ $explorer })
do-row = Schiff { $boat } nach { $direction } fahren
do-sink = Plättchen { $cell } nehmen
do-crew = An Bord: Abenteurer { $number } ({ $explorer })
do-glide = Nach { $direction } bewegen: { $creature } ({ $number })
do-pick = Wählen: { $creature } ({ $number })
do-put = Nach { $cell }
do-defend = Abwehren mit dem Plättchen aus deiner Hand ({ $terrain })
do-pass = Weiter

## Was geschehen ist

event-laid = { $cell }: { $terrain }.
event-begins = { $seat } beginnt.
event-placed = { $seat } setzt einen Abenteurer auf { $cell }.
event-valued = Der Abenteurer von { $seat } auf { $cell } ist { $value } wert.
event-launched = { $seat } setzt ein Schiff auf { $cell }.
event-turn = Zug { $turn }: { $seat }.
event-played = { $seat } spielt ein Plättchen: { $tile } ({ $terrain }).
event-walked = Ein Abenteurer von { $seat } geht von { $from } nach { $cell }.
event-swam = Ein Abenteurer von { $seat } schwimmt von { $from } nach { $cell }.
event-jumped = Ein Abenteurer von { $seat } springt bei { $cell } von Bord.
event-boarded = Ein Abenteurer von { $seat } geht bei { $cell } an Bord eines Schiffs.
event-landed = Ein Abenteurer von { $seat } geht von { $cell } auf die { $island } an Land: gerettet!
event-rowed = { $seat } fährt ein Schiff von { $from } nach { $cell }.
event-sank = { $seat } nimmt das Plättchen { $cell } ({ $terrain }).
event-fell = Ein Abenteurer von { $seat } fällt bei { $cell } ins Wasser.
event-kept = { $seat } behält das Plättchen ({ $terrain }).
event-holds = { $seat } behält: { $tile } ({ $terrain }).
event-turned_up = { $seat } dreht das Plättchen { $cell } um: { $tile }.
event-rolled = { $seat } würfelt: { $kind }.
event-glided = { $seat } zieht { $creature } von { $from } nach { $cell }.
event-appeared = Auf { $cell } gibt es jetzt { $creature }.
event-put = { $seat } lässt { $creature } auf { $from } abtauchen und auf { $cell } wieder auftauchen.
event-defended = { $seat } spielt auf { $cell } ein Plättchen: { $tile }.
event-capsized = Auf { $cell } kentert ein Schiff.
event-boat_lost = Auf { $cell } geht ein Schiff verloren.
event-explorer_lost = Ein Abenteurer von { $seat } geht auf { $cell } verloren.
event-creature_lost = Auf { $cell } gibt es { $creature } weniger.
event-showed = { $seat } deckt einen geretteten Abenteurer auf: { $value }.
event-scored = { $points ->
    [one] { $seat }: { $points } Punkt, gerettete Abenteurer: { $saved }.
   *[other] { $seat }: { $points } Punkte, gerettete Abenteurer: { $saved }.
}
event-over = { $ending }

## Was gefragt ist

ask-lay = Das nächste Plättchen der Insel wird ausgelegt.
ask-begin = Wer beginnt?
ask-place = Setz einen Abenteurer auf ein Plättchen.
ask-value = Wie viel ist dieser Abenteurer wert? Nur du wirst es wissen.
ask-launch = Setz ein Schiff ins Meer, neben die Insel.
ask-scatter = Für { $seat } wird ein Abenteurer eingesetzt.
ask-endow = Der Abenteurer bekommt einen Wert.
ask-drift = Für { $seat } wird ein Schiff eingesetzt.
ask-play = Du bist am Zug: ein behaltenes Plättchen spielen?
ask-dolphin = { $left ->
    [one] Der Delfin trägt deinen Schwimmer: noch { $left } Feld.
   *[other] Der Delfin trägt einen deiner Schwimmer: noch { $left } Felder.
}
ask-wind = { $left ->
    [one] Der Wind treibt dein Schiff an: noch { $left } Feld.
   *[other] Der Wind treibt eines deiner Schiffe an: noch { $left } Felder.
}
ask-move_creature = Setz eine Kreatur auf ein leeres Wasserfeld ({ $kind }).
ask-move = { $left ->
    [one] Du bist am Zug: noch { $left } Bewegungspunkt.
   *[other] Du bist am Zug: noch { $left } Bewegungspunkte.
}
ask-sink = Nimm ein Plättchen von der Insel.
ask-turn_up = Das Plättchen { $cell } ({ $terrain }) wird umgedreht.
ask-crew = { $left ->
    [one] Ein Schiff auf { $cell }: Wer bekommt den letzten Platz?
   *[other] Ein Schiff auf { $cell }: Wer darf an Bord? Noch { $left } Plätze.
}
ask-roll = Der Würfel wird geworfen.
ask-creature = { $left ->
    [one] Du hast gewürfelt: { $kind }. Noch { $left } Feld.
   *[other] Du hast gewürfelt: { $kind }. Noch { $left } Felder.
}
ask-defend = Willst du { $creature } abwehren?
