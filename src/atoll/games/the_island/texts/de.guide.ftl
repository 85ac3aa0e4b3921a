guide-walk = Gehen
guide-walk-task = Die rote Scheibe ist dein Entdecker; nur du siehst, was er wert ist. Du hast drei Punkte je Zug, ein Schritt kostet einen. Geh zum Boot im Norden.
guide-walk-done = Neben dem Boot. Jeder hat zehn Entdecker, 1 bis 6 wert.
guide-walk-not = Geh einen Schritt nach Norden, zum Boot.

guide-board = Einsteigen
guide-board-task = Dein Entdecker steht neben einem Boot. Lass ihn einsteigen: Auch das kostet einen Punkt.
guide-board-done = An Bord. Ein Boot fasst drei Entdecker, gleich welcher Farbe.
guide-board-not = Bring deinen Entdecker ins Boot.

guide-row = Rudern
guide-row-task = Die meisten in diesem Boot sind deine, also steuerst du es. Der Hafen liegt im Westen: Rudere hin, zwei Felder.
guide-row-done = Im Hafen der sicheren Insel. Jedes Feld hat einen Punkt gekostet.
guide-row-not = Der Hafen liegt im Westen. Rudere das Boot mit deinen zwei Entdeckern.

guide-land = An Land
guide-land-task = Das Boot liegt im Hafen. Bring beide Entdecker auf die sichere Insel, je ein Punkt.
guide-land-done = Gerettet. Wer dort ist, zählt am Ende, und das Boot bleibt für andere liegen.
guide-land-not = Zwei deiner Entdecker können hier an Land gehen.

guide-value = Was sie wert sind
guide-value-task = Ein Punkt ist noch da. Deine 1 und deine 6 sind im Hafen. Wen bringst du in Sicherheit?
guide-value-done = Sechs Punkte gerettet. Die meisten Punkte gewinnen, nicht die meisten Entdecker.
guide-value-not = Die 6 zählt am Ende sechs Punkte. Bring sie an Land.

guide-swim = Schwimmen
guide-swim-task = Kein Boot in der Nähe? Ein Entdecker schwimmt, ein Feld je Zug. Schwimm nach Westen in den Hafen und geh an Land.
guide-swim-done = Schwimmen und dann an Land gehen ist in einem Zug erlaubt.
guide-swim-not = Schwimm in den Hafen im Westen, dann geh an Land.

guide-steer = Wer steuert
guide-steer-task = Ein Boot steuert, wer die meisten Entdecker darin hat. In einem dieser zwei Boote hat Bram mehr als du. Rudere das andere.
guide-steer-done = Jeder einen: Dann dürfen beide steuern.
guide-steer-not = Du steuerst nur das Boot, in dem niemand mehr Entdecker hat als du.

guide-sink = Die Insel versinkt
guide-sink-task = Dritter Schritt: Du nimmst ein Plättchen, zuerst die Strände. Auf dem Strand ganz im Nordwesten steht ein Entdecker von Bram. Nimm dieses Plättchen.
guide-sink-done = Sein Entdecker fiel ins Wasser, und unter dem Plättchen wartete ein Hai.
guide-sink-not = Ein Strand, ja, aber nimm den im Nordwesten, auf dem Brams Entdecker steht.

guide-dolphin = Plättchen, die du behältst
guide-dolphin-task = Manche Plättchen behältst du geheim und spielst sie am Anfang deines Zuges. Spiel den Delfin: Er trägt deinen Schwimmer bis zu drei Felder weit. Zwei nach Westen genügen.
guide-dolphin-done = Schon im Hafen, und in diesem Zug darf er noch schwimmen und an Land gehen.
guide-dolphin-not = Spiel den Delfin und zieh nach Westen in den Hafen.

guide-serpent = Die Seeschlange
guide-serpent-task = Letzter Schritt: Der Würfel zeigt eine Seeschlange, und du bewegst eine. Sie zieht ein Feld und verschlingt ein Boot mit allen darin. Brams Boot liegt gleich daneben.
guide-serpent-done = Das Boot ist fort, mit beiden Entdeckern.
guide-serpent-not = Die Seeschlange im Nordwesten liegt neben Brams Boot. Zieh sie nach Osten.

guide-shark = Der Hai
guide-shark-task = Der Würfel zeigt einen Hai. Er zieht bis zu zwei Felder und holt Schwimmer. Brams Schwimmer ist zwei Felder weiter östlich.
guide-shark-done = Verloren. Wer im Boot sitzt, hat von einem Hai nichts zu fürchten.
guide-shark-not = Zieh den Hai zwei Felder nach Osten, zu Brams Schwimmer.

guide-whale = Der Wal
guide-whale-task = Der Würfel zeigt einen Wal. Er zieht bis zu drei Felder und bringt besetzte Boote zum Kentern. Brams Boot liegt zwei Felder weiter westlich.
guide-whale-done = Das Boot ist fort; wer darin saß, schwimmt jetzt. Schwimmern tut ein Wal nichts.
guide-whale-not = Zieh den Wal zwei Felder nach Westen, zu Brams Boot.

guide-defend = Abwehren
guide-defend-task = Bram schickt einen Hai zu deinem Schwimmer. Du hast ein Plättchen behalten, das Haie abwehrt: Spiel es.
guide-defend-done = Der Hai ist aus dem Spiel, und dein Entdecker schwimmt weiter.
guide-defend-not = Ohne das Plättchen ist deine 6 verloren. Wehr den Hai ab.

guide-volcano = Der Vulkan
guide-volcano-task = Unter einem der Berge steckt der Vulkan. Nimm eines der letzten zwei Plättchen.
guide-volcano-done = Das Spiel ist sofort vorbei. Wer nicht auf einer sicheren Insel war, ist verloren; deine 6 und 3 schlagen Brams 4 und 1.
guide-volcano-not = Nimm ein Plättchen.
