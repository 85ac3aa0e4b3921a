guide-walk = Gehen
guide-walk-task = Du bist die rote Scheibe in der Mitte. Mit einer Aktion gehst du auf das nächste Feld: oben, unten, links oder rechts. Geh in zwei Schritten zum Landeplatz: Wähl ein beleuchtetes Feld und bestätige.
guide-walk-done = Das waren zwei deiner drei Aktionen. Ein überflutetes Feld trägt dich so gut wie ein trockenes.
guide-walk-not = So kommst du nicht zum Landeplatz. Er liegt ein Feld weiter oben und eines weiter rechts.

guide-shore = Trockenlegen
guide-shore-task = Ein überflutetes Feld versinkt, wenn seine Karte noch einmal kommt. Der Landeplatz ist überflutet, und ohne ihn kommt niemand weg. Er liegt neben dir: Leg ihn trocken.
guide-shore-done = Der Landeplatz ist wieder trocken. Auch das Feld unter deiner Figur kannst du trockenlegen.
guide-shore-not = Das ist erlaubt, aber der Landeplatz geht vor. Leg ihn trocken.

guide-end = Die Insel versinkt
guide-end-task = Deine drei Aktionen sind verbraucht. Beende sie: Du ziehst zwei Artefaktkarten, dann werden zwei Flutkarten aufgedeckt.
guide-end-done = Das Reihermoor ist jetzt überflutet. Das Regentor war es schon, darum ist es versunken und kommt nie zurück.
guide-end-not = Beende deine Aktionen.

guide-rise = Das Wasser steigt
guide-rise-task = Drei Karten des Artefaktstapels sind „Hochwasser“. Beende deine Aktionen und sieh, was so eine Karte macht.
guide-rise-done = Der Pegel stieg, die Flut-Ablage kam zurück auf den Stapel, und so kamen eben erst überflutete Felder noch einmal und versanken.
guide-rise-not = Beende deine Aktionen.

guide-swim = Schwimmen
guide-swim-task = Das Feld unter dir ist versunken. Schwimm auf ein Feld daneben; es darf überflutet sein.
guide-swim-done = An Land. Wer kein Feld neben sich findet, ertrinkt, und dann hat das ganze Team verloren.
guide-swim-not = Schwimm auf ein beleuchtetes Feld.

guide-give = Eine Karte geben
guide-give-task = Bram steht auf deinem Feld und hat drei Karten Feuer. Für ein Artefakt braucht es vier. Gib ihm deine.
guide-give-done = Bram hat alle vier. Gegeben wird im eigenen Zug, für eine Aktion, auf demselben Feld.
guide-give-not = Bram braucht Feuer. Gib ihm diese Karte.

guide-capture = Ein Artefakt bergen
guide-capture-task = Du hast vier Karten Feuer und stehst in der Schmiedehöhle, einem der beiden Felder des Feuers. Birg das Artefakt.
guide-capture-done = Das erste von vier Artefakten. Die vier Karten werden abgelegt.
guide-capture-not = Alles ist da: vier Karten, das richtige Feld, eine Aktion. Birg das Artefakt.

guide-discard = Höchstens fünf Karten
guide-discard-task = Sechs Karten sind eine zu viel. Den Wind hat das Team schon: Leg diese Karte ab.
guide-discard-done = Die braucht niemand mehr. Eine Sonderkarte darfst du auch spielen, statt sie abzulegen.
guide-discard-not = Die brauchst du noch. Der Wind ist schon geborgen.

guide-sandbags = Sandsäcke
guide-sandbags-task = Sandsäcke legen ein Feld trocken, gleich wie weit weg, und kosten keine Aktion. Die Mondstufen sind fort: Rette die Sonnenstufen, das andere Feld der Erde.
guide-sandbags-done = Gerettet. Sonderkarten darfst du auch spielen, wenn andere am Zug sind.
guide-sandbags-not = Versinken auch die Sonnenstufen, ist die Erde verloren und mit ihr das Spiel. Dorthin gehören die Sandsäcke.

guide-diver = Sechs Rollen
guide-diver-task = Jeder hat eine Rolle. Du bist der Taucher: Eine Aktion bringt dich durch beliebig viele überflutete und fehlende Felder. Tauch zur Roten Kuppel, oben rechts.
guide-diver-done = Vier Felder mit einer Aktion, und mit deinen vier Karten kannst du dort das Artefakt bergen. Was die anderen Rollen können, steht in den Regeln.
guide-diver-not = Tauch weiter: Die Rote Kuppel liegt oben rechts.

guide-engineer = Zwei auf einmal
guide-engineer-task = Der Ingenieur legt mit einer Aktion zwei Felder trocken: hier dein eigenes und das darunter. Leg beide trocken.
guide-engineer-done = Zwei Felder für eine Aktion.
guide-engineer-not = Zwei überflutete Felder sind in Reichweite, deines und das darunter. Leg beide trocken.

guide-messenger = Aus der Ferne
guide-messenger-task = Der Bote gibt Karten, ohne auf demselben Feld zu stehen. Bram wartet am Wellenhaus auf eine vierte Karte Wasser: Gib ihm deine.
guide-messenger-done = In seinem Zug kann er das Artefakt bergen.
guide-messenger-not = Bram wartet auf die Karte Wasser.

guide-helicopter = Helikopter
guide-helicopter-task = Die vier Artefakte habt ihr. Eine Helikopterkarte bringt Figuren von einem Feld auf ein beliebiges anderes und kostet keine Aktion. Nimm Bram mit und flieg zum Landeplatz.
guide-helicopter-done = Beide am Landeplatz, und ein Helikopter ist noch da.
guide-helicopter-not = Es geht gemeinsam zum Landeplatz: Wähl erst, wer fliegt, dann, wer mitkommt, und zuletzt das Ziel.

guide-away = Heimfliegen
guide-away-task = Vier Artefakte, alle auf dem Landeplatz, ein Helikopter: Flieg heim und gewinne.
guide-away-done = Gewonnen, alle zusammen. Verloren ist es, wenn jemand ertrinkt, wenn beide Felder eines fehlenden Artefakts oder der Landeplatz fort sind oder wenn das Wasser den Totenkopf erreicht.
guide-away-not = Es fehlt nichts mehr. Flieg heim.
