guide-map = Landkaarten
guide-map-task = Kies een kaart uit je hand en dan een aanlegplaats van het grote eiland. Een van je kompassen gaat mee.
guide-map-done = De landkaart is begonnen. Wie er een kompas heeft, deelt in wat er wordt gevonden.
guide-map-not = Kies een kaart en dan een aanlegplaats.

guide-higher = Steeds hoger
guide-higher-task = Bij zuid 1 liggen blauwe landkaarten, de laatste een 4. De volgende moet blauw zijn en minstens zo hoog. Speel daar je blauwe 6.
guide-higher-done = Het hoeft niet het volgende getal te zijn, alleen hetzelfde of een hoger.
guide-higher-not = Die kaart past daar niet. Kies de blauwe 6 en speel hem bij zuid 1.

guide-several = Meer tegelijk
guide-several-task = In één beurt mag je meer kaarten van één kleur spelen. Kies beide blauwe kaarten en speel ze bij zuid 1.
guide-several-done = Ze liggen oplopend. Met drie spelers zijn vier kaarten genoeg om buit te vinden.
guide-several-not = Kies beide blauwe kaarten en dan zuid 1.

guide-colours = Twee kleuren per kust
guide-colours-task = De twee aanlegplaatsen van een kust moeten verschillende kleuren hebben. Bij zuid 1 ligt blauw: speel de groene kaart bij zuid 2.
guide-colours-done = Groen naast blauw: zo mag het.
guide-colours-not = Kies de groene kaart en speel hem bij zuid 2.

guide-joker = Joker
guide-joker-task = Een joker is zoveel waard als de kaart ervoor, en zijn schatkist levert een schat meer op. Speel hem bij zuid 1.
guide-joker-done = Hij telt als een 7, en kaarten vanaf 7 mogen volgen.
guide-joker-not = Kies de joker en speel hem bij zuid 1.

guide-curse = De vloek
guide-curse-task = Een 1 als eerste kaart van een aanlegplaats: alle anderen nemen een vloekblokje. Speel de rode 1 bij een aanlegplaats naar keuze.
guide-curse-done = Bram en Chloé namen een blokje. Wie er aan het eind dertien heeft, is verloren.
guide-curse-not = Kies de rode 1.

guide-copy = Een 1 vooraan
guide-copy-task = Is de laatste kaart 2 of meer waard, dan komt een 1 vooraan en kopieert hij een effect, alleen voor jou. Speel de blauwe 1 bij zuid 1 en kopieer “een blokje verwijderen”.
guide-copy-done = Een blokje minder.
guide-copy-not = Kies de blauwe 1, zuid 1, en daar “een blokje verwijderen”.

guide-islet = Kleine eilanden
guide-islet-task = Twee kaarten van één kleur betalen een klein eiland. Betaal met beide rode kaarten het eiland dat drie blokjes verwijdert.
guide-islet-done = Drie blokjes minder. Het eiland is omgedraaid tot de volgende ronde.
guide-islet-not = Kies beide rode kaarten en dan het eiland dat blokjes verwijdert.

guide-bottom = De onderste kiest eerst
guide-bottom-task = Wordt een aanlegplaats verkend, dan kiest het onderste kompas het eerst. Bij noord 1 ligt het jouwe bovenop. Betaal met beide rode kaarten het eiland dat een kompas onderop legt, en kies het jouwe.
guide-bottom-done = Nu ligt het jouwe onderop: jij kiest het eerst.
guide-bottom-not = Kies beide rode kaarten, dan het eiland dat een kompas onderop legt, dan noord 1.

guide-pass = Passen
guide-pass-task = Wie als eerste past, krijgt de startspelertegel, aan het eind 5 goud waard. Pas.
guide-pass-done = De tegel is van jou. Je kaart blijft in je hand voor de volgende ronde.
guide-pass-not = Pas, voordat een ander het doet.

guide-keep = Houden
guide-keep-task = De noordkust is verkend, en jouw kompas ligt onderop. Houd de geldbuidel van 7 goud; zijn vloek brengt twee blokjes.
guide-keep-done = Zeven goud, twee blokjes erbij. Nu neemt Bram de andere schat.
guide-keep-not = De geldbuidel van 7 goud is meer waard. Houd hem.

guide-bury = Begraven
guide-bury-task = Je hebt elf blokjes. Met elk van deze schatten kom je boven de twaalf. Begraaf er een: dat verwijdert twee blokjes.
guide-bury-done = Negen blokjes. Elke amulet die je hebt, verwijdert er nog een.
guide-bury-not = Met dertien blokjes aan het eind is alles verloren. Begraaf er een.

guide-healer = Heelsters
guide-healer-task = Aan het eind betaalt wie blokjes heeft een heelster. Jij hebt er acht. Welke van de drie is voor jou het goedkoopst?
guide-healer-done = Eén goud per blokje: acht. Wie daarna het rijkst is, wint.
guide-healer-not = Die kost meer. De eerste vraagt maar één goud per blokje.
