game-name = Loot Island
game-summary = Setzt alte Karten zusammen und findet die Beute einer verfluchten Insel: Helft einander beim Suchen, streitet um die besten Stücke und hütet euch vor dem Fluch.

## Die Hauptinsel und die kleinen Inseln

coast-north = Nordküste
coast-east = Ostküste
coast-south = Südküste
coast-west = Westküste

landing-north1 = Nord 1
landing-north2 = Nord 2
landing-east1 = Ost 1
landing-east2 = Ost 2
landing-south1 = Süd 1
landing-south2 = Süd 2
landing-west1 = West 1
landing-west2 = West 2

from-north1 = Nord 1
from-north2 = Nord 2
from-east1 = Ost 1
from-east2 = Ost 2
from-south1 = Süd 1
from-south2 = Süd 2
from-west1 = West 1
from-west2 = West 2

island-island = kleine Insel

islet-remove = die Insel der Linderung
islet-compass = die Insel der Kompasse
islet-draw = die Insel der Karten
islet-treasure = die Insel der Schätze
islet-place = die Insel der Landestellen
islet-ship = die Insel des Schiffs

hunter-0 = Spieler 1
hunter-1 = Spieler 2
hunter-2 = Spieler 3
hunter-3 = Spieler 4
hunter-4 = Spieler 5
hunter-aaron = Aaron

## Landkarten

card-red-1 = rote 1
card-red-2 = rote 2
card-red-3 = rote 3
card-red-4 = rote 4
card-red-5 = rote 5
card-red-6 = rote 6
card-red-7 = rote 7
card-red-8 = rote 8
card-red-9 = rote 9
card-red-10 = rote 10
card-red-joker = roter Joker
card-blue-1 = blaue 1
card-blue-2 = blaue 2
card-blue-3 = blaue 3
card-blue-4 = blaue 4
card-blue-5 = blaue 5
card-blue-6 = blaue 6
card-blue-7 = blaue 7
card-blue-8 = blaue 8
card-blue-9 = blaue 9
card-blue-10 = blaue 10
card-blue-joker = blauer Joker
card-green-1 = grüne 1
card-green-2 = grüne 2
card-green-3 = grüne 3
card-green-4 = grüne 4
card-green-5 = grüne 5
card-green-6 = grüne 6
card-green-7 = grüne 7
card-green-8 = grüne 8
card-green-9 = grüne 9
card-green-10 = grüne 10
card-green-joker = grüner Joker
card-yellow-1 = gelbe 1
card-yellow-2 = gelbe 2
card-yellow-3 = gelbe 3
card-yellow-4 = gelbe 4
card-yellow-5 = gelbe 5
card-yellow-6 = gelbe 6
card-yellow-7 = gelbe 7
card-yellow-8 = gelbe 8
card-yellow-9 = gelbe 9
card-yellow-10 = gelbe 10
card-yellow-joker = gelber Joker

symbol-draw = eine Karte ziehen
symbol-remove = einen Würfel ablegen

## Schätze: Gold, Kreuze einer Krone, wie oft ein Buch zählt, Fluch; die Nummer in der Ecke

