## Het bord van de webpagina

board-island = Het eiland: { $left } van { $of } tegels over
board-hidden = dicht
board-stone = een steen, niet omgedraaid
board-open = { $face }
board-used = { $face }, opgebruikt
board-water = ondiep water
board-coins = { $count ->
    [one] hier ligt { $count } munt
   *[other] hier liggen { $count } munten
}
board-coins-fresh = deze beurt niet te pakken
board-flag-here = hier ligt de vlag
board-news = Wat het laatst gebeurde
board-flag-hidden = De vlag ligt onder een steen
board-flag-lies = De vlag ligt op { $cell }
board-flag-with = { $name } heeft de vlag
board-yours = jouw verkenner
board-of = verkenner van { $name }
board-value = { $value } waard
board-ring = met een ring
board-bearer = draagt de vlag
board-boat = Boot van { $name }, de voorste eerst
board-boat-yours = Jouw boot, de voorste eerst
board-boat-empty = leeg
board-working = werkt nu

## Wie wat weet

board-only-you = alleen jij weet het
board-all-know = iedereen weet het
board-hidden-value = voor jou verborgen
board-you-saw = je hebt gezien dat dit een { $value } is
board-seen-by = gezien door { $names }
board-remember = je hebt het gezien: onthoud het

## Wat je daar kunt doen

board-may-take = oppakken
board-may-move = hierheen
board-may-swim = hierheen zwemmen
board-may-battle = aanvallen
board-may-reveal = omdraaien
board-may-reinforce = hier versterken
board-may-recruit = betaalde versterking hier
board-may-ring = een ring geven
board-may-spy = bespieden
board-may-aim = deze kant op laten werken
board-may-blast = eerst deze richting
board-may-blow = deze kant op laten waaien
board-may-shrink = deze tegel weghalen
board-may-flag = de vlag hier leggen
board-may-stone = een steen leggen
board-may-place = een verkenner neerzetten
board-may-value = een waarde geven

## In je hand, en wat ervan komt

board-hold-explorer = Waarheen? Of een andere verkenner oppakken
board-next-island = De verkenner op { $cell }
board-next-boat = Nummer { $number } in de boot
board-against = Jouw { $value } tegen { $other }
board-against-hidden = Jouw { $value } tegen een verborgen waarde
board-would-win = jij wint
board-would-lose = jij verliest
board-would-draw = gelijkspel, allebei terug naar de boot
board-line-nobody = Daar staat niemand.
board-line-home = De { $value } van { $name } gaat terug naar de boot.
board-line-home-yours = Jouw { $value } gaat terug naar de boot.
board-line-stays = De { $value } van { $name } doorstaat het.
board-line-stays-yours = Jouw { $value } doorstaat het.
board-line-hidden = { $count ->
    [one] Eén verborgen waarde wordt getest.
   *[other] { $count } verborgen waarden worden getest.
}
board-wind-to = De verkenner van { $name } op { $from } gaat naar { $cell }.
board-wind-to-yours = Jouw verkenner op { $from } gaat naar { $cell }.
board-wind-home = De verkenner van { $name } op { $from } waait het water in en gaat terug naar de boot.
board-wind-home-yours = Jouw verkenner op { $from } waait het water in en gaat terug naar de boot.
board-shrink-home = De verkenner van { $name } gaat terug naar de boot.
board-shrink-home-yours = Jouw verkenner gaat terug naar de boot.
board-shrink-coins = { $count ->
    [one] Er gaat { $count } munt verloren.
   *[other] Er gaan { $count } munten verloren.
}

## Keuzes in woorden

board-say-move = Van { $from } naar { $cell } gaan
board-say-swim = Van { $from } naar { $cell } zwemmen
board-say-swim-battle = Van { $from } naar { $cell } zwemmen en { $name } aanvallen
board-say-battle = { $name } op { $cell } aanvallen vanaf { $from }
board-say-reveal = Tegel { $cell } omdraaien
board-say-reinforce = De voorste verkenner uit de boot naar { $cell }
board-say-recruit = Voor één munt de voorste verkenner uit de boot naar { $cell }
board-say-ring = Voor één munt een ring voor de verkenner op { $cell }
board-say-spy = Voor één munt de verkenner van { $name } op { $cell } bespieden
board-say-shrink = Tegel { $cell } weghalen
board-say-flag = De vlag op { $cell } leggen
board-say-stone = Een steen op { $cell } leggen
board-say-place = Een verkenner op { $cell } zetten
board-say-value = Waarde { $value }
board-worth = { $what } ({ $value } waard)
board-pass-act = Geen acties meer
board-pass-power = Niets meer kopen

## Een gevecht, een bom, een storm, een spion

