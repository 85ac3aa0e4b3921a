"""`atoll play`: a whole game in the terminal, for one person, several at one keyboard, and bots in between."""
