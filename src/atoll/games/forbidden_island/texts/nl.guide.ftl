guide-walk = Lopen
guide-walk-task = Jij bent de rode schijf in het midden. Met één actie ga je naar de volgende tegel: boven, onder, links of rechts. Loop in twee stappen naar de Landingsplaats: kies een verlichte tegel en bevestig.
guide-walk-done = Dat waren twee van je drie acties. Een overstroomde tegel draagt je even goed als een droge.
guide-walk-not = Zo kom je niet bij de Landingsplaats. Die ligt één tegel hoger en één naar rechts.

guide-shore = Droogleggen
guide-shore-task = Een overstroomde tegel zinkt als zijn kaart nog eens komt. De Landingsplaats is overstroomd, en zonder die plek komt niemand weg. Hij ligt naast je: leg hem droog.
guide-shore-done = De Landingsplaats is weer droog. Ook de tegel waar je op staat kun je droogleggen.
guide-shore-not = Dat mag, maar de Landingsplaats gaat voor. Leg die droog.

guide-end = Het eiland zinkt
guide-end-task = Je drie acties zijn op. Beëindig je acties: je trekt twee schatkaarten, dan worden er twee vloedkaarten omgedraaid.
guide-end-done = Het Reigermoeras is nu overstroomd. De Regenpoort was dat al, dus die zonk en komt nooit terug.
guide-end-not = Beëindig je acties.

guide-rise = Het water stijgt
guide-rise-task = Drie kaarten van de schatstapel zijn Stijgend water. Beëindig je acties en kijk wat zo’n kaart doet.
guide-rise-done = De waterstand steeg, de afgelegde vloedkaarten gingen terug boven op de stapel, en zo kwamen tegels die net overstroomd waren opnieuw en zonken.
guide-rise-not = Beëindig je acties.

guide-swim = Zwemmen
guide-swim-task = De tegel onder je is gezonken. Zwem naar een tegel ernaast; overstroomd mag ook.
guide-swim-done = Aan land. Wie naast zich geen tegel vindt, verdrinkt, en dan heeft het hele team verloren.
guide-swim-not = Zwem naar een verlichte tegel.

guide-give = Een kaart geven
guide-give-task = Bram staat op jouw tegel en heeft drie kaarten Vuur. Voor een schat zijn er vier nodig. Geef hem de jouwe.
guide-give-done = Bram heeft ze alle vier. Geven doe je in je eigen beurt, voor één actie, op dezelfde tegel.
guide-give-not = Bram heeft Vuur nodig. Geef hem die kaart.

guide-capture = Een schat bemachtigen
guide-capture-task = Je hebt vier kaarten Vuur en staat op de Smidsgrot, een van de twee tegels van Vuur. Bemachtig de schat.
guide-capture-done = De eerste van de vier schatten. De vier kaarten worden afgelegd.
guide-capture-not = Alles is er: vier kaarten, de juiste tegel, een actie. Bemachtig de schat.

guide-discard = Hoogstens vijf kaarten
guide-discard-task = Zes kaarten is er één te veel. De Wind heeft het team al: leg die kaart af.
guide-discard-done = Niemand heeft die nog nodig. Een speciale kaart mag je ook spelen in plaats van afleggen.
guide-discard-not = Die heb je nog nodig. De Wind is al bemachtigd.

guide-sandbags = Zandzakken
guide-sandbags-task = Zandzakken leggen een tegel droog, hoe ver ook, en kosten geen actie. De Maantrappen zijn weg: red de Zonnetrappen, de andere tegel van Aarde.
guide-sandbags-done = Gered. Speciale kaarten mag je ook in de beurt van anderen spelen.
guide-sandbags-not = Als ook de Zonnetrappen zinken, is Aarde verloren en daarmee het spel. Daar horen de Zandzakken.

guide-diver = Zes rollen
guide-diver-task = Iedereen heeft een rol. Jij bent de Duiker: met één actie kom je door zoveel overstroomde en ontbrekende tegels als je wilt. Duik naar de Rode Koepel, rechtsboven.
guide-diver-done = Vier tegels in één actie, en met je vier kaarten kun je daar de Zee bemachtigen. Wat de andere rollen kunnen, staat in de regels.
guide-diver-not = Duik verder: de Rode Koepel ligt rechtsboven.

guide-engineer = Twee voor één
guide-engineer-task = De Ingenieur legt met één actie twee tegels droog: hier de jouwe en die eronder. Doe ze allebei.
guide-engineer-done = Twee tegels voor één actie.
guide-engineer-not = Twee overstroomde tegels liggen binnen bereik, de jouwe en die eronder. Leg ze allebei droog.

guide-messenger = Van ver
guide-messenger-task = De Boodschapper geeft kaarten zonder op dezelfde tegel te staan. Bram wacht bij het Golvenhuis op een vierde kaart Zee: geef hem de jouwe.
guide-messenger-done = In zijn beurt kan hij de Zee bemachtigen.
guide-messenger-not = Bram wacht op de kaart Zee.

guide-helicopter = Helikopter
guide-helicopter-task = De vier schatten zijn binnen. Een Helikopterkaart brengt pionnen van één tegel naar een andere naar keuze en kost geen actie. Neem Bram mee en vlieg naar de Landingsplaats.
guide-helicopter-done = Jullie zijn allebei op de Landingsplaats, en er is nog één Helikopterkaart.
guide-helicopter-not = Vlieg samen, naar de Landingsplaats: eerst wie vliegt, dan wie meegaat, dan waarheen.

guide-away = Naar huis
guide-away-task = Vier schatten, iedereen op de Landingsplaats, een Helikopterkaart: vlieg naar huis en win.
guide-away-done = Gewonnen, met z’n allen. Het is verloren als iemand verdrinkt, als beide tegels van een ontbrekende schat of de Landingsplaats weg zijn, of als het water het doodshoofd bereikt.
guide-away-not = Er ontbreekt niets meer. Vlieg naar huis.