treasure-crown-1 = Krone (4 Gold, 1 Kreuz, Fluch 2; Nr. 1)
treasure-jewel-2 = Juwel (2 Gold, Fluch 2; Nr. 2)
treasure-crown-3 = Krone (2 Gold, 3 Kreuze, Fluch 2; Nr. 3)
treasure-jewel-4 = Juwel (5 Gold, Fluch 5; Nr. 4)
treasure-book-5 = Buch (×2, Fluch 1; Nr. 5)
treasure-bag-6 = Geldbeutel (5 Gold, Fluch 1; Nr. 6)
treasure-bag-7 = Geldbeutel (7 Gold, Fluch 2; Nr. 7)
treasure-amulet-8 = Amulett (1 Gold; Nr. 8)
treasure-skull_right-9 = Schädel nach rechts (3 Gold, Fluch 2; Nr. 9)
treasure-jewel-10 = Juwel (3 Gold, Fluch 3; Nr. 10)
treasure-bag-11 = Geldbeutel (10 Gold, Fluch 3; Nr. 11)
treasure-book-12 = Buch (×2; Nr. 12)
treasure-amulet-13 = Amulett (2 Gold; Nr. 13)
treasure-book-14 = Buch (×2; Nr. 14)
treasure-amulet-15 = Amulett (3 Gold; Nr. 15)
treasure-bag-16 = Geldbeutel (12 Gold, Fluch 4; Nr. 16)
treasure-crown-17 = Krone (3 Gold, 2 Kreuze, Fluch 2; Nr. 17)
treasure-skull_left-18 = Schädel nach links (4 Gold, Fluch 3; Nr. 18)
treasure-skull_front-19 = Schädel von vorn (5 Gold, Fluch 4; Nr. 19)
treasure-crown-20 = Krone (1 Gold, 4 Kreuze, Fluch 2; Nr. 20)
treasure-jewel-21 = Juwel (4 Gold, Fluch 4; Nr. 21)
treasure-amulet-22 = Amulett (1 Gold; Nr. 22)
treasure-crown-23 = Krone (2 Gold, 3 Kreuze, Fluch 2; Nr. 23)
treasure-jewel-24 = Juwel (2 Gold, Fluch 2; Nr. 24)
treasure-amulet-25 = Amulett (2 Gold; Nr. 25)
treasure-book-26 = Buch (×2, Fluch 1; Nr. 26)
treasure-bag-27 = Geldbeutel (6 Gold, Fluch 1; Nr. 27)
treasure-bag-28 = Geldbeutel (8 Gold, Fluch 2; Nr. 28)
treasure-skull_left-29 = Schädel nach links (3 Gold, Fluch 2; Nr. 29)
treasure-skull_front-30 = Schädel von vorn (4 Gold, Fluch 3; Nr. 30)
treasure-jewel-31 = Juwel (4 Gold, Fluch 4; Nr. 31)
treasure-bag-32 = Geldbeutel (11 Gold, Fluch 3; Nr. 32)
treasure-book-33 = Buch (×2; Nr. 33)
treasure-crown-34 = Krone (3 Gold, 2 Kreuze, Fluch 2; Nr. 34)
treasure-jewel-35 = Juwel (3 Gold, Fluch 3; Nr. 35)
treasure-skull_right-36 = Schädel nach rechts (5 Gold, Fluch 4; Nr. 36)
treasure-crown-37 = Krone (1 Gold, 4 Kreuze, Fluch 2; Nr. 37)
treasure-amulet-38 = Amulett (1 Gold; Nr. 38)
treasure-bag-39 = Geldbeutel (9 Gold, Fluch 2; Nr. 39)
treasure-crown-40 = Krone (3 Gold, 2 Kreuze, Fluch 2; Nr. 40)
treasure-skull_right-41 = Schädel nach rechts (3 Gold, Fluch 2; Nr. 41)
treasure-jewel-42 = Juwel (2 Gold, Fluch 2; Nr. 42)
treasure-bag-43 = Geldbeutel (7 Gold, Fluch 1; Nr. 43)
treasure-jewel-44 = Juwel (4 Gold, Fluch 4; Nr. 44)
treasure-skull_left-45 = Schädel nach links (4 Gold, Fluch 3; Nr. 45)
treasure-crown-46 = Krone (2 Gold, 3 Kreuze, Fluch 2; Nr. 46)
treasure-book-47 = Buch (×2, Fluch 1; Nr. 47)
treasure-amulet-48 = Amulett (2 Gold; Nr. 48)
treasure-book-49 = Buch (×3, Fluch 2; Nr. 49)
treasure-jewel-50 = Juwel (3 Gold, Fluch 3; Nr. 50)
treasure-bag-51 = Geldbeutel (12 Gold, Fluch 3; Nr. 51)
treasure-crown-52 = Krone (1 Gold, 4 Kreuze, Fluch 2; Nr. 52)
treasure-skull_front-53 = Schädel von vorn (5 Gold, Fluch 4; Nr. 53)
treasure-jewel-54 = Juwel (4 Gold, Fluch 4; Nr. 54)
treasure-amulet-55 = Amulett (1 Gold; Nr. 55)
treasure-book-56 = Buch (×3, Fluch 3; Nr. 56)
treasure-bag-57 = Geldbeutel (13 Gold, Fluch 4; Nr. 57)
treasure-skull_right-58 = Schädel nach rechts (4 Gold, Fluch 3; Nr. 58)
treasure-crown-59 = Krone (4 Gold, 1 Kreuz, Fluch 2; Nr. 59)
treasure-amulet-60 = Amulett (2 Gold; Nr. 60)
treasure-book-61 = Buch (×3, Fluch 2; Nr. 61)
treasure-bag-62 = Geldbeutel (10 Gold, Fluch 3; Nr. 62)
treasure-jewel-63 = Juwel (2 Gold, Fluch 2; Nr. 63)
treasure-crown-64 = Krone (3 Gold, 2 Kreuze, Fluch 2; Nr. 64)
treasure-amulet-65 = Amulett (3 Gold; Nr. 65)
treasure-crown-66 = Krone (2 Gold, 3 Kreuze, Fluch 2; Nr. 66)
treasure-skull_front-67 = Schädel von vorn (3 Gold, Fluch 2; Nr. 67)
treasure-jewel-68 = Juwel (5 Gold, Fluch 5; Nr. 68)
treasure-bag-69 = Geldbeutel (8 Gold, Fluch 2; Nr. 69)
treasure-bag-70 = Geldbeutel (15 Gold, Fluch 5; Nr. 70)
treasure-book-71 = Buch (×1; Nr. 71)
treasure-jewel-72 = Juwel (3 Gold, Fluch 3; Nr. 72)
treasure-skull_left-73 = Schädel nach links (5 Gold, Fluch 4; Nr. 73)
treasure-crown-74 = Krone (1 Gold, 4 Kreuze, Fluch 2; Nr. 74)

