game-name = Verboden Eiland
game-summary = Een team avonturiers verzamelt vier schatten op een zinkend eiland en ontkomt samen, of helemaal niet.

## Tegels

tile-fools_landing = Landingsplaats
tile-bronze_gate = Avondpoort
tile-copper_gate = Kleipoort
tile-gold_gate = Ochtendpoort
tile-iron_gate = Regenpoort
tile-silver_gate = Vorstpoort
tile-temple_moon = Maantrappen
tile-temple_sun = Zonnetrappen
tile-whispering_garden = Riettuin
tile-howling_garden = Varentuin
tile-cave_embers = Smidsgrot
tile-cave_shadows = Donkere Grot
tile-coral_palace = Rode Koepel
tile-tidal_palace = Golvenhuis
tile-breakers_bridge = Touwbrug
tile-cliffs_abandon = Kliffen
tile-crimson_forest = Rode Dennen
tile-dunes_deception = Barnsteenduinen
tile-lost_lagoon = Spiegelvijver
tile-misty_marsh = Reigermoeras
tile-observatory = Sterrenhuis
tile-phantom_rock = Naaldrots
tile-twilight_hollow = Uilendal
tile-watchtower = Oude Vuurbaak

level-dry = droog
level-flooded = overstroomd
level-sunk = gezonken

## Rollen, schatten, kaarten

role-explorer = Ontdekkingsreiziger
role-pilot = Piloot
role-engineer = Ingenieur
role-navigator = Navigator
role-messenger = Boodschapper
role-diver = Duiker

treasure-earth = Aarde
treasure-wind = Wind
treasure-fire = Vuur
treasure-ocean = Zee

card-earth = Aarde
card-wind = Wind
card-fire = Vuur
card-ocean = Zee
card-helicopter = Helikopter
card-sandbags = Zandzakken
card-waters_rise = Stijgend water

## Hoe het afloopt

ending-none = Het spel gaat verder.
ending-won = Gewonnen! Het team vliegt met alle vier de schatten naar huis.
ending-treasure_lost = Verloren: beide tegels van een schat zijn gezonken voordat die bemachtigd was.
ending-landing_lost = Verloren: de Landingsplaats is gezonken, en daarmee de weg naar huis.
ending-drowned = Verloren: iemand van het team is verdronken.
ending-skull = Verloren: het water heeft het doodshoofd bereikt.

moment-before_draw = voordat de schatkaarten getrokken worden
moment-between_draws = tussen de twee schatkaarten
moment-before_flood = vóór de vloedkaarten
moment-between_floods = tussen twee vloedkaarten

## Onmogelijke stellingen

fault-none = Er is niets mis.
fault-tiles = Tegels: elke plaats van het eiland heeft precies één tegel nodig en elke tegel één plaats.
fault-levels = Toestand: elke tegel is droog, overstroomd of gezonken; bij het begin zijn er zes overstroomd en is er geen gezonken.
fault-flood_cards = Vloedkaarten: bij elke tegel die er nog is hoort er precies één, bij een gezonken tegel geen.
fault-flood_layers = Vloedstapel: die heeft minstens één kaart nodig en geen lege laag onder de bovenste.
fault-roles = Rollen: elke plaats aan tafel heeft een eigen rol nodig.
fault-pawns = Pionnen: elke pion staat op een tegel die er nog is, behalve als die net gezonken is of als de duiker in het water wacht.
fault-hands = Handen: hoogstens vijf kaarten, speciale kaarten meegeteld, behalve tijdens het trekken of afleggen.
fault-treasure_cards = Schatkaarten: handen en aflegstapel hebben samen niet meer dan er in de doos zit, en er blijft minstens één kaart in de stapel.
fault-meter = Watermeter: die staat tussen de beginstand van de moeilijkheidsgraad en het doodshoofd, en alleen na verlies op het doodshoofd.
fault-turn = Beurt: die is van een plaats aan tafel, en van niemand zolang de voorbereiding duurt.
fault-asks = Vragen: alleen vragen waar het spel toe kan leiden staan open, gesteld aan plaatsen die ze kunnen beantwoorden.
fault-over = Einde: een beslist spel moet afgelopen zijn, en de afloop moet bij de stelling passen.

