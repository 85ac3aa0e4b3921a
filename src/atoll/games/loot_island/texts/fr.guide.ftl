guide-map = Cartes
guide-map-task = Choisissez une carte de votre main, puis un territoire de la grande île. Une de vos boussoles y va aussi.
guide-map-done = La carte est commencée. Qui a une boussole là partage ce qu’on y trouve.
guide-map-not = Choisissez une carte, puis un territoire.

guide-higher = De plus en plus haut
guide-higher-task = À Sud 1 il y a des cartes bleues, la dernière un 4. La suivante doit être bleue et au moins aussi haute. Jouez-y votre 6 bleu.
guide-higher-done = Pas forcément le nombre suivant : le même ou un plus haut.
guide-higher-not = Cette carte ne va pas là. Choisissez le 6 bleu et jouez-le à Sud 1.

guide-several = Plusieurs à la fois
guide-several-task = À votre tour, vous pouvez jouer plusieurs cartes d’une couleur. Choisissez les deux cartes bleues et jouez-les à Sud 1.
guide-several-done = Elles se suivent en ordre croissant. À trois joueurs, quatre cartes suffisent pour trouver du butin.
guide-several-not = Choisissez les deux cartes bleues, puis Sud 1.

guide-colours = Deux couleurs par côte
guide-colours-task = Les deux territoires d’une côte doivent être de couleurs différentes. À Sud 1 il y a du bleu : jouez la carte verte à Sud 2.
guide-colours-done = Vert à côté de bleu : c’est permis.
guide-colours-not = Choisissez la carte verte et jouez-la à Sud 2.

guide-joker = Joker
guide-joker-task = Un joker vaut autant que la carte qui le précède, et son coffre apporte un trésor de plus. Jouez-le à Sud 1.
guide-joker-done = Il compte pour 7, et des cartes à partir de 7 peuvent suivre.
guide-joker-not = Choisissez le joker et jouez-le à Sud 1.

guide-curse = La malédiction
guide-curse-task = Un 1 en première carte d’un territoire : tous les autres prennent un cube de malédiction. Jouez le 1 rouge où vous voulez.
guide-curse-done = Bram et Chloé ont pris un cube. Qui en a treize à la fin est perdu.
guide-curse-not = Choisissez le 1 rouge.

guide-copy = Un 1 au début
guide-copy-task = Là où la dernière carte vaut 2 ou plus, un 1 se place au début et copie un effet pour vous seul. Jouez le 1 bleu à Sud 1 et copiez « défausser un cube ».
guide-copy-done = Un cube de moins.
guide-copy-not = Choisissez le 1 bleu, Sud 1, et là « défausser un cube ».

guide-islet = Petites îles
guide-islet-task = Deux cartes d’une couleur paient une petite île. Payez avec les deux rouges l’île qui défausse trois cubes.
guide-islet-done = Trois cubes de moins. L’île est retournée jusqu’à la prochaine manche.
guide-islet-not = Choisissez les deux cartes rouges, puis l’île qui défausse des cubes.

guide-bottom = Celle du bas choisit d’abord
guide-bottom-task = Quand un territoire est exploré, la boussole du bas choisit en premier. À Nord 1, la vôtre est au sommet. Payez avec les deux rouges l’île qui met une boussole au bas de sa pile, et choisissez la vôtre.
guide-bottom-done = La vôtre est maintenant au bas : vous choisissez en premier.
guide-bottom-not = Choisissez les deux cartes rouges, puis l’île qui met une boussole au bas, puis Nord 1.

guide-pass = Passer
guide-pass-task = Le premier à passer prend la tuile premier joueur, qui vaut 5 pièces d’or à la fin. Passez.
guide-pass-done = La tuile est à vous. Votre carte reste en main pour la prochaine manche.
guide-pass-not = Passez, avant qu’un autre ne le fasse.

guide-keep = Garder
guide-keep-task = La côte nord est explorée, et votre boussole est au bas. Gardez le sac de 7 pièces d’or ; sa malédiction apporte deux cubes.
guide-keep-done = Sept pièces d’or, deux cubes de plus. Bram prend maintenant l’autre trésor.
guide-keep-not = Le sac de 7 pièces d’or vaut davantage. Gardez-le.

guide-bury = Enterrer
guide-bury-task = Vous avez onze cubes. Chacun de ces trésors vous mènerait au-delà de douze. Enterrez-en un : cela défausse deux cubes.
guide-bury-done = Neuf cubes. Chaque amulette que vous avez en défausse un de plus.
guide-bury-not = Avec treize cubes à la fin, tout est perdu. Enterrez-en un.

guide-healer = Guérisseuses
guide-healer-task = À la fin, qui a des cubes paie une guérisseuse. Vous en avez huit. Laquelle des trois vous coûte le moins ?
guide-healer-done = Une pièce par cube : huit. Ensuite, le plus riche gagne.
guide-healer-not = Celle-là coûte plus. La première ne prend qu’une pièce par cube.
