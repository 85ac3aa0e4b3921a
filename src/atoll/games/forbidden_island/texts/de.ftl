game-name = Die verbotene Insel
game-summary = Ein Team von Abenteurern birgt vier Artefakte auf einer sinkenden Insel und entkommt gemeinsam oder gar nicht.

## Felder

tile-fools_landing = Landeplatz
tile-bronze_gate = Abendtor
tile-copper_gate = Lehmtor
tile-gold_gate = Morgentor
tile-iron_gate = Regentor
tile-silver_gate = Frosttor
tile-temple_moon = Mondstufen
tile-temple_sun = Sonnenstufen
tile-whispering_garden = Schilfgarten
tile-howling_garden = Farngarten
tile-cave_embers = Schmiedehöhle
tile-cave_shadows = Dunkle Höhle
tile-coral_palace = Rote Kuppel
tile-tidal_palace = Wellenhaus
tile-breakers_bridge = Seilbrücke
tile-cliffs_abandon = Die Klippen
tile-crimson_forest = Rote Kiefern
tile-dunes_deception = Bernsteindünen
tile-lost_lagoon = Spiegelteich
tile-misty_marsh = Reihermoor
tile-observatory = Sternenhaus
tile-phantom_rock = Nadelfels
tile-twilight_hollow = Eulengrund
tile-watchtower = Altes Leuchtfeuer

level-dry = trocken
level-flooded = überflutet
level-sunk = versunken

## Rollen, Artefakte, Karten

role-explorer = Forscher
role-pilot = Pilot
role-engineer = Ingenieur
role-navigator = Navigator
role-messenger = Bote
role-diver = Taucher

treasure-earth = Erde
treasure-wind = Wind
treasure-fire = Feuer
treasure-ocean = Wasser

card-earth = Erde
card-wind = Wind
card-fire = Feuer
card-ocean = Wasser
card-helicopter = Helikopter
card-sandbags = Sandsäcke
card-waters_rise = Hochwasser

## Wie es endet

ending-none = Das Spiel geht weiter.
ending-won = Gewonnen! Das Team fliegt mit allen vier Artefakten nach Hause.
ending-treasure_lost = Verloren: Beide Felder eines Artefakts sind versunken, ehe es geborgen war.
ending-landing_lost = Verloren: Der Landeplatz ist versunken und mit ihm der Heimweg.
ending-drowned = Verloren: Jemand aus dem Team ist ertrunken.
ending-skull = Verloren: Das Wasser hat den Totenkopf erreicht.

moment-before_draw = vor dem Ziehen der Artefaktkarten
moment-between_draws = zwischen den beiden Artefaktkarten
moment-before_flood = vor den Flutkarten
moment-between_floods = zwischen zwei Flutkarten

## Unmögliche Stellungen

fault-none = Alles ist in Ordnung.
fault-tiles = Felder: Jeder Platz der Insel braucht genau ein Feld und jedes Feld einen Platz.
fault-levels = Zustände: Jedes Feld ist trocken, überflutet oder versunken; zu Spielbeginn sind sechs überflutet und keines versunken.
fault-flood_cards = Flutkarten: Zu jedem vorhandenen Feld gehört genau eine, zu einem versunkenen keine.
fault-flood_layers = Flutstapel: Er braucht mindestens eine Karte und darf unter der obersten Lage keine leere haben.
fault-roles = Rollen: Jeder Platz am Tisch braucht eine eigene Rolle.
fault-pawns = Figuren: Jede steht auf einem vorhandenen Feld, außer es ist gerade versunken oder der Taucher wartet im Wasser.
fault-hands = Hände: höchstens fünf Karten, Sonderkarten mitgezählt, außer beim Ziehen oder Ablegen.
fault-treasure_cards = Artefaktkarten: Hände und Ablage enthalten zusammen nicht mehr als die Schachtel, und mindestens eine Karte bleibt im Stapel.
fault-meter = Wasserpegel: Er steht zwischen der Startmarke des Schwierigkeitsgrads und dem Totenkopf, beim Totenkopf nur nach verlorenem Spiel.
fault-turn = Zug: Er gehört einem Platz am Tisch, und vor dem Ende der Vorbereitung niemandem.
fault-asks = Fragen: Offen dürfen nur solche sein, zu denen das Spiel führen kann, gestellt an Plätze, die sie beantworten können.
fault-over = Ende: Ein entschiedenes Spiel muss vorbei sein, und sein Ende muss zur Stellung passen.

