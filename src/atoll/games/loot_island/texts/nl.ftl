game-name = Loot Island
game-summary = Puzzel oude landkaarten samen en vind de buit van een vervloekt eiland: help elkaar zoeken, wedijver om de beste stukken, en pas op voor de vloek.

## Het hoofdeiland en de kleine eilanden

coast-north = noordkust
coast-east = oostkust
coast-south = zuidkust
coast-west = westkust

landing-north1 = noord 1
landing-north2 = noord 2
landing-east1 = oost 1
landing-east2 = oost 2
landing-south1 = zuid 1
landing-south2 = zuid 2
landing-west1 = west 1
landing-west2 = west 2

from-north1 = noord 1
from-north2 = noord 2
from-east1 = oost 1
from-east2 = oost 2
from-south1 = zuid 1
from-south2 = zuid 2
from-west1 = west 1
from-west2 = west 2

island-island = klein eiland

islet-remove = het eiland van de verlichting
islet-compass = het eiland van de kompassen
islet-draw = het eiland van de landkaarten
islet-treasure = het eiland van de schatten
islet-place = het eiland van de aanlegplaatsen
islet-ship = het eiland van het schip

hunter-0 = speler 1
hunter-1 = speler 2
hunter-2 = speler 3
hunter-3 = speler 4
hunter-4 = speler 5
hunter-aaron = Aaron

## Landkaarten

card-red-1 = rode 1
card-red-2 = rode 2
card-red-3 = rode 3
card-red-4 = rode 4
card-red-5 = rode 5
card-red-6 = rode 6
card-red-7 = rode 7
card-red-8 = rode 8
card-red-9 = rode 9
card-red-10 = rode 10
card-red-joker = rode joker
card-blue-1 = blauwe 1
card-blue-2 = blauwe 2
card-blue-3 = blauwe 3
card-blue-4 = blauwe 4
card-blue-5 = blauwe 5
card-blue-6 = blauwe 6
card-blue-7 = blauwe 7
card-blue-8 = blauwe 8
card-blue-9 = blauwe 9
card-blue-10 = blauwe 10
card-blue-joker = blauwe joker
card-green-1 = groene 1
card-green-2 = groene 2
card-green-3 = groene 3
card-green-4 = groene 4
card-green-5 = groene 5
card-green-6 = groene 6
card-green-7 = groene 7
card-green-8 = groene 8
card-green-9 = groene 9
card-green-10 = groene 10
card-green-joker = groene joker
card-yellow-1 = gele 1
card-yellow-2 = gele 2
card-yellow-3 = gele 3
card-yellow-4 = gele 4
card-yellow-5 = gele 5
card-yellow-6 = gele 6
card-yellow-7 = gele 7
card-yellow-8 = gele 8
card-yellow-9 = gele 9
card-yellow-10 = gele 10
card-yellow-joker = gele joker

symbol-draw = een kaart trekken
symbol-remove = een blokje verwijderen

## Schatten: goud, kruisen van een kroon, hoe vaak een boek telt, vloek; het nummer in de hoek