loot-none = nichts gefunden
loot-small = kleine Beute
loot-big = große Beute

healer-healer = Heilerin

## Ereignisse einer Runde

event-a1 = Verbotene Karten: Wer will, zieht zwei Landkarten mehr und nimmt dafür zwei Würfel
event-a2 = Abschiedsgeschenke: Für jeden liegt ein Schatz offen da; wer passt, muss einen davon nehmen und behalten
event-a3 = Spukinseln: Wer eine kleine Insel nutzt, nimmt einen Würfel
event-a4 = Gerecht geteilt: Die große Beute ist einen Schatz kleiner, die kleine einen Schatz größer
event-b1 = Guter Wind: Das Schiff fährt sofort eine Ecke weiter
event-b2 = Der Wind dreht: Das Schiff wendet, zu der Küste, die zuletzt erkundet wurde
event-b3 = Nebel: Eine ausgeloste kleine Insel wird umgedreht und ist in dieser Runde nicht zu nutzen
event-b4 = Kaputter Kompass: Auf der Hauptinsel höchstens zwei Kompasse je Farbe; wer drei hat, nimmt einen zurück
event-b5 = Feuchte Karten: Die Hand wird auf eine Karte weniger aufgefüllt
event-b6 = Segen: „Einen Würfel ablegen“ auf einer Landkarte legt zwei ab
event-b7 = Raue See: Eine kleine Insel kostet eine Karte mehr, gleich welcher Farbe
event-b8 = Meuterei: Wenn zum ersten Mal jemand passt, nehmen alle anderen zwei Würfel
event-b9 = Landgang: Eine kleine Insel kostet nur eine Karte, gleich welcher Farbe, aber wer sie nutzt, passt sofort danach
event-b10 = Gnade: Nach dem Teilen legen alle, die bei der kleinen Beute einen Kompass haben, bis zu zwei Würfel ab
event-b11 = Magere Beute: Die große und die kleine Beute sind je einen Schatz kleiner
event-b12 = Weniger ist mehr: Haben beide Landestellen genug Karten, hat die mit weniger die große Beute
event-b13 = Kopfüber: Schätze werden vom obersten Kompass nach unten genommen, und die Insel der Kompasse legt einen nach oben
event-b14 = Ein langer Tag: Auch die nächste Küste wird erkundet

