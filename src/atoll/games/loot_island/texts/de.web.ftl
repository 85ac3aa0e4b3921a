## Das Brett im Webclient

board-you = du
board-and = { $first } und { $last }
board-island = Die Insel mit ihren acht Landestellen und die kleinen Inseln rundherum
board-ship = Das Schiff: Der Bug zeigt die { $coast } entlang
board-short-north = N
board-short-east = O
board-short-south = S
board-short-west = W
board-coast-north = Nord
board-coast-east = Ost
board-coast-south = Süd
board-coast-west = West
board-look = Eine Küste ansehen
board-day = Runde { $round } von { $of }
board-end = Das Ende
board-today = wird in dieser Runde erkundet
board-due = Zu erkunden: { $landings }
board-explores = Runde { $round } von { $of }, zu erkunden: { $coast }
board-decks = { $treasures ->
    [one] { $treasures } Schatz
   *[other] { $treasures } Schätze
} und { $maps ->
    [one] { $maps } Landkarte
   *[other] { $maps } Landkarten
} verdeckt
board-column = { $count } von { $needed } Karten, die letzte: { $last }
board-column-empty = keine Karten, { $needed } nötig
board-joker = Joker
board-stack = Kompasse, wer zuerst wählt, zuerst: { $names }
board-stack-empty = kein Kompass
board-may = { $what }: { $may }

## Was diese Runde brächte

board-forecast-none = { $missing ->
    [one] { $landing }: noch { $missing } Karte bis zur { $next ->
        [big] großen Beute
       *[small] kleinen Beute
    }
   *[other] { $landing }: noch { $missing } Karten bis zur { $next ->
        [big] großen Beute
       *[small] kleinen Beute
    }
}
board-forecast-big = { $treasures ->
    [one] { $landing }: große Beute, { $treasures } Schatz
   *[other] { $landing }: große Beute, { $treasures } Schätze
}
board-forecast-small = { $treasures ->
    [one] { $landing }: kleine Beute, { $treasures } Schatz
   *[other] { $landing }: kleine Beute, { $treasures } Schätze
}
board-forecast-nobody = { $landing }: Nichts würde aufgedeckt

## Kleine Inseln

board-islet-remove = { $cubes ->
    [one] Insel: { $cubes } Würfel ablegen
   *[other] Insel: bis zu { $cubes } Würfel ablegen
}
board-islet-compass = Insel: ein eigener Kompass kommt unter seinen Stapel
board-islet-draw = Insel: 2 Landkarten ziehen
board-islet-treasure = Insel: für einen Würfel einen Schatz aufdecken
board-islet-place = Insel: einen Kompass ohne Karten legen
board-islet-ship = Insel: Das Schiff fährt zur nächsten Ecke
board-islet-short-remove = { $cubes } ablegen
board-islet-short-compass = nach unten
board-islet-short-draw = 2 ziehen
board-islet-short-treasure = 1 Schatz
board-islet-short-place = einen legen
board-islet-short-ship = weiterfahren
board-island-shut = { $what } (genutzt)

## Was eine Karte tut

board-effect-plus = zählt doppelt
board-effect-draw = alle dort ziehen eine Karte
board-effect-remove = alle dort legen einen Würfel ab
board-effect-chest = ein Schatz mehr
board-effect-one = an ihrem Platz: ein Würfel für alle anderen; am Anfang: kopiert eine Wirkung
board-card-chosen = gewählt
board-card-hidden = eine Karte, die du nicht siehst
board-card-not-with = passt nicht zu den gewählten Karten
board-card-nowhere = passt gerade nirgends
board-card-not-there = passt nicht an { $landing }

## Was jeder hat