treasure-crown-1 = kroon (4 goud, 1 kruis, vloek 2; nr. 1)
treasure-jewel-2 = juweel (2 goud, vloek 2; nr. 2)
treasure-crown-3 = kroon (2 goud, 3 kruisen, vloek 2; nr. 3)
treasure-jewel-4 = juweel (5 goud, vloek 5; nr. 4)
treasure-book-5 = boek (×2, vloek 1; nr. 5)
treasure-bag-6 = geldbuidel (5 goud, vloek 1; nr. 6)
treasure-bag-7 = geldbuidel (7 goud, vloek 2; nr. 7)
treasure-amulet-8 = amulet (1 goud; nr. 8)
treasure-skull_right-9 = schedel naar rechts (3 goud, vloek 2; nr. 9)
treasure-jewel-10 = juweel (3 goud, vloek 3; nr. 10)
treasure-bag-11 = geldbuidel (10 goud, vloek 3; nr. 11)
treasure-book-12 = boek (×2; nr. 12)
treasure-amulet-13 = amulet (2 goud; nr. 13)
treasure-book-14 = boek (×2; nr. 14)
treasure-amulet-15 = amulet (3 goud; nr. 15)
treasure-bag-16 = geldbuidel (12 goud, vloek 4; nr. 16)
treasure-crown-17 = kroon (3 goud, 2 kruisen, vloek 2; nr. 17)
treasure-skull_left-18 = schedel naar links (4 goud, vloek 3; nr. 18)
treasure-skull_front-19 = schedel van voren (5 goud, vloek 4; nr. 19)
treasure-crown-20 = kroon (1 goud, 4 kruisen, vloek 2; nr. 20)
treasure-jewel-21 = juweel (4 goud, vloek 4; nr. 21)
treasure-amulet-22 = amulet (1 goud; nr. 22)
treasure-crown-23 = kroon (2 goud, 3 kruisen, vloek 2; nr. 23)
treasure-jewel-24 = juweel (2 goud, vloek 2; nr. 24)
treasure-amulet-25 = amulet (2 goud; nr. 25)
treasure-book-26 = boek (×2, vloek 1; nr. 26)
treasure-bag-27 = geldbuidel (6 goud, vloek 1; nr. 27)
treasure-bag-28 = geldbuidel (8 goud, vloek 2; nr. 28)
treasure-skull_left-29 = schedel naar links (3 goud, vloek 2; nr. 29)
treasure-skull_front-30 = schedel van voren (4 goud, vloek 3; nr. 30)
treasure-jewel-31 = juweel (4 goud, vloek 4; nr. 31)
treasure-bag-32 = geldbuidel (11 goud, vloek 3; nr. 32)
treasure-book-33 = boek (×2; nr. 33)
treasure-crown-34 = kroon (3 goud, 2 kruisen, vloek 2; nr. 34)
treasure-jewel-35 = juweel (3 goud, vloek 3; nr. 35)
treasure-skull_right-36 = schedel naar rechts (5 goud, vloek 4; nr. 36)
treasure-crown-37 = kroon (1 goud, 4 kruisen, vloek 2; nr. 37)
treasure-amulet-38 = amulet (1 goud; nr. 38)
treasure-bag-39 = geldbuidel (9 goud, vloek 2; nr. 39)
treasure-crown-40 = kroon (3 goud, 2 kruisen, vloek 2; nr. 40)
treasure-skull_right-41 = schedel naar rechts (3 goud, vloek 2; nr. 41)
treasure-jewel-42 = juweel (2 goud, vloek 2; nr. 42)
treasure-bag-43 = geldbuidel (7 goud, vloek 1; nr. 43)
treasure-jewel-44 = juweel (4 goud, vloek 4; nr. 44)
treasure-skull_left-45 = schedel naar links (4 goud, vloek 3; nr. 45)
treasure-crown-46 = kroon (2 goud, 3 kruisen, vloek 2; nr. 46)
treasure-book-47 = boek (×2, vloek 1; nr. 47)
treasure-amulet-48 = amulet (2 goud; nr. 48)
treasure-book-49 = boek (×3, vloek 2; nr. 49)
treasure-jewel-50 = juweel (3 goud, vloek 3; nr. 50)
treasure-bag-51 = geldbuidel (12 goud, vloek 3; nr. 51)
treasure-crown-52 = kroon (1 goud, 4 kruisen, vloek 2; nr. 52)
treasure-skull_front-53 = schedel van voren (5 goud, vloek 4; nr. 53)
treasure-jewel-54 = juweel (4 goud, vloek 4; nr. 54)
treasure-amulet-55 = amulet (1 goud; nr. 55)
treasure-book-56 = boek (×3, vloek 3; nr. 56)
treasure-bag-57 = geldbuidel (13 goud, vloek 4; nr. 57)
treasure-skull_right-58 = schedel naar rechts (4 goud, vloek 3; nr. 58)
treasure-crown-59 = kroon (4 goud, 1 kruis, vloek 2; nr. 59)
treasure-amulet-60 = amulet (2 goud; nr. 60)
treasure-book-61 = boek (×3, vloek 2; nr. 61)
treasure-bag-62 = geldbuidel (10 goud, vloek 3; nr. 62)
treasure-jewel-63 = juweel (2 goud, vloek 2; nr. 63)
treasure-crown-64 = kroon (3 goud, 2 kruisen, vloek 2; nr. 64)
treasure-amulet-65 = amulet (3 goud; nr. 65)
treasure-crown-66 = kroon (2 goud, 3 kruisen, vloek 2; nr. 66)
treasure-skull_front-67 = schedel van voren (3 goud, vloek 2; nr. 67)
treasure-jewel-68 = juweel (5 goud, vloek 5; nr. 68)
treasure-bag-69 = geldbuidel (8 goud, vloek 2; nr. 69)
treasure-bag-70 = geldbuidel (15 goud, vloek 5; nr. 70)
treasure-book-71 = boek (×1; nr. 71)
treasure-jewel-72 = juweel (3 goud, vloek 3; nr. 72)
treasure-skull_left-73 = schedel naar links (5 goud, vloek 4; nr. 73)
treasure-crown-74 = kroon (1 goud, 4 kruisen, vloek 2; nr. 74)

