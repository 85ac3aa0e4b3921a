## Het bord van de webclient

board-you = jij
board-and = { $first } en { $last }
board-island = Het eiland met zijn acht aanlegplaatsen, en de kleine eilanden eromheen
board-ship = Het schip: de boeg wijst langs de { $coast }
board-short-north = N
board-short-east = O
board-short-south = Z
board-short-west = W
board-coast-north = Noord
board-coast-east = Oost
board-coast-south = Zuid
board-coast-west = West
board-look = Eén kust bekijken
board-day = Ronde { $round } van { $of }
board-end = Het einde
board-today = wordt deze ronde verkend
board-due = Te verkennen: { $landings }
board-explores = Ronde { $round } van { $of }, te verkennen: { $coast }
board-decks = { $treasures ->
    [one] { $treasures } schat
   *[other] { $treasures } schatten
} en { $maps ->
    [one] { $maps } landkaart
   *[other] { $maps } landkaarten
} gedekt
board-column = { $count } van { $needed } kaarten, de laatste { $last }
board-column-empty = geen kaarten, { $needed } nodig
board-joker = joker
board-stack = kompassen, wie het eerst kiest voorop: { $names }
board-stack-empty = geen kompas
board-may = { $what }: { $may }

## Wat deze ronde zou opleveren

board-forecast-none = { $missing ->
    [one] { $landing }: nog { $missing } kaart voor de { $next ->
        [big] grote buit
       *[small] kleine buit
    }
   *[other] { $landing }: nog { $missing } kaarten voor de { $next ->
        [big] grote buit
       *[small] kleine buit
    }
}
board-forecast-big = { $treasures ->
    [one] { $landing }: grote buit, { $treasures } schat
   *[other] { $landing }: grote buit, { $treasures } schatten
}
board-forecast-small = { $treasures ->
    [one] { $landing }: kleine buit, { $treasures } schat
   *[other] { $landing }: kleine buit, { $treasures } schatten
}
board-forecast-nobody = { $landing }: er zou niets worden omgedraaid

## Kleine eilanden

board-islet-remove = { $cubes ->
    [one] Eiland: { $cubes } blokje verwijderen
   *[other] Eiland: tot { $cubes } blokjes verwijderen
}
board-islet-compass = Eiland: een eigen kompas onder in zijn stapel
board-islet-draw = Eiland: 2 landkaarten trekken
board-islet-treasure = Eiland: voor een blokje een schat omdraaien
board-islet-place = Eiland: een kompas leggen zonder kaarten
board-islet-ship = Eiland: het schip vaart naar de volgende hoek
board-islet-short-remove = { $cubes } weg
board-islet-short-compass = onderop
board-islet-short-draw = 2 trekken
board-islet-short-treasure = 1 schat
board-islet-short-place = één leggen
board-islet-short-ship = verder varen
board-island-shut = { $what } (gebruikt)

## Wat een kaart doet

board-effect-plus = telt voor twee
board-effect-draw = iedereen daar trekt een kaart
board-effect-remove = iedereen daar verwijdert een blokje
board-effect-chest = een schat meer
board-effect-one = op zijn plaats: een blokje voor alle anderen; vooraan: kopieert een effect
board-card-chosen = gekozen
board-card-hidden = een kaart die je niet ziet
board-card-not-with = past niet bij de gekozen kaarten
board-card-nowhere = past nu nergens
board-card-not-there = past niet bij { $landing }

## Wat iedereen heeft

board-maps = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
board-compasses = { $count ->
    [one] { $count } kompas
   *[other] { $count } kompassen
}
board-has-passed = heeft gepast
board-tile = heeft de startspelertegel
board-cubes = { $count ->
    [one] { $count } vloekblokje; met { $limit } op het eind is alles verloren
   *[other] { $count } vloekblokjes; met { $limit } op het eind is alles verloren
}
board-lost = te veel!
board-worth = nu { $gold } goud
board-treasures = { $count ->
    [one] { $count } schat
   *[other] { $count } schatten
}
board-hand = { $count ->
    [one] Je hand: { $count } kaart
   *[other] Je hand: { $count } kaarten
}
board-hand-aaron = { $count ->
    [one] Aarons open hand: { $count } kaart
   *[other] Aarons open hand: { $count } kaarten
}
treasure-amulet = amulet
treasure-bag = geldbuidel
treasure-book = boek
treasure-jewel = juweel
treasure-crown = kroon
treasure-skull_right = schedel naar rechts
treasure-skull_left = schedel naar links
treasure-skull_front = schedel van voren
board-curse = vloek { $cubes }
board-crosses = { $count ->
    [one] { $count } kruis
   *[other] { $count } kruisen
}
board-kinds-amulet = { $count ->
    [one] { $count } amulet
   *[other] { $count } amuletten
}
board-kinds-bag = { $count ->
    [one] { $count } geldbuidel
   *[other] { $count } geldbuidels
}
board-kinds-book = { $count ->
    [one] { $count } boek
   *[other] { $count } boeken
}
board-kinds-jewel = { $count ->
    [one] { $count } juweel
   *[other] { $count } juwelen
}
board-kinds-crown = { $count ->
    [one] { $count } kroon
   *[other] { $count } kronen
}
board-kinds-skull = { $count ->
    [one] { $count } schedel
   *[other] { $count } schedels
}