board-maps = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-compasses = { $count ->
    [one] { $count } Kompass
   *[other] { $count } Kompasse
}
board-has-passed = hat gepasst
board-tile = hat das Startplättchen
board-cubes = { $count ->
    [one] { $count } Fluchwürfel; mit { $limit } am Ende ist alles verloren
   *[other] { $count } Fluchwürfel; mit { $limit } am Ende ist alles verloren
}
board-lost = zu viele!
board-worth = jetzt { $gold } Gold
board-treasures = { $count ->
    [one] { $count } Schatz
   *[other] { $count } Schätze
}
board-hand = { $count ->
    [one] Deine Hand: { $count } Karte
   *[other] Deine Hand: { $count } Karten
}
board-hand-aaron = { $count ->
    [one] Aarons offene Hand: { $count } Karte
   *[other] Aarons offene Hand: { $count } Karten
}
treasure-amulet = Amulett
treasure-bag = Geldbeutel
treasure-book = Buch
treasure-jewel = Juwel
treasure-crown = Krone
treasure-skull_right = Schädel nach rechts
treasure-skull_left = Schädel nach links
treasure-skull_front = Schädel von vorn
board-curse = Fluch { $cubes }
board-crosses = { $count ->
    [one] { $count } Kreuz
   *[other] { $count } Kreuze
}
board-kinds-amulet = { $count ->
    [one] { $count } Amulett
   *[other] { $count } Amulette
}
board-kinds-bag = { $count } Geldbeutel
board-kinds-book = { $count ->
    [one] { $count } Buch
   *[other] { $count } Bücher
}
board-kinds-jewel = { $count ->
    [one] { $count } Juwel
   *[other] { $count } Juwelen
}
board-kinds-crown = { $count ->
    [one] { $count } Krone
   *[other] { $count } Kronen
}
board-kinds-skull = { $count } Schädel

## Was du dort darfst

board-may-play = { $count ->
    [one] die Karte hier spielen
   *[other] die { $count } Karten hier spielen
}
board-may-use = diese Insel nutzen
board-may-from = den Kompass von hier nehmen
board-may-stack = diesen Kompass umlegen
board-may-withdraw = diesen Kompass zurücknehmen
board-may-place = hier einen Kompass legen
board-may-here = wählen

## Fragen

board-ask-mark = ?
board-for-aaron = Für Aaron – { $said }
board-ask-turn = Wähl Karten oder eine Landestelle, oder pass
board-ask-no-cards = Du hast keine Karten mehr zu spielen
board-ask-where = Wohin damit: { $cards }?
board-ask-more = Was noch? Gewählt: { $cards }
board-ask-add = An { $landing } anlegen: { $cards }?
board-ask-start = { $landing } beginnen: { $cards }?
board-ask-island = { $island }?
board-ask-pass = Passen? Du spielst in dieser Runde nicht mehr
board-ask-keep = Diesen Schatz behalten: { $treasure }?
board-ask-bury = Diesen Schatz vergraben: { $treasure }?
board-ask-loot = { $count ->
    [one] Der letzte Schatz von { $landing } ist für dich: behalten oder vergraben?
   *[other] { $count } Schätze an { $landing }: Nimm einen
}
board-ask-loot-then = { $count } Schätze an { $landing }: Nimm einen, dann { $name }
board-ask-find = Behältst du den Schatz, oder vergräbst du ihn?
board-ask-discard = Karten ablegen, bevor du auf { $size } auffüllst?
board-ask-trim = { $count ->
    [one] Wähl { $count } Karte zum Ablegen ({ $chosen } gewählt)
   *[other] Wähl { $count } Karten zum Ablegen ({ $chosen } gewählt)
}
board-ask-use-treasure = Für einen Würfel einen Schatz aufdecken?
board-ask-use-ship = Weiterfahren? Dann wird die { $coast } erkundet
board-aim = { $landing }: Wähl Karten, die passen
board-aim-island = Wähl die Karten, mit denen du die Insel bezahlst

## Eine Wahl in Worten

