guide-map = Landkarten
guide-map-task = Wähl eine Karte aus deiner Hand, dann eine Landestelle der großen Insel. Einer deiner Kompasse kommt mit.
guide-map-done = Die Landkarte ist begonnen. Wer dort einen Kompass hat, bekommt von dem, was gefunden wird.
guide-map-not = Wähl eine Karte, dann eine Landestelle.

guide-higher = Immer höher
guide-higher-task = An Süd 1 liegen blaue Landkarten, zuletzt eine 4. Die nächste muss blau und mindestens so hoch sein. Spiel dort deine blaue 6.
guide-higher-done = Es muss nicht die nächste Zahl sein, nur dieselbe oder eine höhere.
guide-higher-not = Diese Karte passt dort nicht. Wähl die blaue 6 und spiel sie an Süd 1.

guide-several = Mehrere auf einmal
guide-several-task = In einem Zug darfst du mehrere Karten einer Farbe spielen. Wähl beide blauen Karten und spiel sie an Süd 1.
guide-several-done = Sie liegen aufsteigend. Zu dritt genügen vier Karten, um Beute zu finden.
guide-several-not = Wähl beide blauen Karten, dann Süd 1.

guide-colours = Zwei Farben je Küste
guide-colours-task = Die beiden Landestellen einer Küste müssen verschiedene Farben haben. An Süd 1 liegt Blau: Spiel die grüne Karte an Süd 2.
guide-colours-done = Grün neben Blau: So ist es erlaubt.
guide-colours-not = Wähl die grüne Karte und spiel sie an Süd 2.

guide-joker = Joker
guide-joker-task = Ein Joker ist so viel wert wie die Karte vor ihm, und seine Truhe bringt einen Schatz mehr. Spiel ihn an Süd 1.
guide-joker-done = Er zählt als 7, und Karten ab 7 dürfen folgen.
guide-joker-not = Wähl den Joker und spiel ihn an Süd 1.

guide-curse = Der Fluch
guide-curse-task = Eine 1 als erste Karte einer Landestelle: Alle anderen nehmen einen Fluchwürfel. Spiel die rote 1 an einer beliebigen Landestelle.
guide-curse-done = Bram und Chloé haben einen Würfel genommen. Wer am Ende dreizehn hat, ist verloren.
guide-curse-not = Wähl die rote 1.

guide-copy = Eine 1 am Anfang
guide-copy-task = Wo die letzte Karte 2 oder mehr wert ist, kommt eine 1 an den Anfang und kopiert eine Wirkung, nur für dich. Spiel die blaue 1 an Süd 1 und kopiere „einen Würfel ablegen“.
guide-copy-done = Ein Würfel weniger.
guide-copy-not = Wähl die blaue 1, Süd 1 und dort „einen Würfel ablegen“.

guide-islet = Kleine Inseln
guide-islet-task = Zwei Karten einer Farbe bezahlen eine kleine Insel. Bezahl mit beiden roten Karten die Insel, mit der man drei Würfel ablegt.
guide-islet-done = Drei Würfel weniger. Die Insel ist bis zur nächsten Runde umgedreht.
guide-islet-not = Wähl beide roten Karten, dann die Insel, mit der man Würfel ablegt.

guide-bottom = Der unterste wählt zuerst
guide-bottom-task = Wird eine Landestelle erkundet, wählt der unterste Kompass zuerst. An Nord 1 liegt deiner oben. Bezahl mit beiden roten Karten die Insel, die einen Kompass nach unten legt, und wähl deinen.
guide-bottom-done = Jetzt liegt deiner unten: Du wählst zuerst.
guide-bottom-not = Wähl beide roten Karten, dann die Insel, die einen Kompass nach unten legt, dann Nord 1.

guide-pass = Passen
guide-pass-task = Wer zuerst passt, bekommt das Startplättchen, am Ende 5 Gold wert. Pass.
guide-pass-done = Das Plättchen gehört dir. Deine Karte bleibt für die nächste Runde auf der Hand.
guide-pass-not = Pass, bevor es jemand anderes tut.

guide-keep = Behalten
guide-keep-task = Die Nordküste ist erkundet, und dein Kompass liegt unten. Behalt den Geldbeutel mit 7 Gold; sein Fluch bringt zwei Würfel.
guide-keep-done = Sieben Gold, zwei Würfel mehr. Jetzt nimmt Bram den anderen Schatz.
guide-keep-not = Der Geldbeutel mit 7 Gold ist mehr wert. Behalt ihn.

guide-bury = Vergraben
guide-bury-task = Du hast elf Würfel. Mit jedem dieser Schätze kämst du über zwölf. Vergrab einen: Damit legst du zwei Würfel ab.
guide-bury-done = Neun Würfel. Mit jedem Amulett, das du hast, einer weniger.
guide-bury-not = Mit dreizehn Würfeln am Ende ist alles verloren. Vergrab einen.

guide-healer = Heilerinnen
guide-healer-task = Am Ende bezahlt, wer Würfel hat, eine Heilerin. Du hast acht. Welche der drei ist für dich am günstigsten?
guide-healer-done = Ein Gold je Würfel: acht. Wer danach am reichsten ist, gewinnt.
guide-healer-not = Die kostet mehr. Die erste nimmt nur ein Gold je Würfel.
