guide-walk = Lopen
guide-walk-task = De rode schijf is je verkenner; alleen jij ziet wat hij waard is. Je hebt drie bewegingspunten per beurt, en een stap kost er één. Loop naar de boot in het noorden.
guide-walk-done = Naast de boot. Iedereen heeft tien verkenners, 1 tot 6 waard.
guide-walk-not = Zet een stap naar het noorden, naar de boot.

guide-board = Instappen
guide-board-task = Je verkenner staat naast een boot. Laat hem instappen: ook dat kost een punt.
guide-board-done = Aan boord. In een boot passen drie verkenners, van welke kleuren ook.
guide-board-not = Breng je verkenner in de boot.

guide-row = Roeien
guide-row-task = De meesten in deze boot zijn van jou, dus jij stuurt. De haven ligt in het westen: roei erheen, twee vakken.
guide-row-done = In de haven van het veilige eiland. Elk vak kostte één punt.
guide-row-not = De haven ligt in het westen. Roei de boot met je twee verkenners.

guide-land = Aan land
guide-land-task = De boot ligt in de haven. Breng beide verkenners op het veilige eiland, een punt per verkenner.
guide-land-done = Gered. Wie daar is, telt aan het eind, en de boot blijft liggen voor anderen.
guide-land-not = Twee verkenners van jou kunnen hier aan land.

guide-value = Wat ze waard zijn
guide-value-task = Je hebt nog één punt. Je 1 en je 6 zijn in de haven. Wie breng je in veiligheid?
guide-value-done = Zes punten gered. De meeste punten winnen, niet de meeste verkenners.
guide-value-not = De 6 telt aan het eind voor zes punten. Breng die aan land.

guide-swim = Zwemmen
guide-swim-task = Geen boot in de buurt? Een verkenner zwemt, één vak per beurt. Zwem naar het westen, de haven in, en ga aan land.
guide-swim-done = Zwemmen en daarna aan land gaan mag in één beurt.
guide-swim-not = Zwem naar de haven in het westen en ga dan aan land.

guide-steer = Wie stuurt
guide-steer-task = Een boot wordt gestuurd door wie er de meeste verkenners in heeft. In een van deze twee boten heeft Bram er meer dan jij. Roei de andere.
guide-steer-done = Ieder één: dan mogen allebei sturen.
guide-steer-not = Je stuurt alleen de boot waarin niemand meer verkenners heeft dan jij.

guide-sink = Het eiland zinkt
guide-sink-task = Derde stap: je neemt een tegel, eerst de stranden. Op het strand in het uiterste noordwesten staat een verkenner van Bram. Neem die tegel.
guide-sink-done = Zijn verkenner viel in het water, en onder de tegel wachtte een haai.
guide-sink-not = Een strand, ja, maar neem dat in het noordwesten waar Brams verkenner staat.

guide-dolphin = Tegels die je bewaart
guide-dolphin-task = Sommige tegels bewaar je in het geheim en speel je aan het begin van je beurt. Speel de Dolfijn: hij draagt je zwemmer tot drie vakken ver. Twee naar het westen is genoeg.
guide-dolphin-done = Al in de haven, en deze beurt mag hij nog zwemmen en aan land gaan.
guide-dolphin-not = Speel de Dolfijn en ga naar het westen, naar de haven.

guide-serpent = De zeeslang
guide-serpent-task = Laatste stap: de dobbelsteen toont een zeeslang, en jij verplaatst er een. Hij gaat één vak en verslindt een boot met wie erin zit. Brams boot ligt er vlak naast.
guide-serpent-done = De boot is weg, met beide verkenners.
guide-serpent-not = De zeeslang in het noordwesten ligt naast Brams boot. Verplaats hem naar het oosten.

guide-shark = De haai
guide-shark-task = De dobbelsteen toont een haai. Hij gaat tot twee vakken ver en grijpt zwemmers. Brams zwemmer is twee vakken naar het oosten.
guide-shark-done = Verloren. Wie in een boot zit, heeft van een haai niets te vrezen.
guide-shark-not = Breng de haai twee vakken naar het oosten, naar Brams zwemmer.

guide-whale = De walvis
guide-whale-task = De dobbelsteen toont een walvis. Hij gaat tot drie vakken ver en laat boten met verkenners omslaan. Brams boot ligt twee vakken naar het westen.
guide-whale-done = De boot is weg; wie erin zat, zwemt nu. Een walvis doet zwemmers niets.
guide-whale-not = Breng de walvis twee vakken naar het westen, naar Brams boot.

guide-defend = Afweren
guide-defend-task = Bram stuurt een haai naar je zwemmer. Je hebt een tegel bewaard die haaien afweert: speel hem.
guide-defend-done = De haai is uit het spel, en je verkenner zwemt verder.
guide-defend-not = Zonder de tegel is je 6 verloren. Weer de haai af.

guide-volcano = De vulkaan
guide-volcano-task = Onder een van de bergen zit de vulkaan. Neem een van de laatste twee tegels.
guide-volcano-done = Het spel is meteen afgelopen. Wie niet op een veilig eiland was, is verloren; je 6 en 3 winnen van Brams 4 en 1.
guide-volcano-not = Neem een tegel.
