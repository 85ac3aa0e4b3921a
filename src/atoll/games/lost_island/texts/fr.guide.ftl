guide-move = Avancer
guide-move-task = Vos explorateurs sont des disques rouges ; personne d’autre que vous ne voit ce qu’ils valent. Menez l’un d’eux sur une tuile libre voisine.
guide-move-done = Une de vos deux actions. Se tenir sur une tuile cachée ne la retourne pas.
guide-move-not = C’est une autre action. Faites d’abord un pas avec l’un de vos explorateurs.

guide-reveal = Révéler
guide-reveal-task = Retournez une tuile cachée à côté de l’un de vos explorateurs. Dessous, il peut y avoir des pièces, une bombe, une tempête, ou rien.
guide-reveal-done = Deux pièces. Dès le prochain tour, elles sont à qui s’y rend.
guide-reveal-not = Retournez une tuile : Révéler.

guide-coins = Pièces
guide-coins-task = Il y a deux pièces sur la tuile juste en dessous de celle de votre 3. Allez-y et elles sont à vous.
guide-coins-done = Les pièces paient anneaux, espions, renforts et démineurs.
guide-coins-not = Les pièces sont une rangée plus bas que votre 3. Allez-y avec lui.

guide-stone = Pierres
guide-stone-task = Le drapeau est sous l’une des quatre pierres. Qui vient sur une pierre la retourne. Allez sur la pierre entre votre 3 et votre 5.
guide-stone-done = Le drapeau ! Votre explorateur le porte. Sous les autres pierres, il y a du butin.
guide-stone-not = Allez sur la pierre avec le 3 ou avec le 5.

guide-battle = Bataille
guide-battle-task = Votre 5 est à côté du 4 de Bram, dont vous avez vu la valeur. Attaquez-le.
guide-battle-done = La plus haute valeur remporte la bataille et la tuile ; la plus basse retourne à son bateau. À égalité, les deux.
guide-battle-not = Attaquez avec le 5, vers la droite.

guide-one = Le 1 bat le 6
guide-one-task = Personne ne bat un 6, sauf un 1. Attaquez le 6 de Bram avec votre 1, qui est juste dessous.
guide-one-done = Le 1 l’emporte sur le 6, quels que soient les anneaux.
guide-one-not = Prenez le 1 : lui seul bat un 6.

guide-spy = Espion
guide-spy-task = Après vos actions, vous pouvez dépenser des pièces. Payez-en une pour un espion : que vaut l’explorateur de Bram, à côté de votre 5 ?
guide-spy-done = Un 4. Vous continuez à le voir ; les autres non.
guide-spy-not = Cette fois, votre pièce est pour l’espion.

guide-ring = Anneau
guide-ring-task = Votre 4 est à côté d’un 4 : ce serait l’égalité. Pour une pièce, un anneau augmente sa valeur d’un point à la prochaine bataille. Donnez-lui-en un.
guide-ring-done = Avec l’anneau, il compte pour 5. La bataille use l’anneau.
guide-ring-not = L’anneau est pour le 4 qui est à côté de l’explorateur de Bram.

guide-bomb = Bombe
guide-bomb-task = Vous avez révélé une bombe de 4 qui agit de deux côtés. Sur sa ligne, tous ceux de 4 ou moins retournent au bateau, les vôtres aussi. Faites-la agir à gauche et à droite ; puis choisissez de quel côté d’abord.
guide-bomb-done = Le 3 de Bram est de retour au bateau ; votre 6 est plus fort que la bombe et reste.
guide-bomb-not = De haut en bas, elle toucherait aussi votre 1. Mieux vaut à gauche et à droite.

guide-storm = Tempête
guide-storm-task = Une tempête pousse d’une case tous les explorateurs qui sont dans une même direction. Au-dessus d’elle, au bord, se tient l’explorateur de Bram. Chassez-le de l’île.
guide-storm-done = À l’eau, et retour au bateau.
guide-storm-not = Soufflez vers le haut : c’est là qu’est l’explorateur de Bram.

guide-reinforce = Renfort
guide-reinforce-task = Des explorateurs attendent dans votre bateau. Pour une action, celui de l’avant vient sur une tuile libre voisine de l’un des vôtres.
guide-reinforce-done = Deux sur l’île. Une fois par tour comme action, et une fois de plus pour une pièce.
guide-reinforce-not = Faites-en venir un : Renfort.

guide-swim = Nager
guide-swim-task = Là où des tuiles ont disparu, l’eau est peu profonde. Votre 6 est au bord : nagez jusqu’à une tuile de la rive, si loin soit-elle.
guide-swim-done = Une action, quelle que soit la longueur du chemin. On ne nage pas dans la mer profonde autour de l’île.
guide-swim-not = Nagez avec le 6.

guide-shrink = L’île rétrécit
guide-shrink-task = À la fin de votre tour, vous retirez une tuile, de l’extérieur vers l’intérieur, où il n’y a personne. Choisissez-en une.
guide-shrink-done = Tous ont vu ce qu’il y avait dessous, et la voilà partie. Il y a de moins en moins de place.
guide-shrink-not = Retirez une tuile.

guide-win = Gagner
guide-win-task = Vous portez le drapeau, et des autres il ne reste que le 4 de Bram sur l’île. Battez-le.
guide-win-done = Le drapeau est à vous et il n’y a plus personne d’autre sur l’île : gagné.
guide-win-not = Attaquez le 4 avec votre 5.
