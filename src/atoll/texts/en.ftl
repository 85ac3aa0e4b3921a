nature = Nature
seat-name = Player { $number }