## Opties

option-seats = Avonturiers
option-seats-help = Hoeveel avonturiers er in het team zitten.
option-seats-2 = twee
option-seats-3 = drie
option-seats-4 = vier
option-difficulty = Moeilijkheid
option-difficulty-help = De waterstand bij het begin.
option-difficulty-novice = beginner (waterstand 1)
option-difficulty-normal = normaal (waterstand 2)
option-difficulty-elite = elite (waterstand 3)
option-difficulty-legendary = legendarisch (waterstand 4)
option-layout = Eiland
option-layout-help = De vorm waarin de 24 tegels gelegd worden.
option-layout-forbidden_island = Verboden Eiland (zoals gedrukt)
option-layout-island_of_shadows = Schaduweiland
option-layout-volcano_island = Vulkaaneiland
option-layout-island_of_death = Eiland van de Dood
option-layout-bay_of_gulls = Meeuwenbaai
option-layout-bone_island = Botteneiland
option-layout-coral_reef = Koraalrif
option-layout-skull_island = Doodshoofdeiland
option-layout-bridge_of_horrors = Brug der Verschrikking
option-layout-atoll_of_decisions = Atol der Beslissingen
option-layout-arch_of_fate = Boog van het Lot
option-layout-treasure_island = Schateiland
option-navigator = Navigator
option-navigator-help = Of één actie ook twee andere pionnen elk één tegel mag verplaatsen.
option-navigator-split = één pion twee tegels, of twee pionnen elk één (Duitse regels)
option-navigator-single = maar één pion (Engelse regels)
option-sandbags = Zandzakken
option-sandbags-help = Of zandzakken ook tussen de vloedkaarten nog mogen.
option-sandbags-before_flood = alleen vóór de vloedkaarten (Duitse regels)
option-sandbags-any_time = ook tussen vloedkaarten (Engelse regels)
option-rescue = Redding
option-rescue-help = Of een helikopter pionnen mag ophalen van een tegel die net gezonken is.
option-rescue-helicopter = per helikopter (volgens de auteur)
option-rescue-none = geen redding
option-hand_limit = Handlimiet
option-hand_limit-help = Wanneer bij het trekken de limiet van vijf kaarten geldt.
option-hand_limit-after_both = na beide kaarten (Duitse regels)
option-hand_limit-after_each = na elke kaart (Engelse regels)
option-dive = Duiker
option-dive-help = Of de duiker tussen twee acties in het water mag wachten.
option-dive-move = elke duik eindigt op een tegel (Duitse regels)
option-dive-turn = alleen de beurt moet op een tegel eindigen (Engelse regels)

## Wat je kunt doen

do-lay = Tegel leggen: { $tile }
do-flood = Vloedkaart: { $tile }
do-role = Rol: { $role }
do-draw = Schatkaart: { $card }
do-first = { $seat } begint
do-move = Naar “{ $tile }” lopen
do-fly = Naar “{ $tile }” vliegen
do-guide = Naar “{ $tile }” leiden: { $role }
do-shore = “{ $tile }” droogleggen
do-give = Kaart { $treasure } geven aan: { $role }
do-capture = Schat bemachtigen: { $treasure }
do-end = Acties beëindigen en kaarten trekken
do-discard = { $card } afleggen
do-sandbag = Zandzakken op “{ $tile }”
do-helicopter = Helikopter, als eerste aan boord: { $role }
do-board = Ook aan boord: { $role }
do-land = Op “{ $tile }” landen
do-lift_off = Helikopter: met iedereen naar huis vliegen en winnen
do-swim = Naar “{ $tile }” vluchten
do-pass = Niets, verder

## Wat er gebeurde