## Optionen

option-seats = Abenteurer
option-seats-help = Wie viele Abenteurer zum Team gehören.
option-seats-2 = zwei
option-seats-3 = drei
option-seats-4 = vier
option-difficulty = Schwierigkeit
option-difficulty-help = Der Pegelstand zu Beginn.
option-difficulty-novice = Anfänger (Pegelstand 1)
option-difficulty-normal = Normal (Pegelstand 2)
option-difficulty-elite = Elite (Pegelstand 3)
option-difficulty-legendary = Legendär (Pegelstand 4)
option-layout = Insel
option-layout-help = Die Form, in der die 24 Felder ausgelegt werden.
option-layout-forbidden_island = Verbotene Insel (wie gedruckt)
option-layout-island_of_shadows = Insel der Schatten
option-layout-volcano_island = Vulkaninsel
option-layout-island_of_death = Insel des Todes
option-layout-bay_of_gulls = Möwenbucht
option-layout-bone_island = Knocheninsel
option-layout-coral_reef = Korallenriff
option-layout-skull_island = Totenkopfinsel
option-layout-bridge_of_horrors = Brücke des Schreckens
option-layout-atoll_of_decisions = Atoll der Entscheidungen
option-layout-arch_of_fate = Bogen des Schicksals
option-layout-treasure_island = Schatzinsel
option-navigator = Navigator
option-navigator-help = Ob eine Aktion auch zwei andere Figuren je ein Feld weit führen darf.
option-navigator-split = eine Figur zwei Felder oder zwei Figuren je eines (deutsche Regel)
option-navigator-single = nur eine Figur (englische Regel)
option-sandbags = Sandsäcke
option-sandbags-help = Ob Sandsäcke noch zwischen den Flutkarten gespielt werden dürfen.
option-sandbags-before_flood = nur vor den Flutkarten (deutsche Regel)
option-sandbags-any_time = auch zwischen Flutkarten (englische Regel)
option-rescue = Rettung
option-rescue-help = Ob ein Helikopter Figuren von einem gerade versunkenen Feld holen darf.
option-rescue-helicopter = mit dem Helikopter (laut Autor)
option-rescue-none = keine Rettung
option-hand_limit = Handgrenze
option-hand_limit-help = Wann beim Ziehen die Grenze von fünf Karten gilt.
option-hand_limit-after_both = nach beiden Karten (deutsche Regel)
option-hand_limit-after_each = nach jeder Karte (englische Regel)
option-dive = Taucher
option-dive-help = Ob der Taucher zwischen zwei Aktionen im Wasser bleiben darf.
option-dive-move = jeder Tauchgang endet auf einem Feld (deutsche Regel)
option-dive-turn = nur der Zug muss auf einem Feld enden (englische Regel)

## Was man tun kann

do-lay = Feld legen: { $tile }
do-flood = Flutkarte: { $tile }
do-role = Rolle: { $role }
do-draw = Artefaktkarte: { $card }
do-first = { $seat } beginnt
do-move = Zu „{ $tile }“ gehen
do-fly = Zu „{ $tile }“ fliegen
do-guide = Zu „{ $tile }“ führen: { $role }
do-shore = „{ $tile }“ trockenlegen
do-give = Karte { $treasure } geben an: { $role }
do-capture = Artefakt bergen: { $treasure }
do-end = Aktionen beenden und ziehen
do-discard = { $card } ablegen
do-sandbag = Sandsäcke auf „{ $tile }“
do-helicopter = Helikopter, zuerst an Bord: { $role }
do-board = Auch an Bord: { $role }
do-land = Auf „{ $tile }“ landen
do-lift_off = Helikopter: mit allen heimfliegen und gewinnen
do-swim = Dich auf „{ $tile }“ retten
do-pass = Nichts, weiter

## Was geschehen ist