## Die Abrechnung

line-amulets = Amulette
line-bags = Geldbeutel
line-books = Bücher
line-jewels = Juwelen
line-crowns = Kronen
line-skulls = Schädel
line-captain = Startplättchen
line-healer = Heilerin
line-total = zusammen

## Wie es endet

ending-none = Das Spiel geht weiter.
ending-won = Die Beute ist gezählt, die Heilerinnen sind bezahlt: Wer am reichsten ist, gewinnt.
ending-nobody = Niemand ist dem Fluch entkommen: Niemand gewinnt.

## Unmögliche Stellungen

fault-none = Alles stimmt.
fault-maps = Landkarten: Jede ist an einem Ort; gewählte Karten gehören dem, der am Zug ist.
fault-columns = Reihen: jede in einer Farbe, nicht in der der anderen Landestelle der Küste, und Zahlen, die nie sinken.
fault-hands = Hände: so viele Karten wie angegeben, und außerhalb der zweiten Phase hat niemand gepasst.
fault-compasses = Kompasse: höchstens drei einer Farbe, an einer Landestelle einer.
fault-treasures = Schätze: nur die Stapel für so viele Spieler; was offen liegt, wird gerade geteilt; Aaron hat nur Kronen.
fault-healers = Heilerinnen: je zwei in der Variante, die sie austeilt, sonst keine auf der Hand; nicht mehr offen als Spieler da sind.
fault-events = Ereignisse: eines der Sorte A in der ersten Runde, eines der Sorte B in jeder anderen.
fault-islands = Kleine Inseln: Die siebte gibt es nur zu fünft.
fault-cubes = Würfel: Spieler haben sie, Aaron keine; wer am Ende dreizehn hat, ist draußen.
fault-round = Runde: Nummer, Phase, Schiff, Plättchen und Zug müssen zusammenpassen.
fault-asks = Fragen: Was offen ist, muss im Spiel vorkommen können und an Plätze gehen, die antworten können.
fault-over = Ende: Gewonnen hat, wer von denen, die nicht draußen sind, am reichsten ist; niemand, wenn alle draußen sind.

## Optionen

option-seats = Spieler
option-seats-help = Zu wievielt ihr spielt. Zu zweit gibt es einen dritten Schatzsucher, Aaron, den beide führen.
option-seats-2 = zwei
option-seats-3 = drei
option-seats-4 = vier
option-seats-5 = fünf
option-healers = Heilerinnen
option-healers-help = Wann man erfährt, was die Heilerinnen kosten.
option-healers-hidden = am Ende (wie gedruckt)
option-healers-open = offen von Anfang an
option-healers-two_each = je zwei auf der Hand, eine davon wird am Ende ausgelegt
option-events = Ereignisse
option-events-help = Ob man weiß, welche Ereignisse kommen.
option-events-hidden = unbekannt (wie gedruckt)
option-events-shown = die vier der späteren Runden werden gezeigt, dann gemischt
option-start_hands = Erste Hand
option-start_hands-help = Ob am Anfang aus mehr Karten wählen darf, wer später dran ist.
option-start_hands-equal = für alle gleich (wie gedruckt)
option-start_hands-growing = wachsend: 8, 9, 10, 11 Karten zur Auswahl

## Was man tun kann