event-laid = “{ $tile }” wordt gelegd.
event-flooded = “{ $tile }” overstroomt.
event-sunk = “{ $tile }” zinkt.
event-cast = { $seat }: { $role }, begint op “{ $tile }”.
event-dealt = { $seat } krijgt een kaart: { $card }.
event-begins = { $seat } begint.
event-turn = Beurt { $turn }: { $seat }.
event-moved = { $seat } loopt van “{ $from }” naar “{ $tile }”.
event-dived = { $seat } duikt van “{ $from }” naar “{ $tile }”.
event-flew = { $seat } vliegt van “{ $from }” naar “{ $tile }”.
event-guided = { $seat } leidt { $other } van “{ $from }” naar “{ $tile }”.
event-shored = { $seat } legt “{ $tile }” droog.
event-gave = { $seat } geeft een kaart aan { $other }: { $card }.
event-captured = { $seat } bemachtigt een schat op “{ $tile }”: { $treasure }.
event-drew = { $seat } trekt een kaart: { $card }.
event-waters_rose = { $cards ->
    [0] { $seat } trekt “Stijgend water”. De watermeter staat op het doodshoofd.
    [one] { $seat } trekt “Stijgend water”. Waterstand { $mark }: { $cards } vloedkaart per beurt; de afgelegde vloedkaarten gaan weer boven op de stapel.
   *[other] { $seat } trekt “Stijgend water”. Waterstand { $mark }: { $cards } vloedkaarten per beurt; de afgelegde vloedkaarten gaan weer boven op de stapel.
}
event-discarded = { $seat } legt een kaart af: { $card }.
event-sandbagged = { $seat } speelt Zandzakken: “{ $tile }” is weer droog.
event-called = { $seat } speelt de kaart Helikopter: { $other } stapt als eerste in.
event-boarded = { $other } stapt ook in de helikopter van { $seat }.
event-airlifted = De helikopter van { $seat } brengt { $other } van “{ $from }” naar “{ $tile }”.
event-lifted_off = { $seat } speelt de kaart Helikopter en het hele team stijgt op.
event-swam = { $seat } vlucht van de gezonken tegel “{ $from }” naar “{ $tile }”.
event-treasures_shuffled = De schatstapel is op; de afgelegde kaarten worden geschud en vormen de nieuwe stapel.
event-floods_shuffled = De vloedstapel is op; de afgelegde kaarten worden geschud en vormen de nieuwe stapel.
event-over = { $ending }

## Wat er gevraagd wordt

ask-lay = De volgende tegel van het eiland wordt gelegd.
ask-start_flood = { $left ->
    [one] Nog { $left } tegel overstroomt bij het begin.
   *[other] Nog { $left } tegels overstromen bij het begin.
}
ask-role = { $seat } krijgt een rol.
ask-deal = { $left ->
    [one] { $seat } krijgt nog { $left } schatkaart.
   *[other] { $seat } krijgt nog { $left } schatkaarten.
}
ask-first = Wie begint?
ask-act = { $left ->
    [0] Geen acties meer: beëindig je acties of speel eerst een speciale kaart.
    [one] Jij bent aan de beurt: nog { $left } actie.
   *[other] Jij bent aan de beurt: nog { $left } acties.
}
ask-shore_more = Met dezelfde actie een tweede tegel droogleggen?
ask-guide_more = { $seat } is één tegel verplaatst. Met dezelfde actie nog een andere pion één tegel leiden?
ask-discard = Te veel kaarten: leg er een af of speel een speciale kaart.
ask-draw = { $left ->
    [one] Nog { $left } schatkaart te trekken.
   *[other] Nog { $left } schatkaarten te trekken.
}
ask-special = Een speciale kaart spelen { $moment }?
ask-flight = De helikopter wacht op “{ $tile }”: wie stapt er nog in, of waar landt hij?
ask-flood = { $left ->
    [one] Nog { $left } vloedkaart om te draaien.
   *[other] Nog { $left } vloedkaarten om te draaien.
}
ask-swim = “{ $tile }” is onder je gezonken: waar vlucht je heen?
ask-rescue = “{ $tile }” is gezonken en iemand kan daar niet wegzwemmen: een helikopter sturen?
