guide-walk = Gehen
guide-walk-task = Die rote Scheibe ist dein Abenteurer; nur du siehst, was er wert ist. Du hast drei Bewegungspunkte je Zug, ein Schritt kostet einen. Geh zum Schiff im Norden.
guide-walk-done = Neben dem Schiff. Jeder hat zehn Abenteurer, 1 bis 6 wert.
guide-walk-not = Geh einen Schritt nach Norden, zum Schiff.

guide-board = An Bord
guide-board-task = Dein Abenteurer steht neben einem Schiff. Lass ihn an Bord gehen: Auch das kostet einen Punkt.
guide-board-done = An Bord. Ein Schiff fasst drei Abenteurer, gleich welcher Farbe.
guide-board-not = Bring deinen Abenteurer an Bord.

guide-row = Fahren
guide-row-task = Die meisten auf diesem Schiff sind deine, also steuerst du es. Der Hafen liegt im Westen: Fahr hin, zwei Felder.
guide-row-done = Im Hafen der sicheren Insel. Jedes Feld hat einen Punkt gekostet.
guide-row-not = Der Hafen liegt im Westen. Fahr mit dem Schiff hin, auf dem deine zwei Abenteurer sind.

guide-land = An Land
guide-land-task = Das Schiff liegt im Hafen. Bring beide Abenteurer auf die sichere Insel, je ein Punkt.
guide-land-done = Gerettet. Wer dort ist, zählt am Ende, und das Schiff bleibt für andere liegen.
guide-land-not = Zwei deiner Abenteurer können hier an Land gehen.

guide-value = Was sie wert sind
guide-value-task = Ein Punkt ist noch da. Deine 1 und deine 6 sind im Hafen. Wen bringst du in Sicherheit?
guide-value-done = Sechs Punkte gerettet. Die meisten Punkte gewinnen, nicht die meisten Abenteurer.
guide-value-not = Die 6 zählt am Ende sechs Punkte. Bring sie an Land.

guide-swim = Schwimmen
guide-swim-task = Kein Schiff in der Nähe? Ein Abenteurer schwimmt, ein Feld je Zug. Schwimm nach Westen in den Hafen und geh an Land.
guide-swim-done = Schwimmen und dann an Land gehen ist in einem Zug erlaubt.
guide-swim-not = Schwimm in den Hafen im Westen, dann geh an Land.

guide-steer = Wer steuert
guide-steer-task = Ein Schiff steuert, wer die meisten Abenteurer an Bord hat. Auf einem dieser zwei Schiffe hat Bram mehr als du. Fahr mit dem anderen.
guide-steer-done = Jeder einen: Dann dürfen beide steuern.
guide-steer-not = Du steuerst nur das Schiff, auf dem niemand mehr Abenteurer hat als du.

guide-sink = Die Insel versinkt
guide-sink-task = Dritter Schritt: Du nimmst ein Plättchen, zuerst die Strände. Auf dem Strand ganz im Nordwesten steht ein Abenteurer von Bram. Nimm dieses Plättchen.
guide-sink-done = Sein Abenteurer fiel ins Wasser, und unter dem Plättchen wartete ein Hai.
guide-sink-not = Ein Strand, ja, aber nimm den im Nordwesten, auf dem Brams Abenteurer steht.

guide-dolphin = Plättchen, die du behältst
guide-dolphin-task = Manche Plättchen behältst du geheim und spielst sie am Anfang deines Zuges. Spiel den Delfin: Er trägt deinen Schwimmer bis zu drei Felder weit. Zwei nach Westen genügen.
guide-dolphin-done = Schon im Hafen, und in diesem Zug darf er noch schwimmen und an Land gehen.
guide-dolphin-not = Spiel den Delfin und zieh nach Westen in den Hafen.

guide-serpent = Das Seeungeheuer
guide-serpent-task = Letzter Schritt: Der Würfel zeigt ein Seeungeheuer, und du bewegst eines. Es zieht ein Feld und verschlingt ein Schiff mit allen an Bord. Brams Schiff liegt gleich daneben.
guide-serpent-done = Das Schiff ist fort, mit beiden Abenteurern.
guide-serpent-not = Das Seeungeheuer im Nordwesten ist neben Brams Schiff. Zieh es nach Osten.

guide-shark = Der Hai
guide-shark-task = Der Würfel zeigt einen Hai. Er zieht bis zu zwei Felder und holt Schwimmer. Brams Schwimmer ist zwei Felder weiter östlich.
guide-shark-done = Verloren. Wer an Bord ist, hat von einem Hai nichts zu fürchten.
guide-shark-not = Zieh den Hai zwei Felder nach Osten, zu Brams Schwimmer.

guide-whale = Der Wal
guide-whale-task = Der Würfel zeigt einen Wal. Er zieht bis zu drei Felder und bringt besetzte Schiffe zum Kentern. Brams Schiff liegt zwei Felder weiter westlich.
guide-whale-done = Das Schiff ist fort; wer an Bord war, schwimmt jetzt. Schwimmern tut ein Wal nichts.
guide-whale-not = Zieh den Wal zwei Felder nach Westen, zu Brams Schiff.

guide-defend = Abwehren
guide-defend-task = Bram schickt einen Hai zu deinem Schwimmer. Du hast ein Plättchen behalten, das Haie abwehrt: Spiel es.
guide-defend-done = Der Hai ist aus dem Spiel, und dein Abenteurer schwimmt weiter.
guide-defend-not = Ohne das Plättchen ist deine 6 verloren. Wehr den Hai ab.

guide-volcano = Der Vulkan
guide-volcano-task = Unter einem der Gebirge steckt der Vulkan. Nimm eines der letzten zwei Plättchen.
guide-volcano-done = Das Spiel ist sofort vorbei. Wer nicht auf einer sicheren Insel war, ist verloren; deine 6 und 3 schlagen Brams 4 und 1.
guide-volcano-not = Nimm ein Plättchen.
