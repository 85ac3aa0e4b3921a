nature = Het toeval
seat-name = Speler { $number }
