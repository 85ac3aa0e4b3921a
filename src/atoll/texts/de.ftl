nature = Der Zufall
seat-name = Spieler { $number }
