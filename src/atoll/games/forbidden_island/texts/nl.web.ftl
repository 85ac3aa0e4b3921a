## Het bord in de webclient

board-island = Het eiland: nog { $left } van { $of } tegels
board-you-here = jij staat hier
board-here = { $name } staat hier
board-may-sink = kan bij deze vloed zinken
board-treasure-place = vindplaats van de schat { $treasure }
board-held = in de hand: kies een tegel
board-may-move = hierheen lopen
board-may-fly = hierheen vliegen
board-may-swim = hierheen vluchten
board-may-guide = leiden
board-may-shore = droogleggen
board-may-give = een kaart geven
board-may-capture = de schat bemachtigen
board-may-sandbag = zandzakken leggen
board-may-helicopter = de helikopter roepen
board-may-board = ook laten instappen
board-may-land = hier landen
board-may-lift_off = naar huis vliegen
board-water = { $cards ->
    [one] Waterstand { $mark } van 10: { $cards } vloedkaart per beurt
   *[other] Waterstand { $mark } van 10: { $cards } vloedkaarten per beurt
}
board-water-skull = Het water staat bij het doodshoofd
board-treasure-needs = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
board-treasure-won = binnen
board-treasure-with = bij { $name }

## Plaatsen en stapels

board-hand = Hand: { $count } van { $limit } kaarten
board-cards = { $count } van { $limit } kaarten
board-over-limit = { $over ->
    [one] { $over } kaart te veel
   *[other] { $over } kaarten te veel
}
board-discard = { $special ->
    [yes] { $over ->
        [one] Eén kaart te veel: leg er een af of speel een speciale kaart.
       *[other] { $over } kaarten te veel: leg ze af of speel speciale kaarten.
    }
   *[no] { $over ->
        [one] Eén kaart te veel: leg er een af.
       *[other] { $over } kaarten te veel: leg ze af.
    }
}
board-holds = Schat: { $treasure }
board-lost = { $treasure } is verloren
board-result = { $won } van { $of } schatten, beurt { $turn }
board-treasure-cards = Schatkaarten
board-flood-cards = Vloedkaarten
board-flood-discards = Afgelegde vloedkaarten, bovenop als het water stijgt
board-discards = Afgelegde schatkaarten
board-risk = { $of ->
    [one] De volgende vloedkaart laat een tegel zinken.
   *[other] { $sinking ->
        [one] { $sinking } van de volgende { $of } vloedkaarten laat een tegel zinken.
       *[other] { $sinking } van de volgende { $of } vloedkaarten laten elk een tegel zinken.
    }
}

## De balk met de vraag

verb-move = Lopen
verb-guide = Leiden
verb-shore = Droogleggen
verb-give = Geven
verb-capture = Bemachtigen
verb-special = Speciale kaart
verb-discard = Afleggen
verb-done = Klaar
verb-fly = Vliegen
verb-swim = Vluchten
verb-sandbag = Zandzakken leggen
verb-helicopter = Roepen
verb-board = Laten instappen
verb-land = Landen
verb-lift_off = Naar huis vliegen
verb-end = Acties beëindigen
verb-pass = Verder
verb-move-not = Je kunt nu nergens heen.
verb-guide-not = Alleen de navigator leidt anderen.
verb-shore-not = Er ligt geen overstroomde tegel binnen bereik.
verb-give-not = Niemand binnen bereik, of geen schatkaart om te geven.
verb-capture-not = Daarvoor heb je vier kaarten van één schat nodig, op een van zijn twee tegels.
verb-special-not = Geen speciale kaart die nu gespeeld kan worden.
verb-discard-not = Er hoeft geen kaart weg.
verb-done-not = Er moet eerst iets gekozen worden.
step-act = Acties
step-draw = Trekken
step-flood = Vloed
preview-move = Naar “{ $tile }” lopen?
preview-fly = Naar “{ $tile }” vliegen?
preview-swim = Naar “{ $tile }” vluchten?
preview-guide = Naar “{ $tile }” leiden: { $role }?
preview-shore = “{ $tile }” droogleggen?
preview-give = Kaart { $treasure } geven aan: { $role }?
preview-capture = De schat { $treasure } bemachtigen?
preview-end = Acties beëindigen en kaarten trekken?
preview-discard = { $card } afleggen?
preview-sandbag = Zandzakken op “{ $tile }”?
preview-helicopter = { $me ->
    [yes] Helikopter voor jou?
   *[no] Helikopter voor { $role }?
}
preview-board = { $me ->
    [yes] Ook instappen?
   *[no] { $role } ook laten instappen?
}
preview-land = Op “{ $tile }” landen?
preview-lift_off = Samen naar huis vliegen?
preview-pass = Niets doen, verder?

