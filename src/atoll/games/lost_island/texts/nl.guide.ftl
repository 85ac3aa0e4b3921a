guide-move = Verplaatsen
guide-move-task = Je verkenners zijn rode schijven; alleen jij ziet wat ze waard zijn. Ga met een van hen naar een vrije tegel ernaast.
guide-move-done = Een van je twee acties. Door op een dichte tegel te gaan staan, draai je hem niet om.
guide-move-not = Dat is een andere actie. Verplaats eerst een van je verkenners.

guide-reveal = Omdraaien
guide-reveal-task = Draai een dichte tegel om naast een van je verkenners. Eronder kunnen munten liggen, een bom, een storm, of niets.
guide-reveal-done = Twee munten. Vanaf de volgende beurt zijn ze voor wie er komt.
guide-reveal-not = Kies een dichte tegel naast een van je verkenners en draai die om.

guide-coins = Munten
guide-coins-task = Op de tegel één rij lager dan je 3 liggen twee munten. Ga erheen en ze zijn van jou.
guide-coins-done = Met munten betaal je ringen, spionnen, versterking en bomexperts.
guide-coins-not = De munten liggen één rij lager dan je 3. Ga er met hem heen.

guide-stone = Stenen
guide-stone-task = Onder een van de vier stenen ligt de vlag. Wie op een steen komt, draait hem om. Ga op de steen tussen je 3 en je 5.
guide-stone-done = De vlag! Je verkenner draagt die nu. Onder de andere stenen ligt buit.
guide-stone-not = Ga met de 3 of de 5 op de steen.

guide-battle = Vechten
guide-battle-task = Je 5 staat naast Brams 4, waarvan je de waarde hebt gezien. Val hem aan.
guide-battle-done = De hoogste waarde wint en heeft de tegel; de laagste gaat terug naar zijn boot. Zijn ze gelijk, dan allebei.
guide-battle-not = Val aan met de 5, naar rechts.

guide-one = De 1 verslaat de 6
guide-one-task = Niemand verslaat een 6, behalve een 1. Val Brams 6 aan met je 1, die eronder staat.
guide-one-done = De 1 wint van de 6, welke ringen ze ook hebben.
guide-one-not = Neem de 1: alleen die verslaat een 6.

guide-spy = Spion
guide-spy-task = Na je acties mag je munten uitgeven. Betaal er een voor een spion: wat is Brams verkenner naast je 5 waard?
guide-spy-done = Een 4. Jij blijft dat zien; de anderen niet.
guide-spy-not = Je munt is deze keer voor de spion.

guide-ring = Ring
guide-ring-task = Je 4 staat naast een 4: dat zou gelijkspel zijn. Een ring van één munt maakt hem één meer waard in zijn volgende gevecht. Geef hem er een.
guide-ring-done = Met de ring telt hij als 5. Door het gevecht is de ring op.
guide-ring-not = De ring is voor de 4 die naast Brams verkenner staat.

guide-bomb = Bom
guide-bomb-task = Je hebt een bom van 4 omgedraaid die twee kanten op werkt. In die lijn gaat iedereen van 4 of minder terug naar de boot, ook je eigen verkenners. Laat hem naar links en rechts werken; kies dan welke kant eerst.
guide-bomb-done = Brams 3 zit weer in de boot; je 6 is hoger dan de bom en blijft.
guide-bomb-not = Omhoog en omlaag zou hij ook je eigen 1 raken. Links en rechts is beter.

guide-storm = Storm
guide-storm-task = Een storm blaast iedereen in één richting een vak verder. Erboven, aan de rand, staat Brams verkenner. Blaas hem van het eiland.
guide-storm-done = Het water in, en terug naar de boot.
guide-storm-not = Blaas omhoog: daar staat Brams verkenner.

guide-reinforce = Versterken
guide-reinforce-task = In je boot wachten verkenners. Als actie komt de voorste op een vrije tegel naast een van de jouwe.
guide-reinforce-done = Twee op het eiland. Eén keer per beurt als actie, en nog eens voor een munt.
guide-reinforce-not = Haal er een aan land: Versterken.

guide-swim = Zwemmen
guide-swim-task = Waar tegels weg zijn, is ondiep water. Je 6 staat ernaast: zwem naar een tegel aan de oever, hoe ver ook.
guide-swim-done = Eén actie, hoe lang de weg ook is. In de diepe zee rond het eiland zwem je niet.
guide-swim-not = Zwem met de 6.

guide-shrink = Het eiland krimpt
guide-shrink-task = Aan het eind van je beurt haal je een tegel weg, van buiten naar binnen, een waarop niemand staat. Kies er een.
guide-shrink-done = Iedereen zag wat eronder zat, en weg is hij. Er is steeds minder plaats.
guide-shrink-not = Haal een tegel weg.

guide-win = Winnen
guide-win-task = Jij draagt de vlag, en van de anderen is alleen Brams 4 nog op het eiland. Versla hem.
guide-win-done = De vlag is van jou en niemand anders is op het eiland: gewonnen.
guide-win-not = Val de 4 aan met je 5.