## Wat je daar mag

board-may-play = { $count ->
    [one] de kaart hier spelen
   *[other] de { $count } kaarten hier spelen
}
board-may-use = dit eiland gebruiken
board-may-from = het kompas hier weghalen
board-may-stack = dit kompas verplaatsen
board-may-withdraw = dit kompas terugnemen
board-may-place = hier een kompas leggen
board-may-here = kiezen

## Vragen

board-ask-mark = ?
board-for-aaron = Voor Aaron – { $said }
board-ask-turn = Kies kaarten of een aanlegplaats, of pas
board-ask-no-cards = Je hebt geen kaarten meer om te spelen
board-ask-where = Waar leg je dit: { $cards }?
board-ask-more = Wat nog? Gekozen: { $cards }
board-ask-add = Bij { $landing } leggen: { $cards }?
board-ask-start = Beginnen bij { $landing }: { $cards }?
board-ask-island = { $island }?
board-ask-pass = Passen? Je speelt deze ronde niet meer
board-ask-keep = Deze schat houden: { $treasure }?
board-ask-bury = Deze schat begraven: { $treasure }?
board-ask-loot = { $count ->
    [one] De laatste schat van { $landing } is voor jou: houden of begraven?
   *[other] { $count } schatten bij { $landing }: neem er een
}
board-ask-loot-then = { $count } schatten bij { $landing }: neem er een, daarna { $name }
board-ask-find = Houd je de schat, of begraaf je hem?
board-ask-discard = Kaarten afleggen voor je aanvult tot { $size }?
board-ask-trim = { $count ->
    [one] Kies { $count } kaart om af te leggen ({ $chosen } gekozen)
   *[other] Kies { $count } kaarten om af te leggen ({ $chosen } gekozen)
}
board-ask-use-treasure = Voor een blokje een schat omdraaien?
board-ask-use-ship = Verder varen? Dan wordt de { $coast } verkend
board-aim = { $landing }: kies kaarten die passen
board-aim-island = Kies de kaarten waarmee je het eiland betaalt

## Een keuze in woorden

board-say-choose = { $copy ->
    [1] Kiezen: { $card }
   *[other] Kiezen: { $card } (nog zo een)
}
board-say-site = { $count ->
    [one] De kaart bij { $landing } spelen
   *[other] { $count } kaarten bij { $landing } spelen
}
board-say-place = { $aaron ->
    [0] Een kompas bij { $landing } leggen
   *[other] Aarons kompas bij { $landing } leggen
}
board-say-shift = { $aaron ->
    [0] Naar { $landing } met het kompas van { $from }
   *[other] Naar { $landing } met Aarons kompas van { $from }
}
board-say-island = { $island }
board-say-stack = { $aaron ->
    [0] Het kompas bij { $landing } onderop
   *[other] Aarons kompas bij { $landing } onderop
}
board-say-stack-top = { $aaron ->
    [0] Het kompas bij { $landing } bovenop
   *[other] Aarons kompas bij { $landing } bovenop
}
board-say-withdraw = { $aaron ->
    [0] Het kompas bij { $landing } terugnemen
   *[other] Aarons kompas bij { $landing } terugnemen
}
board-say-copy-draw = Een kaart trekken
board-say-copy-remove = Een blokje verwijderen
board-say-keep = { $treasure } houden
board-say-bury = { $treasure } begraven
board-say-heal = Naar de heelster gaan ({ $healer })
board-say-lay = De heelster openleggen ({ $healer })
board-say-use-bargain = 2 kaarten trekken, 2 blokjes nemen
board-say-use-treasure = Omdraaien en een blokje nemen
board-say-use-ship = Verder varen
board-say-decline-bargain = Geen kaarten, geen blokjes
board-say-decline-treasure = Geen schat
board-say-decline-ship = Hier blijven
board-say-decline-compass = Niet doen
board-say-discard = { $count ->
    [one] { $count } kaart afleggen
   *[other] { $count } kaarten afleggen
}
board-say-keep-all = Alles houden
board-say-pass = Passen
verb-use = Doen
verb-decline = Niet doen
verb-site = Hier spelen
verb-shift = Brengen
verb-island = Gebruiken
verb-stack = Verplaatsen
verb-withdraw = Terugnemen
verb-keep = Houden
verb-bury = Begraven
verb-heal = Erheen gaan
verb-lay = Openleggen
verb-pass = Passen
verb-copy = Kopiëren
verb-choose = Kiezen
verb-done = Klaar
step-prepare = Voorbereiden
step-act = Spelen
step-explore = Verkennen
step-rest = De rest verkennen
step-healers = Heelsters

