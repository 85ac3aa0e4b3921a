nature = Le hasard
seat-name = Joueur { $number }