loot-none = er wordt niets gevonden
loot-small = kleine buit
loot-big = grote buit

healer-healer = heelster

## Gebeurtenissen van een ronde

event-a1 = Verboden kaarten: wie wil, trekt twee extra landkaarten en neemt er twee blokjes voor
event-a2 = Afscheidsgeschenken: per speler ligt er een schat open; wie past, moet er een nemen en houden
event-a3 = Spookeilanden: wie een klein eiland gebruikt, neemt een blokje
event-a4 = Eerlijk delen: de grote buit is een schat kleiner, de kleine buit een schat groter
event-b1 = Wind in de zeilen: het schip vaart meteen nog een hoek verder
event-b2 = De wind draait: het schip keert, naar de kust die het laatst verkend is
event-b3 = Mist: een klein eiland, door het lot bepaald, wordt omgedraaid en is deze ronde niet te gebruiken
event-b4 = Kapot kompas: hoogstens twee kompassen per speler op het hoofdeiland; wie er drie heeft, neemt er een terug
event-b5 = Natte kaarten: handen worden aangevuld tot één kaart minder
event-b6 = Zegen: “verwijder een blokje” op een landkaart verwijdert er twee
event-b7 = Ruwe zee: een klein eiland kost één kaart meer, van een kleur naar keuze
event-b8 = Muiterij: als de eerste past, nemen alle anderen twee blokjes
event-b9 = Kort verlof: een klein eiland kost maar één kaart, van een kleur naar keuze, maar wie het gebruikt, past meteen daarna
event-b10 = Genade: na het verdelen verwijdert iedereen met een kompas bij de kleine buit tot twee blokjes
event-b11 = Magere buit: de grote en de kleine buit zijn elk een schat kleiner
event-b12 = Minder is meer: als beide aanlegplaatsen genoeg kaarten hebben, heeft die met de minste de grote buit
event-b13 = Op zijn kop: schatten worden verdeeld van het bovenste kompas naar het onderste, en het eiland van de kompassen verplaatst er een naar boven
event-b14 = Een lange dag: ook de volgende kust wordt verkend

## Het scoreblad

line-amulets = amuletten
line-bags = geldbuidels
line-books = boeken
line-jewels = juwelen
line-crowns = kronen
line-skulls = schedels
line-captain = startspelertegel
line-healer = heelster
line-total = totaal

## Hoe het eindigt

ending-none = Het spel gaat verder.
ending-won = De buit is geteld en de heelsters zijn betaald: de rijkste schatjager wint.
ending-nobody = Niemand is aan de vloek ontkomen: niemand wint.

## Onmogelijke stellingen

fault-none = Er is niets mis.
fault-maps = Landkaarten: elke kaart is op één plaats; gekozen kaarten zijn van wie aan de beurt is.
fault-columns = Kolommen: elk één kleur, niet die van de andere aanlegplaats van de kust, en getallen die nooit dalen.
fault-hands = Handen: zoveel kaarten als er staat, en niemand heeft gepast buiten de tweede fase.
fault-compasses = Kompassen: hoogstens drie van een kleur, en één per aanlegplaats.
fault-treasures = Schatten: alleen de stapels voor dit aantal spelers; wat openligt, wordt zo verdeeld; Aaron heeft alleen kronen.
fault-healers = Heelsters: twee per speler in de variant die ze deelt, anders geen in de hand; niet meer open dan er spelers zijn.
fault-events = Gebeurtenissen: een A-kaart in de eerste ronde, een B-kaart in elke andere.
fault-islands = Kleine eilanden: het zevende is alleen voor vijf spelers.
fault-cubes = Blokjes: spelers hebben ze, Aaron niet; wie er aan het eind dertien heeft, ligt eruit.
fault-round = Ronde: nummer, fase, schip, tegel en beurt moeten bij elkaar passen.
fault-asks = Vragen: wat openstaat, moet in het spel kunnen voorkomen en gesteld zijn aan wie kan antwoorden.
fault-over = Einde: de rijkste die er niet uit ligt, heeft gewonnen; niemand als iedereen eruit ligt.

## Opties