## Wat ervan zou komen

board-count = Daarna: { $count } van { $needed } kaarten.
board-effect-all-draw = { $people ->
    [one] { $count ->
        [one] Eén kaart trekken: { $names }.
       *[other] { $count } kaarten trekken: { $names }.
    }
   *[other] { $count ->
        [one] Ieder een kaart: { $names }.
       *[other] Ieder { $count } kaarten: { $names }.
    }
}
board-effect-all-remove = { $people ->
    [one] { $count ->
        [one] Eén blokje weg: { $names }.
       *[other] { $count } blokjes weg: { $names }.
    }
   *[other] { $count ->
        [one] Ieder een blokje weg: { $names }.
       *[other] Ieder { $count } blokjes weg: { $names }.
    }
}
board-effect-all-one = { $count ->
    [one] Alle anderen nemen een blokje.
   *[other] Alle anderen nemen { $count } blokjes.
}
board-effect-front = De 1 komt vooraan en kopieert een effect voor jou.
board-cost-keep = { $cubes ->
    [one] Je neemt { $cubes } blokje: { $now } → { $then }.
   *[other] Je neemt { $cubes } blokjes: { $now } → { $then }.
}
board-cost-crossed = { $cubes ->
    [one] Je verwijdert { $cubes } blokje: { $now } → { $then }.
   *[other] Je verwijdert { $cubes } blokjes: { $now } → { $then }.
}
board-cost-nothing = Er rust geen vloek op.
board-cost-bury = { $cubes ->
    [one] Hij is weg; je verwijdert { $cubes } blokje: { $now } → { $then }.
   *[other] Hij is weg; je verwijdert { $cubes } blokjes: { $now } → { $then }.
}
board-cost-healer = { $cubes ->
    [one] { $gold } goud voor je { $cubes } blokje
   *[other] { $gold } goud voor je { $cubes } blokjes
}
board-cost-island = Je betaalt: { $cards }.
board-pass-first = Je bent de eerste: de startspelertegel is voor jou.
board-pass-next = Je kaarten blijven in je hand.
board-pass-offer = Je moet een van de aangeboden schatten nemen.
board-warn-cursed = { $then } blokjes! Met { $limit } op het eind is alles verloren.
board-warn-a3 = Je neemt een blokje als je het gebruikt.
board-warn-unpaid = { $gold } goud: je komt { $short } tekort en ligt eruit.

## Buit en heelsters

board-keep = Houden
board-bury = Begraven
board-heal = Kiezen
board-lay = Openleggen
board-loot-big = { $landing }, grote buit
board-loot-small = { $landing }, kleine buit
board-found-one = Een schat van een klein eiland
board-offers = Voor wie past: ieder één, om te houden
board-healers-open = Heelsters
board-purse = Je hebt { $gold } goud.
board-purse-none = Je hebt { $gold } goud: je kunt er geen betalen en ligt eruit.
board-heal-left = { $gold } goud, { $left } over
board-heal-short = { $gold } goud, { $short } tekort: eruit
board-order = Wie er een neemt, in deze volgorde
board-crossed = { $cubes ->
    [one] verwijdert { $cubes } blokje
   *[other] verwijdert { $cubes } blokjes
}
board-cubes-then = { $then ->
    [one] { $now } → { $then } blokje
   *[other] { $now } → { $then } blokjes
}
board-gold = { $gold } goud
board-healer-once = { $once } goud in totaal
board-healer-cube = { $cube } goud per blokje
board-healer-both = { $cube } goud per blokje en { $once } extra

## Het einde

board-sheets = De afrekening
board-won = { $name } is de rijkste met { $gold } goud.
board-won-tie = { $name } heeft evenveel goud als anderen ({ $gold }) en zit het dichtst bij de startspelertegel.
board-out-cursed = Met { $cubes } blokjes geveld door de vloek: alle schatten zijn verloren
board-out-unpaid = Kan de heelster niet betalen en ligt eruit
board-why-book-alone = ×{ $times } zonder vervloekte schat
board-why-jewels-three = { $count ->
    [one] een set van drie: { $gold }
   *[other] { $count } sets van drie: { $gold }
}
board-why-jewels-two = een paar: { $gold }
board-why-crowns = { $crosses ->
    [one] { $crosses } kruis, plaats { $place }: { $gold }
   *[other] { $crosses } kruisen, plaats { $place }: { $gold }
}
board-why-crowns-shared = { $crosses ->
    [one] { $crosses } kruis, gedeelde plaats { $place }: { $gold }
   *[other] { $crosses } kruisen, gedeelde plaats { $place }: { $gold }
}
board-why-skulls = { $size ->
    [one] { $kinds ->
        [one] { $size } schedel: { $each } × { $kinds } andere soort
       *[other] { $size } schedel: { $each } × { $kinds } andere soorten
    }
   *[other] { $kinds ->
        [one] { $size } verschillende schedels: { $each } × { $kinds } andere soort
       *[other] { $size } verschillende schedels: { $each } × { $kinds } andere soorten
    }
}
board-why-healer = { $cubes ->
    [one] { $cubes } blokje; { $healer }
   *[other] { $cubes } blokjes; { $healer }
}