## Het verslag: *water* cursief; $me: de lezer deed het; $them: het overkwam de lezer

log-flooded = { $tile } *overstroomd*
log-sunk = { $tile } *gezonken*
log-turn = Beurt { $turn } · { $seat }
log-laid = { $tile } gelegd
log-cast = { $seat }: { $role }, begint op “{ $tile }”
log-dealt = { $seat } krijgt { $card }
log-begins = { $seat } begint
log-moved = { $seat } loopt naar “{ $tile }”
log-dived = { $seat } duikt naar “{ $tile }”
log-flew = { $seat } vliegt naar “{ $tile }”
log-guided = { $seat } leidt { $other } naar “{ $tile }”
log-shored = { $seat } legt “{ $tile }” droog
log-gave = { $seat } geeft { $card } aan { $other }
log-captured = { $seat } bemachtigt de schat { $treasure } op “{ $tile }”
log-drew = { $seat } trekt { $card }
log-waters_rose = { $cards ->
    [0] Het water bereikt het doodshoofd
    [one] Het water stijgt naar waterstand { $mark }: { $cards } vloedkaart per beurt
   *[other] Het water stijgt naar waterstand { $mark }: { $cards } vloedkaarten per beurt
}
log-discarded = { $seat } legt { $card } af
log-sandbagged = { $seat } legt Zandzakken: “{ $tile }” is droog
log-called = { $seat } roept de Helikopter; { $them ->
    [yes] jij stapt
   *[no] { $other } stapt
} als eerste in
log-boarded = { $them ->
    [yes] Jij stapt
   *[no] { $other } stapt
} ook in
log-airlifted = De helikopter brengt { $other } naar “{ $tile }”
log-lifted_off = { $seat } roept de Helikopter: het hele team stijgt op
log-swam = { $seat } vlucht van “{ $from }” naar “{ $tile }”

## Why a space or a card means nothing now

board-no-far = Met één actie ga je naar een tegel ernaast: boven, onder, links of rechts.
board-no-diagonal = Met één actie gaat de Ontdekkingsreiziger naar een tegel ernaast, ook schuin.
board-no-dive = De Duiker zwemt alleen door overstroomde en verdwenen tegels.
board-no-surface = Een duik eindigt op een tegel die er nog is.
board-no-flown = De Piloot vliegt één keer per beurt; nu alleen nog naar een tegel ernaast.
board-no-missing = Waar een tegel gezonken is, kan niemand lopen.
board-no-here = Daar sta je al.
board-no-dry = Alleen een overstroomde tegel kun je droogleggen.
board-no-gone = Een gezonken tegel komt nooit terug.
board-no-reach = Je legt je eigen tegel droog of een tegel ernaast.
board-no-reach_all = De Ontdekkingsreiziger legt de eigen tegel droog of een tegel ernaast, ook schuin.
board-no-second = Ook de tweede tegel is overstroomd, en van jezelf of ernaast.
board-no-guide = De Navigator verplaatst een andere pion tot twee tegels ver.
board-no-another = Nog één andere pion mag één tegel ver.
board-no-give = Een schatkaart geef je aan iemand op jouw tegel.
board-no-anybody = De Boodschapper geeft een schatkaart aan welke andere pion dan ook.
board-no-capture = Een schat kost vier van zijn kaarten, op een van zijn twee tegels.
board-no-won = Deze schat heeft het team al.
board-no-spent = Er is geen actie meer over.
board-no-sandbag = Zandzakken leg je op een overstroomde tegel.
board-no-discard = Eerst moeten er kaarten weg: een hand houdt er hoogstens vijf.
board-no-special = Nu kun je alleen speciale kaarten spelen.
board-no-flight = De helikopter brengt pionnen van één tegel naar een andere die er nog is.
board-no-rescue = Nu kan alleen een helikopter hen redden.
board-no-ashore = Je redt je naar een tegel die er nog is.
board-no-swim = Je redt je naar een tegel ernaast: boven, onder, links of rechts.
board-no-swim_all = De Ontdekkingsreiziger redt zich naar een tegel ernaast, ook schuin.
board-no-nearest = De Duiker bereikt de dichtstbijzijnde tegel.
board-no-own_turn = Schatkaarten geef je in je eigen beurt.
board-no-later = Speciale kaarten wachten tot dit klaar is.
board-no-flooding = Zandzakken komen vóór de vloedkaarten.