board-say-choose = { $copy ->
    [1] Wählen: { $card }
   *[other] Wählen: { $card } (noch mal die gleiche)
}
board-say-site = { $count ->
    [one] Die Karte an { $landing } spielen
   *[other] { $count } Karten an { $landing } spielen
}
board-say-place = { $aaron ->
    [0] Einen Kompass an { $landing } legen
   *[other] Aarons Kompass an { $landing } legen
}
board-say-shift = { $aaron ->
    [0] An { $landing } mit dem Kompass von { $from }
   *[other] An { $landing } mit Aarons Kompass von { $from }
}
board-say-island = { $island }
board-say-stack = { $aaron ->
    [0] Den Kompass an { $landing } nach unten
   *[other] Aarons Kompass an { $landing } nach unten
}
board-say-stack-top = { $aaron ->
    [0] Den Kompass an { $landing } nach oben
   *[other] Aarons Kompass an { $landing } nach oben
}
board-say-withdraw = { $aaron ->
    [0] Den Kompass an { $landing } zurücknehmen
   *[other] Aarons Kompass an { $landing } zurücknehmen
}
board-say-copy-draw = Eine Karte ziehen
board-say-copy-remove = Einen Würfel ablegen
board-say-keep = { $treasure } behalten
board-say-bury = { $treasure } vergraben
board-say-heal = Zur Heilerin gehen ({ $healer })
board-say-lay = Die Heilerin auslegen ({ $healer })
board-say-use-bargain = 2 Karten ziehen, 2 Würfel nehmen
board-say-use-treasure = Aufdecken, einen Würfel nehmen
board-say-use-ship = Weiterfahren
board-say-decline-bargain = Keine Karten, keine Würfel
board-say-decline-treasure = Kein Schatz
board-say-decline-ship = Hier bleiben
board-say-decline-compass = Lassen
board-say-discard = { $count ->
    [one] { $count } Karte ablegen
   *[other] { $count } Karten ablegen
}
board-say-keep-all = Alle behalten
board-say-pass = Passen
verb-use = Machen
verb-decline = Lassen
verb-site = Hier spielen
verb-shift = Bringen
verb-island = Nutzen
verb-stack = Umlegen
verb-withdraw = Zurücknehmen
verb-keep = Behalten
verb-bury = Vergraben
verb-heal = Hingehen
verb-lay = Auslegen
verb-pass = Passen
verb-copy = Kopieren
verb-choose = Wählen
verb-done = Fertig
step-prepare = Vorbereiten
step-act = Spielen
step-explore = Erkunden
step-rest = Den Rest erkunden
step-healers = Heilerinnen

## Was daraus würde

board-count = Danach: { $count } von { $needed } Karten.
board-effect-all-draw = { $people ->
    [one] { $count ->
        [one] Eine Karte ziehen: { $names }.
       *[other] { $count } Karten ziehen: { $names }.
    }
   *[other] { $count ->
        [one] Je eine Karte: { $names }.
       *[other] Je { $count } Karten: { $names }.
    }
}
board-effect-all-remove = { $people ->
    [one] { $count ->
        [one] Ein Würfel weniger: { $names }.
       *[other] { $count } Würfel weniger: { $names }.
    }
   *[other] { $count ->
        [one] Je ein Würfel weniger: { $names }.
       *[other] Je { $count } Würfel weniger: { $names }.
    }
}
board-effect-all-one = { $count ->
    [one] Alle anderen nehmen einen Würfel.
   *[other] Alle anderen nehmen { $count } Würfel.
}
board-effect-front = Die 1 kommt an den Anfang und kopiert eine Wirkung für dich.
board-cost-keep = Du nimmst { $cubes } Würfel: { $now } → { $then }.
board-cost-crossed = Du legst { $cubes } Würfel ab: { $now } → { $then }.
board-cost-nothing = Auf ihm liegt kein Fluch.
board-cost-bury = Er ist weg; du legst { $cubes } Würfel ab: { $now } → { $then }.
board-cost-healer = { $cubes ->
    [one] { $gold } Gold für deinen { $cubes } Würfel
   *[other] { $gold } Gold für deine { $cubes } Würfel
}
board-cost-island = Du zahlst: { $cards }.
board-pass-first = Du passt zuerst: Das Startplättchen gehört dir.
board-pass-next = Deine Karten bleiben auf der Hand.
board-pass-offer = Du musst einen der angebotenen Schätze nehmen.
board-warn-cursed = { $then } Würfel! Mit { $limit } am Ende ist alles verloren.
board-warn-a3 = Sie zu nutzen kostet dich einen Würfel.
board-warn-unpaid = { $gold } Gold: Dir fehlen { $short }, und du bist draußen.