option-seats = Spelers
option-seats-help = Met hoeveel jullie spelen. Met twee is er een derde schatjager, Aaron, die jullie allebei spelen.
option-seats-2 = twee
option-seats-3 = drie
option-seats-4 = vier
option-seats-5 = vijf
option-healers = Heelsters
option-healers-help = Wanneer je weet wat de heelsters kosten.
option-healers-hidden = aan het eind (zoals gedrukt)
option-healers-open = open vanaf het begin
option-healers-two_each = elk twee in de hand, waarvan één aan het eind open gaat
option-events = Gebeurtenissen
option-events-help = Of je weet welke gebeurtenissen er komen.
option-events-hidden = onbekend (zoals gedrukt)
option-events-shown = de vier van de latere rondes worden getoond en dan geschud
option-start_hands = Eerste handen
option-start_hands-help = Of wie later aan de beurt is, in het begin uit meer kaarten mag kiezen.
option-start_hands-equal = voor iedereen gelijk (zoals gedrukt)
option-start_hands-growing = oplopend: 8, 9, 10, 11 kaarten om uit te kiezen

## Wat je kunt doen

do-first = { $seat } heeft de startspelertegel
do-event = Gebeurtenis: { $event }
do-draw = Trekken: { $card } ({ $number })
do-reveal = Omdraaien: { $treasure }
do-healer = { $healer } { $number } wordt omgedraaid
do-close = Omdraaien: { $island } { $number }
do-choose = Kiezen: { $card } ({ $number })
do-site = Naar aanlegplaats { $landing }
do-shift = Naar aanlegplaats { $landing }, met het kompas van { $from }
do-island = Gebruiken: { $island } { $number }
do-pass = Passen
do-done = Klaar, verder
do-use = Ja, doen
do-decline = Nee, laat maar
do-stack = Het kompas bij { $landing } verplaatsen
do-withdraw = Het kompas bij { $landing } terugnemen
do-copy = Kopiëren: { $symbol }
do-keep = Houden: { $treasure }
do-bury = Begraven: { $treasure }
do-lay = Openleggen: { $healer } { $number }
do-heal = Naar { $healer } { $number } gaan

## Wat er gebeurde

event-first = { $seat } heeft de startspelertegel.
event-event_shown = { $for ->
    [0] Nog te komen – { $event }.
   *[other] { $event }.
}
event-healer_shown = Een heelster wordt omgedraaid: { $cube ->
    [0] { $once } goud in totaal.
   *[other] { $once ->
        [0] { $cube } goud per blokje.
       *[other] { $cube } goud per blokje plus { $once }.
    }
}
event-healer_dealt = { $seat } krijgt een heelster: { $cube ->
    [0] { $once } goud in totaal.
   *[other] { $once ->
        [0] { $cube } goud per blokje.
       *[other] { $cube } goud per blokje plus { $once }.
    }
}
event-draws = { $cards ->
    [one] { $seat } trekt een landkaart.
   *[other] { $seat } trekt { $cards } landkaarten.
}
event-drew = { $seat } heeft nu een { $card }.
event-aaron_drew = Aaron trekt een { $card }.
event-reshuffled = { $cards ->
    [one] De aflegstapel is de nieuwe trekstapel: { $cards } landkaart.
   *[other] De aflegstapel wordt geschud: { $cards } landkaarten vormen een nieuwe trekstapel.
}
event-round = Ronde { $round }: het schip koerst naar de { $coast }.
event-ship_moved = Het schip vaart verder: de { $coast } wordt verkend.
event-ship_turned = Het schip keert: de { $coast } wordt verkend.
event-closed = Omgedraaid voor deze ronde: { $islet }.
event-turn = { $seat } is aan de beurt.
event-compass = { $aaron ->
    [0] { $seat } legt een kompas bij { $landing }.
   *[other] { $seat } legt een kompas van Aaron bij { $landing }.
}
event-compass_moved = { $aaron ->
    [0] { $seat } verplaatst een kompas van { $from } naar { $landing }.
   *[other] { $seat } verplaatst een kompas van Aaron van { $from } naar { $landing }.
}
event-compass_back = { $aaron ->
    [0] { $seat } neemt een kompas terug van { $landing }.
   *[other] { $seat } neemt een kompas van Aaron terug van { $landing }.
}
event-played = { $aaron ->
    [0] { $seat } speelt een { $card } bij { $landing }.
   *[other] { $seat } speelt een { $card } van Aaron bij { $landing }.
}
event-island_used = { $aaron ->
    [0] { $seat } gebruikt { $islet }.
   *[other] { $seat } gebruikt { $islet } voor Aaron.
}
event-paid = { $aaron ->
    [0] { $seat } betaalt met een { $card }.
   *[other] { $seat } betaalt met een { $card } van Aaron.
}
event-stacked = { $aaron ->
    [0] Het kompas van { $seat } bij { $landing } krijgt een andere plaats in de stapel.
   *[other] { $seat } geeft het kompas van Aaron bij { $landing } een andere plaats in de stapel.
}
event-discarded = { $seat } legt een { $card } af.
event-aaron_discarded = Aaron legt een { $card } af.
event-passed = { $aaron ->
    [0] { $seat } past.
   *[other] { $seat } heeft een eiland gebruikt voor Aaron: die past nu.
}
event-tile = { $seat } past als eerste en neemt de startspelertegel.
event-cursed = { $cubes ->
    [one] { $seat } neemt een blokje: nu { $now }.
   *[other] { $seat } neemt { $cubes } blokjes: nu { $now }.
}
event-relieved = { $cubes ->
    [one] { $seat } verwijdert een blokje: nu { $now }.
   *[other] { $seat } verwijdert { $cubes } blokjes: nu { $now }.
}
event-explored = { $cards ->
    [one] Aanlegplaats { $landing } wordt verkend met { $cards } kaart: { $loot }.
   *[other] Aanlegplaats { $landing } wordt verkend met { $cards } kaarten: { $loot }.
}
event-found = Omgedraaid: { $treasure }.
event-kept = { $seat } houdt: { $treasure }.
event-buried = { $seat } begraaft: { $treasure }.
event-aaron_kept = Aaron houdt: { $treasure }.
event-aaron_buried = Aaron begraaft: { $treasure }.
event-deck_reshuffled = { $treasures ->
    [one] De enige begraven schat vormt de nieuwe trekstapel.
   *[other] De begraven schatten worden geschud: { $treasures } schatten vormen een nieuwe trekstapel.
}
event-deck_empty = Er zijn geen schatten meer om om te draaien: na dit verdelen is het spel voorbij.
event-lost_to_curse = { $seat } heeft { $cubes } blokjes: geveld door de vloek, met alle schatten.
event-healer_taken = { $seat } gaat naar een heelster: { $cube ->
    [0] { $once } goud in totaal.
   *[other] { $once ->
        [0] { $cube } goud per blokje.
       *[other] { $cube } goud per blokje plus { $once }.
    }
}
event-scored = { $seat } – { $line }: { $gold } goud.
event-cannot_pay = { $seat } kan de heelster niet betalen en ligt eruit.
event-total = { $seat } houdt { $gold } goud over.
event-over = { $ending }