event-laid = „{ $tile }“ wird ausgelegt.
event-flooded = „{ $tile }“ wird überflutet.
event-sunk = „{ $tile }“ versinkt.
event-cast = { $seat }: { $role }, Start auf „{ $tile }“.
event-dealt = { $seat } bekommt eine Karte: { $card }.
event-begins = { $seat } beginnt.
event-turn = Zug { $turn }: { $seat }.
event-moved = { $seat } geht von „{ $from }“ zu „{ $tile }“.
event-dived = { $seat } taucht von „{ $from }“ zu „{ $tile }“.
event-flew = { $seat } fliegt von „{ $from }“ zu „{ $tile }“.
event-guided = { $seat } führt { $other } von „{ $from }“ zu „{ $tile }“.
event-shored = { $seat } legt „{ $tile }“ trocken.
event-gave = { $seat } gibt eine Karte an { $other }: { $card }.
event-captured = { $seat } birgt auf „{ $tile }“ ein Artefakt: { $treasure }.
event-drew = { $seat } zieht eine Karte: { $card }.
event-waters_rose = { $cards ->
    [0] { $seat } zieht „Hochwasser“. Der Pegel steht am Totenkopf.
    [one] { $seat } zieht „Hochwasser“. Pegelstand { $mark }: { $cards } Flutkarte je Zug; die abgelegten Flutkarten kommen wieder oben auf den Stapel.
   *[other] { $seat } zieht „Hochwasser“. Pegelstand { $mark }: { $cards } Flutkarten je Zug; die abgelegten Flutkarten kommen wieder oben auf den Stapel.
}
event-discarded = { $seat } legt eine Karte ab: { $card }.
event-sandbagged = { $seat } spielt Sandsäcke: „{ $tile }“ ist wieder trocken.
event-called = { $seat } spielt die Karte „Helikopter“: { $other } steigt zuerst ein.
event-boarded = { $other } steigt auch in den Helikopter von { $seat }.
event-airlifted = Der Helikopter von { $seat } bringt { $other } von „{ $from }“ zu „{ $tile }“.
event-lifted_off = { $seat } spielt die Karte „Helikopter“, und das ganze Team hebt ab.
event-swam = { $seat } rettet sich von „{ $from }“ auf „{ $tile }“.
event-treasures_shuffled = Der Artefaktstapel ist aufgebraucht; die Ablage wird gemischt und bildet den neuen Stapel.
event-floods_shuffled = Der Flutstapel ist aufgebraucht; die Ablage wird gemischt und bildet den neuen Stapel.
event-over = { $ending }

## Was gefragt ist

ask-lay = Das nächste Feld der Insel wird gelegt.
ask-start_flood = { $left ->
    [one] Noch { $left } Feld wird zu Beginn überflutet.
   *[other] Noch { $left } Felder werden zu Beginn überflutet.
}
ask-role = { $seat } bekommt eine Rolle.
ask-deal = { $left ->
    [one] { $seat } bekommt noch { $left } Artefaktkarte.
   *[other] { $seat } bekommt noch { $left } Artefaktkarten.
}
ask-first = Wer beginnt?
ask-act = { $left ->
    [0] Keine Aktion mehr: Beende deine Aktionen oder spiel vorher eine Sonderkarte.
    [one] Du bist am Zug: noch { $left } Aktion.
   *[other] Du bist am Zug: noch { $left } Aktionen.
}
ask-shore_more = Mit derselben Aktion ein zweites Feld trockenlegen?
ask-guide_more = { $seat } ist ein Feld weit gegangen. Mit derselben Aktion noch eine andere Figur ein Feld weit führen?
ask-discard = Zu viele Karten: Leg eine ab oder spiel eine Sonderkarte.
ask-draw = { $left ->
    [one] Noch { $left } Artefaktkarte wird gezogen.
   *[other] Noch { $left } Artefaktkarten werden gezogen.
}
ask-special = Eine Sonderkarte spielen { $moment }?
ask-flight = Der Helikopter wartet auf „{ $tile }“: Wer steigt noch ein, oder wo landet er?
ask-flood = { $left ->
    [one] Noch { $left } Flutkarte wird aufgedeckt.
   *[other] Noch { $left } Flutkarten werden aufgedeckt.
}
ask-swim = „{ $tile }“ ist unter dir versunken: Wohin rettest du dich?
ask-rescue = „{ $tile }“ ist versunken, und jemand kann von dort nicht wegschwimmen: einen Helikopter schicken?
