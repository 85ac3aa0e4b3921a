guide-walk = Marcher
guide-walk-task = Vous êtes le disque rouge au milieu. Une action vous mène à la tuile suivante : en haut, en bas, à gauche ou à droite. Allez à l’Héliport en deux pas : choisissez une tuile éclairée, puis confirmez.
guide-walk-done = Voilà deux de vos trois actions. Une tuile inondée vous porte aussi bien qu’une tuile sèche.
guide-walk-not = Cela ne mène pas à l’Héliport. Il se trouve une tuile plus haut et une tuile plus à droite.

guide-shore = Assécher
guide-shore-task = Une tuile inondée sombre quand sa carte revient. L’Héliport est inondé, et sans lui personne ne repart. Il est à côté de vous : asséchez-le.
guide-shore-done = L’Héliport est de nouveau sec. On peut aussi assécher la tuile où l’on se tient.
guide-shore-not = C’est permis, mais l’Héliport passe d’abord. Asséchez-le.

guide-end = L’île sombre
guide-end-task = Vos trois actions sont faites. Finissez vos actions : vous piochez deux cartes Trésor, puis deux cartes Inondation sont révélées.
guide-end-done = Le Marais aux Hérons est maintenant inondé. La Porte de la Pluie l’était déjà : elle a sombré et ne reviendra pas.
guide-end-not = Finissez vos actions.

guide-rise = L’eau monte
guide-rise-task = Trois cartes du paquet Trésor sont des Crues. Finissez vos actions et voyez ce que fait une telle carte.
guide-rise-done = Le niveau est monté, la défausse Inondation est revenue sur la pioche, et des tuiles qui venaient d’être inondées sont ressorties et ont sombré.
guide-rise-not = Finissez vos actions.

guide-swim = Nager
guide-swim-task = La tuile sous vos pieds a sombré. Nagez vers une tuile voisine ; une tuile inondée convient.
guide-swim-done = À terre. Qui n’a pas de tuile voisine se noie, et toute l’équipe a perdu.
guide-swim-not = Nagez vers une tuile éclairée.

guide-give = Donner une carte
guide-give-task = Bram est sur votre tuile et a trois cartes Feu. Il en faut quatre pour un trésor. Donnez-lui la vôtre.
guide-give-done = Bram a les quatre. On donne à son tour, pour une action, sur la même tuile.
guide-give-not = Bram a besoin du Feu. Donnez-lui cette carte.

guide-capture = Prendre un trésor
guide-capture-task = Vous avez quatre cartes Feu et vous êtes à la Grotte de la Forge, l’une des deux tuiles du Feu. Prenez le trésor.
guide-capture-done = Le premier des quatre trésors. Les quatre cartes sont défaussées.
guide-capture-not = Tout est prêt : quatre cartes, la bonne tuile, une action. Prenez le trésor.

guide-discard = Cinq cartes au plus
guide-discard-task = Six cartes, c’est une de trop. L’équipe a déjà le Vent : défaussez cette carte.
guide-discard-done = Plus personne n’en a besoin. Une carte spéciale peut être jouée au lieu d’être défaussée.
guide-discard-not = Celle-là servira encore. Le Vent est déjà pris.

guide-sandbags = Sacs de sable
guide-sandbags-task = Les Sacs de sable assèchent n’importe quelle tuile, si loin soit-elle, sans coûter d’action. Les Marches de la Lune ont disparu : sauvez les Marches du Soleil, l’autre tuile de la Terre.
guide-sandbags-done = Sauvées. Les cartes spéciales se jouent aussi pendant le tour des autres.
guide-sandbags-not = Si les Marches du Soleil sombrent aussi, la Terre est perdue, et la partie avec elle. C’est là que vont les sacs.

guide-diver = Six rôles
guide-diver-task = Chacun a un rôle. Vous êtes le Plongeur : une action vous fait traverser autant de tuiles inondées ou manquantes que vous voulez. Plongez jusqu’au Dôme Rouge, en haut à droite.
guide-diver-done = Quatre tuiles en une action, et avec vos quatre cartes vous pourrez y prendre la Mer. Les règles disent ce que savent faire les autres rôles.
guide-diver-not = Plongez plus loin : le Dôme Rouge est en haut à droite.

guide-engineer = Deux pour une
guide-engineer-task = L’Ingénieur assèche deux tuiles pour une action : ici la vôtre et celle d’en dessous. Faites les deux.
guide-engineer-done = Deux tuiles pour une action.
guide-engineer-not = Deux tuiles inondées sont à portée, la vôtre et celle d’en dessous. Asséchez les deux.

guide-messenger = De loin
guide-messenger-task = Le Messager donne des cartes sans être sur la même tuile. Bram attend une quatrième carte Mer à la Maison des Vagues : donnez-lui la vôtre.
guide-messenger-done = À son tour, il pourra prendre la Mer.
guide-messenger-not = Bram attend la carte Mer.

guide-helicopter = Hélicoptère
guide-helicopter-task = Les quatre trésors sont à vous. Une carte Hélicoptère emmène des pions d’une même tuile vers n’importe quelle autre, sans coûter d’action. Emmenez Bram et volez jusqu’à l’Héliport.
guide-helicopter-done = Vous y êtes tous les deux, et il reste une carte Hélicoptère.
guide-helicopter-not = Ensemble, et jusqu’à l’Héliport : d’abord qui vole, puis qui l’accompagne, puis où.

guide-away = Rentrer
guide-away-task = Quatre trésors, tout le monde à l’Héliport, une carte Hélicoptère : rentrez et gagnez.
guide-away-done = Gagné, tous ensemble. La partie est perdue si quelqu’un se noie, si les deux tuiles d’un trésor manquant ou l’Héliport ont sombré, ou si l’eau atteint la tête de mort.
guide-away-not = Il ne manque plus rien. Rentrez.