## Wat er gevraagd wordt

ask-turn = Kies kaarten en zeg dan waarvoor; of pas.
ask-use = { $hunter ->
    [Aaron] Doe je voor Aaron wat het eiland biedt?
   *[other] Doe je wat het eiland biedt?
}
ask-stack = { $hunter ->
    [Aaron] Welk kompas van Aaron krijgt een andere plaats in de stapel?
   *[other] Welk kompas van jou krijgt een andere plaats in de stapel?
}
ask-place = { $hunter ->
    [Aaron] Waar leg je een kompas voor Aaron?
   *[other] Waar leg je een kompas?
}
ask-copy = Je 1 vooraan kopieert een effect: welk?
ask-loot = { $left ->
    [0] Neem een schat: houd hem of begraaf hem.
   *[other] Houd je de schat, of begraaf je hem?
}
ask-offer = Je hebt gepast: neem een van de schatten en houd die.
ask-bargain = Twee landkaarten trekken en daar twee blokjes voor nemen?
ask-discard = { $left ->
    [0] Welke kaarten wil je kwijt? Zeg daarna dat je klaar bent.
    [one] Kies { $left } kaart om af te leggen.
   *[other] Kies { $left } kaarten om af te leggen.
}
ask-withdraw = { $hunter ->
    [Aaron] Deze ronde maar twee kompassen: welk van Aaron komt terug?
   *[other] Deze ronde maar twee kompassen: welk neem je terug?
}
ask-lay = Welke van je heelsters leg je open?
ask-heal = Naar welke heelster ga je?
ask-first = Wie heeft de startspelertegel?
ask-event = Welke gebeurtenis komt er?
ask-draw = { $hunter ->
    [Aaron] Welke kaart trekt Aaron?
   *[other] Welke landkaart komt er?
}
ask-reveal = Welke schat wordt omgedraaid?
ask-healer = { $left ->
    [0] Welke heelster wordt omgedraaid?
   *[other] Welke heelster wordt gedeeld?
}
ask-close = Welk eiland wordt omgedraaid?