board-battle = Gevecht op { $cell }
board-attacker = { $name } valt aan
board-defender = { $name } verdedigt
board-battle-ring = { $value } en een ring
board-battle-won = { $name } wint.
board-battle-drawn = Gelijkspel: beide gaan naar hun boot.
board-battle-one-six = Een 1 verslaat een 6, met welke ringen ook.
board-battle-one-five = Tussen een 1 en een 5 tellen ringen niet.
board-battle-private = Alleen de twee die vechten, zien de waarden.
board-bomb = Een bom van { $strength } op { $cell }
board-miner-pays = { $name } betaalt een bomexpert
board-storm = Een storm op { $cell }
board-spied = De verkenner van { $name } op { $cell } is { $value } waard
wait-arrange = { $count ->
    [one] { $names } beslist nog wie wie is
   *[other] { $names } beslissen nog wie wie is
}
wait-miner = { $count ->
    [one] { $names } mag een bomexpert betalen
   *[other] { $names } mogen een bomexpert betalen
}

## Plaatsen

board-coins-of = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
board-count-island = op het eiland
board-count-boat = in de boot
board-has-flag = heeft de vlag
board-supply = { $count ->
    [one] { $count } munt in de voorraad
   *[other] { $count } munten in de voorraad
}
board-unseen = Nog niet geziene tegels
board-unseen-gone = Dichte of weggehaalde tegels
board-unseen-stones = Nog niet omgedraaide stenen
board-times = { $face }: { $count }
board-turn-of = Beurt { $turn } van { $of }

## Het einde

board-won-nobody = Niemand heeft de vlag na de laatste beurt: jullie winnen allemaal samen.

## Wat tegels en aankopen doen

help-hidden = Draai hem om vanaf een tegel ernaast, of loop erop en laat hem dicht.
help-stone = Wie hier komt, draait hem om: buit, of de vlag.
help-water = De tegel is weg. Verkenners zwemmen erdoor naar tegels ernaast.
help-plain = Hier gebeurt niets.
help-loot = Munten voor wie hier komt, maar niet in de beurt waarin hij is omgedraaid.
help-cross = Werkt omhoog, omlaag, naar links en rechts. Waarden van { $strength } of minder gaan achter in de boot; iedereen mag twee munten betalen voor een bomexpert die hem stopt.
help-diagonal = Werkt in de vier schuine richtingen. Waarden van { $strength } of minder gaan achter in de boot; iedereen mag twee munten betalen voor een bomexpert die hem stopt.
help-line = Werkt omhoog en omlaag of naar links en rechts: wie hem vond, kiest. Waarden van { $strength } of minder gaan achter in de boot; iedereen mag twee munten betalen voor een bomexpert die hem stopt.
help-storm = Blaast iedereen in een van de vier lijnen één vak weg. Wie in het water waait, gaat achter in de boot.
help-flag = Draag hem en blijf als enige op het eiland over: dan win je.
help-ring = Eén munt: één meer in het volgende gevecht of tegen de volgende bom. Niet voor een 1 tegen een 5 of een 6.
help-recruit = Eén munt: de voorste verkenner van je boot komt ook, één keer per beurt.
help-spy = Eén munt: zie de waarde van een vijand in een rechte lijn, met niemand ertussen.
help-miner = Twee munten: de bom stopt voorgoed.
help-shrink = Van buiten naar binnen. Geen steen die niet is omgedraaid, niet de tegel waar de vlag ligt.

## Het dok

verb-stone = Steen leggen
verb-place = Neerzetten
verb-value = Waarde
verb-again = Opnieuw
verb-move = Verplaatsen
verb-swim = Zwemmen
verb-battle = Aanvallen
verb-reveal = Omdraaien
verb-reinforce = Versterken
verb-end = Klaar
verb-aim = Aansteken
verb-blast = Deze kant
verb-miner = Bomexpert betalen
verb-pass = Laten doorgaan
verb-blow = Laten waaien
verb-ring = Ring
verb-recruit = Versterking
verb-spy = Spion
verb-shrink = Weghalen
verb-flag = Vlag leggen
verb-move-not = Niemand van jou kan ergens heen.
verb-swim-not = Er ligt geen water naast je verkenners.
verb-battle-not = Er staat geen vijand naast je verkenners.
verb-reveal-not = Er ligt geen dichte tegel naast je verkenners.
verb-reinforce-not = Eén keer per beurt, en alleen als er iemand in de boot wacht.
verb-ring-not = Kost een munt, voor een verkenner op het eiland zonder ring.
verb-recruit-not = Kost een munt; één keer per beurt, als er iemand in de boot wacht.
verb-spy-not = Kost een munt, voor een vijand in een rechte lijn van wie je de waarde niet ziet.
step-place = Verkenners
step-arrange = Waarden
step-act = Acties
step-power = Kopen
step-shrink = Verkleinen
preview-stone = Een steen op { $cell }?
preview-place = Een verkenner op { $cell }?
preview-value = Waarde { $value }?
preview-again = Opnieuw beginnen?
preview-move = Naar { $cell }?
preview-swim = Zwemmen naar { $cell }?
preview-battle = Aanvallen op { $cell }?
preview-reveal = { $cell } omdraaien?
preview-reinforce = Je { $value } uit de boot naar { $cell }?
preview-end = Niets meer?
preview-aim = De bom { $axis } laten werken?
preview-blast = Eerst { $direction }?
preview-miner = Twee munten voor een bomexpert?
preview-pass = De bom laten doorgaan?
preview-blow = De storm { $direction } laten waaien?
preview-ring = Een ring voor de verkenner op { $cell }?
preview-recruit = Eén munt: je { $value } uit de boot naar { $cell }?
preview-spy = De verkenner op { $cell } bespieden?
preview-shrink = { $cell } weghalen?
preview-flag = De vlag naar { $cell }?