do-first = { $seat } hat das Startplättchen
do-event = Ereignis – { $event }
do-draw = Ziehen: { $card } ({ $number })
do-reveal = Aufdecken: { $treasure }
do-healer = { $healer } { $number } wird aufgedeckt
do-close = Umdrehen: { $island } { $number }
do-choose = Wählen: { $card } ({ $number })
do-site = An Landestelle { $landing }
do-shift = An Landestelle { $landing }, mit dem Kompass von { $from }
do-island = Nutzen: { $island } { $number }
do-pass = Passen
do-done = Fertig, weiter
do-use = Ja, machen
do-decline = Nein, lassen
do-stack = Den Kompass an { $landing } umlegen
do-withdraw = Den Kompass an { $landing } zurücknehmen
do-copy = Kopieren: { $symbol }
do-keep = Behalten: { $treasure }
do-bury = Vergraben: { $treasure }
do-lay = Auslegen: { $healer } { $number }
do-heal = Zu { $healer } { $number } gehen

## Was geschah

event-first = { $seat } hat das Startplättchen.
event-event_shown = { $for ->
    [0] Noch zu erwarten – { $event }.
   *[other] { $event }.
}
event-healer_shown = Eine Heilerin wird aufgedeckt: { $cube ->
    [0] { $once } Gold insgesamt.
   *[other] { $once ->
        [0] { $cube } Gold je Würfel.
       *[other] { $cube } Gold je Würfel und { $once } dazu.
    }
}
event-healer_dealt = { $seat } bekommt eine Heilerin: { $cube ->
    [0] { $once } Gold insgesamt.
   *[other] { $once ->
        [0] { $cube } Gold je Würfel.
       *[other] { $cube } Gold je Würfel und { $once } dazu.
    }
}
event-draws = { $cards ->
    [one] { $seat } zieht eine Landkarte.
   *[other] { $seat } zieht { $cards } Landkarten.
}
event-drew = { $seat } hat jetzt: { $card }.
event-aaron_drew = Aaron zieht: { $card }.
event-reshuffled = { $cards ->
    [one] Der Ablagestapel ist der neue Stapel: { $cards } Landkarte.
   *[other] Der Ablagestapel wird gemischt: { $cards } Landkarten sind der neue Stapel.
}
event-round = Runde { $round }: Das Schiff nimmt Kurs auf die { $coast }.
event-ship_moved = Das Schiff fährt weiter: Die { $coast } wird erkundet.
event-ship_turned = Das Schiff wendet: Die { $coast } wird erkundet.
event-closed = Für diese Runde umgedreht: { $islet }.
event-turn = { $seat } ist am Zug.
event-compass = { $aaron ->
    [0] { $seat } legt einen Kompass an { $landing }.
   *[other] { $seat } legt einen Kompass von Aaron an { $landing }.
}
event-compass_moved = { $aaron ->
    [0] { $seat } bringt einen Kompass von { $from } nach { $landing }.
   *[other] { $seat } bringt einen Kompass von Aaron von { $from } nach { $landing }.
}
event-compass_back = { $aaron ->
    [0] { $seat } nimmt einen Kompass von { $landing } zurück.
   *[other] { $seat } nimmt einen Kompass von Aaron von { $landing } zurück.
}
event-played = { $aaron ->
    [0] { $seat } spielt an { $landing }: { $card }.
   *[other] { $seat } spielt für Aaron an { $landing }: { $card }.
}
event-island_used = { $aaron ->
    [0] { $seat } nutzt { $islet }.
   *[other] { $seat } nutzt für Aaron { $islet }.
}
event-paid = { $aaron ->
    [0] { $seat } zahlt: { $card }.
   *[other] { $seat } zahlt für Aaron: { $card }.
}
event-stacked = { $aaron ->
    [0] Der Kompass von { $seat } an { $landing } wechselt den Platz im Stapel.
   *[other] { $seat } wechselt den Platz von Aarons Kompass im Stapel an { $landing }.
}
event-discarded = { $seat } legt ab: { $card }.
event-aaron_discarded = Aaron legt ab: { $card }.
event-passed = { $aaron ->
    [0] { $seat } passt.
   *[other] { $seat } hat für Aaron eine Insel genutzt: Er passt.
}
event-tile = { $seat } passt zuerst und nimmt das Startplättchen.
event-cursed = { $cubes ->
    [one] { $seat } nimmt einen Würfel: jetzt { $now }.
   *[other] { $seat } nimmt { $cubes } Würfel: jetzt { $now }.
}
event-relieved = { $cubes ->
    [one] { $seat } legt einen Würfel ab: jetzt { $now }.
   *[other] { $seat } legt { $cubes } Würfel ab: jetzt { $now }.
}
event-explored = { $cards ->
    [one] Landestelle { $landing } wird mit { $cards } Karte erkundet: { $loot }.
   *[other] Landestelle { $landing } wird mit { $cards } Karten erkundet: { $loot }.
}
event-found = Aufgedeckt: { $treasure }.
event-kept = { $seat } behält: { $treasure }.
event-buried = { $seat } vergräbt: { $treasure }.
event-aaron_kept = Aaron behält: { $treasure }.
event-aaron_buried = Aaron vergräbt: { $treasure }.
event-deck_reshuffled = { $treasures ->
    [one] Der einzige vergrabene Schatz ist der neue Stapel.
   *[other] Die vergrabenen Schätze werden gemischt: { $treasures } Schätze sind der neue Stapel.
}
event-deck_empty = Es gibt keine Schätze mehr aufzudecken: Nach diesem Teilen ist das Spiel zu Ende.
event-lost_to_curse = { $seat } hat { $cubes } Würfel: dem Fluch verfallen, mit allen Schätzen.
event-healer_taken = { $seat } geht zu einer Heilerin: { $cube ->
    [0] { $once } Gold insgesamt.
   *[other] { $once ->
        [0] { $cube } Gold je Würfel.
       *[other] { $cube } Gold je Würfel und { $once } dazu.
    }
}
event-scored = { $seat } – { $line }: { $gold } Gold.
event-cannot_pay = { $seat } kann die Heilerin nicht bezahlen und ist draußen.
event-total = { $seat } bleiben { $gold } Gold.
event-over = { $ending }