## Het verslag: $me: wie leest, deed het

log-turn = { $me ->
    [yes] Jouw beurt
   *[no] { $seat } is aan de beurt
}
log-round = Ronde { $round } · { $coast }
log-draws = { $seat } trekt { $count ->
    [one] een landkaart
   *[other] { $count } landkaarten
}
log-draws-drew = { $seat } trekt { $count ->
    [one] een landkaart
   *[other] { $count } landkaarten
}: { $card }
log-aaron_drew = Aaron trekt: { $card }
log-compass = { $seat } legt { $aaron ->
    [0] een kompas
   *[other] Aarons kompas
} bij { $landing }
log-compass_moved = { $seat } brengt { $aaron ->
    [0] een kompas
   *[other] Aarons kompas
} van { $from } naar { $landing }
log-played = { $seat } speelt { $aaron ->
    [0] {""}
   *[other] voor Aaron{" "}
}bij { $landing }: { $card }
log-island_used = { $seat } gebruikt { $islet }{ $aaron ->
    [0] {""}
   *[other] {" "}voor Aaron
}
log-paid = Betaald: { $card }
log-discarded = { $seat } legt af: { $card }
log-aaron_discarded = Aaron legt af: { $card }
log-passed = { $aaron ->
    [0] { $seat } past
   *[other] Aaron past
}
log-tile = { $seat } past als eerste en neemt de startspelertegel
log-cursed = { $seat } neemt { $cubes ->
    [one] een blokje
   *[other] { $cubes } blokjes
}: nu { $now }
log-relieved = { $seat } verwijdert { $cubes ->
    [one] een blokje
   *[other] { $cubes } blokjes
}: nu { $now }
log-found = Omgedraaid: { $treasure }
log-kept = { $seat } houdt: { $treasure }
log-buried = { $seat } begraaft: { $treasure }
log-first = { $seat } { $me ->
    [yes] hebt
   *[no] heeft
} de startspelertegel
log-healer_dealt = { $seat } krijgt een heelster: { $cube ->
    [0] { $once } goud in totaal
   *[other] { $once ->
        [0] { $cube } goud per blokje
       *[other] { $cube } goud per blokje plus { $once }
    }
}
log-compass_back = { $seat } neemt een kompas{ $aaron ->
    [0] {""}
   *[other] {" "}van Aaron
} terug van { $landing }
log-stacked = { $seat } verlegt { $aaron ->
    [0] een kompas
   *[other] een kompas van Aaron
} in de stapel bij { $landing }
log-lost_to_curse = { $seat } { $me ->
    [yes] hebt
   *[no] heeft
} { $cubes } blokjes: *geveld door de vloek*
log-healer_taken = { $seat } gaat naar een heelster: { $cube ->
    [0] { $once } goud in totaal
   *[other] { $once ->
        [0] { $cube } goud per blokje
       *[other] { $cube } goud per blokje plus { $once }
    }
}
log-scored = { $seat } · { $line }: { $gold } goud
log-cannot_pay = { $seat } { $me ->
    [yes] kunt
   *[no] kan
} de heelster niet betalen en ligt eruit
log-total = { $seat } houdt { $gold } goud over

## Why a space means nothing now

board-no-colour = Alle kaarten van een kolom hebben één kleur.
board-no-coast = De twee aanlegplaatsen van een kust hebben verschillende kleuren.
board-no-lower = Getallen in een kolom gaan nooit omlaag; alleen een 1 past altijd.
board-no-mixed = Landkaarten speel je in één kleur.
board-no-fits = Geen van je kaarten past daar.
board-no-shut = Dit eiland is deze ronde al gebruikt.
board-no-cost = Een klein eiland kost twee kaarten van één kleur.
board-no-dear = De gebeurtenis van deze ronde zegt wat een eiland kost.
board-no-cards = Zonder kaarten kun je alleen nog passen.
board-no-stack = Alleen een aanlegplaats waar het kompas nog niet onderop ligt.
board-no-place = Alleen een aanlegplaats waar zo’n kompas nog niet ligt.
board-no-compass = Alleen een aanlegplaats waar zo’n kompas ligt.