## Vragen, en wat er op het spel staat

board-may = { $what }: { $may }
board-axis-vertical = Op en neer
board-axis-horizontal = Links en rechts
board-way-n = Omhoog
board-way-e = Naar rechts
board-way-s = Omlaag
board-way-w = Naar links
board-way-ne = Rechtsboven
board-way-se = Rechtsonder
board-way-sw = Linksonder
board-way-nw = Linksboven
board-ask-arrange = Wie staat waar? Alleen jij weet het.
board-ask-full = Geen vrije tegel: geen van je verkenners kan deze beurt aan land. Je ligt er niet uit.
board-ask-stuck = Geen van je verkenners kan nu nog iets doen.
board-which = { $cell }: welke van deze?
board-ask-power = { $count ->
    [one] Je munt uitgeven?
   *[other] Van je { $count } munten uitgeven?
}
board-ask-aim = Een bom van { $strength } op { $cell }. Welke kant op?
board-ask-blast = De bom van { $strength } op { $cell }. Welke kant nu?
board-ask-miner = De bom van { $strength } komt bij de { $value } van { $name } op { $cell }. Een bomexpert betalen?
board-ask-miner-yours = De bom van { $strength } komt bij jouw { $value } op { $cell }. Een bomexpert betalen?
board-ask-miner-hidden = De bom van { $strength } komt bij de verkenner van { $name } op { $cell }. Een bomexpert betalen?
board-line-safe = Jij verliest niemand.
board-flag-risk = Verliest hij, dan ben je de vlag kwijt.
board-takes-flag = Je verkenner pakt de vlag.
board-takes = { $count ->
    [one] Je pakt { $count } munt.
   *[other] Je pakt { $count } munten.
}
board-takes-not = { $count ->
    [one] De munt is deze beurt tevoorschijn gekomen: hij blijft liggen.
   *[other] De munten zijn deze beurt tevoorschijn gekomen: ze blijven liggen.
}
board-stake-reveal = Wat daar ligt, werkt meteen. Bommen en stormen sparen niemand, ook jou niet.
board-arrange-island = Op het eiland
board-arrange-boat = In de boot, voorste eerst
board-arrange-ready = Klaar
board-arrange-stakes = Hoog verslaat laag, maar een 1 verslaat een 6; wie voor in de boot zit, gaat als eerste aan land. Dit is een voorstel: houd het, of verander het.
board-arrange-hint = Tik er twee aan om ze te wisselen, of sleep de ene op de andere.
board-arrange-keys = Met toetsen: pijlen, en 1 tot 6.
board-slot = { $place }: { $value } waard
board-flag-yours = Jij hebt de vlag
board-battle-won-yours = Jij wint.
board-goes-home = terug naar de boot
board-stays = blijft
board-turned-up = Onder { $cell }: { $face }
board-gone = Weg: { $cell } ({ $face })
board-boat-order = in de boot, voorste eerst
board-some-know = jij en een paar anderen weten het

## Het verslag: $me: wie leest deed het, of het is van wie leest; $them: het overkwam wie leest

