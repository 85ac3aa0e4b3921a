guide-move = Gehen
guide-move-task = Deine Entdecker sind rote Scheiben; nur du siehst, was sie wert sind. Geh mit einem von ihnen auf ein freies Plättchen daneben.
guide-move-done = Eine deiner zwei Aktionen. Auf einem verdeckten Plättchen zu stehen dreht es nicht um.
guide-move-not = Das ist eine andere Aktion. Geh zuerst einen Schritt mit einem deiner Entdecker.

guide-reveal = Aufdecken
guide-reveal-task = Dreh ein verdecktes Plättchen neben einem deiner Entdecker um. Darunter können Münzen sein, eine Bombe, ein Sturm oder nichts.
guide-reveal-done = Zwei Münzen. Ab dem nächsten Zug gehören sie dem, der dorthin kommt.
guide-reveal-not = Dreh ein Plättchen um: Aufdecken.

guide-coins = Münzen
guide-coins-task = Auf dem Plättchen eine Reihe tiefer als deine 3 liegen zwei Münzen. Geh hin, und sie gehören dir.
guide-coins-done = Mit Münzen bezahlst du Ringe, Spione, Verstärkung und Bombenräumer.
guide-coins-not = Die Münzen liegen eine Reihe tiefer als deine 3. Geh mit ihr dorthin.

guide-stone = Steine
guide-stone-task = Unter einem der vier Steine liegt die Fahne. Wer auf einen Stein kommt, dreht ihn um. Geh auf den Stein zwischen deiner 3 und deiner 5.
guide-stone-done = Die Fahne! Dein Entdecker trägt sie. Unter den anderen Steinen liegt Beute.
guide-stone-not = Geh mit der 3 oder der 5 auf den Stein.

guide-battle = Kämpfen
guide-battle-task = Deine 5 steht neben Brams 4, deren Wert du gesehen hast. Greif sie an.
guide-battle-done = Der höhere Wert gewinnt und hat das Plättchen; der niedrigere kommt zurück in sein Boot. Bei Gleichstand beide.
guide-battle-not = Greif mit der 5 an, nach rechts.

guide-one = Die 1 schlägt die 6
guide-one-task = Niemand schlägt eine 6, nur eine 1. Greif Brams 6 mit deiner 1 an, die darunter steht.
guide-one-done = Die 1 gewinnt gegen die 6, welche Ringe es auch gibt.
guide-one-not = Nimm die 1: Nur sie schlägt eine 6.

guide-spy = Spion
guide-spy-task = Nach deinen Aktionen darfst du Münzen ausgeben. Zahl eine für einen Spion: Was ist Brams Entdecker neben deiner 5 wert?
guide-spy-done = Eine 4. Du siehst sie weiterhin; die anderen nicht.
guide-spy-not = Diesmal ist deine Münze für den Spion.

guide-ring = Ring
guide-ring-task = Deine 4 steht neben einer 4: Das gäbe Gleichstand. Ein Ring für eine Münze macht sie im nächsten Kampf eins mehr wert. Gib ihr einen.
guide-ring-done = Mit dem Ring zählt sie als 5. Der Kampf verbraucht den Ring.
guide-ring-not = Der Ring ist für die 4, die neben Brams Entdecker steht.

guide-bomb = Bombe
guide-bomb-task = Du hast eine Bombe der Stärke 4 aufgedeckt, die nach zwei Seiten wirkt. In ihrer Linie kommen alle mit 4 oder weniger zurück ins Boot, auch deine. Lass sie nach links und rechts wirken; dann wähl, wohin zuerst.
guide-bomb-done = Brams 3 sitzt wieder im Boot; deine 6 ist höher als die Bombe und bleibt.
guide-bomb-not = Nach oben und unten träfe sie auch deine 1. Links und rechts ist besser.

guide-storm = Sturm
guide-storm-task = Ein Sturm bläst alle in einer Richtung ein Feld weiter. Über ihm, am Rand, steht Brams Entdecker. Blas ihn von der Insel.
guide-storm-done = Ins Wasser, und zurück ins Boot.
guide-storm-not = Blas nach oben: Dort steht Brams Entdecker.

guide-reinforce = Verstärken
guide-reinforce-task = In deinem Boot warten Entdecker. Als Aktion kommt der vorderste auf ein freies Plättchen neben einem von deinen.
guide-reinforce-done = Zwei auf der Insel. Einmal je Zug als Aktion und noch einmal für eine Münze.
guide-reinforce-not = Hol einen an Land: Verstärken.

guide-swim = Schwimmen
guide-swim-task = Wo Plättchen fort sind, ist flaches Wasser. Deine 6 steht daneben: Schwimm auf ein Plättchen am Ufer, wie weit es auch ist.
guide-swim-done = Eine Aktion, wie lang der Weg auch ist. Im tiefen Meer um die Insel schwimmt man nicht.
guide-swim-not = Schwimm mit der 6.

guide-shrink = Die Insel schrumpft
guide-shrink-task = Am Ende deines Zuges nimmst du ein Plättchen weg, von außen nach innen, eines, auf dem niemand steht. Wähl eines.
guide-shrink-done = Alle haben gesehen, was darunter war, und fort ist es. Der Platz wird knapp.
guide-shrink-not = Nimm ein Plättchen weg.

guide-win = Gewinnen
guide-win-task = Du trägst die Fahne, und von den anderen ist nur noch Brams 4 auf der Insel. Schlag sie.
guide-win-done = Die Fahne gehört dir, und niemand sonst ist auf der Insel: gewonnen.
guide-win-not = Greif die 4 mit deiner 5 an.