## Was gefragt wird

ask-turn = Wähl Karten und sag dann, wofür; oder pass.
ask-use = { $hunter ->
    [Aaron] Für Aaron tun, was die Insel bietet?
   *[other] Tun, was die Insel bietet?
}
ask-stack = { $hunter ->
    [Aaron] Welcher Kompass von Aaron wechselt den Platz im Stapel?
   *[other] Welcher deiner Kompasse wechselt den Platz im Stapel?
}
ask-place = { $hunter ->
    [Aaron] Wohin legst du für Aaron einen Kompass?
   *[other] Wohin legst du einen Kompass?
}
ask-copy = Deine 1 am Anfang kopiert eine Wirkung: welche?
ask-loot = { $left ->
    [0] Nimm einen Schatz: Behalte oder vergrabe ihn.
   *[other] Behältst du den Schatz, oder vergräbst du ihn?
}
ask-offer = Du hast gepasst: Nimm einen der Schätze und behalte ihn.
ask-bargain = Zwei Landkarten ziehen und dafür zwei Würfel nehmen?
ask-discard = { $left ->
    [0] Welche Karten willst du loswerden? Sag dann, dass du fertig bist.
    [one] Wähl { $left } Karte zum Ablegen.
   *[other] Wähl { $left } Karten zum Ablegen.
}
ask-withdraw = { $hunter ->
    [Aaron] In dieser Runde nur zwei Kompasse: Welcher von Aaron kommt zurück?
   *[other] In dieser Runde nur zwei Kompasse: Welchen nimmst du zurück?
}
ask-lay = Welche deiner Heilerinnen legst du aus?
ask-heal = Zu welcher Heilerin gehst du?
ask-first = Wer hat das Startplättchen?
ask-event = Welches Ereignis kommt?
ask-draw = { $hunter ->
    [Aaron] Welche Karte zieht Aaron?
   *[other] Welche Landkarte kommt?
}
ask-reveal = Welcher Schatz wird aufgedeckt?
ask-healer = { $left ->
    [0] Welche Heilerin wird aufgedeckt?
   *[other] Welche Heilerin wird ausgeteilt?
}
ask-close = Welche Insel wird umgedreht?