log-turn = Beurt { $turn } · { $seat }
log-stone_laid = { $seat } legt een steen op { $cell }
log-placed = { $seat } zet een verkenner op { $cell }
log-ready = { $seat } { $me ->
    [yes] bent
   *[no] is
} klaar
log-begins = { $seat } begint
log-moved = { $seat } gaat van { $from } naar { $cell }
log-swam = { $seat } zwemt van { $from } naar { $cell }
log-revealed = { $seat } draait { $cell } om: { $face }
log-stone_turned = { $seat } draait de steen op { $cell } om: { $face }
log-loot_laid = { $coins ->
    [one] { $coins } munt op { $cell }
   *[other] { $coins } munten op { $cell }
}
log-coins_taken = { $seat } pakt { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} op { $cell }
log-flag_taken = { $seat } { $me ->
    [yes] hebt
   *[no] heeft
} de vlag op { $cell }
log-flag_fell = De vlag ligt op { $cell }
log-reinforced = { $seat } haalt een verkenner uit de boot naar { $cell }
log-attacked = { $seat } valt { $other } aan op { $cell }
log-fought = { $value }{ $ring ->
    [0] {""}
   *[other] {" "}en een ring
} tegen { $against }{ $against_ring ->
    [0] {""}
   *[other] {" "}en een ring
}
log-won = { $me ->
    [yes] jij wint
   *[no] { $seat } wint
}
log-drew = gelijkspel
log-learnt = De spion zag het: { $me ->
    [yes] jouw verkenner
   *[no] de verkenner van { $seat }
} op { $cell } is { $value } waard
log-aimed = { $seat } laat de bom op { $cell } { $axis } werken
log-hit = De bom is te sterk voor { $me ->
    [yes] jouw { $value }
   *[no] de { $value } van { $seat }
} op { $cell }
log-withstood = { $me ->
    [yes] Jouw { $value }
   *[no] De { $value } van { $seat }
} op { $cell } doorstaat de bom
log-defused = { $seat } betaalt een bomexpert: de bom op { $cell } is gestopt
log-blew = { $seat } laat de storm op { $cell } { $direction } waaien
log-blown = { $me ->
    [yes] Jouw verkenner
   *[no] De verkenner van { $seat }
} waait van { $from } naar { $cell }
log-storm_gone = De storm op { $cell } is weg: *ondiep water*
log-home = { $me ->
    [yes] Jouw verkenner
   *[no] De verkenner van { $seat }
} op { $cell } gaat achter in de boot
log-ringed = { $seat } koopt een ring voor de verkenner op { $cell }
log-ring_lost = { $count ->
    [one] { $me ->
        [yes] je ring
       *[no] de ring van { $seat }
    } is verbruikt
   *[other] beide ringen zijn verbruikt
}
log-spied = { $seat } bespiedt { $them ->
    [yes] jouw verkenner
   *[no] de verkenner van { $other }
} op { $cell }
log-shrank = { $seat } haalt { $cell } weg: *ondiep water*
log-taken = { $seat } haalt { $cell } weg; eronder lag { $face }
log-coins_lost = { $coins ->
    [one] { $coins } munt op { $cell } gaat verloren
   *[other] { $coins } munten op { $cell } gaan verloren
}
log-bonus = { $seat } pakt { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} als buit van de winnaar

## Why a space or an explorer means nothing now

board-no-stones = Een steen komt waar er nog geen ligt.
board-no-place = Verkenners beginnen op een vrije tegel die geen steen is.
board-no-choose = Bepaal eerst wat deze verkenner waard is.
board-no-arrange = Je eigen verkenners wisselen: tik er een aan, dan een andere.
board-no-aim = Deze bom werkt omhoog en omlaag, of naar links en rechts.
board-no-blast = De bom werkt eerst in een van haar richtingen.
board-no-miner = Een bomexpert stopt de bom, of je laat haar werken.
board-no-blow = Een storm blaast in een van de vier rechte richtingen.
board-no-flag = De vlag gaat naar een van de dichtstbijzijnde tegels.
board-no-far = Je verplaatst naar een tegel ernaast, niet schuin.
board-no-taken = Je verplaatst naar een tegel waarop niemand staat.
board-no-attack = Een verkenner valt aan op een tegel ernaast; erheen zwemmen kost beide acties.
board-no-swim = Je zwemt door ondiep water naar een vrije tegel ernaast.
board-no-stuck = Deze verkenner kan nu niets doen.
board-no-visit = Een steen draai je om als er een verkenner op komt.
board-no-reveal = Je draait een dichte tegel om naast een van je verkenners, zonder iemand en zonder vlag erop.
board-no-hand = Neem eerst een van je verkenners in de hand.
board-no-reinforce = Een versterking komt op een vrije tegel naast een van je verkenners.
board-no-coins = Power-ups kosten munten.
board-no-power = Je acties zijn klaar: nu zijn er power-ups voor munten.
board-no-ring = Een ring is voor een verkenner van jou op het eiland die er nog geen heeft.
board-no-spy = Een spion ziet een vijand in een rechte lijn, met niemand ertussen, van wie je de waarde niet ziet.
board-no-sea = Daar is geen tegel meer om weg te nemen.
board-no-stays = Een steen die niet omgedraaid is blijft, en een tegel waarop de vlag ligt ook.
board-no-occupied = Eerst gaat een tegel waarop niemand staat, van buiten naar binnen.
board-no-outside = Tegels gaan weg van buiten naar binnen.
