guide-walk = Marcher
guide-walk-task = Le disque rouge est votre explorateur ; personne d’autre que vous ne voit ce qu’il vaut. Vous avez trois déplacements par tour, et un pas en coûte un. Allez vers le bateau, au nord.
guide-walk-done = Près du bateau. Chacun a dix explorateurs, qui valent de 1 à 6.
guide-walk-not = Faites un pas vers le nord, vers le bateau.

guide-board = Monter à bord
guide-board-task = Votre explorateur est à côté d’un bateau. Faites-le monter : cela coûte aussi un déplacement.
guide-board-done = À bord. Un bateau porte trois explorateurs, de toutes couleurs.
guide-board-not = Faites monter votre explorateur dans le bateau.

guide-row = Ramer
guide-row-task = Vous avez le plus d’explorateurs dans ce bateau : c’est vous qui le contrôlez. Le port est à l’ouest : ramez jusque-là, deux cases.
guide-row-done = Au port de l’île sûre. Chaque case a coûté un déplacement.
guide-row-not = Le port est à l’ouest. Ramez avec le bateau qui porte vos deux explorateurs.

guide-land = Débarquer
guide-land-task = Le bateau est au port. Débarquez les deux explorateurs sur l’île sûre, un déplacement chacun.
guide-land-done = Sauvés. Ceux qui sont là comptent à la fin, et le bateau reste pour les autres.
guide-land-not = Deux de vos explorateurs peuvent débarquer ici.

guide-value = Ce qu’ils valent
guide-value-task = Il reste un déplacement. Votre 1 et votre 6 sont au port. Qui mettez-vous à l’abri ?
guide-value-done = Six points sauvés. Ce sont les points qui comptent, pas le nombre d’explorateurs.
guide-value-not = Le 6 compte six points à la fin. Débarquez celui-là.

guide-swim = Nager
guide-swim-task = Pas de bateau ? Un explorateur nage, d’une case par tour. Nagez vers l’ouest jusqu’au port, puis débarquez.
guide-swim-done = Nager puis débarquer dans le même tour est permis.
guide-swim-not = Nagez jusqu’au port, à l’ouest, puis débarquez.

guide-steer = Qui contrôle
guide-steer-task = Qui a le plus d’explorateurs dans un bateau le contrôle. Dans l’un de ces deux bateaux, Bram en a plus que vous. Ramez avec l’autre.
guide-steer-done = Un chacun : vous le contrôlez alors tous les deux.
guide-steer-not = Vous ne contrôlez que le bateau où personne n’a plus d’explorateurs que vous.

guide-sink = L’île sombre
guide-sink-task = Troisième étape : vous retirez une tuile, d’abord les plages. Sur la plage tout au nord-ouest se tient un explorateur de Bram. Retirez cette tuile.
guide-sink-done = Son explorateur est tombé à l’eau, et sous la tuile attendait un requin.
guide-sink-not = Une plage, oui, mais celle du nord-ouest, où se tient l’explorateur de Bram.

guide-dolphin = Les tuiles gardées
guide-dolphin-task = Certaines tuiles se gardent en secret et se jouent au début du tour. Jouez le Dauphin : il porte votre nageur jusqu’à trois cases. Deux vers l’ouest suffisent.
guide-dolphin-done = Déjà au port, et il peut encore nager et débarquer ce tour-ci.
guide-dolphin-not = Jouez le Dauphin, et allez vers l’ouest, jusqu’au port.

guide-serpent = Le serpent de mer
guide-serpent-task = Dernière étape : le dé montre un serpent de mer, et vous en déplacez un. Il avance d’une case et engloutit un bateau avec tous ses occupants. Celui de Bram est juste à côté.
guide-serpent-done = Le bateau a disparu avec les deux explorateurs.
guide-serpent-not = Le serpent du nord-ouest est à côté du bateau de Bram. Déplacez-le vers l’est.

guide-shark = Le requin
guide-shark-task = Le dé montre un requin. Il avance de deux cases au plus et happe les nageurs. Celui de Bram est à deux cases vers l’est.
guide-shark-done = Perdu. Dans un bateau, on n’a rien à craindre d’un requin.
guide-shark-not = Menez le requin deux cases vers l’est, jusqu’au nageur de Bram.

guide-whale = La baleine
guide-whale-task = Le dé montre une baleine. Elle avance de trois cases au plus et fait chavirer les bateaux occupés. Celui de Bram est à deux cases vers l’ouest.
guide-whale-done = Le bateau a disparu ; ses occupants nagent. Une baleine ne fait rien aux nageurs.
guide-whale-not = Menez la baleine deux cases vers l’ouest, jusqu’au bateau de Bram.

guide-defend = Repousser
guide-defend-task = Bram envoie un requin vers votre nageur. Vous avez gardé une tuile qui repousse les requins : jouez-la.
guide-defend-done = Le requin a quitté le jeu, et votre explorateur nage toujours.
guide-defend-not = Sans la tuile, votre 6 est perdu. Repoussez le requin.

guide-volcano = Le volcan
guide-volcano-task = Sous l’une des montagnes se trouve le volcan. Retirez l’une des deux dernières tuiles.
guide-volcano-done = La partie est finie aussitôt. Qui n’était pas sur une île sûre est perdu ; votre 6 et votre 3 battent le 4 et le 1 de Bram.
guide-volcano-not = Retirez une tuile.
