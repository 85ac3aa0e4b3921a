"""The server: tables, seats, live updates. It holds no game state: the entries in the database are the only truth."""
