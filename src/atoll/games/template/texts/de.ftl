game-name = Treibholz
game-summary = Schiffbrüchige vergraben, was das Meer bringt, und rufen ein Schiff, sobald sie sich vorn glauben.

## Stücke

wood-plank = Planke
wood-rope = Tau
wood-sail = Segel

## Wie es endet

ending-none = Das Spiel geht weiter.
ending-rescued = Das Schiff ist da: das wertvollste Versteck gewinnt.
ending-stranded = Das Wrack ist leer und kein Schiff kam: Niemand gewinnt.

## Unmögliche Stellungen

fault-none = Alles stimmt.
fault-wood = Holz: Ein Schiffbrüchiger hat höchstens ein Stück auf der Hand, und niemand hat mehr als die Schachtel.
fault-flares = Leuchtkugeln: Das Schiff kommt, wenn genug abgefeuert sind, nicht früher.
fault-turn = Zug: Er gehört einem Platz am Tisch, vor dem Austeilen niemandem.
fault-asks = Fragen: Offen darf nur sein, wozu das Spiel führen kann.
fault-over = Ende: gestrandet heißt, dass das Wrack leer ist.

## Optionen

option-seats = Schiffbrüchige
option-seats-help = Wie viele Schiffbrüchige es gibt.
option-seats-2 = zwei
option-seats-3 = drei
option-ship = Schiff
option-ship-help = Wie viele Leuchtkugeln das Schiff rufen.
option-ship-far = fern: zwei Leuchtkugeln
option-ship-near = nah: eine Leuchtkugel

## Was man tun kann

do-deal = Ausgeteilt: { $wood }
do-wash = Angespült: { $wood }
do-search = Den Strand absuchen
do-flare = Leuchtkugel abfeuern
do-snatch = Das Stück wegschnappen
do-pass = Vorbeigehen lassen
do-bury = Vergraben: { $wood }

## Was geschah

event-dealt = { $seat } bekommt ein Stück.
event-holds = { $seat } hat auf der Hand: { $wood }.
event-turn = Zug { $turn }: { $seat }.
event-washed_up = { $seat } findet am Strand: { $wood }.
event-snatched = { $seat } zeigt das gleiche Stück und schnappt { $other } weg: { $wood }.
event-buried = { $seat } vergräbt ein Stück.
event-hid = { $seat } hat vergraben: { $wood }.
event-fired = { $seat } feuert eine Leuchtkugel ab.
event-showed = { $seat } gräbt aus: Planken { $planks }, Taue { $ropes }, Segel { $sails }.
event-over = { $ending }

## Was gefragt wird

ask-deal = Ein Stück wird ausgeteilt an { $seat }.
ask-turn = Dein Zug: Such den Strand ab oder feuere deine Leuchtkugel ab.
ask-wash = Das Meer spült ein Stück an.
ask-snatch = Das Stück wegschnappen, das { $seat } gefunden hat?
ask-stow = Welches Stück vergräbst du?