## Beute und Heilerinnen

board-keep = Behalten
board-bury = Vergraben
board-heal = Wählen
board-lay = Auslegen
board-loot-big = { $landing }, große Beute
board-loot-small = { $landing }, kleine Beute
board-found-one = Ein Schatz von einer kleinen Insel
board-offers = Für alle, die passen: je einer, zum Behalten
board-healers-open = Heilerinnen
board-purse = Du hast { $gold } Gold.
board-purse-none = Du hast { $gold } Gold: Du kannst keine bezahlen und bist draußen.
board-heal-left = { $gold } Gold, bleiben { $left }
board-heal-short = { $gold } Gold, { $short } fehlen: draußen
board-order = Wer einen nimmt, in dieser Reihenfolge
board-crossed = legt { $cubes } Würfel ab
board-cubes-then = { $now } → { $then } Würfel
board-gold = { $gold } Gold
board-healer-once = { $once } Gold insgesamt
board-healer-cube = { $cube } Gold je Würfel
board-healer-both = { $cube } Gold je Würfel und { $once } dazu

## Das Ende

board-sheets = Die Abrechnung
board-won = { $name } hat mit { $gold } Gold am meisten.
board-won-tie = { $name } hat wie andere { $gold } Gold und sitzt dem Startplättchen am nächsten.
board-out-cursed = Mit { $cubes } Würfeln dem Fluch verfallen, mit allen Schätzen
board-out-unpaid = Kann die Heilerin nicht bezahlen und ist draußen
board-why-book-alone = ×{ $times } ohne verfluchten Schatz
board-why-jewels-three = { $count ->
    [one] ein Dreiersatz: { $gold }
   *[other] { $count } Dreiersätze: { $gold }
}
board-why-jewels-two = ein Paar: { $gold }
board-why-crowns = { $crosses ->
    [one] { $crosses } Kreuz, Platz { $place }: { $gold }
   *[other] { $crosses } Kreuze, Platz { $place }: { $gold }
}
board-why-crowns-shared = { $crosses ->
    [one] { $crosses } Kreuz, geteilter Platz { $place }: { $gold }
   *[other] { $crosses } Kreuze, geteilter Platz { $place }: { $gold }
}
board-why-skulls = { $size ->
    [one] { $kinds ->
        [one] { $size } Schädel: { $each } × { $kinds } andere Art
       *[other] { $size } Schädel: { $each } × { $kinds } andere Arten
    }
   *[other] { $kinds ->
        [one] { $size } verschiedene Schädel: { $each } × { $kinds } andere Art
       *[other] { $size } verschiedene Schädel: { $each } × { $kinds } andere Arten
    }
}
board-why-healer = { $cubes } Würfel; { $healer }

## Das Protokoll: $me: wer liest, tat es

log-turn = { $me ->
    [yes] Du bist am Zug
   *[no] { $seat } ist am Zug
}
log-round = Runde { $round } · { $coast }
log-draws = { $seat } { $me ->
    [yes] ziehst
   *[no] zieht
} { $count ->
    [one] eine Landkarte
   *[other] { $count } Landkarten
}
log-draws-drew = { $seat } { $me ->
    [yes] ziehst
   *[no] zieht
} { $count ->
    [one] eine Landkarte
   *[other] { $count } Landkarten
}: { $card }
log-aaron_drew = Aaron zieht: { $card }
log-compass = { $seat } { $me ->
    [yes] legst
   *[no] legt
} { $aaron ->
    [0] einen Kompass
   *[other] Aarons Kompass
} an { $landing }
log-compass_moved = { $seat } { $me ->
    [yes] bringst
   *[no] bringt
} { $aaron ->
    [0] einen Kompass
   *[other] Aarons Kompass
} von { $from } nach { $landing }
log-played = { $seat } { $me ->
    [yes] spielst
   *[no] spielt
} { $aaron ->
    [0] {""}
   *[other] für Aaron{" "}
}an { $landing }: { $card }
log-island_used = { $seat } nutzt { $islet }{ $aaron ->
    [0] {""}
   *[other] {" "}für Aaron
}
log-paid = Bezahlt: { $card }
log-discarded = { $seat } { $me ->
    [yes] legst
   *[no] legt
} ab: { $card }
log-aaron_discarded = Aaron legt ab: { $card }
log-passed = { $aaron ->
    [0] { $seat } passt
   *[other] Aaron passt
}
log-tile = { $seat } { $me ->
    [yes] passt zuerst und nimmst
   *[no] passt zuerst und nimmt
} das Startplättchen
log-cursed = { $seat } { $me ->
    [yes] nimmst
   *[no] nimmt
} { $cubes ->
    [one] einen Würfel
   *[other] { $cubes } Würfel
}: jetzt { $now }
log-relieved = { $seat } { $me ->
    [yes] legst
   *[no] legt
} { $cubes ->
    [one] einen Würfel
   *[other] { $cubes } Würfel
} ab: jetzt { $now }
log-found = Aufgedeckt: { $treasure }
log-kept = { $seat } { $me ->
    [yes] behältst
   *[no] behält
}: { $treasure }
log-buried = { $seat } { $me ->
    [yes] vergräbst
   *[no] vergräbt
}: { $treasure }
log-first = { $seat } { $me ->
    [yes] hast
   *[no] hat
} das Startplättchen
log-healer_dealt = { $seat } { $me ->
    [yes] bekommst
   *[no] bekommt
} eine Heilerin: { $cube ->
    [0] { $once } Gold insgesamt
   *[other] { $once ->
        [0] { $cube } Gold je Würfel
       *[other] { $cube } Gold je Würfel und { $once } dazu
    }
}
log-compass_back = { $seat } { $me ->
    [yes] nimmst
   *[no] nimmt
} einen Kompass{ $aaron ->
    [0] {""}
   *[other] {" "}von Aaron
} von { $landing } zurück
log-stacked = { $seat } { $me ->
    [yes] legst
   *[no] legt
} { $aaron ->
    [0] einen Kompass
   *[other] einen Kompass von Aaron
} im Stapel an { $landing } um
log-lost_to_curse = { $seat } { $me ->
    [yes] hast
   *[no] hat
} { $cubes } Würfel: *dem Fluch verfallen*
log-healer_taken = { $seat } { $me ->
    [yes] gehst
   *[no] geht
} zu einer Heilerin: { $cube ->
    [0] { $once } Gold insgesamt
   *[other] { $once ->
        [0] { $cube } Gold je Würfel
       *[other] { $cube } Gold je Würfel und { $once } dazu
    }
}
log-scored = { $seat } · { $line }: { $gold } Gold
log-cannot_pay = { $seat } { $me ->
    [yes] kannst
   *[no] kann
} die Heilerin nicht bezahlen und { $me ->
    [yes] bist
   *[no] ist
} draußen
log-total = { $me ->
    [yes] Dir bleiben { $gold } Gold
   *[no] { $seat } bleiben { $gold } Gold
}

## Why a space means nothing now

board-no-colour = Alle Karten einer Reihe haben dieselbe Farbe.
board-no-coast = Die beiden Landestellen einer Küste haben verschiedene Farben.
board-no-lower = In einer Reihe werden die Zahlen nie kleiner; nur eine 1 passt immer.
board-no-mixed = Landkarten spielt man in einer Farbe.
board-no-fits = Keine deiner Karten passt dort.
board-no-shut = Diese Insel ist in dieser Runde schon genutzt.
board-no-cost = Eine kleine Insel kostet zwei Karten einer Farbe.
board-no-dear = Das Ereignis dieser Runde sagt, was eine Insel kostet.
board-no-cards = Ohne Karten bleibt nur zu passen.
board-no-stack = Nur eine Landestelle, wo der Kompass nicht schon unten liegt.
board-no-place = Nur eine Landestelle, wo noch kein solcher Kompass liegt.
board-no-compass = Nur eine Landestelle, wo ein solcher Kompass liegt.
